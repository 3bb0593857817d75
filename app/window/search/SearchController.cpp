// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/search/SearchController.h"

#include "core/experiments/Origin.h"

#include "core/support/UserError.h"

namespace tessera {

namespace {

/// Forty boards per second look fluent, and leave a busy machine to the search.
constexpr int kSearchPollMilliseconds = 25;
/// Figures that change more often are unreadable, and redrawing a curve costs more than it shows.
constexpr int kNumbersMilliseconds = 200;
constexpr double kRateSeconds = 0.5;

/// Evaluations per second over the whole search.
double averageRate(const SearchNumbers& numbers) {
    return numbers.seconds > 0 ? static_cast<double>(numbers.evaluations) / numbers.seconds : 0;
}

} // namespace

SearchController::SearchController(Document& document, QObject* parent)
    : QObject(parent), m_document(document), m_searched(document.content()) {
    m_timer.setInterval(kSearchPollMilliseconds);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &SearchController::poll);
    m_paceTimer.setTimerType(Qt::PreciseTimer);
    connect(&m_paceTimer, &QTimer::timeout, this, &SearchController::takePacedStep);
    connect(&document.history(), &QUndoStack::indexChanged, this, &SearchController::tellRelevance);
}

SearchController::~SearchController() = default;

const SolverInfo& methodOf(const SearchSettings& settings) {
    const SolverInfo* method = findSolver(settings.solver);
    if (method == nullptr) {
        throw UserError(SearchController::tr("There is no method “%1”."),
                        QString::fromStdString(settings.solver));
    }
    return *method;
}

void SearchController::makeRun(const SearchSettings& settings,
                               std::shared_ptr<const Problem> problem,
                               const std::optional<SearchCheckpoint>& earlier) {
    const SolverInfo& method = methodOf(settings);
    const int total = problem->total();
    SearchRun::Setup setup{settings.budget, settings.seed, settings.threads, earlier};
    auto solver = makeSolver(method, std::move(problem), settings.values);
    auto* resumable = dynamic_cast<ResumableSolver*>(solver.get());
    // Its states are small; those of populations and pheromone may have hundreds of megabytes.
    if (resumable != nullptr && settings.solver == "record")
        resumable->keepCheckpoints();
    m_run = std::make_unique<SearchRun>(std::move(solver), total, std::move(setup));
    m_resumable = resumable; // only of a run that was made
}

bool SearchController::begin(const SearchSettings& settings) {
    if (isActive())
        return false;
    const AnyPuzzle puzzle = m_document.content();
    try {
        makeRun(settings, puzzle.kind().problem(puzzle, settings.start));
    } catch (const std::exception&) {
        emit refused(failureSentence());
        return false;
    }
    m_earlier.add(m_settings, m_trace, isSamePuzzle(m_searched, puzzle));
    m_settings = settings;
    m_known = KnownCourses::like(puzzle, settings);
    m_reason = StopReason::None;
    m_failure.clear();
    m_view = {};
    endSteps();
    // So that even a run that ends immediately knows the requested details.
    m_run->look(m_view, wantsCurrent(), m_wanted.toInt() != 0);
    m_view.numbers.total = m_run->total();
    m_trace = {};
    m_bests.clear();
    m_broughtBack.reset();
    m_checkpoint.reset();
    m_told.reset();
    m_ended.reset();
    m_limitFrom = m_processorFrom = 0;
    began(puzzle);
    forgetSolutions();
    m_rate = m_rateSeconds = 0;
    m_rateEvaluations = 0;
    return true;
}

void SearchController::start(const SearchSettings& settings) {
    if (!begin(settings))
        return;
    if (m_stepsPerSecond > 0) {
        beginSteps();
        m_run->startPaused();
    } else {
        m_run->start();
    }
    launched(SearchState::Running);
}

void SearchController::startStepping(const SearchSettings& settings) {
    if (!begin(settings))
        return;
    beginSteps();
    m_paceTimer.stop();
    m_run->startPaused();
    launched(SearchState::Paused);
}

void SearchController::launched(SearchState state) {
    m_sinceNumbers.start();
    m_sinceCheckpoint.start();
    m_timer.start();
    setState(state);
    emit shownBoardChanged();
    emit numbersChanged();
}

void SearchController::pause() {
    if (m_state != SearchState::Running)
        return;
    m_paceTimer.stop();
    m_run->pause();
    setState(SearchState::Paused);
}

void SearchController::resume() {
    if (m_state != SearchState::Paused)
        return;
    lookAtStep(std::nullopt);
    if (!m_run) {
        if (wayOn() == WayOn::Anew)
            takeUpAnew(false);
        else if (takeUp())
            launchTakenUp(SearchState::Running);
    } else {
        setState(SearchState::Running);
    }
    setStepsPerSecond(m_stepsPerSecond);
}

RecordedRun SearchController::record() const {
    RecordedRun run =
        withOrigin({m_searched, m_settings, {}, numbers(), m_reason, m_failure, m_trace, m_bests});
    if (m_ended) // not when it is saved
        run.date = *m_ended;
    return run;
}

