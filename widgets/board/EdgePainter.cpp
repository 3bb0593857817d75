// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/EdgePainter.h"

#include "widgets/board/BoardView.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <array>
#include <cmath>

namespace tessera {

namespace {

constexpr int kPaintWheelNotch = 120; // eighths of a degree, see QWheelEvent

std::optional<Side> sideOf(int arrow) {
    switch (arrow) {
    case Qt::Key_Up:
        return Side::Up;
    case Qt::Key_Right:
        return Side::Right;
    case Qt::Key_Down:
        return Side::Down;
    case Qt::Key_Left:
        return Side::Left;
    default:
        return std::nullopt;
    }
}

QPolygonF triangle(const QRectF& cell, Side side) {
    const std::array corners{cell.topLeft(), cell.topRight(), cell.bottomRight(),
                             cell.bottomLeft()};
    const auto first = static_cast<std::size_t>(side);
    return {{corners[first], corners[(first + 1) % 4], cell.center()}};
}

} // namespace

EdgePainter::EdgePainter(BoardView& view) : QWidget(view.viewport()), m_view(view) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    view.viewport()->installEventFilter(this);
    view.installEventFilter(this);
}

void EdgePainter::setActive(bool active) {
    if (active == m_active)
        return;
    m_active = active;
    m_painting = false;
    setHovered(std::nullopt);
    setGeometry(m_view.viewport()->rect());
    setVisible(active);
    if (active)
        m_view.viewport()->setCursor(Qt::CrossCursor);
    else
        m_view.viewport()->unsetCursor();
    emit activeChanged(active);
}

std::optional<EdgePainter::Edge> EdgePainter::edgeAt(QPoint point) const {
    const int cell = m_view.cellAt(point);
    if (cell < 0)
        return std::nullopt;
    const QPointF away = QPointF(point) - QRectF(m_view.cellRect(cell)).center();
    if (std::abs(away.x()) > std::abs(away.y()))
        return Edge{cell, away.x() > 0 ? Side::Right : Side::Left};
    return Edge{cell, away.y() > 0 ? Side::Down : Side::Up};
}

bool EdgePainter::eventFilter(QObject* watched, QEvent* event) {
    const bool onBoard = watched == m_view.viewport();
    if (onBoard && event->type() == QEvent::Resize)
        setGeometry(m_view.viewport()->rect());
    if (!m_active)
        return false;
    if (!onBoard)
        return event->type() == QEvent::KeyPress && key(*static_cast<QKeyEvent*>(event));
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        return press(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseMove:
        return move(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseButtonRelease:
        if (static_cast<QMouseEvent*>(event)->button() != Qt::LeftButton || !m_painting)
            return false;
        m_painting = false;
        return true;
    case QEvent::Wheel:
        return wheel(*static_cast<QWheelEvent*>(event));
    case QEvent::Leave:
        setHovered(std::nullopt);
        return false;
    default:
        return false;
    }
}

bool EdgePainter::press(const QMouseEvent& event) {
    const auto edge = edgeAt(event.position().toPoint());
    if (!edge || event.modifiers().testFlag(Qt::ControlModifier))
        return false;
    if (event.button() == Qt::RightButton) {
        emit pickRequested(edge->cell, edge->side);
        return true;
    }
    if (event.button() != Qt::LeftButton)
        return false;
    m_view.setFocus();
    m_view.setCurrentCell(edge->cell);
    m_painting = true;
    ++m_stroke;
    apply(*edge, event.modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
    return true;
}

bool EdgePainter::move(const QMouseEvent& event) {
    const auto edge = edgeAt(event.position().toPoint());
    setHovered(edge);
    if (!m_painting)
        return false;
    if (!m_cycles && edge && edge != m_last)
        apply(*edge, 1);
    return true;
}

bool EdgePainter::wheel(const QWheelEvent& event) {
    const auto edge = edgeAt(event.position().toPoint());
    if (!edge || event.modifiers() != Qt::NoModifier)
        return false;
    m_wheelAngle += event.angleDelta().y();
    const int notches = m_wheelAngle / kPaintWheelNotch;
    m_wheelAngle -= notches * kPaintWheelNotch;
    // Rolling towards the person goes on in the list of patterns.
    for (int i = 0; i < std::abs(notches); ++i)
        emit cycleRequested(edge->cell, edge->side, notches < 0 ? 1 : -1);
    return true;
}

bool EdgePainter::key(const QKeyEvent& event) {
    const auto side = sideOf(event.key());
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (!side || !modifiers.testFlag(Qt::AltModifier))
        return false;
    if (modifiers == Qt::AltModifier) {
        ++m_stroke;
        apply({m_view.currentCell(), *side}, 1);
        return true;
    }
    if (modifiers != (Qt::AltModifier | Qt::ShiftModifier))
        return false;
    emit pickRequested(m_view.currentCell(), *side);
    return true;
}

void EdgePainter::apply(const Edge& edge, int step) {
    m_last = edge;
    if (m_cycles)
        emit cycleRequested(edge.cell, edge.side, step);
    else
        emit paintRequested(edge.cell, edge.side, m_stroke);
}

void EdgePainter::setHovered(std::optional<Edge> edge) {
    if (edge == m_hovered)
        return;
    m_hovered = edge;
    update();
}

void EdgePainter::paintEvent(QPaintEvent*) {
    if (!m_hovered || m_hovered->cell >= m_view.board().cells())
        return;
    const QRectF cell(m_view.cellRect(m_hovered->cell));
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPolygonF edge = triangle(cell.adjusted(1, 1, -1, -1), m_hovered->side);
    // Dark under light, so that it shows on every pattern.
    painter.setPen(QPen(Qt::black, 4, Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin));
    painter.drawPolygon(edge);
    painter.setPen(QPen(Qt::white, 2, Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin));
    painter.drawPolygon(edge);
}

} // namespace tessera
