// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/EdgeProblem.h"
#include "core/edges/solvers/record/EngineLog.h"
#include "core/edges/solvers/record/RecordWorker.h"
#include "core/search/Crew.h"
#include "core/search/Islands.h"
#include "core/search/RankTalk.h"
#include "core/search/SearchContext.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace tessera::record {

/// How the first worker's round ended.
struct LeaderWord {
    bool isReached = false; ///< the score that ends the search
    HelperWork::Mark done;

    static void tell(auto& packet, auto& word) {
        packet(word.isReached);
        HelperWork::Mark::tell(packet, word.done);
    }
};

/// What a worker tells the others after a round.
struct WorkerWord {
    HelperWork::Mark done;
    int bestScore = -1;
    RecordPhase bestBy = RecordPhase::Start;
    std::vector<std::uint16_t> best; ///< empty if it is not new
    GainForecast tries{};

    static void tell(auto& packet, auto& word) {
        HelperWork::Mark::tell(packet, word.done);
        packet(word.bestScore, word.bestBy, word.best);
        GainForecast::tell(packet, word.tries);
    }
};

/// The search: workers on the threads of all ranks, which learn from each other after each round.
class RecordSearch final : public IslandSolver {
public:
    using Settings = RecordSetup;

    RecordSearch(const std::shared_ptr<const Problem>& problem, const Settings& settings)
        : m_problem(asEdgeProblem(problem)), m_turned(isWide(*m_problem)),
          m_searched(m_turned ? turnedProblem(*m_problem) : m_problem),
          m_pieces(m_searched->puzzle()), m_cells(*m_searched, m_pieces),
          m_codes(static_cast<std::size_t>(m_pieces.size().cells())), m_setup(settings),
          m_depthCounts(m_codes.size() + 1) {
        m_setup.problem = m_searched.get();
        m_setup.pieces = &m_pieces;
        m_setup.cells = &m_cells;
    }

    void run(SearchContext& context) override;

private:
    static constexpr std::uint64_t kFirstRound = 10'000'000; ///< effort

    /// A round of the workers of this rank.
    struct Round {
        std::uint64_t left = 0; ///< evaluations of the budget
        bool goesOn = true;     ///< the first worker
        bool isWhole = true;    ///< no worker's share of the budget ended it
        LeaderWord leader;
        std::vector<HelperWork> works; ///< by worker of this rank
    };

    [[nodiscard]] bool hire(SearchContext& context, const std::vector<QByteArray>& earlier);
    void takeState(std::size_t member, const QByteArray& state,
                   const std::function<bool()>& goesOn);
    [[nodiscard]] QByteArray stateOf(const RecordWorker& worker) const;
    void keep(const SearchContext& context);
    void publishKept();
    [[nodiscard]] bool advanceAlone(SearchContext& context);
    [[nodiscard]] bool advanceTogether(SearchContext& context);
    void work(SearchContext& context, Round& round);
    void meetLeader(Round& round);
    [[nodiscard]] bool meetAll(SearchContext& context, Round& round);
    [[nodiscard]] bool isLead(std::size_t member) const { return m_begin + member == 0; }
    std::uint64_t lead(SearchContext& context, std::uint64_t evaluations, std::uint64_t effort);
    void publish(SearchContext& context, const RecordDesk& found);
    void publish(SearchContext& context, const WorkerWord& found);
    void report(const SearchContext& context, SearchReport& report);

    [[nodiscard]] static bool isWide(const EdgeProblem& problem) {
        return problem.puzzle().width() > problem.puzzle().height();
    }
    void turnBackTo(std::span<std::uint16_t> codes) const;

    std::shared_ptr<const EdgeProblem> m_problem;
    /// Shorter rows leave fewer open joints: a wide board is searched rotated.
    bool m_turned;
    std::shared_ptr<const EdgeProblem> m_searched;
    CompiledPuzzle m_pieces;
    MovableCells m_cells;
    std::vector<std::uint16_t> m_codes; ///< the board to publish
    RecordSetup m_setup;
    /// The first works on the search's own thread, and only that thread publishes.
    std::vector<std::unique_ptr<RecordWorker>> m_workers;
    std::vector<int> m_toldScores; ///< to other ranks, by worker
    std::size_t m_begin = 0;       ///< the number of the first worker among those of all ranks
    std::size_t m_all = 1;         ///< workers of all ranks
    std::optional<RankTalk> m_talk;
    std::optional<Crew> m_crew;
    int m_best = -1;                  ///< the score of what was published
    SearchCheckpoint m_kept;          ///< after the last whole round
    std::vector<QByteArray> m_states; ///< of the workers of this rank then
    std::uint64_t m_round = kFirstRound; ///< effort of each worker until the next meeting
    RecordFigures m_told;                     ///< of the first worker, from lead()
    std::vector<std::uint64_t> m_depthCounts; ///< placements, by the depth at which they ended
    EngineLog m_log;
    GainForecast m_tries; ///< of all workers, after the last meeting
};

} // namespace tessera::record