QDateTime SearchController::newestTime() const {
    const bool isEarlier = m_broughtBack && m_bests.moments().back() == *m_broughtBack;
    return isEarlier ? m_date : QDateTime::currentDateTime();
}

int SearchController::documentScore() const {
    const AnyPuzzle puzzle = m_document.content();
    return puzzle.kind().score(puzzle);
}

bool SearchController::isOfDocument() const {
    return isSamePuzzle(m_searched, m_document.content());
}

QString SearchController::scoreSentence() const {
    return tr("%1 of %2").arg(numbers().best).arg(numbers().total);
}

QString SearchController::endSentence(StopReason reason) const {
    const QString score = scoreSentence();
    switch (reason) {
    case StopReason::Solved:
        return tr("Solved: %1").arg(score);
    case StopReason::Target:
        return tr("Target score reached: %1").arg(score);
    case StopReason::Time:
        return tr("Time limit reached: %1").arg(score);
    case StopReason::Evaluations:
        return tr("Evaluation limit reached: %1").arg(score);
    case StopReason::Interrupted:
        return tr("Stopped: %1").arg(score);
    case StopReason::Exhausted:
        return provesNoSolution()
                   ? tr("Everything was tried, and there is no solution: %1").arg(score)
                   : tr("Nothing left to try: %1").arg(score);
    case StopReason::None:
        return tr("From the race, before its end: %1").arg(score);
    case StopReason::Failed:
        break;
    }
    return {};
}

SearchController::Earlier earlierOf(const RecordedRun& run,
                                    const std::optional<SearchCheckpoint>& checkpoint) {
    return {run.settings, run.numbers, run.stop,   run.failure,
            run.trace,    run.bests,   checkpoint, run.date};
}

void SearchController::bringBack(Earlier run, const AnyPuzzle* searched) {
    if (isActive())
        return;
    const AnyPuzzle puzzle = searched != nullptr ? *searched : m_document.content();
    m_earlier.add(m_settings, m_trace, isSamePuzzle(m_searched, puzzle));
    m_earlier.remove(run.settings, run.trace);
    began(puzzle);
    forget();
    m_settings = std::move(run.settings);
    m_ownSettings = m_settings;
    m_known = KnownCourses::like(puzzle, m_settings);
    m_reason = run.stop == StopReason::None ? StopReason::Interrupted : run.stop;
    if (run.isPaused || run.isRacing)
        m_reason = StopReason::None;
    m_failure = std::move(run.failure);
    m_view = {};
    m_view.numbers = std::move(run.numbers);
    m_trace = std::move(run.trace);
    m_bests = std::move(run.bests);
    m_ended = m_date = std::move(run.date);
    m_checkpoint = std::move(run.checkpoint);
    m_limitFrom = run.limitFrom;
    m_processorFrom = run.processorFrom;
    m_broughtBack.reset();
    if (!m_bests.isEmpty()) {
        m_broughtBack = m_bests.moments().back();
        m_best = m_bests.solution(m_bests.size() - 1);
    }
    m_rate = averageRate(m_view.numbers);
    m_state = run.isPaused ? SearchState::Paused : SearchState::Finished;
    m_wasRelevant = true;
    emit stateChanged();
    emit shownBoardChanged();
    emit numbersChanged();
}

void SearchController::abandon() {
    m_timer.stop();
    forget();
    setState(SearchState::Idle);
}

void SearchController::dropRun() {
    m_run.reset();
    m_resumable = nullptr;
}

void SearchController::forget() {
    dropRun();
    m_checkpoint.reset();
    endSteps();
    forgetSolutions();
    m_view.details.clear();
}

void SearchController::keep() {
    if (m_state != SearchState::Finished || m_best.empty())
        return;
    Solution solution = m_best;
    int score = m_view.numbers.best;
    if (m_looked && !m_looked->solution.empty()) {
        solution = m_looked->solution;
        score = m_looked->score;
    }
    discard();
    lay(solution, score);
}

void SearchController::keepBest() {
    m_looked.reset();
    keep();
}

void SearchController::discard() {
    if (m_state != SearchState::Finished)
        return;
    forget();
    setState(SearchState::Idle);
    emit shownBoardChanged();
    emit numbersChanged();
}

void SearchController::forgetSolutions() {
    m_best.clear();
    m_current.clear();
    m_looked.reset();
}

void SearchController::setReplayed(std::optional<std::size_t> moment) {
    if ((!moment && !replayed()) || !canReplay())
        return;
    m_looked.reset();
    if (moment && *moment < m_bests.size()) {
        const BestMoment& best = m_bests.moments()[*moment];
        m_looked = {Looked::At::Moment, best, 0, best.score, m_bests.solution(*moment)};
    }
    if (m_state == SearchState::Idle) {
        m_best = m_bests.solution(m_bests.size() - 1);
        setState(SearchState::Finished);
    }
    emit shownBoardChanged();
}

