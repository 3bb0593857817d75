// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/PieceModel.h"

#include "widgets/board/AccessibleBoard.h"
#include "widgets/board/BoardView.h"

#include "core/edges/puzzle/Candidates.h"

#include <QCoreApplication>
#include <QDataStream>
#include <QIODevice>
#include <QTextDocument>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <numeric>
#include <utility>

namespace tessera {

namespace {

struct PieceKindText {
    Q_DECLARE_TR_FUNCTIONS(PieceKind)
};

PieceKind kindOf(const Puzzle& puzzle, PieceIndex piece) {
    const CellKind kind = puzzle.kindOfPiece(piece);
    return kind == CellKind::Inner  ? PieceKind::Inner
           : kind == CellKind::Side ? PieceKind::Side
                                    : PieceKind::Corner;
}

/// The rank of each piece in that order; equal ones are ordered by number.
std::vector<int> piecePlaces(const Puzzle& puzzle, PieceOrder order) {
    std::vector<PieceIndex> pieces(puzzle.pieces().size());
    std::iota(pieces.begin(), pieces.end(), PieceIndex{0});
    if (order == PieceOrder::Kind)
        std::ranges::stable_sort(pieces, {},
                                 [&](PieceIndex piece) { return kindOf(puzzle, piece); });
    if (order == PieceOrder::Colors)
        std::ranges::stable_sort(
            pieces, {}, [&](PieceIndex piece) { return puzzle.piece(piece).canonical().edges; });
    std::vector<int> places(pieces.size());
    for (std::size_t place = 0; place < pieces.size(); ++place)
        places[pieces[place]] = static_cast<int>(place);
    return places;
}

QString pieceKindName(const Puzzle& puzzle, PieceIndex piece) {
    const PieceKind kind = kindOf(puzzle, piece);
    return kind == PieceKind::Corner ? PieceKindText::tr("corner piece")
           : kind == PieceKind::Side ? PieceKindText::tr("side piece")
                                     : PieceKindText::tr("inner piece");
}

constexpr quint8 kVersion = 1;

QString mimeType() { return QString::fromLatin1(kPlacementMimeType); }

/// From this number of changes on, a reset is cheaper for a view than single steps.
constexpr std::size_t kManyChanges = 64;

} // namespace

bool isOfKind(const Puzzle& puzzle, PieceIndex piece, PieceKind kind) {
    return kind == PieceKind::All || kind == kindOf(puzzle, piece);
}

bool showsColor(const Piece& piece, Color color) {
    return std::ranges::any_of(piece.edges,
                               [color](Color edge) { return std::abs(edge) == std::abs(color); });
}

bool PieceDrag::belongsTo(const Puzzle& puzzle) const {
    return !placement.isEmpty() && placement.piece() < puzzle.pieceCount() &&
           puzzle.piece(placement.piece()).edges == edges &&
           (!source || (*source >= 0 && *source < puzzle.size().cells()));
}

PieceDrag pieceDrag(const Puzzle& puzzle, Placement placement, std::optional<int> source) {
    return {placement, source, puzzle.piece(placement.piece()).edges};
}

std::unique_ptr<QMimeData> toMimeData(const PieceDrag& drag) {
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream << kVersion << quint16(drag.placement.code()) << qint32(drag.source.value_or(-1));
    for (const Color color : drag.edges)
        stream << qint16(color);
    auto data = std::make_unique<QMimeData>();
    data->setData(mimeType(), bytes);
    return data;
}

std::optional<PieceDrag> fromMimeData(const QMimeData* data) {
    if (data == nullptr || !data->hasFormat(mimeType()))
        return std::nullopt;
    const QByteArray bytes = data->data(mimeType());
    QDataStream stream(bytes);
    quint8 version = 0;
    quint16 code = Placement::kEmptyCode;
    qint32 source = -1;
    PieceDrag drag;
    stream >> version >> code >> source;
    for (Color& color : drag.edges)
        stream >> color;
    if (stream.status() != QDataStream::Ok || !stream.atEnd() || version != kVersion)
        return std::nullopt;
    drag.placement = Placement::fromCode(code);
    if (source >= 0)
        drag.source = source;
    return drag;
}

void PieceModel::setPuzzle(const Puzzle& puzzle) {
    m_puzzle = puzzle;
    m_board = Board(puzzle.size(), puzzle.pieceCount());
    m_turns.assign(puzzle.pieces().size(), 0);
    m_turnsBefore.assign(puzzle.pieces().size(), {});
    const bool wasFiltered = std::exchange(m_fitCell, std::nullopt).has_value();
    listAnew();
    if (wasFiltered)
        emit fitCellChanged(std::nullopt);
}

void PieceModel::changePieces(const Puzzle& puzzle) {
    m_puzzle = puzzle;
    if (m_order == PieceOrder::Number)
        updateRows();
    else
        listAnew();
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, 0));
}

