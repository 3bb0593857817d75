// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/PieceDelegate.h"

#include "widgets/board/PieceModel.h"

#include <QApplication>
#include <QFontInfo>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr int kPieceMargin = 6;

QFont numberFont(const QFont& font) {
    QFont smaller = font;
    smaller.setPixelSize(std::max(8, QFontInfo(font).pixelSize() * 4 / 5));
    return smaller;
}

} // namespace

PieceDelegate::PieceDelegate(const PieceModel& model, QObject* parent)
    : QStyledItemDelegate(parent), m_model(model) {}

void PieceDelegate::setTheme(const TileTheme& theme, const QPalette& palette) {
    m_cache.setLook(theme, TileColors::fromPalette(palette));
}

void PieceDelegate::setTileSize(int pixels) {
    m_tileSize = std::clamp(pixels, kSmallestTile, kLargestTile);
}

QPixmap PieceDelegate::tile(Placement placement, double devicePixelRatio) const {
    m_cache.setDevicePixelRatio(devicePixelRatio);
    const Piece& piece = m_model.puzzle().piece(placement.piece());
    return m_cache.tile(piece.rotated(placement.rotation()).edges,
                        static_cast<int>(std::lround(m_tileSize * devicePixelRatio)));
}

void PieceDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
    const QStyle* style = option.widget != nullptr ? option.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter, option.widget);
    const Placement placement = m_model.placement(index);
    if (placement.isEmpty())
        return;
    const QPoint corner =
        option.rect.topLeft() + QPoint((option.rect.width() - m_tileSize) / 2, kPieceMargin);
    painter->drawPixmap(corner, tile(placement, painter->device()->devicePixelRatioF()));
    QRect below = option.rect;
    below.setTop(corner.y() + m_tileSize);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->setFont(numberFont(option.font));
    painter->setPen(option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
    painter->drawText(below, Qt::AlignCenter, index.data(Qt::DisplayRole).toString());
}

QSize PieceDelegate::sizeHint(const QStyleOptionViewItem& option,
                              const QModelIndex& /*index*/) const {
    const int text = QFontMetrics(numberFont(option.font)).height();
    return {m_tileSize + 2 * kPieceMargin, m_tileSize + kPieceMargin + text + 2};
}

} // namespace tessera
