// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/version/Commit.h"

#include "tessera_commit.h"

namespace tessera {

QString builtFromCommit() {
    return QStringLiteral(TESSERA_COMMIT);
}

QString versionLine() {
    const QString commit = builtFromCommit();
    const QString origin = commit.isEmpty() ? QString() : commit + QStringLiteral(", ");
    return QStringLiteral("%1 (%2Qt %3)")
        .arg(QStringLiteral(TESSERA_VERSION), origin, QString::fromLatin1(qVersion()));
}

} // namespace tessera
