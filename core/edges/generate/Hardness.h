// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/generate/Generator.h"

namespace tessera {

/// log10 of the number of solutions that chance alone gives a puzzle: all ways to fill the board,
/// times the probability that every joint matches. Around 0 puzzles are hardest: above it solutions
/// abound, below it there are few partial ones to try (003, 3.1.4).
///
/// The formula of 003 takes every joint to match with probability 1/colours. Here the edges are
/// drawn without replacement instead, because a colour's edges are known to pair off:
/// - along the frame a piece has one orientation, so each joint takes one clockwise and one
///   anticlockwise edge: ∏ t! / J! with t joints of each colour out of J;
/// - inside, the s edges that side pieces turn inwards take partners among the e edges of inner
///   pieces, and those left pair off among themselves: ∏ e!/(e−s)! · (e−s−1)!!, divided by the same
///   of the sums;
/// - a signed colour's edges pair tab with blank;
/// - unframed, joints are taken as independent, each matching with the probability that two edges
///   drawn from all join (the rim takes the rest).
///
/// Assumed: a random arrangement pairs edges uniformly. Solutions that are rotations of each other
/// count as several; boards that look the same count once. Copies and symmetric pieces are allowed
/// for. A generated puzzle has its own solution besides: see expectedSolutions().
/// @returns −∞ if the pieces cannot make a full solution at all (see diagnose()).
[[nodiscard]] double log10ExpectedSolutions(const Puzzle& puzzle);

/// The same before a puzzle is made: each set's colours occur equally often (Even), or as chance
/// has it (Random: the expectation over all draws). Hints without cells are taken as inner ones.
/// @returns NaN if the colours are none at all.
[[nodiscard]] double log10ExpectedSolutions(const GeneratorSettings& settings);

/// The mean of a generated puzzle's own solution and those of chance, up to the board's rotations.
[[nodiscard]] double expectedSolutions(double log10ByChance, GridSize size, bool hinted);

/// The rotations of a full board of the same size: 4 for a square, else 2; 1 with a hint.
[[nodiscard]] int boardRotations(GridSize size, bool hinted);

} // namespace tessera
