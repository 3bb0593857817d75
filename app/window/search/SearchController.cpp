// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/search/SearchController.h"

#include "app/document/BoardEditor.h"
#include "app/document/PuzzleDocument.h"

#include "core/solvers/SolverRegistry.h"
#include "core/support/UserError.h"

#include <QCoreApplication>

namespace tessera {

namespace {

/// Forty boards a second look fluent, and leave a busy machine to the search.
constexpr int kPollMilliseconds = 25;
/// Figures that change more often cannot be read, and redrawing a curve costs
/// more than it shows.
constexpr int kNumbersMilliseconds = 200;
constexpr double kRateSeconds = 0.5;

/// Evaluations a second over the whole search.
double averageRate(const SearchNumbers& numbers) {
    return numbers.seconds > 0 ? static_cast<double>(numbers.evaluations) / numbers.seconds : 0;
}

} // namespace

SearchController::SearchController(PuzzleDocument& document, BoardEditor& editor, QObject* parent)
    : QObject(parent), m_document(document), m_editor(editor) {
    m_timer.setInterval(kPollMilliseconds);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &SearchController::poll);
    m_paceTimer.setTimerType(Qt::PreciseTimer);
    connect(&m_paceTimer, &QTimer::timeout, this, &SearchController::takePacedStep);
}

SearchController::~SearchController() = default;

std::unique_ptr<SearchRun> SearchController::makeRun(const SearchSettings& settings) const {
    const SolverInfo* info = findSolver(settings.solver);
    if (info == nullptr)
        throw UserError(
            tr("There is no method “%1”.").arg(QString::fromStdString(settings.solver)));
    auto problem = std::make_shared<EdgeProblem>(m_document.puzzle(), m_document.board(),
                                                 m_document.locked(), settings.start);
    const int total = problem->total();
    SearchRun::Setup setup;
    setup.budget = settings.budget;
    setup.seed = settings.seed;
    setup.threads = settings.threads;
    return std::make_unique<SearchRun>(info->make(std::move(problem), settings.values), total,
                                       setup);
}

bool SearchController::begin(const SearchSettings& settings) {
    if (isActive())
        return false;
    try {
        m_run = makeRun(settings);
    } catch (const UserError& error) {
        emit refused(error.sentence());
        return false;
    }
    m_settings = settings;
    m_reason = StopReason::None;
    m_failure.clear();
    m_view = {};
    endSteps();
    // So that even a run that ends at once knows what is wanted of it.
    m_run->look(m_view, wantsCurrent(), m_wanted.toInt() != 0);
    m_view.numbers.total = m_run->total();
    m_trace = {};
    m_bests.clear();
    m_searched = m_document.file();
    forgetBoards();
    m_rate = m_rateSeconds = 0;
    m_rateEvaluations = 0;
    return true;
}

void SearchController::start(const SearchSettings& settings) {
    if (!begin(settings))
        return;
    if (m_stepsPerSecond > 0) {
        beginSteps(Board(m_searched.puzzle.size(), m_searched.puzzle.pieceCount()));
        m_run->startPaused();
    } else {
        m_run->start();
    }
    launched(SearchState::Running);
}

void SearchController::startStepping(const SearchSettings& settings) {
    if (!begin(settings))
        return;
    beginSteps(Board(m_searched.puzzle.size(), m_searched.puzzle.pieceCount()));
    m_paceTimer.stop();
    m_run->startPaused();
    launched(SearchState::Paused);
}

void SearchController::launched(SearchState state) {
    m_sinceNumbers.start();
    m_timer.start();
    setState(state);
    emit shownBoardChanged();
    emit numbersChanged();
    emit traceChanged();
    emit detailsChanged();
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
    setState(SearchState::Running);
    setStepsPerSecond(m_stepsPerSecond);
}

void SearchController::stop() {
    if (isActive())
        m_run->stop();
}

