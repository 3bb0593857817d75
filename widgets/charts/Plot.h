// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/ChartCurve.h"

#include <QBrush>
#include <QFont>
#include <QFontMetricsF>
#include <QGraphicsScene>
#include <QPalette>
#include <QPen>
#include <QtCharts/QChart>

#include <functional>
#include <optional>
#include <span>
#include <vector>

class QAbstractSeries;
class QCategoryAxis;
class QLineSeries;
class QXYSeries;

namespace tessera {

/// What a plot is drawn on, the screen or a picture.
struct PlotPaper {
    QSizeF size;
    QPalette palette;
    QFont font;
    bool whole = false; ///< all there is, whatever was zoomed into

    [[nodiscard]] QColor ground() const { return palette.color(QPalette::Base); }
    [[nodiscard]] QColor ink() const { return palette.color(QPalette::Text); }
    [[nodiscard]] QFontMetricsF metrics() const { return QFontMetricsF(font); }
    /// For how many ticks of an axis there is room.
    [[nodiscard]] int ticksAcross() const;
    [[nodiscard]] int ticksUp() const;
};

struct PlotAxis {
    ChartRange range;
    std::vector<AxisTick> ticks;
    QString title{};
};

struct PlotSeries {
    enum class Kind : unsigned char { Line, Area, Dots };

    Kind kind = Kind::Line;
    QList<QPointF> points; ///< the upper edge of an area
    QPen pen;
    QBrush brush{};                   ///< of areas and dots
    QList<QPointF> low{};             ///< the lower edge of an area
    double diameter = 0;              ///< of dots, in pixels
    std::optional<std::size_t> key{}; ///< of the name in the legend that hides it
};

/// To the right of a place, else to the left. What would cover an earlier word moves up.
struct PlotText {
    QPointF place;
    QString text;
    QColor color;
    Qt::AlignmentFlag level = Qt::AlignVCenter; ///< above is the top
    bool bold = false;
};

/// What a chart shows; drawn, read off and exported in the same way for all charts.
struct Plot {
    struct Name {
        QString text;
        QPen pen;
        std::size_t key = 0;
        bool hidden = false;
        bool faint = false;           ///< another one is looked at
        QString value{};              ///< what it has come to, before a name at its curve's end
        std::optional<QPointF> end{}; ///< of its curve
    };
    /// Something happened there.
    struct Mark {
        double across = 0;
        QColor color;
    };

    /// Something that can be clicked.
    struct Dot {
        QPointF place;
        QColor color;
        std::size_t key = 0; ///< see PlotSeries
    };
    /// All there is, small in a corner.
    struct Overview {
        struct Line {
            QList<QPointF> points;
            QColor color;
            std::size_t key = 0;
        };
        ChartRange across;
        ChartRange up;
        bool above = false; ///< in the upper corner
        std::vector<Line> lines;
    };

    PlotAxis across;
    PlotAxis up;
    std::vector<PlotSeries> series{}; ///< later ones above
    std::vector<Name> legend{};
    std::vector<PlotText> texts{};
    std::vector<Mark> marks{};
    std::optional<double> marker{};      ///< a vertical line with a handle
    QString heading{};                   ///< above the plot, if there is no legend
    QString note{};                      ///< what lines and bands are, at the foot of the plot
    QString emptyText{};                 ///< in the middle
    bool bare = false;                   ///< without axes
    bool discrete = false;               ///< only whole coordinates are read off
    bool picks = false;                  ///< a click chooses what is there
    std::optional<ChartRange> whole{};   ///< of a plot that can be zoomed
    std::optional<ChartRange> wholeUp{}; ///< the same of the vertical axis
    bool follows = false;                ///< zoomed into nothing it does not show everything
    std::vector<Dot> dots{};
    std::optional<Overview> overview{};
};

/// Names side by side, shortened to the room of each, at 0, 1, …
[[nodiscard]] PlotAxis nameAxis(const QStringList& names, const PlotPaper& paper);
/// Powers of ten as whole steps.
[[nodiscard]] PlotAxis powerAxis(ChartRange exponents, int most,
                                 const std::function<QString(double)>& label);
[[nodiscard]] PlotSeries dotsAt(QList<QPointF> points, double diameter, const QBrush& brush,
                                const QPen& pen = Qt::NoPen);

/// Where one name of a legend stands, in pixels from the legend's upper left.
struct LegendPlace {
    int row = 0;
    double x = 0;         ///< of the key, before the text
    double textWidth = 0; ///< less than the name needs if it has to be shortened
};

/// A legend's key before each name, and the room between things.
inline constexpr double kLegendKeyWidth = 18; // shows a whole dash
inline constexpr double kLegendMargin = 4;

/// Lays names in rows from left to right; one wider than a row gets its own and is shortened.
/// @param mostRows what does not fit into so many is left out, at least 1
/// @return a place for each name up to the first that is left out
[[nodiscard]] std::vector<LegendPlace>
layLegend(std::span<const QString> names, const QFontMetricsF& metrics, double width, int mostRows);

/// How many rows these places take.
[[nodiscard]] int legendRows(std::span<const LegendPlace> places);

/// Moves labels as little as possible until none covers another.
/// @param wanted where the middle of each would be best
/// @param room from above to below, high enough for all
/// @return the middle of each, in the order in which they were given
[[nodiscard]] std::vector<double> spreadLabels(std::span<const double> wanted, double height,
                                               ChartRange room);

/// Draws plots with Qt Charts, in the same way for the screen and for pictures.
/// PlotNames.cpp has what names the series.
class PlotScene final : public QGraphicsScene {
public:
    PlotScene();

