// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/LargeMoves.h"
#include "core/edges/moves/MovableCells.h"
#include "core/edges/moves/ScoredBoard.h"
#include "core/edges/puzzle/Puzzle.h"
#include "core/search/Evolution.h"
#include "core/support/Random.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tessera {

/// The criteria for the fitness of a board (Niang 2010, 4.7).
enum class Constraints : std::uint8_t {
    EdgesAndAreas, ///< joints that match, and 2×2 areas in which all four do
    Edges,         ///< only joints
};

/// How much each constraint counts: w of the penalties (Niang 2010, 4.1). Not both 0.
struct ConstraintWeights {
    int edges = 1;
    int areas = 1;
};

/// Niang's fitness P = 1 − (1/Σw_i)·Σ w_i·bad_i/total_i, over joints or over joints and 2×2 areas.
/// Stored as a whole number, P times scale(), so that comparisons and sums are exact. For a board
/// without areas only its joints count; without joints the fitness is 1.
class FitnessRule {
public:
    /// @param total the full score
    FitnessRule(Constraints constraints, GridSize size, int total, ConstraintWeights weights = {})
        : m_edges(total),
          m_areas(constraints == Constraints::EdgesAndAreas ? (size.width - 1) * (size.height - 1)
                                                            : 0),
          m_weights(weights) {}

    [[nodiscard]] bool countsAreas() const { return m_areas > 0; }
    /// Computed from the matched joints and the bad areas; from 0 to scale().
    [[nodiscard]] std::int64_t fitness(int matched, int badAreas) const {
        const std::int64_t byEdges = m_edges == 0 ? 1 : matched;
        return m_areas == 0 ? byEdges
                            : m_weights.edges * byEdges * m_areas +
                                  m_weights.areas * (m_areas - badAreas) * m_edges;
    }
    [[nodiscard]] std::int64_t scale() const {
        const std::int64_t edges = m_edges == 0 ? 1 : m_edges;
        return m_areas == 0 ? edges : (m_weights.edges + m_weights.areas) * edges * m_areas;
    }
    /// P itself, for display.
    [[nodiscard]] double value(std::int64_t fitness) const {
        return static_cast<double>(fitness) / static_cast<double>(scale());
    }

private:
    std::int64_t m_edges;
    std::int64_t m_areas; ///< 0 if they do not count
    ConstraintWeights m_weights;
};

/// A full board with its score, bad areas and inverse: Niang's five numbers per tile (Niang 2010,
/// 4.3).
class Chromosome {
public:
    explicit Chromosome(const CompiledPuzzle& pieces)
        : m_board(pieces), m_positions(asIndex(pieces.pieceCount())) {}

    [[nodiscard]] const ScoredBoard& board() const { return m_board; }
    [[nodiscard]] Placement at(Position position) const { return m_board.at(position); }
    [[nodiscard]] Position positionOf(PieceIndex piece) const { return m_positions[piece]; }
    /// Matched joints.
    [[nodiscard]] int score() const { return m_board.score(); }
    /// Counted only if lay() and assign() get a counter.
    [[nodiscard]] int badAreas() const { return m_badAreas; }

    /// The memory that a copy takes.
    [[nodiscard]] std::size_t bytes() const {
        return m_board.bytes() + m_positions.size() * sizeof(Position);
    }

    /// Applies changes. Together they have to keep the permutation, but a position may be emptied
    /// first and filled by a later call. @param counter null if areas do not count
    void lay(std::span<const Change> changes, AreaCounter* counter) {
        change(changes, counter, [&] {
            for (const Change& change : changes) {
                m_board.set(change);
                if (!change.placement.isEmpty())
                    m_positions[change.placement.piece()] = change.position;
            }
        });
    }

    /// Runs work that places pieces without counting areas, and counts them once at the end.
    /// @param touched its positions are all that the work changes
    template <typename Work>
    void change(std::span<const Change> touched, AreaCounter* counter, Work work) {
        if (counter == nullptr) {
            work();
        } else if (counter->isCountedAnew(touched.size())) {
            work();
            m_badAreas = counter->badAreas(m_board);
        } else {
            const int before = counter->badAreasAround(m_board, touched);
            work();
            m_badAreas += counter->badAreasAround(m_board, touched) - before;
        }
    }

