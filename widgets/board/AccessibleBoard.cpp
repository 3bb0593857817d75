// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/AccessibleBoard.h"

#include "widgets/board/BoardView.h"
#include "widgets/board/TileTheme.h"

#include "core/edges/puzzle/Score.h"

#include <QCoreApplication>
#include <QStringList>
#include <QWindow>

#include <array>

namespace tessera {

namespace {

struct CellDescriptionText {
    Q_DECLARE_TR_FUNCTIONS(CellDescription)
};

QString edgeText(Side side, const QString& pattern) {
    switch (side) {
    case Side::Up:
        return CellDescriptionText::tr("north %1").arg(pattern);
    case Side::Right:
        return CellDescriptionText::tr("east %1").arg(pattern);
    case Side::Down:
        return CellDescriptionText::tr("south %1").arg(pattern);
    case Side::Left:
        break;
    }
    return CellDescriptionText::tr("west %1").arg(pattern);
}

QString matchText(const BoardContent& content, int cell) {
    int matched = 0;
    int judged = 0;
    for (const Side side : kSides) {
        const JointState state = jointState(content.puzzle, content.board, cell, side);
        matched += state == JointState::Matched ? 1 : 0;
        judged += state == JointState::Matched || state == JointState::Mismatched ? 1 : 0;
    }
    if (judged == 0)
        return CellDescriptionText::tr("no neighbours");
    return CellDescriptionText::tr("matches %1 of %2").arg(matched).arg(judged);
}

} // namespace

QString rotationText(Rotation rotation) {
    switch (rotation) {
    case 0:
        return CellDescriptionText::tr("not rotated");
    case 1:
        return CellDescriptionText::tr("rotated once");
    case 2:
        return CellDescriptionText::tr("rotated twice");
    default:
        return CellDescriptionText::tr("rotated three times");
    }
}

QString describeCell(const BoardContent& content, const TileTheme& theme, int cell) {
    const GridSize size = content.board.size();
    QStringList parts{CellDescriptionText::tr("row %1, column %2")
                          .arg(size.row(cell) + 1)
                          .arg(size.column(cell) + 1)};
    const Placement placement = content.board.at(cell);
    if (placement.isEmpty()) {
        parts << CellDescriptionText::tr("empty");
        return parts.join(QStringLiteral(", "));
    }
    parts << CellDescriptionText::tr("piece %1").arg(placement.piece() + 1)
          << rotationText(placement.rotation());
    for (const Side side : kSides)
        parts << edgeText(side, patternName(theme, content.puzzle.edge(placement, side)));
    parts << matchText(content, cell);
    if (content.isHint(cell))
        parts << CellDescriptionText::tr("hint");
    if (content.isLocked(cell))
        parts << CellDescriptionText::tr("locked");
    return parts.join(QStringLiteral(", "));
}

namespace {

struct CellAction {
    const char* name; ///< untranslated
    const char* key;
    void (*act)(BoardView&);
};

constexpr std::array<CellAction, 8> kActions{{
    {QT_TRANSLATE_NOOP("AccessibleCell", "Pick up or put down"), "Return",
     [](BoardView& view) { view.pickUpOrPutDown(); }},
    {QT_TRANSLATE_NOOP("AccessibleCell", "Rotate clockwise"), "R",
     [](BoardView& view) { view.rotateSelection(1); }},
    {QT_TRANSLATE_NOOP("AccessibleCell", "Rotate counter-clockwise"), "Shift+R",
     [](BoardView& view) { view.rotateSelection(-1); }},
    {QT_TRANSLATE_NOOP("AccessibleCell", "Turn as a block"), "T",
     [](BoardView& view) { view.turnSelectedBlock(1); }},
    {QT_TRANSLATE_NOOP("AccessibleCell", "Remove"), "Del",
     [](BoardView& view) { view.removeSelection(); }},
    {QT_TRANSLATE_NOOP("AccessibleCell", "Lock or unlock"), "L",
     [](BoardView& view) { view.toggleLockSelection(); }},
    {QT_TRANSLATE_NOOP("AccessibleCell", "Edit the piece"), "E",
     [](BoardView& view) { view.editCurrentPiece(); }},
    {QT_TRANSLATE_NOOP("AccessibleCell", "Show what fits"), "H",
     [](BoardView& view) { view.askForCandidates(); }},
}};

const CellAction* findAction(const QString& name) {
    for (const CellAction& action : kActions) {
        if (name == QLatin1StringView(action.name))
            return &action;
    }
    return nullptr;
}

} // namespace

AccessibleCell::AccessibleCell(BoardView* view, int cell) : m_view(view), m_cell(cell) {}

bool AccessibleCell::isValid() const {
    return !m_view.isNull() && m_cell < m_view->board().cells();
}

QWindow* AccessibleCell::window() const {
    return isValid() ? m_view->window()->windowHandle() : nullptr;
}

void* AccessibleCell::interface_cast(QAccessible::InterfaceType type) {
    if (type == QAccessible::TableCellInterface)
        return static_cast<QAccessibleTableCellInterface*>(this);
    if (type == QAccessible::ActionInterface)
        return static_cast<QAccessibleActionInterface*>(this);
    return nullptr;
}

QAccessibleInterface* AccessibleCell::parent() const {
    return QAccessible::queryAccessibleInterface(m_view.data());
}

QString AccessibleCell::text(QAccessible::Text text) const {
    return isValid() && text == QAccessible::Name ? m_view->cellDescription(m_cell) : QString();
}

QRect AccessibleCell::rect() const {
    if (!isValid())
        return {};
    const QRect rect = m_view->cellRect(m_cell);
    return {m_view->viewport()->mapToGlobal(rect.topLeft()), rect.size()};
}

QAccessible::State AccessibleCell::state() const {
    QAccessible::State state;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    const bool current = m_view->currentCell() == m_cell;
    state.selectable = true;
    state.multiSelectable = true;
    state.focusable = true;
    state.selected = isSelected();
    state.focused = current && m_view->hasFocus();
    state.readOnly = m_view->isReadOnly() || m_view->isLocked(m_cell);
    state.offscreen = !m_view->viewport()->rect().intersects(m_view->cellRect(m_cell));
    return state;
}

bool AccessibleCell::isSelected() const {
    return isValid() && m_view->selectedCells().contains(m_cell);
}

int AccessibleCell::columnIndex() const {
    return isValid() ? m_view->board().size().column(m_cell) : -1;
}

int AccessibleCell::rowIndex() const {
    return isValid() ? m_view->board().size().row(m_cell) : -1;
}

QStringList AccessibleCell::actionNames() const {
    QStringList names{setFocusAction()};
    for (const CellAction& action : kActions)
        names << QString::fromLatin1(action.name);
    return names;
}

void AccessibleCell::doAction(const QString& actionName) {
    if (!isValid())
        return;
    m_view->setCurrentCell(m_cell);
    m_view->setFocus();
    if (const CellAction* action = findAction(actionName))
        action->act(*m_view);
}

QStringList AccessibleCell::keyBindingsForAction(const QString& actionName) const {
    const CellAction* action = findAction(actionName);
    return action != nullptr ? QStringList{QString::fromLatin1(action->key)} : QStringList();
}

QString AccessibleCell::localizedActionName(const QString& actionName) const {
    const CellAction* action = findAction(actionName);
    return action != nullptr ? QCoreApplication::translate("AccessibleCell", action->name)
                             : QAccessibleActionInterface::localizedActionName(actionName);
}

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
