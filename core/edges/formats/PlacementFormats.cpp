// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/formats/PieceRows.h"
#include "core/edges/formats/PuzzleImport.h"

namespace tessera {

namespace {

bool isEmptyCell(QByteArrayView text) { return text.startsWith('-') && text.endsWith("/-"); }

bool looksLikeCell(QByteArrayView text) {
    const qsizetype slash = text.indexOf('/');
    return slash > 0 && (isEmptyCell(text) ||
                         (tryNumber(text.first(slash)) && tryNumber(text.sliced(slash + 1))));
}

void readCell(const Token& token, Board& board, int cell) {
    if (isEmptyCell(token.text))
        return;
    if (!looksLikeCell(token.text))
        refuse(token, FormatText::tr("piece/rotation or ---/-"));
    const qsizetype slash = token.text.indexOf('/');
    const int piece = numberOf({token.text.first(slash), token.position}, 1, board.pieceCount(),
                               FormatText::tr("a piece"));
    const TextPosition behind{token.position.line,
                              token.position.column + static_cast<int>(slash) + 1};
    const int rotation =
        numberOf({token.text.sliced(slash + 1), behind}, 0, 3, FormatText::tr("a rotation"));
    placeOnce(board, cell, piece - 1, rotation, token.position);
}

Detection detectPieceRotation(const QByteArray& bytes) {
    TokenReader reader(withoutBom(bytes));
    const auto first = reader.nextAnywhere();
    return {first && looksLikeCell(first->text) ? 85 : 0,
            FormatText::tr("The cells are written as piece/rotation.")};
}

ReadResult readPieceRotation(const QByteArray& bytes, const ReadOptions& options) {
    const Puzzle& puzzle = expectPuzzle(options);
    PuzzleFile file(puzzle);
    file.board.clearAll();
    TokenReader reader(withoutBom(bytes));
    for (int y = 0; y < puzzle.height(); ++y) {
        if (!reader.nextLine()) {
            throw FormatError(reader.position(),
                              FormatText::tr("%n row(s)", nullptr, puzzle.height()),
                              QString::number(y));
        }
        for (int x = 0; x < puzzle.width(); ++x) {
            const auto token = reader.next();
            if (!token)
                throw FormatError(reader.position(),
                                  FormatText::tr("%n cell(s)", nullptr, puzzle.width()),
                                  QString::number(x));
            readCell(*token, file.board, puzzle.size().cell(x, y));
        }
        if (const auto more = reader.next())
            refuse(*more, FormatText::tr("the end of the row"));
    }
    if (reader.nextLine())
        throw FormatError(reader.position(), FormatText::tr("the end of the board"),
                          FormatText::tr("another row"));
    return {std::move(file), {}};
}

QByteArray writePieceRotation(const PuzzleFile& file) {
    QByteArray text;
    const GridSize size = file.puzzle.size();
    for (int cell = 0; cell < size.cells(); ++cell) {
        const Placement placement = file.board.at(cell);
        const QByteArray number = QByteArray::number(placement.piece() + 1).rightJustified(3);
        text += placement.isEmpty() ? QByteArray("---/-")
                                    : number + '/' + QByteArray::number(placement.rotation());
        text += size.column(cell) == size.width - 1 ? '\n' : ' ';
    }
    return text;
}

std::vector<Token> lineOf(TokenReader& reader, std::size_t words, const QString& what) {
    if (!reader.nextLine())
        throw FormatError(reader.position(), what);
    std::vector<Token> line = reader.restOfLine(words);
    if (line.size() != words)
        throw FormatError(line.front().position, what,
                          FormatText::tr("%n number(s)", nullptr, static_cast<int>(line.size())));
    return line;
}

Detection detectPiecePositions(const QByteArray& bytes) {
    TokenReader reader(withoutBom(bytes));
    const auto words = [&](std::size_t count) {
        const auto line = reader.nextLine() ? reader.restOfLine(count) : std::vector<Token>();
        return line.size() == count && std::ranges::all_of(line, [](const Token& token) {
                   return tryNumber(token.text).has_value();
               });
    };
    return {words(2) && words(3) ? 75 : 0,
            FormatText::tr("A line of two numbers comes before lines of three.")};
}

ReadResult readPiecePositions(const QByteArray& bytes, const ReadOptions& options) {
    const Puzzle& puzzle = expectPuzzle(options);
    TokenReader reader(withoutBom(bytes));
    const auto head = lineOf(reader, 2, FormatText::tr("width and height"));
    const GridSize size = sizeIn(head);
    if (size != puzzle.size())
        throw FormatError(
            head[0].position,
            FormatText::tr("the puzzle's size %1×%2").arg(puzzle.width()).arg(puzzle.height()),
            sizeText(size));
    PuzzleFile file(puzzle);
    file.board.clearAll();
    for (int piece = 0; piece < size.cells(); ++piece) {
        const auto line = lineOf(reader, 3, FormatText::tr("column, row and rotation of a piece"));
        const int column = numberOf(line[0], 0, size.width - 1, FormatText::tr("a column"));
        const int row = numberOf(line[1], 0, size.height - 1, FormatText::tr("a row"));
        const int rotation = numberOf(line[2], 0, 3, FormatText::tr("a rotation"));
        placeOnce(file.board, size.cell(column, size.height - 1 - row), piece, rotation,
                  line[0].position);
    }
    if (reader.nextLine())
        throw FormatError(reader.position(), FormatText::tr("the end of the file"),
                          FormatText::tr("another piece"));
    return {std::move(file), {}};
}

} // namespace

/// Dialect 9 (.et2): one line per row of the board, "piece/rotation" per cell. Pieces count from 1,
/// rotations are clockwise quarter turns from a list in another file; "---/-" is an empty cell.
/// Reading needs the puzzle.
constinit const Format kPieceRotationFormat(
    "piece-rotation", QT_TRANSLATE_NOOP("Formats", "Board of pieces and rotations"), "et2",
    detectPieceRotation, readPieceRotation, writePieceRotation,
    {.pieces = Held::None, .hints = Held::None, .board = true, .locks = false});

/// Solutions of Owen's first set: width and height, then column, row from the bottom (from 0) and
/// clockwise quarter turns for each piece of a list in another file. Reading needs the puzzle.
constinit const Format
    kPiecePositionsFormat("positions", QT_TRANSLATE_NOOP("Formats", "Positions of the pieces"),
                          "txt", detectPiecePositions, readPiecePositions);

} // namespace tessera
