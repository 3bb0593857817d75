// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/PieceTablePanel.h"

#include "app/window/board/DocumentPage.h"
#include "app/window/edges/PieceFinder.h"

#include "core/edges/puzzle/Score.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

namespace tessera {

namespace {

/// From this many on it costs a view less to look at all rows again.
constexpr std::size_t kManyRows = 64;

std::vector<int> copiesOf(const Puzzle& puzzle) {
    std::map<Piece, int> counts;
    for (const Piece& piece : puzzle.pieces())
        ++counts[piece.canonical()];
    std::vector<int> copies;
    for (const Piece& piece : puzzle.pieces())
        copies.push_back(counts[piece.canonical()]);
    return copies;
}

/// The piece and those beside it on the board, whose joints with it count as theirs.
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

} // namespace

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
        emit dataChanged(index(0, Number), index(rowCount() - 1, kColumns - 1));
        return;
    }
    for (const int row : rows)
        emit dataChanged(index(row, Number), index(row, kColumns - 1));
}

/// Those of the pieces that lie otherwise on the other board, and of their neighbours.
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

int PieceTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant PieceTableModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto piece = static_cast<PieceIndex>(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(piece, index.column());
    case SortedTable::kSortRole:
        return sortKey(piece, index.column());
    case Qt::DecorationRole:
        return index.column() == Number ? picture(piece) : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() == Kind ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                                      : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    default:
        return {};
    }
}

PieceTableModel::Place PieceTableModel::placeOf(PieceIndex piece) const {
    const auto cell = m_board.cellOf(piece);
    if (!cell)
        return {};
    Place place{*cell, m_board.at(*cell).rotation(), 0};
    for (const Side side : kSides) {
        if (jointState(m_puzzle, m_board, *cell, side) == JointState::Matched)
            ++place.matches;
    }
    return place;
}

QString PieceTableModel::kindName(PieceIndex piece) const {
    switch (m_puzzle.kindOfPiece(piece)) {
    case CellKind::Corner:
        return tr("Corner");
    case CellKind::Side:
        return tr("Side");
    case CellKind::Inner:
        return tr("Inner");
    case CellKind::End:
        return tr("End");
    case CellKind::Strip:
        return tr("Strip");
    case CellKind::Single:
        break;
    }
    return tr("Single");
}

QVariant PieceTableModel::text(PieceIndex piece, int column) const {
    switch (column) {
    case Number:
        return piece + 1;
    case Kind:
        return kindName(piece);
    case Copies:
        return m_copies[piece];
    default:
        break;
    }
    const Place place = placeOf(piece);
    if (place.cell < 0)
        return QStringLiteral("–");
    return column == Cell ? QVariant(cellName(m_puzzle.size(), place.cell))
                          : QVariant(place.matches);
}

/// Pieces off the board come after all others.
QVariant PieceTableModel::sortKey(PieceIndex piece, int column) const {
    if (column == Cell) {
        const int cell = placeOf(piece).cell;
        return cell < 0 ? std::numeric_limits<int>::max() : cell;
    }
    if (column == Matches) {
        const Place place = placeOf(piece);
        return place.cell < 0 ? -1 : place.matches;
    }
    return text(piece, column);
}

/// As it lies on the board, else as the puzzle lists it.
QVariant PieceTableModel::picture(PieceIndex piece) const {
    const Piece turned = m_puzzle.piece(piece).rotated(placeOf(piece).rotation);
    return m_tiles.tile(turned.edges,
                        static_cast<int>(std::lround(SortedTable::kIconSide * m_ratio)));
}

QVariant PieceTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const bool title = role == Qt::DisplayRole;
    switch (section) {
    case Number:
        return title ? tr("No.") : tr("The piece’s number");
    case Kind:
        return title ? tr("Kind") : tr("Where the piece belongs by its grey edges");
    case Copies:
        return title ? tr("Copies") : tr("How many pieces are the same, however turned");
    case Cell:
        return title ? tr("Cell") : tr("Where on the board the piece lies");
    case Matches:
        return title ? tr("Matches") : tr("How many of its edges match there");
    default:
        return {};
    }
}

namespace {

/// A search changes its board too often for a table.
constexpr int kSearchUpdateMs = 250;

} // namespace

PieceTablePanel::PieceTablePanel(QWidget* parent)
    : QWidget(parent), m_pieces(new PieceTableModel(this)),
      m_table(new SortedTable(*m_pieces, PieceTableModel::Kind, this)),
      m_update(*this, [this] { update(); }) {
    m_table->setObjectName(QStringLiteral("pieceTable"));
    m_table->setAccessibleName(tr("Pieces of the puzzle"));
    m_table->setToolTip(
        tr("All pieces; click on one to select it on the board, on a heading to sort"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(m_table);
    connect(m_table, &SortedTable::rowChosen, this, &PieceTablePanel::choose);
}

void PieceTablePanel::setPage(DocumentPage* page) {
    m_link.setPage(page);
    setEnabled(page != nullptr);
    m_update.cancel();
    if (page == nullptr)
        return;
    QObject* context = m_link.context();
    connect(&page->document(), &PuzzleDocument::puzzleReplaced, context,
            [this] { requestPuzzle(); });
    connect(&page->document(), &PuzzleDocument::piecesChanged, context,
            [this] { requestPuzzle(); });
    connect(page, &DocumentPage::shownBoardChanged, context, [this] {
        m_update.request(m_link.page()->search().shownBoard() ? kSearchUpdateMs : 0);
    });
    requestPuzzle();
}

void PieceTablePanel::setTileTheme(const QString& id) {
    m_theme = id;
    updateLook();
}

void PieceTablePanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        updateLook();
}

void PieceTablePanel::requestPuzzle() {
    m_newPuzzle = true;
    m_update.request();
}

void PieceTablePanel::update() {
    // Rows that change places four times a second cannot be read.
    m_table->setSorting(!m_link.page()->search().shownBoard());
    if (std::exchange(m_newPuzzle, false))
        m_pieces->setPuzzle(m_link.page()->document().puzzle());
    m_pieces->setBoard(m_link.page()->shownBoard());
}

void PieceTablePanel::updateLook() {
    const TileTheme* theme = findTileTheme(m_theme);
    m_pieces->setLook(theme != nullptr ? *theme : tileThemes().front(), palette(),
                      devicePixelRatioF());
}

void PieceTablePanel::choose(int row) {
    const auto piece = static_cast<PieceIndex>(row);
    if (selectPieces(*m_link.page(), std::span(&piece, 1)))
        emit unplacedPieceChosen(piece);
}

} // namespace tessera
