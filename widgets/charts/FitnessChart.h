// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/AxisTicks.h"

#include "core/search/Trace.h"

#include <QImage>
#include <QRectF>
#include <QString>
#include <QWidget>

#include <memory>
#include <optional>
#include <set>
#include <vector>

class QComboBox;
class QPainter;

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

    void setCurves(std::vector<ChartCurve> curves);
    /// Replaces one curve, or adds one if @p index is the number of curves.
    void setCurve(std::size_t index, ChartCurve curve);
    void clear();
    [[nodiscard]] const std::vector<ChartCurve>& curves() const { return m_curves; }

    /// The full score; 0 draws no upper bound.
    void setTotal(int total);
    [[nodiscard]] int total() const { return m_total; }
    /// What the vertical axis shows; empty for matched edges.
    void setScoreTitle(const QString& title);
    [[nodiscard]] const QString& scoreTitle() const { return m_scoreTitle; }
    void setXAxis(CurveAxis axis);
    /// What the horizontal axis is called, if not as usual.
    void setCountTitle(const QString& title) { m_countTitle = title; }
    [[nodiscard]] const QString& countTitle() const { return m_countTitle; }
    void setLogarithmic(bool logarithmic);
    void setShowCurrent(bool show);
    /// What stands in the middle while there is no curve.
    void setEmptyText(const QString& text);

    /// Shows this stretch of seconds or evaluations; nothing for everything.
    void setVisibleRange(std::optional<ChartRange> range);
    [[nodiscard]] std::optional<ChartRange> visibleRange() const { return m_visible; }

    /// Marks the moment whose board is on show; nothing for none.
    void setMarkedMoment(std::optional<BestMoment> moment);

    /// Leaves the curves of that run number out, or shows them again; as a click on a name of
    /// the legend does.
    void setHidden(std::size_t run, bool hidden);
    [[nodiscard]] const std::set<std::size_t>& hidden() const { return m_hidden; }

    /// The chart at any size, in the widget's colours and font.
    [[nodiscard]] QImage toImage(QSize size, qreal devicePixelRatio = 1) const;
    /// Draws the chart as vectors, for SVG and PDF. False if the painter is not active.
    bool paintOn(QPainter* painter, const QRectF& target) const;

    [[nodiscard]] QSize sizeHint() const override { return {480, 240}; }
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// The moment under the pointer, in seconds or evaluations as on the axis.
    void momentPointedAt(double value);
    /// A click, or Enter at the moment that the arrow keys lead to; on the axis too.
    void momentPicked(double value);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    /// The legend as a menu, for the keyboard.
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    class View;

    void scheduleRedraw();
    void redraw();
    void pointAtCoordinate(std::optional<double> coordinate);
    void showMarkedMoment();
    void zoom(double factor, double coordinate);
    void pan(double pixels);
    [[nodiscard]] QString momentText(double coordinate) const;
    [[nodiscard]] QString readout(double coordinate) const;

    std::vector<ChartCurve> m_curves;
    ChartScale m_scale;
    int m_total = 0;
    bool m_showCurrent = true;
    QString m_emptyText;
    QString m_scoreTitle;
    QString m_countTitle;
    std::optional<ChartRange> m_visible;
    std::set<std::size_t> m_hidden; ///< run numbers
    std::optional<double> m_pointed;
    std::optional<BestMoment> m_marked;
    bool m_redrawPending = false;
    std::unique_ptr<View> m_view;
};

/// Where the search stands besides its best: its current score, or how its
/// population spreads.
[[nodiscard]] QString presentText(const TracePoint& point);
/// What was done by then, as the axis counts it; evaluations on one of seconds.
[[nodiscard]] QString countedText(const TracePoint& point, CurveAxis axis);
/// So many of what the axis counts.
[[nodiscard]] QString countedText(double count, CurveAxis axis);

} // namespace tessera
