// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/puzzle/GridSize.h"

#include <QByteArray>

#include <cstdint>
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
    std::uint64_t medianNodes = 0;     ///< pieces put down; 20,000,000 means "or more"
    double medianSeconds = 0;          ///< on the machine that made the table
};

/// Reads the table. @throws FormatError with the line that is no row of it.
[[nodiscard]] std::vector<FirstSolutionTime> parseFirstSolutionTable(const QByteArray& csv);

} // namespace tessera
