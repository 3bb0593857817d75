// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/ChartCurve.h"

#include "core/edges/generate/Generator.h"

#include <QPainter>
#include <QRectF>
#include <QString>
#include <QWidget>

#include <vector>

namespace tessera {

/// The axes of a small chart of something against a number of colours.
struct ColorCountAxes : PlotAxes {
    QString acrossText; ///< which colours
    QString upText;     ///< what is charted

    /// The room that the axes' texts leave for curves in a widget.
    /// @param widest the longest label of the upward axis
    [[nodiscard]] static QRectF areaIn(const QWidget& widget, const QString& widest);

    void paint(QPainter& painter, const QWidget& widget,
               const std::vector<AxisTick>& ticksUp) const;
};

/// The size that such a chart likes to have, and the least with which it can be read.
[[nodiscard]] QSize colorCountChartSize(const QWidget& widget);
[[nodiscard]] QSize smallestColorCountChart(const QWidget& widget);

/// A vertical line with a word beside it, on whose side there is more room.
void paintColorCountMark(QPainter& painter, const ColorCountAxes& axes, int colors,
                         const QString& text);

/// The dot at the settings' own number of colours.
void paintChosenPoint(QPainter& painter, const QWidget& widget, QPointF center);

/// How many solutions chance gives against the number of colours, all else
/// being as in the settings. Rotations of the whole board count once, here and in
/// the words below, so that the numbers can be compared.
struct HardnessCurve {
    /// Which colours are counted along the curve.
    enum class Counted : std::uint8_t { Inner, Border, All };
    struct Point {
        int colors = 0;
        double log10 = 0; ///< of the solutions by chance
    };

    Counted counted = Counted::Inner;
    std::vector<Point> points; ///< by colours; empty if nothing can be said
    int chosen = 0;            ///< the settings' own count
    int hardest = 0;           ///< by the formula; of one common set, where one is expected
    double chosenLog10 = 0;    ///< at the settings' own count; NaN for no colours

    [[nodiscard]] bool isEmpty() const { return points.empty(); }
};

/// Inner colours with the border's count kept, where the two are apart; on a
/// board one cell wide, which has no inner joints, the border's.
/// @throws UserError if the size or the hints are not possible.
[[nodiscard]] HardnessCurve hardnessCurve(const GeneratorSettings& settings);

/// The expectation at the settings' own count in words.
[[nodiscard]] QString expectedSolutionsText(const HardnessCurve& curve);

/// Draws a HardnessCurve: the line of one expected solution, the hardest count
/// and the settings' own. Hovering tells a point, clicking chooses its count.
class HardnessChart final : public QWidget {
    Q_OBJECT

public:
    explicit HardnessChart(QWidget* parent = nullptr);

    void setCurve(HardnessCurve curve);
    [[nodiscard]] const HardnessCurve& curve() const { return m_curve; }
    /// Where a count's point is drawn.
    [[nodiscard]] QPointF position(const HardnessCurve::Point& point) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void countChosen(int colors);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] ColorCountAxes axes() const;
    [[nodiscard]] const HardnessCurve::Point* nearest(const QPointF& position) const;
    void paintCurve(QPainter& painter, const ColorCountAxes& axes) const;
    void paintMarkers(QPainter& painter, const ColorCountAxes& axes) const;

    HardnessCurve m_curve;
    ChartRange m_up; ///< the vertical axis
};

} // namespace tessera