void SearchController::adopt(const RecordedRun& run) {
    if (isActive())
        return;
    forget();
    m_settings = run.settings;
    m_reason = run.stop == StopReason::None ? StopReason::Interrupted : run.stop;
    m_failure = run.failure;
    m_view = {};
    m_view.numbers = run.numbers;
    m_trace = run.trace;
    m_bests = run.bests;
    m_searched = run.puzzle;
    if (!m_bests.isEmpty()) {
        const Puzzle& puzzle = m_searched.puzzle;
        m_best = Board::fromCodes(puzzle.size(), puzzle.pieceCount(),
                                  m_bests.solution(m_bests.size() - 1));
    }
    m_rate = averageRate(m_view.numbers);
    m_state = SearchState::Finished;
    emit stateChanged();
    emit shownBoardChanged();
    emit numbersChanged();
    emit traceChanged();
    emit detailsChanged();
}

RecordedRun SearchController::record() const {
    return {m_searched,     m_settings, QCoreApplication::applicationVersion(),
            m_view.numbers, m_reason,   m_failure,
            m_trace,        m_bests};
}

void SearchController::abandon() {
    m_timer.stop();
    endSteps();
    forget();
    setState(SearchState::Idle);
}

void SearchController::forget() {
    m_run.reset();
    forgetBoards();
    m_view.details.clear();
}

void SearchController::keep() {
    if (m_state != SearchState::Finished || !m_best)
        return;
    Board board = *m_best;
    int score = m_view.numbers.best;
    if (m_member && m_member->board) {
        board = *m_member->board;
        score = m_member->score;
    } else if (m_replayed && m_replayed->board) {
        board = *m_replayed->board;
        score = m_replayed->moment.score;
    }
    discard();
    m_editor.keep(board, score);
}

void SearchController::discard() {
    if (m_state != SearchState::Finished)
        return;
    forget();
    setState(SearchState::Idle);
    emit shownBoardChanged();
    emit detailsChanged();
}

void SearchController::forgetBoards() {
    m_best.reset();
    m_current.reset();
    m_replayed.reset();
    m_member.reset();
}

void SearchController::setReplayed(std::optional<std::size_t> moment) {
    if (m_state == SearchState::Idle || (!moment && !m_replayed))
        return;
    m_replayed.reset();
    m_member.reset();
    if (moment && *moment < m_bests.size()) {
        const Puzzle& puzzle = m_searched.puzzle;
        m_replayed = {
            m_bests.moments()[*moment],
            Board::fromCodes(puzzle.size(), puzzle.pieceCount(), m_bests.solution(*moment))};
    }
    emit shownBoardChanged();
}

std::optional<BestMoment> SearchController::replayed() const {
    return m_replayed ? std::optional(m_replayed->moment) : std::nullopt;
}

void SearchController::setShownMember(std::optional<std::size_t> place) {
    if (m_state == SearchState::Idle || (!place && !m_member))
        return;
    m_replayed.reset();
    m_member.reset();
    if (place && *place < m_view.details.population.size()) {
        m_member = {*place, 0, std::nullopt};
        static_cast<void>(takeMember());
    }
    emit shownBoardChanged();
}

std::optional<std::size_t> SearchController::shownMember() const {
    return m_member ? std::optional(m_member->place) : std::nullopt;
}

const std::optional<Board>& SearchController::shownBoard() const {
    if (m_member)
        return m_member->board;
    if (m_replayed)
        return m_replayed->board;
    return wantsCurrent() && m_current ? m_current : m_best;
}

void SearchController::setShowCurrent(bool current) {
    if (m_showCurrent == current)
        return;
    m_showCurrent = current;
    if (!wantsCurrent())
        m_current.reset();
    emit shownBoardChanged();
}

