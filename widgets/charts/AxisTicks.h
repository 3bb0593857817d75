// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/ChartCurve.h"

#include <QString>

#include <functional>
#include <span>
#include <vector>

class QColor;
class QPainter;
class QRectF;

namespace tessera {

/// A stretch of an axis, in the axis' coordinates.
struct ChartRange {
    double low = 0;
    double high = 1;

    [[nodiscard]] double length() const { return high - low; }
    [[nodiscard]] bool contains(double x) const { return x >= low && x <= high; }
    friend bool operator==(const ChartRange&, const ChartRange&) = default;
};

/// Turns seconds, evaluations, iterations or nodes into the horizontal coordinate of the chart and
/// back: the number itself, or its decimal logarithm. Logarithms start at a
/// millisecond or at one of what is counted; whatever is smaller is drawn there.
class ChartScale {
public:
    ChartScale() = default;
    ChartScale(CurveAxis axis, bool logarithmic) : m_axis(axis), m_logarithmic(logarithmic) {}

    [[nodiscard]] CurveAxis axis() const { return m_axis; }
    [[nodiscard]] bool isLogarithmic() const { return m_logarithmic; }

    [[nodiscard]] double coordinate(double value) const;
    [[nodiscard]] double value(double coordinate) const;

    [[nodiscard]] double coordinateOf(const Counters& item) const {
        return coordinate(placeOn(m_axis, item));
    }

private:
    CurveAxis m_axis = CurveAxis::Seconds;
    bool m_logarithmic = false;
};

struct AxisTick {
    double coordinate = 0;
    QString label;
};

/// Round values within the range, at most about @p most of them and at least
/// two where the range allows, with labels that differ: times as m:ss with
/// steps people count in (1, 2, 5, 10, 15, 30 s, 1, 2, 5 min, …), evaluations
/// as 50 M, powers on a logarithmic scale.
[[nodiscard]] std::vector<AxisTick> timeOrCountTicks(const ChartScale& scale, ChartRange range,
                                                     int most);

/// Whole numbers in steps of 1, 2 or 5 times a power of ten.
[[nodiscard]] std::vector<AxisTick> scoreTicks(ChartRange range, int most);

/// Draws a faint line across an area at each tick of an upright axis, with its label to the left.
/// @param y where a coordinate of the axis stands
void paintTickLines(QPainter& painter, const QRectF& area, std::span<const AxisTick> ticks,
                    const std::function<double(double)>& y, const QColor& ink);

/// The smallest of 1, 2, 5 times a power of ten that is not below @p length.
[[nodiscard]] double roundStep(double length);

} // namespace tessera
