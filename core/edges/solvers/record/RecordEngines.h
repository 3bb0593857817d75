// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/MovableCells.h"
#include "core/edges/moves/Polish.h"
#include "core/edges/puzzle/Counting.h"
#include "core/edges/solvers/exact/ExactSearch.h"
#include "core/edges/solvers/record/BreakForecast.h"
#include "core/edges/solvers/record/RecordWorker.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace tessera::record {

/// One way of searching for better boards.
class Engine {
public:
    explicit Engine(RecordDesk& desk) : m_desk(desk) {}
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;
    virtual ~Engine() = default;

    /// Continues for about that many evaluations at most. @return the evaluations done.
    virtual std::uint64_t advance(std::uint64_t most) = 0;
    /// The current board, full or not, as Placement codes in cell order.
    virtual void copyTo(std::span<std::uint16_t> codes) { m_desk.board.copyTo(codes); }

protected:
    RecordDesk& m_desk;
};

/// Makes a first board immediately.
class FirstBoard final : public Engine {
public:
    using Engine::Engine;

    std::uint64_t advance(std::uint64_t most) override {
        const RecordSetup& setup = m_desk.setup;
        std::uint64_t tried = 0;
        if (setup.problem->startKind() == StartKind::Board) {
            makeStart(m_desk.board, *setup.problem, *setup.cells, StartKind::Board, m_desk.random);
        } else {
            if (!m_start) {
                layFixedPieces(m_desk.board, *setup.problem);
                m_start.emplace(m_desk.board, *setup.cells, m_desk.random);
            }
            tried = m_start->advance(most, m_desk.random);
        }
        if (!m_start || m_start->isFull())
            m_desk.keepIfBest(RecordPhase::Start);
        return std::max<std::uint64_t>(1, tried);
    }

    /// Fills the remaining cells without comparing pieces.
    void fillUp() {
        if (!m_start)
            layFixedPieces(m_desk.board, *m_desk.setup.problem);
        fillRandomly(m_desk.board, *m_desk.setup.cells, m_desk.random);
        m_desk.keepIfBest(RecordPhase::Start);
    }

private:
    std::optional<GreedyStart> m_start;
};

/// Completes partial boards and polishes full ones by assignment.
class Polish final : public Engine {
public:
    explicit Polish(RecordDesk& desk)
        : Engine(desk), m_pieces(desk.board, *desk.setup.cells, kMostLifted),
          m_windows(desk.board, *desk.setup.cells, kWindow) {}

    /// Fills the empty cells of a board and polishes it for some rounds. @return the pieces tried.
    std::uint64_t complete(std::span<const std::uint16_t> codes, RecordPhase by) {
        m_desk.board.assign(codes);
        const bool full = std::ranges::find(codes, Placement::kEmptyCode) == codes.end();
        const std::uint64_t tried =
            full ? 0 : fillGreedily(m_desk.board, *m_desk.setup.cells, m_desk.random);
        m_desk.keepIfBest(by);
        const std::uint64_t earned = m_desk.searched / kShare;
        const std::uint64_t rounds = earned > m_tried ? (earned - m_tried) / kRoundCost : 0;
        const std::uint64_t most = full || by == RecordPhase::Beam ? kFull : kPartial;
        m_rounds = static_cast<int>(std::min(rounds, most));
        return tried;
    }

    std::uint64_t advance(std::uint64_t /*most*/) override {
        --m_rounds;
        const std::uint64_t tried = m_rounds % kWindowEvery == 0 ? m_windows.improve(m_desk.random)
                                                                 : m_pieces.improve(m_desk.random);
        m_tried += tried;
        m_desk.keepIfBest(RecordPhase::Polish);
        return tried;
    }

    [[nodiscard]] bool isDue() const { return m_rounds > 0; }

