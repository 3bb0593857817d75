// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/moves/EdgeProblem.h"
#include "core/solvers/CellOrder.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace tessera {

/// How many solutions a puzzle has. Boards that look the same are one.
struct SolutionCount {
    std::uint64_t solutions = 0;
    /// Boards that become each other by turning the whole board counted once,
    /// as far as turning them leaves the fixed pieces in place. At least so
    /// many while not everything was tried.
    std::uint64_t upToRotation = 0;
    std::uint64_t nodes = 0; ///< pieces put down
    bool complete = false;   ///< everything was tried
};

/// Called about every millionth placement with the numbers so far; returns
/// whether to go on.
using CountProgress = std::function<bool(const SolutionCount&)>;

/// Counts all solutions (003, 5.2) that keep the problem's fixed pieces. Of the
/// start board only those matter.
/// @param limit stops after so many solutions; none for no limit.
[[nodiscard]] SolutionCount countSolutions(const EdgeProblem& problem,
                                           std::optional<std::uint64_t> limit = {},
                                           const CountProgress& progress = {});

/// A part of the tree that is being searched, or still to be.
struct CountTask {
    std::vector<std::uint32_t> path; ///< as in ExactSearch::State
    /// Not set: nothing in it was tried yet.
    std::optional<std::uint32_t> next;
    std::size_t floor = 0; ///< how many placements of the path are the part's root
};

/// A count that can be interrupted: everything that is needed to go on, in the
/// same process or another. The numbers are those of the finished parts and of
/// what was done of the others.
struct CountCheckpoint {
    SolutionCount count;
    /// Where the list of parts stands; not set when all were handed out.
    std::optional<CountTask> lister;
    std::vector<CountTask> open; ///< handed out and not finished
};

/// Counts with several threads and can be stopped and resumed without counting
/// anything twice or never: the tree is cut into parts at some depth, which the
/// threads take as they come to it. The numbers do not depend on the threads.
class SolutionCounter {
public:
    struct Options {
        CellOrder order = CellOrder::Rows;
        int threads = 1;
        std::optional<std::uint64_t> limit; ///< stops after so many solutions
        /// Cuts the tree for one thread too, so that more can go on from a checkpoint.
        bool cuts = false;
    };

    /// @throws UserError as ExactSearch does.
    SolutionCounter(const EdgeProblem& problem, Options options);
    /// Goes on from a checkpoint of the same problem and order.
    /// @throws UserError if it does not belong to them.
    SolutionCounter(const EdgeProblem& problem, Options options, CountCheckpoint from);
    SolutionCounter(const SolutionCounter&) = delete;
    SolutionCounter& operator=(const SolutionCounter&) = delete;
    ~SolutionCounter();

    /// Counts until everything was tried, the limit is reached or @p progress says
    /// no; it is called on this thread. Called once.
    SolutionCount run(const CountProgress& progress = {});

    // From any thread, also while it runs.
    [[nodiscard]] CountCheckpoint checkpoint() const;
    /// The share of the tree that is done, as far as that can be told: see
    /// ExactSearch::Share.
    [[nodiscard]] double doneShare() const;

private:
    class Work;
    std::unique_ptr<Work> m_work;
};

/// How many placements searching the whole tree takes, estimated by Knuth's
/// method (1975) from that many random descents. The error may be large.
[[nodiscard]] double estimatedNodes(const EdgeProblem& problem, CellOrder order, int probes,
                                    std::uint64_t seed);

/// The order in which the fewest placements are to be expected.
[[nodiscard]] CellOrder cheapestOrder(const EdgeProblem& problem, std::uint64_t seed);

} // namespace tessera
