// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/PuzzleTables.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/common/FormControls.h"
#include "widgets/board/PieceModel.h"
#include "widgets/board/TileArt.h"

#include "core/edges/puzzle/Counting.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

namespace tessera {

ColorTableModel::ColorTableModel(QObject* parent)
    : FigureModel(headings(false), parent,
                  {tr("The colour’s number"), tr("How the colour looks with this tile style"),
                   tr("How many edges of all pieces show the colour"),
                   tr("How many of the edges are along the frame"),
                   tr("How many of the edges are not along the frame"),
                   tr("How many of the edges are tabs"), tr("How many of the edges are blanks")}) {}

QStringList ColorTableModel::headings(bool isSigned) {
    QStringList titles{tr("No."), tr("Pattern"), tr("Edges"), tr("Frame"), tr("Inside")};
    if (isSigned)
        titles << tr("Tabs") << tr("Blanks");
    return titles;
}

void ColorTableModel::setPuzzle(const Puzzle& puzzle) {
    const ColorCensus census(puzzle);
    std::map<Color, std::array<ColorUses, 2>> uses; // along the frame, inside
    for (const bool frame : {true, false}) {
        for (const auto& [color, count] : census.patterns(frame))
            uses[color].at(frame ? 0 : 1) = count;
    }
    beginResetModel();
    m_header = headings(puzzle.isSigned());
    m_rows.clear();
    for (const auto& [color, of] : uses) {
        const auto& [frame, inside] = of;
        m_rows.push_back({color,
                          {frame.total() + inside.total(), frame.total(), inside.total(),
                           frame.positive + inside.positive, frame.negative + inside.negative}});
    }
    endResetModel();
}

void ColorTableModel::setLook(const TileTheme& theme, const QPalette& palette,
                              double devicePixelRatio) {
    m_theme = theme;
    m_palette = palette;
    m_ratio = devicePixelRatio;
    m_swatches.clear();
    if (!m_rows.empty())
        emit dataChanged(index(0, Name), index(rowCount() - 1, Name));
}

int ColorTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

Figure ColorTableModel::figure(int row, int column) const {
    const Row& shown = m_rows[static_cast<std::size_t>(row)];
    return column == Number ? numberFigure(shown.color, 0)
           : column == Name
               ? wordFigure(patternName(m_theme, shown.color))
               : numberFigure(shown.counts.at(static_cast<std::size_t>(column - Edges)), 0);
}

QVariant ColorTableModel::data(const QModelIndex& index, int role) const {
    if (role == Qt::DecorationRole)
        return index.isValid() && index.column() == Name ? swatch(color(index.row())) : QVariant();
    // The name is cut if room is short.
    if (role == Qt::ToolTipRole && index.column() == Name)
        return plainToolTip(FigureModel::data(index, Qt::DisplayRole).toString());
    return FigureModel::data(index, role);
}

QVariant ColorTableModel::swatch(Color color) const {
    QPixmap& known = m_swatches[color];
    if (known.isNull()) {
        known = colorSwatch(color, m_theme, TileColors::fromPalette(m_palette),
                            SortedTable::kIconSide, m_ratio);
    }
    return known;
}

ColorsPanel::ColorsPanel(QWidget* parent)
    : EdgePanel(parent), m_colors(new ColorTableModel(this)),
      m_table(new SortedTable(*m_colors, ColorTableModel::Name, this)) {
    described(m_table, "colors",
              tr("How often each colour occurs. Click a colour to select its pieces, or a heading "
                 "to sort."),
              tr("Colours of the puzzle"));
    stack({m_table});
    connect(m_table, &SortedTable::rowChosen, this, &ColorsPanel::selectColor);
}

void ColorsPanel::refresh() { m_colors->setPuzzle(page()->document().puzzle()); }

void ColorsPanel::lookChanged() { m_colors->setLook(theme(), palette(), devicePixelRatioF()); }

void ColorsPanel::selectColor(int row) {
    const Color color = m_colors->color(row);
    const Puzzle& puzzle = page()->document().puzzle();
    std::vector<PieceIndex> pieces;
    for (int i = 0; i < puzzle.pieceCount(); ++i) {
        const auto piece = static_cast<PieceIndex>(i);
        if (showsColor(puzzle.piece(piece), color))
            pieces.push_back(piece);
    }
    selectPieces(pieces);
}

namespace {

/// From this number on, resetting all rows is cheaper for a view.
constexpr std::size_t kManyRows = 64;

std::vector<int> copiesOf(const Puzzle& puzzle) {
    std::map<Piece, int> counts;
    for (const PieceIndex index : puzzle.pieceIndices())
        ++counts[puzzle.standardForm(index)];
    std::vector<int> copies;
    for (const PieceIndex index : puzzle.pieceIndices())
        copies.push_back(counts[puzzle.standardForm(index)]);
    return copies;
}

/// The piece and its neighbours on the board, whose matches may change with it.
void addWithNeighbours(const Board& board, PieceIndex piece, std::vector<int>& rows) {
    rows.push_back(piece);
    const auto cell = board.cellOf(piece);
    if (!cell)
        return;
    for (const Side side : kSides) {
        const auto neighbour = board.size().neighbour(*cell, side);
        if (neighbour && !board.at(*neighbour).isEmpty())
            rows.push_back(board.at(*neighbour).piece());
    }
}

/// A search changes its board too often for a table.
constexpr int kSearchUpdateMs = 250;

} // namespace

PieceTableModel::PieceTableModel(QObject* parent)
    : FigureModel({tr("No."), tr("Kind"), tr("Copies"), tr("Cell"), tr("Matches")}, parent,
                  {tr("The piece’s number"), tr("Where the piece belongs by its grey edges"),
                   tr("How many pieces are the same, in any rotation"),
                   tr("Where on the board the piece is"),
                   tr("How many of its edges match there")}) {}

void PieceTableModel::setPuzzle(const Puzzle& puzzle) {
    std::vector<int> copies = copiesOf(puzzle);
    if (puzzle.size() != m_puzzle.size() || puzzle.rules() != m_puzzle.rules() ||
        puzzle.pieceCount() != m_puzzle.pieceCount()) {
        beginResetModel();
        m_puzzle = puzzle;
        m_board = Board(puzzle.size(), puzzle.pieceCount());
        m_copies = std::move(copies);
        endResetModel();
        return;
    }
    std::vector<int> rows;
    for (int row = 0; row < puzzle.pieceCount(); ++row) {
        const auto piece = static_cast<PieceIndex>(row);
        if (puzzle.piece(piece) != m_puzzle.piece(piece) || copies[piece] != m_copies[piece])
            addWithNeighbours(m_board, piece, rows);
    }
    m_puzzle = puzzle;
    m_copies = std::move(copies);
    tellRows(rows);
}

void PieceTableModel::setBoard(const Board& board) {
    if (board.size() != m_puzzle.size() || board.pieceCount() != m_puzzle.pieceCount() ||
        board == m_board)
        return;
    const std::vector<int> rows = changedRows(board);
    m_board = board;
    tellRows(rows);
}

void PieceTableModel::tellRows(const std::vector<int>& rows) {
    if (rows.size() > kManyRows) {
        emit dataChanged(index(0, Number), index(rowCount() - 1, Matches));
        return;
    }
    for (const int row : rows)
        emit dataChanged(index(row, Number), index(row, Matches));
}

/// The pieces whose placement differs on the other board, and their neighbours.
std::vector<int> PieceTableModel::changedRows(const Board& board) const {
    std::vector<int> rows;
    for (int row = 0; row < m_puzzle.pieceCount(); ++row) {
        const auto piece = static_cast<PieceIndex>(row);
        const auto cell = board.cellOf(piece);
        if (cell == m_board.cellOf(piece) && (!cell || board.at(*cell) == m_board.at(*cell)))
            continue;
        addWithNeighbours(m_board, piece, rows);
        addWithNeighbours(board, piece, rows);
    }
    return rows;
}

void PieceTableModel::setLook(const TileTheme& theme, const QPalette& palette,
                              double devicePixelRatio) {
    m_tiles.setLook(theme, TileColors::fromPalette(palette));
    m_tiles.setDevicePixelRatio(devicePixelRatio);
    m_ratio = devicePixelRatio;
    if (rowCount() > 0)
        emit dataChanged(index(0, Number), index(rowCount() - 1, Number));
}

int PieceTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_puzzle.pieceCount();
}

