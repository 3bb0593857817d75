// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/generate/HintGrid.h"

#include "widgets/board/BoardMarks.h"

#include "core/edges/puzzle/Board.h"

#include <QAbstractTableModel>
#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kMarkedRole = Qt::UserRole;
/// Below so many pixels a cell has no room for lines and a pin.
constexpr int kPlainBelow = 8;

/// Draws a cell and its mark.
class HintCellDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const QRectF rect(option.rect);
        const bool marked = index.data(kMarkedRole).toBool();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (marked) {
            painter->fillRect(rect, option.palette.color(QPalette::Highlight));
            const double margin = 0.15 * rect.width();
            if (rect.width() >= kPlainBelow)
                paintPin(*painter, rect.adjusted(margin, margin, -margin, -margin), true);
        }
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setBrush(Qt::NoBrush);
            painter->setPen(QPen(
                option.palette.color(marked ? QPalette::HighlightedText : QPalette::Highlight), 2));
            painter->drawRect(rect.adjusted(1, 1, -2, -2));
        }
        painter->restore();
    }
};

} // namespace

/// The cells of a board, each marked or not.
class HintGrid::Model final : public QAbstractTableModel {
    Q_DECLARE_TR_FUNCTIONS(tessera::HintCellModel)

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// No cell of another board is marked.
    void setBoardSize(GridSize size) {
        if (size == m_size)
            return;
        beginResetModel();
        m_size = size;
        m_marked.assign(static_cast<std::size_t>(size.cells()), false);
        endResetModel();
    }

    void setCells(const std::vector<int>& cells) {
        std::vector<bool> marked(m_marked.size(), false);
        for (const int cell : cells) {
            if (cell >= 0 && cell < m_size.cells())
                marked[static_cast<std::size_t>(cell)] = true;
        }
        if (marked == m_marked)
            return;
        m_marked = std::move(marked);
        emit dataChanged(index(0, 0), index(m_size.height - 1, m_size.width - 1));
    }

    [[nodiscard]] std::vector<int> cells() const {
        std::vector<int> cells;
        for (int cell = 0; cell < m_size.cells(); ++cell) {
            if (m_marked[static_cast<std::size_t>(cell)])
                cells.push_back(cell);
        }
        return cells;
    }

    void toggle(const QModelIndex& index) {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid))
            return;
        m_marked[cellOf(index)].flip();
        emit dataChanged(index, index);
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : m_size.height;
    }

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : m_size.width;
    }

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid))
            return {};
        const std::size_t cell = cellOf(index);
        if (role == kMarkedRole)
            return bool(m_marked[cell]);
        if (role != Qt::ToolTipRole && role != Qt::AccessibleTextRole)
            return {};
        const QString name = cellName(m_size, static_cast<int>(cell));
        return m_marked[cell] ? tr("%1: a hint").arg(name) : tr("%1: no hint").arg(name);
    }

private:
    [[nodiscard]] std::size_t cellOf(const QModelIndex& index) const {
        return static_cast<std::size_t>(m_size.cell(index.column(), index.row()));
    }

    GridSize m_size;
    std::vector<bool> m_marked;
};

HintGrid::HintGrid(QWidget* parent) : QTableView(parent), m_model(new Model(this)) {
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

void HintGrid::setCells(const std::vector<int>& cells) { m_model->setCells(cells); }

std::vector<int> HintGrid::cells() const { return m_model->cells(); }

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
