// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/fuzz/ReaderExercise.h"

#include "core/experiments/KeptFiles.h"
#include "core/search/SearchContext.h"
#include "core/support/UserError.h"
#include "core/units/UnitLedger.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>

// Files that Tessera keeps and reads again: checkpoints, records and units. Each exercise writes
// its bytes to a file, which may only be accepted or lead to a UserError.

namespace tessera::testing {

/// A folder for files that are read at once: in memory where there is such a place.
class QuickFolder {
public:
    QuickFolder()
        : m_folder(QDir(QStringLiteral("/dev/shm")).exists()
                       ? QStringLiteral("/dev/shm/tessera-XXXXXX")
                       : QDir::tempPath() + QStringLiteral("/tessera-XXXXXX")) {}

    [[nodiscard]] QString path() const { return m_folder.path(); }
    [[nodiscard]] QString file(const char* name) const {
        return m_folder.filePath(QLatin1String(name));
    }
    QString put(const char* name, const QByteArray& bytes) const {
        QFile file(this->file(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(file.fileName()));
        return file.fileName();
    }

private:
    QTemporaryDir m_folder;
};

/// @returns whether the steps ended without a UserError
template <typename Steps>
bool endsWell(const QByteArray& bytes, const Steps& steps) {
    try {
        steps();
        return true;
    } catch (const UserError& error) {
        require(!error.sentence().isEmpty(), "an error says something", bytes);
        return false;
    }
}

/// Resumes a search for a few evaluations more. Its board has the score that it claims.
/// @param resumes false: only reads
inline bool exerciseCheckpoint(const QByteArray& bytes, const PuzzleFile& puzzle,
                               const std::shared_ptr<const EdgeProblem>& problem,
                               const SearchSettings& settings, const QuickFolder& folder,
                               bool resumes) {
    return endsWell(bytes, [&] {
        const SearchCheckpointFile file(folder.put("search", bytes), puzzle, settings);
        const std::optional<RunResult> kept = file.load();
        require(kept && kept->checkpoint, "a checkpoint file has a checkpoint", bytes);
        if (!resumes)
            return;
        const auto solver = findSolver(settings.solver)->make(problem, settings.values);
        auto* const resumable = dynamic_cast<ResumableSolver*>(solver.get());
        require(resumable != nullptr, "the method can be resumed", bytes);
        resumable->resumeFrom(*kept->checkpoint);
        Budget budget;
        budget.evaluations = kept->checkpoint->evaluations + 2000;
        // Its method may have counted less than the checkpoint says.
        budget.seconds = kept->checkpoint->seconds + 1;
        SearchSnapshot snapshot;
        SearchControl control;
        SearchContext context(snapshot, control, budget, problem->total(), settings.seed, 1);
        resumable->run(context);
        context.finish();
        SnapshotView view;
        snapshot.look(view, false);
        if (view.best.empty())
            return;
        const auto board =
            Board::fromCodes(puzzle.puzzle.size(), puzzle.puzzle.pieceCount(), view.best);
        require(board && scoreOf(puzzle.puzzle, *board).matched == view.numbers.best,
                "a board has its score", bytes);
    });
}

/// Resumes a count to its end.
inline bool exerciseCount(const QByteArray& bytes, const PuzzleFile& puzzle,
                          const EdgeProblem& problem, const QuickFolder& folder) {
    return endsWell(bytes, [&] {
        const ExactOptions options;
        const CountCheckpointFile file(folder.put("count", bytes), puzzle, options);
        const std::optional<CountCheckpoint> kept = file.load();
        require(kept.has_value(), "a file that exists is read", bytes);
        SolutionCounter counter(problem, {options, 1, {}});
        counter.resume(*kept);
        const SolutionCount count = counter.run();
        require(count.complete, "a small puzzle is counted whole", bytes);
        require(count.nodes >= kept->count.nodes, "nodes rise", bytes);
    });
}

/// Reads records as they are listed, and as a search that would add to them.
inline bool exerciseRecords(const QByteArray& bytes, const Puzzle& puzzle,
                            const QuickFolder& folder) {
    std::size_t count = 0;
    endsWell(bytes, [&] {
        const QString path = folder.put("records", bytes);
        const std::vector<BoardRecord> records = readRecords(path, puzzle);
        count = records.size();
        int best = -1;
        for (const BoardRecord& record : records) {
            require(scoreOf(puzzle, record.board).matched == record.score, "a score is true",
                    bytes);
            require(std::isfinite(record.seconds), "times are numbers", bytes);
            best = std::max(best, record.score);
        }
        require(RecordsFile(path, puzzle).best() == best, "both readers agree", bytes);
        require(recordsCsv(records, puzzle).count('\n') >= static_cast<qsizetype>(count) + 1,
                "a row a record", bytes);
    });
    return count > 0;
}

/// What a worker does with the description of units before its first search.
inline bool exerciseJob(const QByteArray& bytes, const QuickFolder& folder) {
    return endsWell(bytes, [&] {
        folder.put("job.json", bytes);
        const UnitFolder units(folder.path());
        const UnitJob job = units.load();
        require(std::isfinite(job.unitSeconds) && job.unitSeconds > 0, "units take time", bytes);
        UnitLedger ledger(folder.file("none"), job);
        ledger.catchUp();
        require(ledger.totals().done == 0, "nothing is done", bytes);
        if (job.task == UnitJob::Task::Tree)
            (void)job.tree();
        else if (job.runCount() > 0)
            (void)job.taskOf(job.runCount() - 1);
        require(job.isSameWork(units.load()), "the same file is the same work", bytes);
    });
}

/// Follows a ledger, then takes part in the work.
inline bool exerciseLedger(const QByteArray& bytes, const UnitJob& job, const QuickFolder& folder) {
    const auto demand = [&](bool holds, const char* what) { require(holds, what, bytes); };
    std::size_t done = 0;
    endsWell(bytes, [&] {
        const QString path = folder.put("ledger", bytes);
        UnitLedger follower(path, job);
        follower.catchUp();
        UnitLedger worker(path, job);
        const std::vector<std::size_t> taken = worker.take({QStringLiteral("new"), {}, 3});
        const std::size_t known = worker.units().size();
        for (const std::size_t unit : taken)
            demand(unit < known && worker.units()[unit].holder == QLatin1String("new"), "leased");
        follower.catchUp();
        demand(follower.units().size() == known, "all readers come to the same state");
        const UnitTotals totals = worker.totals();
        done = totals.done;
        demand(totals.done <= totals.units, "units are counted once");
        demand(totals.units + totals.split == known, "each unit is split or not");
        demand(worker.isComplete() || !totals.isComplete, "complete is complete");
        (void)worker.holders();
        (void)worker.differingSum();
        UnitJob extended = job;
        worker.extend(extended);
    });
    return done > 0;
}

} // namespace tessera::testing