QVariant PieceTableModel::data(const QModelIndex& index, int role) const {
    // Its edges are visible only in the picture, so tooltips name them.
    if ((role == Qt::ToolTipRole || role == Qt::AccessibleDescriptionRole) && index.isValid() &&
        index.column() == Number) {
        const QString names =
            edgeNames(m_tiles.theme(), shownPiece(static_cast<PieceIndex>(index.row())));
        return role == Qt::ToolTipRole ? plainToolTip(names) : names;
    }
    if (role != Qt::DecorationRole)
        return FigureModel::data(index, role);
    return index.isValid() && index.column() == Number
               ? picture(static_cast<PieceIndex>(index.row()))
               : QVariant();
}

Figure PieceTableModel::figure(int row, int column) const {
    const auto piece = static_cast<PieceIndex>(row);
    // In the order of CellKind.
    const std::array kinds{tr("Inner"), tr("Side"), tr("Corner"),
                           tr("Strip"), tr("End"),  tr("Single")};
    switch (column) {
    case Number:
        return numberFigure(piece + 1, 0);
    case Kind:
        return wordFigure(kinds.at(static_cast<std::size_t>(m_puzzle.kindOfPiece(piece))));
    case Copies:
        return numberFigure(m_copies[piece], 0);
    default:
        break;
    }
    // Pieces off the board are sorted last.
    const auto cell = m_board.cellOf(piece);
    if (!cell)
        return column == Cell ? wordFigure(QStringLiteral("–"), std::numeric_limits<int>::max())
                              : Figure{QStringLiteral("–"), -1};
    if (column == Cell)
        return wordFigure(cellName(m_puzzle.size(), *cell), *cell);
    return numberFigure(static_cast<double>(std::ranges::count_if(
                            kSides,
                            [&](Side side) {
                                return jointState(m_puzzle, m_board, *cell, side) ==
                                       JointState::Matched;
                            })),
                        0);
}

