// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/CurveReadout.h"

#include "widgets/charts/FitnessChart.h"

#include "core/support/NumberText.h"

#include <QLocale>

namespace tessera {

QString presentText(const TracePoint& point) {
    const QLocale locale;
    if (!point.spread)
        return FitnessChart::tr("now %1").arg(locale.toString(point.current));
    return FitnessChart::tr("now %1, mean %2, worst %3")
        .arg(locale.toString(point.current), locale.toString(point.spread->mean, 'f', 1),
             locale.toString(point.spread->worst));
}

QString countedText(double count, CurveAxis axis) {
    switch (axis) {
    case CurveAxis::Iterations:
        return FitnessChart::tr("%1 iterations").arg(countText(count));
    case CurveAxis::Nodes:
        return FitnessChart::tr("%1 nodes").arg(countText(count));
    case CurveAxis::Seconds:
    case CurveAxis::Evaluations:
        break;
    }
    return FitnessChart::tr("%1 evaluations").arg(countText(count));
}

QString countedText(const TracePoint& point, CurveAxis axis) {
    const CurveAxis counted = axis == CurveAxis::Seconds ? CurveAxis::Evaluations : axis;
    return countedText(placeOn(counted, point), counted);
}

} // namespace tessera