    /// Its state, for a PacketWriter or PacketReader.
    static void tell(auto& packet, auto& self) { packet(self.m_rounds, self.m_tried); }

private:
    static constexpr int kMostLifted = 32;
    static constexpr int kWindow = 12;      ///< cells
    static constexpr int kWindowEvery = 16; ///< rounds, one re-solves a window
    static constexpr int kPartial = 20;     ///< the most rounds for a board that was completed
    static constexpr int kFull = 200;
    static constexpr std::uint64_t kShare = 16; ///< share of the work, so that it never delays the
                                                ///< other engines
    static constexpr std::uint64_t kRoundCost = kMostLifted * kMostLifted;

    AssignmentPolish m_pieces;
    WindowPolish m_windows;
    int m_rounds = kPartial; ///< left
    std::uint64_t m_tried = 0;
};

/// Searches for a solution if everything can match and the tree is small.
class Exact final : public Engine {
public:
    /// @param tree the expected number of nodes
    Exact(RecordDesk& desk, double tree) : Engine(desk), m_outright(tree < kOutrightTree) {
        if (desk.reachable == desk.setup.problem->total() && desk.setup.exact && tree < kTree)
            m_search.emplace(*desk.setup.problem, *desk.setup.pieces, &desk.random,
                             ExactOptions{.skipsTurned = true});
    }

    std::uint64_t advance(std::uint64_t most) override {
        const std::uint64_t before = m_search->placements();
        const ExactSearch::Event event = m_search->advance(std::min(most, m_left));
        const std::uint64_t done = m_search->placements() - before;
        m_left -= done;
        m_placements += done;
        m_depth = m_search->depth();
        if (event == ExactSearch::Event::Solution) {
            m_search->copyTo(m_desk.codes);
            m_desk.board.assign(m_desk.codes);
            m_desk.keepIfBest(RecordPhase::Exact);
        }
        if (event == ExactSearch::Event::Solution || event == ExactSearch::Event::Exhausted) {
            m_search.reset();
            m_left = 0;
        }
        return std::max<std::uint64_t>(1, done);
    }

    void copyTo(std::span<std::uint16_t> codes) override { m_search->copyTo(codes); }

    /// A growing share; if the whole tree can be searched, everything, once the other engines have
    /// made their first placements. @param placed by them
    void grant(std::uint64_t share, std::uint64_t placed) {
        if (m_search)
            m_left = m_outright && placed > kBefore ? kEver : kMore * share;
    }

    [[nodiscard]] bool isDue() const { return m_left > 0; }
    [[nodiscard]] std::uint64_t placements() const { return m_placements; }
    /// The number of cells that were filled last.
    [[nodiscard]] int depth() const { return m_depth; }

    void save(PacketWriter& packet) const {
        const ExactSearch::State state = m_search ? m_search->state() : ExactSearch::State();
        packet(m_placements, m_left, m_search.has_value(), state.path, state.next, state.floor);
    }
    void load(PacketReader& packet) {
        bool hasSearch = false;
        ExactSearch::State state;
        packet(m_placements, m_left, hasSearch, state.path, state.next, state.floor);
        packet.require(hasSearch ? m_search.has_value() : m_left == 0);
        if (hasSearch)
            m_search->restore(state);
        else
            m_search.reset();
    }

private:
    static constexpr double kTree = 1e12;        ///< nodes of a tree that is worth a share
    static constexpr double kOutrightTree = 5e9; ///< nodes of a tree that is searched to the end
    static constexpr std::uint64_t kMore = 16; ///< times the share: most of the time
    static constexpr std::uint64_t kBefore = 100'000;
    static constexpr std::uint64_t kEver = std::numeric_limits<std::uint64_t>::max();

    std::optional<ExactSearch> m_search;
    bool m_outright;
    std::uint64_t m_placements = 0;
    std::uint64_t m_left = 0; ///< placements left in this turn
    int m_depth = 0;
};

