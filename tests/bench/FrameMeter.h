// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/WindowMeters.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace tessera {

/// Records how long each repaint of a window takes, and which events take long.
class FrameMeter final : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override {
        // Most events reach a window first and then a widget in it: the window's time counts.
        if (m_depth > 0)
            return QApplication::notify(receiver, event);
        const QEvent::Type type = event->type();
        const char* name = receiver->metaObject()->className(); // it may be gone afterwards
        const double processor = cpuSeconds(CLOCK_THREAD_CPUTIME_ID);
        const double refused = m_wait.milliseconds();
        QElapsedTimer clock;
        clock.start();
        ++m_depth;
        const bool accepted = QApplication::notify(receiver, event);
        --m_depth;
        const double took = static_cast<double>(clock.nsecsElapsed()) / 1e6;
        const double worked = (cpuSeconds(CLOCK_THREAD_CPUTIME_ID) - processor) * 1e3;
        if (type == QEvent::UpdateRequest) {
            m_frames.add(took);
            m_work.add(worked);
        }
        m_events.add(worked);
        Kind& kind = m_kinds[{name, type}];
        ++kind.count;
        kind.total += worked;
        kind.longest = std::max(kind.longest, worked);
        const double slept = took - worked - (m_wait.milliseconds() - refused);
        if (worked > kLong || slept > kLong)
            note(QStringLiteral("%1 of %2: worked %3 ms, slept %4 ms")
                     .arg(type)
                     .arg(QLatin1String(name))
                     .arg(worked, 0, 'f', 1)
                     .arg(slept, 0, 'f', 1));
        return accepted;
    }
    void forget() {
        m_frames = {};
        m_work = {};
        m_events = {};
        m_kinds.clear();
        m_long.clear();
        m_longCount = 0;
    }
    [[nodiscard]] std::size_t frames() const { return m_frames.count(); }
    /// The most milliseconds of a repaint, in that share of all cases.
    [[nodiscard]] double frame(double share) const { return m_frames.quantile(share); }
    /// The same in processor time.
    [[nodiscard]] double work(double share) const { return m_work.quantile(share); }
    /// Milliseconds of processor time of an event of any kind, including all that followed from it.
    [[nodiscard]] double event(double share) const { return m_events.quantile(share); }
    [[nodiscard]] std::size_t events() const { return m_events.count(); }
    /// The kinds of events that took the most processor time altogether.
    [[nodiscard]] QStringList dearest(std::size_t most) const {
        using Named = std::pair<std::pair<std::string, int>, Kind>;
        std::vector<Named> kinds(m_kinds.begin(), m_kinds.end());
        std::ranges::sort(kinds, std::greater(),
                          [](const Named& kind) { return kind.second.total; });
        QStringList lines;
        for (const auto& [name, kind] : kinds) {
            if (static_cast<std::size_t>(lines.size()) == most)
                break;
            lines << QStringLiteral("%1 × event %2 of %3: %4 ms in all, %5 ms at most")
                         .arg(kind.count)
                         .arg(name.second)
                         .arg(QString::fromStdString(name.first))
                         .arg(kind.total, 0, 'f', 0)
                         .arg(kind.longest, 0, 'f', 1);
        }
        return lines;
    }
    /// The first events that worked, or waited for something other than a core, for long.
    [[nodiscard]] const QStringList& longEvents() const { return m_long; }

    [[nodiscard]] int longCount() const { return m_longCount; }

private:
    static constexpr double kLong = 8; ///< milliseconds
    static constexpr int kMostNotes = 20;

    struct Kind {
        int count = 0;
        double total = 0;
        double longest = 0;
    };

    void note(const QString& event) {
        ++m_longCount;
        if (m_long.size() < kMostNotes)
            m_long << event;
    }

    int m_depth = 0;
    CoreWait m_wait;
    Durations m_frames;
    Durations m_work;
    Durations m_events;
    std::map<std::pair<std::string, int>, Kind> m_kinds; ///< by receiver and type
    QStringList m_long;
    int m_longCount = 0;
};

} // namespace tessera
