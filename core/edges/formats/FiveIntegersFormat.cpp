// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/formats/FormatRegistry.h"
#include "core/edges/formats/PieceList.h"
#include "core/edges/formats/PlacedEdges.h"

namespace tessera {

namespace {

constexpr std::size_t kNumbers = 5;
constexpr int kEmpty = -1;

struct Cell {
    std::optional<Piece> seen;
    Rotation rotation = 0;
};

Cell fiveNumbers(const std::vector<Token>& group, TextPosition end) {
    if (group.size() != kNumbers)
        throw FormatError(group.size() > kNumbers ? group.back().position : end,
                          FormatText::tr("4 colours and a rotation"),
                          FormatText::tr("%n number(s)", nullptr, static_cast<int>(group.size())));
    const int rotation = numberOf(group[4], kEmpty, 3, FormatText::tr("a rotation"));
    Cell cell;
    if (rotation == kEmpty)
        return cell;
    cell.rotation = static_cast<Rotation>(rotation);
    cell.seen.emplace();
    for (std::size_t i = 0; i < 4; ++i)
        cell.seen->edges[i] = static_cast<Color>(
            numberOf(group[i], -kMaxSignedColor, kMaxColor, FormatText::tr("a colour")));
    return cell;
}

/// One line: numbers by commas, cells by bars, perhaps the row's number first.
std::vector<Cell> cellsOfLine(TokenReader& reader) {
    std::vector<Cell> row;
    std::vector<Token> group;
    bool first = true;
    const auto finish = [&](TextPosition bar) {
        // A row's number stands alone before the first bar.
        const bool isRowNumber = first && group.size() == 1;
        if (!group.empty() && !isRowNumber)
            row.push_back(fiveNumbers(group, bar));
        group.clear();
        first = false;
    };
    while (const auto token = reader.next()) {
        QByteArrayView rest = token->text;
        int column = token->position.column;
        while (!rest.isEmpty()) {
            const qsizetype bar = rest.indexOf('|');
            const QByteArrayView word = bar < 0 ? rest : rest.first(bar);
            if (!word.isEmpty())
                group.push_back({word, {token->position.line, column}});
            if (bar >= 0)
                finish({token->position.line, column + static_cast<int>(bar)});
            column += static_cast<int>(bar < 0 ? rest.size() : bar + 1);
            rest = bar < 0 ? QByteArrayView() : rest.sliced(bar + 1);
        }
        if (row.size() > kMaxSide || group.size() > kNumbers)
            break;
    }
    finish(reader.position());
    return row;
}

std::vector<Cell> readCells(QByteArrayView text, GridSize& size) {
    TokenReader reader(text, ",");
    const bool barred = text.contains('|');
    std::vector<Cell> cells;
    while (reader.nextLine()) {
        const TextPosition start = reader.position();
        const std::vector<Cell> row = cellsOfLine(reader);
        const int width = static_cast<int>(row.size());
        if (width == 0 || width > kMaxSide || (size.height > 0 && width != size.width) ||
            cells.size() + row.size() > kMostListed || (barred && size.height == kMaxSide)) {
            throw FormatError(start,
                              size.height == 0
                                  ? FormatText::tr("a row of 1 to %1 cells").arg(kMaxSide)
                                  : FormatText::tr("a row of %1 cells, at most %2 of them")
                                        .arg(size.width)
                                        .arg(kMaxSide),
                              FormatText::tr("%n cell(s)", nullptr, width));
        }
        size = {width, size.height + 1};
        cells.insert(cells.end(), row.begin(), row.end());
    }
    if (size.height == 0)
        throw FormatError(reader.position(), FormatText::tr("a row of cells"));
    if (const auto square = squareOf(size.height); !barred && size.width == 1 && square)
        size = *square;
    return cells;
}

/// Turns the pieces back into their listed form, to keep the rotations that the file gives them.
PuzzleFile withRotations(const PuzzleFile& file, const std::vector<Cell>& cells) {
    std::vector<Piece> pieces(file.puzzle.pieces().begin(), file.puzzle.pieces().end());
    Board board = file.board;
    for (int cell = 0; cell < board.cells(); ++cell) {
        const Placement placement = board.at(cell);
        if (placement.isEmpty())
            continue;
        const Rotation turns = cells[static_cast<std::size_t>(cell)].rotation;
        Piece& piece = pieces[placement.piece()];
        piece = piece.rotated(static_cast<Rotation>(4 - turns));
        board.place(cell, {placement.piece(), turns});
    }
    PuzzleFile turned(Puzzle(file.puzzle.size(), file.puzzle.rules(), std::move(pieces)));
    turned.board = std::move(board);
    return turned;
}

bool isBoard(QByteArrayView text) {
    try {
        GridSize size;
        (void)readCells(text, size);
        return true;
    } catch (const FormatError&) {
        return false;
    }
}

Detection detectFiveIntegers(const QByteArray& bytes) {
    const bool barred = bytes.contains('|');
    const QByteArrayView text = withoutBom(bytes);
    const QByteArrayView start = text.first(std::min<qsizetype>(text.size(), 1 << 16));
    const bool whole = start.size() == text.size();
    if (!isBoard(whole ? start : start.first(start.lastIndexOf('\n') + 1))) {
        const bool begins =
            barred && isBoard(start.first(std::max<qsizetype>(0, start.indexOf('\n'))));
        return {begins ? kBrokenFile : 0,
                FormatText::tr("The first line has cells of five numbers.")};
    }
    return barred ? Detection{85, FormatText::tr("Bars part cells of five numbers.")}
                  : Detection{50, FormatText::tr("The last of five numbers could be a rotation.")};
}

ReadResult readFiveIntegers(const QByteArray& bytes, const ReadOptions& options) {
    PlacedEdges seen;
    const std::vector<Cell> cells = readCells(withoutBom(bytes), seen.size);
    for (const Cell& cell : cells) {
        seen.cells.push_back(cell.seen);
        seen.isSigned = seen.isSigned || (cell.seen && std::ranges::min(cell.seen->edges) < 0);
    }
    ReadResult result;
    result.file = fileFromEdges(seen, options.puzzle, result.warnings);
    if (options.puzzle == nullptr)
        result.file = withRotations(result.file, cells);
    return result;
}

QByteArray writeFiveIntegers(const PuzzleFile& file) {
    const GridSize size = file.puzzle.size();
    QString text;
    for (int cell = 0; cell < size.cells(); ++cell) {
        if (size.column(cell) == 0)
            text += QStringLiteral("%1 |").arg(size.row(cell));
        const Placement placement = file.board.at(cell);
        for (const Side side : kSides) {
            const int color = placement.isEmpty() ? kEmpty : file.puzzle.edge(placement, side);
            text += QStringLiteral("%1,").arg(color, 2);
        }
        text +=
            QStringLiteral(" %1 |").arg(placement.isEmpty() ? kEmpty : int(placement.rotation()));
        text += size.column(cell) == size.width - 1 ? u'\n' : u' ';
    }
    return text.toLatin1();
}

} // namespace

/// Dialect 10, printed by the program of 002: a row of the board a line, which may begin with its
/// number; "up,right,down,left,rotation" a cell, edges as placed, cells parted by |. Without bars,
/// a line is a cell of a square board. The rotation says how the piece was turned from its listed
/// form. Five times −1 is an empty cell.
constinit const Format kFiveIntegersFormat(
    "five-integers", QT_TRANSLATE_NOOP("Formats", "Board of edges and rotations"), "tiles",
    detectFiveIntegers, readFiveIntegers, writeFiveIntegers,
    {.pieces = Held::Placed, .hints = Held::None, .board = true, .locks = false});

} // namespace tessera
