// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/formats/FormatRegistry.h"

#include "core/edges/formats/BinaryCsvFormat.h"
#include "core/edges/formats/EditorGridFormat.h"
#include "core/edges/formats/FiveIntegersFormat.h"
#include "core/edges/formats/HintsFirstFormat.h"
#include "core/edges/formats/NativeFormat.h"
#include "core/edges/formats/NumberedListFormat.h"
#include "core/edges/formats/PieceListFormat.h"
#include "core/edges/formats/PiecePositionsFormat.h"
#include "core/edges/formats/PieceRotationFormat.h"
#include "core/edges/formats/ViewerUrlFormat.h"
#include "core/edges/formats/WebJsonFormat.h"
#include "core/text/FormatError.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace tessera {

namespace {

template <typename... Formats>
std::vector<std::unique_ptr<Format>> make() {
    std::vector<std::unique_ptr<Format>> formats;
    (formats.push_back(std::make_unique<Formats>()), ...);
    return formats;
}

} // namespace

std::span<const std::unique_ptr<Format>> allFormats() {
    static const auto formats =
        make<NativeFormat, ViewerUrlFormat, PieceListFormat, WebJsonFormat, EditorGridFormat,
             FiveIntegersFormat, PieceRotationFormat, NumberedListFormat, HintsFirstFormat,
             BinaryCsvFormat, PiecePositionsFormat>();
    return formats;
}

const Format* findFormat(const QString& id) {
    const auto formats = allFormats();
    const auto found =
        std::ranges::find_if(formats, [&](const auto& format) { return format->id() == id; });
    return found == formats.end() ? nullptr : found->get();
}

const Format* formatForWriting(const QString& fileName) {
    const QString ending = QFileInfo(fileName).suffix().toLower();
    const auto formats = allFormats();
    const auto found = std::ranges::find_if(formats, [&](const auto& format) {
        return format->canWrite() && !ending.isEmpty() && format->extensions().value(0) == ending;
    });
    return found == formats.end() ? nullptr : found->get();
}

DetectedFormat detectFormat(const QByteArray& bytes) {
    if (bytes.trimmed().isEmpty())
        throw FormatError(FormatText::tr("The file is empty."));
    DetectedFormat best;
    for (const auto& format : allFormats()) {
        Detection detection = format->detect(bytes);
        if (detection.confidence > best.detection.confidence)
            best = {format.get(), std::move(detection)};
    }
    if (best.format == nullptr)
        throw FormatError(FormatText::tr("The content is in none of the known puzzle formats."));
    return best;
}

ReadResult readPuzzle(const QByteArray& bytes, const ReadOptions& options) {
    const Format* format = detectFormat(bytes).format;
    ReadResult result = format->read(bytes, options);
    result.format = format;
    return result;
}

} // namespace tessera
