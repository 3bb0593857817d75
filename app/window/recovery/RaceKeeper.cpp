// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/recovery/RaceKeeper.h"

#include "app/document/recovery/RecoveryStore.h"
#include "app/version/Origin.h"
#include "app/window/race/CompareWindow.h"

#include "core/experiments/RunFile.h"

namespace tessera {

namespace {

constexpr int kSoonMilliseconds = 1000;

bool hasEnded(const QueuedSearch& search) {
    return search.state == QueuedSearch::State::Finished;
}

/// All of a search that has ended where a run file can hold it, else its best solution.
void keepResult(RaceRecord::Search& kept, const SearchController::Earlier& run) {
    if (const auto* file = kept.puzzle.get<PuzzleFile>()) {
        kept.run = runFileBytes(withOrigin(
            {*file, run.settings, {}, run.numbers, run.stop, run.failure, run.trace, run.bests}));
    } else {
        kept.numbers = run.numbers;
        kept.best = run.bests.solution(run.bests.size() - 1);
    }
}

} // namespace

RaceKeeper::RaceKeeper(CompareWindow& window, RecoveryWriter& writer)
    : QObject(&window), m_window(window), m_writer(writer) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoonMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, &RaceKeeper::flush);
    const Comparison& comparison = window.comparison();
    connect(&comparison, &Comparison::added, this, &RaceKeeper::touch);
    connect(&comparison, &Comparison::removed, this, &RaceKeeper::touch);
    connect(&comparison, &Comparison::progressed, this, &RaceKeeper::touchIfEnded);
}

void RaceKeeper::touch() {
    // Not put off by the next one: a race may have many short searches.
    if (!m_soon.isActive())
        m_soon.start();
}

void RaceKeeper::touchIfEnded() {
    const Comparison& comparison = m_window.comparison();
    int ended = 0;
    for (int row = 0; row < comparison.count(); ++row)
        ended += hasEnded(comparison.search(row)) ? 1 : 0;
    if (ended != m_ended)
        touch();
    m_ended = ended;
}

void RaceKeeper::flush() {
    m_soon.stop();
    if (m_window.comparison().count() == 0) {
        drop();
        return;
    }
    m_writer.writeNote(kRaceNote, [record = record()] { return record.toBytes(); });
}

void RaceKeeper::flushForGood() {
    flush();
    m_window.comparison().disconnect(this);
}

void RaceKeeper::drop() {
    m_soon.stop();
    m_runs.clear();
    m_writer.removeNote(kRaceNote);
}

RaceRecord RaceKeeper::record() {
    const Comparison& comparison = m_window.comparison();
    RaceRecord record;
    record.isShown = m_window.isVisible();
    record.atOnce = comparison.queue().atOnce();
    record.takesTurns = comparison.queue().takesTurns();
    std::map<int, QByteArray> runs;
    for (int row = 0; row < comparison.count(); ++row) {
        const QueuedSearch& search = comparison.search(row);
        const ComparedRun& run = comparison.run(row);
        RaceRecord::Search kept{run.settings, run.puzzle};
        if (hasEnded(search)) {
            kept.stop = search.reason;
            kept.failure = search.failure;
            const auto known = m_runs.find(search.id);
            if (known != m_runs.end() && !known->second.isEmpty())
                kept.run = known->second;
            else if (!search.bests.isEmpty())
                keepResult(kept, comparison.record(row));
            runs[search.id] = kept.run;
        }
        record.searches.push_back(std::move(kept));
    }
    m_runs = std::move(runs);
    return record;
}

} // namespace tessera
