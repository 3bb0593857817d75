// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/CurveRanges.h"

#include "core/support/NumberText.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tessera {

namespace {

/// The position of a solved puzzle on a logarithmic axis.
constexpr double kNoneMissing = 0.5;
/// The number of last gains to show, if they fit.
constexpr std::size_t kLastGains = 20;
constexpr int kFewestEdges = 12;
/// The first steep rise, as a share of a linear axis; it is not part of the later gains.
constexpr double kSteepShare = 0.02;
/// The minimum of a horizontal axis.
constexpr double kLeastSeconds = 0.1;
/// Where a logarithmic axis of times begins if no curve has one.
constexpr double kUsualMoment = 1e-3;
/// The share of a range above the full score.
constexpr double kAboveFull = 0.02;

int lowerQuartile(std::span<const TracePoint> points) {
    std::vector<int> scores;
    for (const TracePoint& point : points)
        scores.push_back(point.spread ? point.spread->worst : point.current);
    const auto quartile = scores.begin() + static_cast<std::ptrdiff_t>(scores.size() / 4);
    std::ranges::nth_element(scores, quartile);
    return *quartile;
}

/// The score after a curve's steep rise or before its last gains, whichever is higher, but at most
/// that at half of a stretch.
int beforeLastGains(const ChartCurve& curve, const ChartScale& scale, ChartRange across) {
    std::vector<int> bests;
    for (const TracePoint& point : curve.points) {
        if (scale.coordinateOf(point) > across.high)
            break;
        if (bests.empty() || point.best > bests.back())
            bests.push_back(point.best);
    }
    if (bests.empty())
        return curve.points.front().best;
    int before = bests[bests.size() - std::min(bests.size(), kLastGains + 1)];
    const TracePoint* risen =
        pointAt(curve.points, scale, across.low + kSteepShare * across.length());
    if (risen != nullptr && !scale.logarithmic)
        before = std::max(before, risen->best);
    const TracePoint* half = pointAt(curve.points, scale, (across.low + across.high) / 2);
    return half != nullptr ? std::min(before, half->best) : before;
}

/// No score is above the full one.
double highestShown(const PlotContent& content, double low, double high) {
    const auto isOver = [&](const ChartCurve& curve) {
        return !curve.points.empty() && curve.points.back().best > content.total;
    };
    const bool isLimited = content.total > 0 && std::ranges::none_of(content.curves, isOver);
    return isLimited && high >= content.total ? aboveFull(content.total, low) : high;
}

/// Where a logarithmic axis begins: what is at 0 comes before it.
double logarithmicBegin(const PlotContent& content) {
    const CurveAxis axis = content.scale.axis;
    double first = std::numeric_limits<double>::infinity();
    for (const ChartCurve& curve : content.curves) {
        const auto point = std::ranges::find_if(
            curve.points, [axis](const TracePoint& at) { return placeOn(axis, at) > 0; });
        if (point != curve.points.end())
            first = std::min(first, placeOn(axis, *point));
    }
    return content.scale.powerBelow(std::isfinite(first) ? first : kUsualMoment);
}

/// Only the curves in focus determine the range.
std::vector<const ChartCurve*> decisiveCurves(const PlotContent& content) {
    std::vector<const ChartCurve*> all;
    std::vector<const ChartCurve*> focused;
    for (std::size_t i = 0; i < content.curves.size(); ++i) {
        const ChartCurve& curve = content.curves[i];
        if (curve.points.empty() || curve.thin || curve.expected)
            continue;
        all.push_back(&curve);
        if (content.focus == content.keyOf(i))
            focused.push_back(&curve);
    }
    return focused.empty() ? all : focused;
}

} // namespace

double aboveFull(int total, double low) { return total + kAboveFull * (total - low); }

bool hasNoPoints(const PlotContent& content) {
    return std::ranges::all_of(content.curves,
                               [](const ChartCurve& curve) { return curve.points.empty(); });
}

ChartRange wholeAcross(const PlotContent& content) {
    const ChartScale& scale = content.scale;
    ChartRange range{scale.logarithmic ? logarithmicBegin(content) : 0,
                     scale.coordinate(scale.logarithmic ? 10 : 1)};
    bool first = true;
    for (const ChartCurve& curve : content.curves) {
        if (curve.points.empty())
            continue;
        const double end = scale.coordinateOf(curve.points.back());
        range.high = first ? end : std::max(range.high, end);
        first = false;
    }
    if (range.length() < 1e-6)
        range.high = range.low + (scale.axis == CurveAxis::Seconds ? kLeastSeconds : 1);
    return range;
}

