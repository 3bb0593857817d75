// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/formats/FormatRegistry.h"

#include "core/edges/formats/PuzzleImport.h"

#include <QFileInfo>
#include <QLocale>

namespace tessera {

QString FormatHead::name() const { return QCoreApplication::translate("Formats", m_name); }

QStringList FormatHead::extensions() const {
    return QString(QLatin1String(m_extensions)).split(u' ');
}

namespace {

void expectUnturned(GridSize size, std::span<const std::uint16_t> codes) {
    const auto turned = std::ranges::find_if(
        codes, [](std::uint16_t code) { return code != Placement::kEmptyCode && code % 4 != 0; });
    if (turned != codes.end()) {
        throw FormatError(
            describe({Violation::Kind::Turned, static_cast<int>(turned - codes.begin())}, size));
    }
}

bool solves(const Puzzle& puzzle, std::span<const std::uint16_t> codes) {
    const auto board = Board::fromCodes(puzzle.size(), puzzle.pieceCount(), codes);
    return board && scoreOf(puzzle, *board).isSolved() && violationsOf(puzzle, *board).empty();
}

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
               (held == Held::Placed &&
                !file.puzzle.looksLike(file.board.at(hint.cell), hint.placement));
    });
}

/// Four zeros are an empty cell in boards of edges without rotations.
bool losesGreyPieces(const PuzzleFile& file, const Format& format) {
    return (&format == &kViewerUrlFormat || &format == &kEditorGridFormat) &&
           std::ranges::any_of(file.board.placements(), [&](Placement placement) {
               return !placement.isEmpty() && file.puzzle.piece(placement.piece()).greys() == 4;
           });
}

/// A board of edges is signed if a piece on it has a negative edge.
bool losesSigns(const PuzzleFile& file, Held held) {
    return held == Held::Placed && file.puzzle.isSigned() &&
           std::ranges::none_of(file.board.placements(), [&](Placement placement) {
               return !placement.isEmpty() &&
                      std::ranges::min(file.puzzle.piece(placement.piece()).edges) < 0;
           });
}

/// A board of edges has a frame if a piece has a grey edge.
bool losesRules(const PuzzleFile& file, Held held) {
    return held == Held::Placed && !file.puzzle.framed() &&
           std::ranges::any_of(file.puzzle.pieces(),
                               [](const Piece& piece) { return piece.greys() > 0; });
}

bool isTitledByUser(const PuzzleFile& file) {
    const QString& title = file.info.title;
    const bool isGenerated =
        !file.info.generator.isEmpty() &&
        (title == generatedTitle(file, true) || title == generatedTitle(file, false));
    return !title.isEmpty() && !isGenerated;
}

/// The viewer's address holds plain letters only, and _ for a blank.
bool losesTitle(const PuzzleFile& file, const Format& format) {
    const auto isLost = [](QChar sign) {
        return sign.unicode() > 127 ||
               (!sign.isLetterOrNumber() && !QLatin1String("-._ ").contains(sign));
    };
    return !format.scope().title ||
           (&format == &kViewerUrlFormat && std::ranges::any_of(file.info.title, isLost));
}

/// The state of a search may be larger than any puzzle.
qint64 mostBytesOf(const QString& path) {
    QFile file(path);
    const bool isRun = !isStandardStream(path) && QFileInfo(path).isFile() &&
                       file.open(QIODevice::ReadOnly) &&
                       file.peek(sizeof kRunFileStart - 1) == kRunFileStart;
    return isRun ? kMaxSearchBytes : kMaxFileBytes;
}

} // namespace

ReadResult Format::read(const QByteArray& bytes, const ReadOptions& options) const {
    ReadResult result = m_read(bytes, options);
    if (result.file.puzzle.keepsRotation()) {
        expectUnturned(result.file.puzzle.size(), result.file.board.codes());
        expectUnturned(result.file.puzzle.size(), result.file.solution);
    }
    // What is measured or checked against it would be wrong.
    if (!result.file.solution.empty() && !solves(result.file.puzzle, result.file.solution)) {
        result.file.solution.clear();
        result.warnings << FormatText::tr(
            "The stored solution is left out, because it does not solve the puzzle.");
    }
    result.format = this;
    return result;
}

QByteArray Format::write(const PuzzleFile& file) const {
    if (!canWrite())
        throw UserError(FormatText::tr("The format “%1” can only be read. Choose another format."),
                        name());
    return m_write(file);
}

void expectUnsigned(const PuzzleFile& file, const Format& format) {
    if (file.puzzle.isSigned())
        throw UserError(
            FormatText::tr("The format “%1” cannot hold signed puzzles. Choose another format."),
            format.name());
}

