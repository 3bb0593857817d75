// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/TileCache.h"

#include "core/edges/puzzle/Placement.h"

#include <QStyledItemDelegate>

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

} // namespace tessera
