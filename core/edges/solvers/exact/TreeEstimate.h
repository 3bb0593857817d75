// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/EdgeProblem.h"
#include "core/edges/solvers/exact/ExactSearch.h"
#include "core/search/Solver.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <utility>

namespace tessera {

/// Whether there is time for another descent. If not, the estimates so far are used.
using HasTime = std::function<bool()>;

/// Estimates the placements of the whole tree by random descents (Knuth 1975). The error may be
/// large.
[[nodiscard]] double estimatedNodes(const ExactSearch& search, int probes, std::uint64_t seed,
                                    const HasTime& hasTime = {});
/// The placements of a whole tree: the mean of random descents and its standard error. A few rare
/// descents may hold much of a tree, so the true error of a short estimate may be larger.
struct TreeSize {
    double nodes = 0;
    double error = 0; ///< as large as the mean if there was no time for two descents
    int descents = 0;
};
/// The same from at most that many descents, each with all counted below it where some hundred
/// placements are left.
[[nodiscard]] TreeSize measuredTree(const ExactSearch& search, int most, std::uint64_t seed,
                                    const HasTime& hasTime = {});
/// False if a descent may have reached the limit of a Probe's numbers.
[[nodiscard]] constexpr bool isKnownSize(double nodes) { return nodes < 1e290; }

/// The order with the fewest expected placements. @param options the other options of the search
[[nodiscard]] CellOrder cheapestOrder(const EdgeProblem& problem, std::uint64_t seed,
                                      ExactOptions options = {}, const HasTime& hasTime = {});

/// The order and anchor (ExactOptions) with the fewest expected placements. Trees too small or too
/// large to estimate get the first order, unless another one needs far fewer, and anchor 0.
[[nodiscard]] std::pair<CellOrder, int>
cheapestStart(const EdgeProblem& problem, std::uint64_t seed, std::span<const CellOrder> orders,
              ExactOptions options, const HasTime& hasTime = {});

/// Whether backtracking for lack of joints is expected to save more than counting them costs.
[[nodiscard]] bool jointsPay(const EdgeProblem& problem, std::uint64_t seed, ExactOptions options,
                             const HasTime& hasTime = {});

/// The ways of pruning. The first one leaves the choice to jointsPay().
[[nodiscard]] std::span<const Parameter::Option> prunings();
/// The word for what cheapestOrder() chooses.
inline constexpr const char* kCheapestOrder = "auto";
/// Rows or columns, as cheapestStart() chooses.
inline constexpr const char* kCheaperLines = "lines";

/// @param order of cellOrders(), kCheapestOrder or kCheaperLines @param pruning of prunings()
[[nodiscard]] ExactOptions exactOptions(const EdgeProblem& problem, std::string_view order,
                                        std::string_view pruning, std::uint64_t seed,
                                        const HasTime& hasTime = {});

} // namespace tessera
