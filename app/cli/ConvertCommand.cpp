// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "app/cli/common/PuzzleInput.h"
#include "app/cli/common/PuzzleOutput.h"
#include "app/cli/EdgeCommands.h"

#include "core/edges/formats/PieceList.h"
#include "core/edges/formats/PuzzleImport.h"
#include "core/experiments/RunFile.h"
#include "core/kind/EdgeKind.h"

namespace tessera {

namespace {

/// The id of a format option, empty if not given.
QString formatIdOf(const Arguments& arguments, const QString& option, bool writing) {
    const QString id = arguments.text(option);
    if (!arguments.has(option))
        return {};
    const Format* format = findFormat(id);
    if (format == nullptr) {
        throw UsageError(
            CliText::tr("There is no format “%1”; “tessera formats” lists them.").arg(id));
    }
    if (writing && !format->canWrite())
        throw UsageError(CliText::tr("The format “%1” can only be read.").arg(id));
    return id;
}

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
    const auto width = parseWhole(text.section(u'x', 0, 0));
    const auto height = parseWhole(text.section(u'x', 1));
    const auto isSide = [](std::optional<std::int64_t> side) {
        return side && *side >= 1 && *side <= kMaxSide;
    };
    if (!isSide(width) || !isSide(height)) {
        throw UsageError(CliText::tr("--size takes WIDTHxHEIGHT, each from 1 to %1; not “%2”.")
                             .arg(kMaxSide)
                             .arg(text));
    }
    return {static_cast<int>(*width), static_cast<int>(*height)};
}

ReadOptions readOptionsOf(const Arguments& arguments) {
    ReadOptions options;
    if (arguments.has(QStringLiteral("edge-order")))
        options.edgeOrder = edgeOrderOf(arguments.text(QStringLiteral("edge-order")));
    if (const auto grey = arguments.whole(QStringLiteral("grey"), 0, kHighestListed))
        options.grey = static_cast<int>(*grey);
    if (arguments.has(QStringLiteral("size")))
        options.size = sizeOf(arguments.text(QStringLiteral("size")));
    return options;
}

/// What is taken over of a file that was read.
PuzzleFile taken(const Arguments& arguments, PuzzleFile file, const PuzzleFile* open) {
    const QString part = arguments.word(QStringLiteral("take"));
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

ExitCode convert(const Arguments& arguments) {
    const PuzzleSource source = openInput(arguments.operand(0));
    const Kind& kind = kindOf(source.bytes, arguments.text(QStringLiteral("from")));
    return commandsOf(kind).convert(arguments, source);
}

} // namespace

ExitCode EdgeCommands::convert(const Arguments& arguments, const PuzzleSource& source) const {
    const QString from = formatIdOf(arguments, QStringLiteral("from"), false);
    const QString to = formatIdOf(arguments, QStringLiteral("to"), true);
    ReadOptions options = readOptionsOf(arguments);
    std::optional<PuzzleFile> open;
    if (arguments.has(QStringLiteral("puzzle")))
        open = readInputTelling(openInput(arguments.text(QStringLiteral("puzzle"))));
    // As in the window: on its own if it can be, else as a board of the puzzle.
    ReadResult result = from.isEmpty() && looksLikeRunFile(source.bytes)
                            ? readInput(source)
                            : readBeside(source, from, options, open ? &open->puzzle : nullptr);
    tellWarnings(source, result);
    savePuzzleTelling(
        anyPuzzle(taken(arguments, std::move(result.file), open ? &*open : nullptr)),
        arguments.operand(1), to);
    return ExitCode::Done;
}

Command convertCommand() {
    CommandSpec spec;
    spec.name = QStringLiteral("convert");
    spec.summary = CliText::tr("Write a puzzle or a board in another format.");
    spec.operands = {
        puzzleOperand(),
        {QStringLiteral("OUT"),
         CliText::tr("The file to write; its ending says the format unless --to does.")}};
    spec.options = {
        OptionSpec{{QStringLiteral("from")},
                   QStringLiteral("ID"),
                   CliText::tr("Read as this format instead of finding out.")}
            .oneOf(formatIds(false)),
        OptionSpec{{QStringLiteral("to")}, QStringLiteral("ID"), CliText::tr("Write this format.")}
            .oneOf(formatIds(true)),
        OptionSpec{{QStringLiteral("take")},
                   QStringLiteral("PART"),
                   CliText::tr("both, only the pieces, or only the board, laid on the puzzle of "
                               "--puzzle by its edges.")}
            .oneOf({QStringLiteral("both"), QStringLiteral("pieces"), QStringLiteral("board")})
            .withDefault(QStringLiteral("both")),
        {{QStringLiteral("puzzle")},
         QStringLiteral("FILE"),
         CliText::tr("The puzzle that a board without pieces of its own is about.")},
        {{QStringLiteral("edge-order")},
         QStringLiteral("LETTERS"),
         CliText::tr("In a list of pieces: what the four numbers are, e.g. urdl or udlr (up, "
                     "right, down, left).")},
        {{QStringLiteral("grey")},
         QStringLiteral("N"),
         CliText::tr("In a list of pieces: the number that stands for the frame's grey.")},
        {{QStringLiteral("size")},
         QStringLiteral("WxH"),
         CliText::tr("In a list of pieces: the size of the board.")}};
    return {spec, convert};
}

} // namespace tessera
