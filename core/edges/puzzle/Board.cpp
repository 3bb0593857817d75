// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/puzzle/Board.h"

#include <QCoreApplication>

#include <algorithm>

namespace tessera {

Board::Board(GridSize size, int pieceCount)
    : m_size(size), m_cells(asIndex(size.cells())), m_cellOf(asIndex(pieceCount), kNowhere) {}

std::optional<Board> Board::fromCodes(GridSize size, int pieceCount,
                                      std::span<const std::uint16_t> codes) {
    if (!size.isValid() || codes.size() != asIndex(size.cells()))
        return std::nullopt;
    Board board(size, pieceCount);
    for (int cell = 0; cell < size.cells(); ++cell) {
        const auto placement = Placement::fromCode(codes[asIndex(cell)]);
        if (placement.isEmpty())
            continue;
        if (placement.piece() >= pieceCount || board.cellOf(placement.piece()))
            return std::nullopt;
        board.place(cell, placement);
    }
    return board;
}

std::vector<std::uint16_t> Board::codes() const {
    std::vector<std::uint16_t> codes(m_cells.size());
    std::ranges::transform(m_cells, codes.begin(), &Placement::code);
    return codes;
}

std::optional<int> Board::cellOf(PieceIndex piece) const {
    if (piece >= m_cellOf.size() || m_cellOf[piece] == kNowhere)
        return std::nullopt;
    return m_cellOf[piece];
}

void Board::place(int cell, Placement placement) {
    Placement& here = m_cells[asIndex(cell)];
    if (!here.isEmpty()) {
        m_cellOf[here.piece()] = kNowhere;
        --m_placed;
    }
    if (!placement.isEmpty()) {
        std::int32_t& where = m_cellOf[placement.piece()];
        if (where != kNowhere) {
            m_cells[asIndex(where)] = Placement();
            --m_placed;
        }
        where = cell;
        ++m_placed;
    }
    here = placement;
}

void Board::clearAll() {
    std::ranges::fill(m_cells, Placement());
    std::ranges::fill(m_cellOf, kNowhere);
    m_placed = 0;
}

void Board::swap(int first, int second) {
    Placement& a = m_cells[asIndex(first)];
    Placement& b = m_cells[asIndex(second)];
    std::swap(a, b);
    if (!a.isEmpty())
        m_cellOf[a.piece()] = first;
    if (!b.isEmpty())
        m_cellOf[b.piece()] = second;
}

void Board::rotate(int cell, int quarters) {
    Placement& here = m_cells[asIndex(cell)];
    here = here.turned(quarters);
}

std::optional<CellBlock> blockOf(GridSize size, std::span<const int> cells) {
    if (cells.empty())
        return std::nullopt;
    int left = size.width;
    int right = -1;
    int top = size.height;
    int bottom = -1;
    for (const int cell : cells) {
        left = std::min(left, size.column(cell));
        right = std::max(right, size.column(cell));
        top = std::min(top, size.row(cell));
        bottom = std::max(bottom, size.row(cell));
    }
    const CellBlock block{left, top, right - left + 1, bottom - top + 1};
    if (asIndex(block.width * block.height) != cells.size())
        return std::nullopt;
    return block;
}

std::optional<Board> movedCells(const Board& board, std::span<const int> cells, int columns,
                                int rows) {
    const GridSize size = board.size();
    std::vector<bool> isSource(asIndex(size.cells()));
    std::vector<bool> isTarget(asIndex(size.cells()));
    for (const int cell : cells) {
        const int column = size.column(cell) + columns;
        const int row = size.row(cell) + rows;
        if (column < 0 || column >= size.width || row < 0 || row >= size.height)
            return std::nullopt;
        isSource[asIndex(cell)] = true;
        isTarget[asIndex(size.cell(column, row))] = true;
    }
    const int shift = rows * size.width + columns;
    std::vector<int> from(asIndex(size.cells()));
    for (int cell = 0; cell < size.cells(); ++cell)
        from[asIndex(cell)] = cell;
    for (const int cell : cells) {
        const int target = cell + shift;
        from[asIndex(target)] = cell;
        if (isSource[asIndex(target)])
            continue;
        // Displaced content goes to the start of the chain that displaces it.
        int start = cell;
        while (isTarget[asIndex(start)])
            start -= shift;
        from[asIndex(start)] = target;
    }
    Board after(size, board.pieceCount());
    for (int cell = 0; cell < size.cells(); ++cell)
        after.place(cell, board.at(from[asIndex(cell)]));
    return after;
}

std::optional<Board> turnedBlock(const Board& board, const CellBlock& block, int quarters) {
    const int turns = ((quarters % 4) + 4) % 4;
    if (turns % 2 == 1 && block.width != block.height)
        return std::nullopt;
    const GridSize size = board.size();
    const GridSize local{block.width, block.height};
    const auto at = [&](int cell) {
        return size.cell(block.column + local.column(cell), block.row + local.row(cell));
    };
    Board after = board;
    for (int cell = 0; cell < local.cells(); ++cell)
        after.clear(at(cell));
    for (int cell = 0; cell < local.cells(); ++cell)
        after.place(at(local.turnedCell(cell, turns)), board.at(at(cell)).turned(turns));
    return after;
}

namespace {

struct ScoreText {
    Q_DECLARE_TR_FUNCTIONS(Score)
};

bool areaIsGood(const Puzzle& puzzle, const Board& board, int cell) {
    const GridSize size = puzzle.size();
    const int below = cell + size.width;
    return jointState(puzzle, board, cell, Side::Right) == JointState::Matched &&
           jointState(puzzle, board, cell, Side::Down) == JointState::Matched &&
           jointState(puzzle, board, cell + 1, Side::Down) == JointState::Matched &&
           jointState(puzzle, board, below, Side::Right) == JointState::Matched;
}

} // namespace

double Score::fitness() const {
    if (total == 0)
        return 1.0;
    const double joints = static_cast<double>(total - matched) / total;
    if (areas == 0)
        return 1.0 - joints;
    return 1.0 - 0.5 * (joints + static_cast<double>(badAreas) / areas);
}

Color rimColorOn(const Puzzle& puzzle, const Board& board) {
    if (puzzle.rules().rimColor != kAnyColor)
        return puzzle.rules().rimColor;
    std::array<int, kMaxColor + 1> uses{};
    for (const int cell : puzzle.size().ring()) {
        for (const Side side : kSides) {
            if (puzzle.size().onRim(cell, side))
                ++uses[asIndex(puzzle.edge(board.at(cell), side))];
        }
    }
    uses[kGrey] = 0;
    const auto most = std::ranges::max_element(uses);
    return *most > 0 ? static_cast<Color>(most - uses.begin()) : kGrey;
}

JointState jointState(const Puzzle& puzzle, const Board& board, int cell, Side side) {
    const auto across = puzzle.size().neighbour(cell, side);
    const Placement here = board.at(cell);
    if (!across) {
        if (!puzzle.rules().hasRimColor())
            return JointState::Rim;
        if (here.isEmpty())
            return JointState::Open;
        const Color edge = puzzle.edge(here, side);
        return edge != kGrey && edge == rimColorOn(puzzle, board) ? JointState::Matched
                                                                  : JointState::Mismatched;
    }
    const Placement there = board.at(*across);
    if (here.isEmpty() || there.isEmpty())
        return JointState::Open;
    return joins(puzzle.edge(here, side), puzzle.edge(there, opposite(side)), puzzle.isSigned())
               ? JointState::Matched
               : JointState::Mismatched;
}

Board hintedBoard(const Puzzle& puzzle) {
    Board board(puzzle.size(), puzzle.pieceCount());
    for (const Hint& hint : puzzle.hints())
        board.place(hint.cell, hint.placement);
    return board;
}

Score scoreOf(const Puzzle& puzzle, const Board& board) {
    const GridSize size = puzzle.size();
    Score score;
    score.total = puzzle.totalEdges();
    score.empty = board.emptyCount();
    score.areas = (size.width - 1) * (size.height - 1);
    for (int cell = 0; cell < size.cells(); ++cell) {
        for (const Side side : kSides) {
            // Each joint is counted from one of its cells.
            if ((side == Side::Up || side == Side::Left) && !size.onRim(cell, side))
                continue;
            const JointState state = jointState(puzzle, board, cell, side);
            score.matched += state == JointState::Matched ? 1 : 0;
            score.mismatched += state == JointState::Mismatched ? 1 : 0;
        }
        if (!size.onRim(cell, Side::Right) && !size.onRim(cell, Side::Down))
            score.badAreas += areaIsGood(puzzle, board, cell) ? 0 : 1;
    }
    return score;
}

int matchedEdges(const Puzzle& puzzle, const Board& board) {
    return scoreOf(puzzle, board).matched;
}

std::vector<Violation> violationsOf(const Puzzle& puzzle, const Board& board) {
    std::vector<Violation> found;
    const GridSize size = puzzle.size();
    for (int cell = 0; puzzle.framed() && cell < size.cells(); ++cell) {
        const Placement placement = board.at(cell);
        if (placement.isEmpty())
            continue;
        bool missing = false;
        bool inside = false;
        for (const Side side : kSides) {
            const bool grey = puzzle.edge(placement, side) == kGrey;
            missing = missing || (size.onRim(cell, side) && !grey);
            inside = inside || (!size.onRim(cell, side) && grey);
        }
        if (missing)
            found.push_back({Violation::Kind::GreyMissing, cell});
        if (inside)
            found.push_back({Violation::Kind::GreyInside, cell});
    }
    for (int cell = 0; puzzle.keepsRotation() && cell < size.cells(); ++cell) {
        if (!board.at(cell).isEmpty() && board.at(cell).rotation() != 0)
            found.push_back({Violation::Kind::Turned, cell});
    }
    for (const Hint& hint : puzzle.hints()) {
        if (!puzzle.looksLike(board.at(hint.cell), hint.placement))
            found.push_back({Violation::Kind::HintMoved, hint.cell});
    }
    return found;
}

QString describe(const Violation& violation, GridSize size) {
    const std::array texts{ScoreText::tr("%1: the edge at the frame is not grey"),
                           ScoreText::tr("%1: a grey edge points into the board"),
                           ScoreText::tr("%1: the hint piece is not in its place"),
                           ScoreText::tr("%1: the piece is rotated; pieces keep their rotation")};
    return texts[asIndex(violation.kind)].arg(cellName(size, violation.cell));
}

QString sizeText(GridSize size) { return QStringLiteral("%1×%2").arg(size.width).arg(size.height); }

QString cellName(GridSize size, int cell) {
    QString letters;
    for (int column = size.column(cell); column >= 0; column = column / 26 - 1)
        letters.prepend(QChar(u'A' + column % 26));
    return letters + QString::number(size.row(cell) + 1);
}

} // namespace tessera
