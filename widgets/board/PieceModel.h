// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/TileTheme.h"

#include "core/edges/puzzle/Board.h"

#include <QAbstractListModel>
#include <QMimeData>
#include <QString>
#include <QVector>

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace tessera {

/// Pieces that fit only boards one cell wide count as corners; without a frame all are Inner.
enum class PieceKind : std::uint8_t { All, Corner, Side, Inner };

/// The order of listed pieces.
enum class PieceOrder : std::uint8_t {
    Number, ///< as in the puzzle
    Kind,   ///< corners, sides, inner pieces
    Colors, ///< pieces with the same colours together, lowest colours first
};

/// Whether an edge shows this pattern, either half of it in a signed puzzle.
[[nodiscard]] bool showsColor(const Piece& piece, Color color);

[[nodiscard]] bool isOfKind(const Puzzle& puzzle, PieceIndex piece, PieceKind kind);

/// The type under which a piece is dragged between trays and boards.
inline constexpr const char* kPlacementMimeType = "application/x-tessera-placement";

/// A piece that is being moved.
struct PieceDrag {
    Placement placement;
    /// The board cell from which it was taken; nothing if from a tray.
    std::optional<int> source;
    /// Its edges in rotation 0, which identify it in another puzzle.
    std::array<Color, 4> edges{};
    /// All cells that move with it, or none. Used only on one board: not part of the mime data.
    QVector<int> block{};

    /// Whether the puzzle has this very piece.
    [[nodiscard]] bool belongsTo(const Puzzle& puzzle) const;

    friend bool operator==(const PieceDrag&, const PieceDrag&) = default;
};

[[nodiscard]] PieceDrag pieceDrag(const Puzzle& puzzle, Placement placement,
                                  std::optional<int> source);

[[nodiscard]] std::unique_ptr<QMimeData> toMimeData(const PieceDrag& drag);
/// Nothing if the data has another type or is broken.
[[nodiscard]] std::optional<PieceDrag> fromMimeData(const QMimeData* data);

/// The pieces that are not on a board, in a chosen order, optionally only those of one kind, with
/// one colour, or fitting a cell. Each has its last rotation from the user or the board, after an
/// undo the one that it had here. When filtered by a cell, it has the rotation that fits, one entry
/// for each.
class PieceModel : public QAbstractListModel {
    Q_OBJECT

public:
    explicit PieceModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    void setPuzzle(const Puzzle& puzzle);
    /// Tooltips show the puzzle's names, if it has any.
    void setTheme(const TileTheme& theme) { m_theme = theme; }
    /// Sets a puzzle in which pieces have other edges.
    void changePieces(const Puzzle& puzzle);
    /// Ignores a board of another puzzle.
    /// @param wentBack whether an undo made it
    void setBoard(const Board& board, bool wentBack = false);
    void setKind(PieceKind kind);
    void setOrder(PieceOrder order);
    /// Lists only pieces with an edge of this pattern; nothing: all pieces.
    void setColor(std::optional<Color> color);
    void setFitCell(std::optional<int> cell);
    void setEditable(bool editable) { m_editable = editable; }

    [[nodiscard]] const Puzzle& puzzle() const { return m_puzzle; }
    [[nodiscard]] PieceKind kind() const { return m_kind; }
    [[nodiscard]] std::optional<int> fitCell() const { return m_fitCell; }
    /// Independent of the filters.
    [[nodiscard]] int unplacedCount() const {
        return m_puzzle.pieceCount() - m_board.placedCount();
    }

    /// Each piece once, however many ways it fits the cell.
    [[nodiscard]] int listedPieces() const;

    [[nodiscard]] Placement placement(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(PieceIndex piece) const;
    /// Does nothing while filtered by a cell.
    void rotate(const QModelIndex& index, int quarters);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    [[nodiscard]] bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row,
                                       int column, const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

signals:
    /// A piece of this cell was dropped on the list.
    void droppedFromBoard(int cell);
    void fitCellChanged(std::optional<int> cell);

private:
    [[nodiscard]] std::vector<Placement> wantedRows() const;
    [[nodiscard]] bool isWanted(PieceIndex piece) const;
    [[nodiscard]] bool isBefore(Placement a, Placement b) const;
    void turnMoved(const Board& after, bool wentBack);
    void listAnew();
    void updateRows();
    void applyRows(const std::vector<Placement>& wanted);

    Puzzle m_puzzle;
    TileTheme m_theme = tileThemes().front();
    Board m_board;
    PieceKind m_kind = PieceKind::All;
    PieceOrder m_order = PieceOrder::Number;
    std::optional<Color> m_color;
    std::vector<int> m_places; ///< of each piece in that order
    std::optional<int> m_fitCell;
    bool m_editable = true;
    std::vector<Rotation> m_turns; ///< one per piece
    std::vector<std::vector<Rotation>> m_turnsBefore; ///< of each piece, whenever it was placed
    std::vector<Placement> m_rows;
};

} // namespace tessera
