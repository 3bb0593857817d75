// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/EdgeProblem.h"
#include "core/edges/moves/ScoredBoard.h"
#include "core/support/Random.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace tessera {

/// The positions that moves may change, by kind: exchanges keep to one kind. Fixed cells are not
/// included.
class MovableCells {
public:
    MovableCells(const EdgeProblem& problem, const CompiledPuzzle& pieces);

    /// All movable positions, kind after kind, in cell order within a kind.
    [[nodiscard]] std::span<const Position> all() const { return m_positions; }
    [[nodiscard]] std::span<const Position> ofKind(CellKind kind) const;
    /// The positions on which more than one rotation respects the frame.
    [[nodiscard]] std::span<const Position> rotatable() const { return m_rotatable; }
    /// Whether there are two positions whose pieces could be exchanged.
    [[nodiscard]] bool canSwap() const { return !m_swappable.empty(); }

    /// Two different positions of one kind. The first is uniform among all that have a partner, the
    /// second uniform among its partners. One draw of the generator serves both. @pre canSwap()
    [[nodiscard]] std::pair<Position, Position> drawPair(Random& random) const {
        const std::uint64_t bits = random.bits();
        const Swappable& first =
            m_swappable[asIndex(scaled(bits & 0xffffffffU, m_swappable.size()))];
        std::uint64_t second = scaled(bits >> 32U, first.partners);
        second += second >= first.indexInKind ? 1 : 0;
        return {first.position, m_positions[asIndex(first.kindBegin + second)]};
    }
    /// Two different positions of that kind. @pre there are two.
    [[nodiscard]] std::pair<Position, Position> drawPair(CellKind kind, Random& random) const {
        const std::span<const Position> positions = ofKind(kind);
        const std::uint64_t bits = random.bits();
        const std::uint64_t first = scaled(bits & 0xffffffffU, positions.size());
        std::uint64_t second = scaled(bits >> 32U, positions.size() - 1);
        second += second >= first ? 1 : 0;
        return {positions[asIndex(first)], positions[asIndex(second)]};
    }
    /// One of rotatable(). @pre there is one.
    [[nodiscard]] Position drawRotatable(Random& random) const {
        return m_rotatable[asIndex(scaled(random.bits() >> 32U, m_rotatable.size()))];
    }

private:
    struct Swappable {
        Position position;
        std::uint32_t kindBegin; ///< of its kind in m_positions
        std::uint32_t indexInKind;
        std::uint32_t partners; ///< size of its kind − 1
    };

    /// Maps 32 random bits to [0, bound) (Lemire 2019); the bias is below bound/2³², negligible for
    /// boards.
    [[nodiscard]] static std::uint64_t scaled(std::uint64_t bits32, std::uint64_t bound) {
        return (bits32 * bound) >> 32U;
    }

    std::vector<Position> m_positions;
    std::vector<Position> m_rotatable;
    std::vector<Swappable> m_swappable;
    std::array<std::pair<std::size_t, std::size_t>, kCellKinds> m_ranges{};
};

/// The number of joints of each position, by position.
[[nodiscard]] std::vector<std::uint8_t> jointCounts(const ScoredBoard& board);

/// The worst of a few positions drawn from @p positions (not empty): it lacks a match unless such
/// positions are rare.
[[nodiscard]] Position drawFaulty(const ScoredBoard& board, std::span<const std::uint8_t> joints,
                                  std::span<const Position> positions, Random& random);

/// The watched positions that lack a match, kept up to date move by move.
class FaultyCells {
public:
    /// @param watched the positions that may be listed. The board must outlive it.
    FaultyCells(const ScoredBoard& board, std::span<const Position> watched);

    /// In no particular order.
    [[nodiscard]] std::span<const Position> positions() const { return m_positions; }

    void recheckAll();
    /// Call it when a placement on a position has changed.
    void changed(Position position) {
        recheck(position);
        for (const Side side : kSides)
            recheck(m_board.grid().neighbour(position, side));
    }

private:
    static constexpr std::uint32_t kNotListed = ~0U;

    void recheck(Position position) {
        const bool faulty = m_board.matches(position) < m_joints[position];
        if (faulty != (m_places[position] != kNotListed))
            faulty ? add(position) : remove(position);
    }
    void add(Position position);
    void remove(Position position);

    const ScoredBoard& m_board;
    std::vector<std::uint8_t> m_joints; ///< by position; 0 if it is not watched
    std::vector<Position> m_positions;
    std::vector<std::uint32_t> m_places; ///< by position: its index in the list
};

