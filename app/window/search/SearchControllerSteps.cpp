// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/search/SearchController.h"

#include "core/support/NumberText.h"

#include <algorithm>
#include <utility>

// The current board, single steps with their explanation, and the way back to earlier ones.

namespace tessera {

void SearchController::step(StepSize size) {
    if (const auto place = lookedStep()) {
        const std::size_t next = *place + 1;
        lookAtStep(next < placeOfNewest() ? std::optional(next) : std::nullopt);
        return;
    }
    if (!isActive())
        return;
    m_paceTimer.stop();
    if (!m_run) {
        if (wayOn() == WayOn::Anew) {
            takeUpAnew(true);
            return;
        }
        if (!takeUp() || !launchTakenUp(SearchState::Paused))
            return;
    }
    m_steps.stepping = true;
    m_run->step(1, size);
    setState(SearchState::Paused);
}

void SearchController::stepBack() {
    const auto place = placeBefore();
    if (!place)
        return;
    pause();
    lookAtStep(place);
}

std::size_t SearchController::stepsBack() const {
    const auto place = lookedStep();
    return place ? placeOfNewest() - *place : 0;
}

const ToldStep* SearchController::shownStep() const {
    if (const auto place = lookedStep())
        return &m_steps.told.at(*place);
    const bool showsNewest = m_steps.stepping && !m_looked && !m_steps.told.isEmpty();
    return showsNewest ? &m_steps.told.newest() : nullptr;
}

QString SearchController::timeText() const {
    constexpr double shortSeconds = 10; // such searches, and steps, would last 0:00
    const double seconds = m_view.numbers.seconds;
    return durationText(seconds, m_state != SearchState::Running && seconds < shortSeconds);
}

QString SearchController::stepSentence() const {
    const ToldStep* step = shownStep();
    if (step == nullptr || step->sentence.isEmpty() || stepsBack() == 0)
        return step != nullptr ? step->sentence : QString();
    //: 1 what happened in that step
    return tr("%n step(s) back: %1", nullptr, static_cast<int>(stepsBack())).arg(step->sentence);
}

std::vector<std::size_t> SearchController::stepCells() const {
    const ToldStep* step = shownStep();
    return step != nullptr ? step->cells : std::vector<std::size_t>();
}

std::optional<std::size_t> SearchController::lookedStep() const {
    return m_looked && m_looked->at == Looked::At::Step ? std::optional(m_looked->place)
                                                        : std::nullopt;
}

/// The index of the newest state among the steps. A result that is not the board of the last step
/// comes after it.
std::size_t SearchController::placeOfNewest() const {
    const StepLog& told = m_steps.told;
    if (told.isEmpty())
        return 0;
    return isActive() || told.newest().solution == m_best ? told.size() - 1 : told.size();
}

std::optional<std::size_t> SearchController::placeBefore() const {
    const std::size_t place = lookedStep().value_or(placeOfNewest());
    return place > 0 && !m_steps.told.isEmpty() ? std::optional(place - 1) : std::nullopt;
}

/// Nothing: the newest again.
void SearchController::lookAtStep(std::optional<std::size_t> place) {
    if (!place && !lookedStep())
        return;
    m_looked.reset();
    if (place) {
        const ToldStep& step = m_steps.told.at(*place);
        m_looked = {Looked::At::Step, {}, *place, step.numbers.current, step.solution};
    }
    emit shownBoardChanged();
    emit stepTaken();
}

void SearchController::setShowCurrent(bool current) {
    if (m_showCurrent == current)
        return;
    m_showCurrent = current;
    if (!wantsCurrent())
        m_current.clear();
    emit shownBoardChanged();
}

void SearchController::setStepsPerSecond(int steps) {
    m_stepsPerSecond = steps;
    if (m_state != SearchState::Running)
        return;
    if (steps > 0) {
        constexpr int second = 1000;
        m_run->pause();
        m_steps.stepping = true;
        m_paceTimer.start(second / steps);
    } else {
        endSteps();
        m_run->resume();
        emit shownBoardChanged();
    }
}

void SearchController::beginSteps() {
    m_steps.stepping = true;
    m_steps.last = StepMoment{};
    if (m_stepsPerSecond > 0)
        m_paceTimer.start(1000 / m_stepsPerSecond);
}

/// Drops the steps.
void SearchController::endSteps() {
    stopStepping();
    m_steps.told.clear();
    if (!m_showCurrent)
        m_current.clear();
}

/// Steps already described can still be shown.
void SearchController::stopStepping() {
    m_paceTimer.stop();
    if (lookedStep())
        m_looked.reset();
    m_steps.stepping = false;
    m_steps.last.reset();
    m_steps.events.clear();
}

void SearchController::takePacedStep() {
    // Only if the method has ended its last step.
    if (m_state == SearchState::Running && m_run->isWaiting())
        m_run->step();
}

/// @pre the method waits or has ended, and the view is of that moment
void SearchController::tellStep() {
    if (m_current.empty())
        return;
    // The very last step ends without waiting.
    const bool isLast = m_run->state() == SearchState::Finished && m_view.numbers.step;
    if (m_steps.last && m_steps.last->numbers.steps == m_view.numbers.steps && !isLast)
        return;
    StepMoment now{m_current, m_view.numbers};
    const bool explained = m_steps.last.has_value();
    if (!explained) {
        m_steps.told.add({now.solution, now.numbers, {}, {}}); // the state before the first step
    } else {
        // Initially every cell was empty: each one differs.
        Solution before = m_steps.last->solution;
        if (before.empty()) {
            for (const std::uint16_t code : now.solution)
                before.push_back(static_cast<std::uint16_t>(~code));
        }
        std::vector<std::size_t> cells = differingCells(before, now.solution);
        if (const auto& told = now.numbers.step; cells.empty() && told)
            cells = told->cells;
        // The newest is shown again.
        if (lookedStep())
            m_looked.reset();
        m_steps.told.add({now.solution, now.numbers, narrate(*m_steps.last, now, m_steps.events),
                          std::move(cells), m_steps.last->solution.empty()});
    }
    m_steps.last = std::move(now);
    m_steps.events.clear();
    if (explained) {
        emit shownBoardChanged();
        emit stepTaken();
    } else if (m_state == SearchState::Paused && m_run->isWaiting()) {
        // A search at full speed has only just paused: now do the requested step.
        m_run->step();
    }
}

} // namespace tessera
