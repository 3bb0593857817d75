// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/solvers/exact/CandidateTables.h"
#include "core/edges/solvers/exact/CellOrder.h"

#include <QJsonArray>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace tessera {

/// Allocates whole cache lines, so that no two threads keep writing to the same one.
template <typename T>
struct CacheLineAllocator {
    using value_type = T;
    static constexpr std::size_t kLine = 64;

    CacheLineAllocator() = default;
    template <typename U>
    explicit(false) CacheLineAllocator(const CacheLineAllocator<U>&) {}

    [[nodiscard]] T* allocate(std::size_t count) {
        const std::size_t bytes = (count * sizeof(T) + kLine - 1) / kLine * kLine;
        return static_cast<T*>(::operator new (bytes, std::align_val_t{kLine}));
    }
    void deallocate(T* memory, std::size_t) { ::operator delete (memory, std::align_val_t{kLine}); }

    friend bool operator==(const CacheLineAllocator&, const CacheLineAllocator&) = default;
};

/// A vector for the inner loop of a search that runs on several threads.
template <typename T>
using CacheLineVector = std::vector<T, CacheLineAllocator<T>>;

class PieceMasks;

/// How an exact search proceeds. The results do not depend on it, except for rotated boards.
struct ExactOptions {
    CellOrder order = CellOrder::Rows;
    /// Backtrack when more joints of a colour are made than a solution has.
    bool countsJoints = false;
    /// Find only one of the boards that rotate into each other: see turnedForms().
    bool skipsTurned = false;
    /// Which piece to restrict to one place; the size of the tree depends on it.
    int anchor = 0;
    /// Use the faster PieceMasks if the puzzle is small enough and joints are not counted.
    bool usesMasks = true;
};

/// Backtracking over all ways to fill the board so that everything matches (Söderlind 2010, 5.2),
/// in a fixed order of cells. It can advance in slices, be stored, and be confined to a part of the
/// tree. Copies share tables. Each board is found once, however many copies a piece has. Fixed
/// pieces stay.
class ExactSearch {
public:
    /// Why advance() returned.
    enum class Event : std::uint8_t {
        Paused,    ///< the requested placements are done
        Deeper,    ///< more cells are filled than ever before
        Solution,  ///< as many cells as requested are filled, usually all
        Exhausted, ///< everything has been tried
    };

    /// A part of the tree and the progress of its search, as indices of candidates; valid for a
    /// search with the same problem, options and random draws.
    struct State {
        std::vector<std::uint32_t> path; ///< by depth
        std::uint32_t next = 0;          ///< to try on the next cell
        std::size_t floor = 0;           ///< the length of the part's root at the start of the
                                         ///< path; it stays
    };

    /// @param random shuffles the candidates; null for the order of the pieces
    /// @throws UserError as CandidateTables does.
    ExactSearch(const EdgeProblem& problem, const CompiledPuzzle& pieces, Random* random,
                ExactOptions options = {});

    /// Makes at most that many placements (at least one unless exhausted).
    Event advance(std::uint64_t placements);

    [[nodiscard]] State state() const;
    /// Continues from a state; when its part has been searched the search is exhausted.
    /// @throws UserError if such a search cannot have made the state.
    void restore(const State& state);
    /// Splits the part at the lowest depth with untried branches: the returned state has these,
    /// this search keeps the rest. Nothing if there is no such depth.
    std::optional<State> splitOff();
    /// The share of the whole tree that is left to this search; siblings have equal shares.
    [[nodiscard]] double shareLeft() const;
    /// The kind of a random descent.
    enum class Descent : std::uint8_t {
        Pruned, ///< as this search goes
        Full,   ///< also where it would backtrack for lack of joints
    };
    /// The limit of a Probe's numbers, so that sums of them stay finite.
    static constexpr double kMostNodes = 1e300;
    /// The size of a tree that is everywhere as wide as along one descent.
    struct Probe {
        double nodes = 0;  ///< placements of the descended tree
        double pruned = 0; ///< of the search's own tree, even for a full descent
    };
    /// Descends once at random (Knuth 1975); the mean of many converges to the true size. @pre the
    /// search has not started
    [[nodiscard]] Probe probe(Random& random, Descent descent) const;
    /// The same, but counts everything below the depth where that many boards are expected: it
    /// varies far less. @pre the search has not started
    [[nodiscard]] double countBelow(Random& random, double boards) const;

