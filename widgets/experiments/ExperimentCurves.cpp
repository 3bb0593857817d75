// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/experiments/ExperimentCurves.h"

#include "widgets/charts/RunStyle.h"

#include "core/experiments/Curves.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace tessera {

std::vector<std::size_t> methodRuns(const ExperimentPlan& plan) {
    std::vector<std::size_t> runs;
    for (const PlannedMethod& method : plan.methods)
        runs.push_back(methodRun(method.solver->id, runs));
    return runs;
}

namespace {

using Pointers = std::vector<const StoredRun*>;

/// One curve for each method with runs, made by @p draw.
template <typename Draw>
std::vector<ChartCurve> curvesOf(const ExperimentPlan& plan, StoredRuns runs,
                                 std::span<const std::size_t> group, CurveAxis axis, Draw draw) {
    std::vector<ChartCurve> curves;
    const std::vector<std::size_t> colors = methodRuns(plan);
    for (std::size_t method = 0; method < plan.methods.size(); ++method) {
        Pointers finished;
        for (const FinishedRun& run : finishedRuns(plan, runs, group, method))
            finished.push_back(run.run);
        ChartCurve curve;
        curve.name = plan.methods[method].name;
        curve.run = colors[method];
        draw(finished, curve);
        if (!curve.points.empty() && isOnAxis(curve, axis))
            curves.push_back(std::move(curve));
    }
    return curves;
}

} // namespace

bool drawsGenerations(const ExperimentPlan& plan, CurveAxis axis) {
    return plan.curves == PlannedCurves::Generations && axis == CurveAxis::Iterations;
}

CurveAxis usualAxis(const ExperimentPlan& plan, std::span<const std::size_t> group) {
    const Budget& budget = plan.puzzles[group.front()].budget;
    return plan.curves == PlannedCurves::Generations   ? CurveAxis::Iterations
           : budget.seconds || budget.processorSeconds ? CurveAxis::Seconds
                                                       : CurveAxis::Evaluations;
}

ChartCurve summaryCurve(std::span<const StoredRun* const> runs, CurveAxis axis) {
    constexpr double lowerQuartile = 0.25;
    constexpr double upperQuartile = 0.75;
    ChartCurve curve;
    curve.points = quantileCurve(runs, axis);
    if (runs.size() > 1) {
        curve.bandLow = quantileCurve(runs, axis, lowerQuartile);
        curve.bandHigh = quantileCurve(runs, axis, upperQuartile);
    }
    return curve;
}

PlotContent methodCurves(const ExperimentPlan& plan, StoredRuns runs,
                         std::span<const std::size_t> group, CurveAxis axis) {
    PlotContent content;
    content.total = plan.puzzles[group.front()].total;
    content.showCurrent = drawsGenerations(plan, axis);
    content.scale = ChartScale{axis, !content.showCurrent};
    if (content.showCurrent)
        content.countTitle = QCoreApplication::translate("tessera::ResultsView", "Generations");
    content.curves =
        curvesOf(plan, runs, group, axis, [&](const Pointers& finished, ChartCurve& curve) {
            if (content.showCurrent) {
                curve.points = medianGenerationCurve(finished);
                return;
            }
            ChartCurve summary = summaryCurve(finished, axis);
            curve.points = std::move(summary.points);
            curve.bandLow = std::move(summary.bandLow);
            curve.bandHigh = std::move(summary.bandHigh);
        });
    return content;
}

std::vector<ChartCurve> targetCurves(const ExperimentPlan& plan, StoredRuns runs,
                                     std::span<const std::size_t> group, int target,
                                     CurveAxis axis) {
    return curvesOf(plan, runs, group, axis, [&](const Pointers& finished, ChartCurve& curve) {
        curve.points = timeToTargetCurve(finished, target, axis);
    });
}

} // namespace tessera