/// Backtracking with scheduled breaks and restarts; the schedule is tightened after a success.
class Breaks final : public Engine {
public:
    Breaks(RecordDesk& desk, Polish& polish)
        : Engine(desk), m_polish(polish),
          m_search(*desk.setup.problem, *desk.setup.pieces, desk.setup.tables),
          m_forecast(*desk.setup.problem, *desk.setup.pieces),
          m_cells(static_cast<int>(desk.codes.size())), m_deepest(desk.codes.size()),
          m_finishFrom(m_cells) {
        if (desk.isBacktracked)
            m_breaks = easyBreaks();
        // The last pieces almost never have as few mismatches as the search allows.
        if (BreakTables::breaksAnywhere(*desk.setup.problem))
            m_finishFrom -= kLastCells;
    }

    std::uint64_t advance(std::uint64_t most) override {
        const std::uint64_t before = m_search.placements();
        const int bestBefore = m_desk.bestScore;
        const BreakSearch::Event event = m_search.advance(std::min(most, m_restartAt - before));
        const std::uint64_t now = m_search.placements();
        std::uint64_t done = now - before;
        m_desk.searched += done;
        m_failedFor += done;
        if (event == BreakSearch::Event::Full) {
            m_search.copyTo(m_desk.codes);
            done += m_polish.complete(m_desk.codes, RecordPhase::Breaks);
            tighten();
        } else if (event == BreakSearch::Event::Deeper && now >= m_copyAt) {
            m_copyAt = now + kCopyEvery;
            m_search.copyTo(m_deepest);
            if (m_search.depth() >= m_finishFrom)
                done += m_polish.complete(m_deepest, RecordPhase::Breaks);
            if (m_desk.bestScore > bestBefore)
                tighten();
        }
        m_hasEnded = event == BreakSearch::Event::Exhausted || now == m_restartAt;
        if (m_hasEnded && m_search.depth() < m_cells)
            done += m_polish.complete(m_deepest, RecordPhase::Breaks);
        return std::max<std::uint64_t>(1, done);
    }

    void copyTo(std::span<std::uint16_t> codes) override { m_search.copyTo(codes); }

    /// @param limit placements before the next restart
    void restart(std::uint64_t limit) {
        ++m_restarts;
        relax();
        drawSparedColors();
        m_search.tables().shuffle(m_desk.random);
        const std::uint64_t placements = m_search.placements();
        const bool counting = placements < kCounted;
        // The knowledge of the puzzle changes, at first with every restart.
        if (counting && placements >= m_newCurveAt) {
            m_curveBreaks = kNoCurve;
            m_newCurveAt = placements + placements / 4 + kSoon;
        }
        m_search.setCounting(counting);
        m_search.restart(
            {caps(), quotaOf(m_cells, m_search.tables().sparedSides(), m_desk.setup.spares)});
        m_search.copyTo(m_deepest);
        m_copyAt = 0;
        m_restartAt = placements + limit;
    }

    /// After a full board only a better one counts; a much better one if much can be gained.
    void tighten() {
        m_hasSucceeded = true;
        m_failedFor = 0;
        m_breaks = std::max(0, std::min(m_breaks, m_desk.mostUsefulBreaks()) - m_breaks / 32);
        m_search.tighten(caps());
    }

    /// Other workers have a better board.
    void learn() {
        if (m_breaks <= m_desk.mostUsefulBreaks())
            return;
        m_breaks = m_desk.mostUsefulBreaks();
        m_search.tighten(caps());
    }

    [[nodiscard]] bool hasEnded() const { return m_hasEnded; }
    [[nodiscard]] BreakSearch& search() { return m_search; }
    [[nodiscard]] double strictTree() const { return m_forecast.strictTree(); }
    [[nodiscard]] std::uint64_t restarts() const { return m_restarts; }

