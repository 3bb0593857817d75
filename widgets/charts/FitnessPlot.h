// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/AxisTicks.h"

#include <QFont>
#include <QPalette>
#include <QtCharts/QAreaSeries>
#include <QtCharts/QCategoryAxis>
#include <QtCharts/QChart>
#include <QtCharts/QLineSeries>

#include <optional>
#include <set>
#include <span>
#include <vector>

namespace tessera {

class PlotOverlay;

/// Everything a drawing of the curves depends on.
struct PlotContent {
    std::span<const ChartCurve> curves;
    ChartScale scale;
    int total = 0;
    bool showCurrent = true;
    std::optional<ChartRange> visible; ///< seconds or evaluations; nothing for all
    QString emptyText;
    QPalette palette;
    QFont font;
    QString scoreTitle; ///< of the vertical axis; empty for matched edges
    QString countTitle; ///< of the horizontal axis; empty for its usual word
    std::set<std::size_t> hidden{}; ///< run numbers of curves that are left out, see runOf()
};

/// The colour of a curve: its own, or the next run colour.
[[nodiscard]] QColor curveColor(const PlotContent& content, std::size_t index);
/// Which run colour and line a curve has.
[[nodiscard]] std::size_t runOf(const PlotContent& content, std::size_t index);
/// What lines and bands are, in a few words; empty if there is no band.
[[nodiscard]] QString bandNote(const PlotContent& content);
/// The stretch that the content asks for, in coordinates of its scale.
[[nodiscard]] ChartRange horizontalRange(const PlotContent& content);
/// From the scores that matter up to the full score: the first steep rise, a
/// fiftieth of a linear axis, and the lowest quarter of the current scores, or of
/// a population's worst ones, may run out of the picture.
[[nodiscard]] ChartRange verticalRange(const PlotContent& content, ChartRange horizontal);

/// The Qt Charts side of FitnessChart, and the only one: the same drawing for
/// the screen and for pictures.
class FitnessPlot {
public:
    FitnessPlot();

    /// The item to put on a scene, which takes it over.
    [[nodiscard]] QChart* chart() const { return m_chart; }
    void show(const PlotContent& content, QSizeF size);
    /// A vertical line at a coordinate.
    void setCursor(std::optional<double> coordinate);
    /// A vertical line that stays.
    void setMarker(std::optional<double> coordinate);
    [[nodiscard]] ChartRange range() const { return m_range; }
    [[nodiscard]] double coordinateAt(double x) const;
    /// The run number of the curve whose name stands there in the legend.
    [[nodiscard]] std::optional<std::size_t> legendRunAt(const QPointF& position) const;
    [[nodiscard]] QRectF plotArea() const { return m_chart->plotArea(); }

private:
    struct Series {
        QLineSeries* best;
        QLineSeries* mean; ///< of a population
        QLineSeries* low;
        QLineSeries* high;
        QAreaSeries* band;
    };

    /// As a fraction of the width; nothing outside of what is shown.
    [[nodiscard]] std::optional<double> fractionOf(std::optional<double> coordinate) const;
    void setNumberOfCurves(std::size_t count);
    void setStyle(const PlotContent& content);
    /// Makes as much room above as the legend needs.
    void setLegendRoom(const PlotContent& content, QSizeF size);
    void setAxes(const PlotContent& content, QSizeF size);
    void setLines(const PlotContent& content);
    void setBand(const Series& series, const ChartCurve& curve, const ChartScale& scale,
                 int columns);

    QChart* m_chart;
    QCategoryAxis* m_horizontal;
    QCategoryAxis* m_vertical;
    QLineSeries* m_bound;
    PlotOverlay* m_overlay;
    std::vector<Series> m_series;
    int m_legendRows = 1;
    std::vector<std::size_t> m_legendRuns; ///< of its entries
    ChartRange m_range;
};

} // namespace tessera
