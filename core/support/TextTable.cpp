// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/TextTable.h"

#include <algorithm>

namespace tessera {

namespace {

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
        else
            escaped += c;
    }
    return escaped;
}

QString latexRow(const QStringList& cells) {
    QStringList escaped;
    for (const QString& cell : cells)
        escaped << latexText(cell);
    return escaped.join(QStringLiteral(" & ")) + QStringLiteral(" \\\\\n");
}

QByteArray csvLine(const QStringList& cells) {
    QByteArrayList fields;
    for (const QString& cell : cells)
        fields << csvField(cell);
    return fields.join(',') + '\n';
}

} // namespace

QByteArray csvField(const QString& text) {
    const bool plain = std::ranges::none_of(
        text, [](QChar c) { return c == u',' || c == u'"' || c == u'\n' || c == u'\r'; });
    if (plain)
        return text.toUtf8();
    return '"' + QString(text).replace(u'"', QStringLiteral("\"\"")).toUtf8() + '"';
}

QByteArray TextTable::markdown() const {
    QString text = markdownRow(header) + markdownRule(words, header.size());
    for (const QStringList& row : rows) {
        QStringList cells;
        for (const QString& cell : row)
            cells << markdownCell(cell);
        text += markdownRow(cells);
    }
    return text.toUtf8();
}

QByteArray TextTable::latex() const {
    QString text = QStringLiteral("\\begin{tabular}{%1%2}\n\\toprule\n")
                       .arg(QString(words, u'l'), QString(header.size() - words, u'r'));
    text += latexRow(header) + QStringLiteral("\\midrule\n");
    for (const QStringList& row : rows)
        text += latexRow(row);
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
