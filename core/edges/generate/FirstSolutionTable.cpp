// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/generate/FirstSolutionTable.h"

#include "core/edges/generate/HardestColors.h"
#include "core/text/TokenReader.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace tessera {

namespace {

constexpr std::size_t kTableColumns = 7;

struct FirstSolutionTableText {
    Q_DECLARE_TR_FUNCTIONS(FirstSolutionTable)
};

double realOf(const Token& token) {
    bool ok = false;
    const double value = token.text.toByteArray().toDouble(&ok);
    if (!ok)
        throw FormatError(token.position, FirstSolutionTableText::tr("a number"),
                          quoted(token.text));
    return value;
}

FirstSolutionTime rowOf(const std::vector<Token>& line) {
    if (line.size() != kTableColumns)
        throw FormatError(line.front().position, FirstSolutionTableText::tr("7 columns"),
                          QString::number(line.size()));
    const auto whole = [&](std::size_t column) {
        return numberOf(line[column], 0, 2'000'000'000, FirstSolutionTableText::tr("a number"));
    };
    FirstSolutionTime row;
    row.size = {whole(0), whole(0)};
    row.border = whole(1);
    row.inner = whole(2);
    row.puzzles = whole(3);
    row.log10ExpectedSolutions = realOf(line[4]);
    row.medianNodes = static_cast<std::uint64_t>(whole(5));
    row.medianSeconds = realOf(line[6]);
    return row;
}

} // namespace

std::vector<FirstSolutionTime> parseFirstSolutionTable(const QByteArray& csv) {
    TokenReader reader(csv, ",");
    std::vector<FirstSolutionTime> rows;
    (void)reader.nextLine(); // the heads of the columns
    while (reader.nextLine())
        rows.push_back(rowOf(reader.restOfLine(kTableColumns)));
    return rows;
}

const FirstSolutionTime* nearestRow(std::span<const FirstSolutionTime> table, GridSize size,
                                    int inner, int hardestInner) {
    const auto distance = [&](const FirstSolutionTime& row) {
        const double scale =
            hardestInner > 0 ? double(hardestColors(row.size).inner) / hardestInner : 1.0;
        return std::pair(std::abs(row.size.cells() - size.cells()),
                         std::abs(row.inner - inner * scale));
    };
    const auto nearest = std::ranges::min_element(table, {}, distance);
    return nearest == table.end() ? nullptr : &*nearest;
}

} // namespace tessera
