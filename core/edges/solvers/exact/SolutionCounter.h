// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/EdgeProblem.h"
#include "core/edges/puzzle/CompiledPuzzle.h"
#include "core/edges/solvers/exact/CellOrder.h"
#include "core/edges/solvers/exact/ExactTeam.h"
#include "core/edges/solvers/exact/RotationClasses.h"

#include <cstdint>
#include <functional>
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

/// Called now and then, at least every few million placements, with the numbers
/// so far; returns whether to go on.
using CountProgress = std::function<bool(const SolutionCount&)>;

/// A count that can be interrupted: everything that is needed to go on, in the
/// same process or another. The numbers are those of what is not in the parts.
struct CountCheckpoint {
    SolutionCount count;
    std::vector<ExactSearch::State> open; ///< still to be searched
};

/// Counts all solutions (003, 5.2) that keep the problem's fixed pieces; of the
/// start board only those matter. Counts with several threads, and can be stopped and
/// resumed without counting anything twice or never. The numbers do not depend on the
/// threads.
class SolutionCounter {
public:
    struct Options {
        ExactOptions exact;
        int threads = 1;
        std::optional<std::uint64_t> limit; ///< stops after so many solutions
    };

    /// @throws UserError as ExactSearch does.
    SolutionCounter(const EdgeProblem& problem, const Options& options);
    SolutionCounter(const SolutionCounter&) = delete;
    SolutionCounter& operator=(const SolutionCounter&) = delete;
    ~SolutionCounter();

    /// Goes on from a checkpoint of the same problem and options, by whatever number
    /// of threads. Before run().
    /// @throws UserError if it does not belong to them.
    void resume(const CountCheckpoint& checkpoint);
    /// Counts until everything was tried, the limit is reached or @p progress says
    /// no; it is called on this thread.
    SolutionCount run(const CountProgress& progress = {});

    // Not while it runs, except from progress().
    [[nodiscard]] CountCheckpoint checkpoint() const;
    /// What its threads got from the processor; that of the caller's only while run() is at work.
    [[nodiscard]] const ProcessorTime& processor() const { return m_processor; }
    /// The share of the tree that is done, as far as that can be told: see
    /// ExactSearch::shareLeft().
    [[nodiscard]] double doneShare() const;

private:
    struct Tally;

    bool count(std::size_t member, const ExactSearch& search);
    void collect(std::uint64_t placements);
    [[nodiscard]] bool limitReached() const {
        return m_options.limit && m_count.solutions >= *m_options.limit;
    }

    CompiledPuzzle m_pieces;
    RotationClasses m_classes;
    Options m_options;
    std::vector<Tally> m_tallies; ///< of the present round, by member
    SolutionCount m_count;
    ProcessorTime m_processor;
    ExactTeam m_team;
};

} // namespace tessera
