// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/PieceModel.h"
#include "widgets/board/TileCache.h"

#include "core/edges/puzzle/Piece.h"
#include "core/edges/puzzle/Puzzle.h"

#include <QListView>
#include <QMimeData>
#include <QStyledItemDelegate>
#include <QVector>

#include <array>
#include <memory>
#include <optional>

namespace tessera {

class PieceModel;

/// Paints the rows of a PieceModel as tiles with their numbers below.
class PieceDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    static constexpr int kSmallestTile = 24;
    static constexpr int kLargestTile = 128;

    explicit PieceDelegate(const PieceModel& model, QObject* parent = nullptr);

    void setTheme(const TileTheme& theme, const QPalette& palette);
    [[nodiscard]] const TileTheme& theme() const { return m_cache.theme(); }
    /// @param pixels logical pixels, taken into the limits
    void setTileSize(int pixels);
    [[nodiscard]] int tileSize() const { return m_tileSize; }
    [[nodiscard]] QPixmap tile(Placement placement, double devicePixelRatio) const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;

private:
    const PieceModel& m_model;
    mutable TileCache m_cache;
    int m_tileSize = 48;
};

/// The type under which a piece is dragged between trays and boards.
inline constexpr const char* kPlacementMimeType = "application/x-tessera-placement";

/// A piece on its way.
struct PieceDrag {
    Placement placement;
    /// The cell of the board it was taken from; nothing when from a tray.
    std::optional<int> source;
    /// Its edges in rotation 0, by which the piece of another puzzle is told.
    std::array<Color, 4> edges{};
    /// All cells that move along when it is one piece of several, else empty.
    /// Means something on one board only, so it is no part of the mime data.
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

/// The list of a PieceTray: tiles in rows, with a sentence when there is none.
class PieceListView : public QListView {
    Q_OBJECT

public:
    explicit PieceListView(QWidget* parent = nullptr);

    [[nodiscard]] PieceModel& pieces() { return *m_model; }
    void setTheme(const TileTheme& theme);
    void setReadOnly(bool readOnly);
    [[nodiscard]] Placement currentPlacement() const { return m_model->placement(currentIndex()); }
    void rotateCurrent(int quarters);

signals:
    void pieceActivated(tessera::Placement placement);
    void currentPlacementChanged();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void startDrag(Qt::DropActions actions) override;

private:
    [[nodiscard]] QString emptySentence() const;
    void activateCurrent();
    void setTileSize(int pixels);

    PieceModel* m_model;
    PieceDelegate* m_delegate;
    bool m_readOnly = false;
    int m_wheelAngle = 0;
};

} // namespace tessera
