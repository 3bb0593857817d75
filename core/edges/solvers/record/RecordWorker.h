// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/AssignmentPolish.h"
#include "core/edges/moves/EdgeProblem.h"
#include "core/edges/moves/MovableCells.h"
#include "core/edges/moves/ScoredBoard.h"
#include "core/edges/moves/StartBoard.h"
#include "core/edges/moves/WindowPolish.h"
#include "core/edges/solvers/exact/ExactSearch.h"
#include "core/edges/solvers/record/BeamSearch.h"
#include "core/edges/solvers/record/BreakForecast.h"
#include "core/edges/solvers/record/BreakSearch.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace tessera {

/// What all workers of a search for a record share and none changes.
struct RecordSetup {
    const EdgeProblem* problem = nullptr;
    const CompiledPuzzle* pieces = nullptr;
    const MovableCells* cells = nullptr;
    /// Where BreakTables::isForBeamsOnly(), else each worker has its own.
    std::shared_ptr<BreakTables> tables;
    std::uint64_t restartAfter = 20'000'000; ///< placements
    int sparedColors = 4;                    ///< at most
    std::uint64_t beamWidth = 250'000;       ///< boards, at most
    std::size_t beamBytes = std::size_t{128} << 20U;
    double beamShare = 0.75; ///< of the evaluations
    bool exact = true;       ///< also search for a solution where that promises to end
    SpareCurve spares;
};

/// One thread's search for the highest score. Beam search, wider each time, takes
/// turns with backtracking with scheduled breaks and restarts, the schedule
/// stepped down after each success; every partial board is completed, every good
/// board polished. What it does depends on its seed and
/// on nothing outside, however it is sliced.
class RecordWorker {
public:
    /// What it is doing.
    enum class Engine : std::uint8_t { Breaks, Polish, Exact, Beam, Start };

    /// @pre BreakTables::fits()
    RecordWorker(const RecordSetup& setup, std::uint64_t seed);

    /// Searches for about that many evaluations (placements and pieces tried),
    /// at least one; less after an improvement of its own best.
    /// @return the evaluations done.
    std::uint64_t advance(std::uint64_t evaluations);

    /// Lays what is missing of the first board as it comes, if the search ends before.
    void fillUp();
    /// Empty before the first board is full.
    [[nodiscard]] std::span<const std::uint16_t> best() const { return m_best; }
    [[nodiscard]] int bestScore() const { return m_bestScore; }
    [[nodiscard]] Engine bestBy() const { return m_bestBy; }
    /// Somebody else has reached this score: nothing below it is worth a search.
    void learnScore(int score);

    /// Of all its tree searches.
    [[nodiscard]] std::uint64_t placements() const {
        return m_search.placements() + m_exactPlacements + m_beam.placements();
    }
    [[nodiscard]] std::uint64_t restarts() const { return m_restarts; }
    [[nodiscard]] Engine engine() const;
    [[nodiscard]] int depth() const {
        return engine() == Engine::Beam ? m_beam.depth() : m_search.depth();
    }
    /// The boards of the beam.
    [[nodiscard]] std::size_t beamWidth() const { return m_beamWidth; }
    [[nodiscard]] int breaksAllowed() const { return m_search.schedule().breaks(); }
    /// The score that a board with all the breaks allowed would have.
    [[nodiscard]] int scoreAimedAt() const { return m_total - m_unbreakable - breaksAllowed(); }
    /// The board at hand, full or not, as Placement codes in cell order.
    void copyTo(std::span<std::uint16_t> codes);

private:
    std::uint64_t begin(std::uint64_t most);
    void begun();
    std::uint64_t search(std::uint64_t most);
    std::uint64_t searchExactly(std::uint64_t most);
    std::uint64_t searchBeam();
    std::uint64_t polish();
    void restart();
    void restartBeam();
    void grantExactSearch(std::uint64_t placements);
    [[nodiscard]] bool isBeamDue() const;
    void relax();
    void tighten();
    [[nodiscard]] int mostUsefulBreaks() const;
    [[nodiscard]] int easyBreaks();
    [[nodiscard]] std::vector<std::uint16_t> caps();
    void drawSparedColors();
    void lay(std::span<const std::uint16_t> codes);
    std::uint64_t complete(std::span<const std::uint16_t> codes, Engine by);
    void keepIfBest(Engine by);

    static constexpr int kNoCurve = -1'000'000;

    RecordSetup m_setup;
    Random m_random;
    ScoredBoard m_board;
    AssignmentPolish m_polish;
    WindowPolish m_windows;
    BreakSearch m_search;
    BeamSearch m_beam;
    std::optional<ExactSearch> m_exact;
    std::optional<GreedyStart> m_start; ///< while the first board is being filled
    BreakForecast m_forecast;
    BreakCurve m_curve;
    int m_curveBreaks = kNoCurve;   ///< that m_curve was made for
    std::uint64_t m_newCurveAt = 0; ///< placements

    std::vector<std::uint16_t> m_codes;
    std::vector<std::uint16_t> m_deepest; ///< of this restart
    std::vector<std::uint16_t> m_best;
    int m_bestScore = -1;
    Engine m_bestBy = Engine::Start;
    int m_learnt = -1; ///< the best score that others have reached
    int m_total;
    bool m_backtracks;     ///< whether the board is small enough for scheduled breaks
    int m_unbreakable = 0; ///< joints between fixed pieces that do not match
    int m_breaks = 0;      ///< allowed on a full board
    bool m_succeeded = false;
    std::uint64_t m_failedFor = 0; ///< placements since the last success
    int m_finishFrom = 0;          ///< boards this full are completed at once
    bool m_outright = false;
    std::uint64_t m_exactPlacements = 0;
    std::uint64_t m_exactLeft = 0; ///< placements of the exact search before the next restart
    std::uint64_t m_restartAt = 0;
    std::uint64_t m_copyAt = 0; ///< placements before the deepest board is copied again
    std::uint64_t m_limit;
    std::uint64_t m_restarts = 0;
    std::size_t m_beamWidth = 0;
    std::uint64_t m_beamWork = 0; ///< evaluations
    bool m_beamsTurn = true;
    int m_polishLeft = 0;         ///< rounds
    std::uint64_t m_polished = 0; ///< evaluations spent on polishing
};

} // namespace tessera
