// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/race/Comparison.h"

#include "widgets/experiments/ExperimentCurves.h"

#include "core/kind/Kind.h"
#include "core/search/MethodLabel.h"
#include "core/support/NumberText.h"
#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QThread>

#include <algorithm>

namespace tessera {

namespace {

/// Ten boards a second look alive, even when there are many of them.
constexpr int kRacePollMilliseconds = 100;

const SolverInfo& methodOf(const SearchSettings& settings) {
    const SolverInfo* method = findSolver(settings.solver);
    if (method == nullptr) {
        throw UserError(Comparison::tr("There is no method “%1”.")
                            .arg(QString::fromStdString(settings.solver)));
    }
    return *method;
}

} // namespace

QString momentNotice(const ComparedMoment& moment) {
    switch (moment.axis) {
    case CurveAxis::Evaluations:
        return Comparison::tr("The best boards after %1 evaluations are shown.")
            .arg(countText(moment.value));
    case CurveAxis::Iterations:
        return Comparison::tr("The best boards after %1 iterations are shown.")
            .arg(countText(moment.value));
    case CurveAxis::Nodes:
        return Comparison::tr("The best boards after %1 nodes are shown.")
            .arg(countText(moment.value));
    case CurveAxis::Seconds:
        break;
    }
    return Comparison::tr("The best boards after %1 are shown.")
        .arg(durationText(moment.value, true));
}

Comparison::Comparison(QObject* parent)
    : QObject(parent), m_queue(std::max(1, QThread::idealThreadCount())) {
    m_timer.setInterval(kRacePollMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &Comparison::poll);
}

void Comparison::add(const SearchSettings& settings, const AnyPuzzle& puzzle) {
    const SolverInfo& method = methodOf(settings);
    auto solver =
        makeSolver(method, puzzle.kind().problem(puzzle, settings.start), settings.values);
    SearchRun::Setup setup;
    setup.budget = settings.budget;
    setup.seed = settings.seed;
    setup.threads = settings.threads;
    insert(settings, puzzle,
           [&] { m_queue.add(std::move(solver), puzzle.kind().total(puzzle), std::move(setup)); });
}

void Comparison::addEnded(const SearchController::Earlier& run, const AnyPuzzle& puzzle) {
    QueuedSearch search;
    search.view.numbers = run.numbers;
    search.trace = run.trace;
    search.bests = run.bests;
    search.reason = run.stop;
    search.failure = run.failure;
    if (!run.bests.isEmpty()) {
        search.view.best = run.bests.solution(run.bests.size() - 1);
        search.view.bestVersion = 1;
    }
    insert(run.settings, puzzle, [&] { m_queue.addEnded(std::move(search)); });
    showBoard(count() - 1, 0);
}

void Comparison::insert(const SearchSettings& settings, const AnyPuzzle& puzzle,
                        const std::function<void()>& queue) {
    ComparedRun run{settings, methodLabel(methodOf(settings), settings.values), puzzle, 0, {}};
    run.group = groupOf(run);
    emit aboutToAdd(count());
    queue();
    m_runs.push_back(std::move(run));
    emit added();
    pollSoon();
}

std::size_t Comparison::groupOf(const ComparedRun& run) const {
    std::vector<std::size_t> taken;
    for (const ComparedRun& other : m_runs) {
        const SearchSettings& a = run.settings;
        const SearchSettings& b = other.settings;
        if (a.solver == b.solver && a.values == b.values && a.start == b.start &&
            (run.puzzle.isCopyOf(other.puzzle) || isSamePuzzle(run.puzzle, other.puzzle)))
            return other.group;
        taken.push_back(other.group);
    }
    return methodRun(run.settings.solver, taken);
}

std::optional<std::uint64_t> Comparison::nextSeed(const AnyPuzzle& puzzle) const {
    std::optional<std::uint64_t> next;
    for (const ComparedRun& run : m_runs) {
        if (isSamePuzzle(run.puzzle, puzzle))
            next = std::max(next.value_or(0), run.settings.seed + 1);
    }
    return next;
}

void Comparison::pause(int row) {
    m_queue.pause(search(row).id);
    emit progressed();
}

void Comparison::resume(int row) {
    m_queue.resume(search(row).id);
    pollSoon();
    emit progressed();
}

void Comparison::stop(int row) {
    m_queue.stop(search(row).id);
    pollSoon();
}

void Comparison::remove(int row) {
    emit aboutToRemove(row);
    m_queue.remove(search(row).id);
    m_runs.erase(m_runs.begin() + row);
    emit removed();
    pollSoon();
}

void Comparison::setAtOnce(int searches) {
    m_queue.setAtOnce(std::max(1, searches));
    pollSoon();
}

void Comparison::setTakesTurns(bool turns) {
    m_queue.setTakesTurns(turns);
}

void Comparison::pollSoon() {
    if (!m_timer.isActive())
        m_timer.start();
}

void Comparison::poll() {
    std::vector<std::uint64_t> known;
    std::vector<bool> wasFinished;
    for (int row = 0; row < count(); ++row) {
        known.push_back(search(row).view.bestVersion);
        wasFinished.push_back(search(row).state == QueuedSearch::State::Finished);
    }
    m_queue.poll(m_showCurrent);
    for (int row = 0; row < count(); ++row)
        showBoard(row, known[static_cast<std::size_t>(row)]);
    emit progressed();
    for (int row = 0; row < count(); ++row) {
        if (!wasFinished[static_cast<std::size_t>(row)] && search(row).reason == StopReason::Solved)
            emit solved(row);
    }
    const bool paused = m_queue.runningCount() == 0 && !m_queue.isActive();
    if (paused)
        m_timer.stop();
}

void Comparison::showBoard(int row, std::uint64_t knownBest) {
    if (m_moment) {
        showBoardOfMoment(row);
        return;
    }
    ComparedRun& run = m_runs[static_cast<std::size_t>(row)];
    const SnapshotView& view = search(row).view;
    const bool shows = m_showCurrent && !view.current.empty();
    if (!shows && !run.board.empty() && view.bestVersion == knownBest && !m_showCurrent)
        return;
    const Solution& codes = shows ? view.current : view.best;
    if (!codes.empty())
        show(run, row, codes);
}

void Comparison::showBoardOfMoment(int row) {
    ComparedRun& run = m_runs[static_cast<std::size_t>(row)];
    const BestHistory& bests = search(row).bests;
    const std::optional<std::size_t> index = bests.indexAt(m_moment->axis, m_moment->value);
    run.moment = index ? std::optional(bests.moments()[*index]) : std::nullopt;
    show(run, row, index ? bests.solution(*index) : Solution());
}

void Comparison::show(ComparedRun& run, int row, Solution board) {
    if (board == run.board)
        return;
    run.board = std::move(board);
    emit boardChanged(row);
}

void Comparison::setMoment(std::optional<ComparedMoment> moment) {
    if (m_moment == moment)
        return;
    m_moment = moment;
    for (int row = 0; row < count(); ++row) {
        m_runs[static_cast<std::size_t>(row)].moment.reset();
        // None is known, so that the newest board is taken up again.
        showBoard(row, 0);
    }
    emit progressed();
}

SearchController::Earlier Comparison::record(int row) const {
    const QueuedSearch& queued = search(row);
    return {run(row).settings, queued.view.numbers, queued.reason,
            queued.failure,    queued.trace,        queued.bests};
}

} // namespace tessera
