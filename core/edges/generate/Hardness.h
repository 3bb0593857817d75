// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/generate/Generator.h"

namespace tessera {

/// log10 of the number of solutions that a puzzle has by chance alone: all ways to fill the board,
/// times the probability that every joint matches. Puzzles are hardest around 0: above it there are
/// many solutions, below it few partial ones to try (Söderlind 2010, 3.1.4).
///
/// Söderlind 2010 assumes that every joint matches with probability 1/colours. Here edges are drawn
/// without replacement, because it is known that the edges of a colour pair off:
/// - along the frame a piece has one orientation, so each joint takes one clockwise and one
///   anticlockwise edge: ∏ t! / J! with t joints of each colour among J;
/// - inside, the s inward edges of side pieces take partners among the e edges of inner pieces, and
///   the rest pair off among themselves: ∏ e!/(e−s)! · (e−s−1)!!, divided by the same expression of
///   the sums;
/// - a signed colour's edges pair tab with blank;
/// - unframed, joints are assumed independent, and each matches with the probability that two
///   random edges join (the rim takes the rest);
/// - with a rim in one colour, the rim's edges are drawn first, without replacement, and the rest
///   pair off completely: ∏ (e−1)!! over the colours, divided by the same expression of their sum.
///   If any colour is allowed, the sum over the colours. It ignores that the two edges at a corner
///   come from one piece.
///
/// If pieces keep their rotation, an upper edge meets only lower ones, so the joints of each
/// direction are drawn separately. J joints one above the other take J of e upper edges and J of e
/// lower ones, where e is the number of pieces, in C(e,J)²·J! ways; the rim takes the rest. With a
/// upper and b lower edges of a colour, j of its joints can be made in C(a,j)·C(b,j)·j! ways. So
/// the number of ways in which all J match is the coefficient of x^J in the product of Σⱼ
/// C(a,j)·C(b,j)·j!·xʲ over the colours. The same holds for left and right edges.
///
/// Assumption: a random arrangement pairs edges uniformly. Solutions that are rotations of each
/// other count as several; boards that look the same count once. Copies and symmetric pieces are
/// taken into account. A generated puzzle has its own solution in addition: see
/// expectedSolutions().
/// @returns −∞ if the pieces cannot make a full solution (see diagnose()); NaN if unknown: pieces
/// keep their rotation and the rim is in one colour.
[[nodiscard]] double log10ExpectedSolutions(const Puzzle& puzzle);

/// The same before a puzzle is made: the colours of each set occur equally often (Even) or at
/// random (Random: the expectation over all draws). Hints are on their hintCells().
///
/// If pieces keep their rotation, Even assumes that a and b are as equal as possible. Random takes
/// the mean of c^(cycles) over all arrangements, divided by c^J, for c colours: the joints of the
/// solution and those of an arrangement form cycles and paths. In a cycle the last joint matches if
/// all others do; paths end at the rim. With r edges at each rim that mean is Σₚ
/// C(r,p)²·C(J−p+c+2r−1, J−p) / C(J+r,r)², where p counts the paths from one rim to the other.
/// @returns NaN if there are no colours, and as above. @throws UserError as hintCells()
[[nodiscard]] double log10ExpectedSolutions(const GeneratorSettings& settings);

/// The expected number of solutions of a generated puzzle: its own and those by chance, up to the
/// board's rotations.
[[nodiscard]] double expectedSolutions(double log10ByChance, GridSize size, bool fixed);

/// The number of rotations of a full board with the same size: 4 for a square, else 2; 1 with a
/// hint, or if pieces keep their rotation.
[[nodiscard]] int boardRotations(GridSize size, bool fixed);

} // namespace tessera
