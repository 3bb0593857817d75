// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

namespace tessera {

/// Compares a table in a Markdown file with what a test measured. The table is between the lines
/// "<!-- made by MAKER -->" and "<!-- end -->"; it is rewritten if the environment variable @p
/// update is set.
/// @returns what is wrong, empty if the file is right
[[nodiscard]] inline QString tableTrouble(const QString& path, const QByteArray& maker,
                                          const QByteArray& table, const char* update) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return QStringLiteral("cannot read %1").arg(path);
    QByteArray text = file.readAll();
    file.close();
    const QByteArray opening = "<!-- made by " + maker + " -->\n";
    const qsizetype begin = text.indexOf(opening) + opening.size();
    const qsizetype end = text.indexOf("<!-- end -->\n", begin);
    if (begin < opening.size() || end < begin)
        return QStringLiteral("%1 has no place for the table").arg(path);
    if (qEnvironmentVariableIsSet(update)) {
        if (!file.open(QIODevice::WriteOnly))
            return QStringLiteral("cannot write %1").arg(path);
        file.write(text.replace(begin, end - begin, table));
        return {};
    }
    if (text.sliced(begin, end - begin) == table)
        return {};
    return QStringLiteral("run this test with %1=1; now it is\n%2")
        .arg(QLatin1String(update), QString::fromUtf8(table));
}

} // namespace tessera
