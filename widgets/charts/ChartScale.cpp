// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/ChartScale.h"

#include <algorithm>
#include <cmath>

namespace tessera {

double ChartScale::coordinate(double value) const {
    if (!m_logarithmic)
        return value;
    return std::log10(std::max(value, m_axis == CurveAxis::Seconds ? 1e-3 : 1.0));
}

double ChartScale::value(double coordinate) const {
    return m_logarithmic ? std::pow(10.0, coordinate) : coordinate;
}

} // namespace tessera