    void save(PacketWriter& packet) const {
        tellNumbers(packet, *this);
        m_search.tables().saveOrder(packet);
        m_search.save(packet);
        BreakForecast::tell(packet, m_forecast);
    }
    void load(PacketReader& packet) {
        tellNumbers(packet, *this);
        packet.require(m_breaks >= 0 && m_breaks <= m_desk.setup.problem->total() &&
                       m_deepest.size() == asIndex(m_cells));
        m_search.tables().spare(m_spared);
        m_search.tables().loadOrder(packet);
        m_search.load(packet);
        m_forecast.spare(m_spared, m_desk.setup.spares);
        BreakForecast::tell(packet, m_forecast);
    }

private:
    static void tellNumbers(auto& packet, auto& self) {
        packet(self.m_curve.first, self.m_curve.last, self.m_curve.bend, self.m_curveBreaks,
               self.m_newCurveAt, self.m_breaks, self.m_hasSucceeded, self.m_failedFor,
               self.m_deepest, self.m_copyAt, self.m_restartAt, self.m_restarts, self.m_hasEnded,
               self.m_spared);
    }

    static constexpr double kEasyNodes = 1e5;
    static constexpr BreakCurve kEasyCurve{0.55, 1.0, 0.7};
    static constexpr int kLastCells = 8;
    /// Placements; at first almost every piece reaches a new depth.
    static constexpr std::uint64_t kCopyEvery = 64;
    static constexpr std::uint64_t kCounted = 40'000'000;
    static constexpr std::uint64_t kPatience = 10'000'000;
    static constexpr std::uint64_t kSoon = 50'000;
    static constexpr int kNoCurve = -1'000'000;

    /// The number of breaks with which a full board is expected after few placements.
    int easyBreaks() {
        int breaks = 0;
        const double few = std::max(kEasyNodes, 100.0 * m_cells);
        while (breaks < m_desk.setup.problem->total() / 4 &&
               m_forecast.nodesToBoard(capsOf(m_cells, breaks, kEasyCurve)) > few)
            breaks += 1 + breaks / 16;
        return breaks;
    }

    /// For the breaks allowed now. If there are many, one more changes the curve little.
    std::vector<std::uint16_t> caps() {
        if (std::abs(m_breaks - m_curveBreaks) > m_breaks / 32) {
            m_curve = m_forecast.bestCurve(m_breaks);
            m_curveBreaks = m_breaks;
        }
        return capsOf(m_cells, m_breaks, m_curve);
    }

    /// Allows more breaks again if too few were expected.
    void relax() {
        if (m_failedFor < kPatience)
            return;
        m_failedFor = 0;
        if (m_hasSucceeded)
            m_breaks = (m_breaks + m_desk.mostUsefulBreaks() + 1) / 2;
        else
            m_breaks += 1 + m_breaks / 16;
    }

    void drawSparedColors() {
        std::vector<int> patterns;
        const ColorCensus census(m_desk.setup.problem->puzzle());
        for (const auto& [pattern, uses] : census.patterns(false))
            patterns.push_back(pattern);
        m_desk.random.shuffle(std::span<int>(patterns));
        const std::size_t count =
            std::min(static_cast<std::size_t>(m_desk.setup.sparedColors), patterns.size() / 4);
        m_spared.assign(patterns.begin(), patterns.begin() + static_cast<std::ptrdiff_t>(count));
        m_search.tables().spare(m_spared);
        m_forecast.spare(m_spared, m_desk.setup.spares);
        m_forecast.calibrate(m_search.counts());
    }

    Polish& m_polish;
    BreakSearch m_search;
    BreakForecast m_forecast;
    BreakCurve m_curve;
    int m_curveBreaks = kNoCurve;   ///< for which m_curve was made
    std::uint64_t m_newCurveAt = 0; ///< placements
    std::vector<int> m_spared;      ///< patterns
    int m_cells;
    int m_breaks = 0; ///< allowed on a full board
    bool m_hasSucceeded = false;
    std::uint64_t m_failedFor = 0;        ///< placements since the last success
    std::vector<std::uint16_t> m_deepest; ///< of this restart
    std::uint64_t m_copyAt = 0;           ///< placements before the next copy
    int m_finishFrom;                     ///< boards with this many pieces are completed
                                          ///< immediately
    std::uint64_t m_restartAt = 0;        ///< placements
    std::uint64_t m_restarts = 0;
    bool m_hasEnded = false; ///< and has to restart
};

} // namespace tessera::record
