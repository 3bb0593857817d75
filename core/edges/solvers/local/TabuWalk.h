// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/MovableCells.h"
#include "core/edges/moves/ScoredBoard.h"
#include "core/edges/puzzle/CompiledPuzzle.h"
#include "core/search/SearchContext.h"
#include "core/search/Solver.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

/// A record that a cell showed a configuration, or two cells a pair of them (Wang & Chiang 2010,
/// 2.3.2), in 64 bits. A configuration is the edges that a piece shows, so copies of a piece are
/// one.
using TabuElement = std::uint64_t;

namespace detail {

/// The finalizer of SplitMix64.
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t z) {
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31U);
}

} // namespace detail

[[nodiscard]] constexpr TabuElement tabuElement(Position position, PackedEdges shown) {
    return detail::mixed((std::uint64_t{position} << 32U) | shown);
}

/// The order of the two cells does not matter.
[[nodiscard]] constexpr TabuElement tabuElement(Position a, PackedEdges shownAtA, Position b,
                                                PackedEdges shownAtB) {
    if (a > b)
        return tabuElement(b, shownAtB, a, shownAtA);
    return detail::mixed(tabuElement(a, shownAtA) + 0x9e3779b97f4a7c15ULL) ^
           tabuElement(b, shownAtB);
}

/// The latest elements, up to a number; the oldest are forgotten first.
class TabuList {
public:
    explicit TabuList(std::size_t length)
        : m_length(length), m_mayContain(std::bit_ceil(8 * length + 1), 0) {
        m_elements.reserve(length);
    }

    [[nodiscard]] std::size_t length() const { return m_length; }
    [[nodiscard]] std::size_t size() const { return m_elements.size(); }
    [[nodiscard]] bool contains(TabuElement element) const {
        return m_mayContain[slotOf(element)] != 0 &&
               std::ranges::find(m_elements, element) != m_elements.end();
    }
    void add(TabuElement element) {
        if (m_length == 0)
            return;
        ++m_mayContain[slotOf(element)];
        if (m_elements.size() < m_length) {
            m_elements.push_back(element);
            return;
        }
        --m_mayContain[slotOf(m_elements[m_oldest])];
        m_elements[m_oldest] = element;
        m_oldest = (m_oldest + 1) % m_length;
    }
    void clear() {
        m_elements.clear();
        m_oldest = 0;
        std::ranges::fill(m_mayContain, std::uint32_t{0});
    }

private:
    [[nodiscard]] std::size_t slotOf(TabuElement element) const {
        return asIndex(element) & (m_mayContain.size() - 1);
    }

    std::size_t m_length;
    std::size_t m_oldest = 0;
    std::vector<TabuElement> m_elements;     ///< a ring once it is full
    std::vector<std::uint32_t> m_mayContain; ///< how many elements share a slot
};

/// How many of all pairs to draw: as many as wanted, but at most four fifths, because a walk that
/// evaluates all neighbours runs in cycles that are longer than a short list. @param wanted 0 for
/// all of them
[[nodiscard]] constexpr std::uint64_t sampledPairs(std::uint64_t wanted, std::uint64_t all) {
    return wanted == 0 ? all : std::min(wanted, std::max<std::uint64_t>(1, all * 4 / 5));
}

/// Swaps of sampled pairs with best rotations, and all rotations of positions (Wang & Chiang
/// 2010, 2.3.1).
struct TabuNeighbourhood {
    const PairSampler* pairs = nullptr;
    /// The number of pairs to draw. If it equals the number of pairs, all are evaluated in order.
    std::uint64_t sampled = 0;
    std::span<const Position> rotatable;
};

/// Always moves to the best neighbour that is not tabu, better or not. A swap may not bring back
/// the pair of configurations that it removed, a rotation its configuration, unless that beats the
/// best known score (aspiration).
class TabuWalk {
public:
    TabuWalk(ScoredBoard& board, std::size_t listLength) : m_board(board), m_list(listLength) {}

    /// One iteration. False if the search has to end; then nothing moved.
    /// @param bestKnown the score that a tabu move has to beat.
    bool step(SearchContext& context, const TabuNeighbourhood& neighbourhood, int bestKnown);

    /// What the last iteration did.
    [[nodiscard]] SearchStep told() const;
    void forget() { m_list.clear(); }
    [[nodiscard]] std::size_t tabuCount() const { return m_list.size(); }
    [[nodiscard]] std::uint64_t aspirations() const { return m_aspirations; }

private:
    /// The best admissible neighbour found so far; a rotation has both changes on one position.
    struct Found {
        bool any = false;
        bool isTabu = false;
        bool isSwap = false;
        PlannedSwap move;
    };

    bool lookAtSwaps(SearchContext& context, const TabuNeighbourhood& neighbourhood);
    bool lookAtRotations(SearchContext& context, std::span<const Position> rotatable);
    void considerSwap(Position a, Position b, Random& random);
    void considerRotation(Position position);
    void make();
    [[nodiscard]] PackedEdges shown(Placement placement) const {
        return m_board.pieces().edges(placement);
    }
    [[nodiscard]] bool isBetter(int delta) const {
        return !m_found.any || delta > m_found.move.delta;
    }
    [[nodiscard]] bool aspires(int delta) const { return m_board.score() + delta > m_bestKnown; }

    ScoredBoard& m_board;
    TabuList m_list;
    Found m_found;
    int m_bestKnown = 0;
    std::uint64_t m_aspirations = 0;
};

/// The parameters of Table 1 of Wang & Chiang 2010.
struct TabuTwoPhaseSettings {
    Q_DECLARE_TR_FUNCTIONS(Solver)

public:
    [[nodiscard]] static ParameterTable<TabuTwoPhaseSettings> table();
    /// The number of the existing pairs that one iteration evaluates. Section 2.3.1 says max(β1·N,
    /// β2), but on 10×10 that exceeds the number of pairs. Table 1 calls β2 the maximum, which must
    /// be meant.
    [[nodiscard]] std::uint64_t pairsOf(std::uint64_t existing) const;

    std::size_t listLength;
    std::uint64_t phaseOneIterations; ///< I1
    std::uint64_t annealAfter;        ///< I2
    std::uint64_t perturbAfter;       ///< I3
    double pairShare;                 ///< β1
    std::uint64_t pairNumber;         ///< β2
    bool pairsByText;                 ///< max instead of min
    double cooling;                   ///< α
    double startTemperature;          ///< T0
    double endTemperature;            ///< TE
    double perturbationShare;         ///< γ
};

} // namespace tessera
