// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/exact/TreeEstimate.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <tuple>
#include <vector>

namespace tessera {

namespace {

constexpr int kProbes = 2000;
/// The factor by which counting joints slows down a placement (tests/bench/RESULTS.md).
constexpr double kJointsCost = 1.2;
/// The same factor against a search with masks.
constexpr double kJointsCostBesideMasks = 3.0;
/// From this many placements on, choosing a start carefully pays; beyond the second number it
/// cannot be judged.
constexpr double kFewToLook = 2e9;
constexpr double kMostToLook = 1e14;
constexpr int kMostAnchors = 4; ///< the corners
constexpr int kRoughProbes = 20'000;
constexpr int kCloseProbes = 20'000;
constexpr double kBelow = 300; ///< approximate number of placements to count below a descent
/// A few descents distinguish two trees whose sizes differ by this factor.
constexpr double kRoughly = 4;
/// The possible error factor of an estimate from kProbes descents.
constexpr double kUncertain = 30;

ExactSearch searchFor(const EdgeProblem& problem, const CompiledPuzzle& pieces,
                      ExactOptions options) {
    return ExactSearch(problem, pieces, nullptr, options);
}

bool isTimeLeft(const HasTime& hasTime) { return !hasTime || hasTime(); }

/// @param boards where each descent ends, as for ExactSearch::countBelow()
TreeSize closeEstimate(const ExactSearch& search, double boards, int most, std::uint64_t seed,
                       const HasTime& hasTime) {
    Random random(seed);
    TreeSize size;
    double sum = 0;
    double mean = 0;
    double squares = 0; // of the differences from the mean (Welford 1962)
    while (size.descents < most && isTimeLeft(hasTime)) {
        const double nodes = search.countBelow(random, boards);
        const double difference = nodes - mean;
        mean += difference / ++size.descents;
        squares += difference * (nodes - mean);
        sum += nodes;
    }
    const double count = std::max(1, size.descents);
    size.nodes = sum / count;
    size.error = count < 2 ? size.nodes : std::sqrt(squares / (count - 1) / count);
    // The squares of the largest trees are beyond the largest number.
    if (!std::isfinite(size.error))
        size.error = size.nodes;
    return size;
}

} // namespace

double estimatedNodes(const ExactSearch& search, int probes, std::uint64_t seed,
                      const HasTime& hasTime) {
    Random random(seed);
    double sum = 0;
    int done = 0;
    for (; done < probes && isTimeLeft(hasTime); ++done)
        sum += search.probe(random, ExactSearch::Descent::Pruned).nodes;
    return sum / std::max(1, done);
}

TreeSize measuredTree(const ExactSearch& search, int most, std::uint64_t seed,
                      const HasTime& hasTime) {
    const double rough = estimatedNodes(search, kProbes, seed, hasTime);
    const TreeSize close = closeEstimate(search, rough / kBelow, kCloseProbes, seed, hasTime);
    const TreeSize size = closeEstimate(search, close.nodes / kBelow, most, seed, hasTime);
    if (close.descents == 0)
        return {rough, rough, 0};
    return size.descents < std::min(most, close.descents) ? close : size;
}

CellOrder cheapestOrder(const EdgeProblem& problem, std::uint64_t seed, ExactOptions options,
                        const HasTime& hasTime) {
    const CompiledPuzzle pieces(problem.puzzle());
    CellOrder best = CellOrder::Rows;
    double fewest = 0;
    for (const CellOrderName& order : cellOrders()) {
        options.order = order.order;
        if (!isTimeLeft(hasTime))
            break;
        const double nodes =
            estimatedNodes(searchFor(problem, pieces, options), kProbes, seed, hasTime);
        if (order.order == CellOrder::Rows || nodes < fewest) {
            best = order.order;
            fewest = nodes;
        }
    }
    return best;
}

std::pair<CellOrder, int> cheapestStart(const EdgeProblem& problem, std::uint64_t seed,
                                        std::span<const CellOrder> orders, ExactOptions options,
                                        const HasTime& hasTime) {
    const CompiledPuzzle pieces(problem.puzzle());
    std::vector<double> rough;
    const auto look = [&](int probes) {
        rough.clear();
        for (const CellOrder order : orders) {
            options.order = order;
            rough.push_back(
                isTimeLeft(hasTime)
                    ? estimatedNodes(searchFor(problem, pieces, options), probes, seed, hasTime)
                    : std::numeric_limits<double>::infinity());
        }
        return std::ranges::min(rough);
    };
    options.anchor = 0;
    double all = look(kProbes);
    std::pair best{orders.front(), 0};
    if (rough.front() > kRoughly * all)
        best.first = orders[asIndex(std::ranges::min_element(rough) - rough.begin())];
    if (all < kFewToLook / kUncertain || all > kMostToLook * kUncertain)
        return best;
    all = look(kRoughProbes);
    if (all < kFewToLook || all > kMostToLook)
        return best;
    double fewest = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < orders.size(); ++i) {
        options.order = orders[i];
        const int anchors =
            std::clamp(anchorChoices(problem, pieces, orderedCells(orders[i], problem, pieces)), 1,
                       kMostAnchors);
        for (int anchor = 0; anchor < anchors && rough[i] <= kRoughly * all; ++anchor) {
            options.anchor = anchor;
            const double nodes = closeEstimate(searchFor(problem, pieces, options), all / kBelow,
                                               kCloseProbes, seed, hasTime)
                                     .nodes;
            if (!isTimeLeft(hasTime))
                return best;
            if (nodes < fewest) {
                fewest = nodes;
                best = {orders[i], anchor};
            }
        }
    }
    return best;
}

