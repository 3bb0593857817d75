// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/KindCommands.h"
#include "app/cli/Commands.h"

#include <QJsonArray>

namespace tessera {

namespace {

QJsonObject factsOf(const FormatFacts& format, const Kind& kind) {
    return {
        {QStringLiteral("id"), format.id},
        {QStringLiteral("kind"), idOf(kind)},
        {QStringLiteral("name"), format.name},
        {QStringLiteral("extensions"), QJsonArray::fromStringList(format.extensions)},
        {QStringLiteral("write"), format.canWrite},
    };
}

void printPlainly(const QJsonObject& facts) {
    const bool written = facts.value(QLatin1String("write")).toBool();
    const QStringList extensions =
        facts.value(QLatin1String("extensions")).toVariant().toStringList();
    print(QStringLiteral("%1 %2 %3")
              .arg(facts.value(QLatin1String("id")).toString(), -16)
              .arg(written ? QStringLiteral("read,write") : QStringLiteral("read"), -10)
              .arg(QStringLiteral("%1 (*.%2)")
                       .arg(facts.value(QLatin1String("name")).toString(),
                            extensions.join(QStringLiteral(", *.")))));
}

ExitCode formats(const Arguments& arguments) {
    QJsonArray list;
    for (const Kind* kind : allKinds()) {
        for (const FormatFacts& format : kind->formats())
            list.append(factsOf(format, *kind));
    }
    if (arguments.has(QStringLiteral("json"))) {
        print(list);
        return ExitCode::Done;
    }
    for (const QJsonValue& facts : list)
        printPlainly(facts.toObject());
    return ExitCode::Done;
}

} // namespace

Command formatsCommand() {
    CommandSpec spec;
    spec.name = QStringLiteral("formats");
    spec.summary = CliText::tr("List the file formats.");
    spec.options = {{{QStringLiteral("json")}, {}, CliText::tr("Print one JSON array.")}};
    return {spec, formats};
}

} // namespace tessera
