// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/edges/formats/PieceList.h"
#include "core/edges/formats/PuzzleImport.h"
#include "core/edges/generate/Hardness.h"
#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Counting.h"
#include "core/edges/puzzle/SetChecksum.h"
#include "core/experiments/KeptFiles.h"
#include "core/experiments/RunFile.h"
#include "core/kind/EdgeKind.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>
#include <set>

namespace tessera {

namespace {

int distinctPieceCount(const Puzzle& puzzle) {
    std::set<Piece> distinct;
    for (const PieceIndex index : puzzle.pieceIndices())
        distinct.insert(puzzle.standardForm(index));
    return static_cast<int>(distinct.size());
}

/// Null if the pieces cannot make a solution.
QJsonValue expectedLog10(const Puzzle& puzzle) {
    if (!puzzle.isComplete())
        return QJsonValue::Null;
    const double value = log10ExpectedSolutions(puzzle);
    return std::isfinite(value) ? QJsonValue(value) : QJsonValue(QJsonValue::Null);
}

} // namespace

Facts EdgeCommands::scored(const AnyPuzzle& puzzle) const {
    const auto& file = puzzle.as<PuzzleFile>();
    const Score score = scoreOf(file.puzzle, file.board);
    QStringList violations;
    for (const Violation& violation : violationsOf(file.puzzle, file.board))
        violations << describe(violation, file.puzzle.size());
    const QJsonObject json{
        {QStringLiteral("matched"), score.matched},
        {QStringLiteral("total"), score.total},
        {QStringLiteral("empty"), score.empty},
        {QStringLiteral("mismatched"), score.mismatched},
        {QStringLiteral("bad_areas"), score.badAreas},
        {QStringLiteral("fitness"), score.fitness()},
        {QStringLiteral("violations"), QJsonArray::fromStringList(violations)},
    };
    return {json, QStringList{QStringLiteral("%1/%2").arg(score.matched).arg(score.total)} +
                      linesOf(json, "empty mismatched bad_areas") +
                      QStringList{QStringLiteral("fitness %1").arg(score.fitness(), 0, 'f', 4)} +
                      linesOf(json, "violations")};
}

Facts EdgeCommands::described(const AnyPuzzle& any, const ReadPuzzles& input) const {
    const auto& file = any.as<PuzzleFile>();
    const Puzzle& puzzle = file.puzzle;
    const ColorCensus colors(puzzle);
    const auto colorFree = colorFreeChecksum(puzzle);
    QStringList warnings = input.warnings;
    for (const Diagnosis& diagnosis : diagnose(puzzle))
        warnings << diagnosis.sentence;
    const QJsonObject json{
        {QStringLiteral("format"), input.format},
        {QStringLiteral("title"), file.info.title},
        {QStringLiteral("width"), puzzle.width()},
        {QStringLiteral("height"), puzzle.height()},
        {QStringLiteral("framed"), puzzle.framed()},
        {QStringLiteral("signed"), puzzle.isSigned()},
        {QStringLiteral("keeps_rotation"), puzzle.keepsRotation()},
        {QStringLiteral("rim_color"), puzzle.rules().hasRimColor()
                                          ? QJsonValue(rimColorText(puzzle.rules().rimColor))
                                          : QJsonValue()},
        {QStringLiteral("pieces"), puzzle.pieceCount()},
        {QStringLiteral("distinct_pieces"), distinctPieceCount(puzzle)},
        {QStringLiteral("border_colors"), colors.borderColors()},
        {QStringLiteral("inner_colors"), colors.innerColors()},
        {QStringLiteral("hints"), static_cast<int>(puzzle.hints().size())},
        {QStringLiteral("locked"), static_cast<int>(std::ranges::count(file.locked, true))},
        {QStringLiteral("placed"), file.board.placedCount()},
        {QStringLiteral("log10_expected_solutions"), expectedLog10(puzzle)},
        {QStringLiteral("combinations"),
         totalCombinations(puzzle.size(), puzzle.rules()).toString()},
        {QStringLiteral("log10_combinations"),
         log10TotalCombinations(puzzle.size(), puzzle.rules())},
        {QStringLiteral("set_checksum"), setChecksum(puzzle)},
        {QStringLiteral("color_free_checksum"), colorFree ? QJsonValue(*colorFree) : QJsonValue()},
        {QStringLiteral("warnings"), QJsonArray::fromStringList(warnings)},
    };
    const QString size = QStringLiteral("size %1x%2").arg(puzzle.width()).arg(puzzle.height());
    return {json,
            QStringList{size} + linesOf(json, "format framed signed") +
                (puzzle.keepsRotation() ? linesOf(json, "keeps_rotation") : QStringList()) +
                (puzzle.rules().hasRimColor() ? linesOf(json, "rim_color") : QStringList()) +
                linesOf(json, "pieces distinct_pieces border_colors inner_colors hints locked "
                              "placed log10_expected_solutions log10_combinations set_checksum "
                              "color_free_checksum warnings")};
}

Command scoreCommand() {
    return {{QStringLiteral("score"),
             CliText::tr("Show the score of a board."),
             {puzzleOperand()},
             {{"json", "", CliText::tr("Print one JSON object.")}},
             {CliText::tr("The score counts the matching joints between two pieces, and the edges "
                          "at a rim that has to show one colour. Fitness also weighs the 2×2 areas "
                          "that have a mismatch.")}},
            onPuzzle<&KindCommands::score>};
}

Command inspectCommand() {
    return {
        {QStringLiteral("inspect"),
         CliText::tr("Show the properties of a puzzle, and warnings."),
         {puzzleOperand()},
         {{"json", "", CliText::tr("Print one JSON object.")},
          OptionSpec{"number", "N", kindsHelp(&KindHelp::each, QStringLiteral(" "))}.atLeast(1)},
         {CliText::tr("Combinations are all ways to fill the board that respect the frame, "
                      "matching or not. --json gives the exact number."),
          CliText::tr("The expected number of solutions respects hints, but not locked "
                      "pieces.")}},
        onPuzzle<&KindCommands::inspect>};
}

namespace {

/// For all kinds of puzzles.
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
                CliText::tr("--edge-order takes the letters u, r, d and l, each once; not “%1”."),
                text);
        }
        order[static_cast<std::size_t>(i)] = static_cast<Side>(side);
    }
    return order;
}