bool jointsPay(const EdgeProblem& problem, std::uint64_t seed, ExactOptions options,
               const HasTime& hasTime) {
    if (!isTimeLeft(hasTime))
        return false;
    options.countsJoints = true;
    const CompiledPuzzle pieces(problem.puzzle());
    const ExactSearch search = searchFor(problem, pieces, options);
    // Both trees from the same descents: their ratio is far more precise than either.
    Random random(seed);
    double all = 0;
    double pruned = 0;
    for (int i = 0; i < kProbes && isTimeLeft(hasTime); ++i) {
        const ExactSearch::Probe probe = search.probe(random, ExactSearch::Descent::Full);
        all += probe.nodes;
        pruned += probe.pruned;
    }
    options.countsJoints = false;
    const bool masks = searchFor(problem, pieces, options).goesByMasks();
    return pruned * (masks ? kJointsCostBesideMasks : kJointsCost) < all;
}

std::span<const Parameter::Option> prunings() {
    static const std::array<Parameter::Option, 3> all{{
        {"auto", QT_TRANSLATE_NOOP("Solver", "if it is expected to save time")},
        {"none", QT_TRANSLATE_NOOP("Solver", "never")},
        {"colors", QT_TRANSLATE_NOOP("Solver", "when a colour has run out")},
    }};
    return all;
}

ExactOptions exactOptions(const EdgeProblem& problem, std::string_view order,
                          std::string_view pruning, std::uint64_t seed, const HasTime& hasTime) {
    ExactOptions options;
    options.skipsTurned = true;
    std::vector<CellOrder> orders{CellOrder::Rows, CellOrder::Columns};
    if (order != kCheaperLines)
        orders = {order == kCheapestOrder ? cheapestOrder(problem, seed, options, hasTime)
                                          : cellOrderFrom(order)};
    std::tie(options.order, options.anchor) =
        cheapestStart(problem, seed, orders, options, hasTime);
    options.countsJoints = pruning == prunings().front().id
                               ? jointsPay(problem, seed, options, hasTime)
                               : pruning != prunings()[1].id;
    return options;
}

} // namespace tessera
