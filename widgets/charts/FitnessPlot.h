// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/ChartCurve.h"

#include <QFont>
#include <QPalette>
#include <QtCharts/QAreaSeries>
#include <QtCharts/QCategoryAxis>
#include <QtCharts/QChart>
#include <QtCharts/QLineSeries>

#include <optional>
#include <vector>

namespace tessera {

class PlotOverlay;

/// The colour of a curve on this ground: its own, or the next run colour.
[[nodiscard]] QColor curveColor(const PlotContent& content, std::size_t index,
                                const QColor& ground);
/// What lines and bands are, in a few words; empty if there is no band.
[[nodiscard]] QString bandNote(const PlotContent& content);
/// The stretch that the content asks for, in coordinates of its scale.
[[nodiscard]] ChartRange horizontalRange(const PlotContent& content);
/// From the scores that matter up to the full score: the first steep rise, a
/// fiftieth of a linear axis, and the lowest quarter of the current scores, or of
/// a population's worst ones, may run out of the picture.
[[nodiscard]] ChartRange verticalRange(const PlotContent& content, ChartRange horizontal);

/// Curves drawn by Qt Charts, in the same way for the screen and for pictures.
class FitnessPlot {
public:
    FitnessPlot();

    /// The item to put on a scene, which takes it over.
    [[nodiscard]] QChart* chart() const { return m_chart; }
    void show(const PlotContent& content, QSizeF size, const QPalette& palette, const QFont& font);
    /// A vertical line at a coordinate, to be seen with the next painting.
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

    QPalette m_palette;
    QFont m_font;
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

/// Draws curves as vectors, for SVG and PDF.
void paintCurves(QPainter& painter, const QRectF& target, const PlotContent& content,
                 const QPalette& palette, const QFont& font = {});

} // namespace tessera
