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

/// The medium of a plot: the screen or a picture.
struct PlotPaper {
    QSizeF size;
    QPalette palette;
    QFont font;
    bool whole = false; ///< everything, ignoring any zoom

    [[nodiscard]] QColor ground() const { return palette.color(QPalette::Base); }
    [[nodiscard]] QColor ink() const { return palette.color(QPalette::Text); }
    [[nodiscard]] QFontMetricsF metrics() const { return QFontMetricsF(font); }
    /// The number of ticks that an axis has room for.
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
    QBrush brush{};                   ///< for areas and dots
    QList<QPointF> low{};             ///< the lower edge of an area
    double diameter = 0;              ///< for dots, in pixels
    std::optional<std::size_t> key{}; ///< the key of the legend name that hides it
};

/// To the right of a position, else to the left. Text that would cover or touch an earlier one
/// moves up.
struct PlotText {
    QPointF place;
    QString text;
    QColor color;
    Qt::AlignmentFlag level = Qt::AlignVCenter; ///< above is the top
    bool bold = false;
};

/// The content of a chart; drawn, read off and exported in the same way for all charts.
struct Plot {
    struct Name {
        QString text;
        QPen pen;
        std::size_t key = 0;
        bool hidden = false;
        bool faint = false;           ///< another series is isolated
        QString value{};              ///< its final value, before a name at its curve's end
        std::optional<QPointF> end{}; ///< of its curve
    };
    /// A mark for an event.
    struct Mark {
        double across = 0;
        QColor color;
    };

    /// A dot that can be clicked.
    struct Dot {
        QPointF place;
        QColor color;
        std::size_t key = 0; ///< see PlotSeries
    };
    /// The whole plot, small in a corner.
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
    QString note{};                      ///< an explanation of lines and bands, at the foot of the
                                         ///< plot
    QString emptyText{};                 ///< in the middle
    bool bare = false;                   ///< without axes
    bool discrete = false;               ///< only whole coordinates are read off
    bool picks = false;                  ///< a click chooses what is there
    std::optional<ChartRange> whole{};   ///< for a plot that can be zoomed
    std::optional<ChartRange> wholeUp{}; ///< the same for the vertical axis
    bool follows = false;                ///< even when not zoomed in, it does not show everything
    std::vector<Dot> dots{};
    std::optional<Overview> overview{};
};

/// Names side by side at 0, 1, …, each shortened to its room.
[[nodiscard]] PlotAxis nameAxis(const QStringList& names, const PlotPaper& paper);
/// Powers of ten as whole steps.
[[nodiscard]] PlotAxis powerAxis(ChartRange exponents, int most,
                                 const std::function<QString(double)>& label);
[[nodiscard]] PlotSeries dotsAt(QList<QPointF> points, double diameter, const QBrush& brush,
                                const QPen& pen = Qt::NoPen);

/// The position of a name in a legend, in pixels from the legend's upper left.
struct LegendPlace {
    int row = 0;
    double x = 0;         ///< of the key, before the text
    double textWidth = 0; ///< less than the name needs if it is shortened
};

/// A legend's key before each name, and the room between things.
inline constexpr double kLegendKeyWidth = 18; // shows a whole dash
inline constexpr double kLegendMargin = 4;

/// Arranges names in rows from left to right; a name wider than a row gets its own row and is
/// shortened.
/// @param mostRows the maximum, at least 1; the rest is left out
/// @return a position for each name up to the first that is left out
[[nodiscard]] std::vector<LegendPlace>
layLegend(std::span<const QString> names, const QFontMetricsF& metrics, double width, int mostRows);

/// The number of rows of these positions.
[[nodiscard]] int legendRows(std::span<const LegendPlace> places);

/// Moves labels as little as possible until none covers another.
/// @param wanted the best position of the middle of each
/// @param room from top to bottom, high enough for all
/// @return the middle of each, in the given order
[[nodiscard]] std::vector<double> spreadLabels(std::span<const double> wanted, double height,
                                               ChartRange room);

/// Draws plots with Qt Charts, in the same way on screen and in pictures. PlotNames.cpp draws the
/// names of the series.
class PlotScene final : public QGraphicsScene {
public:
    PlotScene();

    std::optional<double> cursor;     ///< a vertical line, shown with the next painting
    std::optional<QPointF> chosenDot; ///< drawn larger, shown with the next painting

    void show(Plot plot, const PlotPaper& paper);
    [[nodiscard]] const Plot& plot() const { return m_plot; }
    [[nodiscard]] QRectF plotArea() const { return m_chart->plotArea(); }
    [[nodiscard]] double coordinateAt(double x) const;
    [[nodiscard]] double heightAt(double y) const;
    /// The dot that a click here selects.
    [[nodiscard]] std::optional<QPointF> dotAt(QPointF position) const;
    /// The areas of the plot's texts, in their order.
    [[nodiscard]] std::vector<QRectF> textBoxes() const;
    /// The area of the note; empty if there is none, or no room.
    [[nodiscard]] QRectF noteArea() const;
    /// The area of the overview, at the right where it covers no line, else in its corner; empty if
    /// there is none, or no room.
    [[nodiscard]] QRectF overviewArea() const;
    [[nodiscard]] QPointF position(QPointF coordinates) const;
    /// The key of the name at this position of the legend.
    [[nodiscard]] std::optional<std::size_t> legendKeyAt(QPointF position) const;
    /// The area of that key's name; empty if it is not shown.
    [[nodiscard]] QRectF nameBox(std::size_t key) const;
    /// Whether names are at the right ends of their curves instead of in a legend above: if each
    /// curve has an end, and there is room for all names.
    [[nodiscard]] bool namesAtEnds() const { return m_endWidth > 0; }

protected:
    /// Draws what Qt Charts has no series for, and the legend: Qt's needs an event loop.
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
    /// Reserves the room that the legend needs above, or the names at the right.
    void makeLegendRoom();
    /// The width of the names at the ends, 0 if there is no room.
    [[nodiscard]] double widthOfEnds() const;
    [[nodiscard]] double widthOfName(const Plot::Name& name) const;
    [[nodiscard]] std::vector<LegendBox> endBoxes() const;
    void paintName(QPainter& painter, const Plot::Name& name, const LegendBox& box) const;
    void paintWayToEnd(QPainter& painter, const Plot::Name& name, const LegendBox& box) const;
    [[nodiscard]] std::vector<LegendPlace> legendPlaces() const;
    /// One for each name up to the first without room.
    [[nodiscard]] std::vector<LegendBox> legendBoxes() const;
    [[nodiscard]] QRectF boxOf(const PlotText& text, const QFontMetricsF& metrics) const;
    void paintLegend(QPainter& painter) const;
    [[nodiscard]] QFont fontOf(const PlotText& text) const;
    void paintTexts(QPainter& painter) const;
    void paintMarker(QPainter& painter, double x) const;
    void paintDots(QPainter& painter) const;
    void paintOverview(QPainter& painter) const;
    [[nodiscard]] bool hasLineIn(const QRectF& box) const;
    void showSeries();
    [[nodiscard]] Drawn draw(PlotSeries::Kind kind);

    Plot m_plot;
    PlotPaper m_paper;
    QChart* m_chart;
    QCategoryAxis* m_across;
    QCategoryAxis* m_up;
    std::vector<Drawn> m_drawn;
    int m_legendRows = 1;
    double m_endWidth = 0; ///< 0 if names are in a legend
};

/// Draws a plot as vectors, for SVG and PDF.
/// @param paper as large as the area
void paintPlot(QPainter& painter, const QRectF& area, Plot plot, const PlotPaper& paper);

} // namespace tessera
