// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sudoku/SudokuView.h"

#include "widgets/board/BoardKeys.h"

#include "core/sudoku/SudokuExact.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace tessera {

namespace {

constexpr double kGridMargin = 10;

/// A key's digit, whatever Ctrl makes of its text.
Digit digitOfKey(const QKeyEvent& event, int side) {
    if (event.key() >= Qt::Key_1 && event.key() <= Qt::Key_9)
        return digitOfSymbol(QChar(u'1' + event.key() - Qt::Key_1), side);
    if (event.key() >= Qt::Key_A && event.key() <= Qt::Key_P)
        return digitOfSymbol(QChar(u'A' + event.key() - Qt::Key_A), side);
    return 0;
}

bool clears(const QKeyEvent& event) {
    return event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace ||
           event.key() == Qt::Key_0 || event.key() == Qt::Key_Period;
}

} // namespace

SudokuView::SudokuView(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Sudoku grid"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void SudokuView::setContent(SudokuContent content) {
    const bool resized = content.givens.order() != m_content.givens.order();
    m_content = std::move(content);
    if (resized)
        m_selection = CellSelection({m_content.digits.side(), m_content.digits.side()});
    setAccessibleDescription(cellDescription(currentCell()));
    update();
}

void SudokuView::setOutlined(std::vector<std::size_t> cells) {
    m_outlined = std::move(cells);
    update();
}

std::vector<int> SudokuView::selectedCells() const {
    const QVector<int> cells = m_selection.cells();
    return {cells.begin(), cells.end()};
}

void SudokuView::setSelectedCells(const std::vector<int>& cells) {
    m_selection.set({cells.begin(), cells.end()});
    showSelection();
}

void SudokuView::selectTo(int cell, bool extend) {
    if (extend)
        m_selection.extendTo(cell);
    else
        m_selection.select(cell);
    showSelection();
}

void SudokuView::showSelection() {
    update();
    setAccessibleDescription(cellDescription(currentCell()));
    emit currentCellChanged(currentCell());
}

SudokuGeometry SudokuView::gridGeometry() const {
    return SudokuGeometry(
        QRectF(rect()).adjusted(kGridMargin, kGridMargin, -kGridMargin, -kGridMargin),
        m_content.digits.order());
}

QString SudokuView::cellDescription(int cell) const {
    const QString name = sudokuCellName(m_content.givens, cell);
    const Digit digit = m_content.digits.at(cell);
    if (!m_content.givens.isOpen(cell))
        return tr("%1: given %2").arg(name).arg(digitSymbol(digit));
    if (digit != 0)
        return tr("%1: digit %2").arg(name).arg(digitSymbol(digit));
    const DigitSet marks = m_content.marks.empty() ? 0 : m_content.marks[asIndex(cell)];
    return marks == 0
               ? tr("%1: empty").arg(name)
               : tr("%1: pencil marks %2").arg(name, digitSymbols(marks, QStringLiteral(" ")));
}

void SudokuView::paintSelection(QPainter& painter, const SudokuGeometry& geometry) const {
    QColor tint = palette().color(QPalette::Highlight);
    tint.setAlphaF(hasFocus() ? 0.28F : 0.16F);
    for (const int cell : m_selection.cells())
        painter.fillRect(geometry.cellRect(cell), tint);
    // Highlights the same digit elsewhere: users look for it.
    const Digit digit = m_content.digits.at(currentCell());
    if (digit != 0) {
        tint.setAlphaF(0.14F);
        for (int cell = 0; cell < m_content.digits.cells(); ++cell) {
            if (cell != currentCell() && m_content.digits.at(cell) == digit)
                painter.fillRect(geometry.cellRect(cell), tint);
        }
    }
    paintFrame(painter, geometry.cellRect(currentCell()), palette().color(QPalette::Highlight),
               std::max(2.0, geometry.cell / 18));
}

void SudokuView::paintOutlined(QPainter& painter, const SudokuGeometry& geometry) const {
    const QColor color = palette().color(QPalette::Highlight);
    for (const std::size_t cell : m_outlined)
        paintFrame(painter, geometry.cellRect(static_cast<int>(cell)), color,
                   std::max(2.0, geometry.cell / 14));
}

void SudokuView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const SudokuGeometry geometry = gridGeometry();
    SudokuContent shown = m_content;
    if (m_showCandidates) {
        SudokuCandidates candidates(shown.digits.order());
        static_cast<void>(candidates.load(shown.digits));
        shown.marks.resize(asIndex(shown.digits.cells()));
        for (int cell = 0; cell < shown.digits.cells(); ++cell)
            shown.marks[asIndex(cell)] |= candidates.at(cell);
    }
    paintSudoku(painter, geometry.grid, shown, SudokuColors::of(palette()));
    if (!m_readOnly)
        paintSelection(painter, geometry);
    paintOutlined(painter, geometry);
}

bool SudokuView::event(QEvent* event) {
    // Digits and letters go to the view before any shortcut.
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        const bool plain = (key->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == 0;
        const bool marked = key->modifiers() == Qt::ControlModifier && key->key() >= Qt::Key_1 &&
                            key->key() <= Qt::Key_9;
        if ((plain || marked) &&
            (digitOfKey(*key, m_content.digits.side()) != 0 || (plain && clears(*key)))) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

std::optional<int> SudokuView::stepOf(const QKeyEvent& event) const {
    const GridSize size{m_content.digits.side(), m_content.digits.side()};
    if (const auto side = sideOfArrow(event.key()))
        return size.neighbour(currentCell(), *side).value_or(currentCell());
    if (event.key() != Qt::Key_Home && event.key() != Qt::Key_End)
        return std::nullopt;
    return size.cell(event.key() == Qt::Key_Home ? 0 : size.width - 1, size.row(currentCell()));
}

void SudokuView::enter(Digit digit, bool mark) {
    if (mark && digit != 0)
        emit markRequested(selectedCells(), digit);
    else
        emit digitRequested(selectedCells(), digit);
}

void SudokuView::keyPressEvent(QKeyEvent* event) {
    if (const auto next = stepOf(*event))
        return selectTo(*next, event->modifiers().testFlag(Qt::ShiftModifier));
    const Digit digit = digitOfKey(*event, m_content.digits.side());
    const bool others = event->modifiers() & (Qt::AltModifier | Qt::MetaModifier);
    if (others || (digit == 0 && !clears(*event))) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (m_readOnly) {
        emit refused();
        return;
    }
    enter(digit, m_pencil != event->modifiers().testFlag(Qt::ControlModifier));
}

void SudokuView::mousePressEvent(QMouseEvent* event) {
    const int cell = gridGeometry().cellAt(event->position());
    if (cell >= 0)
        selectTo(cell, event->modifiers().testFlag(Qt::ShiftModifier));
}

void SudokuView::mouseMoveEvent(QMouseEvent* event) {
    const int cell = gridGeometry().cellAt(event->position());
    if (cell >= 0 && cell != currentCell() && event->buttons().testFlag(Qt::LeftButton))
        selectTo(cell, true);
}

} // namespace tessera
