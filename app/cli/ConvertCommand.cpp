// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/edges/formats/PieceList.h"
#include "core/edges/formats/PuzzleImport.h"
#include "core/experiments/RunFile.h"
#include "core/kind/EdgeKind.h"

namespace tessera {

namespace {

/// Of all kinds of puzzle.
QStringList formatIds(bool writing) {
    QStringList ids;
    for (const Kind* kind : allKinds()) {
        for (const FormatFacts& format : kind->formats()) {
            if (format.canWrite || !writing)
                ids << format.id;
        }
    }
    return ids;
}

/// "urdl" for up, right, down, left.
EdgeOrder edgeOrderOf(const QString& text) {
    EdgeOrder order{};
    for (qsizetype i = 0; i < 4; ++i) {
        const qsizetype side =
            QStringLiteral("urdl").indexOf(text.size() == 4 ? text[i] : QChar(u' '));
        if (side < 0 || text.count(text[i]) != 1) {
            throw UsageError(
                CliText::tr("--edge-order takes the letters u, r, d and l, each once; not “%1”.")
                    .arg(text));
        }
        order[static_cast<std::size_t>(i)] = static_cast<Side>(side);
    }
    return order;
}

GridSize sizeOf(const QString& text) {
    const auto size = parseSize(text);
    if (!size || !size->isValid()) {
        throw UsageError(CliText::tr("--size takes WIDTHxHEIGHT, each from 1 to %1; not “%2”.")
                             .arg(kMaxSide)
                             .arg(text));
    }
    return *size;
}

ReadOptions readOptionsOf(const Arguments& arguments) {
    ReadOptions options;
    if (arguments.has("edge-order"))
        options.edgeOrder = edgeOrderOf(arguments.text("edge-order"));
    if (const auto grey = arguments.whole("grey", 0, kHighestListed))
        options.grey = static_cast<int>(*grey);
    if (arguments.has("size"))
        options.size = sizeOf(arguments.text("size"));
    return options;
}

/// What is taken over of a file that was read.
PuzzleFile taken(const Arguments& arguments, PuzzleFile file, const PuzzleFile* open) {
    const QString part = arguments.word("take");
    if (part == QLatin1String("pieces"))
        return piecesOf(file);
    if (part == QLatin1String("both"))
        return file;
    if (open == nullptr)
        throw UsageError(CliText::tr("--take board needs the puzzle that the board is laid on: "
                                     "--puzzle FILE."));
    PuzzleFile laid = *open;
    laid.board = boardOnto(*open, file);
    return laid;
}

} // namespace

ExitCode EdgeCommands::convert(const Arguments& arguments, const PuzzleSource& source) const {
    const QString from = formatOf(arguments, "from");
    const QString to = formatOf(arguments, "to");
    if (!to.isEmpty() && !findFormat(to)->canWrite())
        throw UsageError(CliText::tr("The format “%1” can only be read.").arg(to));
    const ReadOptions options = readOptionsOf(arguments);
    std::optional<PuzzleFile> open;
    if (arguments.has("puzzle"))
        open = one(arguments, openInput(arguments.text("puzzle"))).as<PuzzleFile>();
    PuzzleFile file;
    // As in the window: on its own if it can be, else as a board of the puzzle.
    if (from.isEmpty() && looksLikeRunFile(source.bytes)) {
        file = one(arguments, source).as<PuzzleFile>();
    } else {
        ReadResult result = readBeside(source, from, options, open ? &open->puzzle : nullptr);
        tellWarnings(source, result.warnings);
        file = std::move(result.file);
    }
    savePuzzleTelling(anyPuzzle(taken(arguments, std::move(file), open ? &*open : nullptr)),
                      arguments.operand(1), to);
    return ExitCode::Done;
}

Command convertCommand() {
    return {
        {QStringLiteral("convert"),
         CliText::tr("Write a puzzle or a board in another format."),
         {puzzleOperand(),
          {QStringLiteral("OUT"),
           CliText::tr("The file to write; its ending says the format unless --to does.")}},
         {OptionSpec{"from", "ID", CliText::tr("Read as this format instead of finding out.")}
              .oneOf(formatIds(false)),
          OptionSpec{"to", "ID", CliText::tr("Write this format.")}.oneOf(formatIds(true)),
          OptionSpec{"take", "PART",
                     CliText::tr("both, only the pieces, or only the board, laid on the puzzle of "
                                 "--puzzle by its edges.")}
              .oneOf({QStringLiteral("both"), QStringLiteral("pieces"), QStringLiteral("board")})
              .withDefault(QStringLiteral("both")),
          {"puzzle", "FILE",
           CliText::tr("The puzzle that a board without pieces of its own is about.")},
          {"edge-order", "LETTERS",
           CliText::tr("In a list of pieces: what the four numbers are, e.g. urdl or udlr (up, "
                       "right, down, left).")},
          {"grey", "N",
           CliText::tr("In a list of pieces: the number that stands for the frame's grey.")},
          {"size", "WxH", CliText::tr("In a list of pieces: the size of the board.")}}},
        onPuzzle<&KindCommands::convert>};
}

} // namespace tessera
