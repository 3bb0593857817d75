// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/EdgeProblem.h"
#include "core/edges/solvers/exact/ExactSearch.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <utility>

namespace tessera {

/// Asked between two descents: whether there is time for more. Where it says no, what
/// was estimated so far counts, and what was not is left as it is.
using HasTime = std::function<bool()>;

/// How many placements searching the whole tree takes, estimated by Knuth's
/// method (1975) from that many random descents. The error may be large.
[[nodiscard]] double estimatedNodes(const ExactSearch& search, int probes, std::uint64_t seed,
                                    const HasTime& hasTime = {});

/// The order in which the fewest placements are to be expected.
/// @param options what else the search does; its order does not matter
[[nodiscard]] CellOrder cheapestOrder(const EdgeProblem& problem, std::uint64_t seed,
                                      ExactOptions options = {}, const HasTime& hasTime = {});

/// Of those orders and the anchors (ExactOptions) that they can have, the two with
/// which the fewest placements are to be expected. For trees too small to be worth the
/// question, or too large to be estimated, the first order, unless another promises far
/// fewer, and anchor 0.
[[nodiscard]] std::pair<CellOrder, int>
cheapestStart(const EdgeProblem& problem, std::uint64_t seed, std::span<const CellOrder> orders,
              ExactOptions options, const HasTime& hasTime = {});

/// Whether turning back for want of joints is expected to save more than the
/// counting of joints costs.
[[nodiscard]] bool jointsPay(const EdgeProblem& problem, std::uint64_t seed, ExactOptions options,
                             const HasTime& hasTime = {});

/// A way of pruning and what options, files and plans call it.
struct PruningName {
    std::string_view id;
    const char* label; ///< untranslated, of the context "Solver"
};
/// The first one leaves the choice to jointsPay().
[[nodiscard]] std::span<const PruningName> prunings();
/// What cheapestOrder() chooses.
inline constexpr const char* kCheapestOrder = "auto";
/// Rows or columns, as cheapestStart() chooses.
inline constexpr const char* kCheaperLines = "lines";

/// Options from words.
/// @param order one of cellOrders(), kCheapestOrder or kCheaperLines
/// @param pruning one of prunings()
[[nodiscard]] ExactOptions exactOptions(const EdgeProblem& problem, std::string_view order,
                                        std::string_view pruning, std::uint64_t seed,
                                        const HasTime& hasTime = {});

} // namespace tessera
