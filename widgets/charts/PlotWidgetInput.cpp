// SPDX-License-Identifier: GPL-3.0-or-later

// Handles mouse and keys in a PlotWidget.
#include "widgets/charts/PlotWidget.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLineF>
#include <QMenu>
#include <QMouseEvent>
#include <QRubberBand>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tessera {

namespace {

/// Pixels between press and release of a click; more is a drag.
constexpr double kClickSlack = 4;
/// As a share of what is shown, for a key that moves.
constexpr double kKeyMove = 0.2;
constexpr double kZoomFactor = 1.25;

} // namespace

void PlotWidget::dragTo(QPointF position) {
    const QRectF area = scene().plotArea();
    if (m_band->isVisible())
        return m_band->setGeometry(
            QRectF(*m_pressedAt, position).normalized().translated(kInset).toRect());
    if (!m_dragFrom || area.isEmpty())
        return;
    // An unsteady click must not move the plot.
    if (QLineF(*m_pressedAt, position).length() < kClickSlack)
        return;
    const QPointF moved = position - *std::exchange(m_dragFrom, position);
    move(Axis::Across, -moved.x() / area.width());
    if (moved.y() != 0)
        move(Axis::Up, moved.y() / area.height());
}

void PlotWidget::zoomInto(const QRectF& rectangle) {
    const QRectF seen = rectangle.intersected(scene().plotArea());
    if (seen.width() < kClickSlack || seen.height() < kClickSlack)
        return;
    const double left = scene().coordinateAt(seen.left());
    const double right = scene().coordinateAt(seen.right());
    const double bottom = scene().heightAt(seen.bottom());
    const double top = scene().heightAt(seen.top());
    showRange(Axis::Across, left, right - left);
    showRange(Axis::Up, bottom, top - bottom);
}

/// Reads off below the pointer; snaps to a dot near it.
void PlotWidget::readAt(QPointF position) {
    const bool inside = scene().plotArea().contains(position);
    const auto dot = inside ? scene().dotAt(position) : std::nullopt;
    m_scene.chosenDot = dot;
    m_pointer = inside ? std::optional(position + kInset) : std::nullopt;
    readOff(!inside ? std::nullopt
                    : std::optional(dot ? dot->x() : scene().coordinateAt(position.x())));
}

void PlotWidget::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu(this);
    QMenu alone(tr("Show alone"), &menu);
    for (const Plot::Name& name : scene().plot().legend) {
        const auto add = [&](QMenu& list, bool checked) {
            QAction* entry = list.addAction(QString(name.text).replace(u'&', QStringLiteral("&&")));
            entry->setCheckable(true);
            entry->setChecked(checked);
            return entry;
        };
        connect(add(menu, !name.hidden), &QAction::triggered, this,
                [this, key = name.key](bool shown) { setHidden(key, !shown); });
        connect(add(alone, m_isolated == name.key), &QAction::triggered, this,
                [this, key = name.key] { chooseName(key, {}); });
    }
    if (alone.actions().size() > 1)
        menu.addMenu(&alone);
    if (!menu.isEmpty())
        menu.exec(event->globalPos());
}

void PlotWidget::mouseMoveEvent(QMouseEvent* event) {
    const QPointF position = event->position() - kInset;
    if (m_pressedAt && event->buttons() & Qt::LeftButton)
        dragTo(position);
    const bool clicks =
        scene().plot().picks || scene().legendKeyAt(position) || scene().dotAt(position);
    setCursor(clicks ? Qt::PointingHandCursor : Qt::ArrowCursor);
    readAt(position);
}

void PlotWidget::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    m_dragFrom = m_pressedAt = event->position() - kInset;
    const bool draws = event->modifiers() & Qt::ShiftModifier && scene().plot().whole;
    if (draws && scene().plotArea().contains(*m_pressedAt)) {
        m_dragFrom.reset();
        m_band->setGeometry(QRect(event->position().toPoint(), QSize()));
        m_band->show();
    }
}

void PlotWidget::mouseReleaseEvent(QMouseEvent* event) {
    const QPointF position = event->position() - kInset;
    m_dragFrom.reset();
    const auto pressedAt = std::exchange(m_pressedAt, std::nullopt);
    if (m_band->isVisible() && pressedAt) {
        m_band->hide();
        return zoomInto(QRectF(*pressedAt, position).normalized());
    }
    if (const auto key = scene().legendKeyAt(position); key && event->button() == Qt::LeftButton)
        chooseName(*key, event->modifiers());
    if (pressedAt && QLineF(*pressedAt, position).length() < kClickSlack &&
        scene().plotArea().contains(position)) {
        const auto dot = scene().dotAt(position);
        emit picked(dot ? dot->x() : nearest(scene().coordinateAt(position.x())));
    }
}

void PlotWidget::mouseDoubleClickEvent(QMouseEvent* event) {
    // On a name it is the second of two clicks.
    if (!scene().legendKeyAt(event->position() - kInset))
        zoomOut();
}

void PlotWidget::wheelEvent(QWheelEvent* event) {
    const QPointF position = event->position() - kInset;
    const QRectF area = scene().plotArea();
    const bool onScores = position.x() < area.left();
    const bool byCtrl = event->modifiers() & Qt::ControlModifier;
    if (!scene().plot().whole || position.x() > area.right() || position.y() < area.top() ||
        event->angleDelta().y() == 0)
        return event->ignore();
    const double factor = std::pow(kZoomFactor, event->angleDelta().y() / 120.0);
    if ((onScores || byCtrl) && position.y() <= area.bottom())
        zoom(Axis::Up, factor, scene().heightAt(position.y()));
    else
        zoom(Axis::Across, factor, scene().coordinateAt(std::max(position.x(), area.left())));
}

void PlotWidget::keyPressEvent(QKeyEvent* event) {
    const ChartRange range = scene().plot().across.range;
    const double pixel = range.length() / std::max(1.0, scene().plotArea().width());
    const double step = scene().plot().discrete ? 1 : pixel;
    const double here = m_pointed.value_or(range.high);
    const ChartRange up = axisRange(Axis::Up);
    const double middle = (up.low + up.high) / 2;
    const bool moves = event->modifiers() & Qt::ShiftModifier && scene().plot().whole;
    switch (event->key()) {
    case Qt::Key_Left:
        return moves ? move(Axis::Across, -kKeyMove) : readOff(here - step);
    case Qt::Key_Right:
        return moves ? move(Axis::Across, kKeyMove) : readOff(here + step);
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (!moves)
            break;
        return move(Axis::Up, event->key() == Qt::Key_Up ? kKeyMove : -kKeyMove);
    case Qt::Key_Plus:
        return zoom(Axis::Across, kZoomFactor, here);
    case Qt::Key_Minus:
        return zoom(Axis::Across, 1 / kZoomFactor, here);
    case Qt::Key_PageUp:
        return zoom(Axis::Up, kZoomFactor, middle);
    case Qt::Key_PageDown:
        return zoom(Axis::Up, 1 / kZoomFactor, middle);
    case Qt::Key_Home:
        return zoomOut();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!m_pointed)
            break;
        emit picked(*m_pointed);
        return;
    case Qt::Key_Escape:
        if (m_pointed)
            return readOff(std::nullopt);
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

} // namespace tessera