    /// Copies a full board.
    void assign(const ScoredBoard& board, const AreaCounter* counter) {
        m_board = board;
        const PaddedGrid& grid = board.grid();
        for (int cell = 0; cell < grid.size.cells(); ++cell) {
            const Position position = grid.position(cell);
            m_positions[board.at(position).piece()] = position;
        }
        m_badAreas = counter ? counter->badAreas(m_board) : 0;
    }

private:
    ScoredBoard m_board;
    std::vector<Position> m_positions; ///< by piece
    int m_badAreas = 0;
};

/// The cells that an offspring takes from its second parent (Niang 2010, 4.6).
enum class CrossoverKind : std::uint8_t {
    RegionExchange, ///< those of one random rectangle (Algorithm 7)
    Uniform,        ///< each with probability one half
};

/// How to fill the places whose tiles went elsewhere.
enum class Refill : std::uint8_t {
    Listed, ///< with the remaining tiles in the order of the list (Algorithm 7)
    Best,   ///< with the remaining tile that matches best, in its best rotation
};

/// Makes offspring: a copy of one parent takes the tiles of some cells from the other. If it has
/// such a tile already, that tile's old cell goes to a displaced one. So it stays a permutation,
/// keeps what both parents share (hints above all), and leaves the frame whole.
class Crossover {
public:
    /// All must outlive it.
    Crossover(const CompiledPuzzle& pieces, const MovableCells& cells, CrossoverKind kind,
              Refill refill);

    /// Draws the cells for one pair of parents. Valid until the next call.
    [[nodiscard]] std::span<const Position> drawCells(Random& random);
    /// Makes a copy of one parent take those cells from the other.
    void takeOver(Chromosome& child, const Chromosome& donor, std::span<const Position> taken,
                  AreaCounter* counter, Random& random);

private:
    void drawRegion(Random& random);
    void drawTemplate(Random& random);
    void sortOut(const Chromosome& child, const Chromosome& donor, std::span<const Position> taken);
    void fillInOrder(const ScoredBoard& board);
    void fillWithBest(Chromosome& child, Random& random);
    [[nodiscard]] std::size_t kindAt(Position position) const { return m_kinds[position]; }

    const MovableCells& m_cells;
    CrossoverKind m_kind;
    Refill m_refill;
    PaddedGrid m_grid;
    std::vector<std::uint8_t> m_kinds; ///< CellKind by position

    std::vector<Position> m_taken;
    std::vector<Change> m_changes;
    std::vector<Position> m_holes;
    std::array<std::vector<Placement>, kCellKinds> m_leftOver;
    std::array<std::vector<PieceIndex>, kCellKinds> m_leftOverPieces;
    std::vector<std::uint32_t> m_arriving; ///< by piece: the last call in which it arrived
    std::uint32_t m_call = 0;
};

/// The mutations of Niang 2010, 4.5; inversion of rows and of columns count as one.
enum class MutationKind : std::uint8_t {
    Rotate,     ///< a quarter turn clockwise of one tile
    Swap,       ///< two tiles exchanged
    SwapRotate, ///< two tiles exchanged and rotated clockwise
    RotateRegion,
    SwapRegion,   ///< a region of each half exchanged
    InvertRegion, ///< a region in reverse order
    InvertLine,   ///< a row or a column in reverse order
    Scramble,     ///< all tiles except the upper left one in random order
};

inline constexpr std::size_t kMutations = 8;

/// How often each mutation is used, relative to the others.
using MutationWeights = std::array<double, kMutations>;

/// Mutates chromosomes. Unlike in the thesis, tiles stay within their kind and regions inside, and
/// a forbidden rotation advances to the next allowed one. A puzzle withoutFrame() gives the
/// operators of the thesis.
class Mutation {
public:
    /// All must outlive it.
    Mutation(const CompiledPuzzle& pieces, const MovableCells& cells,
             const MutationWeights& weights);