GridSize sizeOf(const QString& text) {
    const auto size = parseSize(text);
    if (!size || !size->isValid()) {
        throw UsageError(CliText::tr("--size takes WIDTHxHEIGHT, each from 1 to %1; not “%2”."),
                         kMaxSide, text);
    }
    return *size;
}

ReadOptions readOptionsOf(const Arguments& arguments) {
    ReadOptions options;
    if (arguments.has("edge-order"))
        options.edgeOrder = edgeOrderOf(arguments.text("edge-order"));
    if (const auto grey = arguments.whole("grey"))
        options.grey = static_cast<int>(*grey);
    if (arguments.has("size"))
        options.size = sizeOf(arguments.text("size"));
    return options;
}

/// A puzzle with another board and the locks of its file.
PuzzleFile laidOn(PuzzleFile open, Board board, const PuzzleFile& file) {
    open.locked = locksOn(board, open, file);
    open.board = std::move(board);
    return open;
}

/// The part of a file that the options select.
PuzzleFile taken(const Arguments& arguments, PuzzleFile file, const PuzzleFile* open) {
    const QString part = arguments.word("take");
    if (part == QLatin1String("pieces"))
        return piecesOf(file);
    if (part == QLatin1String("both"))
        return file;
    if (open == nullptr)
        throw UsageError(
            CliText::tr("--take board needs the puzzle for the board: add --puzzle FILE."));
    return laidOn(*open, boardOnto(*open, file), file);
}

/// Whether a board that was laid from a file has hints wherever the file has them.
bool keepsHints(const PuzzleFile& file, const PuzzleFile& laid) {
    return std::ranges::all_of(file.puzzle.hints(), [&](const Hint& hint) {
        return std::ranges::any_of(laid.puzzle.hints(), [&](const Hint& kept) {
            return kept.cell == hint.cell &&
                   laid.puzzle.looksLike(kept.placement, laid.board.at(hint.cell));
        });
    });
}

