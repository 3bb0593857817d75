// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/BoardWall.h"

#include "widgets/board/BoardThumbnailDelegate.h"

#include <QResizeEvent>
#include <QStyle>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kSizeStep = 4;

/// The width of items that fills rows of equally many, so that no board is left
/// alone in the last one; at most half as much again as an item needs.
int balancedWidth(int items, int room, QSize item) {
    const int most = std::max(1, room / item.width());
    const int rows = (items + most - 1) / most;
    const int columns = (items + rows - 1) / rows;
    return std::min(room / columns, item.width() * 3 / 2);
}

} // namespace

BoardWall::BoardWall(QWidget* parent)
    : QListView(parent), m_delegate(new BoardThumbnailDelegate(this)) {
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setItemDelegate(m_delegate);
}

void BoardWall::setTheme(const TileTheme& theme) {
    m_delegate->setTheme(theme, palette());
    viewport()->update();
}

void BoardWall::setCaptionLines(int lines) {
    m_delegate->setCaptionLines(lines);
    fit();
}

void BoardWall::setModel(QAbstractItemModel* model) {
    QListView::setModel(model);
    if (model == nullptr)
        return;
    connect(model, &QAbstractItemModel::rowsInserted, this, &BoardWall::fit);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &BoardWall::fit);
    connect(model, &QAbstractItemModel::modelReset, this, &BoardWall::fit);
    fit();
}

void BoardWall::fit() {
    const int boards = model() != nullptr ? model()->rowCount() : 0;
    if (boards == 0)
        return;
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    // The list wraps as if there were a scroll bar, whether or not there is one.
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    const QSize room = maximumViewportSize() - QSize(bar + 1, 0);
    m_delegate->setItemWidth(0);
    int size = BoardThumbnailDelegate::kLargest;
    for (; size > BoardThumbnailDelegate::kSmallest; size -= kSizeStep) {
        m_delegate->setBoardSize(size);
        const QSize item = m_delegate->sizeHint(option, {});
        const int columns = room.width() / item.width();
        if (columns > 0 && (boards + columns - 1) / columns * item.height() <= room.height())
            break;
    }
    m_delegate->setBoardSize(size);
    m_delegate->setItemWidth(balancedWidth(boards, room.width(), m_delegate->sizeHint(option, {})));
    // As large as the items: the list's own idea of their places leaves gaps.
    setGridSize(m_delegate->sizeHint(option, {}));
}

/// Item by item, because for several at once the base class paints all of them
/// anew, also for columns that only a table shows.
void BoardWall::dataChanged(const QModelIndex& first, const QModelIndex& last,
                            const QList<int>& roles) {
    if (first.column() > modelColumn() || last.column() < modelColumn())
        return;
    for (int row = first.row(); row <= last.row(); ++row) {
        const QModelIndex index = first.sibling(row, modelColumn());
        QListView::dataChanged(index, index, roles);
    }
}

void BoardWall::resizeEvent(QResizeEvent* event) {
    fit();
    QListView::resizeEvent(event);
}

} // namespace tessera
