// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace tessera {

/// A table of words and numbers, to be written for people, for LaTeX or for programs.
struct TextTable {
    QStringList header;
    qsizetype words = 0; ///< the first columns are words, the others numbers
    QList<QStringList> rows;

    [[nodiscard]] QByteArray markdown() const;
    /// A tabular with the rules of booktabs.
    [[nodiscard]] QByteArray latex() const;
    [[nodiscard]] QByteArray csv() const;
};

/// One field of CSV, quoted if need be.
[[nodiscard]] QByteArray csvField(const QString& text);

/// A text as it may stand in a cell of a Markdown table.
[[nodiscard]] QString markdownCell(const QString& text);

/// One row of a Markdown table; the cells are not escaped.
[[nodiscard]] QString markdownRow(const QStringList& cells);

/// The line below a table's header: the first @p left columns to the left, the others to the right.
[[nodiscard]] QString markdownRule(qsizetype left, qsizetype columns);

} // namespace tessera
