// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/EdgeProblem.h"
#include "core/edges/moves/MovableCells.h"
#include "core/edges/moves/ScoredBoard.h"
#include "core/edges/solvers/record/BeamLooks.h"
#include "core/edges/solvers/record/BreakSearch.h"
#include "core/edges/solvers/record/BreakTables.h"
#include "core/edges/solvers/record/GainForecast.h"
#include "core/search/Crew.h"
#include "core/support/Random.h"

#include <QByteArray>

#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace tessera {

/// What all workers of a search for a record share, and none changes.
struct RecordSetup {
    const EdgeProblem* problem = nullptr;
    const CompiledPuzzle* pieces = nullptr;
    const MovableCells* cells = nullptr;
    /// Shared if BreakTables::isForBeamsOnly(), otherwise each worker has its own.
    std::shared_ptr<BreakTables> tables;
    std::shared_ptr<const BeamLooks> looks; ///< of these tables, if there are any
    std::uint64_t restartAfter = 0; ///< placements
    int sparedColors = 0;           ///< the maximum
    std::uint64_t beamWidth = 0;    ///< boards, the maximum
    std::size_t beamBytes = 0;      ///< for the boards of a beam; 0: a share of the free memory
    double beamShare = 0; ///< share of the evaluations
    bool sharesBeam = false;     ///< all threads of a process fill one beam
    std::size_t beamThreads = 1; ///< that fill a beam
    bool exact = true;    ///< also search for a solution if that is expected to end
    SpareCurve spares;
};

/// The activity of a worker: whose turn it is.
enum class RecordPhase : std::uint8_t { Start, Polish, Exact, Beam, Breaks };

/// Evaluations by RecordPhase.
using RecordWork = std::array<std::uint64_t, 5>;

[[nodiscard]] std::uint64_t evaluationsOf(const RecordWork& work);
/// How much more the first is.
[[nodiscard]] RecordWork differenceOf(const RecordWork& more, const RecordWork& less);

/// What the engines of one worker share.
struct RecordDesk {
    RecordDesk(const RecordSetup& given, std::uint64_t seed);

    /// Keeps the board as the best one if it is better.
    void keepIfBest(RecordPhase by);
    /// With more breaks a board would not be better than the best.
    [[nodiscard]] int mostUsefulBreaks() const;

    RecordSetup setup;
    Random random;
    ScoredBoard board;                ///< being filled or polished
    std::vector<std::uint16_t> codes; ///< of a board to complete
    std::vector<std::uint16_t> best;  ///< empty before the first board is full
    int bestScore = -1;
    RecordPhase bestBy = RecordPhase::Start;
    int learnt = -1;            ///< the best score of other workers
    int reachable;              ///< the full score without joints between fixed pieces that do not
                                ///< match
    bool isBacktracked;         ///< the board is small enough for scheduled breaks
    std::uint64_t searched = 0; ///< evaluations of beams and breaks
    Crew crew;                  ///< for beams
    ProcessorTime help;         ///< that its other threads have got
};

/// The figures of a worker to report at one moment.
struct RecordFigures {
    std::uint64_t placements = 0; ///< of all its tree searches
    std::uint64_t restarts = 0;
    RecordPhase phase = RecordPhase::Start;
    int depth = 0;
    std::size_t beamWidth = 0; ///< boards
    int breaksAllowed = 0;
    int scoreAimedAt = 0;     ///< of a board with all allowed breaks
    RecordWork work{};        ///< since the worker was made
    std::uint64_t effort = 0; ///< see RecordWorker::effort()
};

/// One thread's search for the highest score, in turns by beams and scheduled breaks. It depends
/// only on its seed, however it is sliced.
class RecordWorker {
public:
    static constexpr std::uint64_t kLeastEffort = 4;

    RecordWorker(const RecordSetup& setup, std::uint64_t seed);
    ~RecordWorker();

    /// Searches for about that many evaluations (placements and pieces tried), at least one, and
    /// not after effort() has reached @p effort; fewer after an improvement of its own best.
    /// @return the evaluations done.
    std::uint64_t advance(std::uint64_t evaluations,
                          std::uint64_t effort = std::numeric_limits<std::uint64_t>::max());

    /// If the search ends before the first board is full, fills it without comparing pieces.
    void fillUp();
    /// Another worker has reached this score: a lower one is not worth searching for.
    void learnScore(int score);
    /// What another worker with the same seed needs to get to the same point: the state when a beam
    /// began, because that is small, and what happened since.
    struct Story {
        QByteArray base;               ///< empty for the beginning
        std::uint64_t baseAt = 0;      ///< evaluations before it
        std::uint64_t evaluations = 0; ///< in all
        /// By call of learnScore() since then: the evaluations before it, and the score.
        std::vector<std::uint64_t> learntAt;
        std::vector<std::int32_t> learnt;

        static void tell(auto& packet, auto& story) {
            packet(story.base, story.baseAt, story.evaluations, story.learntAt, story.learnt);
        }
    };
    /// From now on it has a story().
    void keepStory() { m_keepsStory = true; }
    [[nodiscard]] const Story& story() const { return m_story; }
    /// Repeats a story; that takes as long as its last part took. Call it first.
    /// @param goesOn asked from time to time @return false if that said no, and the worker is of no
    /// further use @throws UserError if the story is of another search
    bool repeat(Story story, const std::function<bool()>& goesOn);

    /// The best board so far.
    [[nodiscard]] const RecordDesk& desk() const { return m_desk; }
    [[nodiscard]] RecordFigures figures() const;
    /// The expected time of all its work since it was made, in about nanoseconds. It follows from
    /// what was searched, and so is the same on every machine. An evaluation takes kLeastEffort or
    /// more.
    [[nodiscard]] std::uint64_t effort() const { return m_effort; }
    /// Its beams at full width.
    [[nodiscard]] const GainForecast& tries() const;
    /// The time that helping threads have got since the last call.
    [[nodiscard]] ProcessorTime takeHelp() { return std::exchange(m_desk.help, {}); }
    /// The current board, full or not, as Placement codes in cell order.
    void copyTo(std::span<std::uint16_t> codes);

private:
    struct Engines;

    /// @return whether an engine restarts
    bool nextPhase();
    void saveBase();
    void loadBase(const QByteArray& base);
    static void tellDesk(auto& packet, auto& self);

    RecordDesk m_desk;
    std::unique_ptr<Engines> m_engines;
    RecordWork m_work{};
    std::uint64_t m_effort = 0;
    Story m_story;
    bool m_keepsStory = false;
    std::uint64_t m_limit; ///< placements until the next restart; doubles each time
    RecordPhase m_phase = RecordPhase::Start;
    RecordPhase m_turn = RecordPhase::Beam; ///< the engine that searches when there is nothing to
                                            ///< polish
};

} // namespace tessera
