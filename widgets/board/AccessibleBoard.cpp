// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/AccessibleBoard.h"

#include "widgets/board/BoardView.h"

#include <QAccessibleInterface>
#include <QAccessibleWidget>
#include <QCoreApplication>
#include <QHash>
#include <QPointer>
#include <QWindow>

#include <array>
#include <optional>

namespace tessera {

namespace {

struct CellDescriptionText {
    Q_DECLARE_TR_FUNCTIONS(CellDescription)
};

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

/// A keyboard action by its untranslated name; empty: pick up or put down.
struct CellAction {
    const char* name;
    std::optional<BoardAct> act;
};

constexpr std::array<CellAction, 10> kActions{{
    {QT_TRANSLATE_NOOP("AccessibleCell", "Pick up or place"), std::nullopt},
    {QT_TRANSLATE_NOOP("AccessibleCell", "Rotate clockwise"), BoardAct::Rotate},
    {QT_TRANSLATE_NOOP("AccessibleCell", "Rotate anticlockwise"), BoardAct::RotateBack},
    {QT_TRANSLATE_NOOP("AccessibleCell", "Rotate as a block"), BoardAct::TurnBlock},
    {QT_TRANSLATE_NOOP("AccessibleCell", "Rotate anticlockwise as a block"),
     BoardAct::TurnBlockBack},
    {QT_TRANSLATE_NOOP("AccessibleCell", "Remove"), BoardAct::Remove},
    {QT_TRANSLATE_NOOP("AccessibleCell", "Lock or unlock"), BoardAct::Lock},
    {QT_TRANSLATE_NOOP("AccessibleCell", "Edit the piece"), BoardAct::EditPiece},
    {QT_TRANSLATE_NOOP("AccessibleCell", "Show what fits"), BoardAct::ShowCandidates},
    {QT_TRANSLATE_NOOP("AccessibleCell", "Choose a fitting piece"), BoardAct::ChooseCandidate},
}};

const CellAction* findAction(const QString& name) {
    for (const CellAction& action : kActions) {
        if (name == QLatin1StringView(action.name))
            return &action;
    }
    return nullptr;
}

class AccessibleCell final : public QAccessibleInterface,
                             public QAccessibleTableCellInterface,
                             public QAccessibleActionInterface {
public:
    AccessibleCell(BoardView* view, int cell) : m_view(view), m_cell(cell) {}

    [[nodiscard]] int cell() const { return m_cell; }

    [[nodiscard]] bool isValid() const override {
        return !m_view.isNull() && m_cell < m_view->board().cells();
    }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QWindow* window() const override {
        return isValid() ? m_view->window()->windowHandle() : nullptr;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::TableCellInterface)
            return static_cast<QAccessibleTableCellInterface*>(this);
        if (type == QAccessible::ActionInterface)
            return static_cast<QAccessibleActionInterface*>(this);
        return nullptr;
    }
    [[nodiscard]] QAccessibleInterface* parent() const override {
        return QAccessible::queryAccessibleInterface(m_view.data());
    }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    [[nodiscard]] QString text(QAccessible::Text text) const override {
        return isValid() && text == QAccessible::Name ? m_view->cellDescription(m_cell) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    [[nodiscard]] QRect rect() const override {
        if (!isValid())
            return {};
        const QRect rect = m_view->cellRect(m_cell);
        return {m_view->viewport()->mapToGlobal(rect.topLeft()), rect.size()};
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Cell; }
    [[nodiscard]] QAccessible::State state() const override {
        QAccessible::State state;
        state.invalid = !isValid();
        if (state.invalid)
            return state;
        state.selectable = true;
        state.multiSelectable = true;
        state.focusable = true;
        state.selected = isSelected();
        state.focused = m_view->currentCell() == m_cell && m_view->hasFocus();
        state.readOnly = m_view->isReadOnly() || m_view->isLocked(m_cell);
        state.offscreen = !m_view->viewport()->rect().intersects(m_view->cellRect(m_cell));
        return state;
    }

    [[nodiscard]] bool isSelected() const override {
        return isValid() && m_view->selectedCells().contains(m_cell);
    }
    [[nodiscard]] QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    [[nodiscard]] QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    [[nodiscard]] int columnIndex() const override {
        return isValid() ? m_view->board().size().column(m_cell) : -1;
    }
    [[nodiscard]] int rowIndex() const override {
        return isValid() ? m_view->board().size().row(m_cell) : -1;
    }
    [[nodiscard]] int columnExtent() const override { return 1; }
    [[nodiscard]] int rowExtent() const override { return 1; }
    [[nodiscard]] QAccessibleInterface* table() const override { return parent(); }

    [[nodiscard]] QStringList actionNames() const override {
        QStringList names{setFocusAction(), toggleAction()};
        for (const CellAction& action : kActions)
            names << QString::fromLatin1(action.name);
        return names;
    }
    void doAction(const QString& actionName) override {
        if (!isValid())
            return;
        // As with the keys, an action on a selected cell is for the whole selection.
        if (actionName == toggleAction())
            m_view->toggleCell(m_cell);
        else if (isSelected())
            m_view->moveCursor(m_cell);
        else
            m_view->setCurrentCell(m_cell);
        m_view->setFocus();
        const CellAction* action = findAction(actionName);
        if (action != nullptr && action->act)
            m_view->perform(*action->act);
        else if (action != nullptr)
            m_view->pickUpOrPutDown();
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString& actionName) const override {
        if (actionName == toggleAction())
            return {QStringLiteral("Ctrl+Space")};
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
    [[nodiscard]] QString localizedActionName(const QString& actionName) const override {
        const CellAction* action = findAction(actionName);
        return action != nullptr ? QCoreApplication::translate("AccessibleCell", action->name)
                                 : QAccessibleActionInterface::localizedActionName(actionName);
    }

private:
    QPointer<BoardView> m_view;
    int m_cell;
};

/// What a screen reader sees of a BoardView. Cells are selected one by one, never rows or columns.
class AccessibleBoard final : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit AccessibleBoard(BoardView* view)
        : QAccessibleWidget(view, QAccessible::Table), m_view(*view) {}
    ~AccessibleBoard() override {
        for (const QAccessible::Id id : std::as_const(m_cells))
            QAccessible::deleteAccessibleInterface(id);
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::TableInterface)
            return static_cast<QAccessibleTableInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    /// Also says the legend, which is no child: those are cells.
    [[nodiscard]] QString text(QAccessible::Text text) const override {
        const QString said = QAccessibleWidget::text(text);
        const QString legend = m_view.legend().text();
        return text == QAccessible::Description && !legend.isEmpty()
                   ? QStringLiteral("%1 %2: %3").arg(said, m_view.legend().accessibleName(), legend)
                   : said;
    }
    [[nodiscard]] int childCount() const override { return m_view.board().cells(); }
    [[nodiscard]] QAccessibleInterface* child(int index) const override {
        if (index < 0 || index >= childCount())
            return nullptr;
        if (!m_cells.contains(index)) {
            auto* cell = new AccessibleCell(&m_view, index);
            m_cells.insert(index, QAccessible::registerAccessibleInterface(cell));
        }
        return QAccessible::accessibleInterface(m_cells.value(index));
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override {
        const auto* cell = dynamic_cast<const AccessibleCell*>(child);
        return cell != nullptr ? cell->cell() : -1;
    }
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override {
        return child(m_view.cellAt(m_view.viewport()->mapFromGlobal(QPoint(x, y))));
    }
    [[nodiscard]] QAccessibleInterface* focusChild() const override {
        return m_view.hasFocus() ? child(m_view.currentCell()) : nullptr;
    }

    [[nodiscard]] QAccessibleInterface* caption() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* summary() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* cellAt(int row, int column) const override {
        if (row < 0 || column < 0 || row >= rowCount() || column >= columnCount())
            return nullptr;
        return child(m_view.board().size().cell(column, row));
    }
    [[nodiscard]] int rowCount() const override { return m_view.board().size().height; }
    [[nodiscard]] int columnCount() const override { return m_view.board().size().width; }
    [[nodiscard]] QString rowDescription(int row) const override {
        return QString::number(row + 1);
    }
    [[nodiscard]] QString columnDescription(int column) const override {
        return cellName({columnCount(), 1}, column).chopped(1);
    }
    [[nodiscard]] int selectedCellCount() const override {
        return static_cast<int>(m_view.selectedCells().size());
    }
    [[nodiscard]] QList<QAccessibleInterface*> selectedCells() const override {
        QList<QAccessibleInterface*> cells;
        for (const int cell : m_view.selectedCells())
            cells.push_back(child(cell));
        return cells;
    }
    [[nodiscard]] int selectedRowCount() const override { return 0; }
    [[nodiscard]] int selectedColumnCount() const override { return 0; }
    [[nodiscard]] QList<int> selectedRows() const override { return {}; }
    [[nodiscard]] QList<int> selectedColumns() const override { return {}; }
    [[nodiscard]] bool isRowSelected(int) const override { return false; }
    [[nodiscard]] bool isColumnSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override {}

private:
    BoardView& m_view;
    /// Made when first requested; Qt owns them by their ids.
    mutable QHash<int, QAccessible::Id> m_cells;
};

} // namespace

QString rotationText(Rotation rotation) {
    const std::array texts{
        CellDescriptionText::tr("not rotated"), CellDescriptionText::tr("rotated once"),
        CellDescriptionText::tr("rotated twice"), CellDescriptionText::tr("rotated three times")};
    return texts[asIndex(rotation)];
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
    const std::array edges{CellDescriptionText::tr("north %1"), CellDescriptionText::tr("east %1"),
                           CellDescriptionText::tr("south %1"), CellDescriptionText::tr("west %1")};
    for (const Side side : kSides) {
        const QString pattern = patternName(theme, content.puzzle.edge(placement, side));
        parts << edges[asIndex(side)].arg(pattern);
    }
    parts << matchText(content, cell);
    if (content.isHint(cell))
        parts << CellDescriptionText::tr("hint");
    if (content.isLocked(cell))
        parts << CellDescriptionText::tr("locked");
    return parts.join(QStringLiteral(", "));
}

void installAccessibleBoards() {
    // Qt ignores a factory that it knows.
    QAccessible::installFactory([](const QString&, QObject* object) -> QAccessibleInterface* {
        auto* view = qobject_cast<BoardView*>(object);
        return view != nullptr ? new AccessibleBoard(view) : nullptr;
    });
}

} // namespace tessera
