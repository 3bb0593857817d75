// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/BoardThumbnail.h"

#include <QStyledItemDelegate>

namespace tessera {

/// Paints the items of a list as small boards with some lines of text below: the
/// item's kThumbnailRole (a BoardThumbnail or a ThumbnailPainter), then its display text with its
/// decoration, a pixmap, before it, and the lines of its kCaptionRole.
class BoardThumbnailDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    static constexpr int kThumbnailRole = Qt::UserRole + 20;
    static constexpr int kCaptionRole = Qt::UserRole + 21;
    static constexpr int kSmallest = 64;
    static constexpr int kLargest = 640;

    using QStyledItemDelegate::QStyledItemDelegate;

    void setTheme(const TileTheme& theme, const QPalette& palette);
    /// @param pixels of a board's side, taken into the limits
    void setBoardSize(int pixels);
    [[nodiscard]] int boardSize() const { return m_boardSize; }
    /// Room for longer captions; a board's width is the least.
    void setItemWidth(int pixels) { m_itemWidth = pixels; }
    /// How many lines a caption may have: 1 unless more are wanted.
    void setCaptionLines(int lines) { m_captionLines = lines; }
    /// How many boards were painted so far, and not only shown again.
    [[nodiscard]] int paintedBoards() const { return m_boards.painted(); }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;

private:
    mutable TileCache m_tiles;
    mutable BoardThumbnailCache m_boards;
    int m_boardSize = 180;
    int m_itemWidth = 0;
    int m_captionLines = 1;
};

} // namespace tessera
