// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/record/RecordLaps.h"

#include <algorithm>
#include <utility>

namespace tessera::record {

namespace {

constexpr std::uint64_t kStep = 100'000; ///< evaluations: about a millisecond

} // namespace

WorkDone Lap::until(std::uint64_t effort) const {
    const auto found = std::ranges::find_if(
        steps, [&](const RecordFigures& step) { return step.effort - begin.effort >= effort; });
    const RecordFigures& end = found != steps.end() ? *found : last();
    const RecordWork work = differenceOf(end.work, begin.work);
    return {evaluationsOf(work), end.placements - begin.placements, end.effort - begin.effort,
            work};
}

void Runner::begin(int learnt) {
    if (learnt >= 0)
        m_worker.learnScore(learnt);
    m_laps.emplace_back().begin = m_worker.figures();
    m_isRunning = true;
}

void Runner::step(std::uint64_t effort, std::uint64_t share) {
    Lap& lap = m_laps.back();
    const std::uint64_t before = lap.done().evaluations;
    if (before < share) {
        m_worker.advance(std::min(share - before, kStep), lap.begin.effort + effort);
        lap.steps.push_back(m_worker.figures());
    }
    const WorkDone done = lap.done();
    if (done.evaluations >= share || done.effort >= effort)
        end();
}

void Runner::end() {
    Lap& lap = m_laps.back();
    const RecordDesk& desk = m_worker.desk();
    lap.word = {lap.done(), desk.bestScore, desk.bestBy, {}, m_worker.tries()};
    if (desk.bestScore > m_toldScore)
        lap.word.best = desk.best;
    m_toldScore = desk.bestScore;
    lap.story = m_worker.story();
    m_isRunning = false;
}

void Runner::endAll() {
    if (m_laps.empty())
        begin(-1);
    Lap all = std::move(m_laps.front());
    for (auto lap = m_laps.begin() + 1; lap != m_laps.end(); ++lap)
        all.steps.insert(all.steps.end(), lap->steps.begin(), lap->steps.end());
    m_laps.clear();
    m_laps.push_back(std::move(all));
    m_toldScore = -1;
    end();
}

std::uint64_t Runner::effort() const { return m_laps.empty() ? 0 : m_laps.front().done().effort; }

std::span<const RecordFigures> Runner::newSteps() {
    if (m_laps.empty())
        return {};
    const std::span<const RecordFigures> steps = m_laps.front().steps;
    return steps.subspan(std::exchange(m_toldSteps, steps.size()));
}

Lap Runner::takeLap() {
    Lap lap = std::move(m_laps.front());
    m_laps.pop_front();
    ++m_taken;
    m_toldSteps = 0;
    return lap;
}

} // namespace tessera::record
