// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/solvers/exact/ExactSearch.h"
#include "core/search/Ranks.h"
#include "core/search/SearchContext.h"
#include "core/search/Trace.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <span>
#include <thread>
#include <vector>

namespace tessera {

/// What the search of some parts of a tree has given.
struct PartTally {
    std::uint64_t placements = 0;
    std::uint64_t solutions = 0;
    std::uint64_t upToRotation = 0;
    std::vector<std::uint64_t> depthCounts; ///< see ExactTeam::depthCounts()
    int score = -1;                         ///< of the board with most pieces; −1 for none
    std::vector<std::uint16_t> codes;
    ProcessorTime processor;

    void add(const PartTally& other);
    static void tell(auto& packet, auto& tally) {
        packet(tally.placements, tally.solutions, tally.upToRotation, tally.depthCounts,
               tally.score, tally.codes, tally.processor.used, tally.processor.wanted);
    }
};

/// One exact search divided among ranks. The first deals out parts of the tree on demand and takes
/// each part's numbers once, in one step with the parts that are left of it. So the sums are exact
/// at any time, and what is lost with a rank are the parts dealt out to it.
class RankTeam {
public:
    enum class Wanted : std::uint8_t {
        All,
        First, ///< the solution that one thread alone would find first
    };
    /// Receives every solution and every new depth, on any thread.
    using Note =
        std::function<void(PartTally& tally, ExactSearch::Event event, const ExactSearch& search)>;

    /// @param search one that has not started, the same on all ranks @param threads of this rank
    RankTeam(Ranks& ranks, const ExactSearch& search, int threads, Wanted wanted, Note note);
    RankTeam(const RankTeam&) = delete;
    RankTeam& operator=(const RankTeam&) = delete;
    ~RankTeam();

    /// Works for the first rank until that calls end(). Only on other ranks.
    void serve();

    // Only on the first rank, on one thread.

    /// The parts to search. Call it first.
    void resume(std::span<const ExactSearch::State> parts);
    /// Deals and collects for some milliseconds. @return what has come in
    [[nodiscard]] PartTally advance();
    /// Tells the other ranks that nothing more is wanted.
    void end();
    /// Everything that matters has been tried.
    [[nodiscard]] bool isExhausted() const;
    /// The parts that are not done, those dealt out included.
    [[nodiscard]] std::vector<ExactSearch::State> parts() const;
    [[nodiscard]] double shareLeft() const;
    /// Of Wanted::First: the board, once isExhausted(); empty if there is none.
    [[nodiscard]] const std::vector<std::uint16_t>& solution() const { return m_solution; }
    void describe(std::vector<RankWord>& words) const;

private:
    using Clock = std::chrono::steady_clock;
    using Key = std::vector<std::uint32_t>; ///< parts with smaller ones come earlier in the tree

    struct Part {
        ExactSearch::State state;
        double share = 0; ///< of the whole tree

        [[nodiscard]] Key key() const;
        static void tell(auto& packet, auto& part);
    };
    /// A part with what is to be done with it.
    struct Order {
        std::uint64_t id = 0; ///< 0 to end
        Part part;
        std::uint32_t milliseconds = 0; ///< the most time to spend
        std::uint32_t pieces = 1;       ///< how many to make of what is left then

        static void tell(auto& packet, auto& order);
    };
    struct Result {
        std::uint64_t id = 0;
        PartTally tally;
        std::vector<Part> left;
        Key path; ///< of the first solution, if there is one and only that is wanted
        std::vector<std::uint16_t> solution;

        static void tell(auto& packet, auto& result);
    };
    struct Dealt {
        Part part;
        int rank = 0;
    };

    void work();
    [[nodiscard]] Result carryOut(const Order& order, ExactSearch& search, ExactSearch& scratch);
    [[nodiscard]] std::vector<Part> leftOf(ExactSearch& search, ExactSearch& scratch,
                                           std::uint32_t pieces) const;
    void enqueue(Order order);
    [[nodiscard]] std::optional<Result> takeResult();
    void halt();
    void deal();
    void give(int rank);
    void accept(Result result, int rank);
    void cutBehindSolution();
    [[nodiscard]] bool isBehindSolution(const Part& part) const;
    [[nodiscard]] std::size_t workers() const;

    Ranks& m_ranks;
    ExactSearch m_search;
    Wanted m_wanted;
    Note m_note;
    std::uint64_t m_run;

    // The dealer's.
    std::multimap<Key, Part> m_pool;
    std::map<std::uint64_t, Dealt> m_dealt; ///< by id
    std::vector<int> m_atWork;              ///< how many parts each rank has
    std::uint64_t m_lastId = 0;
    PartTally m_arrived;
    Key m_solutionPath;
    double m_shareBehind = 0; ///< of the parts that a solution made needless
    std::vector<std::uint16_t> m_solution;
    std::vector<Clock::time_point> m_lastWords; ///< by rank
    std::vector<std::uint64_t> m_placements;    ///< by rank
    Clock::time_point m_began = Clock::now();

    // Shared with the threads.
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<Order> m_orders;
    std::deque<Result> m_results;
    std::exception_ptr m_failure;
    std::atomic<bool> m_over{false};
    std::vector<std::jthread> m_threads; ///< last, so that they end first
};

} // namespace tessera
