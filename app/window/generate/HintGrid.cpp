// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/generate/HintGrid.h"

#include "app/window/common/FormControls.h"

#include "widgets/board/BoardMarks.h"

#include "core/edges/puzzle/Score.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

#include <algorithm>

namespace tessera {

void HintCellModel::setBoardSize(GridSize size) {
    if (size == m_size)
        return;
    beginResetModel();
    m_size = size;
    m_marked.assign(static_cast<std::size_t>(size.cells()), false);
    endResetModel();
}

void HintCellModel::setCells(const std::vector<int>& cells) {
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

std::vector<int> HintCellModel::cells() const {
    std::vector<int> cells;
    for (int cell = 0; cell < m_size.cells(); ++cell) {
        if (m_marked[static_cast<std::size_t>(cell)])
            cells.push_back(cell);
    }
    return cells;
}

void HintCellModel::toggle(const QModelIndex& index) {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return;
    m_marked[cellOf(index)].flip();
    emit dataChanged(index, index);
}

int HintCellModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_size.height;
}

int HintCellModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_size.width;
}

QVariant HintCellModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const std::size_t cell = cellOf(index);
    const QString name = cellName(m_size, static_cast<int>(cell));
    switch (role) {
    case kMarkedRole:
        return bool(m_marked[cell]);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return m_marked[cell] ? tr("%1: a hint").arg(name) : tr("%1: no hint").arg(name);
    default:
        return {};
    }
}

std::size_t HintCellModel::cellOf(const QModelIndex& index) const {
    return static_cast<std::size_t>(m_size.cell(index.column(), index.row()));
}

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

namespace {

constexpr GridSize kEternitySize{16, 16};

void setItemEnabled(QComboBox& box, int index, bool enabled) {
    if (auto* model = qobject_cast<QStandardItemModel*>(box.model()))
        model->item(index)->setEnabled(enabled);
}

std::vector<int> centerCell() {
    return {eternityHintCells().front()};
}

/// Whether the same cells are chosen, in whatever order.
bool sameCells(std::vector<int> a, std::vector<int> b) {
    std::ranges::sort(a);
    std::ranges::sort(b);
    return a == b;
}

} // namespace

HintFields::HintFields(QFormLayout& form, QWidget* parent)
    : QObject(parent), m_kind(comboBox(parent, "hintKind", tr("Hints"),
                                       tr("Which pieces of the solution are given away; Eternity "
                                          "II’s cells exist on a 16×16 board"))),
      m_count(new QSpinBox(parent)) {
    m_kind->addItem(tr("On random cells"), static_cast<int>(Kind::Random));
    m_kind->addItem(tr("Eternity II’s centre cell"), static_cast<int>(Kind::Center));
    m_kind->addItem(tr("Eternity II’s five cells"), static_cast<int>(Kind::Eternity));
    m_kind->addItem(tr("On chosen cells"), static_cast<int>(Kind::Chosen));
    m_count->setObjectName(QStringLiteral("hintCount"));
    m_count->setRange(0, kMaxSide * kMaxSide);
    m_count->setAccessibleName(tr("Number of hints"));
    m_count->setToolTip(tr("How many pieces are given away"));
    form.addRow(tr("&Hints:"), m_kind);
    form.addRow(tr("&Number:"), m_count);
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        showKind();
        emit choiceChanged();
    });
    connect(m_count, &QSpinBox::valueChanged, this, &HintFields::choiceChanged);
    setBoardSize({1, 1});
}

HintFields::Kind HintFields::kind() const {
    return static_cast<Kind>(m_kind->currentData().toInt());
}

HintChoice HintFields::choice() const {
    switch (kind()) {
    case Kind::Random:
        return {m_count->value(), {}};
    case Kind::Center:
        return {0, centerCell()};
    case Kind::Eternity:
        return {0, eternityHintCells()};
    case Kind::Chosen:
        return {0, m_chosen};
    }
    return {};
}

void HintFields::setChoice(const HintChoice& choice) {
    const QSignalBlocker blocker(this);
    // The last cell may be taken back without leaving the choice of cells.
    const bool choosing = this->kind() == Kind::Chosen && choice.count == 0;
    Kind kind = choosing ? Kind::Chosen : Kind::Random;
    if (m_size == kEternitySize && sameCells(choice.cells, eternityHintCells()))
        kind = Kind::Eternity;
    else if (m_size == kEternitySize && choice.cells == centerCell())
        kind = Kind::Center;
    else if (!choice.cells.empty())
        kind = Kind::Chosen;
    m_chosen = choice.cells;
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(kind)));
    m_count->setValue(choice.count);
    showKind();
}

void HintFields::setBoardSize(GridSize size) {
    if (size == m_size)
        return;
    m_size = size;
    const bool eternity = size == kEternitySize;
    for (const Kind kind : {Kind::Center, Kind::Eternity})
        setItemEnabled(*m_kind, m_kind->findData(static_cast<int>(kind)), eternity);
    // Cells of one board mean nothing on another.
    m_chosen.clear();
    if (kind() != Kind::Random)
        setChoice({});
}

void HintFields::showKind() {
    m_count->setEnabled(kind() == Kind::Random);
    if (kind() != Kind::Random) {
        const QSignalBlocker blocker(this);
        m_count->setValue(static_cast<int>(choice().cells.size()));
    }
}

} // namespace tessera
