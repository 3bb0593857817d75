// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/ViewOverlays.h"

#include "widgets/board/BoardView.h"
#include "widgets/motion/Motion.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr int kSteps = 12;
constexpr int kStepMs = 60;
constexpr float kBrightest = 0.55F;
const QColor kLight(0xFF, 0xF2, 0x9E);
const QColor kFrame(0x14, 0x16, 0x1E);

} // namespace

FlashOverlay::FlashOverlay(BoardView& view) : QWidget(view.viewport()), m_view(view) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    view.viewport()->installEventFilter(this);
    m_timer.setInterval(kStepMs);
    connect(&m_timer, &QTimer::timeout, this, &FlashOverlay::fade);
}

void FlashOverlay::outline(std::vector<std::size_t> cells) {
    if (cells.empty() && !m_stays)
        return;
    if (!m_stays || cells != m_cells)
        show(std::move(cells), true);
}

void FlashOverlay::show(std::vector<std::size_t> cells, bool stays) {
    const double all = m_view.board().cells();
    if (static_cast<double>(cells.size()) > kMostMarkedShare * all)
        cells.clear();
    m_cells = std::move(cells);
    m_stays = stays && !m_cells.empty();
    m_step = 0;
    setVisible(!m_cells.empty());
    if (m_cells.empty() || m_stays)
        m_timer.stop();
    if (m_cells.empty())
        return;
    setGeometry(m_view.viewport()->rect());
    raise();
    if (!m_stays)
        m_timer.start();
    update();
}

void FlashOverlay::fade() {
    if (++m_step >= kSteps)
        flash({});
    if (!showsMotion(*this))
        return;
    for (const std::size_t cell : m_cells)
        update(m_view.cellRect(static_cast<int>(cell)).adjusted(-1, -1, 1, 1));
}

bool FlashOverlay::eventFilter(QObject* watched, QEvent* event) {
    // Zooming moves the cells.
    if (event->type() == QEvent::Resize)
        setGeometry(m_view.viewport()->rect());
    return QWidget::eventFilter(watched, event);
}

void FlashOverlay::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setOpacity(m_stays || !showsMotion(*this) ? 1.0 : 1.0 - double(m_step) / kSteps);
    QColor wash = kLight;
    wash.setAlphaF(kBrightest);
    for (const std::size_t cell : m_cells) {
        const QRect rect = m_view.cellRect(static_cast<int>(cell));
        if (m_stays) {
            // Light inside dark: one of them stands out from any tile.
            const double line = std::max(1.0, rect.width() / 20.0);
            paintFrame(painter, rect, kFrame, line);
            paintFrame(painter, rect, kLight, line, line);
        } else {
            painter.fillRect(rect, wash);
            paintFrame(painter, rect, kFrame, std::max(1, rect.width() / 20));
        }
    }
}

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
    m_view.setUsualCursor(active ? Qt::CrossCursor : Qt::ArrowCursor);
    emit activeChanged(active);
}

std::optional<CellSide> EdgePainter::edgeAt(QPoint point) const {
    const int cell = m_view.cellAt(point);
    if (cell < 0)
        return std::nullopt;
    const QPointF away = QPointF(point) - QRectF(m_view.cellRect(cell)).center();
    if (std::abs(away.x()) > std::abs(away.y()))
        return CellSide{cell, away.x() > 0 ? Side::Right : Side::Left};
    return CellSide{cell, away.y() > 0 ? Side::Down : Side::Up};
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
    if (!edge || event.modifiers().testFlag(Qt::ControlModifier) || m_view.isSpaceHeld())
        return false;
    // Another button neither interrupts a stroke nor what the view does.
    if (event.buttons() != event.button())
        return m_painting;
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
    const int notches = wholeNotches(m_wheelAngle, event);
    // Rolling towards the user moves down the list of patterns.
    for (int i = 0; i < std::abs(notches); ++i)
        emit cycleRequested(edge->cell, edge->side, notches < 0 ? 1 : -1);
    return true;
}

bool EdgePainter::key(const QKeyEvent& event) {
    const auto side = sideOfArrow(event.key());
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

void EdgePainter::apply(const CellSide& edge, int step) {
    m_last = edge;
    if (m_cycles)
        emit cycleRequested(edge.cell, edge.side, step);
    else
        emit paintRequested(edge.cell, edge.side, m_stroke);
}

void EdgePainter::setHovered(std::optional<CellSide> edge) {
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
    const QLineF joint = jointLine(cell.adjusted(1, 1, -1, -1), m_hovered->side);
    const QPolygonF edge({joint.p1(), joint.p2(), cell.center()});
    // Dark below light, so that it is visible on every pattern.
    painter.setPen(QPen(Qt::black, 4, Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin));
    painter.drawPolygon(edge);
    painter.setPen(QPen(Qt::white, 2, Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin));
    painter.drawPolygon(edge);
}

} // namespace tessera
