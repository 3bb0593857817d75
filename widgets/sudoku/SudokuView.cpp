// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sudoku/SudokuView.h"

#include "core/sudoku/SudokuExact.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace tessera {

namespace {

constexpr double kGridMargin = 10;

/// The cells of the rectangle between two corners.
std::vector<int> rectangle(const SudokuGrid& grid, int a, int b) {
    std::vector<int> cells;
    const auto [top, bottom] = std::minmax({grid.row(a), grid.row(b)});
    const auto [left, right] = std::minmax({grid.column(a), grid.column(b)});
    for (int row = top; row <= bottom; ++row) {
        for (int column = left; column <= right; ++column)
            cells.push_back(grid.cell(row, column));
    }
    return cells;
}

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

/// Inside the cell. @param part of its width
void drawFrame(QPainter& painter, const QRectF& cell, double part, const QColor& color) {
    const double width = std::max(2.0, cell.width() / part);
    painter.setPen(QPen(color, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(cell.adjusted(width / 2, width / 2, -width / 2, -width / 2));
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
    if (resized) {
        m_selected = {0};
        m_current = m_anchor = 0;
    }
    setAccessibleDescription(cellDescription(m_current));
    update();
}

void SudokuView::setOutlined(std::vector<std::size_t> cells) {
    m_outlined = std::move(cells);
    update();
}

void SudokuView::setCurrentCell(int cell) {
    m_current = m_anchor = cell;
    setSelectedCells({cell});
}

void SudokuView::setSelectedCells(std::vector<int> cells) {
    std::ranges::sort(cells);
    m_selected = std::move(cells);
    update();
    setAccessibleDescription(cellDescription(m_current));
    emit currentCellChanged(m_current);
}

void SudokuView::selectTo(int cell, bool extend) {
    m_current = cell;
    if (!extend)
        m_anchor = cell;
    setSelectedCells(rectangle(m_content.digits, m_anchor, cell));
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
    for (const int cell : m_selected)
        painter.fillRect(geometry.cellRect(cell), tint);
    // Highlights the same digit elsewhere: users look for it.
    const Digit digit = m_content.digits.at(m_current);
    if (digit != 0) {
        tint.setAlphaF(0.14F);
        for (int cell = 0; cell < m_content.digits.cells(); ++cell) {
            if (cell != m_current && m_content.digits.at(cell) == digit)
                painter.fillRect(geometry.cellRect(cell), tint);
        }
    }
    drawFrame(painter, geometry.cellRect(m_current), 18, palette().color(QPalette::Highlight));
}

void SudokuView::paintOutlined(QPainter& painter, const SudokuGeometry& geometry) const {
    const QColor color = palette().color(QPalette::Highlight);
    for (const std::size_t cell : m_outlined)
        drawFrame(painter, geometry.cellRect(static_cast<int>(cell)), 14, color);
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
    const SudokuGrid& grid = m_content.digits;
    const int row = grid.row(m_current);
    const int column = grid.column(m_current);
    const int last = grid.side() - 1;
    switch (event.key()) {
    case Qt::Key_Left:
        return grid.cell(row, std::max(0, column - 1));
    case Qt::Key_Right:
        return grid.cell(row, std::min(last, column + 1));
    case Qt::Key_Up:
        return grid.cell(std::max(0, row - 1), column);
    case Qt::Key_Down:
        return grid.cell(std::min(last, row + 1), column);
    case Qt::Key_Home:
        return grid.cell(row, 0);
    case Qt::Key_End:
        return grid.cell(row, last);
    default:
        return std::nullopt;
    }
}

void SudokuView::enter(Digit digit, bool mark) {
    if (mark && digit != 0)
        emit markRequested(m_selected, digit);
    else
        emit digitRequested(m_selected, digit);
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
    if (cell >= 0 && cell != m_current && event->buttons().testFlag(Qt::LeftButton))
        selectTo(cell, true);
}

} // namespace tessera