void PieceModel::setBoard(const Board& board, bool wentBack) {
    if (board.size() != m_puzzle.size() || board.pieceCount() != m_puzzle.pieceCount() ||
        board == m_board)
        return;
    turnMoved(board, wentBack);
    m_board = board;
    updateRows();
    if (m_rows.empty())
        emit layoutChanged(); // the text of an empty list may differ now
}

/// A piece that returns keeps its rotation from the board, unless its placement was undone.
void PieceModel::turnMoved(const Board& after, bool wentBack) {
    for (int i = 0; i < m_puzzle.pieceCount(); ++i) {
        const auto piece = static_cast<PieceIndex>(i);
        const auto was = m_board.cellOf(piece);
        if (was.has_value() == after.cellOf(piece).has_value())
            continue;
        std::vector<Rotation>& before = m_turnsBefore[piece];
        if (!was && !wentBack) {
            before.push_back(m_turns[piece]);
        } else if (was && !wentBack) {
            m_turns[piece] = m_board.at(*was).rotation();
        } else if (was && !before.empty()) {
            m_turns[piece] = before.back();
            before.pop_back();
        }
    }
}

void PieceModel::setKind(PieceKind kind) {
    m_kind = kind;
    updateRows();
}

void PieceModel::setOrder(PieceOrder order) {
    m_order = order;
    listAnew();
}

void PieceModel::setColor(std::optional<Color> color) {
    m_color = color;
    updateRows();
}

bool PieceModel::isBefore(Placement a, Placement b) const {
    return m_places[a.piece()] < m_places[b.piece()];
}

bool PieceModel::isWanted(PieceIndex piece) const {
    return isOfKind(m_puzzle, piece, m_kind) &&
           (!m_color || showsColor(m_puzzle.piece(piece), *m_color));
}

void PieceModel::setFitCell(std::optional<int> cell) {
    if (cell && (*cell < 0 || *cell >= m_board.cells()))
        cell.reset();
    if (cell == m_fitCell)
        return;
    m_fitCell = cell;
    listAnew();
    emit fitCellChanged(cell);
}

std::vector<Placement> PieceModel::wantedRows() const {
    std::vector<Placement> rows;
    if (m_fitCell) {
        rows = candidatesFor(m_puzzle, m_board, *m_fitCell);
        std::erase_if(rows, [this](Placement row) { return !isWanted(row.piece()); });
    } else {
        for (int i = 0; i < m_puzzle.pieceCount(); ++i) {
            const auto piece = static_cast<PieceIndex>(i);
            if (!m_board.cellOf(piece) && isWanted(piece))
                rows.emplace_back(piece, m_turns[piece]);
        }
    }
    // Stable, so that the fits of one piece stay in order.
    std::ranges::stable_sort(rows, {}, [this](Placement row) { return m_places[row.piece()]; });
    return rows;
}

void PieceModel::listAnew() {
    beginResetModel();
    m_places = piecePlaces(m_puzzle, m_order);
    m_rows = wantedRows();
    endResetModel();
}

void PieceModel::updateRows() {
    const std::vector<Placement> wanted = wantedRows();
    std::vector<Placement> kept;
    std::ranges::set_intersection(m_rows, wanted, std::back_inserter(kept),
                                  std::bind_front(&PieceModel::isBefore, this));
    const std::size_t changes = m_rows.size() + wanted.size() - 2 * kept.size();
    if (changes > kManyChanges || m_fitCell)
        listAnew();
    else
        applyRows(wanted);
}