/// The board of a file with the piece numbers of another puzzle. Tells if hints are lost.
/// @throws UserError
PuzzleFile inNumbersOf(const Arguments& arguments, const PuzzleFile& like, const PuzzleFile& file) {
    if (const auto missing = firstPieceNotIn(like.puzzle, file.puzzle)) {
        const Piece& piece = file.puzzle.piece(*missing);
        throw UserError(CliText::tr("Piece %1 (%2 %3 %4 %5) is not in the set of %6."),
                        *missing + 1, piece.edges[0], piece.edges[1], piece.edges[2],
                        piece.edges[3], inputName(arguments.text("like")));
    }
    PuzzleFile target = arguments.has("no-hints") ? withoutHints(like) : like;
    Board board = boardInNumbersOf(target, file);
    PuzzleFile laid = laidOn(std::move(target), std::move(board), file);
    if (file.puzzle != like.puzzle && !keepsHints(file, laid)) {
        complain(CliText::tr("%1: warning: --like leaves out hints of the input."),
                 inputName(arguments.operand(0)));
    }
    return laid;
}

/// The puzzle that an option names. @throws UserError if it is of another kind
PuzzleFile besidePuzzle(const Arguments& arguments, const char* option) {
    const PuzzleSource source = openInput(arguments.text(option));
    if (&kindOfSource(source) != &edgeKind()) {
        throw UserError(CliText::tr("%1: --%2 works with edge-matching puzzles only."), source.name,
                        QLatin1String(option));
    }
    return commandsOf(edgeKind()).readTelling(source).puzzles.front().as<PuzzleFile>();
}

/// The best board in a records file. @throws UserError if it has none of the puzzle
ReadResult bestRecordOf(const PuzzleSource& source, const Puzzle& puzzle) {
    const std::vector<BoardRecord> records = recordsIn(source.bytes, puzzle);
    const auto best = std::ranges::max_element(records, {}, &BoardRecord::score);
    if (best == records.end())
        throw UserError(CliText::tr("%1: the records file has no board of this puzzle."),
                        source.name);
    ReadResult result{PuzzleFile(puzzle), {}};
    result.file.board = best->board;
    return result;
}

} // namespace

void EdgeCommands::explainUnread(const PuzzleSource& source) const {
    if (looksLikeRecords(source.bytes)) {
        throw UserError(CliText::tr("%1: this is a records file. “tessera convert IN OUT --puzzle "
                                    "PUZZLE” writes its best board."),
                        source.name);
    }
    if (holdsOnlyBoard(source.bytes)) {
        throw UserError(CliText::tr("%1: this file holds only a board. “tessera convert IN OUT "
                                    "--puzzle PUZZLE” adds the pieces."),
                        source.name);
    }
}

ReadResult readBesideTelling(const PuzzleSource& source, const QString& from,
                             const ReadOptions& options, const Puzzle* open) {
    if (from.isEmpty() && looksLikeRunFile(source.bytes)) {
        const AnyPuzzle run = commandsOf(edgeKind()).readTelling(source).puzzles.front();
        return {run.as<PuzzleFile>(), {}};
    }
    if (from.isEmpty() && open != nullptr && looksLikeRecords(source.bytes))
        return bestRecordOf(source, *open);
    ReadResult result = readBeside(source, from, options, open);
    tellWarnings(source, result.warnings);
    return result;
}

