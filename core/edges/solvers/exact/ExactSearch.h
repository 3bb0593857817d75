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

/// Gives out whole cache lines, so that no two threads write to one line all the time.
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

/// How an exact search goes about it. What is found does not depend on it, but for turned boards.
struct ExactOptions {
    CellOrder order = CellOrder::Rows;
    /// Turn back where more joints of a colour are made than a solution has.
    bool countsJoints = false;
    /// Find only one of the boards that become each other by turning: see turnedForms().
    bool skipsTurned = false;
    /// Which of the pieces that can be kept to one place is: the size of the tree depends on it.
    int anchor = 0;
    /// Faster by PieceMasks where the puzzle is small enough and joints are not counted.
    bool usesMasks = true;
};

/// Backtracking over all ways to fill the board so that everything matches (Söderlind 2010, 5.2),
/// in a fixed order of cells; can be advanced piecemeal, stored, and confined to a part of the
/// tree. Copies share tables. Each board is found once, however many copies of a piece there are.
/// Fixed pieces stay.
class ExactSearch {
public:
    /// Why advance() came back.
    enum class Event : std::uint8_t {
        Paused,    ///< the placements asked for are done
        Deeper,    ///< more cells are filled than ever before
        Solution,  ///< as many cells as asked for are filled, usually all
        Exhausted, ///< everything has been tried
    };

    /// A part of the tree and how far its search has come, as indices of candidates: for a search
    /// with the same problem, options and random draws.
    struct State {
        std::vector<std::uint32_t> path; ///< by depth
        std::uint32_t next = 0;          ///< to be tried on the next cell
        std::size_t floor = 0;           ///< how many of the path are the part's root, and stay
    };

    /// @param random draws the order in which candidates are tried; none for piece order
    /// @throws UserError as CandidateTables does.
    ExactSearch(const EdgeProblem& problem, const CompiledPuzzle& pieces, Random* random,
                ExactOptions options = {});

    /// Puts down at most that many pieces (at least one unless exhausted).
    Event advance(std::uint64_t placements);

    [[nodiscard]] State state() const;
    /// Goes on from a state; when its part has been searched the search is exhausted.
    /// @throws UserError if the state cannot have come from such a search.
    void restore(const State& state);
    /// Splits the part at the lowest depth with something untried beside the present placement: the
    /// state returned has that, this search keeps the rest. Nothing if there is no such depth.
    std::optional<State> splitOff();
    /// The share of the whole tree still before this search; each branch counts as its siblings do.
    [[nodiscard]] double shareLeft() const;
    /// How a random descent goes.
    enum class Descent : std::uint8_t {
        Pruned, ///< where this search goes
        Full,   ///< also where it would turn back for want of joints
    };
    /// How many placements a tree has if it is everywhere as wide as on one way down.
    struct Probe {
        double nodes = 0;  ///< of the tree that was descended
        double pruned = 0; ///< of that of the search, from a full descent too
    };
    /// Walks down once at random (Knuth 1975); the mean tends to the truth. @pre it has not begun
    [[nodiscard]] Probe probe(Random& random, Descent descent) const;
    /// The same, but below a depth that promises so many boards all is counted: it varies far less.
    [[nodiscard]] double countBelow(Random& random, double boards) const;

    /// How many solutions each one found stands for: 2 or 4 where turned forms are skipped, else 1.
    [[nodiscard]] int turnedForms() const { return m_turnedForms; }
    [[nodiscard]] bool goesByMasks() const { return m_masks != nullptr; }
    /// The pieces put down so far.
    [[nodiscard]] std::uint64_t placements() const { return m_placements; }
    /// How many cells, in the search's order, are filled at present.
    [[nodiscard]] int depth() const { return static_cast<int>(m_depth); }
    [[nodiscard]] int cells() const { return static_cast<int>(m_order.size()); }
    /// The cells filled at present and the fixed pieces, as Placement codes in cell order.
    void copyTo(std::span<std::uint16_t> codes) const;
    /// The matched edges when that many cells are filled; fixed pieces count.
    [[nodiscard]] int scoreAt(int depth) const { return m_scores[asIndex(depth)]; }

private:
    /// Which list of a cell is the right one, in any order of cells.
    struct Step {
        const std::uint32_t* lists = nullptr;  ///< nothing where the keys are sparse
        std::uint32_t known = 0;               ///< how many of the following count
        std::array<std::uint32_t, 4> across{}; ///< the depth of a neighbour before it …
        std::array<std::uint32_t, 4> shift{};  ///< … the byte of what it shows …
        std::array<std::uint32_t, 4> stride{}; ///< … and what the number is multiplied by
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
    /// The number of the list for a depth when those placements lie before it.
    [[nodiscard]] std::uint32_t keyFor(std::size_t depth,
                                       std::span<const Candidate* const> placed) const;
    /// That list.
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
    std::shared_ptr<const PieceMasks> m_masks; ///< nothing where it does not go by them
    int m_turnedForms = 1;
    std::size_t m_line; ///< of a scan: the cells of a line

    std::vector<Step> m_steps;
    std::vector<const std::uint32_t*> m_lists;  ///< those of m_steps, closer together
    CacheLineVector<std::uint16_t> m_left;      ///< copies left, by Candidate::piece
    CacheLineVector<const Candidate*> m_placed; ///< by depth
    CacheLineVector<std::uint8_t> m_above;      ///< of a scan: what a cell sees in the line before
    CacheLineVector<std::uint32_t> m_shown;     ///< else: what each placement shows, by depth
    std::vector<std::int16_t> m_joints;         ///< by sort; empty when they are not counted
    CacheLineVector<std::int16_t> m_jointsLeft; ///< those not made yet
    std::vector<int> m_scores;
    const Candidate* m_next = nullptr; ///< to be tried at m_depth
    std::size_t m_depth = 0;
    std::size_t m_floor = 0;
    std::size_t m_deepest = 0;
    std::uint64_t m_placements = 0;
    std::uint64_t m_listsUntil = 0; ///< placements before it goes by masks again
};

/// Parts of a tree as text, a part each: its floor, what is next, and its path.
[[nodiscard]] QJsonArray textOf(std::span<const ExactSearch::State> parts);
/// @throws UserError if they are not such texts.
[[nodiscard]] std::vector<ExactSearch::State> statesFrom(const QJsonArray& texts);

} // namespace tessera
