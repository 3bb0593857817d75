// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/Markdown.h"

namespace tessera {

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
