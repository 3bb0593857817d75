// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/EdgeProblem.h"
#include "core/edges/solvers/record/EngineLog.h"
#include "core/edges/solvers/record/RecordLaps.h"
#include "core/search/Crew.h"
#include "core/search/Islands.h"
#include "core/search/RankTalk.h"
#include "core/search/SearchContext.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace tessera::record {

/// How the first worker's lap ended.
struct LeaderWord {
    bool isReached = false; ///< the score that ends the search
    std::uint64_t effort = 0;

    static void tell(auto& packet, auto& word) { packet(word.isReached, word.effort); }
};

/// The search: workers on the threads of all ranks, which meet after each lap. What one learns
/// there counts for the others some laps later, so none has to wait for a slower one.
class RecordSearch final : public IslandSolver {
public:
    using Settings = RecordSetup;
    static constexpr std::uint64_t kLongestLap = 500'000'000; ///< effort: about half a second

    RecordSearch(const std::shared_ptr<const Problem>& problem, const Settings& settings)
        : m_problem(asEdgeProblem(problem)), m_turned(isWide(*m_problem)),
          m_searched(m_turned ? turnedProblem(*m_problem) : m_problem),
          m_pieces(m_searched->puzzle()), m_cells(*m_searched, m_pieces),
          m_codes(static_cast<std::size_t>(m_pieces.size().cells())), m_setup(settings),
          m_learnt(kAhead + 1, -1), m_depthCounts(m_codes.size() + 1) {
        m_setup.problem = m_searched.get();
        m_setup.pieces = &m_pieces;
        m_setup.cells = &m_cells;
    }

    void run(SearchContext& context) override;

private:
    /// A worker may be that many laps ahead of another.
    static constexpr std::size_t kAhead = 8;
    static constexpr std::uint64_t kFirstLap = 10'000'000; ///< effort

    /// The laps of the workers of this rank from one meeting to the next.
    struct Round {
        std::uint64_t left = kUnlimited; ///< evaluations of the budget
        bool isWhole = true;             ///< no worker's share of the budget ended it
        LeaderWord leader;
        std::vector<Lap> laps; ///< by worker, when all have ended
    };

    [[nodiscard]] bool hire(SearchContext& context, const std::vector<QByteArray>& earlier);
    [[nodiscard]] static std::size_t memoryOf(const QByteArray& state);
    void takeState(std::size_t member, const QByteArray& state,
                   const std::function<bool()>& goesOn);
    [[nodiscard]] QByteArray stateOf(const RecordWorker::Story& story) const;
    void keep(const SearchContext& context, std::span<const Lap> laps = {});
    void publishKept();
    [[nodiscard]] bool advanceAlone(SearchContext& context);
    [[nodiscard]] bool advanceTogether(SearchContext& context);
    void work(SearchContext& context, Round& round);
    void lead(SearchContext& context, Round& round);
    void step(std::size_t member, std::uint64_t share);
    [[nodiscard]] bool goAhead(std::size_t member);
    [[nodiscard]] std::vector<QByteArray> meet(SearchContext& context, Round& round);
    void measurePace();
    [[nodiscard]] QByteArray wordsOf(Round& round);
    [[nodiscard]] bool hearAll(SearchContext& context, Round& round,
                               const std::vector<QByteArray>& all);
    void hearRest(SearchContext& context);
    [[nodiscard]] bool isLead(std::size_t member) const { return m_begin + member == 0; }
    [[nodiscard]] RecordWorker& firstWorker() const { return m_runners.front()->worker(); }
    std::uint64_t account(SearchContext& context, const RecordFigures& now);
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
    std::vector<std::unique_ptr<Runner>> m_runners;
    std::size_t m_begin = 0; ///< the number of the first worker among those of all ranks
    std::size_t m_all = 1;   ///< workers of all ranks
    std::optional<RankTalk> m_talk;
    std::optional<Crew> m_crew;
    int m_best = -1;                  ///< the score of what was published
    SearchCheckpoint m_kept;          ///< after the last whole round
    std::vector<QByteArray> m_states; ///< of the workers of this rank then
    std::uint64_t m_lap = kFirstLap;  ///< effort of the lap until the next meeting
    std::vector<int> m_learnt;        ///< best scores after the last meetings, for the laps to come
    std::uint64_t m_meetings = 0;
    double m_pace = 0;             ///< evaluations a second of this rank, see measurePace()
    std::uint64_t m_pacedWork = 0; ///< evaluations then
    std::chrono::steady_clock::time_point m_pacedAt{};
    bool m_goesAhead = false;                 ///< the budget suffices for laps of any length
    RecordFigures m_told;                     ///< of the first worker, from account()
    std::vector<std::uint64_t> m_depthCounts; ///< placements, by the depth at which they ended
    EngineLog m_log;
    GainForecast m_tries; ///< of all workers, after the last meeting
};

} // namespace tessera::record
