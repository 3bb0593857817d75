// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edges/formats/PieceRows.h"
#include "core/edges/formats/PuzzleImport.h"

namespace tessera {

namespace {

constexpr int kHighestCode = 39;
constexpr QByteArrayView kGridSeparators = "|";
constexpr QByteArrayView kFormatComment = "# Grid format:";

struct GridCell {
    Piece edges;
    bool locked = false;
    TextPosition position;
};

/// Reads cells of four numbers, with or without brackets around them.
class CellReader {
public:
    explicit CellReader(QByteArrayView text) : m_reader(text, kGridSeparators) {}

    std::optional<GridCell> next() {
        auto token = word();
        if (!token)
            return std::nullopt;
        GridCell cell{{}, false, token->position};
        cell.locked = takeBracket(*token);
        for (std::size_t i = 0; i < 4; ++i) {
            if (i > 0 || token->text.isEmpty())
                token = word();
            if (!token)
                throw FormatError(m_reader.position(), FormatText::tr("4 numbers per cell"));
            const bool closed = i == 3 && cell.locked && token->text.endsWith(']');
            if (closed)
                token->text.chop(1);
            cell.edges.edges[i] =
                static_cast<Color>(numberOf(*token, 0, kHighestCode, FormatText::tr("a pattern")));
            if (i == 3 && cell.locked && !closed)
                expectBracket();
        }
        return cell;
    }

    [[nodiscard]] TextPosition position() const { return m_reader.position(); }

private:
    /// Locked cells may follow each other without a space: "4][5".
    std::optional<Token> word() {
        auto token = m_rest ? std::exchange(m_rest, std::nullopt) : m_reader.nextAnywhere();
        const qsizetype bracket = token ? token->text.indexOf(']') : -1;
        if (bracket >= 0 && bracket + 1 < token->text.size()) {
            const QByteArrayView behind = token->text.sliced(bracket + 1);
            TextPosition place = token->position;
            place.column += static_cast<int>(bracket) + 1;
            m_rest = Token{behind, place};
            token->text.chop(behind.size());
        }
        return token;
    }

    static bool takeBracket(Token& token) {
        if (!token.text.startsWith('['))
            return false;
        token.text = token.text.sliced(1);
        ++token.position.column;
        return true;
    }

    void expectBracket() {
        const auto token = word();
        if (!token || token->text != QByteArrayView("]"))
            throw FormatError(token ? token->position : m_reader.position(),
                              FormatText::tr("the bracket ]"),
                              token ? quoted(token->text) : FormatText::tr("the end of the file"));
    }

