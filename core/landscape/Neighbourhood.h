// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/MovableCells.h"
#include "core/edges/moves/ScoredBoard.h"
#include "core/support/Random.h"

#include <QStringList>

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

namespace tessera {

/// Returns whether the work should end early.
using StopAsked = std::function<bool()>;

/// The moves whose landscape is measured.
enum class NeighbourhoodKind : std::uint8_t {
    Swap,         ///< exchanges two pieces of a kind, which keep their rotations if they can
    BestSwap,     ///< the same, each in its best rotation (N_SRC of Coelho et al. 2010)
    Rotation,     ///< rotates one piece
    SwapRotation, ///< Swap and Rotation together
};

/// As in --neighbourhood, in the order of NeighbourhoodKind.
[[nodiscard]] inline QStringList neighbourhoodWords() {
    return {QStringLiteral("swap"), QStringLiteral("best-swap"), QStringLiteral("rotation"),
            QStringLiteral("swap-rotation")};
}

/// A board one move away.
struct NeighbourMove {
    std::array<Change, 2> changes{};
    std::size_t count = 0; ///< of changes
    int delta = 0;         ///< of the score
};

/// All moves of one kind from a full board.
class BoardNeighbourhood {
public:
    /// Both must outlive it. @p board is full; its pieces may move later
    BoardNeighbourhood(const ScoredBoard& board, const MovableCells& cells, NeighbourhoodKind kind);

    /// The number of moves, the same on every board.
    [[nodiscard]] std::uint64_t size() const { return m_pairs + m_turns.size(); }
    /// Each with equal probability. @pre size() is not 0
    [[nodiscard]] NeighbourMove draw(const ScoredBoard& board, Random& random) const;
    /// Calls visit(move) for every move, always in the same order. @p stop leaves out further
    /// swaps, of which large boards have millions.
    template <typename Visit>
    void forEach(const ScoredBoard& board, Visit&& visit, const StopAsked& stop = {}) const {
        if (m_pairs > 0) {
            std::uint32_t count = 0;
            m_sampler.forEach([&](Position a, Position b) {
                visit(swap(board, a, b));
                return ++count % kSwapsPerAsking != 0 || !stop || !stop();
            });
        }
        for (const Turn& turn : m_turns)
            visit(rotation(board, turn));
    }

private:
    static constexpr std::uint32_t kSwapsPerAsking = 1024;

    struct Turn {
        Position position;
        unsigned draw; ///< for ScoredBoard::otherRotation()
    };

    [[nodiscard]] NeighbourMove swap(const ScoredBoard& board, Position a, Position b) const;
    [[nodiscard]] static NeighbourMove rotation(const ScoredBoard& board, const Turn& turn);

    NeighbourhoodKind m_kind;
    PairSampler m_sampler;
    std::uint64_t m_pairs = 0;
    std::vector<Turn> m_turns;
};

inline void make(ScoredBoard& board, const NeighbourMove& move) {
    for (std::size_t i = 0; i < move.count; ++i)
        board.set(move.changes[i]);
}

/// Goes to the best neighbour, the first of equal ones, until none is better or @p stop.
/// @return the number of steps
int climb(ScoredBoard& board, const BoardNeighbourhood& neighbourhood, const StopAsked& stop = {});

} // namespace tessera