void expectComplete(const PuzzleFile& file) {
    if (!file.puzzle.isComplete()) {
        throw UserError(FormatText::tr("This format needs all %1 pieces of the board; the puzzle "
                                       "has %2."),
                        file.puzzle.size().cells(), file.puzzle.pieceCount());
    }
}

const Puzzle& expectPuzzle(const ReadOptions& options) {
    if (options.puzzle == nullptr) {
        throw PuzzleNeeded(FormatText::tr(
            "This file holds only a board. First open the puzzle whose pieces it uses."));
    }
    return *options.puzzle;
}

std::span<const Format* const> allFormats() {
    static constexpr std::array kFormats{
        &kNativeFormat,     &kViewerUrlFormat,    &kPieceListFormat,     &kWebJsonFormat,
        &kEditorGridFormat, &kFiveIntegersFormat, &kPieceRotationFormat, &kNumberedListFormat,
        &kHintsFirstFormat, &kBinaryCsvFormat,    &kPiecePositionsFormat, &kDimacsFormat};
    return kFormats;
}

const Format* findFormat(const QString& id) { return formatIn(allFormats(), id); }

const Format& formatNamed(const QString& id) {
    const Format* format = findFormat(id);
    if (format == nullptr)
        throw UserError(FormatText::tr("There is no format “%1”."), id);
    return *format;
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
    auto [format, detection] = surestOf(allFormats(), bytes);
    if (format == nullptr)
        throw FormatError(FormatText::tr("The content is not in a known puzzle format."));
    return {format, std::move(detection)};
}

ReadResult readPuzzle(const QByteArray& bytes, const ReadOptions& options) {
    return detectFormat(bytes).format->read(bytes, options);
}

QString tooLargeText(qint64 bytes) {
    return bytes <= kMaxFileBytes
               ? QString()
               : FormatText::tr("The file exceeds %1 MB, so Tessera cannot open it again.")
                     .arg(kMaxFileBytes / 1024 / 1024);
}

QString lossesOf(const PuzzleFile& file, const Format& format) {
    const FormatScope scope = format.scope();
    QStringList lost;
    if (const QString pieces = lostPieces(file, scope.pieces); !pieces.isEmpty())
        lost << pieces;
    if (losesGreyPieces(file, format))
        lost << FormatText::tr("the pieces with four grey edges");
    if (isTitledByUser(file) && losesTitle(file, format))
        lost << FormatText::tr("the title");
    if (!scope.board && file.board.placedCount() > 0)
        lost << FormatText::tr("the board");
    if (losesRules(file, scope.pieces))
        lost << FormatText::tr("the rule that there is no frame");
    if (losesSigns(file, scope.pieces))
        lost << FormatText::tr("the rule that the puzzle is signed");
    if (file.puzzle.keepsRotation() && scope.pieces == Held::Placed)
        lost << FormatText::tr("the rule that pieces keep their rotation");
    if (file.puzzle.rules().hasRimColor() && scope.pieces == Held::Placed)
        lost << FormatText::tr("the rule for the rim");
    if (losesHints(file, scope.hints))
        lost << FormatText::tr("the hints");
    if (!scope.locks && std::ranges::find(file.locked, true) != file.locked.end())
        lost << FormatText::tr("the locks");
    if (!scope.looks) {
        if (!file.info.patternNames.empty())
            lost << FormatText::tr("the names of the patterns");
        if (hasPictures(file.info))
            lost << FormatText::tr("the pictures of the patterns");
    }
    if (&format != &kNativeFormat) {
        if (file.info.generator.isEmpty() && !file.solution.empty())
            lost << FormatText::tr("the solution");
        if (file.info.generator.isEmpty() && !file.info.tileTheme.isEmpty())
            lost << FormatText::tr("the choice of tiles");
        if (!file.info.author.isEmpty())
            lost << FormatText::tr("the author");
        if (!file.info.notes.isEmpty())
            lost << FormatText::tr("the notes");
    }
    if (lost.isEmpty())
        return {};
    return FormatText::tr("The format “%1” does not hold %2.")
        .arg(format.name(), QLocale().createSeparatedList(lost));
}

PuzzleSource openSource(const QString& in) {
    if (in.contains(QLatin1String("board_edges=")) && !QFileInfo::exists(in))
        return {FormatText::tr("address"), {}, in.toUtf8()};
    return {inputName(in), isStandardStream(in) ? QString() : QFileInfo(in).absoluteFilePath(),
            readFile(in, mostBytesOf(in))};
}

ReadResult readSource(const PuzzleSource& source, const QString& formatId,
                      const ReadOptions& options) {
    const Format* const named = formatId.isEmpty() ? nullptr : &formatNamed(formatId);
    return readNaming(source, [&] {
        const Format* const format = named != nullptr ? named : detectFormat(source.bytes).format;
        return format->read(source.bytes, options);
    });
}

} // namespace tessera