/// Draws every pair of the chosen kinds with equal probability: the homogeneous pairs of Wang &
/// Chiang 2010, 2.3.1.
class PairSampler {
public:
    PairSampler(const MovableCells& cells, std::initializer_list<CellKind> kinds) {
        for (const CellKind kind : kinds) {
            const std::uint64_t count = cells.ofKind(kind).size();
            if (count < 2)
                continue;
            m_pairs += count * (count - 1) / 2;
            m_kinds.push_back({kind, m_pairs});
        }
        m_cells = &cells;
    }
    explicit PairSampler(const MovableCells& cells)
        : PairSampler(cells, {CellKind::Inner, CellKind::Side, CellKind::Corner, CellKind::Strip,
                              CellKind::End, CellKind::Single}) {}

    /// The number of pairs; below 2²⁷ on the largest board.
    [[nodiscard]] std::uint64_t pairs() const { return m_pairs; }

    /// @pre pairs() is not 0
    [[nodiscard]] std::pair<Position, Position> draw(Random& random) const {
        const std::uint64_t pair = ((random.bits() >> 32U) * m_pairs) >> 32U;
        std::size_t kind = 0;
        while (pair >= m_kinds[kind].upTo)
            ++kind;
        return m_cells->drawPair(m_kinds[kind].kind, random);
    }

    /// Calls visit(a, b) for every pair until it returns false.
    template <typename Visit>
    void forEach(Visit&& visit) const {
        for (const auto& [kind, upTo] : m_kinds) {
            const std::span<const Position> positions = m_cells->ofKind(kind);
            for (std::size_t i = 0; i < positions.size(); ++i) {
                for (std::size_t j = i + 1; j < positions.size(); ++j) {
                    if (!visit(positions[i], positions[j]))
                        return;
                }
            }
        }
    }

private:
    struct Share {
        CellKind kind;
        std::uint64_t upTo; ///< pairs of this kind and of those before it
    };
    const MovableCells* m_cells = nullptr;
    std::vector<Share> m_kinds;
    std::uint64_t m_pairs = 0;
};

/// A pair from either sampler, chosen with equal probability (Wang & Chiang 2010, 2.5), or from the
/// only one that has pairs.
/// @pre at least one sampler has a pair
[[nodiscard]] inline std::pair<Position, Position>
drawFromEither(const PairSampler& first, const PairSampler& second, Random& random) {
    const bool fromFirst = second.pairs() == 0 || (first.pairs() > 0 && random.below(2) == 0);
    return (fromFirst ? first : second).draw(random);
}

/// A share as a number of 256; at least 1 unless it is 0.
[[nodiscard]] inline unsigned oddsOf256(double share) {
    return share > 0 ? std::max(1U, static_cast<unsigned>(share * 256.0)) : 0;
}

/// Draws whether a random move is a rotation or a swap, if the board allows both, in steps of
/// 1/256.
class RotationShare {
public:
    RotationShare(double share, const MovableCells& cells) : m_odds(oddsOf256(share)) {
        if (!cells.canSwap())
            m_odds = kMask + 1;
        else if (cells.rotatable().empty())
            m_odds = 0;
    }

    /// Uses the low eight bits.
    [[nodiscard]] bool picksRotation(std::uint64_t bits) const { return (bits & kMask) < m_odds; }
    /// The next sixteen bits, for ScoredBoard::otherRotation().
    [[nodiscard]] static unsigned rotationDraw(std::uint64_t bits) {
        return static_cast<unsigned>(bits >> 8U) & 0xffffU;
    }

private:
    static constexpr unsigned kMask = 255;
    unsigned m_odds;
};

/// Draws promising swaps of inner pieces. The first cell usually lacks a match; the second holds a
/// piece that matches at least two neighbours of the first that are adjacent around it. With 17
/// colours one piece in 18 does. A swap drawn uniformly almost never brings such a piece, and no
/// cold walk accepts it. Draws nothing on boards without inner cells.
///
/// Other code may change the board, but it has to call changed() or recheckAll().
class FittingSwaps {
public:
    /// Both must outlive it.
    FittingSwaps(const ScoredBoard& board, const MovableCells& cells);

    /// For any change of the board. @pre no movable cell is empty
    void recheckAll();
    /// For another placement on a movable position.
    void changed(Position position) {
        m_positionOf[m_board.at(position).piece()] = position;
        m_faulty.changed(position);
    }

