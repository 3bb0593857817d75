// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/solvers/exact/ExactSearch.h"
#include "core/search/Crew.h"

#include <cstdint>
#include <deque>
#include <functional>
#include <span>
#include <utility>
#include <vector>

namespace tessera {

/// One exact search shared out to several threads. They work in rounds, and
/// between two rounds a member without work takes half of another's: the
/// branches that it has not begun, as near to the root as there are any.
///
/// What a round does depends on the number of members and on the placements
/// asked for, never on time: the same team goes the same way on any machine.
/// Between rounds nothing runs, so that it can be looked at, stored and paused.
class ExactTeam {
public:
    /// Hears of every solution and of every new depth of a member, on that
    /// member's thread; returns whether the member goes on in this round.
    using Watcher = std::function<bool(std::size_t member, ExactSearch::Event event,
                                       const ExactSearch& search)>;

    /// @param search one that has not begun; every member gets a copy of it.
    ExactTeam(const ExactSearch& search, int members, Watcher watcher);

    /// Goes on with these parts instead of the whole tree.
    /// @throws UserError if they cannot have come from such a search.
    void resume(std::span<const ExactSearch::State> parts);

    /// One round: puts down at most that many pieces, shared evenly.
    /// @return how many it were.
    /// @throws what the watcher throws, on whichever thread
    std::uint64_t advance(std::uint64_t placements);

    /// What its crew's rounds took since this was last asked; see Crew::run().
    [[nodiscard]] ProcessorTime takeHelpers() { return std::exchange(m_helpers, {}); }

    /// Everything has been tried.
    [[nodiscard]] bool isExhausted() const;
    /// What is still to be searched.
    [[nodiscard]] std::vector<ExactSearch::State> parts() const;
    /// See ExactSearch::shareLeft().
    [[nodiscard]] double shareLeft() const;
    /// A member at work, the first of them; any one when none is.
    [[nodiscard]] const ExactSearch& front() const;
    /// How many pieces each member puts down before it looks at its depth only now
    /// and then.
    static constexpr std::uint64_t kCountedSingly = 1U << 16U;
    /// How many pieces were put down at each depth: counted up to kCountedSingly,
    /// estimated beyond it. Index 0 is the empty board.
    [[nodiscard]] std::vector<std::uint64_t> depthCounts() const;

private:
    struct Member {
        ExactSearch search;
        std::vector<std::uint64_t> depthCounts;
        bool atWork = false;
    };

    void shareOut();
    [[nodiscard]] bool takeHalf(Member& idle);
    void work(std::size_t index, std::uint64_t placements);

    std::vector<Member> m_members;
    std::deque<ExactSearch::State> m_waiting; ///< parts that nobody has taken yet
    double m_waitingShare = 0;
    Watcher m_watcher;
    ProcessorTime m_helpers;
    std::uint64_t m_round; ///< placements of a member between two meetings
    Crew m_crew;
};

} // namespace tessera