    std::optional<double> cursor;     ///< a vertical line, to be seen with the next painting
    std::optional<QPointF> chosenDot; ///< drawn larger, likewise

    void show(Plot plot, const PlotPaper& paper);
    [[nodiscard]] const Plot& plot() const { return m_plot; }
    [[nodiscard]] QRectF plotArea() const { return m_chart->plotArea(); }
    [[nodiscard]] double coordinateAt(double x) const;
    [[nodiscard]] double heightAt(double y) const;
    /// The dot that a click there means.
    [[nodiscard]] std::optional<QPointF> dotAt(QPointF position) const;
    /// Where the overview stands; empty if there is none, or no room.
    [[nodiscard]] QRectF overviewArea() const;
    [[nodiscard]] QPointF position(QPointF coordinates) const;
    /// The key of the name that stands there in the legend.
    [[nodiscard]] std::optional<std::size_t> legendKeyAt(QPointF position) const;
    /// Where the name of that key stands; empty if it does not.
    [[nodiscard]] QRectF nameBox(std::size_t key) const;
    /// Whether names stand at the right ends of their curves instead of in a legend above: where
    /// each has an end, and there is room for all.
    [[nodiscard]] bool namesAtEnds() const { return m_endWidth > 0; }

protected:
    /// What Qt Charts has no series for, and the legend: Qt's needs an event loop.
    void drawForeground(QPainter* painter, const QRectF& area) override;

private:
    struct LegendBox {
        QRectF key;
        QRectF text;

        [[nodiscard]] QRectF all() const { return key.united(text); }
    };
    struct Drawn {
        PlotSeries::Kind kind;
        QXYSeries* points;
        QLineSeries* low;
        QAbstractSeries* shown;
    };

    void showAxis(QCategoryAxis& axis, const PlotAxis& wanted, bool titled);
    /// Makes as much room above as the legend needs, or to the right for names at the ends.
    void makeLegendRoom();
    /// How wide the names at the ends are, 0 if they have no room there.
    [[nodiscard]] double widthOfEnds() const;
    [[nodiscard]] double widthOfName(const Plot::Name& name) const;
    [[nodiscard]] std::vector<LegendBox> endBoxes() const;
    void paintName(QPainter& painter, const Plot::Name& name, const LegendBox& box) const;
    void paintWayToEnd(QPainter& painter, const Plot::Name& name, const LegendBox& box) const;
    [[nodiscard]] std::vector<LegendPlace> legendPlaces() const;
    /// One for each name up to the first that has no room.
    [[nodiscard]] std::vector<LegendBox> legendBoxes() const;
    [[nodiscard]] QRectF boxOf(const PlotText& text, const QFontMetricsF& metrics) const;
    void paintLegend(QPainter& painter) const;
    void paintTexts(QPainter& painter) const;
    void paintMarker(QPainter& painter, double x) const;
    void paintDots(QPainter& painter) const;
    void paintOverview(QPainter& painter) const;
    void showSeries();
    [[nodiscard]] Drawn draw(PlotSeries::Kind kind);

    Plot m_plot;
    PlotPaper m_paper;
    QChart* m_chart;
    QCategoryAxis* m_across;
    QCategoryAxis* m_up;
    std::vector<Drawn> m_drawn;
    int m_legendRows = 1;
    double m_endWidth = 0; ///< 0 while names stand in a legend
};

/// Draws a plot as vectors, for SVG and PDF.
/// @param paper as large as the area
void paintPlot(QPainter& painter, const QRectF& area, Plot plot, const PlotPaper& paper);

} // namespace tessera