std::optional<BestMoment> SearchController::replayed() const {
    return m_looked && m_looked->at == Looked::At::Moment ? std::optional(m_looked->moment)
                                                          : std::nullopt;
}

void SearchController::setShownMember(std::optional<std::size_t> place) {
    if (m_state == SearchState::Idle || (!place && !shownMember()))
        return;
    m_looked.reset();
    if (place && *place < m_view.details.population.size()) {
        m_looked = {Looked::At::Member, {}, *place, 0, {}};
        static_cast<void>(takeMember());
    }
    emit shownBoardChanged();
}

std::optional<std::size_t> SearchController::shownMember() const {
    return m_looked && m_looked->at == Looked::At::Member ? std::optional(m_looked->place)
                                                          : std::nullopt;
}

const Solution& SearchController::shownSolution() const {
    if (m_looked)
        return m_looked->solution;
    return isCurrentShown() ? m_current : m_best;
}

void SearchController::poll() {
    // Checked before the look, so that nothing published later is missed.
    const bool finished = m_run->state() == SearchState::Finished;
    const bool waits = m_run->isWaiting();
    const std::uint64_t knownVersion = m_view.bestVersion;
    // Before the look, so that what it sees is at least as new.
    const bool hasNewCheckpoint = takeCheckpoint();
    // Keeps the last details for views that open later.
    m_run->look(m_view, wantsCurrent(), m_wanted.toInt() != 0 || finished);
    if (m_told)
        m_view.numbers.keepTold(*m_told);
    m_trace.append(std::span<const TracePoint>(m_view.points));
    m_trace.append(std::span<const TraceEvent>(m_view.events));
    m_bests.append(m_view.bests);
    takeSolutions(knownVersion);
    if (m_steps.stepping) {
        m_steps.events.insert(m_steps.events.end(), m_view.events.begin(), m_view.events.end());
        if (waits || finished)
            tellStep();
    }
    if (hasNewCheckpoint)
        emit checkpointTaken();
    if (finished) {
        m_timer.stop();
        stopStepping();
        m_reason = m_run->reason();
        m_ended = QDateTime::currentDateTime();
        if (m_reason == StopReason::Solved || m_reason == StopReason::Exhausted)
            m_checkpoint.reset();
        m_failure = m_run->failure();
        m_rate = averageRate(m_view.numbers);
        m_current.clear();
        KnownCourses::remember(m_searched, m_settings, m_trace, m_reason);
        emit numbersChanged();
        setState(SearchState::Finished);
        emit shownBoardChanged();
        return;
    }
    // The board is shown at once: nothing may still say that there is none.
    const bool isFirstBoard = knownVersion == 0 && m_view.bestVersion != 0;
    if (isFirstBoard || m_sinceNumbers.hasExpired(kNumbersMilliseconds)) {
        m_sinceNumbers.restart();
        measureRate();
        emit numbersChanged();
    }
}

void SearchController::takeSolutions(std::uint64_t knownVersion) {
    const bool bestChanged = m_view.bestVersion != knownVersion;
    if (bestChanged)
        m_best = m_view.best;
    bool currentChanged = false;
    if (!m_view.current.empty()) {
        currentChanged = m_view.current != m_current;
        m_current = m_view.current;
    }
    const bool memberChanged = takeMember();
    if (m_looked ? memberChanged : isCurrentShown() ? currentChanged : bestChanged)
        emit shownBoardChanged();
}

/// Whether the shown member's board has changed.
bool SearchController::takeMember() {
    const auto& population = m_view.details.population;
    if (!shownMember() || m_looked->place >= population.size())
        return false;
    const Individual& member = population[m_looked->place];
    const bool changed = member.solution != m_looked->solution;
    m_looked->score = member.score;
    m_looked->solution = member.solution;
    return changed;
}

void SearchController::measureRate() {
    const double passed = m_view.numbers.seconds - m_rateSeconds;
    if (passed < kRateSeconds)
        return;
    m_rate = static_cast<double>(m_view.numbers.evaluations - m_rateEvaluations) / passed;
    m_rateSeconds = m_view.numbers.seconds;
    m_rateEvaluations = m_view.numbers.evaluations;
}

void SearchController::setState(SearchState state) {
    if (m_state == state)
        return;
    m_state = state;
    m_wasRelevant = isRelevant();
    emit stateChanged();
}

/// The figures of a search are not those of a puzzle that the document gets after it.
void SearchController::tellRelevance() {
    const bool isNow = isRelevant();
    if (std::exchange(m_wasRelevant, isNow) != isNow)
        emit numbersChanged();
}

QString SearchController::resultSentence() const {
    if (m_state != SearchState::Finished)
        return {};
    if (m_reason == StopReason::Failed)
        return m_failure;
    if (m_best.empty())
        return tr("The search found no full board.");
    return endSentence(m_reason);
}

QString SearchController::shareSentence() const {
    const bool ended = m_state == SearchState::Finished && m_reason != StopReason::Failed;
    return ended && !m_best.empty() ? shortCoreSentence(m_view.numbers.processor) : QString();
}

} // namespace tessera
