// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/BoardMarks.h"
#include "widgets/sudoku/SudokuPainter.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace tessera {

/// A Sudoku grid to view and to fill in: requests changes by signals. Digits are typed (A to P for
/// 10 to 25); with Ctrl, or in pencil mode, they are pencil marks. Delete, Backspace, 0 and the
/// full stop clear. Arrows move, with Shift they select; dragging selects too.
class SudokuView final : public QWidget {
    Q_OBJECT

public:
    explicit SudokuView(QWidget* parent = nullptr);

    void setContent(SudokuContent content);
    [[nodiscard]] const SudokuContent& content() const { return m_content; }
    /// While read-only it requests no changes.
    void setReadOnly(bool readOnly) { change(m_readOnly, readOnly); }
    [[nodiscard]] bool isReadOnly() const { return m_readOnly; }
    /// Typed digits are pencil marks.
    void setPencil(bool pencil) { change(m_pencil, pencil); }
    [[nodiscard]] bool isPencil() const { return m_pencil; }
    /// Open cells show their possible digits, computed from the grid.
    void setShowCandidates(bool show) { change(m_showCandidates, show); }
    [[nodiscard]] bool showsCandidates() const { return m_showCandidates; }

    [[nodiscard]] int currentCell() const { return m_selection.current(); }
    void setCurrentCell(int cell) { selectTo(cell, false); }
    /// Includes the current one; ascending.
    [[nodiscard]] std::vector<int> selectedCells() const;
    void setSelectedCells(const std::vector<int>& cells);
    /// Frames cells until the next call.
    void setOutlined(std::vector<std::size_t> cells);
    [[nodiscard]] const std::vector<std::size_t>& outlined() const { return m_outlined; }
    [[nodiscard]] QRectF cellRect(int cell) const { return gridGeometry().cellRect(cell); }
    /// Acts like typing the digit; 0 clears.
    void enterDigit(Digit digit) { enter(digit, m_pencil); }
    /// "R3C5: given 7", for status bars and screen readers.
    [[nodiscard]] QString cellDescription(int cell) const;

    [[nodiscard]] QSize sizeHint() const override { return sizeWith(52); }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeWith(16); }

signals:
    void digitRequested(const std::vector<int>& cells, tessera::Digit digit);
    void markRequested(const std::vector<int>& cells, tessera::Digit digit);
    void currentCellChanged(int cell);
    /// Something was typed while the grid is read-only.
    void refused();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    void change(bool& flag, bool value) {
        flag = value;
        update();
    }
    /// The size with cells of that length.
    [[nodiscard]] QSize sizeWith(int cell) const {
        return QSize(cell, cell) * m_content.digits.side();
    }
    /// Makes the cell current and selects it, or the rectangle from the start of the selection.
    void selectTo(int cell, bool extend);
    void showSelection();
    [[nodiscard]] SudokuGeometry gridGeometry() const;
    [[nodiscard]] std::optional<int> stepOf(const QKeyEvent& event) const;
    void enter(Digit digit, bool mark);
    void paintSelection(QPainter& painter, const SudokuGeometry& geometry) const;
    void paintOutlined(QPainter& painter, const SudokuGeometry& geometry) const;

    SudokuContent m_content;
    CellSelection m_selection{{m_content.digits.side(), m_content.digits.side()}};
    std::vector<std::size_t> m_outlined;
    bool m_readOnly = false;
    bool m_pencil = false;
    bool m_showCandidates = false;
};

} // namespace tessera
