// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/ChartCurve.h"

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

    template <typename Item> // TracePoint, TraceEvent or BestMoment
    [[nodiscard]] double coordinateOf(const Item& item) const {
        return coordinate(placeOn(m_axis, item));
    }

private:
    CurveAxis m_axis = CurveAxis::Seconds;
    bool m_logarithmic = false;
};

} // namespace tessera
