// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/MovableCells.h"
#include "core/edges/moves/ScoredBoard.h"
#include "core/edges/moves/StartBoard.h"

#include <cstdint>
#include <vector>

namespace tessera {

/// What a deadlocked board suffers from, and so which repair it gets (002, 4.9).
enum class Symptom : std::uint8_t {
    None,     ///< it is solved
    Border,   ///< pieces of the border lie inside, or turned the wrong way
    Areas,    ///< few 2×2 areas are bad
    Deadlock, ///< many are
};

/// The three repair heuristics of 002, 4.9. The thesis says what each is for, not how it works:
/// here each lifts the pieces that it is about and lays them again in random order, each cell
/// taking the one that matches best, whatever that does to the score.
class Repair {
public:
    /// Both are those of the puzzle with its frame, for boards without too, and must outlive it.
    Repair(const CompiledPuzzle& pieces, const MovableCells& cells);

    /// Areas if at most this part of them is bad.
    static constexpr int kFewAreas = 4;

    [[nodiscard]] Symptom symptomOf(const ScoredBoard& board) const;

    /// Brings every piece of the border to the border and lays its mismatched pieces again.
    void repairBorder(ScoredBoard& board, Random& random);
    /// Lays the pieces of one bad 2×2 area after the other again. @pre no piece is misplaced
    void repairAreas(ScoredBoard& board, Random& random);
    /// Lays every piece with a mismatched joint anew.
    void repairDeadlock(ScoredBoard& board, Random& random);
    void repair(ScoredBoard& board, Random& random);

private:
    [[nodiscard]] bool isMisplaced(const ScoredBoard& board, Position position) const;
    [[nodiscard]] bool hasMismatch(const ScoredBoard& board, Position position) const;
    void layAnew(ScoredBoard& board, Random& random);
    [[nodiscard]] CellKind kindAt(Position position) const {
        return m_pieces.kindOfCell(m_grid.cell(position));
    }

    const CompiledPuzzle& m_pieces;
    const MovableCells& m_cells;
    PaddedGrid m_grid;
    AreaCounter m_areas;
    ScoredBoard m_framed; ///< knows which rotations the frame allows
    std::vector<std::uint8_t> m_movable;
    std::vector<Position> m_lifted;
    SparePieces m_spare;
    std::vector<Position> m_bad;
};

/// When a population's best are repaired: the selection heuristic of 002, 4.8, which watches each
/// individual, where this watches the best as one; the numbers are ours.
///
/// After as many generations without improvement as the threshold says they are tagged and the
/// threshold is lowered by a percentage; when it is reached again they are repaired. Then, and when
/// they improve, all begins again.
class DeadlockWatch {
public:
    /// @param threshold in generations, at least 1 @param lowering by what share of itself it falls
    DeadlockWatch(int threshold, double lowering)
        : m_fullThreshold(threshold), m_lowering(lowering), m_threshold(threshold) {}

    /// Ends a generation. @return whether its best have to be repaired now.
    [[nodiscard]] bool isDeadlocked(std::int64_t bestFitness);

    [[nodiscard]] bool hasTagged() const { return m_tagged; }
    [[nodiscard]] int threshold() const { return m_threshold; }

private:
    void beginAnew();

    int m_fullThreshold;
    double m_lowering;
    int m_threshold;
    int m_generations = 0; ///< without improvement, since the threshold was last reached
    bool m_tagged = false;
    std::int64_t m_best = -1;
};

} // namespace tessera