void SearchController::poll() {
    // Asked before the look, so that nothing published later is missed.
    const bool finished = m_run->state() == SearchState::Finished;
    const bool waits = m_run->isWaiting();
    const std::uint64_t knownVersion = m_view.bestVersion;
    // The last details stay for views that open later.
    m_run->look(m_view, wantsCurrent(), m_wanted.toInt() != 0 || finished);
    m_trace.append(std::span<const TracePoint>(m_view.points));
    m_trace.append(std::span<const TraceEvent>(m_view.events));
    m_bests.append(m_view.bests);
    takeBoards(knownVersion);
    if (m_steps.stepping) {
        m_steps.events.insert(m_steps.events.end(), m_view.events.begin(), m_view.events.end());
        if (waits)
            tellStep();
    }
    if (finished) {
        m_timer.stop();
        endSteps();
        m_reason = m_run->reason();
        m_failure = m_run->failure();
        m_rate = averageRate(m_view.numbers);
        m_current.reset();
        emit numbersChanged();
        emit traceChanged();
        emit detailsChanged();
        setState(SearchState::Finished);
        emit shownBoardChanged();
        return;
    }
    if (m_sinceNumbers.hasExpired(kNumbersMilliseconds)) {
        m_sinceNumbers.restart();
        measureRate();
        emit numbersChanged();
        emit traceChanged();
        emit detailsChanged();
    }
}

void SearchController::takeBoards(std::uint64_t knownVersion) {
    const GridSize size = m_document.puzzle().size();
    const int pieces = m_document.puzzle().pieceCount();
    const bool bestChanged = m_view.bestVersion != knownVersion;
    if (bestChanged)
        m_best = Board::fromCodes(size, pieces, m_view.best);
    bool currentChanged = false;
    if (!m_view.current.empty()) {
        auto current = Board::fromCodes(size, pieces, m_view.current);
        currentChanged = current != m_current;
        m_current = std::move(current);
    }
    const bool memberChanged = takeMember();
    if (m_member ? memberChanged
                 : !m_replayed && (wantsCurrent() && m_current ? currentChanged : bestChanged))
        emit shownBoardChanged();
}

/// Whether the shown member is another board now.
bool SearchController::takeMember() {
    const auto& population = m_view.details.population;
    if (!m_member || m_member->place >= population.size())
        return false;
    const Individual& member = population[m_member->place];
    auto board = Board::fromCodes(m_document.puzzle().size(), m_document.puzzle().pieceCount(),
                                  member.solution);
    const bool changed = board != m_member->board;
    m_member->score = member.score;
    m_member->board = std::move(board);
    return changed;
}

std::vector<float> SearchController::cellChanges() const {
    std::vector<float> changes;
    if (m_bests.size() < 2)
        return changes;
    changes.resize(m_bests.solution(0).size());
    for (std::size_t moment = 1; moment < m_bests.size(); ++moment) {
        for (const std::size_t cell : m_bests.changedCells(moment))
            changes[cell] += 1;
    }
    return changes;
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
    emit stateChanged();
}

QString SearchController::resultSentence() const {
    if (m_state != SearchState::Finished)
        return {};
    const QString score = tr("%1 of %2").arg(m_view.numbers.best).arg(m_view.numbers.total);
    if (m_reason == StopReason::Failed)
        return m_failure;
    if (!m_best)
        return tr("The search ended without a board.");
    switch (m_reason) {
    case StopReason::Solved:
        return tr("Solved: all %n edge(s) match.", nullptr, m_view.numbers.total);
    case StopReason::Target:
        return tr("The wished score is reached: %1 edges match.").arg(score);
    case StopReason::Time:
        return tr("The time is up: %1 edges match.").arg(score);
    case StopReason::Evaluations:
        return tr("The evaluations are used up: %1 edges match.").arg(score);
    case StopReason::Interrupted:
        return tr("Stopped: %1 edges match.").arg(score);
    case StopReason::Exhausted:
        return tr("Nothing is left to try: %1 edges match.").arg(score);
    case StopReason::Failed:
    case StopReason::None:
        break;
    }
    return {};
}

} // namespace tessera
