// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/CellNames.h"

#include "app/cli/common/Arguments.h"
#include "app/cli/common/Console.h"

#include "core/edges/puzzle/Score.h"

#include <algorithm>
#include <set>

namespace tessera {

namespace {

int cellNamed(const QString& name, GridSize size) {
    for (int cell = 0; cell < size.cells(); ++cell) {
        if (cellName(size, cell).compare(name, Qt::CaseInsensitive) == 0)
            return cell;
    }
    throw UsageError(CliText::tr("“%1” is no cell of the %2×%3 board.")
                         .arg(name)
                         .arg(size.width)
                         .arg(size.height));
}

} // namespace

std::vector<int> cellsNamed(const QString& text, GridSize size) {
    std::set<int> cells;
    for (const QString& part : text.split(u',')) {
        const int first = cellNamed(part.section(u':', 0, 0).trimmed(), size);
        const int last =
            part.contains(u':') ? cellNamed(part.section(u':', 1).trimmed(), size) : first;
        const std::pair<int, int> columns = std::minmax({size.column(first), size.column(last)});
        const std::pair<int, int> rows = std::minmax({size.row(first), size.row(last)});
        for (int row = rows.first; row <= rows.second; ++row) {
            for (int column = columns.first; column <= columns.second; ++column)
                cells.insert(size.cell(column, row));
        }
    }
    return {cells.begin(), cells.end()};
}

} // namespace tessera
