// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/Trace.h"

namespace tessera {

void Trace::append(std::span<const TracePoint> points) {
    for (const TracePoint& point : points) {
        if (!point.improvement) {
            if (++m_skipped < m_stride)
                continue;
            m_skipped = 0;
            ++m_samples;
        }
        m_points.push_back(point);
        if (m_samples > kMostSamples)
            thin();
    }
}

void Trace::append(std::span<const TraceEvent> events) {
    for (const TraceEvent& event : events) {
        if (m_events.size() >= kMostEvents) {
            std::size_t kept = 0;
            for (std::size_t i = 0; i < m_events.size(); i += 2)
                m_events[kept++] = m_events[i];
            m_events.resize(kept);
        }
        m_events.push_back(event);
    }
}

void Trace::thin() {
    bool keep = true;
    m_samples = 0;
    std::erase_if(m_points, [&](const TracePoint& point) {
        if (point.improvement)
            return false;
        keep = !keep;
        m_samples += keep ? 1 : 0;
        return !keep;
    });
    m_stride *= 2;
}

} // namespace tessera
