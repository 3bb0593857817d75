// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace tessera {

/// A running time: m:ss, from an hour on h:mm:ss; with @p tenths below an hour e.g. 0:04.2, and
/// below a tenth of a second e.g. 12 ms.
[[nodiscard]] QString durationText(double seconds, bool tenths = false);

/// A time that is roughly known: as durationText() up to two days, then in days, then in years.
[[nodiscard]] QString roughDurationText(double seconds);

/// A text that is read from left to right, e.g. a number and its unit. In a language that is
/// written from right to left marks keep its order; elsewhere it is as it was.
[[nodiscard]] QString leftToRight(const QString& text);

/// A big count in three digits, e.g. 999, 52.3 k, 52.3 M, 1.20 G; numbers by
/// the locale, a no-break space before the unit. From 10¹⁸ on the power of ten.
[[nodiscard]] QString countText(double count);

/// The same without decimals that say nothing, for round numbers: 500 k, 1.5 M.
[[nodiscard]] QString shortCountText(double count);

/// A number by its common logarithm, which is finite: 4.0 × 10⁶.
[[nodiscard]] QString powerOfTenText(double log10);

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
