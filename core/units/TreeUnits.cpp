// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/TreeUnits.h"

#include "core/support/Index.h"
#include "core/support/Random.h"

#include <algorithm>
#include <deque>

namespace tessera {

namespace {

/// Placements between two checks whether to continue: some hundredths of a second.
constexpr std::uint64_t kTreeSlice = 1U << 22U;
/// Cells that a cut leaves open, so that it never fills a board.
constexpr std::size_t kCellsLeft = 2;

ExactSearch searchOf(const TreeTask& task, const CompiledPuzzle& pieces) {
    if (!task.shuffle)
        return {*task.problem, pieces, nullptr, task.options};
    Random random(*task.shuffle);
    // The method's first draw estimates the size of the tree.
    static_cast<void>(random.bits());
    return {*task.problem, pieces, &random, task.options};
}

} // namespace

TreeSearcher::TreeSearcher(const TreeTask& task)
    : m_tree(std::make_shared<Tree>(task)), m_search(searchOf(m_tree->task, m_tree->pieces)),
      m_codes(asIndex(m_tree->pieces.size().cells())) {}

std::vector<TreePart> TreeSearcher::cut(std::size_t wanted, std::uint64_t& nodes) {
    const std::uint64_t before = m_search.placements();
    const auto cells = asIndex(m_search.cells());
    std::vector<ExactSearch::State> done;
    std::deque<ExactSearch::State> open{m_search.state()};
    while (!open.empty() && open.size() + done.size() < wanted) {
        const ExactSearch::State part = open.front();
        open.pop_front();
        std::vector<ExactSearch::State> children;
        if (part.path.size() + kCellsLeft < cells)
            addChildren(part, children);
        else
            done.push_back(part);
        open.insert(open.end(), children.begin(), children.end());
    }
    nodes += m_search.placements() - before;
    done.insert(done.end(), open.begin(), open.end());
    std::vector<TreePart> parts;
    for (const ExactSearch::State& state : done)
        parts.push_back(measured(state));
    return parts;
}

/// One part for each piece that fits on the next cell.
void TreeSearcher::addChildren(const ExactSearch::State& part,
                               std::vector<ExactSearch::State>& parts) {
    std::optional<ExactSearch::State> rest = part;
    while (rest) {
        m_search.restore(*rest);
        if (m_search.advance(1) == ExactSearch::Event::Exhausted)
            return;
        rest = m_search.splitOff();
        parts.push_back(m_search.state());
    }
}

TreePart TreeSearcher::measured(const ExactSearch::State& state) {
    m_search.restore(state);
    return {state, m_search.shareLeft()};
}

std::optional<ExactSearch::State> TreeSearcher::search(const ExactSearch::State& part,
                                                       TreeTally& tally,
                                                       const std::function<bool()>& goesOn) {
    const std::uint64_t before = m_search.placements();
    m_search.restore(part);
    ExactSearch::Event event{};
    do {
        event = m_search.advance(kTreeSlice);
        if (event == ExactSearch::Event::Solution || event == ExactSearch::Event::Deeper)
            note(tally, event);
    } while (event != ExactSearch::Event::Exhausted &&
             (event != ExactSearch::Event::Paused || goesOn()) &&
             !(m_tree->task.firstOnly && tally.solutions > 0));
    tally.nodes += m_search.placements() - before;
    return event == ExactSearch::Event::Exhausted ? std::nullopt : std::optional(m_search.state());
}

void TreeSearcher::note(TreeTally& tally, ExactSearch::Event event) {
    m_search.copyTo(m_codes);
    if (event == ExactSearch::Event::Solution) {
        const auto forms = static_cast<std::uint64_t>(m_search.turnedForms());
        tally.solutions += forms;
        tally.upToRotation += forms > 1 || m_tree->classes.isRepresentative(m_codes) ? 1 : 0;
    }
    if (const int score = m_search.scoreAt(m_search.depth()); score > tally.best) {
        tally.best = score;
        tally.board = m_codes;
    }
}

std::vector<TreePart> TreeSearcher::split(const ExactSearch::State& part, std::size_t most) {
    std::vector<TreePart> parts;
    std::vector<TreePart> open{measured(part)};
    while (!open.empty() && open.size() + parts.size() < most) {
        const auto largest = std::ranges::max_element(open, {}, &TreePart::share);
        m_search.restore(largest->state);
        const auto rest = m_search.splitOff();
        const TreePart kept = measured(rest ? m_search.state() : largest->state);
        open.erase(largest);
        (rest ? open : parts).push_back(kept);
        if (rest)
            open.push_back(measured(*rest));
    }
    parts.insert(parts.end(), open.begin(), open.end());
    return parts;
}

} // namespace tessera
