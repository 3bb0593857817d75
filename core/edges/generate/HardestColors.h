// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Puzzle.h"

#include <QByteArray>

#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

/// The colour counts for which one solution is expected: the hardest of its size (Söderlind
/// 2010, 3.1.4).
struct HardestColors {
    double innerExact = 0;  ///< M before rounding
    double borderExact = 0; ///< B before rounding, computed with M rounded up
    int inner = 0;          ///< M rounded up
    int border = 0;         ///< B rounded up; 0 if the board has no joints along the frame
    bool byFormula = true;  ///< false if the formula gives nothing and our own rule was used

    [[nodiscard]] int total() const { return inner + border; }
};

/// M = (k!·4^k)^(1/2k) with k = (n−2)(m−2) inner cells, and B = (b!·4!/M^(b/2))^(1/(2(n−1)+2(m−1)))
/// with b = 2(n−2)+2(m−2) side cells and M rounded up; both rounded up. With one fixed hint piece
/// M's numerator is (k−1)!·4^(k−1), the exponent's k unchanged.
///
/// Where the formula gives nothing, its principle is applied to the joints that exist: the
/// arrangements, divided by the ways to miss a joint, are one.
/// - unframed: C = ((nm)!·4^(nm))^(1/joints), all of it `inner`, without 4^(nm) if pieces keep
///   their rotation;
/// - n×1: B = (2!·(n−2)!·2^(n−2))^(1/(n−1)), no inner colours, and none at all on a framed 1×1
///   board, which has no joints;
/// - n×2: M = (b!·4!)^(1/joints) for the joints between facing side pieces, B as above; a 2×2 board
///   has no such joints and only B;
/// - signed: half as many patterns, since each has two halves that differ.
/// @param hints the number of fixed inner pieces.
[[nodiscard]] HardestColors hardestColors(GridSize size, Rules rules = {}, int hints = 0);

/// Times of the exact search to the first solution of small framed puzzles, measured by
/// tests/bench/measure_first_solution and kept in resources/hardness/first-solution.csv.
struct FirstSolutionTime {
    GridSize size;
    int border = 0;                    ///< border colours: the hardest count
    int inner = 0;                     ///< inner colours
    int puzzles = 0;                   ///< how many puzzles were measured
    double log10ExpectedSolutions = 0; ///< see Hardness.h
    std::uint64_t medianNodes = 0;     ///< placements
    double medianSeconds = 0;          ///< on the machine that made the table

    /// Whether at least half of the searches were stopped before a solution.
    [[nodiscard]] bool isGivenUp() const { return medianNodes >= 20'000'000; }
};

/// Reads the table. @throws FormatError at an invalid line.
[[nodiscard]] std::vector<FirstSolutionTime> parseFirstSolutionTable(const QByteArray& csv);

/// The row most similar to a framed board: first by cells, then by the share of the hardest inner
/// count.
/// @param inner the board's inner colours
/// @param hardestInner their hardest count; 0 compares the numbers themselves
/// @returns null for an empty table
[[nodiscard]] const FirstSolutionTime* nearestRow(std::span<const FirstSolutionTime> table,
                                                  GridSize size, int inner, int hardestInner);

} // namespace tessera
