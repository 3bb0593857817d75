// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/exact/ExactSearch.h"

#include "core/edges/puzzle/Board.h"

#include <type_traits>

namespace tessera {

namespace {

CandidateTables::Keys keysFor(CellOrder order, const EdgeProblem& problem) {
    if (problem.allowsAnyRim())
        return CandidateTables::Keys::Sides;
    if (order == CellOrder::Rows)
        return CandidateTables::Keys::RowScan;
    return order == CellOrder::Columns ? CandidateTables::Keys::ColumnScan
                                       : CandidateTables::Keys::Sides;
}

} // namespace

/// What a scan in lines needs to know of the placements so far: the last one and the previous line.
class ExactSearch::ScanFrontier {
public:
    explicit ScanFrontier(ExactSearch& search)
        : m_above(search.m_above.data()), m_line(search.m_line), m_lists(search.m_lists.data()) {}

    void put(std::size_t depth, const Candidate& candidate) const {
        m_above[depth + m_line] = static_cast<std::uint8_t>(candidate.shown >> 16U);
    }
    [[nodiscard]] std::uint32_t list(std::size_t depth, const Candidate& last) const {
        return m_lists[depth][(last.shown & 0xffffU) + m_above[depth]];
    }

private:
    std::uint8_t* m_above;
    std::size_t m_line;
    const std::uint32_t* const* m_lists;
};

/// What any other order needs to know: the edges of each cell towards its neighbours.
class ExactSearch::SidesFrontier {
public:
    explicit SidesFrontier(ExactSearch& search)
        : m_shown(search.m_shown.data()), m_steps(search.m_steps.data()),
          m_tables(*search.m_tables) {}

    void put(std::size_t depth, const Candidate& candidate) const {
        m_shown[depth] = candidate.shown;
    }
    [[nodiscard]] std::uint32_t list(std::size_t depth, const Candidate&) const {
        const Step& step = m_steps[depth];
        std::uint32_t key = 0;
        for (std::uint32_t i = 0; i < step.known; ++i)
            key += ((m_shown[step.across[i]] >> step.shift[i]) & 0xffU) * step.stride[i];
        if (step.lists == nullptr) [[unlikely]]
            return m_tables.sparseListAt(depth, key);
        return step.lists[key];
    }

private:
    std::uint32_t* m_shown;
    const Step* m_steps;
    const CandidateTables& m_tables;
};

/// For searches that do not count joints: there are always enough.
struct ExactSearch::AnyJoints {
    [[nodiscard]] bool suffice(const Candidate*) const { return true; }
    void take(const Candidate*) const {}
    void giveBack(const Candidate*) const {}
};

/// The joints left, by sort. In a scan a placement makes only those to the right and below.
template <typename Frontier>
class ExactSearch::CountedJoints {
public:
    explicit CountedJoints(ExactSearch& search)
        : m_candidates(search.m_tables->candidates().data()),
          m_made(search.m_tables->madeJoints().data()), m_left(search.m_jointsLeft.data()) {}

    [[nodiscard]] bool suffice(const Candidate* candidate) const {
        const MadeJoints& made = m_made[candidate - m_candidates];
        // All are checked, so that there is only one branch to predict.
        const auto has = [&](std::size_t joint) { return m_left[made[joint]] > 0 ? 1U : 0U; };
        unsigned enough = has(1) & has(2);
        if constexpr (kAllSides)
            enough &= has(0) & has(3);
        return enough != 0;
    }
    void take(const Candidate* candidate) const { change(candidate, -1); }
    void giveBack(const Candidate* candidate) const { change(candidate, 1); }

private:
    static constexpr bool kAllSides = std::is_same_v<Frontier, SidesFrontier>;

    void change(const Candidate* candidate, std::int16_t by) const {
        const MadeJoints& made = m_made[candidate - m_candidates];
        for (std::size_t side = 0; side < made.size(); ++side) {
            if (kAllSides || side == 1 || side == 2)
                m_left[made[side]] = static_cast<std::int16_t>(m_left[made[side]] + by);
        }
    }

