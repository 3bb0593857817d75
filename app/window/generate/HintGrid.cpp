// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/generate/HintGrid.h"

#include "app/window/generate/HintCellModel.h"
#include "widgets/board/BoardMarks.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

#include <algorithm>

namespace tessera {

namespace {

/// Below so many pixels a cell has no room for lines and a pin.
constexpr int kPlainBelow = 8;

/// Draws a cell and its mark.
class HintCellDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const QRectF rect(option.rect);
        const bool marked = index.data(HintCellModel::kMarkedRole).toBool();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (marked) {
            painter->fillRect(rect, option.palette.color(QPalette::Highlight));
            if (rect.width() >= kPlainBelow)
                paintPin(*painter, pinRectIn(rect), true);
        }
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setBrush(Qt::NoBrush);
            painter->setPen(QPen(
                option.palette.color(marked ? QPalette::HighlightedText : QPalette::Highlight), 2));
            painter->drawRect(rect.adjusted(1, 1, -2, -2));
        }
        painter->restore();
    }

private:
    static QRectF pinRectIn(const QRectF& cell) {
        const double side = 0.7 * cell.width();
        QRectF rect(0, 0, side, side);
        rect.moveCenter(cell.center());
        return rect;
    }
};

} // namespace

HintGrid::HintGrid(QWidget* parent) : QTableView(parent), m_model(new HintCellModel(this)) {
    setObjectName(QStringLiteral("hintGrid"));
    setAccessibleName(tr("Cells of the hints"));
    setToolTip(tr("Click on the cells whose pieces are given away; Space does the same"));
    for (QHeaderView* header : {horizontalHeader(), verticalHeader()}) {
        header->hide();
        header->setMinimumSectionSize(1);
        header->setSectionResizeMode(QHeaderView::Fixed);
    }
    setModel(m_model);
    setItemDelegate(new HintCellDelegate(this));
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(this, &QTableView::clicked, this, &HintGrid::toggle);
}

void HintGrid::setBoardSize(GridSize size) {
    m_model->setBoardSize(size);
    fitCells();
}

void HintGrid::setCells(const std::vector<int>& cells) {
    m_model->setCells(cells);
}

std::vector<int> HintGrid::cells() const {
    return m_model->cells();
}

QSize HintGrid::sizeHint() const {
    const int side = fontMetrics().lineSpacing() * 14;
    return {side, side};
}

QSize HintGrid::minimumSizeHint() const {
    const int side = fontMetrics().lineSpacing() * 8;
    return {side, side};
}

void HintGrid::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space && currentIndex().isValid())
        toggle(currentIndex());
    else
        QTableView::keyPressEvent(event);
}

void HintGrid::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    fitCells();
}

void HintGrid::toggle(const QModelIndex& index) {
    m_model->toggle(index);
    emit cellsChosen(m_model->cells());
}

/// Square cells, as large as there is room for, in the middle.
void HintGrid::fitCells() {
    const int columns = std::max(1, m_model->columnCount());
    const int rows = std::max(1, m_model->rowCount());
    const QSize room = contentsRect().size();
    const int side = std::max(1, std::min(room.width() / columns, room.height() / rows));
    setShowGrid(side >= kPlainBelow);
    horizontalHeader()->setDefaultSectionSize(side);
    verticalHeader()->setDefaultSectionSize(side);
    const int across = std::max(0, room.width() - side * columns);
    const int down = std::max(0, room.height() - side * rows);
    setViewportMargins(across / 2, down / 2, across - across / 2, down - down / 2);
}

} // namespace tessera