    /// One of the mutations by weight; nothing if all weights are 0.
    [[nodiscard]] std::optional<MutationKind> draw(Random& random) const;
    /// The changes of a random mutation of that kind; empty if the puzzle allows none. Valid until
    /// the next call.
    [[nodiscard]] std::span<const Change> plan(MutationKind kind, const ScoredBoard& board,
                                               Random& random);

private:
    [[nodiscard]] std::span<const Change> rotate(const ScoredBoard& board, Random& random);
    [[nodiscard]] std::span<const Change> swap(const ScoredBoard& board, int quarters,
                                               Random& random);
    [[nodiscard]] std::span<const Change> onRegions(MutationKind kind, const ScoredBoard& board,
                                                    Random& random);

    PaddedGrid m_grid;
    const MovableCells& m_cells;
    RegionMoves m_regions;
    std::array<double, kMutations> m_sums{};
    std::array<Change, 2> m_changes{};
};

/// The condition of a deadlocked board, which selects its repair (Niang 2010, 4.9).
enum class Symptom : std::uint8_t {
    None,     ///< it is solved
    Border,   ///< pieces of the border are inside, or rotated wrongly
    Areas,    ///< few 2×2 areas are bad
    Deadlock, ///< many 2×2 areas are bad
};

/// What happens to a deadlocked board. The thesis names all three and the details of none.
enum class RepairKind : std::uint8_t {
    Place,    ///< its faulty pieces are placed again, by symptom (Niang 2010, 4.9)
    Turn,     ///< the same, but wrongly rotated pieces of the border are turned where they are
    Scramble, ///< all its pieces are scrambled (Niang 2010, 4.5.8)
};

/// The three repair heuristics of Niang 2010, 4.9. Their details are ours: the pieces concerned are
/// placed again in random order, and each cell takes the one that matches best, whatever the score.
class Repair {
public:
    /// Both belong to the puzzle with its frame, also for boards without, and must outlive it.
    Repair(const CompiledPuzzle& pieces, const MovableCells& cells);

    /// Areas is the symptom if at most one in this number is bad.
    static constexpr int kFewAreas = 4;

    [[nodiscard]] Symptom symptomOf(const ScoredBoard& board) const;

    /// Moves every piece of the border to the border and places its mismatched pieces again.
    void repairBorder(ScoredBoard& board, Random& random);
    /// Turns the pieces of the border where they are; only those inside, and the inner pieces that
    /// have their places, are placed again.
    void turnBorder(ScoredBoard& board, Random& random);
    /// Places the pieces of each bad 2×2 area again, one area after the other. @pre no piece is
    /// misplaced
    void repairAreas(ScoredBoard& board, Random& random);
    /// Places every piece with a mismatch again.
    void repairDeadlock(ScoredBoard& board, Random& random);
    /// By symptom. @param kind not Scramble
    void repair(ScoredBoard& board, RepairKind kind, Random& random);

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

/// Decides when members are tagged and repaired (Niang 2010, 4.8); the numbers are ours.
///
/// After @p threshold generations without improvement the best members are tagged and the threshold
/// is lowered by a percentage. When the new threshold is reached, those that still have the tag are
/// repaired, and everything starts again.
class DeadlockWatch {
public:
    enum class Step : std::uint8_t {
        Wait,
        Untag,  ///< the best has improved: no member is deadlocked
        Tag,    ///< the best members
        Repair, ///< those with a tag
    };

    /// @param threshold in generations, at least 1 @param lowering the share by which it falls
    DeadlockWatch(int threshold, double lowering)
        : m_fullThreshold(threshold), m_lowering(lowering), m_threshold(threshold) {}

    /// Ends a generation. @param anyTagged whether a member still has the tag
    [[nodiscard]] Step next(std::int64_t bestFitness, bool anyTagged);

    [[nodiscard]] int threshold() const { return m_threshold; }

    /// Its state, for a PacketWriter or PacketReader.
    static void tell(auto& packet, auto& self) {
        packet(self.m_threshold, self.m_generations, self.m_best);
    }

private:
    int m_fullThreshold;
    double m_lowering;
    int m_threshold;
    int m_generations = 0; ///< without improvement, since the threshold was last reached
    std::int64_t m_best = -1;
};

} // namespace tessera