/// Removes and inserts single rows, so that views keep selection and scroll position.
void PieceModel::applyRows(const std::vector<Placement>& wanted) {
    const auto before = std::bind_front(&PieceModel::isBefore, this);
    for (int row = rowCount() - 1; row >= 0; --row) {
        if (std::ranges::binary_search(wanted, m_rows[asIndex(row)], before))
            continue;
        beginRemoveRows({}, row, row);
        m_rows.erase(m_rows.begin() + row);
        endRemoveRows();
    }
    for (std::size_t next = 0; next < wanted.size(); ++next) {
        if (next < m_rows.size() && m_rows[next].piece() == wanted[next].piece())
            continue;
        const auto row = static_cast<int>(next);
        beginInsertRows({}, row, row);
        m_rows.insert(m_rows.begin() + row, wanted[next]);
        endInsertRows();
    }
}

int PieceModel::listedPieces() const {
    // The rows of a piece are adjacent.
    int count = 0;
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        count += row == 0 || m_rows[row].piece() != m_rows[row - 1].piece() ? 1 : 0;
    return count;
}

Placement PieceModel::placement(const QModelIndex& index) const {
    return index.isValid() ? m_rows[asIndex(index.row())] : Placement();
}

QModelIndex PieceModel::indexOf(PieceIndex piece) const {
    const auto found = std::ranges::find(m_rows, piece, &Placement::piece);
    return found == m_rows.end() ? QModelIndex()
                                 : index(static_cast<int>(found - m_rows.begin()), 0);
}

void PieceModel::rotate(const QModelIndex& index, int quarters) {
    if (!index.isValid() || m_fitCell)
        return;
    Placement& row = m_rows[asIndex(index.row())];
    row = row.turned(quarters);
    m_turns[row.piece()] = row.rotation();
    emit dataChanged(index, index);
}

QVariant PieceModel::data(const QModelIndex& index, int role) const {
    const Placement placement = this->placement(index);
    if (placement.isEmpty())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return QString::number(placement.piece() + 1);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
        //: number, kind, rotation
        const QString text = tr("Piece %1, %2, %3")
                                 .arg(placement.piece() + 1)
                                 .arg(pieceKindName(m_puzzle, placement.piece()),
                                      rotationText(placement.rotation()));
        // Whoever sees the tile needs only names that it does not show.
        if (role == Qt::ToolTipRole && !m_theme.dress)
            return text;
        const Piece& piece = m_puzzle.piece(placement.piece());
        const QString named =
            tr("%1: %2").arg(text, edgeNames(m_theme, piece.rotated(placement.rotation())));
        // Patterns have any names.
        const bool looksRich = role == Qt::ToolTipRole && Qt::mightBeRichText(named);
        return looksRich ? Qt::convertFromPlainText(named, Qt::WhiteSpaceNormal) : named;
    }
    default:
        return {};
    }
}

Qt::ItemFlags PieceModel::flags(const QModelIndex& index) const {
    // Drops are accepted anywhere, between tiles and on them.
    Qt::ItemFlags flags = m_editable ? Qt::ItemIsDropEnabled : Qt::NoItemFlags;
    if (index.isValid()) {
        // A drag that is not possible now is refused with a reason.
        flags |= Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren |
                 Qt::ItemIsDragEnabled;
    }
    return flags;
}

QStringList PieceModel::mimeTypes() const { return {mimeType()}; }

QMimeData* PieceModel::mimeData(const QModelIndexList& indexes) const {
    if (indexes.isEmpty())
        return nullptr;
    return toMimeData(pieceDrag(m_puzzle, placement(indexes.front()), std::nullopt)).release();
}

bool PieceModel::canDropMimeData(const QMimeData* data, Qt::DropAction /*action*/, int /*row*/,
                                 int /*column*/, const QModelIndex& /*parent*/) const {
    const auto drag = fromMimeData(data);
    return m_editable && drag && drag->source && drag->belongsTo(m_puzzle) &&
           m_board.at(*drag->source) == drag->placement;
}

bool PieceModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                              const QModelIndex& parent) {
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    emit droppedFromBoard(*fromMimeData(data)->source);
    return true;
}

} // namespace tessera