    TokenReader m_reader;
    std::optional<Token> m_rest; ///< of a word that was split
};

std::vector<GridCell> readCells(QByteArrayView text, TextPosition& end) {
    CellReader reader(text);
    std::vector<GridCell> cells;
    while (const auto cell = reader.next()) {
        if (cells.size() >= asIndex(kMaxSide) * kMaxSide)
            throw FormatError(cell->position,
                              FormatText::tr("at most %1 cells").arg(kMaxSide * kMaxSide),
                              FormatText::tr("one more"));
        cells.push_back(*cell);
    }
    end = reader.position();
    return cells;
}

/// Whether there are as many lines as cells of four numbers in each.
bool isLaidOut(QByteArrayView text) {
    TokenReader lines(text, kGridSeparators);
    std::size_t rows = 0;
    std::size_t words = 0;
    while (lines.nextLine() && rows < kMaxSide + 1) {
        const std::size_t here = lines.restOfLine(4 * kMaxSide).size();
        if (words != 0 && here != words)
            return false;
        words = here;
        ++rows;
    }
    return words >= 8 && words == 4 * rows;
}

bool rimIsGrey(QByteArrayView text) {
    TextPosition end;
    const std::vector<GridCell> cells = readCells(text, end);
    const auto size = squareOf(static_cast<int>(cells.size()));
    if (!size || size->width < 2)
        return false;
    for (int cell = 0; cell < size->cells(); ++cell) {
        const Piece& edges = cells[asIndex(cell)].edges;
        const bool fits = edges.greys() == 4 || std::ranges::all_of(kSides, [&](Side side) {
                              return (edges.edge(side) == kGrey) == size->onRim(cell, side);
                          });
        if (!fits)
            return false;
    }
    return true;
}

/// Throws if the comment with the size contradicts the cells.
void checkSaidSize(QByteArrayView text, GridSize size) {
    const qsizetype at = text.indexOf(kFormatComment);
    if (at < 0)
        return;
    QByteArrayView rest = text.sliced(at + kFormatComment.size());
    rest = takeUntil('\n', rest);
    const auto width = tryNumber(takeUntil('x', rest).trimmed());
    const auto height = tryNumber(takeUntil('x', rest).trimmed());
    if (width && height && GridSize{*width, *height} != size) {
        throw FormatError(positionOf(text, at),
                          FormatText::tr("a grid of %1×%2 cells").arg(*width).arg(*height),
                          sizeText(size));
    }
}

Detection detectEditorGrid(const QByteArray& bytes) {
    const QByteArrayView text = withoutBom(bytes);
    if (text.trimmed().startsWith(kFormatComment))
        return {95, FormatText::tr("The file starts with the editor’s comment.")};
    TokenReader reader(text, kGridSeparators);
    const auto first = reader.nextAnywhere();
    if (!first || (!first->text.startsWith('[') && !tryNumber(first->text)))
        return {};
    if (isLaidOut(text))
        return {70,
                FormatText::tr("Each line has as many cells of four numbers as there are lines.")};
    try {
        return {rimIsGrey(text) ? 70 : 0,
                FormatText::tr("In this order the cells have grey all around.")};
    } catch (const FormatError&) {
        const bool locked = first->text.startsWith('[');
        return {locked ? kBrokenFile : 0, FormatText::tr("The file starts with a locked cell.")};
    }
}

ReadResult readEditorGrid(const QByteArray& bytes, const ReadOptions& options) {
    TextPosition end;
    const std::vector<GridCell> cells = readCells(withoutBom(bytes), end);
    const auto size = squareOf(static_cast<int>(cells.size()));
    if (!size)
        throw FormatError(end, FormatText::tr("the cells of a square board"),
                          FormatText::tr("%n cell(s)", nullptr, static_cast<int>(cells.size())));
    checkSaidSize(withoutBom(bytes), *size);
    PlacedEdges seen{*size, false, {}, {}};
    for (const GridCell& cell : cells)
        seen.cells.push_back(cell.edges.greys() == 4 ? std::nullopt : std::optional(cell.edges));
    ReadResult result;
    result.file = fileFromEdges(seen, options.puzzle, result.warnings);
    // A lock on an empty cell could be neither seen nor removed.
    for (std::size_t i = 0; i < cells.size(); ++i)
        result.file.locked[i] =
            cells[i].locked && !result.file.board.at(static_cast<int>(i)).isEmpty();
    return result;
}

QByteArray writeEditorGrid(const PuzzleFile& file) {
    expectUnsigned(file, kEditorGridFormat);
    const Puzzle& puzzle = file.puzzle;
    if (puzzle.width() != puzzle.height() || puzzle.highestColor() > kHighestCode) {
        throw UserError(FormatText::tr("The Eternity II Editor only has square boards and patterns "
                                       "up to %1."),
                        kHighestCode);
    }
    const Score score = scoreOf(puzzle, file.board);
    QString text = QStringLiteral("# Grid format: %1x%1x%2\n# Grid score: %3/%4\n")
                       .arg(puzzle.width())
                       .arg(puzzle.highestColor())
                       .arg(score.matched)
                       .arg(score.total);
    for (int cell = 0; cell < file.board.cells(); ++cell) {
        const bool locked = file.locked[asIndex(cell)];
        text += locked ? u'[' : u' ';
        for (const Side side : kSides) {
            text += QString::number(puzzle.edge(file.board.at(cell), side)).rightJustified(2);
            if (side != Side::Left)
                text += u' ';
        }
        const bool last = puzzle.size().column(cell) == puzzle.width() - 1;
        if (locked)
            text += u']';
        // Between locked cells too, otherwise other programs read "4][5" as one word.
        if (last || !locked || file.locked[asIndex(cell) + 1])
            text += last ? u'\n' : u' ';
    }
    return text.toLatin1();
}

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

/// One line: numbers separated by commas, cells by bars, perhaps the row's number first.
std::vector<Cell> cellsOfLine(TokenReader& reader) {
    std::vector<Cell> row;
    std::vector<Token> group;
    bool first = true;
    const auto finish = [&](TextPosition bar) {
        // A row's number is the only number before the first bar.
        const bool isRowNumber = first && group.size() == 1;
        // The caller refuses a row that is too long: what has begun behind it does not matter.
        if (!group.empty() && !isRowNumber && row.size() <= kMaxSide)
            row.push_back(fiveNumbers(group, bar));
        group.clear();
        first = false;
    };
    while (const auto token = reader.next()) {
        QByteArrayView rest = token->text;
        int column = token->position.column;
        while (!rest.isEmpty()) {
            const bool hasBar = rest.contains('|');
            const QByteArrayView word = takeUntil('|', rest);
            if (!word.isEmpty())
                group.push_back({word, {token->position.line, column}});
            column += charactersIn(word);
            if (hasBar)
                finish({token->position.line, column++});
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

/// Rotates the pieces back to their listed form, to keep the rotations that the file gives.
PuzzleFile withRotations(const PuzzleFile& file, const std::vector<Cell>& cells) {
    std::vector<Piece> pieces(file.puzzle.pieces().begin(), file.puzzle.pieces().end());
    Board board = file.board;
    for (int cell = 0; cell < board.cells(); ++cell) {
        const Placement placement = board.at(cell);
        if (placement.isEmpty())
            continue;
        const Rotation turns = cells[asIndex(cell)].rotation;
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
    return barred ? Detection{85, FormatText::tr("Bars separate cells of five numbers.")}
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

/// Dialect 3, the grid of the Eternity II Editor, also printed by Niang’s program (2010): four
/// numbers per cell, up right down left as placed, from 0 to 39, separated by spaces or |. Four
/// zeros are an empty cell, brackets around a cell lock it, # starts a comment; "# Grid format:
/// 6x6x8" gives the size. Square boards only.
constinit const Format
    kEditorGridFormat("editor-grid", QT_TRANSLATE_NOOP("Formats", "Eternity II Editor grid"),
                      "grid", detectEditorGrid, readEditorGrid, writeEditorGrid,
                      {.pieces = Held::Placed, .hints = Held::None, .board = true, .locks = true});

/// Dialect 10, printed by Niang’s program (2010): one line per row of the board, which may start
/// with its number; "up,right,down,left,rotation" per cell, edges as placed, cells separated by |.
/// Without bars, each line is a cell of a square board. The rotation says how the piece is rotated
/// from its listed form. Five times −1 is an empty cell.
constinit const Format kFiveIntegersFormat(
    "five-integers", QT_TRANSLATE_NOOP("Formats", "Board of edges and rotations"), "tiles",
    detectFiveIntegers, readFiveIntegers, writeFiveIntegers,
    {.pieces = Held::Placed, .hints = Held::None, .board = true, .locks = false});

} // namespace tessera
