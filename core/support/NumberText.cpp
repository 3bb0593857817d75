// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/NumberText.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace tessera {

namespace {

struct ScaledCount {
    double value = 0;
    QString unit; ///< with the space before it
};

ScaledCount scaled(double count) {
    constexpr std::array<const char16_t*, 6> units{u"", u"k", u"M", u"G", u"T", u"P"};
    std::size_t unit = 0;
    // 999.95 would be shown as 1000 of its unit.
    while (std::abs(count) >= (unit == 0 ? 999.5 : 999.95) && unit + 1 < units.size()) {
        count /= 1000;
        ++unit;
    }
    return {count, unit == 0 ? QString() : QChar(QChar::Nbsp) + QString::fromUtf16(units[unit])};
}

QString tenTo(int exponent) {
    const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text = exponent < 0 ? QStringLiteral("10⁻") : QStringLiteral("10");
    for (const QChar digit : QString::number(std::abs(exponent)))
        text += digits[digit.digitValue()];
    return text;
}

/// A power of ten, for counts beyond the last unit. @pre count is positive
QString powerText(double count) {
    return tenTo(static_cast<int>(std::floor(std::log10(count) + 0.5)));
}

constexpr double kUnitsEnd = 1e18;

QString latexRow(const QStringList& escaped) {
    return escaped.join(QStringLiteral(" & ")) + QStringLiteral(" \\\\\n");
}

QByteArray csvLine(const QStringList& cells) {
    QByteArrayList fields;
    for (const QString& cell : cells)
        fields << csvField(cell);
    return fields.join(',') + '\n';
}

} // namespace

QString durationText(double seconds, bool tenths) {
    // Too short for a clock's notation.
    if (tenths && seconds > 0 && seconds < 1) {
        const auto milliseconds = std::lround(seconds * 1000);
        if (milliseconds == 0)
            return QCoreApplication::translate("NumberText", "< 1 ms");
        if (milliseconds < 1000)
            return QCoreApplication::translate("NumberText", "%1 ms").arg(milliseconds);
        seconds = 1;
    }
    constexpr double longest = 1e12; // keeps the arithmetic below in range
    const bool withTenths = tenths && seconds < 3600;
    const auto units =
        static_cast<qint64>(std::floor(std::clamp(seconds, 0.0, longest) * (withTenths ? 10 : 1)));
    const qint64 whole = withTenths ? units / 10 : units;
    const auto twoDigits = [](qint64 n) { return QStringLiteral("%1").arg(n, 2, 10, QChar(u'0')); };
    QString text;
    if (whole >= 3600)
        text = QString::number(whole / 3600) + u':' + twoDigits(whole / 60 % 60);
    else
        text = QString::number(whole / 60);
    text += u':' + twoDigits(whole % 60);
    if (withTenths)
        text += QLocale().decimalPoint() + QString::number(units % 10);
    return text;
}

QString roughDurationText(double seconds) {
    constexpr double day = 86400;
    constexpr double year = 365.25 * day;
    if (seconds < 2 * day)
        return durationText(seconds);
    if (seconds < 2 * year) {
        return QCoreApplication::translate("NumberText", "%n days", nullptr,
                                           static_cast<int>(seconds / day + 0.5));
    }
    return QCoreApplication::translate("NumberText", "%1 years")
        .arg(shortCountText(seconds < 1000 * year ? std::floor(seconds / year) : seconds / year));
}

QString forecastText(double seconds) {
    struct Unit {
        double seconds;
        const char* text;
    };
    constexpr double day = 86400;
    constexpr std::array units{Unit{1, QT_TRANSLATE_N_NOOP("NumberText", "about %n second(s)")},
                               Unit{60, QT_TRANSLATE_N_NOOP("NumberText", "about %n minute(s)")},
                               Unit{3600, QT_TRANSLATE_N_NOOP("NumberText", "about %n hour(s)")},
                               Unit{day, QT_TRANSLATE_N_NOOP("NumberText", "about %n day(s)")}};
    // Rounded first: 59 minutes are about an hour.
    const auto inOneFigure = [](double number) {
        const double figure = std::pow(10.0, std::floor(std::log10(std::max(1.0, number))));
        return std::round(number / figure) * figure;
    };
    if (!(seconds < 30 * day))
        return QCoreApplication::translate("NumberText", "more than a month");
    std::size_t unit = 0;
    while (unit + 1 < units.size() &&
           inOneFigure(seconds / units[unit].seconds) * units[unit].seconds >=
               units[unit + 1].seconds)
        ++unit;
    const double number = std::max(1.0, inOneFigure(seconds / units[unit].seconds));
    return QCoreApplication::translate("NumberText", units[unit].text, nullptr,
                                       static_cast<int>(number));
}

