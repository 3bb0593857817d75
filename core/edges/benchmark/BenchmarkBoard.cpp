// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/benchmark/Benchmark.h"
#include "core/edges/formats/PuzzleImport.h"
#include "core/support/FileIo.h"

namespace tessera {

namespace {

constexpr char kBoardFirstLine[] = "tessera-benchmark 1";
/// Lines before the cells; none is empty or a comment.
constexpr int kHeadLines = 4;
constexpr qint64 kMostBoardBytes = 1 << 20;

/// The rest of a line that begins with a word, such as "score 108".
QString valueAfter(const char* word, Lines& lines) {
    const auto line = lines.next();
    const QString text = line ? QString::fromUtf8(*line).trimmed() : QString();
    const QString start = QLatin1String(word) + u' ';
    if (!line)
        throw FormatError({lines.number() + 1, 1}, QStringLiteral("“%1…”").arg(start));
    if (!text.startsWith(start))
        throw FormatError({lines.number(), 1}, QStringLiteral("“%1…”").arg(start), quoted(*line));
    return text.mid(start.size());
}

Placement placementOf(const Token& token, int pieces) {
    if (token.text == "-")
        return {};
    QByteArrayView rest = token.text;
    const auto piece = tryNumber(takeUntil('.', rest));
    const auto rotation = tryNumber(rest);
    if (!piece || !rotation || *piece < 1 || *piece > pieces || *rotation < 0 || *rotation > 3)
        refuse(token, FormatText::tr(
                          "PIECE.ROTATION, with a piece from 1 to %1 and a rotation from 0 to 3")
                          .arg(pieces));
    return {static_cast<PieceIndex>(*piece - 1), static_cast<Rotation>(*rotation)};
}

/// The cells after the first lines.
Board readBoardCells(const QByteArray& text, GridSize size) {
    TokenReader reader(text);
    for (int line = 0; line < kHeadLines; ++line)
        reader.nextLine();
    static_cast<void>(reader.restOfLine(asIndex(text.size())));
    Board board(size, size.cells());
    for (int cell = 0; cell < size.cells(); ++cell) {
        const auto token = reader.nextAnywhere();
        if (!token)
            throw FormatError(reader.position(),
                              FormatText::tr("%n cell(s)", nullptr, size.cells()));
        const Placement placement = placementOf(*token, size.cells());
        if (!placement.isEmpty() && board.cellOf(placement.piece()))
            refuse(*token, FormatText::tr("each piece once"));
        board.place(cell, placement);
    }
    if (const auto more = reader.nextAnywhere())
        refuse(*more, FormatText::tr("the end of the board"));
    return board;
}

/// The score of a board that keeps the rules. @throws UserError
int checkedScore(const Puzzle& puzzle, const Board& board) {
    const auto violations = violationsOf(puzzle, board);
    if (!violations.empty())
        throw UserError(FormatText::tr("The board violates the rules. %1."),
                        describe(violations.front(), puzzle.size()));
    return matchedEdges(puzzle, board);
}

/// Each with the board in its numbers: other programs number pieces and colours in their own way.
std::vector<std::pair<const BenchmarkInstance*, PuzzleFile>>
instancesWithPiecesOf(const PuzzleFile& file) {
    std::vector<std::pair<const BenchmarkInstance*, PuzzleFile>> matches;
    for (const BenchmarkInstance& instance : benchmarkInstances()) {
        if (instance.settings.size != file.puzzle.size())
            continue;
        PuzzleFile known = benchmarkPuzzle(instance);
        if (known.puzzle.pieceCount() != file.puzzle.pieceCount() ||
            firstPieceNotIn(known.puzzle, file.puzzle))
            continue;
        known.board = boardInNumbersOf(known, file);
        matches.emplace_back(&instance, std::move(known));
    }
    return matches;
}

/// Many formats hold no hints, so the board tells which instance it is for. -1 if it breaks rules.
int hintsKept(const PuzzleFile& file) {
    return violationsOf(file.puzzle, file.board).empty()
               ? static_cast<int>(file.puzzle.hints().size())
               : -1;
}

} // namespace

QByteArray benchmarkBoardBytes(const BenchmarkBoard& board) {
    const GridSize size = board.board.size();
    const QString by = board.by.simplified();
    QByteArray text = QByteArray(kBoardFirstLine) + "\ninstance " + board.instance->name.toUtf8() +
                      "\nscore " + QByteArray::number(board.score) + "\nby " +
                      (by.isEmpty() ? "-" : by.toUtf8()) + '\n';
    for (int cell = 0; cell < size.cells(); ++cell) {
        const Placement placement = board.board.at(cell);
        if (placement.isEmpty())
            text += '-';
        else
            text += QByteArray::number(placement.piece() + 1) + '.' +
                    QByteArray::number(placement.rotation());
        text += size.column(cell) + 1 == size.width ? '\n' : ' ';
    }
    return text;
}

bool looksLikeBenchmarkBoard(const QByteArray& bytes) {
    return bytes.startsWith("tessera-benchmark ");
}

BenchmarkBoard readBenchmarkBoard(const QByteArray& bytes) {
    Lines lines{QByteArrayView(bytes)};
    const QByteArrayView first = lines.next().value_or(QByteArrayView());
    if (first.trimmed() != kBoardFirstLine)
        throw FormatError({1, 1}, QLatin1String(kBoardFirstLine), quoted(first));
    BenchmarkBoard read;
    const QString name = valueAfter("instance", lines);
    read.instance = findBenchmark(name);
    if (read.instance == nullptr)
        throw FormatError({2, 1}, FormatText::tr("the name of a benchmark instance"),
                          quoted(name.toUtf8()));
    const QString told = valueAfter("score", lines);
    bool isNumber = false;
    read.score = told.toInt(&isNumber);
    if (!isNumber)
        throw FormatError({3, 1}, FormatText::tr("a score"), quoted(told.toUtf8()));
    read.by = valueAfter("by", lines);
    const Puzzle puzzle = benchmarkPuzzle(*read.instance).puzzle;
    read.board = readBoardCells(bytes, puzzle.size());
    const int score = checkedScore(puzzle, read.board);
    if (score != read.score)
        throw FormatError({3, 1}, FormatText::tr("the board’s score %1").arg(score),
                          QString::number(read.score));
    return read;
}

BenchmarkBoard benchmarkBoardOf(const PuzzleFile& file, const QString& by) {
    // Without hints it may be the board of an instance that has some.
    if (const BenchmarkInstance* instance = benchmarkOf(file.puzzle);
        instance != nullptr && !file.puzzle.hints().empty())
        return {instance, checkedScore(file.puzzle, file.board), by, file.board};
    const auto matches = instancesWithPiecesOf(file);
    if (matches.empty())
        throw UserError(FormatText::tr("This puzzle is not in the benchmark library."));
    const auto& [instance, known] = *std::ranges::max_element(
        matches, {}, [](const auto& match) { return hintsKept(match.second); });
    return {instance, checkedScore(known.puzzle, known.board), by, known.board};
}

BenchmarkBoard bestKnownBoard(const BenchmarkInstance& instance, const QString& folder) {
    const QString path = QStringLiteral("%1/%2.txt").arg(folder, instance.name);
    return namedFormat(path, [&] { return readBenchmarkBoard(readFile(path, kMostBoardBytes)); });
}

} // namespace tessera
