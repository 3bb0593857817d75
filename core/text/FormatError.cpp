// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/FormatError.h"

#include <QCoreApplication>

namespace tessera {

namespace {

QString sentenceOf(TextPosition position, const QString& expected, const QString& found) {
    const QString text =
        QCoreApplication::translate("FormatError", "expected %1, found %2").arg(expected, found);
    if (position.line <= 0)
        return text;
    return QStringLiteral("%1:%2: %3").arg(position.line).arg(position.column).arg(text);
}

} // namespace

FormatError::FormatError(TextPosition position, const QString& expected, const QString& found)
    : UserError(sentenceOf(position, expected, found)), m_position(position) {}

} // namespace tessera