    /// The number of solutions that each one found represents: 2 or 4 if rotated forms are skipped,
    /// else 1.
    [[nodiscard]] int turnedForms() const { return m_turnedForms; }
    [[nodiscard]] bool goesByMasks() const { return m_masks != nullptr; }
    [[nodiscard]] std::uint64_t placements() const { return m_placements; }
    /// The number of filled cells, in the search's order.
    [[nodiscard]] int depth() const { return static_cast<int>(m_depth); }
    [[nodiscard]] int cells() const { return static_cast<int>(m_order.size()); }
    /// The filled cells and the fixed pieces, as Placement codes in cell order.
    void copyTo(std::span<std::uint16_t> codes) const;
    /// The matched edges with that many cells filled; fixed pieces count.
    [[nodiscard]] int scoreAt(int depth) const { return m_scores[asIndex(depth)]; }

private:
    /// How to find the right list of a cell, for any order of cells.
    struct Step {
        const std::uint32_t* lists = nullptr;  ///< null if the keys are sparse
        std::uint32_t known = 0;               ///< how many of the following are used
        std::array<std::uint32_t, 4> across{}; ///< the depth of an earlier neighbour …
        std::array<std::uint32_t, 4> shift{};  ///< … the byte with its edge …
        std::array<std::uint32_t, 4> stride{}; ///< … and the factor for that number
    };
    class ScanFrontier;
    class SidesFrontier;
    template <typename Frontier>
    class CountedJoints;
    struct AnyJoints;

    bool addTables(Random* random, ExactOptions options);
    void addSteps();
    void addScores(const EdgeProblem& problem);
    template <typename Frontier>
    Event advanceFor(Frontier frontier, std::uint64_t placements);
    template <typename Frontier, typename Joints>
    Event advanceWith(Frontier frontier, Joints joints, std::uint64_t placements);
    Event advanceByLists(std::uint64_t placements);
    class MaskScan;
    [[nodiscard]] bool paysByMasks(std::uint64_t placements) const;
    /// The number of the list for a depth after those placements.
    [[nodiscard]] std::uint32_t keyFor(std::size_t depth,
                                       std::span<const Candidate* const> placed) const;
    /// The list itself.
    [[nodiscard]] const Candidate* listFor(std::size_t depth,
                                           std::span<const Candidate* const> placed) const;
    [[nodiscard]] const Candidate& inList(const Candidate* list, std::uint32_t index) const;
    void layPath(std::span<const std::uint32_t> path);
    void putDown(const Candidate& candidate);
    [[nodiscard]] bool hasJointsFor(const Candidate& candidate) const;
    [[nodiscard]] std::uint32_t indexOf(const Candidate* candidate) const {
        return static_cast<std::uint32_t>(candidate - m_tables->candidates().data());
    }

    const EdgeProblem& m_problem;
    const CompiledPuzzle& m_pieces;
    CandidateTables::Keys m_keys;
    std::vector<int> m_order; ///< cells by depth
    std::shared_ptr<const CandidateTables> m_tables;
    std::shared_ptr<const PieceMasks> m_masks; ///< null if it does not use them
    int m_turnedForms = 1;
    std::size_t m_line; ///< for a scan: the cells of a line

    std::vector<Step> m_steps;
    std::vector<const std::uint32_t*> m_lists;  ///< those of m_steps, closer together in memory
    CacheLineVector<std::uint16_t> m_left;      ///< copies left, by Candidate::piece
    CacheLineVector<const Candidate*> m_placed; ///< by depth
    CacheLineVector<std::uint8_t> m_above;      ///< for a scan: what a cell sees in the previous
                                                ///< line
    CacheLineVector<std::uint32_t> m_shown;     ///< otherwise: the edges of each placement, by
                                                ///< depth
    std::vector<std::int16_t> m_joints;         ///< by sort; empty if they are not counted
    CacheLineVector<std::int16_t> m_jointsLeft; ///< those not yet made
    std::vector<int> m_scores;
    const Candidate* m_next = nullptr; ///< to try at m_depth
    std::size_t m_depth = 0;
    std::size_t m_floor = 0;
    std::size_t m_deepest = 0;
    std::uint64_t m_placements = 0;
    std::uint64_t m_listsUntil = 0; ///< placements before it uses masks again
    std::size_t m_partDepth = 0; ///< MaskScan divides the tree there; matters for the speed alone
};

/// Parts of a tree as text, one text each: the floor, the next candidate, and the path.
[[nodiscard]] QJsonArray textOf(std::span<const ExactSearch::State> parts);
/// @throws UserError if the texts are not parts.
[[nodiscard]] std::vector<ExactSearch::State> statesFrom(const QJsonArray& texts);

} // namespace tessera
