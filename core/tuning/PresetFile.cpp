// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/PresetFile.h"

#include "core/kind/Kind.h"
#include "core/support/FileIo.h"
#include "core/text/Json.h"
#include "core/text/TokenReader.h"

#include <QJsonDocument>

namespace tessera {

namespace {

constexpr qint64 kMostPresetBytes = 1 << 20;
const QString kPresetFormat = QStringLiteral("tessera-preset");

} // namespace

QByteArray presetBytes(const PresetFile& preset) {
    return QJsonDocument(
               QJsonObject{{QStringLiteral("format"), kPresetFormat},
                           {QStringLiteral("solver"), QString::fromStdString(preset.solver->id)},
                           {QStringLiteral("values"), preset.values.toJson()},
                           {QStringLiteral("evidence"), preset.evidence}})
        .toJson();
}

PresetFile presetFrom(const QByteArray& bytes) {
    const JsonNode root = JsonNode::parse(bytes);
    const JsonNode format = root.at("format");
    if (format.text() != kPresetFormat)
        format.fail(QStringLiteral("“%1”").arg(kPresetFormat));
    const JsonNode id = root.at("solver");
    PresetFile preset;
    preset.solver = findSolver(id.text().toStdString());
    if (preset.solver == nullptr)
        id.fail(FormatText::tr("the id of a method"));
    preset.values = preset.solver->defaults();
    preset.values.setJson(root.at("values").object());
    if (const auto evidence = root.find("evidence"))
        preset.evidence = evidence->object();
    return preset;
}

PresetFile loadPreset(const QString& path) {
    return namedFormat(inputName(path),
                       [&] { return presetFrom(readFile(path, kMostPresetBytes)); });
}

} // namespace tessera
