// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/BoardThumbnailDelegate.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kThumbnailMargin = 6;

} // namespace

void BoardThumbnailDelegate::setTheme(const TileTheme& theme, const QPalette& palette) {
    m_tiles.setLook(theme, TileColors::fromPalette(palette));
    m_boards.clear();
}

void BoardThumbnailDelegate::setBoardSize(int pixels) {
    m_boardSize = std::clamp(pixels, kSmallest, kLargest);
}

void BoardThumbnailDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                                   const QModelIndex& index) const {
    const QStyle* style = option.widget != nullptr ? option.widget->style() : QApplication::style();
    QStyleOptionViewItem panel = option;
    panel.showDecorationSelected = true; // the text has the colour that belongs to it
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &panel, painter, option.widget);
    const QRect inside =
        option.rect.adjusted(kThumbnailMargin, kThumbnailMargin, -kThumbnailMargin, -2);
    const int line = option.fontMetrics.height();
    QRect board = inside;
    board.setSize({m_boardSize, m_boardSize});
    const QVariant thumbnail = index.data(kThumbnailRole);
    if (thumbnail.metaType() == QMetaType::fromType<ThumbnailPainter>())
        thumbnail.value<ThumbnailPainter>()(*painter, board, option.palette);
    else
        painter->drawPixmap(board.topLeft(),
                            m_boards.picture(index.row(), thumbnail.value<BoardThumbnail>(),
                                             board.size(), painter->device()->devicePixelRatioF(),
                                             m_tiles));

    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setFont(option.font);
    painter->setPen(option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
    QRect text(inside.left(), board.bottom() + 3, inside.width(), line);
    const auto mark = index.data(Qt::DecorationRole).value<QPixmap>();
    if (!mark.isNull()) {
        const QSizeF size = mark.deviceIndependentSize();
        painter->drawPixmap(QPointF(text.left(), text.top() + (line - size.height()) / 2), mark);
        text.setLeft(text.left() + static_cast<int>(size.width()) + kThumbnailMargin);
    }
    const auto show = [&](const QString& words, Qt::TextElideMode elide = Qt::ElideRight) {
        painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                          option.fontMetrics.elidedText(words, elide, text.width()));
        text.translate(0, line);
    };
    // Names differ at their ends, too.
    show(index.data(Qt::DisplayRole).toString(), Qt::ElideMiddle);
    text.setLeft(inside.left());
    for (const QString& words : index.data(kCaptionRole).toString().split(u'\n'))
        show(words);
    painter->restore();
}

QSize BoardThumbnailDelegate::sizeHint(const QStyleOptionViewItem& option,
                                       const QModelIndex& /*index*/) const {
    return {std::max(m_boardSize + 2 * kThumbnailMargin, m_itemWidth),
            m_boardSize + kThumbnailMargin + (1 + m_captionLines) * option.fontMetrics.height() +
                6};
}

} // namespace tessera
