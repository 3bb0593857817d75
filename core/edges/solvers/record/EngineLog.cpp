// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/record/EngineLog.h"

#include <algorithm>
#include <functional>

namespace tessera::record {

namespace {

constexpr double kHour = 3600; ///< seconds

/// By RecordPhase.
constexpr std::array kEngineNames{
    QT_TRANSLATE_NOOP("Solver", "first board"), QT_TRANSLATE_NOOP("Solver", "polishing"),
    QT_TRANSLATE_NOOP("Solver", "exact search"), QT_TRANSLATE_NOOP("Solver", "beam search"),
    QT_TRANSLATE_NOOP("Solver", "scheduled breaks")};

} // namespace

const char* engineName(RecordPhase engine) { return kEngineNames[asIndex(engine)]; }

void EngineLog::addWork(const RecordWork& more) {
    std::ranges::transform(m_work, more, m_work.begin(), std::plus());
}

void EngineLog::addGain(RecordPhase by, int points, double seconds) {
    ++m_improvements[asIndex(by)];
    m_points[asIndex(by)] += points;
    const auto old =
        std::ranges::lower_bound(m_lateSeconds, seconds - kHour) - m_lateSeconds.begin();
    m_lateEngines.erase(m_lateEngines.begin(), m_lateEngines.begin() + old);
    m_latePoints.erase(m_latePoints.begin(), m_latePoints.begin() + old);
    m_lateSeconds.erase(m_lateSeconds.begin(), m_lateSeconds.begin() + old);
    m_lateEngines.push_back(static_cast<std::uint8_t>(by));
    m_latePoints.push_back(points);
    m_lateSeconds.push_back(seconds);
}

void EngineLog::describe(std::vector<PartFigures>& parts, double seconds) const {
    parts.clear();
    for (std::size_t i = 0; i < kAll; ++i)
        parts.push_back({kEngineNames[i], m_work[i], m_improvements[i], m_points[i], 0});
    for (std::size_t i = 0; i < m_lateSeconds.size(); ++i) {
        if (m_lateSeconds[i] > seconds - kHour)
            parts[m_lateEngines[i]].pointsLastHour += m_latePoints[i];
    }
}

} // namespace tessera::record
