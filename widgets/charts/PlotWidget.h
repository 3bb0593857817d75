// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/Plot.h"

#include <QWidget>

#include <optional>
#include <set>

class QLabel;
class QRubberBand;

namespace tessera {

/// The base of all charts: draws a Plot in the palette's colours, reads it off and zooms.
///
/// Hovering or the arrow keys read off values; a click or Enter picks a position. A click on a name
/// isolates its series, Ctrl and a click hide it. To zoom: Ctrl+wheel, plus, minus; dragging moves;
/// a double click or Home shows everything. PlotWidgetInput.cpp handles mouse and keys.
class PlotWidget : public QWidget {
    Q_OBJECT

public:
    explicit PlotWidget(QWidget* parent = nullptr);

    [[nodiscard]] Plot shownOn(const PlotPaper& paper) const;

    /// Hides the series of that key, or shows them again; like Ctrl and a click on their name.
    void setHidden(std::size_t key, bool hidden);
    [[nodiscard]] const std::set<std::size_t>& hidden() const { return m_hidden; }
    /// Fades all other series behind those of that key; nothing: shows all. Like a click on the
    /// name. The key may have no series yet.
    void isolate(std::optional<std::size_t> key);
    [[nodiscard]] std::optional<std::size_t> isolated() const { return m_isolated; }
    /// Shows all series: none is hidden or isolated.
    void showAllSeries();
    /// The coordinate that is read off, or nothing.
    [[nodiscard]] std::optional<double> pointed() const { return m_pointed; }
    [[nodiscard]] QPointF position(QPointF coordinates);
    /// The area of that key's name in the widget; empty if it is not shown.
    [[nodiscard]] QRectF nameBox(std::size_t key);

    [[nodiscard]] QSize sizeHint() const override { return {480, 240}; }

signals:
    void picked(double coordinate);
    /// By a click, a key or isolate().
    void isolatedChanged(std::optional<std::size_t> key);

protected:
    [[nodiscard]] virtual Plot plot(const PlotPaper& paper) const = 0;
    /// The text for a coordinate, as rich text; nothing if there is none.
    [[nodiscard]] virtual QString readout(double /*coordinate*/) const { return {}; }
    /// Shows that stretch of a zoomable plot; nothing for all of it.
    virtual void zoomTo(std::optional<ChartRange> /*range*/) {}
    /// The same for the vertical axis.
    virtual void zoomUp(std::optional<ChartRange> /*range*/) {}
    /// Call it when plot() has changed.
    void replot();
    /// Whether the readout omits the series of that key: it is hidden, or another one is isolated.
    [[nodiscard]] bool isLeftOut(std::size_t key) const {
        return m_hidden.contains(key) || (m_isolated && m_isolated != key);
    }
    /// The size of some lines of text, for size hints.
    [[nodiscard]] QSize lines(int wide, int high) const;

    bool event(QEvent* event) override;
    /// The legend as a menu, for the keyboard.
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /// Handles a click on a name.
    void chooseName(std::size_t key, Qt::KeyboardModifiers modifiers);
    /// The scene, brought up to date.
    PlotScene& scene();
    void readOff(std::optional<double> coordinate);
    void showReadout();
    void placeReadout();
    [[nodiscard]] double nearest(double coordinate);
    enum class Axis : unsigned char { Across, Up };
    [[nodiscard]] ChartRange axisRange(Axis axis);
    /// Shows this length from a coordinate on, within the whole; more shows everything.
    void showRange(Axis axis, double low, double length);
    void zoom(Axis axis, double factor, double coordinate);
    /// Moves by a share of what is shown.
    void move(Axis axis, double share);
    void zoomOut();
    void dragTo(QPointF position);
    void zoomInto(const QRectF& rectangle);
    void readAt(QPointF position);

    /// Room for the focus frame around the plot.
    static constexpr QPointF kInset{1, 1};

    PlotScene m_scene;
    QLabel* m_readout;
    std::set<std::size_t> m_hidden;
    std::optional<std::size_t> m_isolated;
    std::optional<double> m_pointed;
    std::optional<QPointF> m_pointer; ///< of the mouse, while it reads off
    std::optional<QPointF> m_dragFrom;
    std::optional<QPointF> m_pressedAt;
    QRubberBand* m_band; ///< while a rectangle is drawn
    bool m_stale = true;
};

} // namespace tessera
