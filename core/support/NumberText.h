// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <set>
#include <utility>

namespace tessera {

/// A running time, cut off: m:ss, from an hour on h:mm:ss. With @p tenths below an hour e.g.
/// 0:04.2, and below a second, rounded, e.g. 12 ms.
[[nodiscard]] QString durationText(double seconds, bool tenths = false);

/// An approximate time: as durationText() up to two days, then in days, then in years.
[[nodiscard]] QString roughDurationText(double seconds);

/// An expected time in one figure, e.g. "about 6 hours", or "more than a month".
[[nodiscard]] QString forecastText(double seconds);

/// Marks a text to be read from left to right, e.g. a number and its unit, in a language written
/// from right to left; unchanged in other languages.
[[nodiscard]] QString leftToRight(const QString& text);

/// A score, a piece or another number that names something: without separators of thousands, so
/// that it is the same text everywhere.
[[nodiscard]] QString plainText(double number, int decimals = 0);

/// A big count in three digits, e.g. 999, 52.3 k, 52.3 M, 1.20 G; numbers by
/// the locale, a no-break space before the unit. From 10¹⁸ on the power of ten.
[[nodiscard]] QString countText(double count);

/// The same without trailing zeros, for round numbers: 500 k, 1.5 M.
[[nodiscard]] QString shortCountText(double count);

/// A number by its common logarithm, which is finite: 4.0 × 10⁶.
[[nodiscard]] QString powerOfTenText(double log10);

/// A table of words and numbers for people, for LaTeX or for programs.
struct TextTable {
    QStringList header;
    qsizetype words = 0; ///< the first columns are words, the others numbers
    QList<QStringList> rows;
    /// Row and column of the best cells, which people see in bold.
    std::set<std::pair<qsizetype, qsizetype>> best{};

    [[nodiscard]] QByteArray markdown() const;
    /// A tabular in the style of booktabs.
    [[nodiscard]] QByteArray latex() const;
    [[nodiscard]] QByteArray csv() const;
};

/// One field of CSV, quoted if necessary.
[[nodiscard]] QByteArray csvField(const QString& text);

/// Text with LaTeX's special characters escaped.
[[nodiscard]] QString latexText(const QString& text);

[[nodiscard]] QString markdownCell(const QString& text);

/// One row of a Markdown table; the cells are not escaped.
[[nodiscard]] QString markdownRow(const QStringList& cells);

/// The line below a table's header: the first @p left columns aligned left, the others right.
[[nodiscard]] QString markdownRule(qsizetype left, qsizetype columns);

} // namespace tessera
