// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/EdgeProblem.h"
#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/CompiledPuzzle.h"
#include "core/edges/puzzle/Puzzle.h"
#include "core/edges/solvers/exact/CellOrder.h"
#include "core/edges/solvers/exact/ExactSearch.h"
#include "core/search/Crew.h"
#include "core/support/Progress.h"

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace tessera {

/// One exact search shared out to threads. Between its rounds a member without work takes half of
/// another's: the branches not begun, as near to the root as there are any.
///
/// A round depends on the members and the placements asked for, never on time. Between rounds
/// nothing runs: it can be looked at, stored and paused.
class ExactTeam {
public:
    /// Hears of every solution and every new depth of a member, on its thread; returns whether the
    /// member goes on in this round.
    using Watcher = std::function<bool(std::size_t member, ExactSearch::Event event,
                                       const ExactSearch& search)>;

    /// @param search one that has not begun; every member gets a copy of it.
    ExactTeam(const ExactSearch& search, int members, Watcher watcher);

    /// Goes on with these parts instead of all. @throws UserError if they are of another search.
    void resume(std::span<const ExactSearch::State> parts);

    /// One round: puts down at most that many pieces, shared evenly. @return how many it were.
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
    /// Pieces that a member puts down before it looks at its depth only now and then.
    static constexpr std::uint64_t kCountedSingly = 1U << 16U;
    /// Pieces put down at each depth from 0: counted up to kCountedSingly, then estimated.
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

/// How many solutions a puzzle has. Boards that look the same are one.
struct SolutionCount {
    std::uint64_t solutions = 0;
    /// Turned forms count as one, as far as the fixed pieces stay; a lower bound unless complete.
    std::uint64_t upToRotation = 0;
    std::uint64_t nodes = 0; ///< pieces put down
    bool complete = false;   ///< everything was tried
};

/// Told the numbers so far, at least every few million placements; returns whether to go on.
using CountProgress = std::function<bool(const SolutionCount&)>;

/// A count that can be resumed, also by another process. The numbers are without the open parts.
struct CountCheckpoint {
    SolutionCount count;
    std::vector<ExactSearch::State> open; ///< still to be searched
    double seconds = 0;                   ///< spent so far, for whoever takes the time
};

/// Counts all solutions (Söderlind 2010, 5.2) that keep the fixed pieces; all else of the start
/// board is ignored. Can be stopped and resumed. The numbers do not depend on the threads.
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

    /// Before run(), with any threads. @throws UserError for another problem or other options.
    void resume(const CountCheckpoint& checkpoint);
    /// Until everything was tried, the limit is reached or @p progress, on this thread, says no.
    SolutionCount run(const CountProgress& progress = {});

    // Not while it runs, except from progress().
    [[nodiscard]] CountCheckpoint checkpoint() const;
    /// What its threads got from the processor; that of the caller's only while run() is at work.
    [[nodiscard]] const ProcessorTime& processor() const { return m_processor; }
    /// The share of the tree that is done: see ExactSearch::shareLeft().
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

/// What an exact search for the rest of a board found.
struct Completion {
    enum class Outcome : std::uint8_t {
        Unique,    ///< there is exactly one solution with what lies on the board
        Several,   ///< there are more than the one found
        Found,     ///< one was found, and whether there are more is not known
        None,      ///< there is none
        Undecided, ///< the time was up or it was cancelled
    };
    Outcome outcome = Outcome::Undecided;
    Board board; ///< the solution found, if any

    [[nodiscard]] bool isFound() const {
        return outcome == Outcome::Unique || outcome == Outcome::Several ||
               outcome == Outcome::Found;
    }
};

/// Fills the open cells of a board so that everything matches; what lies on it stays. Solutions
/// that look the same are one.
/// @param limit how long it may take, about; all of it only if nothing is found
/// @param progress is told the share of the time that is used up
/// @throws UserError if the puzzle is not one that a search can take
[[nodiscard]] Completion complete(const Puzzle& puzzle, const Board& board,
                                  std::chrono::milliseconds limit, const Progress& progress = {});

/// Ways to fill the open cells.
struct Completions {
    std::vector<Board> boards; ///< in the order in which they were found
    bool all = false;          ///< there are no others
};

/// @param most how many are listed; one more is looked for, to tell whether there are others
/// @param progress is told the larger of two shares: of the time and of @p most. What was found
/// before it says no is returned.
[[nodiscard]] Completions completions(const Puzzle& puzzle, const Board& board, int most,
                                      std::chrono::milliseconds limit,
                                      const Progress& progress = {});

} // namespace tessera