ChartRange usualScores(const PlotContent& content, ChartRange horizontal) {
    const double from = content.scale.logarithmic
                            ? horizontal.low
                            : horizontal.low + kSteepShare * horizontal.length();
    double low = content.total > 0 ? content.total : 1;
    double high = content.total;
    if (hasNoPoints(content))
        low = 0;
    for (const ChartCurve& curve : content.curves) {
        if (curve.points.empty())
            continue;
        const TracePoint* start = pointAt(curve.points, content.scale, from);
        low = std::min<double>(low, start != nullptr ? start->best : curve.points.front().best);
        high = std::max<double>(high, curve.points.back().best);
        if (content.showCurrent)
            low = std::min<double>(low, lowerQuartile(curve.points));
    }
    const double margin = std::max(1.0, 0.08 * (high - low));
    low = std::max(0.0, std::floor(low - margin));
    return {low, highestShown(content, low, std::ceil(high + margin))};
}

double heightOf(const PlotContent& content, double score) {
    if (content.view != ScoreView::Missing)
        return score;
    return std::log10(std::max(content.total - score, kNoneMissing));
}

CurveWindow lastGains(const PlotContent& content, ChartRange whole, double pixels) {
    constexpr double before = 0.02;
    constexpr double nearlyAll = 0.1;
    const int most = std::max(kFewestEdges, static_cast<int>(pixels / kEdgePixels));
    int best = 0;
    int wanted = std::numeric_limits<int>::max();
    int worstEnd = wanted; // when curves are compared, none may be hidden
    const std::vector<const ChartCurve*> curves = decisiveCurves(content);
    double end = whole.low + (content.scale.axis == CurveAxis::Seconds ? kLeastSeconds : 1);
    for (const ChartCurve* curve : curves)
        end = std::max(end, content.scale.coordinateOf(curve->points.back()));
    whole.high = std::min(whole.high, end);
    for (const ChartCurve* curve : curves) {
        const TracePoint* last = pointAt(curve->points, content.scale, whole.high);
        const int lastBest = last != nullptr ? last->best : curve->points.front().best;
        best = std::max(best, lastBest);
        worstEnd = std::min(worstEnd, lastBest);
        wanted = std::min(wanted, beforeLastGains(*curve, content.scale, whole));
    }
    // Thin curves are included if there is room.
    int others = best;
    for (const ChartCurve& curve : content.curves) {
        const TracePoint* last = pointAt(curve.points, content.scale, whole.high);
        others = std::max(others, last != nullptr ? last->best : 0);
    }
    const int high = std::min(others, best + most / 2) + 1;
    const int low = std::max(
        0, std::min({std::max(wanted - 1, high - most), high - kFewestEdges, worstEnd - 1}));
    double from = whole.high;
    for (const ChartCurve* curve : curves) {
        const auto reached = std::ranges::find_if(
            curve->points, [low](const TracePoint& point) { return point.best > low; });
        if (reached != curve->points.end())
            from = std::min(from, content.scale.coordinateOf(*reached));
    }
    from -= before * (whole.high - from);
    // Cutting off only the first moments is not worth an axis that does not start at 0.
    if (from < whole.low + nearlyAll * whole.length() || from >= whole.high)
        from = whole.low;
    return {{from, whole.high},
            {static_cast<double>(low), highestShown(content, low, static_cast<double>(high))}};
}

ChartRange missingRange(const PlotContent& content, ChartRange scores) {
    int best = 0;
    for (const ChartCurve& curve : content.curves) {
        if (!curve.points.empty())
            best = std::max(best, curve.points.back().best);
    }
    constexpr double margin = 0.12;
    return {heightOf(content, best) - margin,
            std::max(heightOf(content, best) + margin, heightOf(content, scores.low))};
}

std::vector<AxisTick> missingTicks(ChartRange range, int most) {
    std::vector<AxisTick> ticks;
    const auto add = [&](double missing) {
        const double at = std::log10(std::max(missing, kNoneMissing));
        if (range.contains(at))
            ticks.push_back({at, plainText(missing)});
    };
    add(0);
    const int decades = static_cast<int>(std::ceil(range.length()));
    for (int exponent = 0; exponent <= 9; ++exponent) {
        for (const int factor : {1, 2, 5}) {
            if (factor == 1 || 3 * decades <= 2 * most)
                add(factor * std::pow(10.0, exponent));
        }
    }
    constexpr std::size_t few = 3;
    if (ticks.size() >= few)
        return ticks;
    // A stretch without round numbers gets even ones.
    ticks.clear();
    const ChartRange even{std::pow(10.0, range.low), std::pow(10.0, range.high)};
    for (const AxisTick& tick : scoreTicks(even, most))
        add(std::round(tick.coordinate));
    return ticks;
}

} // namespace tessera
