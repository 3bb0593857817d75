// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/AccessibleCell.h"

#include "widgets/board/BoardView.h"
#include "widgets/board/CellDescription.h"

#include <QCoreApplication>
#include <QWindow>

#include <array>

namespace tessera {

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

} // namespace tessera
