// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/EdgeProblem.h"
#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/CompiledPuzzle.h"
#include "core/edges/puzzle/Puzzle.h"
#include "core/edges/solvers/exact/CellOrder.h"
#include "core/edges/solvers/exact/ExactSearch.h"
#include "core/edges/solvers/exact/RankTeam.h"
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

/// One exact search divided among threads. Between its rounds a member without work takes half of
/// another's: its untried branches closest to the root.
///
/// A round depends only on the members and the requested placements, never on time. Between rounds
/// nothing runs: the team can be read, stored and paused.
class ExactTeam {
public:
    /// Receives every solution and every new depth of a member, on its thread; returns whether the
    /// member continues in this round.
    using Watcher = std::function<bool(std::size_t member, ExactSearch::Event event,
                                       const ExactSearch& search)>;

    /// @param search one that has not started; every member gets a copy.
    ExactTeam(const ExactSearch& search, int members, Watcher watcher);

    /// Continues with these parts instead of the whole tree. @throws UserError if they belong to
    /// another search.
    void resume(std::span<const ExactSearch::State> parts);

    /// One round: at most that many placements, divided evenly. @return the number made.
    /// @throws what the watcher throws, on any thread
    std::uint64_t advance(std::uint64_t placements);

    /// The time of its crew's rounds since the last call; see Crew::run().
    [[nodiscard]] ProcessorTime takeHelpers() { return std::exchange(m_helpers, {}); }

    /// Everything has been tried.
    [[nodiscard]] bool isExhausted() const;
    /// The parts still to search.
    [[nodiscard]] std::vector<ExactSearch::State> parts() const;
    [[nodiscard]] double shareLeft() const;
    /// The first member with work; any member if none has work.
    [[nodiscard]] const ExactSearch& front() const;
    /// Up to this number of placements a member samples its depth every time, then only now and
    /// then.
    static constexpr std::uint64_t kCountedSingly = 1U << 16U;
    /// Placements from one sample to the next, after that many; later as many as masks need.
    [[nodiscard]] static std::uint64_t sampleAfter(std::uint64_t placements);
    /// Placements at each depth from 0: counted up to kCountedSingly, then estimated.
    [[nodiscard]] std::vector<std::uint64_t> depthCounts() const;

private:
    struct Member {
        ExactSearch search;
        std::vector<std::uint64_t> depthCounts;
        bool atWork = false;
        std::uint64_t allowed = 0; ///< placements in this round
    };

    void shareOut();
    void allow(std::uint64_t placements);
    [[nodiscard]] bool takeHalf(Member& idle);
    void work(std::size_t index);

    std::vector<Member> m_members;
    std::deque<ExactSearch::State> m_waiting; ///< parts that no member has taken yet
    double m_waitingShare = 0;
    Watcher m_watcher;
    ProcessorTime m_helpers;
    std::uint64_t m_round; ///< placements of a member between two meetings
    Crew m_crew;
};

/// The number of solutions of a puzzle. Boards that look the same are one.
struct SolutionCount {
    std::uint64_t solutions = 0;
    /// Rotated forms count as one, as far as the fixed pieces stay; a lower bound unless complete.
    std::uint64_t upToRotation = 0;
    std::uint64_t nodes = 0; ///< placements
    bool complete = false;   ///< everything was tried
};

/// Receives the numbers so far, at least every few million placements; returns whether to continue.
using CountProgress = std::function<bool(const SolutionCount&)>;

/// A count that can be resumed, also by another process. Its numbers do not include the open parts.
struct CountCheckpoint {
    SolutionCount count;
    std::vector<ExactSearch::State> open; ///< still to search
    double seconds = 0;                   ///< time so far; set by the caller
};

/// Counts all solutions (Söderlind 2010, 5.2) that keep the fixed pieces; ignores the rest of the
/// start board. Can be stopped and resumed. The numbers do not depend on the threads.
class SolutionCounter {
public:
    struct Options {
        ExactOptions exact;
        int threads = 1;
        std::optional<std::uint64_t> limit; ///< stops after that many solutions
        Ranks* ranks = &noOtherRanks();     ///< count together; only the first gets the numbers
    };

    /// @throws UserError as ExactSearch does.
    SolutionCounter(const EdgeProblem& problem, const Options& options);
    SolutionCounter(const SolutionCounter&) = delete;
    SolutionCounter& operator=(const SolutionCounter&) = delete;
    ~SolutionCounter();

    /// Call it before run(); the number of threads may differ. @throws UserError for another
    /// problem or other options.
    void resume(const CountCheckpoint& checkpoint);
    /// Runs until everything was tried, the limit is reached, or @p progress, on this thread,
    /// returns false.
    SolutionCount run(const CountProgress& progress = {});

    /// The numbers so far, as run() returns them. @param isExhausted whether everything was tried
    [[nodiscard]] SolutionCount counted(bool isExhausted) const;

    // Do not call it during run(), except from progress().
    [[nodiscard]] CountCheckpoint checkpoint() const;
    /// What its threads got from the processor; the caller's thread counts only during run().
    [[nodiscard]] const ProcessorTime& processor() const { return m_processor; }
    /// The share of the tree that is done: see ExactSearch::shareLeft().
    [[nodiscard]] double doneShare() const;
    /// What is known of the ranks that count together; nothing if there is only one.
    [[nodiscard]] std::vector<RankWord> rankWords() const {
        std::vector<RankWord> words;
        if (m_rankTeam)
            m_rankTeam->describe(words);
        return words;
    }

private:
    struct Tally;

    bool count(std::size_t member, const ExactSearch& search);
    [[nodiscard]] bool runOnRanks(const CountProgress& progress);
    void collect(std::uint64_t placements);
    [[nodiscard]] bool limitReached() const {
        return m_options.limit && m_count.solutions >= *m_options.limit;
    }

    CompiledPuzzle m_pieces;
    RotationClasses m_classes;
    Options m_options;
    std::vector<Tally> m_tallies; ///< of the current round, by member
    SolutionCount m_count;
    std::uint64_t m_resumed = 0; ///< solutions that the resumed state has
    ProcessorTime m_processor;
    ExactTeam m_team;
    std::optional<RankTeam> m_rankTeam; ///< only while there are other ranks
};

/// The result of an exact search for the rest of a board.
struct Completion {
    enum class Outcome : std::uint8_t {
        Unique,    ///< exactly one solution contains the pieces on the board
        Several,   ///< there are more than the one found
        Found,     ///< one was found; whether there are others is unknown
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

/// Fills the open cells of a board so that everything matches; its pieces stay. Solutions that look
/// the same are one.
/// @param limit approximate time limit; only used up if nothing is found
/// @param progress receives the share of the time that is used up
/// @throws UserError if searches reject the puzzle
[[nodiscard]] Completion complete(const Puzzle& puzzle, const Board& board,
                                  std::chrono::milliseconds limit, const Progress& progress = {});

/// Ways to fill the open cells.
struct Completions {
    std::vector<Board> boards; ///< in the order of finding
    int upToRotation = 0;      ///< see SolutionCount
    bool all = false;          ///< there are no others
};

/// @param most how many to list; it looks for one more to find out whether there are others
/// @param progress receives the larger of two shares: of the time and of @p most. If it returns
/// false, the completions found so far are returned.
[[nodiscard]] Completions completions(const Puzzle& puzzle, const Board& board, int most,
                                      std::chrono::milliseconds limit,
                                      const Progress& progress = {});

} // namespace tessera
