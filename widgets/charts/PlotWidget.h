// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/Plot.h"

#include <QWidget>

#include <optional>
#include <set>

class QLabel;
class QRubberBand;

namespace tessera {

/// The frame of all charts: draws a Plot in the palette's colours, reads it off and zooms.
///
/// Hovering or the arrow keys read values out; a click or Enter picks a place; a click on a name
/// isolates its series, Ctrl and a click hide it. To zoom: Ctrl+wheel, plus, minus; dragging moves;
/// a double click or Home shows all.
/// PlotWidgetInput.cpp has what mouse and keys do.
class PlotWidget : public QWidget {
    Q_OBJECT

public:
    explicit PlotWidget(QWidget* parent = nullptr);

    /// What is shown on this paper.
    [[nodiscard]] Plot shownOn(const PlotPaper& paper) const;

    /// Leaves the series of that key out, or shows them again; as Ctrl and a click on its name.
    void setHidden(std::size_t key, bool hidden);
    [[nodiscard]] const std::set<std::size_t>& hidden() const { return m_hidden; }
    /// Lets all other series fade behind those of that key, or nothing: shows all; as a click on
    /// its name does. The key need not be there (yet).
    void isolate(std::optional<std::size_t> key);
    [[nodiscard]] std::optional<std::size_t> isolated() const { return m_isolated; }
    /// What is read off, nothing if nothing is.
    [[nodiscard]] std::optional<double> pointed() const { return m_pointed; }
    /// The place of coordinates in the widget.
    [[nodiscard]] QPointF position(QPointF coordinates);
    /// Where the name of that key stands in the widget; empty if it does not.
    [[nodiscard]] QRectF nameBox(std::size_t key);

    [[nodiscard]] QSize sizeHint() const override { return {480, 240}; }

signals:
    void picked(double coordinate);
    /// By a click, a key or isolate().
    void isolatedChanged(std::optional<std::size_t> key);

protected:
    [[nodiscard]] virtual Plot plot(const PlotPaper& paper) const = 0;
    /// What there is at a coordinate, as rich text; nothing for nothing.
    [[nodiscard]] virtual QString readout(double /*coordinate*/) const { return {}; }
    /// Shows that stretch of a plot that can be zoomed; nothing for all of it.
    virtual void zoomTo(std::optional<ChartRange> /*range*/) {}
    /// The same of the vertical axis.
    virtual void zoomUp(std::optional<ChartRange> /*range*/) {}
    /// What plot() gives is another one.
    void replot();
    /// Whether nothing is told of the series of that key: hidden, or another one is isolated.
    [[nodiscard]] bool isLeftOut(std::size_t key) const {
        return m_hidden.contains(key) || (m_isolated && m_isolated != key);
    }
    /// A sum of lines of text, for sizes.
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
    /// A click on a name.
    void chooseName(std::size_t key, Qt::KeyboardModifiers modifiers);
    /// The plot as it is to be now.
    PlotScene& scene();
    void readOff(std::optional<double> coordinate);
    void showReadout();
    void placeReadout();
    [[nodiscard]] double nearest(double coordinate);
    enum class Axis : unsigned char { Across, Up };
    [[nodiscard]] ChartRange axisRange(Axis axis);
    /// Shows this length from a coordinate on, within all there is; more shows everything.
    void showRange(Axis axis, double low, double length);
    void zoom(Axis axis, double factor, double coordinate);
    /// By a share of what is shown.
    void move(Axis axis, double share);
    void zoomOut();
    void dragTo(QPointF position);
    void zoomInto(const QRectF& rectangle);
    void readAt(QPointF position);

    /// Where the focus is shown around the plot.
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
