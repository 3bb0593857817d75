// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/exact/ExactSearch.h"
#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

// The operations on a search outside its hot loop.

namespace tessera {

namespace {

/// Limits the time for a part of a tree that is only estimated.
constexpr std::uint64_t kMostCounted = 1'000'000;

UserError strangeState() {
    return UserError(QCoreApplication::translate(
        "Solver", "The saved search is for another puzzle or another order of cells."));
}

std::vector<std::uint32_t> numbersIn(const QString& text) {
    std::vector<std::uint32_t> numbers;
    for (const QString& word : text.split(u' ')) {
        bool isNumber = false;
        numbers.push_back(word.toUInt(&isNumber));
        if (!isNumber) {
            throw UserError(QCoreApplication::translate(
                                "Solver", "The saved search is damaged: “%1” is not a number.")
                                .arg(word));
        }
    }
    return numbers;
}

} // namespace

std::uint32_t ExactSearch::keyFor(std::size_t depth,
                                  std::span<const Candidate* const> placed) const {
    const Step& step = m_steps[depth];
    std::uint32_t key = 0;
    if (m_keys == CandidateTables::Keys::Sides) {
        for (std::uint32_t i = 0; i < step.known; ++i)
            key += ((placed[step.across[i]]->shown >> step.shift[i]) & 0xffU) * step.stride[i];
    } else {
        key += depth > 0 ? placed[depth - 1]->shown & 0xffffU : 0;
        key += depth >= m_line ? placed[depth - m_line]->shown >> 16U : 0;
    }
    return key;
}

const Candidate* ExactSearch::listFor(std::size_t depth,
                                      std::span<const Candidate* const> placed) const {
    const Candidate* const candidates = m_tables->candidates().data();
    if (depth >= m_order.size())
        return candidates; // the empty list
    const std::uint32_t* const lists = m_steps[depth].lists;
    const std::uint32_t key = keyFor(depth, placed);
    return candidates + (lists != nullptr ? lists[key] : m_tables->sparseListAt(depth, key));
}

ExactSearch::State ExactSearch::state() const {
    State state;
    for (std::size_t depth = 0; depth < m_depth; ++depth)
        state.path.push_back(indexOf(m_placed[depth]));
    state.next = indexOf(m_next);
    state.floor = m_floor;
    return state;
}

void ExactSearch::putDown(const Candidate& candidate) {
    --m_left[candidate.piece];
    for (std::size_t side = 0; !m_joints.empty() && side < kSides.size(); ++side)
        --m_jointsLeft[m_tables->madeJoints()[indexOf(&candidate)][side]];
    m_placed[m_depth] = &candidate;
    m_above[m_depth + m_line] = static_cast<std::uint8_t>(candidate.shown >> 16U);
    m_shown[m_depth] = candidate.shown;
    ++m_depth;
}

void ExactSearch::layPath(std::span<const std::uint32_t> path) {
    if (path.size() > m_order.size())
        throw strangeState();
    std::ranges::copy(m_tables->stock(), m_left.begin());
    m_jointsLeft.assign(m_joints.begin(), m_joints.end());
    m_depth = 0;
    for (const std::uint32_t index : path) {
        const Candidate& candidate = inList(listFor(m_depth, m_placed), index);
        if (candidate.piece == CandidateTables::kEnd || m_left[candidate.piece] == 0)
            throw strangeState();
        putDown(candidate);
    }
    m_deepest = std::max(m_deepest, m_depth);
}

/// The candidate of that index, which must be in the list; its end counts as one.
const Candidate& ExactSearch::inList(const Candidate* list, std::uint32_t index) const {
    const std::span<const Candidate> candidates = m_tables->candidates();
    const Candidate* const wanted = index < candidates.size() ? &candidates[index] : nullptr;
    while (list != wanted && list->piece != CandidateTables::kEnd)
        ++list;
    if (list != wanted)
        throw strangeState();
    return *wanted;
}

void ExactSearch::restore(const State& state) {
    layPath(state.path);
    if (state.floor > m_depth)
        throw strangeState();
    m_next = &inList(listFor(m_depth, m_placed), state.next);
    m_floor = state.floor;
    m_listsUntil = 0;
}

std::optional<ExactSearch::State> ExactSearch::splitOff() {
    std::vector<std::uint16_t> left(m_left.begin(), m_left.end());
    for (std::size_t depth = m_floor; depth < m_depth; ++depth)
        ++left[m_placed[depth]->piece];
    while (m_floor < m_depth) {
        const std::size_t depth = m_floor++;
        const Candidate* sibling = m_placed[depth] + 1;
        while (left[sibling->piece] == 0)
            ++sibling;
        if (sibling->piece != CandidateTables::kEnd) {
            State part = state();
            part.path.resize(depth);
            part.next = indexOf(sibling);
            part.floor = depth;
            return part;
        }
        --left[m_placed[depth]->piece];
    }
    return std::nullopt;
}

double ExactSearch::shareLeft() const {
    std::vector<std::uint16_t> left(m_tables->stock().begin(), m_tables->stock().end());
    double share = 0;
    double width = 1;
    for (std::size_t depth = 0; depth <= m_depth; ++depth) {
        const Candidate* const current = depth < m_depth ? m_placed[depth] : m_next;
        double all = 0;
        double after = 0;
        for (const Candidate* c = listFor(depth, m_placed); c->piece != CandidateTables::kEnd;
             ++c) {
            const double open = left[c->piece] > 0 ? 1 : 0;
            all += open;
            after += depth < m_depth ? (c > current ? open : 0) : (c >= current ? open : 0);
        }
        width /= std::max(1.0, all);
        share += depth >= m_floor ? width * after : 0;
        if (depth < m_depth)
            --left[current->piece];
    }
    return share;
}

ExactSearch::Probe ExactSearch::probe(Random& random, Descent descent) const {
    ExactSearch walk(*this);
    std::vector<const Candidate*> open;
    Probe probe;
    double width = 1;
    bool alive = true;
    while (walk.m_depth < m_order.size()) {
        open.clear();
        double kept = 0;
        for (const Candidate* c = walk.m_next; c->piece != CandidateTables::kEnd; ++c) {
            if (walk.m_left[c->piece] == 0)
                continue;
            const bool suffices = walk.hasJointsFor(*c);
            kept += suffices ? 1 : 0;
            if (suffices || descent == Descent::Full)
                open.push_back(c);
        }
        if (open.empty())
            break;
        probe.pruned += alive ? width * kept : 0;
        width = std::min(kMostNodes, width * static_cast<double>(open.size()));
        probe.nodes += width;
        const Candidate& drawn = *open[random.index(open.size())];
        alive = alive && walk.hasJointsFor(drawn);
        walk.putDown(drawn);
        walk.m_next = walk.listFor(walk.m_depth, walk.m_placed);
    }
    probe.nodes = std::min(kMostNodes, probe.nodes);
    probe.pruned = std::min(kMostNodes, probe.pruned);
    return probe;
}

double ExactSearch::countBelow(Random& random, double boards) const {
    ExactSearch walk(*this);
    std::vector<const Candidate*> open;
    double nodes = 0;
    double width = 1;
    while (walk.m_depth < m_order.size() && width < boards) {
        open.clear();
        for (const Candidate* c = walk.m_next; c->piece != CandidateTables::kEnd; ++c) {
            if (walk.m_left[c->piece] > 0 && walk.hasJointsFor(*c))
                open.push_back(c);
        }
        if (open.empty())
            return nodes;
        width *= static_cast<double>(open.size());
        nodes += width;
        walk.putDown(*open[random.index(open.size())]);
        walk.m_next = walk.listFor(walk.m_depth, walk.m_placed);
    }
    walk.m_floor = walk.m_depth;
    walk.m_deepest = m_order.size();
    while (walk.m_placements < kMostCounted && walk.advance(kMostCounted) == Event::Solution) {
    }
    return nodes + width * static_cast<double>(walk.m_placements);
}

bool ExactSearch::hasJointsFor(const Candidate& candidate) const {
    return m_joints.empty() ||
           std::ranges::all_of(m_tables->madeJoints()[indexOf(&candidate)],
                               [this](std::uint8_t sort) { return m_jointsLeft[sort] > 0; });
}

QJsonArray textOf(std::span<const ExactSearch::State> parts) {
    QJsonArray texts;
    for (const ExactSearch::State& part : parts) {
        QStringList words{QString::number(part.floor), QString::number(part.next)};
        for (const std::uint32_t index : part.path)
            words << QString::number(index);
        texts.append(words.join(u' '));
    }
    return texts;
}

std::vector<ExactSearch::State> statesFrom(const QJsonArray& texts) {
    std::vector<ExactSearch::State> parts;
    for (const QJsonValue& text : texts) {
        const std::vector<std::uint32_t> numbers = numbersIn(text.toString());
        if (numbers.size() < 2) {
            throw UserError(QCoreApplication::translate(
                "Solver", "The saved search is damaged: a part of it is missing."));
        }
        parts.push_back({{numbers.begin() + 2, numbers.end()}, numbers[1], numbers[0]});
    }
    return parts;
}

} // namespace tessera
