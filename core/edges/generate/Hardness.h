// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/generate/Generator.h"

namespace tessera {

/// log10 of the number of solutions that chance alone gives a puzzle: all ways to fill the board,
/// times the probability that every joint matches. Around 0 puzzles are hardest: above it solutions
/// abound, below it there are few partial ones to try (Söderlind 2010, 3.1.4).
///
/// The formula of Söderlind 2010 takes every joint to match with probability 1/colours. Here the
/// edges are drawn without replacement instead, because a colour's edges are known to pair off:
/// - along the frame a piece has one orientation, so each joint takes one clockwise and one
///   anticlockwise edge: ∏ t! / J! with t joints of each colour out of J;
/// - inside, the s edges that side pieces turn inwards take partners among the e edges of inner
///   pieces, and those left pair off among themselves: ∏ e!/(e−s)! · (e−s−1)!!, divided by the same
///   of the sums;
/// - a signed colour's edges pair tab with blank;
/// - unframed, joints are taken as independent, each matching with the probability that two edges
///   drawn from all join (the rim takes the rest);
/// - with a rim in one colour the rim's edges are drawn first, without replacement, and those left
///   pair off completely: ∏ (e−1)!! over the colours, divided by the same of their sum. Of any
///   colour, the sum over the colours. That edges at a corner come from one piece is left out.
///
/// Where pieces keep their rotation an upper edge only meets a lower one, so the joints of either
/// direction are drawn alone. J joints above each other take J of e upper edges and J of e lower
/// ones, e being all pieces, in C(e,J)²·J! ways, and the rim takes the rest. With a upper and b
/// lower edges of a colour, j of its joints can be made in C(a,j)·C(b,j)·j! ways, so that all J
/// match in as many as the coefficient of x^J in the product of Σⱼ C(a,j)·C(b,j)·j!·xʲ over the
/// colours. The same for left and right edges.
///
/// Assumed: a random arrangement pairs edges uniformly. Solutions that are rotations of each other
/// count as several; boards that look the same count once. Copies and symmetric pieces are allowed
/// for. A generated puzzle has its own solution besides: see expectedSolutions().
/// @returns −∞ if the pieces cannot make a full solution at all (see diagnose()); NaN, not known,
/// where pieces keep their rotation and the rim is in one colour.
[[nodiscard]] double log10ExpectedSolutions(const Puzzle& puzzle);

/// The same before a puzzle is made: each set's colours occur equally often (Even), or as chance
/// has it (Random: the expectation over all draws). Hints without cells are taken as inner ones.
///
/// Where pieces keep their rotation, Even takes a and b as equal as they can be. Random has the
/// mean of c^(cycles) over all arrangements, divided by c^J, for c colours: the joints of the
/// solution and those of an arrangement form cycles, each of which matches by itself once all but
/// one of its joints do, and paths that end at the rim. With r edges at either rim that mean is Σₚ
/// C(r,p)²·C(J−p+c+2r−1, J−p) / C(J+r,r)², p being the paths from one rim to the other.
/// @returns NaN if the colours are none at all, and as above.
[[nodiscard]] double log10ExpectedSolutions(const GeneratorSettings& settings);

/// The mean of a generated puzzle's own solution and those of chance, up to the board's rotations.
[[nodiscard]] double expectedSolutions(double log10ByChance, GridSize size, bool fixed);

/// The rotations of a full board of the same size: 4 for a square, else 2; 1 with a hint, or where
/// pieces keep their rotation.
[[nodiscard]] int boardRotations(GridSize size, bool fixed);

} // namespace tessera
