// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/MovableCells.h"
#include "core/edges/moves/ScoredBoard.h"
#include "core/edges/solvers/local/MetropolisWalk.h"
#include "core/search/SearchContext.h"
#include "core/search/Solver.h"

#include <QCoreApplication>

#include <array>
#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

namespace tessera {

/// Which improving move of a neighbourhood to make.
enum class Improvement : std::uint8_t { First, Best };

/// The parameter "improvement" of the methods with a descent: see ParameterValues::option().
[[nodiscard]] Parameter improvementParameter(const char* source);

/// Descends to a local optimum of swaps and rotations. A cell without an improving move is not
/// checked again until it or a neighbour changes. So boards may only change by set() and make(), or
/// recheckAll() must follow.
class Descent {
public:
    /// Both must outlive it. The board may still be empty.
    Descent(ScoredBoard& board, const MovableCells& cells, Improvement improvement);

    /// For any change of the board.
    void recheckAll();
    /// For a board that is known to be a local optimum.
    void nothingToCheck();

    void set(const Change& change);
    void make(const PlannedSwap& swap) {
        set(swap.first);
        set(swap.second);
    }

    /// Makes one improving swap of two pieces of a kind, each in its best rotation (N_SC, N_SS and
    /// N_SRC of Coelho et al. 2010). False if there is none, or if the search has to end.
    bool improveBySwap(CellKind kind, SearchContext& context);
    /// Makes one improving rotation (N_R of Coelho et al. 2010).
    bool improveByRotation(SearchContext& context);
    /// Makes one improving move, a swap if there is one.
    bool improve(SearchContext& context);

private:
    /// Positions to check, each at most once.
    struct Agenda {
        std::vector<Position> positions;
        std::vector<std::uint8_t> listed; ///< by position

        void add(Position position);
        void removeAt(std::size_t index);
        void clear();
    };

    void mark(Position position);
    [[nodiscard]] bool scanRow(Position position, CellKind kind, SearchContext& context,
                               PlannedSwap& best);

    ScoredBoard& m_board;
    const MovableCells& m_cells;
    Improvement m_improvement;
    std::vector<std::uint8_t> m_kinds; ///< CellKind by position, kCellKinds if not movable
    std::vector<std::uint8_t> m_canTurn;
    std::array<Agenda, kCellKinds> m_swaps;
    Agenda m_rotations;
};

/// The local search on boards that another method has made.
enum class PolishKind : std::uint8_t {
    None,
    Descent,   ///< to the local optimum of swaps and rotations
    Annealing, ///< a short cooling, then descent
};

struct PolishSettings {
    Q_DECLARE_TR_FUNCTIONS(Solver)

public:
    PolishKind kind;
    std::uint64_t moves; ///< of a cooling, for each movable cell
    /// Where it starts: 0 at the end of the freezing range, 1 at its start; and where it ends.
    double heat;
    double endHeat;

    /// The default is an annealing with that length and heat. @param meaning of "polish",
    /// untranslated
    [[nodiscard]] static ParameterTable<PolishSettings> table(double length, double from, double to,
                                                              const char* meaning);
};

/// Local search on boards of other methods. Ours: without it the methods of Niang 2010 and
/// Söderlind 2010 do not reach the scores of greedy boards.
class BoardPolisher {
public:
    /// Both must outlive it. @pre a move is possible
    BoardPolisher(const CompiledPuzzle& pieces, const MovableCells& cells,
                  const PolishSettings& settings);

    /// Improves a full board, by position, in place; ends early if the search has to end.
    void polish(std::span<Placement> placements, int& score, SearchContext& context);

    /// What it knows from earlier boards, for a PacketWriter or PacketReader.
    static void tell(auto& packet, auto& self) {
        LossStatistics::tell(packet, self.m_losses);
        packet(self.m_range.start, self.m_range.end, self.m_measured);
        if constexpr (std::remove_reference_t<decltype(packet)>::kReads)
            packet.require(self.m_range.end > 0 && self.m_range.start >= self.m_range.end &&
                           self.m_range.start < 1e6);
    }

private:
    /// The board to improve.
    struct Target {
        std::span<Placement> placements;
        int& score;
    };

    void load(const Target& target);
    void keepIfBetter(const Target& target) const;
    void descend(const Target& target, SearchContext& context);
    void anneal(const Target& target, SearchContext& context);
    [[nodiscard]] bool calibrate(const Target& target, SearchContext& context);
    [[nodiscard]] bool walk(const Target& target, std::uint64_t moves, SearchContext& context);

    const MovableCells& m_cells;
    PolishSettings m_settings;
    ScoredBoard m_board;
    Descent m_descent;
    MetropolisWalk m_walk;
    LossStatistics m_losses;
    TemperatureRange m_range;
    int m_measured = 0; ///< boards
};

} // namespace tessera
