// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/solvers/record/BeamSearch.h"
#include "core/edges/solvers/record/GainForecast.h"
#include "core/edges/solvers/record/RecordEngines.h"

#include <memory>
#include <optional>
#include <vector>

namespace tessera::record {

/// The puzzle rotated by some quarters, and a beam that fills it from its top.
class TurnedBeam {
public:
    /// Not rotated. All must outlive it.
    TurnedBeam(const RecordSetup& setup, const BreakTables& tables);
    /// Rotated by one turn more than another, which must outlive it. @param quarters of that turn
    TurnedBeam(const TurnedBeam& before, int quarters);

    [[nodiscard]] BeamSearch& search() { return *m_search; }
    [[nodiscard]] const BeamSearch& search() const { return *m_search; }
    /// Gets an empty beam. @param crew must outlive it
    void begin(Crew& crew) { m_search.emplace(*m_problem, *m_pieces, *m_looks, crew); }
    /// Frees the memory of the beam.
    void end() { m_search.reset(); }
    /// A board of the beam, as it is without rotation.
    void copyTo(std::span<std::uint16_t> codes, std::size_t board);

private:
    const EdgeProblem* m_first;
    const EdgeProblem* m_problem;
    const CompiledPuzzle* m_pieces;
    /// From m_first on, one quarter after the other.
    std::vector<std::shared_ptr<const EdgeProblem>> m_turned;
    std::unique_ptr<const CompiledPuzzle> m_ownPieces;
    std::unique_ptr<const BreakTables> m_ownTables;
    std::shared_ptr<const BeamLooks> m_looks;
    std::optional<BeamSearch> m_search;
};

/// Beam search, wider each time: a good board soon and a better one later. The best of its many
/// final boards are improved by exchanging pieces, which a beam cannot foresee. With fixed pieces
/// it matters a lot where a beam begins. So narrow beams try all sides, and wide ones begin at the
/// side that was best.
class Beam final : public Engine {
public:
    Beam(RecordDesk& desk, Polish& polish, const BreakTables& tables);

    std::uint64_t advance(std::uint64_t most) override;
    void copyTo(std::span<std::uint16_t> codes) override { turn().copyTo(codes, search().best()); }
    void restart();
    /// Other workers have a better board.
    void learn() { search().allow(mostBreaks()); }

    /// Whether the beam cannot go on and its boards have been improved.
    [[nodiscard]] bool hasEnded() { return search().hasEnded() && m_finals.empty(); }

    /// Whether it has had less than its share of the evaluations, given the others'.
    [[nodiscard]] bool isDue(std::uint64_t others) const {
        return !m_desk.isBacktracked ||
               static_cast<double>(m_work) * (1 - m_share) < static_cast<double>(others) * m_share;
    }
    [[nodiscard]] BeamSearch& search() { return turn().search(); }
    [[nodiscard]] std::size_t width() const { return m_width; }
    [[nodiscard]] std::uint64_t placements() { return m_placed + search().placements(); }
    /// The sum of BeamSearch::effort() since it was made.
    [[nodiscard]] std::uint64_t effort() const { return m_effort; }
    /// Whether it improves its final boards.
    [[nodiscard]] bool isImproving() const { return !m_finals.empty(); }
    [[nodiscard]] bool isAtFullWidth() const { return m_width == m_mostWidth; }
    /// The beams at full width.
    [[nodiscard]] GainForecast& tries() { return m_tries; }

    [[nodiscard]] bool hasOnlyBegun() {
        return search().depth() == 0 && !search().hasEnded() && m_finals.empty();
    }
    /// @pre hasOnlyBegun()
    void save(PacketWriter& packet);
    void load(PacketReader& packet);

private:
    [[nodiscard]] TurnedBeam& turn() { return m_turns[m_turn]; }
    [[nodiscard]] bool triesSides() const { return m_trials.size() > 1 && m_width <= kTrialWidth; }
    [[nodiscard]] int mostBreaks() const { return m_desk.mostUsefulBreaks() + kSlack; }
    void gatherFinals();
    std::uint64_t improveFinals();
    std::uint64_t improveFinal(std::uint64_t most);
    void judge();
    void chooseTurn();
    void switchTo(std::size_t turn);
    void tell(auto& packet, BeamSearch::Settings& settings);

    /// The widest beams that try all sides, and how many of each width do for each.
    static constexpr std::size_t kTrialWidth = 1600;
    static constexpr int kTrials = 3;
    /// Boards with that many more faults may become the best by exchanges of two pieces.
    static constexpr int kSlack = 2;

    Polish& m_polish;
    std::vector<TurnedBeam> m_turns; ///< at least one
    std::vector<int> m_trials;       ///< by side: faults of the best boards of its narrow beams
    std::size_t m_turn = 0;
    int m_trial = 0; ///< of this width
    double m_share;
    std::size_t m_mostWidth;
    std::size_t m_width = 0;
    std::uint64_t m_work = 0; ///< evaluations
    std::uint64_t m_effort = 0;
    std::uint64_t m_begunAt = 0; ///< evaluations before this beam
    SwapDescent m_descent;
    AssignmentPolish m_assignment;
    std::vector<std::size_t> m_finals;  ///< boards to improve, the best last
    std::uint64_t m_finalsWork = 0;     ///< evaluations left for them
    std::vector<std::uint16_t> m_final; ///< the best of them, improved
    int m_finalScore = -1;
    std::uint64_t m_placed = 0; ///< by searches that have ended
    GainForecast m_tries;
};

} // namespace tessera::record
