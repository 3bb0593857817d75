// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sudoku/SudokuPainter.h"

#include "widgets/colors/ColorMath.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPalette>

#include <algorithm>
#include <bit>
#include <cmath>

namespace tessera {

namespace {

/// The width of each line between blocks, and of the rim, as a share of the grid's side.
constexpr double kThickShare = 0.006;
constexpr double kDigitShare = 0.62;
constexpr double kMarkShare = 0.78;
/// A mark smaller than this, in pixels, becomes a dot.
constexpr double kSmallestMark = 5;
constexpr double kDotShare = 0.45;
constexpr double kCornerShare = 0.24;

QFont digitFont(double pixels, bool bold) {
    QFont font = QGuiApplication::font();
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    font.setBold(bold);
    return font;
}

/// @param readable whether digits are; otherwise each gets a dot in its place
void drawMarks(QPainter& painter, const QRectF& cell, DigitSet marks, int order, bool readable) {
    const double step = cell.width() / order;
    for (; marks != 0; marks &= marks - 1U) {
        const int index = std::countr_zero(marks);
        const QRectF place(cell.left() + index % order * step, cell.top() + index / order * step,
                           step, step);
        const double rest = step * (1 - kDotShare) / 2;
        if (!readable)
            painter.fillRect(place.adjusted(rest, rest, -rest, -rest), painter.pen().color());
        else
            painter.drawText(place, Qt::AlignCenter, QString(digitSymbol(lowestDigit(marks))));
    }
}

/// Colour must not be the only sign of an error: a corner is filled too.
void drawWrong(QPainter& painter, const QRectF& cell, const SudokuColors& colors) {
    painter.fillRect(cell, mixed(colors.paper, colors.wrong, 0.16));
    const double length = cell.width() * kCornerShare;
    const QPointF corner = cell.bottomRight();
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.wrong);
    painter.drawPolygon(
        QPolygonF{corner, corner - QPointF(length, 0), corner - QPointF(0, length)});
}

/// All marks, then all digits: a font is set once for each.
void drawDigits(QPainter& painter, const SudokuGeometry& geometry, const SudokuContent& content,
                const SudokuColors& colors) {
    const SudokuGrid& digits = content.digits;
    const double markSize = geometry.cell / digits.order() * kMarkShare;
    painter.setFont(digitFont(markSize, false));
    painter.setPen(colors.mark);
    for (int cell = 0; cell < digits.cells() && !content.marks.empty(); ++cell) {
        if (digits.isOpen(cell))
            drawMarks(painter, geometry.cellRect(cell), content.marks[asIndex(cell)],
                      digits.order(), markSize >= kSmallestMark);
    }
    for (const bool given : {true, false}) {
        painter.setFont(digitFont(geometry.cell * kDigitShare, given));
        for (int cell = 0; cell < digits.cells(); ++cell) {
            if (digits.isOpen(cell) || content.givens.isOpen(cell) == given)
                continue;
            const bool wrong = !content.wrong.empty() && content.wrong[asIndex(cell)];
            painter.setPen(wrong ? colors.wrong : given ? colors.given : colors.digit);
            painter.drawText(geometry.cellRect(cell), Qt::AlignCenter,
                             QString(digitSymbol(digits.at(cell))));
        }
    }
}

void drawLines(QPainter& painter, const SudokuGeometry& geometry, const SudokuColors& colors) {
    const QRectF grid = geometry.grid;
    // Thick ones last, over the ends of thin ones.
    for (const bool thick : {false, true}) {
        const double width = thick ? geometry.thick : std::max(1.0, geometry.thick / 3);
        for (int i = 0; i <= geometry.side; ++i) {
            if ((i % geometry.order == 0) != thick)
                continue;
            // The line before cell i, or after the last.
            const double end =
                i < geometry.side ? geometry.cellRect(i).left() - grid.left() : grid.width();
            const double start = thick ? end - width : end - width / 2;
            const QColor& color = thick ? colors.thickLine : colors.thinLine;
            painter.fillRect(QRectF(grid.left() + start, grid.top(), width, grid.height()), color);
            painter.fillRect(QRectF(grid.left(), grid.top() + start, grid.width(), width), color);
        }
    }
}

} // namespace

SudokuColors SudokuColors::of(const QPalette& palette) {
    const QColor paper = palette.color(QPalette::Base);
    const QColor ink = palette.color(QPalette::Text);
    const bool dark = paper.lightness() < 128;
    return {.paper = paper,
            .givenPaper = mixed(paper, ink, 0.07),
            .given = ink,
            .digit = dark ? QColor(0x7f, 0xb8, 0xff) : QColor(0x1b, 0x5f, 0xb8),
            .mark = mixed(paper, ink, 0.6),
            .wrong = dark ? QColor(0xff, 0x7a, 0x6b) : QColor(0xc6, 0x28, 0x28),
            .thinLine = mixed(paper, ink, 0.28),
            .thickLine = mixed(paper, ink, 0.85)};
}

SudokuColors SudokuColors::print() {
    QPalette light;
    light.setColor(QPalette::Base, Qt::white);
    light.setColor(QPalette::Text, Qt::black);
    return of(light);
}

SudokuGeometry::SudokuGeometry(const QRectF& area, int order) : side(order * order), order(order) {
    const double length = std::min(area.width(), area.height());
    grid = QRectF(area.center().x() - length / 2, area.center().y() - length / 2, length, length);
    thick = std::max(1.0, length * kThickShare);
    cell = (length - (order + 1) * thick) / side;
}

QRectF SudokuGeometry::cellRect(int index) const {
    const auto start = [&](int line) { return (line / order + 1) * thick + line * cell; };
    return {grid.left() + start(index % side), grid.top() + start(index / side), cell, cell};
}

int SudokuGeometry::cellAt(const QPointF& point) const {
    if (!grid.contains(point))
        return -1;
    const auto line = [&](double offset) {
        for (int i = side - 1; i > 0; --i) {
            if (offset >= cellRect(i).left() - grid.left())
                return i;
        }
        return 0;
    };
    return line(point.y() - grid.top()) * side + line(point.x() - grid.left());
}

void paintSudoku(QPainter& painter, const QRectF& area, const SudokuContent& content,
                 const SudokuColors& colors) {
    const SudokuGeometry geometry(area, content.digits.order());
    painter.fillRect(geometry.grid, colors.paper);
    for (int cell = 0; cell < content.givens.cells(); ++cell) {
        if (!content.givens.isOpen(cell))
            painter.fillRect(geometry.cellRect(cell).adjusted(-1, -1, 1, 1), colors.givenPaper);
        if (!content.wrong.empty() && content.wrong[asIndex(cell)])
            drawWrong(painter, geometry.cellRect(cell), colors);
    }
    drawDigits(painter, geometry, content, colors);
    drawLines(painter, geometry, colors);
}

SudokuContent contentOf(const SudokuFile& file) {
    std::vector<bool> wrong(asIndex(file.digits.cells()));
    for (const SudokuConflict& conflict : conflictsOf(file.digits))
        wrong[asIndex(conflict.first)] = wrong[asIndex(conflict.second)] = true;
    return {file.givens, file.digits, file.marks, wrong};
}

} // namespace tessera
