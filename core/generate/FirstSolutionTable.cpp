// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/FirstSolutionTable.h"

#include "core/formats/TokenReader.h"

#include <QCoreApplication>

#include <algorithm>

namespace tessera {

namespace {

constexpr std::size_t kColumns = 7;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(FirstSolutionTable)
};

double realOf(const Token& token) {
    bool ok = false;
    const double value = token.text.toByteArray().toDouble(&ok);
    if (!ok)
        throw FormatError(token.position, Text::tr("a number"), quoted(token.text));
    return value;
}

FirstSolutionTime rowOf(const std::vector<Token>& line) {
    if (line.size() != kColumns)
        throw FormatError(line.front().position, Text::tr("7 columns"),
                          QString::number(line.size()));
    const auto whole = [&](std::size_t column) {
        return numberOf(line[column], 0, 2'000'000'000, Text::tr("a number"));
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
        rows.push_back(rowOf(reader.restOfLine(kColumns)));
    return rows;
}

} // namespace tessera
