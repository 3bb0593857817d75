// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/SearchContext.h"

#include <algorithm>

namespace tessera {

TreeProgress TreeProgress::from(double estimate, double searched, std::uint64_t placements) {
    constexpr double enough = 0.05;
    if (searched <= 0)
        return {estimate, 0};
    const double extrapolated = static_cast<double>(placements) / searched;
    const double weight = std::min(1.0, searched / enough);
    return {(1 - weight) * estimate + weight * extrapolated, searched};
}

void SearchNumbers::keepTold(const SearchNumbers& told) {
    seconds = std::max(seconds, told.seconds);
    evaluations = std::max(evaluations, told.evaluations);
    iterations = std::max(iterations, told.iterations);
    nodes = std::max(nodes, told.nodes);
    if (processor.used < told.processor.used)
        processor = told.processor;
}

std::optional<SearchControl::Leave> SearchControl::waitWhilePaused() {
    std::unique_lock lock(m_mutex);
    const auto mayGoOn = [this] { return m_stop || !m_pause || m_steps > 0; };
    if (!mayGoOn()) {
        m_wake.wait(lock, [&] {
            const bool wakes = mayGoOn() || m_reportWanted;
            // Each time it sleeps on: a resumption that was taken back has cleared it.
            m_waiting.store(!wakes, std::memory_order_release);
            return wakes;
        });
    }
    if (std::exchange(m_reportWanted, false) && !mayGoOn())
        return std::nullopt;
    return m_pause ? Leave{std::exchange(m_steps, 0), m_size} : Leave{};
}

bool SearchSnapshot::look(SnapshotView& view, bool wantCurrent, bool wantDetails) {
    Trace taken;
    bool isNewlyWanted = false;
    view.bests.clear();
    {
        const std::scoped_lock lock(m_mutex);
        view.numbers = m_numbers;
        if (view.bestVersion != m_bestVersion)
            view.best = m_best;
        view.bestVersion = m_bestVersion;
        isNewlyWanted = (wantCurrent && !m_currentWanted) || (wantDetails && !m_detailsWanted);
        m_currentWanted = wantCurrent;
        if (wantCurrent)
            view.current = m_current;
        else
            view.current.clear();
        m_detailsWanted = wantDetails;
        if (wantDetails)
            view.details = m_details;
        else
            view.details.clear();
        std::swap(taken, m_pending);
        std::swap(view.bests, m_pendingBests);
    }
    view.points.assign(taken.points().begin(), taken.points().end());
    view.events.assign(taken.events().begin(), taken.events().end());
    return isNewlyWanted;
}

void SearchSnapshot::publishBest(const SearchNumbers& numbers,
                                 std::span<const std::uint16_t> solution, const TracePoint& point) {
    const std::scoped_lock lock(m_mutex);
    static_cast<Counters&>(m_numbers) = numbers;
    m_numbers.best = numbers.best;
    m_numbers.total = numbers.total;
    m_numbers.finder = numbers.finder;
    m_best.assign(solution.begin(), solution.end());
    ++m_bestVersion;
    m_pending.append({&point, 1});
    m_pendingBests.add({point, point.best, numbers.finder}, solution);
}

void SearchSnapshot::publishNumbers(const SearchNumbers& numbers,
                                    std::span<const std::uint16_t> current,
                                    const TracePoint* sample, const SearchDetails& details) {
    const std::scoped_lock lock(m_mutex);
    m_numbers = numbers;
    m_current.assign(current.begin(), current.end());
    m_details = details;
    if (sample != nullptr)
        m_pending.append({sample, 1});
}

void SearchSnapshot::publishEvent(const TraceEvent& event) {
    const std::scoped_lock lock(m_mutex);
    m_pending.append(std::span<const TraceEvent>(&event, 1));
}

bool SearchSnapshot::currentWanted() const {
    const std::scoped_lock lock(m_mutex);
    return m_currentWanted;
}

bool SearchSnapshot::detailsWanted() const {
    const std::scoped_lock lock(m_mutex);
    return m_detailsWanted;
}

namespace {

constexpr double kCheckSeconds = 0.001;
constexpr double kReportSeconds = 0.010;
constexpr std::uint64_t kSmallestInterval = 16;
constexpr std::uint64_t kLargestInterval = 1U << 22U;

} // namespace

SearchContext::SearchContext(SearchSnapshot& snapshot, SearchControl& control, Budget budget,
                             int total, std::uint64_t seed, int threads)
    : m_snapshot(snapshot), m_control(control), m_budget(budget), m_random(seed),
      m_threads(threads), m_start(searchNow()) {
    m_numbers.total = total;
    if (m_budget.evaluations == std::uint64_t{0})
        end(StopReason::Evaluations);
}

double SearchContext::seconds() const {
    return m_secondsBefore +
           std::chrono::duration<double>(searchNow() - m_start - m_paused).count();
}

Counters SearchContext::counters() const {
    return {seconds(), m_numbers.evaluations, m_numbers.iterations, m_numbers.nodes};
}

ProcessorTime SearchContext::processor() const {
    ProcessorTime time = m_helpers;
    time += {std::max(0.0, threadProcessorSeconds() - m_processorStart),
             std::max(0.0, seconds() - m_secondsBefore)};
    return time;
}

void SearchContext::resumeFrom(const SearchCheckpoint& checkpoint) {
    // A solution that is newer than the state is found again: the search then ends as solved.
    const bool isSolution = checkpoint.best >= m_numbers.total && m_endsWhenSolved;
    if (m_budget.target && checkpoint.best >= *m_budget.target && !isSolution)
        end(StopReason::Target);
    countOnFrom(checkpoint);
    m_limitFrom = checkpoint.seconds;
    m_processorLimitFrom = checkpoint.processor.used;
}

void SearchContext::countOnFrom(const SearchCheckpoint& checkpoint) {
    m_secondsBefore = checkpoint.seconds;
    m_lastCheck = checkpoint.seconds;
    m_helpers = checkpoint.processor;
    static_cast<Counters&>(m_numbers) = checkpoint;
    m_hasBest = checkpoint.best >= 0;
    m_numbers.best = m_hasBest ? checkpoint.best : 0;
    if (m_budget.evaluations && m_numbers.evaluations >= *m_budget.evaluations)
        end(StopReason::Evaluations);
}

bool SearchContext::improved(int score, std::span<const std::uint16_t> solution,
                             std::string_view finder) {
    const bool isNew = !m_hasBest || score > m_numbers.best;
    if (isNew) {
        m_hasBest = true;
        m_numbers.best = score;
        m_numbers.finder = finder;
        m_numbers.seconds = seconds();
        m_snapshot.publishBest(m_numbers, solution, {m_numbers, score, score, true});
    }
    // Not only a new one: it may have been found before the checkpoint that this resumes.
    if (score >= m_numbers.total && m_endsWhenSolved)
        end(StopReason::Solved);
    else if (m_budget.target && score >= *m_budget.target)
        end(StopReason::Target);
    return isNew;
}

void SearchContext::event(TraceEventKind kind) { m_snapshot.publishEvent({counters(), kind}); }

/// The first reason counts, unless a solution is found while the search is ending.
void SearchContext::end(StopReason reason) {
    if (m_reason == StopReason::None || reason == StopReason::Solved)
        m_reason = reason;
    m_nextCheck = 0;
    m_iterationStop = 0;
}

bool SearchContext::mayBegin() {
    if (!stopped())
        endIfDue(seconds());
    return !stopped();
}

/// Ends the search if it was asked to stop or its time is up.
void SearchContext::endIfDue(double now) {
    if (m_control.stopRequested())
        end(StopReason::Interrupted);
    else if (m_budget.seconds && now - m_limitFrom >= *m_budget.seconds)
        end(StopReason::Time);
    else if (m_budget.processorSeconds &&
             processor().used - m_processorLimitFrom >= *m_budget.processorSeconds)
        end(StopReason::Time);
}

bool SearchContext::check() {
    if (stopped())
        return false;
    if (m_control.stopRequested())
        end(StopReason::Interrupted);
    else if (m_budget.evaluations && m_numbers.evaluations >= *m_budget.evaluations)
        end(StopReason::Evaluations);
    if (stopped())
        return false;
    // A round may be long: steps end as soon as the search is resumed.
    if (m_stepping && !m_control.pauseRequested())
        follow({});
    // While stepping, only the end of a step or iteration pauses.
    if (m_control.pauseRequested() && !m_stepping)
        pauseIfAsked();
    const double now = seconds();
    endIfDue(now);
    if (stopped())
        return false;
    if (now - m_lastReport >= kReportSeconds)
        report(now);
    adaptInterval(now);
    scheduleNextCheck();
    return true;
}

bool SearchContext::checkIteration() {
    if (stopped())
        return false;
    if (m_samplesIterations) {
        m_sampleDue = true;
        report(seconds());
    }
    if (m_stepping && !m_tellsSteps)
        countStep();
    if (m_control.stopRequested())
        end(StopReason::Interrupted);
    return !stopped();
}

void SearchContext::countStep() {
    if (!stopped() && --m_stepsLeft == 0)
        pauseIfAsked();
}

void SearchContext::endStep(SearchStep step, StepSize ends) {
    if (!m_stepping)
        return; // resumed within the step
    m_numbers.step = std::move(step);
    if (m_stepSize == StepSize::Fine || ends == StepSize::Round)
        countStep();
    if (m_control.stopRequested())
        end(StopReason::Interrupted);
}

void SearchContext::sampleEveryIteration() {
    m_samplesIterations = true;
    m_iterationStop = 0;
}

void SearchContext::pauseIfAsked() {
    const auto before = searchNow();
    const double now = seconds();
    ++m_numbers.steps;
    std::optional<SearchControl::Leave> allowed;
    do
        report(now);
    while (!(allowed = m_control.waitWhilePaused()));
    m_paused += searchNow() - before;
    follow(*allowed);
    m_lastCheck = seconds();
    scheduleNextCheck();
}

/// Counts so many steps from here, or none.
void SearchContext::follow(const SearchControl::Leave& leave) {
    m_numbers.step.reset();
    m_stepping = leave.steps > 0;
    m_stepSize = leave.size;
    m_stepsLeft = leave.steps;
    m_iterationStop = m_samplesIterations || m_stepping ? 0 : kNever;
}

void SearchContext::adaptInterval(double now) {
    const double passed = now - m_lastCheck;
    m_lastCheck = now;
    if (passed > 2 * kCheckSeconds && m_interval > kSmallestInterval)
        m_interval /= 2;
    else if (passed < kCheckSeconds / 2 && m_interval < kLargestInterval)
        m_interval *= 2;
}

void SearchContext::scheduleNextCheck() {
    m_nextCheck = m_numbers.evaluations + m_interval;
    if (m_budget.evaluations)
        m_nextCheck = std::min(m_nextCheck, *m_budget.evaluations);
}

void SearchContext::report(double now) {
    m_lastReport = now;
    m_numbers.seconds = now;
    m_numbers.processor = processor();
    m_report.wantsCurrent = m_snapshot.currentWanted();
    // The last details are taken in any case, so that they can be looked at after the search.
    m_report.wantsDetails = stopped() || m_snapshot.detailsWanted();
    m_report.solution.clear();
    if (m_reporter) { // without one the last details and spread stay: the method has ended
        m_report.spread.reset();
        m_report.details.clear();
        m_report.current = m_numbers.best;
        m_report.gauges.clear();
        m_report.tree.reset();
        m_report.ranks.clear();
        m_report.parts.clear();
        m_report.secondsToGain.reset();
        m_reporter(m_report);
        m_numbers.current = m_report.current;
        std::swap(m_numbers.gauges, m_report.gauges);
        m_numbers.tree = m_report.tree;
        std::swap(m_numbers.ranks, m_report.ranks);
        std::swap(m_numbers.parts, m_report.parts);
        m_numbers.secondsToGain = m_report.secondsToGain;
    }
    const bool isSampled = m_hasBest && m_sampleDue == m_samplesIterations;
    m_sampleDue = false;
    // Only a point that is kept copies the gauges.
    std::optional<TracePoint> sample;
    if (isSampled)
        sample = {m_numbers, m_numbers.best,  m_numbers.current,
                  false,     m_report.spread, m_numbers.gauges};
    m_snapshot.publishNumbers(m_numbers, m_report.solution, sample ? &*sample : nullptr,
                              m_report.details);
}

void SearchContext::finish() {
    report(seconds());
    m_reporter = nullptr;
}

} // namespace tessera
