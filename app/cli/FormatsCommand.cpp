// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"

#include "core/formats/FormatRegistry.h"

#include <QJsonArray>

namespace tessera {

namespace {

ExitCode formats(const Arguments& arguments) {
    QJsonArray list;
    for (const auto& format : allFormats()) {
        if (!arguments.has(QStringLiteral("json"))) {
            print(
                QStringLiteral("%1 %2 %3")
                    .arg(format->id(), -16)
                    .arg(format->canWrite() ? QStringLiteral("read,write") : QStringLiteral("read"),
                         -10)
                    .arg(QStringLiteral("%1 (*.%2)")
                             .arg(format->name(),
                                  format->extensions().join(QStringLiteral(", *.")))));
        }
        list.append(QJsonObject{
            {QStringLiteral("id"), format->id()},
            {QStringLiteral("name"), format->name()},
            {QStringLiteral("extensions"), QJsonArray::fromStringList(format->extensions())},
            {QStringLiteral("write"), format->canWrite()},
        });
    }
    if (arguments.has(QStringLiteral("json")))
        print(list);
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
