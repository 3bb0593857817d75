// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/TreeEstimate.h"

#include <QtGlobal>

#include <algorithm>
#include <array>

namespace tessera {

namespace {

constexpr int kProbes = 2000;
/// A placement that counts joints takes so much longer (tests/bench/RESULTS.md).
constexpr double kJointsCost = 1.2;
/// The same beside a search that goes by masks.
constexpr double kJointsCostBesideMasks = 3.0;
/// From so many placements on it is worth while to look which anchor is the best, up
/// to so many it can be told.
constexpr double kFewForAnchor = 1e9;
constexpr double kMostForAnchor = 1e14;
constexpr int kMostAnchors = 4; ///< the corners
constexpr int kAnchorProbes = 50'000;

constexpr std::array kPrunings{
    PruningName{"auto", QT_TRANSLATE_NOOP("Solver", "if it is expected to pay")},
    PruningName{"none", QT_TRANSLATE_NOOP("Solver", "never")},
    PruningName{"colors", QT_TRANSLATE_NOOP("Solver", "when a colour has run out")},
};

ExactSearch searchFor(const EdgeProblem& problem, const CompiledPuzzle& pieces,
                      ExactOptions options) {
    return ExactSearch(problem, pieces, nullptr, options);
}

} // namespace

double estimatedNodes(const ExactSearch& search, int probes, std::uint64_t seed) {
    Random random(seed);
    double sum = 0;
    for (int i = 0; i < probes; ++i)
        sum += search.probe(random, ExactSearch::Descent::Pruned).nodes;
    return sum / probes;
}

CellOrder cheapestOrder(const EdgeProblem& problem, std::uint64_t seed, ExactOptions options) {
    const CompiledPuzzle pieces(problem.puzzle());
    CellOrder best = CellOrder::Rows;
    double fewest = 0;
    for (const CellOrderName& order : cellOrders()) {
        options.order = order.order;
        const double nodes = estimatedNodes(searchFor(problem, pieces, options), kProbes, seed);
        if (order.order == CellOrder::Rows || nodes < fewest) {
            best = order.order;
            fewest = nodes;
        }
    }
    return best;
}

int cheapestAnchor(const EdgeProblem& problem, std::uint64_t seed, ExactOptions options) {
    const CompiledPuzzle pieces(problem.puzzle());
    const int choices = std::min(
        kMostAnchors, anchorChoices(problem, pieces, orderedCells(options.order, problem, pieces)));
    const auto nodes = [&](int anchor, int probes) {
        options.anchor = anchor;
        return estimatedNodes(searchFor(problem, pieces, options), probes, seed);
    };
    if (choices < 2)
        return 0;
    const double first = nodes(0, kProbes);
    if (first < kFewForAnchor || first > kMostForAnchor)
        return 0;
    int best = 0;
    double fewest = nodes(0, kAnchorProbes);
    for (int anchor = 1; anchor < choices; ++anchor) {
        if (const double all = nodes(anchor, kAnchorProbes); all < fewest) {
            best = anchor;
            fewest = all;
        }
    }
    return best;
}

bool jointsPay(const EdgeProblem& problem, std::uint64_t seed, ExactOptions options) {
    options.countsJoints = true;
    const CompiledPuzzle pieces(problem.puzzle());
    const ExactSearch search = searchFor(problem, pieces, options);
    // Both trees from the same descents: their ratio is known far better than either.
    Random random(seed);
    double all = 0;
    double pruned = 0;
    for (int i = 0; i < kProbes; ++i) {
        const ExactSearch::Probe probe = search.probe(random, ExactSearch::Descent::Full);
        all += probe.nodes;
        pruned += probe.pruned;
    }
    options.countsJoints = false;
    const bool masks = searchFor(problem, pieces, options).goesByMasks();
    return pruned * (masks ? kJointsCostBesideMasks : kJointsCost) < all;
}

std::span<const PruningName> prunings() {
    return kPrunings;
}

ExactOptions exactOptions(const EdgeProblem& problem, std::string_view order,
                          std::string_view pruning, std::uint64_t seed) {
    ExactOptions options;
    options.skipsTurned = true;
    options.order =
        order == kCheapestOrder ? cheapestOrder(problem, seed, options) : cellOrderFrom(order);
    options.anchor = cheapestAnchor(problem, seed, options);
    options.countsJoints = pruning == kPrunings.front().id ? jointsPay(problem, seed, options)
                                                           : pruning != kPrunings[1].id;
    return options;
}

} // namespace tessera
