// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/GridSize.h"

#include <QByteArray>

#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

/// How long exact search took to the first solution of small framed puzzles, as
/// measured by tests/bench/measure_first_solution and kept in
/// resources/hardness/first-solution.csv.
struct FirstSolutionTime {
    GridSize size;
    int border = 0;                    ///< border colours: the hardest count
    int inner = 0;                     ///< inner colours
    int puzzles = 0;                   ///< how many were measured
    double log10ExpectedSolutions = 0; ///< see Hardness.h
    std::uint64_t medianNodes = 0;     ///< pieces put down
    double medianSeconds = 0;          ///< on the machine that made the table

    /// Whether half of the searches or more were given up before a solution.
    [[nodiscard]] bool isGivenUp() const { return medianNodes >= 20'000'000; }
};

/// Reads the table. @throws FormatError with the line that is no row of it.
[[nodiscard]] std::vector<FirstSolutionTime> parseFirstSolutionTable(const QByteArray& csv);

/// The row that is nearest in kind to a framed board: in the number of cells
/// first, then in the inner colours as a share of the hardest count.
/// @param inner the board's inner colours
/// @param hardestInner their hardest count; 0 compares the numbers themselves
/// @returns null for an empty table
[[nodiscard]] const FirstSolutionTime* nearestRow(std::span<const FirstSolutionTime> table,
                                                  GridSize size, int inner, int hardestInner);

} // namespace tessera
