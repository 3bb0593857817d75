// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/BoardMarks.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr double kBoardMargin = 10;
constexpr double kBoardRimShare = 0.30;
constexpr double kThinnestRim = 4;
constexpr double kThickestRim = 26;
/// Limits the tiles of a board with few cells in a large window.
constexpr double kLargestFittedPitch = 200;

int toInt(double value) { return static_cast<int>(std::lround(value)); }

} // namespace

void BoardLayout::setViewport(QSize size, double devicePixelRatio) {
    m_viewport = size;
    m_pitch = toInt(m_pitch * devicePixelRatio / m_ratio);
    m_ratio = devicePixelRatio;
}

void BoardLayout::setPitch(double pitch) {
    m_pitch = toInt(std::clamp<double>(pitch, kSmallestPitch, kLargestPitch) * m_ratio);
}

void BoardLayout::fit() {
    m_pitch = toInt(kLargestFittedPitch * m_ratio);
    const QSizeF room = QSizeF(m_viewport) * m_ratio;
    const int least = toInt(kSmallestPitch * m_ratio);
    while (m_pitch > least) {
        const QSize content = deviceContent();
        const double excess = std::max((content.width() - room.width()) / m_grid.width,
                                       (content.height() - room.height()) / m_grid.height);
        if (excess <= 0)
            return;
        // The rim shrinks with the pitch, so a full step could be too large.
        m_pitch = std::max(least, m_pitch - std::max(1, static_cast<int>(excess * 0.6)));
    }
}

int BoardLayout::deviceRim() const {
    const double share =
        std::clamp(m_pitch * kBoardRimShare, kThinnestRim * m_ratio, kThickestRim * m_ratio);
    return toInt(std::max(share, m_leastRim * m_ratio));
}

QSize BoardLayout::deviceContent() const {
    const int around = 2 * (deviceRim() + toInt(kBoardMargin * m_ratio));
    return {m_grid.width * m_pitch + around, m_grid.height * m_pitch + around};
}

QSizeF BoardLayout::contentSize() const { return QSizeF(deviceContent()) / m_ratio; }

QPoint BoardLayout::origin() const {
    const QSize content = deviceContent();
    const int inset = deviceRim() + toInt(kBoardMargin * m_ratio);
    const auto start = [&](int room, int needed, int scroll) {
        const int shift = needed <= room ? (room - needed) / 2 : -toInt(scroll * m_ratio);
        return shift + inset;
    };
    return {start(toInt(m_viewport.width() * m_ratio), content.width(), m_scroll.x()),
            start(toInt(m_viewport.height() * m_ratio), content.height(), m_scroll.y())};
}

QRectF BoardLayout::cellRect(int cell) const {
    const QPoint corner =
        origin() + QPoint(m_grid.column(cell) * m_pitch, m_grid.row(cell) * m_pitch);
    return {QPointF(corner) / m_ratio, QSizeF(m_pitch, m_pitch) / m_ratio};
}

QRectF BoardLayout::tileRect(int cell) const {
    QRectF rect = cellRect(cell);
    rect.setSize(QSizeF(m_pitch - deviceGrout(), m_pitch - deviceGrout()) / m_ratio);
    return rect;
}

QRectF BoardLayout::boardRect() const {
    return {QPointF(origin()) / m_ratio,
            QSizeF(m_grid.width * m_pitch, m_grid.height * m_pitch) / m_ratio};
}

int BoardLayout::cellAt(QPointF point) const {
    const QPointF inside = (point - boardRect().topLeft()) / pitch();
    const auto column = static_cast<int>(std::floor(inside.x()));
    const auto row = static_cast<int>(std::floor(inside.y()));
    if (column < 0 || row < 0 || column >= m_grid.width || row >= m_grid.height)
        return -1;
    return m_grid.cell(column, row);
}

QRect BoardLayout::cellsIn(const QRectF& area) const {
    const QRectF touched = area.intersected(boardRect());
    if (touched.isEmpty())
        return {};
    const QPointF first = (touched.topLeft() - boardRect().topLeft()) / pitch();
    const QPointF last = (touched.bottomRight() - boardRect().topLeft()) / pitch();
    const QPoint from(static_cast<int>(std::floor(first.x())),
                      static_cast<int>(std::floor(first.y())));
    const QPoint to(std::min(m_grid.width, static_cast<int>(std::ceil(last.x()))) - 1,
                    std::min(m_grid.height, static_cast<int>(std::ceil(last.y()))) - 1);
    return QRect(from, to);
}

QVector<int> CellSelection::cells() const {
    return m_selected.empty() ? QVector<int>{m_current}
                              : QVector<int>(m_selected.begin(), m_selected.end());
}

void CellSelection::select(int cell) {
    m_selected = {cell};
    moveTo(cell);
}

void CellSelection::toggle(int cell) {
    if (m_selected.erase(cell) == 0)
        m_selected.insert(cell);
    moveTo(cell);
}

void CellSelection::extendTo(int cell) {
    m_selected.clear();
    const auto [left, right] = std::minmax({m_size.column(m_anchor), m_size.column(cell)});
    const auto [top, bottom] = std::minmax({m_size.row(m_anchor), m_size.row(cell)});
    for (int row = top; row <= bottom; ++row) {
        for (int column = left; column <= right; ++column)
            m_selected.insert(m_size.cell(column, row));
    }
    m_current = cell;
}

void CellSelection::set(const QVector<int>& cells) {
    m_selected.clear();
    for (const int cell : cells) {
        if (cell >= 0 && cell < m_size.cells())
            m_selected.insert(cell);
    }
    if (!m_selected.empty() && !contains(m_current))
        moveTo(*std::ranges::find_if(cells, [this](int cell) { return contains(cell); }));
}

void CellSelection::selectAll() {
    for (int cell = 0; cell < m_size.cells(); ++cell)
        m_selected.insert(cell);
}

} // namespace tessera
