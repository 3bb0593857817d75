// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/UnitFollower.h"

#include "core/support/UserError.h"
#include "core/units/UnitWorker.h"

#include <QDir>

namespace tessera {

namespace {

/// More curves would be indistinguishable.
constexpr int kMostFollowed = 50;
constexpr qint64 kMostFollowedBytes = 1 << 26;

/// Nothing while the file is incomplete or already gone.
std::optional<RecordedRun> runIn(const QString& path) {
    try {
        return readRunFile(readFile(path, kMostFollowedBytes)).run;
    } catch (const UserError&) {
        return std::nullopt;
    }
}

} // namespace

UnitFollower::UnitFollower(const QString& folder)
    : m_folder(folder), m_made(m_folder.made()), m_job(m_folder.load()),
      m_ledger(m_folder.ledger(), m_job) {}

UnitSight UnitFollower::look() {
    m_folder.check(); // else a deleted folder would look as if nothing happened
    UnitSight sight;
    sight.isRemade = m_folder.made() != m_made;
    if (sight.isRemade)
        return sight;
    m_ledger.catchUp();
    sight.totals = m_ledger.totals();
    sight.workers = m_ledger.holders().size();
    if (m_job.task == UnitJob::Task::Tree)
        lookAtTree(sight);
    else
        lookAtRuns(sight);
    sight.best = m_best;
    return sight;
}

void UnitFollower::lookAtRuns(UnitSight& sight) {
    const auto offer = [this](const RecordedRun& run) {
        if (!m_best || run.numbers.best > m_best->numbers.best)
            m_best = run;
    };
    if (const auto unit = sight.totals.bestUnit;
        unit && (!m_best || sight.totals.best > m_best->numbers.best)) {
        for (const UnitResult& result : m_ledger.units()[*unit].results) {
            if (const auto run = runIn(m_folder.result(result.file)))
                offer(*run);
        }
    }
    const QDir live(m_folder.live());
    for (const QString& name : live.entryList(QDir::Files, QDir::Time).mid(0, kMostFollowed)) {
        if (auto run = runIn(live.filePath(name))) {
            offer(*run);
            sight.running.push_back(*std::move(run));
        }
    }
}

/// The curve grows with what all workers have searched together.
void UnitFollower::lookAtTree(UnitSight& sight) {
    const auto board = bestTreeBoard(m_job, m_ledger);
    if (!board)
        return;
    const Kind& kind = board->kind();
    if (!m_best) {
        m_best.emplace();
        m_best->puzzle = m_job.puzzles.front();
        m_best->settings.solver = "backtracking";
    }
    SearchNumbers& numbers = m_best->numbers;
    const bool isBetter = m_best->bests.isEmpty() || kind.score(*board) > numbers.best;
    numbers.seconds = sight.totals.seconds;
    numbers.nodes = numbers.evaluations = sight.totals.nodes;
    numbers.total = kind.total(*board);
    numbers.best = numbers.current = kind.score(*board);
    const BestMoment moment{numbers, numbers.best};
    if (isBetter)
        m_best->bests.add(m_best->bests.notBefore(moment), kind.solution(*board));
    const TracePoint point{moment, numbers.best, numbers.best, isBetter};
    m_best->trace.append({&point, 1});
}

} // namespace tessera
