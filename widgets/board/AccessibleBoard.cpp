// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/AccessibleBoard.h"

#include "widgets/board/AccessibleCell.h"
#include "widgets/board/BoardView.h"

#include "core/edges/puzzle/Score.h"

namespace tessera {

AccessibleBoard::AccessibleBoard(BoardView* view) : QAccessibleWidget(view, QAccessible::Table) {}

AccessibleBoard::~AccessibleBoard() {
    for (const QAccessible::Id id : std::as_const(m_cells))
        QAccessible::deleteAccessibleInterface(id);
}

void AccessibleBoard::install() {
    static const bool installed = [] {
        QAccessible::installFactory(
            [](const QString& /*className*/, QObject* object) -> QAccessibleInterface* {
                auto* view = qobject_cast<BoardView*>(object);
                return view != nullptr ? new AccessibleBoard(view) : nullptr;
            });
        return true;
    }();
    Q_UNUSED(installed)
}

BoardView* AccessibleBoard::view() const {
    return qobject_cast<BoardView*>(object());
}

void* AccessibleBoard::interface_cast(QAccessible::InterfaceType type) {
    if (type == QAccessible::TableInterface)
        return static_cast<QAccessibleTableInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
}

int AccessibleBoard::childCount() const {
    return view()->board().cells();
}

QAccessibleInterface* AccessibleBoard::child(int index) const {
    if (index < 0 || index >= childCount())
        return nullptr;
    if (!m_cells.contains(index)) {
        auto* cell = new AccessibleCell(view(), index);
        m_cells.insert(index, QAccessible::registerAccessibleInterface(cell));
    }
    return QAccessible::accessibleInterface(m_cells.value(index));
}

int AccessibleBoard::indexOfChild(const QAccessibleInterface* child) const {
    const auto* cell = dynamic_cast<const AccessibleCell*>(child);
    return cell != nullptr ? cell->cell() : -1;
}

QAccessibleInterface* AccessibleBoard::childAt(int x, int y) const {
    return child(view()->cellAt(view()->viewport()->mapFromGlobal(QPoint(x, y))));
}

QAccessibleInterface* AccessibleBoard::focusChild() const {
    return view()->hasFocus() ? child(view()->currentCell()) : nullptr;
}

QAccessibleInterface* AccessibleBoard::cellAt(int row, int column) const {
    const GridSize size = view()->board().size();
    if (row < 0 || column < 0 || row >= size.height || column >= size.width)
        return nullptr;
    return child(size.cell(column, row));
}

int AccessibleBoard::rowCount() const {
    return view()->board().size().height;
}

int AccessibleBoard::columnCount() const {
    return view()->board().size().width;
}

QString AccessibleBoard::rowDescription(int row) const {
    return QString::number(row + 1);
}

QString AccessibleBoard::columnDescription(int column) const {
    return cellName({columnCount(), 1}, column).chopped(1);
}

int AccessibleBoard::selectedCellCount() const {
    return static_cast<int>(view()->selectedCells().size());
}

QList<QAccessibleInterface*> AccessibleBoard::selectedCells() const {
    QList<QAccessibleInterface*> cells;
    for (const int cell : view()->selectedCells())
        cells.push_back(child(cell));
    return cells;
}

} // namespace tessera
