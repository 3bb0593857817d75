// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace tessera {

/// A text as it may stand in a cell of a Markdown table.
[[nodiscard]] QString markdownCell(const QString& text);

/// One row of a Markdown table; the cells are not escaped.
[[nodiscard]] QString markdownRow(const QStringList& cells);

/// The line below a table's header: the first @p left columns to the left, the
/// others to the right.
[[nodiscard]] QString markdownRule(qsizetype left, qsizetype columns);

} // namespace tessera