/// As on the board, else as listed in the puzzle.
Piece PieceTableModel::shownPiece(PieceIndex piece) const {
    const auto cell = m_board.cellOf(piece);
    return m_puzzle.piece(piece).rotated(cell ? m_board.at(*cell).rotation() : 0);
}

QVariant PieceTableModel::picture(PieceIndex piece) const {
    return m_tiles.tile(shownPiece(piece).edges,
                        static_cast<int>(std::lround(SortedTable::kIconSide * m_ratio)));
}

PieceTablePanel::PieceTablePanel(QWidget* parent)
    : EdgePanel(parent), m_pieces(new PieceTableModel(this)),
      m_table(new SortedTable(*m_pieces, PieceTableModel::Kind, this)) {
    described(m_table, "pieceTable",
              tr("All pieces. Click a piece to select it on the board, or a heading to sort."),
              tr("Pieces of the puzzle"));
    stack({m_table});
    connect(m_table, &SortedTable::rowChosen, this, [this](int row) {
        const auto piece = static_cast<PieceIndex>(row);
        selectPieces(std::span(&piece, 1));
    });
}

void PieceTablePanel::follow(DocumentPage& page) {
    connect(&page, &DocumentPage::shownBoardChanged, context(),
            [this] { requestRefresh(this->page()->search().shownBoard() ? kSearchUpdateMs : 0); });
}

void PieceTablePanel::puzzleChanged() {
    m_newPuzzle = true;
    requestRefresh();
}

void PieceTablePanel::refresh() {
    // Rows that change places four times a second cannot be read.
    m_table->setSorting(!page()->search().shownBoard());
    if (std::exchange(m_newPuzzle, false))
        m_pieces->setPuzzle(page()->document().puzzle());
    m_pieces->setBoard(page()->shownBoard());
}

void PieceTablePanel::lookChanged() { m_pieces->setLook(theme(), palette(), devicePixelRatioF()); }

} // namespace tessera
