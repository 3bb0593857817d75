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

namespace {

QString lostPieces(const PuzzleFile& file, Held held) {
    if (held == Held::None && file.puzzle.pieceCount() > 0)
        return FormatText::tr("the pieces");
    const bool areLoose = file.board.placedCount() < file.puzzle.pieceCount();
    return held == Held::Placed && areLoose ? FormatText::tr("the pieces that are not on the board")
                                            : QString();
}

bool losesHints(const PuzzleFile& file, Held held) {
    return std::ranges::any_of(file.puzzle.hints(), [&](const Hint& hint) {
        return held == Held::None ||
               (held == Held::Placed && file.board.at(hint.cell) != hint.placement);
    });
}

/// A board of edges has a frame where a piece has a grey edge.
bool losesRules(const PuzzleFile& file, Held held) {
    return held == Held::Placed && !file.puzzle.framed() &&
           std::ranges::any_of(file.puzzle.pieces(),
                               [](const Piece& piece) { return piece.greys() > 0; });
}

} // namespace

QString lossesOf(const PuzzleFile& file, const Format& format) {
    const FormatScope scope = format.scope();
    QStringList lost;
    if (const QString pieces = lostPieces(file, scope.pieces); !pieces.isEmpty())
        lost << pieces;
    if (!scope.board && file.board.placedCount() > 0)
        lost << FormatText::tr("the board");
    if (losesRules(file, scope.pieces))
        lost << FormatText::tr("the rule that there is no frame");
    if (losesHints(file, scope.hints))
        lost << FormatText::tr("the hints");
    if (!scope.locks && std::ranges::find(file.locked, true) != file.locked.end())
        lost << FormatText::tr("the locks");
    if (lost.isEmpty())
        return {};
    return FormatText::tr("The format “%1” does not hold %2.")
        .arg(format.name(), lost.join(QStringLiteral(", ")));
}

} // namespace tessera