    /// Nothing if no piece fits the drawn cell except its own.
    [[nodiscard]] std::optional<std::pair<Position, Position>> draw(Random& random) const {
        const std::uint64_t bits = random.bits();
        const std::span<const Position> from = drawsFaulty(bits) ? m_faulty.positions() : m_inner;
        if (from.empty())
            return std::nullopt;
        const Position position = from[scaled(bits >> 48U, from.size())];
        const unsigned corner = static_cast<unsigned>(bits >> 4U) & 3U;
        const std::size_t key = keyOf(corner, m_board.wanted(position));
        const std::size_t begin = m_begins[key];
        const std::size_t count = m_begins[key + 1] - begin;
        if (count == 0)
            return std::nullopt;
        std::size_t index = scaled((bits >> 16U) & 0xffffU, count);
        if (m_fitting[begin + index] == m_board.at(position).piece()) {
            if (count == 1)
                return std::nullopt;
            index = index + 1 == count ? 0 : index + 1;
        }
        return std::pair{position, m_positionOf[m_fitting[begin + index]]};
    }

private:
    /// 15 times in 16.
    [[nodiscard]] static bool drawsFaulty(std::uint64_t bits) { return (bits & 15U) != 0; }
    [[nodiscard]] static std::size_t scaled(std::uint64_t bits16, std::size_t bound) {
        return asIndex((bits16 * bound) >> 16U);
    }
    /// @param corner the first of the two sides, clockwise.
    [[nodiscard]] std::size_t keyOf(unsigned corner, PackedEdges edges) const {
        const PackedEdges turned = std::rotr(edges, static_cast<int>(8U * corner));
        const std::size_t first = std::min<std::size_t>(turned & 255U, m_none);
        const std::size_t second = std::min<std::size_t>((turned >> 8U) & 255U, m_none);
        return (corner * (m_none + 1) + first) * (m_none + 1) + second;
    }
    void index();

    const ScoredBoard& m_board;
    std::span<const Position> m_inner;
    std::size_t m_none = 0; ///< the key of all edges that no inner piece has
    /// By key, plus one: where its pieces start in m_fitting.
    std::vector<std::uint32_t> m_begins;
    std::vector<PieceIndex> m_fitting;
    std::vector<Position> m_positionOf; ///< by piece
    FaultyCells m_faulty;
};

/// The pieces of each kind that are not on a board, in piece order.
using SparePieces = std::array<std::vector<PieceIndex>, kCellKinds>;
[[nodiscard]] SparePieces sparePieces(const ScoredBoard& board);

/// Clears the board and places only the fixed pieces.
void layFixedPieces(ScoredBoard& board, const EdgeProblem& problem);

/// Fills every empty cell with a random piece of its kind in a random allowed rotation.
void fillRandomly(ScoredBoard& board, const MovableCells& cells, Random& random);

/// The greedy randomised construction of Coelho et al. 2010: random corners; then, along the border
/// and row by row inside, the piece that matches best in its best rotation, ties drawn at random.
/// @return the number of pieces tried.
std::uint64_t fillGreedily(ScoredBoard& board, const MovableCells& cells, Random& random);

/// The same construction in slices of a few cells, for large boards.
class GreedyStart {
public:
    /// Places the corners. The board must outlive it.
    GreedyStart(ScoredBoard& board, const MovableCells& cells, Random& random);

    /// Fills until that many pieces were tried or the board is full. The slices do not change the
    /// result.
    /// @return the pieces tried
    std::uint64_t advance(std::uint64_t evaluations, Random& random);
    [[nodiscard]] bool isFull() const { return m_next == m_way.size(); }

private:
    ScoredBoard& m_board;
    SparePieces m_spare;
    std::vector<Position> m_way; ///< the cells after the corners, in order
    std::size_t m_next = 0;
};

/// Makes the board that a search starts from, of the kind that the problem asks for; a random one
/// for StartKind::Own. From a given board it keeps the pieces that respect the frame.
/// @return the number of pieces tried; 0 unless the start is greedy.
std::uint64_t makeStart(ScoredBoard& board, const EdgeProblem& problem, const MovableCells& cells,
                        StartKind kind, Random& random);

struct BestPiece {
    std::size_t index = 0; ///< among the candidates
    Placement placement;
    int matches = 0;
};
/// The piece among @p candidates that matches best on a position, in its best rotation; ties are
/// drawn at random. @pre @p candidates is not empty
[[nodiscard]] BestPiece bestPieceFor(const ScoredBoard& board, Position position,
                                     std::span<const PieceIndex> candidates, Random& random);

} // namespace tessera
