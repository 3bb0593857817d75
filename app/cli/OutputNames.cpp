// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/OutputNames.h"

#include <QFileInfo>

namespace tessera {

QString memberPath(const QString& out, int index, int count) {
    if (count == 1)
        return out;
    const QFileInfo info(out);
    const QString number = QStringLiteral("%1").arg(
        index + 1, static_cast<int>(QString::number(count).size()), 10, QChar(u'0'));
    const QString ending = info.suffix().isEmpty() ? QString() : u'.' + info.suffix();
    return out.chopped(ending.size()) + u'-' + number + ending;
}

} // namespace tessera
