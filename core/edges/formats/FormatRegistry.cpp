// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/formats/FormatRegistry.h"

#include "core/text/FormatError.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <array>

namespace tessera {

QString Format::name() const {
    return QCoreApplication::translate("Formats", m_name);
}

QStringList Format::extensions() const {
    return QString(QLatin1String(m_extensions)).split(u' ');
}

QByteArray Format::write(const PuzzleFile& file) const {
    if (!canWrite())
        throw UserError(FormatText::tr("The format “%1” can only be read.").arg(name()));
    return m_write(file);
}

void expectUnsigned(const PuzzleFile& file, const Format& format) {
    if (file.puzzle.isSigned())
        throw UserError(
            FormatText::tr("The format “%1” knows no signed puzzles.").arg(format.name()));
}

void expectComplete(const PuzzleFile& file) {
    if (!file.puzzle.isComplete()) {
        throw UserError(
            FormatText::tr("This format needs all %1 pieces of the board; the puzzle has "
                           "%2.")
                .arg(file.puzzle.size().cells())
                .arg(file.puzzle.pieceCount()));
    }
}

const Puzzle& expectPuzzle(const ReadOptions& options) {
    if (options.puzzle == nullptr) {
        throw FormatError(
            FormatText::tr("This file holds only a board: open the puzzle whose pieces it "
                           "places first."));
    }
    return *options.puzzle;
}

std::span<const Format* const> allFormats() {
    static constexpr std::array kFormats{
        &kNativeFormat,     &kViewerUrlFormat,    &kPieceListFormat,     &kWebJsonFormat,
        &kEditorGridFormat, &kFiveIntegersFormat, &kPieceRotationFormat, &kNumberedListFormat,
        &kHintsFirstFormat, &kBinaryCsvFormat,    &kPiecePositionsFormat};
    return kFormats;
}

const Format* findFormat(const QString& id) {
    const auto formats = allFormats();
    const auto found =
        std::ranges::find_if(formats, [&](const Format* format) { return format->id() == id; });
    return found == formats.end() ? nullptr : *found;
}

const Format* formatForWriting(const QString& fileName) {
    const QString ending = QFileInfo(fileName).suffix().toLower();
    const auto formats = allFormats();
    const auto found = std::ranges::find_if(formats, [&](const Format* format) {
        return format->canWrite() && !ending.isEmpty() && format->extensions().value(0) == ending;
    });
    return found == formats.end() ? nullptr : *found;
}

DetectedFormat detectFormat(const QByteArray& bytes) {
    if (bytes.trimmed().isEmpty())
        throw FormatError(FormatText::tr("The file is empty."));
    DetectedFormat best;
    for (const Format* format : allFormats()) {
        Detection detection = format->detect(bytes);
        if (detection.confidence > best.detection.confidence)
            best = {format, std::move(detection)};
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
