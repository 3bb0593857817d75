// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/PuzzleTables.h"

#include "app/window/common/SortedTable.h"
#include "widgets/board/TileArt.h"

#include "core/edges/puzzle/Score.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

namespace tessera {

namespace {

/// A column's title and what it means.
using Heading = std::pair<const char*, const char*>;

template <typename Translate>
QVariant heading(const Heading& words, int role, const Translate& translate) {
    return role == Qt::DisplayRole   ? QVariant(translate(words.first))
           : role == Qt::ToolTipRole ? QVariant(translate(words.second))
                                     : QVariant();
}

} // namespace

void ColorTableModel::setPuzzle(const Puzzle& puzzle) {
    const ColorCensus census(puzzle);
    std::map<Color, std::array<ColorUses, 2>> uses; // along the frame, inside
    for (const bool frame : {true, false}) {
        for (const auto& [color, count] : census.patterns(frame))
            uses[color].at(frame ? 0 : 1) = count;
    }
    beginResetModel();
    m_signed = puzzle.isSigned();
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
    m_theme = &theme;
    m_palette = palette;
    m_ratio = devicePixelRatio;
    m_swatches.clear();
    if (!m_rows.empty())
        emit dataChanged(index(0, Name), index(rowCount() - 1, Name));
}

int ColorTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ColorTableModel::columnCount(const QModelIndex& parent) const {
    if (parent.isValid())
        return 0;
    return m_signed ? Blanks + 1 : Inside + 1;
}

QVariant ColorTableModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
    case SortedTable::kSortRole:
        return column == Number ? QVariant(row.color)
               : column == Name ? QVariant(patternName(*m_theme, row.color))
                                : row.counts.at(static_cast<std::size_t>(column - Edges));
    case Qt::ToolTipRole:
        // The name gives way where room is short.
        return column == Name ? patternName(*m_theme, row.color) : QVariant();
    case Qt::DecorationRole:
        return column == Name ? swatch(row.color) : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant((column == Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant ColorTableModel::swatch(Color color) const {
    QPixmap& known = m_swatches[color];
    if (known.isNull()) {
        known = colorSwatch(color, *m_theme, TileColors::fromPalette(m_palette),
                            SortedTable::kIconSide, m_ratio);
    }
    return known;
}

QVariant ColorTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    // The titles and what they mean, in the order of Column.
    static constexpr Heading words[]{
        {QT_TR_NOOP("No."), QT_TR_NOOP("The colour’s number")},
        {QT_TR_NOOP("Pattern"), QT_TR_NOOP("How the colour looks with these tiles")},
        {QT_TR_NOOP("Edges"), QT_TR_NOOP("How many edges of all pieces show the colour")},
        {QT_TR_NOOP("Frame"), QT_TR_NOOP("How many of the edges lie along the frame")},
        {QT_TR_NOOP("Inside"), QT_TR_NOOP("How many of the edges do not lie along the frame")},
        {QT_TR_NOOP("Tabs"), QT_TR_NOOP("How many of the edges are tabs")},
        {QT_TR_NOOP("Blanks"), QT_TR_NOOP("How many of the edges are blanks")}};
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    return heading(words[section], role, [](const char* word) { return tr(word); });
}

ColorsPanel::ColorsPanel(QWidget* parent)
    : EdgePanel(parent), m_colors(new ColorTableModel(this)),
      m_table(new SortedTable(*m_colors, ColorTableModel::Name, this)),
      m_update(*this, [this] { m_colors->setPuzzle(page()->document().puzzle()); }) {
    m_table->setObjectName(QStringLiteral("colors"));
    m_table->setAccessibleName(tr("Colours of the puzzle"));
    m_table->setToolTip(tr("How often each colour occurs; click on one to select its pieces on "
                           "the board, on a heading to sort"));
    stack({m_table});
    connect(m_table, &SortedTable::rowChosen, this, &ColorsPanel::selectColor);
}

void ColorsPanel::lookChanged() { m_colors->setLook(theme(), palette(), devicePixelRatioF()); }

void ColorsPanel::selectColor(int row) {
    const Color color = m_colors->color(row);
    const Puzzle& puzzle = page()->document().puzzle();
    std::vector<PieceIndex> pieces;
    for (int i = 0; i < puzzle.pieceCount(); ++i) {
        const auto piece = static_cast<PieceIndex>(i);
        if (carries(puzzle, piece, color, true) || carries(puzzle, piece, color, false))
            pieces.push_back(piece);
    }
    selectPieces(pieces);
}

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
    // In the order of CellKind.
    static constexpr const char* names[kCellKinds]{QT_TR_NOOP("Inner"),  QT_TR_NOOP("Side"),
                                                   QT_TR_NOOP("Corner"), QT_TR_NOOP("Strip"),
                                                   QT_TR_NOOP("End"),    QT_TR_NOOP("Single")};
    return tr(names[static_cast<std::size_t>(m_puzzle.kindOfPiece(piece))]);
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
    // The titles and what they mean, in the order of Column.
    static constexpr Heading words[kColumns]{
        {QT_TR_NOOP("No."), QT_TR_NOOP("The piece’s number")},
        {QT_TR_NOOP("Kind"), QT_TR_NOOP("Where the piece belongs by its grey edges")},
        {QT_TR_NOOP("Copies"), QT_TR_NOOP("How many pieces are the same, however turned")},
        {QT_TR_NOOP("Cell"), QT_TR_NOOP("Where on the board the piece lies")},
        {QT_TR_NOOP("Matches"), QT_TR_NOOP("How many of its edges match there")}};
    if (orientation != Qt::Horizontal || section < 0 || section >= kColumns)
        return {};
    return heading(words[section], role, [](const char* word) { return tr(word); });
}

namespace {

/// A search changes its board too often for a table.
constexpr int kSearchUpdateMs = 250;

} // namespace

PieceTablePanel::PieceTablePanel(QWidget* parent)
    : EdgePanel(parent), m_pieces(new PieceTableModel(this)),
      m_table(new SortedTable(*m_pieces, PieceTableModel::Kind, this)),
      m_update(*this, [this] { showBoard(); }) {
    m_table->setObjectName(QStringLiteral("pieceTable"));
    m_table->setAccessibleName(tr("Pieces of the puzzle"));
    m_table->setToolTip(
        tr("All pieces; click on one to select it on the board, on a heading to sort"));
    stack({m_table});
    connect(m_table, &SortedTable::rowChosen, this, [this](int row) {
        const auto piece = static_cast<PieceIndex>(row);
        selectPieces(std::span(&piece, 1));
    });
}

void PieceTablePanel::follow(DocumentPage& page) {
    connect(&page, &DocumentPage::shownBoardChanged, context(), [this] {
        m_update.request(this->page()->search().shownBoard() ? kSearchUpdateMs : 0);
    });
}

void PieceTablePanel::puzzleChanged() {
    m_newPuzzle = true;
    m_update.request();
}

void PieceTablePanel::showBoard() {
    // Rows that change places four times a second cannot be read.
    m_table->setSorting(!page()->search().shownBoard());
    if (std::exchange(m_newPuzzle, false))
        m_pieces->setPuzzle(page()->document().puzzle());
    m_pieces->setBoard(page()->shownBoard());
}

void PieceTablePanel::lookChanged() { m_pieces->setLook(theme(), palette(), devicePixelRatioF()); }

} // namespace tessera
