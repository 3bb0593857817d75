// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/ChartCurve.h"

#include "core/search/Trace.h"

#include <QString>
#include <QWidget>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

class QComboBox;
class QLabel;

namespace tessera {

/// Fills a box with all that curves can be drawn against.
void addCurveAxes(QComboBox& box);
/// What is chosen in such a box.
[[nodiscard]] CurveAxis chosenAxis(const QComboBox& box);
/// Says in an empty chart why methods have no curve on this axis; empty for axes
/// that every method has.
[[nodiscard]] QString axisMissingText(CurveAxis axis);

/// Fitness over time of one or several searches: the best score of each as a
/// step line, its current score as a faint band behind, the full score as a
/// dotted line. Curves are replaced as a whole and reduced to the pixels there
/// are, so that a redraw costs the same after a second and after a week.
///
/// Ctrl+wheel zooms along the time axis, dragging moves, a double click or Home
/// shows everything; hovering or the arrow keys read values out.
class FitnessChart final : public QWidget {
    Q_OBJECT

public:
    explicit FitnessChart(QWidget* parent = nullptr);
    ~FitnessChart() override;

    void setCurves(std::vector<ChartCurve> curves) { change(m_content.curves, std::move(curves)); }
    /// Replaces one curve, or adds one if @p index is the number of curves.
    void setCurve(std::size_t index, ChartCurve curve);
    void clear();
    [[nodiscard]] const std::vector<ChartCurve>& curves() const { return m_content.curves; }
    [[nodiscard]] const PlotContent& content() const { return m_content; }

    /// The full score; 0 draws no upper bound.
    void setTotal(int total) { change(m_content.total, total); }
    /// What the vertical axis shows; empty for matched edges.
    void setScoreTitle(const QString& title) { change(m_content.scoreTitle, title); }
    void setXAxis(CurveAxis axis);
    /// What the horizontal axis is called, if not as usual.
    void setCountTitle(const QString& title) { change(m_content.countTitle, title); }
    void setLogarithmic(bool logarithmic) {
        change(m_content.scale, ChartScale(m_content.scale.axis(), logarithmic));
    }
    void setShowCurrent(bool show) { change(m_content.showCurrent, show); }
    /// What stands in the middle while there is no curve.
    void setEmptyText(const QString& text) { change(m_content.emptyText, text); }

    /// Shows this stretch of seconds or evaluations; nothing for everything.
    void setVisibleRange(std::optional<ChartRange> range) { change(m_content.visible, range); }

    /// Marks the moment whose board is on show; nothing for none.
    void setMarkedMoment(std::optional<BestMoment> moment);

    /// Leaves the curves of that run number out, or shows them again; as a click on a name of
    /// the legend does.
    void setHidden(std::size_t run, bool hidden);

    [[nodiscard]] QSize sizeHint() const override { return {480, 240}; }
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// The moment under the pointer, in seconds or evaluations as on the axis.
    void momentPointedAt(double value);
    /// A click, or Enter at the moment that the arrow keys lead to; on the axis too.
    void momentPicked(double value);

protected:
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
    struct Scene;

    template <typename T>
    void change(T& field, T value) {
        field = std::move(value);
        scheduleRedraw();
    }
    void scheduleRedraw();
    void redraw();
    void pointAtCoordinate(std::optional<double> coordinate);
    void placeReadout(double coordinate);
    void showMarkedMoment();
    [[nodiscard]] double coordinateUnder(QPointF position) const;
    /// Shows this length from a coordinate on, within all there is; more shows everything.
    void showRange(double low, double length);
    void zoom(double factor, double coordinate);
    void pan(double pixels);
    [[nodiscard]] QString momentText(double coordinate) const;
    [[nodiscard]] QString readoutText(double coordinate) const;

    PlotContent m_content;
    std::unique_ptr<Scene> m_scene;
    QLabel* m_readout;
    std::optional<double> m_pointed;
    std::optional<double> m_dragFrom;
    std::optional<double> m_pressedAt;
    std::optional<BestMoment> m_marked;
    bool m_redrawPending = false;
};

/// Where the search stands besides its best: its current score, or how its
/// population spreads.
[[nodiscard]] QString presentText(const TracePoint& point);
/// What was done by then, as the axis counts it; evaluations on one of seconds.
[[nodiscard]] QString countedText(const TracePoint& point, CurveAxis axis);
/// So many of what the axis counts.
[[nodiscard]] QString countedText(double count, CurveAxis axis);

} // namespace tessera
