// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/AccessibleBoard.h"

#include "widgets/board/BoardView.h"
#include "widgets/board/TileTheme.h"

#include "core/edges/puzzle/Board.h"

#include <QCoreApplication>
#include <QStringList>
#include <QWindow>

#include <array>
#include <optional>

namespace tessera {

namespace {

struct CellDescriptionText {
    Q_DECLARE_TR_FUNCTIONS(CellDescription)
};

QString edgeText(Side side, const QString& pattern) {
    const std::array texts{CellDescriptionText::tr("north %1"), CellDescriptionText::tr("east %1"),
                           CellDescriptionText::tr("south %1"), CellDescriptionText::tr("west %1")};
    return texts[static_cast<std::size_t>(side)].arg(pattern);
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
    const std::array texts{
        CellDescriptionText::tr("not rotated"), CellDescriptionText::tr("rotated once"),
        CellDescriptionText::tr("rotated twice"), CellDescriptionText::tr("rotated three times")};
    return texts[static_cast<std::size_t>(rotation)];
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

/// An act of the keyboard by its untranslated name; none: to pick up or put down.
struct CellAction {
    const char* name;
    std::optional<BoardAct> act;
};

constexpr std::array<CellAction, 8> kActions{{
    {QT_TRANSLATE_NOOP("AccessibleCell", "Pick up or put down"), std::nullopt},
    {QT_TRANSLATE_NOOP("AccessibleCell", "Rotate clockwise"), BoardAct::Rotate},
    {QT_TRANSLATE_NOOP("AccessibleCell", "Rotate counter-clockwise"), BoardAct::RotateBack},
    {QT_TRANSLATE_NOOP("AccessibleCell", "Turn as a block"), BoardAct::TurnBlock},
    {QT_TRANSLATE_NOOP("AccessibleCell", "Remove"), BoardAct::Remove},
    {QT_TRANSLATE_NOOP("AccessibleCell", "Lock or unlock"), BoardAct::Lock},
    {QT_TRANSLATE_NOOP("AccessibleCell", "Edit the piece"), BoardAct::EditPiece},
    {QT_TRANSLATE_NOOP("AccessibleCell", "Show what fits"), BoardAct::ShowCandidates},
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

int AccessibleCell::rowIndex() const { return isValid() ? m_view->board().size().row(m_cell) : -1; }

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
    const CellAction* action = findAction(actionName);
    if (action != nullptr && action->act)
        m_view->perform(*action->act);
    else if (action != nullptr)
        m_view->pickUpOrPutDown();
}

QStringList AccessibleCell::keyBindingsForAction(const QString& actionName) const {
    const CellAction* action = findAction(actionName);
    if (action == nullptr || !isValid())
        return {};
    if (!action->act)
        return {QStringLiteral("Return")};
    const auto found = m_view->keys().find(*action->act);
    if (found == m_view->keys().end() || found->second.isEmpty())
        return {};
    return {found->second.front().toString()};
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

BoardView* AccessibleBoard::view() const { return qobject_cast<BoardView*>(object()); }

void* AccessibleBoard::interface_cast(QAccessible::InterfaceType type) {
    if (type == QAccessible::TableInterface)
        return static_cast<QAccessibleTableInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
}

int AccessibleBoard::childCount() const { return view()->board().cells(); }

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

int AccessibleBoard::rowCount() const { return view()->board().size().height; }

int AccessibleBoard::columnCount() const { return view()->board().size().width; }

QString AccessibleBoard::rowDescription(int row) const { return QString::number(row + 1); }

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