QString leftToRight(const QString& text) {
    constexpr QChar isolate(0x2066);
    constexpr QChar end(0x2069);
    return QLocale().textDirection() == Qt::RightToLeft ? isolate + text + end : text;
}

QString countText(double count) {
    if (count >= kUnitsEnd)
        return powerText(count);
    const auto [value, unit] = scaled(count);
    int decimals = 0;
    if (!unit.isEmpty())
        decimals = std::abs(value) < 9.995 ? 2 : 1;
    return leftToRight(QLocale().toString(value, 'f', decimals) + unit);
}

QString plainText(double number, int decimals) {
    QLocale locale;
    locale.setNumberOptions(locale.numberOptions() | QLocale::OmitGroupSeparator);
    return locale.toString(number, 'f', decimals);
}

QString shortCountText(double count) {
    if (count >= kUnitsEnd)
        return powerText(count);
    const auto [value, unit] = scaled(count);
    return leftToRight(QLocale().toString(value, 'g', 4) + unit);
}

QString powerOfTenText(double log10) {
    const double exponent = std::floor(log10);
    const double factor = std::pow(10.0, log10 - exponent);
    // 9.95 would be shown as 10.0.
    const bool up = factor >= 9.95;
    return QStringLiteral("%1 × %2").arg(QLocale().toString(up ? 1.0 : factor, 'f', 1),
                                         tenTo(static_cast<int>(exponent) + (up ? 1 : 0)));
}

QByteArray csvField(const QString& text) {
    const bool plain = std::ranges::none_of(
        text, [](QChar c) { return c == u',' || c == u'"' || c == u'\n' || c == u'\r'; });
    if (plain)
        return text.toUtf8();
    return '"' + QString(text).replace(u'"', QStringLiteral("\"\"")).toUtf8() + '"';
}

QString latexText(const QString& text) {
    QString escaped;
    for (const QChar c : text) {
        if (c == u'\\')
            escaped += QStringLiteral("\\textbackslash{}");
        else if (c == u'~' || c == u'^')
            escaped += QStringLiteral("\\%1{}").arg(c);
        else if (QStringLiteral("&%$#_{}").contains(c))
            escaped += QStringLiteral("\\") + c;
        else if (c == u'×')
            escaped += QStringLiteral("$\\times$");
        else if (c == u'χ')
            escaped += QStringLiteral("$\\chi$");
        else if (c == u'[' || c == u'*') // after a line's end they would be its options
            escaped += QStringLiteral("{%1}").arg(c);
        else
            escaped += c;
    }
    return escaped;
}

QByteArray TextTable::markdown() const {
    QString text = markdownRow(header) + markdownRule(words, header.size());
    for (qsizetype row = 0; row < rows.size(); ++row) {
        QStringList cells;
        for (qsizetype column = 0; column < rows[row].size(); ++column) {
            const QString cell = markdownCell(rows[row][column]);
            cells << (best.contains({row, column}) ? QStringLiteral("**%1**").arg(cell) : cell);
        }
        text += markdownRow(cells);
    }
    return text.toUtf8();
}

QByteArray TextTable::latex() const {
    QString text = QStringLiteral("\\begin{tabular}{%1%2}\n\\toprule\n")
                       .arg(QString(words, u'l'), QString(header.size() - words, u'r'));
    QStringList titles;
    for (const QString& title : header)
        titles << latexText(title);
    text += latexRow(titles) + QStringLiteral("\\midrule\n");
    for (qsizetype row = 0; row < rows.size(); ++row) {
        QStringList cells;
        for (qsizetype column = 0; column < rows[row].size(); ++column) {
            const QString cell = latexText(rows[row][column]);
            cells << (best.contains({row, column}) ? QStringLiteral("\\textbf{%1}").arg(cell)
                                                   : cell);
        }
        text += latexRow(cells);
    }
    text += QStringLiteral("\\bottomrule\n\\end{tabular}\n");
    return text.toUtf8();
}

QByteArray TextTable::csv() const {
    QByteArray text = csvLine(header);
    for (const QStringList& row : rows)
        text += csvLine(row);
    return text;
}

QString markdownCell(const QString& text) {
    return QString(text).replace(u'|', QStringLiteral("\\|")).simplified();
}

QString markdownRow(const QStringList& cells) {
    return QStringLiteral("| ") + cells.join(QStringLiteral(" | ")) + QStringLiteral(" |\n");
}

QString markdownRule(qsizetype left, qsizetype columns) {
    QString rule = QStringLiteral("|");
    for (qsizetype i = 0; i < columns; ++i)
        rule += i < left ? QStringLiteral("---|") : QStringLiteral("--:|");
    return rule + u'\n';
}

} // namespace tessera