    const Candidate* m_candidates;
    const MadeJoints* m_made;
    std::int16_t* m_left;
};

ExactSearch::ExactSearch(const EdgeProblem& problem, const CompiledPuzzle& pieces, Random* random,
                         ExactOptions options)
    : m_problem(problem), m_pieces(pieces), m_keys(keysFor(options.order, problem)),
      m_order(orderedCells(options.order, problem, pieces)),
      m_line(asIndex(options.order == CellOrder::Columns ? pieces.size().height
                                                         : pieces.size().width)),
      m_placed(m_order.size()), m_above(m_order.size() + m_line), m_shown(m_order.size()) {
    const bool possible = addTables(random, options);
    m_left.assign(m_tables->stock().begin(), m_tables->stock().end());
    addSteps();
    m_next = m_tables->candidates().data() + (possible ? m_steps[0].lists[0] : 0);
    addScores(problem);
}

/// @return false if the colours alone prove that there is no solution.
bool ExactSearch::addTables(Random* random, ExactOptions options) {
    std::optional<JointSupply> joints;
    if (options.countsJoints)
        joints.emplace(m_problem.given());
    std::optional<TurnAnchor> anchor;
    if (options.skipsTurned)
        anchor = turnAnchor(m_problem, m_pieces, m_order, options.anchor);
    CandidateTables::Cuts cuts;
    if (joints && !joints->supply().empty()) {
        cuts.joints = &*joints;
        m_joints.assign(joints->supply().begin(), joints->supply().end());
        m_jointsLeft.assign(m_joints.begin(), m_joints.end());
    }
    if (anchor) {
        cuts.anchor = &*anchor;
        m_turnedForms = anchor->forms;
    }
    m_tables =
        std::make_shared<const CandidateTables>(m_problem, m_pieces, m_order, m_keys, random, cuts);
    if (options.usesMasks && m_joints.empty())
        m_masks = PieceMasks::from(*m_tables, m_pieces, m_order.size());
    return !joints || joints->isPossible();
}

void ExactSearch::addSteps() {
    const GridSize size = m_pieces.size();
    std::vector<std::optional<std::uint32_t>> depthOf(m_order.size());
    // For a rim of any colour: the first cell at the rim, which determines the others there.
    std::optional<std::uint32_t> rimDepth;
    Side rimSide = Side::Up;
    for (std::size_t depth = 0; depth < m_order.size(); ++depth) {
        const int cell = m_order[depth];
        Step step;
        step.lists = m_tables->isSparseAt(depth) ? nullptr : m_tables->listsAt(depth);
        std::uint32_t stride = 1;
        for (const Side side : kSides) {
            const auto across = size.neighbour(cell, side);
            const auto before = across ? depthOf[asIndex(*across)] : rimDepth;
            if (!before)
                continue;
            step.across[step.known] = *before;
            step.shift[step.known] = 8U * static_cast<unsigned>(across ? opposite(side) : rimSide);
            step.stride[step.known] = stride;
            stride *= static_cast<std::uint32_t>(m_tables->codes());
            ++step.known;
        }
        m_steps.push_back(step);
        m_lists.push_back(step.lists);
        depthOf[asIndex(cell)] = static_cast<std::uint32_t>(depth);
        for (const Side side : kSides) {
            if (rimDepth || !m_problem.allowsAnyRim() || !size.onRim(cell, side))
                continue;
            rimDepth = static_cast<std::uint32_t>(depth);
            rimSide = side;
        }
    }
}

/// Everything that touches matches, except fixed pieces that may contradict each other.
void ExactSearch::addScores(const EdgeProblem& problem) {
    const GridSize size = m_pieces.size();
    Board board(size, m_pieces.pieceCount());
    for (int cell = 0; cell < size.cells(); ++cell) {
        if (problem.isFixed(cell))
            board.place(cell, problem.start().at(cell));
    }
    m_scores.push_back(matchedEdges(problem.given(), board));
    std::vector<bool> before(m_order.size());
    for (const int cell : m_order) {
        int gained = 0;
        for (const Side side : kSides) {
            const auto across = size.neighbour(cell, side);
            const bool meets = across ? before[asIndex(*across)] || problem.isFixed(*across)
                                      : m_pieces.countsRim();
            gained += !problem.isFixed(cell) && meets ? 1 : 0;
        }
        m_scores.push_back(m_scores.back() + gained);
        before[asIndex(cell)] = true;
    }
}

ExactSearch::Event ExactSearch::advanceByLists(std::uint64_t placements) {
    return m_keys == CandidateTables::Keys::Sides ? advanceFor(SidesFrontier(*this), placements)
                                                  : advanceFor(ScanFrontier(*this), placements);
}

template <typename Frontier>
ExactSearch::Event ExactSearch::advanceFor(Frontier frontier, std::uint64_t placements) {
    return m_jointsLeft.empty() ? advanceWith(frontier, AnyJoints(), placements)
                                : advanceWith(frontier, CountedJoints<Frontier>(*this), placements);
}

template <typename Frontier, typename Joints>
ExactSearch::Event ExactSearch::advanceWith(Frontier frontier, Joints joints,
                                            std::uint64_t placements) {
    // Local variables, so that the compiler does not reload them after the stores below.
    const Candidate* const candidates = m_tables->candidates().data();
    std::uint16_t* const left = m_left.data();
    const Candidate** const placed = m_placed.data();
    const Candidate* next = m_next;
    std::size_t depth = m_depth;
    const std::size_t floor = m_floor;
    const std::size_t full = m_order.size();
    const std::size_t deeper = m_deepest + 1;
    std::uint64_t rest = placements;
    Event event = Event::Paused;
    for (;;) {
        while (left[next->piece] == 0 || !joints.suffice(next))
            ++next;
        if (next->piece == CandidateTables::kEnd) {
            if (depth == floor) {
                event = Event::Exhausted;
                break;
            }
            --depth;
            next = placed[depth];
            ++left[next->piece];
            joints.giveBack(next);
            ++next;
            continue;
        }
        --left[next->piece];
        joints.take(next);
        placed[depth] = next;
        frontier.put(depth, *next);
        ++depth;
        --rest;
        if (depth == full) [[unlikely]] {
            next = candidates; // the empty list
            m_deepest = full - 1;
            event = Event::Solution;
            break;
        }
        next = candidates + frontier.list(depth, *next);
        if (depth == deeper) [[unlikely]] {
            m_deepest = depth;
            event = Event::Deeper;
            break;
        }
        if (rest == 0)
            break;
    }
    m_next = next;
    m_depth = depth;
    m_placements += placements - rest;
    return event;
}

void ExactSearch::copyTo(std::span<std::uint16_t> codes) const {
    RealCopies copies(m_problem, m_pieces);
    copies.begin(codes);
    for (std::size_t depth = 0; depth < m_depth; ++depth) {
        const int cell = m_order[depth];
        if (!m_problem.isFixed(cell)) {
            codes[asIndex(cell)] =
                copies.next(Placement::fromCode(m_placed[depth]->placement)).code();
        }
    }
}

} // namespace tessera