ExitCode EdgeCommands::convert(const Arguments& arguments, const PuzzleSource& source) const {
    const QString out = convertedPath(arguments);
    const QString from = formatOf(arguments, "from");
    const QString to = formatOf(arguments, "to");
    if (!to.isEmpty() && !findFormat(to)->canWrite())
        throw UsageError(CliText::tr("The format “%1” can only be read. Choose another format."),
                         to);
    const bool hasLike = arguments.has("like");
    if (hasLike && (arguments.has("puzzle") || arguments.has("take")))
        throw UsageError(CliText::tr("--like does not work with --take or --puzzle."));
    if (arguments.has("no-hints") && !hasLike)
        throw UsageError(CliText::tr("--no-hints needs --like."));
    tellUnusedNumber(arguments);
    refuseLoss(arguments.operand(0), source, out, looksLikeRecords(source.bytes));
    const ReadOptions options = readOptionsOf(arguments);
    std::optional<PuzzleFile> open;
    if (hasLike || arguments.has("puzzle"))
        open = besidePuzzle(arguments, hasLike ? "like" : "puzzle");
    // As in the window: independently if possible, else as a board of the puzzle.
    ReadResult result = [&] {
        try {
            return readBesideTelling(source, from, options, open ? &open->puzzle : nullptr);
        } catch (const UserError&) {
            if (!open)
                explainUnread(source);
            throw;
        }
    }();
    PuzzleFile file = std::move(result.file);
    // A board alone has no title, notes or solution, so they are those of its puzzle.
    if (open && !hasLike && file.puzzle == open->puzzle && file.info == PuzzleInfo() &&
        file.solution.empty())
        file = laidOn(*open, file.board, file);
    if (!result.edgeOrder) // not a list
        tellUnused("convert", arguments, source.name, {"edge-order", "grey", "size"});
    if (open && arguments.word("take") != QLatin1String("board") && file.puzzle != open->puzzle)
        tellUnused("convert", arguments, source.name, {"puzzle"});
    const AnyPuzzle puzzle =
        anyPuzzle(hasLike ? inNumbersOf(arguments, *open, file)
                          : taken(arguments, std::move(file), open ? &*open : nullptr));
    refuseLossyFormat(arguments.operand(0), result.format ? result.format->id() : QString(), puzzle,
                      out, to);
    savePuzzleTelling(puzzle, out, to);
    return ExitCode::Done;
}

namespace {

ExitCode convertInput(const Arguments& arguments) {
    static_cast<void>(convertedPath(arguments)); // before standard input is read
    return onPuzzle<&KindCommands::convert>(arguments);
}

} // namespace

Command convertCommand() {
    const QString out =
        CliText::tr("The file to write. Its extension sets the format unless --to is given. "
                    "Needed, as OUT or with -o.");
    return {
        {QStringLiteral("convert"),
         CliText::tr("Write a puzzle or a board in another format."),
         {puzzleOperand(), {QStringLiteral("OUT"), out, true}},
         {{"o,output", "OUT", out},
          OptionSpec{"from", "ID", CliText::tr("Read this format instead of detecting the format.")}
              .oneOf(formatIds(false)),
          OptionSpec{"to", "ID", CliText::tr("Write this format.")}.oneOf(formatIds(true)),
          OptionSpec{"take", "PART",
                     CliText::tr("What to convert: both, pieces or board. With board, the pieces "
                                 "come from --puzzle, chosen by their edges.")}
              .oneOf({QStringLiteral("both"), QStringLiteral("pieces"), QStringLiteral("board")})
              .withDefault(QStringLiteral("both")),
          {"puzzle", "FILE",
           CliText::tr("The puzzle of a board file or a records file, which hold no pieces.")},
          {"like", "FILE",
           CliText::tr(
               "Write the board with the piece numbers of this puzzle. Both must have the "
               "same set of pieces; order, rotations and colour numbers may differ. Locks of "
               "both are kept where their piece stays.")},
          {"no-hints", "",
           CliText::tr("With --like: leave out the hints and locks of that puzzle.")},
          {"edge-order", "LETTERS",
           CliText::tr("In a piece list: the order of the four numbers, e.g. urdl or udlr (up, "
                       "right, down, left).")},
          OptionSpec{"grey", "N",
                     CliText::tr("In a piece list: the number of the grey of the frame.")}
              .between(0, kHighestListed),
          {"size", "WxH", CliText::tr("In a piece list: the size of the board.")},
          OptionSpec{"number", "N", kindsHelp(&KindHelp::each, QStringLiteral(" "))}.atLeast(1)}},
        convertInput};
}

} // namespace tessera
