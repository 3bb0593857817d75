// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/BoardMarks.h"
#include "widgets/board/TileTheme.h"

#include <QAccessibleInterface>
#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>
#include <QString>

namespace tessera {

/// "rotated twice" and the like.
[[nodiscard]] QString rotationText(Rotation rotation);

/// A cell in words, for screen readers: "row 3, column 5, piece 17, rotated
/// twice, north blue disc, east …, matches 3 of 4, locked".
[[nodiscard]] QString describeCell(const BoardContent& content, const TileTheme& theme, int cell);

class BoardView;

/// A cell of a BoardView for a screen reader: its name says what lies there,
/// its actions are those of the keyboard.
class AccessibleCell : public QAccessibleInterface,
                       public QAccessibleTableCellInterface,
                       public QAccessibleActionInterface {
public:
    AccessibleCell(BoardView* view, int cell);

    [[nodiscard]] int cell() const { return m_cell; }

    [[nodiscard]] bool isValid() const override;
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QWindow* window() const override;
    void* interface_cast(QAccessible::InterfaceType type) override;
    [[nodiscard]] QAccessibleInterface* parent() const override;
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override {
        return nullptr;
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* /*child*/) const override {
        return -1;
    }
    [[nodiscard]] QString text(QAccessible::Text text) const override;
    void setText(QAccessible::Text /*text*/, const QString& /*value*/) override {}
    [[nodiscard]] QRect rect() const override;
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Cell; }
    [[nodiscard]] QAccessible::State state() const override;

    [[nodiscard]] bool isSelected() const override;
    [[nodiscard]] QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    [[nodiscard]] QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    [[nodiscard]] int columnIndex() const override;
    [[nodiscard]] int rowIndex() const override;
    [[nodiscard]] int columnExtent() const override { return 1; }
    [[nodiscard]] int rowExtent() const override { return 1; }
    [[nodiscard]] QAccessibleInterface* table() const override { return parent(); }

    [[nodiscard]] QStringList actionNames() const override;
    void doAction(const QString& actionName) override;
    [[nodiscard]] QStringList keyBindingsForAction(const QString& actionName) const override;
    [[nodiscard]] QString localizedActionName(const QString& actionName) const override;

private:
    QPointer<BoardView> m_view;
    int m_cell;
};

/// What a screen reader sees of a BoardView: a table with a child per cell.
class AccessibleBoard : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit AccessibleBoard(BoardView* view);
    ~AccessibleBoard() override;

    /// Makes boards known to the accessibility of Qt, once a program.
    static void install();

    [[nodiscard]] BoardView* view() const;

    void* interface_cast(QAccessible::InterfaceType type) override;
    [[nodiscard]] int childCount() const override;
    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
    [[nodiscard]] QAccessibleInterface* focusChild() const override;

    [[nodiscard]] QAccessibleInterface* caption() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* summary() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* cellAt(int row, int column) const override;
    [[nodiscard]] int rowCount() const override;
    [[nodiscard]] int columnCount() const override;
    [[nodiscard]] QString rowDescription(int row) const override;
    [[nodiscard]] QString columnDescription(int column) const override;
    [[nodiscard]] int selectedCellCount() const override;
    [[nodiscard]] QList<QAccessibleInterface*> selectedCells() const override;
    // Cells are selected one by one, never rows or columns as such.
    [[nodiscard]] int selectedRowCount() const override { return 0; }
    [[nodiscard]] int selectedColumnCount() const override { return 0; }
    [[nodiscard]] QList<int> selectedRows() const override { return {}; }
    [[nodiscard]] QList<int> selectedColumns() const override { return {}; }
    [[nodiscard]] bool isRowSelected(int /*row*/) const override { return false; }
    [[nodiscard]] bool isColumnSelected(int /*column*/) const override { return false; }
    bool selectRow(int /*row*/) override { return false; }
    bool selectColumn(int /*column*/) override { return false; }
    bool unselectRow(int /*row*/) override { return false; }
    bool unselectColumn(int /*column*/) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent* /*event*/) override {}

private:
    /// Made when first asked for; Qt owns them by their ids.
    mutable QHash<int, QAccessible::Id> m_cells;
};

} // namespace tessera
