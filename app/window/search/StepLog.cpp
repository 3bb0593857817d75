// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/search/StepLog.h"

#include <utility>

namespace tessera {

namespace {

std::size_t bytesOf(const ToldStep& step) {
    return step.solution.size() * sizeof(Solution::value_type) +
           step.cells.size() * sizeof(std::size_t);
}

} // namespace

void StepLog::add(ToldStep step) {
    m_bytes += bytesOf(step);
    m_steps.push_back(std::move(step));
    while (m_steps.size() > 1 && (m_steps.size() > kMostSteps || m_bytes > kMostBytes)) {
        m_bytes -= bytesOf(m_steps.front());
        m_steps.pop_front();
    }
}

void StepLog::clear() {
    m_steps.clear();
    m_bytes = 0;
}

} // namespace tessera
