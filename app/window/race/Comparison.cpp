// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/race/Comparison.h"

#include "app/document/recovery/RecoveryRecord.h"
#include "app/window/search/KnownCourses.h"
#include "widgets/charts/RunStyle.h"
#include "widgets/experiments/ExperimentCurves.h"

#include "core/experiments/Curves.h"
#include "core/experiments/RunFile.h"
#include "core/kind/Kind.h"
#include "core/search/Solver.h"
#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QStringList>
#include <QThread>

#include <algorithm>
#include <map>

namespace tessera {

namespace {

/// Ten boards per second look alive, even when there are many.
constexpr int kRacePollMilliseconds = 100;

/// The state of an ended search. @throws UserError if its run is damaged
SearchController::Earlier endedRun(const RaceRecord::Search& search) {
    SearchController::Earlier run;
    if (!search.run.isEmpty()) {
        const RecordedRun read = readRunFile(search.run).run;
        if (!isSamePuzzle(read.puzzle, search.puzzle))
            throw UserError({});
        run = earlierOf(read);
    } else if (!search.best.empty()) {
        if (!search.puzzle.kind().withSolution(search.puzzle, search.best))
            throw UserError({});
        run.numbers = search.numbers;
        run.bests.add({search.numbers, search.numbers.best}, search.best);
    }
    run.settings = search.settings;
    run.stop = search.stop;
    run.failure = search.failure;
    run.numbers.total = search.puzzle.kind().total(search.puzzle);
    return run;
}

StoredRun storedRun(const QueuedSearch& search) {
    StoredRun run{search.view.numbers};
    for (const BestMoment& moment : search.bests.moments())
        run.improvements.push_back({moment, moment.score, moment.score, true});
    return run;
}

ChartCurve medianOf(const std::vector<StoredRun>& runs, CurveAxis axis, const QString& method,
                    std::size_t group) {
    std::vector<const StoredRun*> pointers;
    for (const StoredRun& run : runs)
        pointers.push_back(&run);
    ChartCurve curve = summaryCurve(pointers, axis);
    curve.name =
        Comparison::tr("%1, median of %n", nullptr, static_cast<int>(runs.size())).arg(method);
    curve.run = group;
    return curve;
}

} // namespace

Comparison::Comparison(QObject* parent)
    : QObject(parent), m_queue(std::max(1, QThread::idealThreadCount())) {
    m_timer.setInterval(kRacePollMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &Comparison::poll);
}

void Comparison::add(const SearchSettings& settings, const AnyPuzzle& puzzle) {
    const SolverInfo& method = methodOf(settings);
    auto solver =
        makeSolver(method, puzzle.kind().problem(puzzle, settings.start), settings.values);
    SearchRun::Setup setup{settings.budget, settings.seed, settings.threads};
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
    m_runs.back().date = run.date;
    showBoard(count() - 1, 0);
}

void Comparison::insert(const SearchSettings& settings, const AnyPuzzle& puzzle,
                        const std::function<void()>& queue) {
    ComparedRun run{settings, methodLabel(methodOf(settings), settings.values), puzzle};
    number(run);
    emit aboutToAdd(count());
    queue();
    m_runs.push_back(std::move(run));
    emit added();
    pollSoon();
}

void Comparison::number(ComparedRun& run) const {
    std::vector<std::size_t> taken;
    std::optional<std::size_t> known;
    std::size_t puzzles = 0;
    for (const ComparedRun& other : m_runs) {
        puzzles = std::max(puzzles, other.puzzleNumber + 1);
        taken.push_back(other.group);
        if (!run.puzzle.isCopyOf(other.puzzle) && !isSamePuzzle(run.puzzle, other.puzzle))
            continue;
        known = other.puzzleNumber;
        const SearchSettings& a = run.settings;
        const SearchSettings& b = other.settings;
        if (a.solver == b.solver && a.values == b.values && a.start == b.start &&
            a.threads == b.threads) {
            run.puzzleNumber = other.puzzleNumber;
            run.group = other.group;
            return;
        }
    }
    run.puzzleNumber = known.value_or(puzzles);
    run.group = methodRun(run.settings.solver, taken);
}

bool Comparison::hasSeveralPuzzles() const {
    return std::ranges::any_of(m_runs, [this](const ComparedRun& run) {
        return run.puzzleNumber != m_runs.front().puzzleNumber;
    });
}

QString Comparison::nameOf(int row) const {
    const ComparedRun& run = this->run(row);
    QStringList details;
    if (hasSeveralPuzzles())
        details << run.puzzle.kind().label(run.puzzle);
    const int threads = run.settings.threads;
    if (std::ranges::any_of(m_runs, [&](const ComparedRun& other) {
            return other.method == run.method && other.puzzleNumber == run.puzzleNumber &&
                   other.settings.threads != threads;
        }))
        details << QCoreApplication::translate("SearchControls", "%n thread(s)", nullptr, threads);
    return details.isEmpty() ? run.method
                             : tr("%1 (%2)").arg(run.method, details.join(QStringLiteral(" · ")));
}

std::optional<std::uint64_t> Comparison::nextSeed(const AnyPuzzle& puzzle) const {
    std::optional<std::uint64_t> next;
    for (const ComparedRun& run : m_runs) {
        if (isSamePuzzle(run.puzzle, puzzle))
            next = std::max(next.value_or(0), run.settings.seed + 1);
    }
    return next;
}

QString Comparison::shortNotice() const {
    int shortRuns = 0;
    bool isLimited = true;
    for (int row = 0; row < count(); ++row) {
        if (search(row).state != QueuedSearch::State::Finished ||
            !search(row).view.numbers.processor.isShort())
            continue;
        ++shortRuns;
        const auto& budget = run(row).settings.budget;
        isLimited = isLimited && (budget.evaluations || budget.processorSeconds);
    }
    if (shortRuns == 0)
        return {};
    const QString sentence =
        tr("%n search(es) got less than 90 % of a core per thread, so times cannot be compared.",
           nullptr, shortRuns);
    return isLimited ? sentence
                     : sentence + u' ' + tr("Limit evaluations or processor time instead.");
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
    if (search(row).state == QueuedSearch::State::Finished)
        emit ended(); // immediately: it had not started
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

void Comparison::pollSoon() {
    if (!m_timer.isActive())
        m_timer.start();
}

void Comparison::poll() {
    std::vector<std::pair<std::uint64_t, bool>> before; ///< the best board, whether it ran
    for (int row = 0; row < count(); ++row) {
        before.emplace_back(search(row).view.bestVersion,
                            search(row).state != QueuedSearch::State::Finished);
    }
    m_queue.poll(m_showCurrent);
    for (int row = 0; row < count(); ++row)
        showBoard(row, before[static_cast<std::size_t>(row)].first);
    emit progressed();
    bool someEnded = false;
    for (int row = 0; row < count(); ++row) {
        const bool hasEnded = before[static_cast<std::size_t>(row)].second &&
                              search(row).state == QueuedSearch::State::Finished;
        someEnded = someEnded || hasEnded;
        if (hasEnded) {
            m_runs[static_cast<std::size_t>(row)].date = QDateTime::currentDateTime();
            KnownCourses::remember(run(row).puzzle, run(row).settings, search(row).trace,
                                   search(row).reason);
        }
        if (hasEnded && search(row).reason == StopReason::Solved)
            emit solved(row);
    }
    if (someEnded)
        emit ended();
    if (m_queue.runningCount() == 0 && !m_queue.isActive())
        m_timer.stop();
}

void Comparison::showBoard(int row, std::uint64_t knownBest) {
    ComparedRun& run = m_runs[static_cast<std::size_t>(row)];
    if (m_moment) {
        const BestHistory& bests = search(row).bests;
        const auto index = bests.indexAt(m_moment->axis, m_moment->value);
        run.moment = index ? std::optional(bests.moments()[*index]) : std::nullopt;
        show(run, row, index ? bests.solution(*index) : Solution());
        return;
    }
    const SnapshotView& view = search(row).view;
    if (!m_showCurrent && !run.board.empty() && view.bestVersion == knownBest)
        return;
    const Solution& board = m_showCurrent && !view.current.empty() ? view.current : view.best;
    if (!board.empty())
        show(run, row, board);
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
        // Version 0 is no board, so the newest one is fetched again.
        showBoard(row, 0);
    }
    emit progressed();
}

SearchController::Earlier Comparison::record(int row) const {
    const QueuedSearch& queued = search(row);
    SearchController::Earlier seen{run(row).settings, queued.view.numbers, queued.reason,
                                   queued.failure,    queued.trace,        queued.bests};
    seen.isRacing = queued.state != QueuedSearch::State::Finished;
    seen.date = seen.isRacing ? QDateTime::currentDateTime() : run(row).date;
    return seen;
}

BroughtBack bringBack(const RaceRecord& race, Comparison& comparison) {
    BroughtBack count;
    count.lost = race.lost;
    for (const RaceRecord::Search& search : race.searches) {
        try {
            if (search.stop != StopReason::None) {
                comparison.addEnded(endedRun(search), search.puzzle);
                ++count.ended;
            } else {
                comparison.add(search.settings, search.puzzle);
                comparison.pause(comparison.count() - 1);
                ++count.waiting;
            }
        } catch (const UserError&) {
            ++count.lost;
        }
    }
    return count;
}

std::vector<ChartCurve> comparisonCurves(const Comparison& comparison, CurveAxis axis, int chosen) {
    std::map<std::size_t, std::vector<int>> groups;
    for (int row = 0; row < comparison.count(); ++row) {
        if (!comparison.search(row).bests.isEmpty())
            groups[comparison.run(row).group].push_back(row);
    }
    std::vector<ChartCurve> curves;
    for (const auto& [group, rows] : groups) {
        // A repeated seed counts once: its last run represents it.
        std::map<std::uint64_t, int> lastOfSeed;
        for (const int row : rows)
            lastOfSeed[comparison.run(row).settings.seed] = row;
        std::vector<StoredRun> runs;
        for (const int row : rows) {
            const ComparedRun& run = comparison.run(row);
            const bool isLast = lastOfSeed[run.settings.seed] == row;
            ChartCurve curve;
            const bool isOneOfSeveral = lastOfSeed.size() > 1 || !isLast;
            curve.thin = isOneOfSeveral && row != chosen;
            if (!isOneOfSeveral)
                curve.name = comparison.nameOf(row);
            else if (row == chosen)
                curve.name = Comparison::tr("%1, seed %2")
                                 .arg(comparison.nameOf(row), QString::number(run.settings.seed));
            curve.points = improvementsAndEnd(comparison.search(row).trace);
            curve.run = group;
            curve.total = comparison.search(row).view.numbers.total;
            if (!isOnAxis(curve, axis))
                continue;
            curves.push_back(std::move(curve));
            if (isLast)
                runs.push_back(storedRun(comparison.search(row)));
        }
        if (runs.size() > 1) {
            const int total = curves.back().total;
            curves.push_back(medianOf(runs, axis, comparison.nameOf(rows.front()), group));
            curves.back().total = total; // a group has one puzzle
        }
    }
    return curves;
}

} // namespace tessera
