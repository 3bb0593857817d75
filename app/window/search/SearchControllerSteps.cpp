// SPDX-License-Identifier: GPL-3.0-or-later

// The part of SearchController that takes single steps and explains them.
#include "app/window/search/SearchController.h"

namespace tessera {

void SearchController::step() {
    if (!isActive())
        return;
    m_paceTimer.stop();
    if (!m_run) {
        if (wayOn() == WayOn::Anew) {
            takeUpAnew(true);
            return;
        }
        if (!takeUp())
            return;
        m_run->startPaused();
        launched(SearchState::Paused);
    }
    m_steps.stepping = true;
    m_run->step();
    setState(SearchState::Paused);
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

void SearchController::endSteps() {
    m_paceTimer.stop();
    m_steps = {};
    if (!m_showCurrent)
        m_current.clear();
}

void SearchController::takePacedStep() {
    // A method that has not yet ended its last step is not hurried.
    if (m_state == SearchState::Running && m_run->isWaiting())
        m_run->step();
}

/// @pre the method waits, and the view is of that moment
void SearchController::tellStep() {
    if (m_current.empty())
        return;
    const bool isNew = !m_steps.last ||
                       m_steps.last->numbers.evaluations != m_view.numbers.evaluations ||
                       m_steps.last->numbers.iterations != m_view.numbers.iterations;
    if (!isNew)
        return;
    StepMoment now{m_current, m_view.numbers};
    if (m_steps.last) {
        m_steps.sentence = narrate(*m_steps.last, now, m_steps.events);
        // At first nothing lay there: every cell is another one.
        Solution before = m_steps.last->solution;
        if (before.empty()) {
            for (const std::uint16_t code : now.solution)
                before.push_back(static_cast<std::uint16_t>(~code));
        }
        m_steps.cells = differingCells(before, now.solution);
        if (const auto& refused = now.numbers.refused; m_steps.cells.empty() && refused)
            m_steps.cells = {refused->cell, refused->other};
    }
    const bool explained = m_steps.last.has_value();
    m_steps.last = std::move(now);
    m_steps.events.clear();
    if (explained)
        emit stepTaken();
}

} // namespace tessera
