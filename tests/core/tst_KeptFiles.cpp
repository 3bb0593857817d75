// SPDX-License-Identifier: GPL-3.0-or-later

// What version 0.1.0 has written opens: unfinished counts and searches, runs, records and
// the runs of an experiment, in tests/formats/kept.
#include "tests/TestProgram.h"
#include "tests/core/FormatTesting.h"

#include "core/edges/solvers/exact/TreeEstimate.h"
#include "core/experiments/ExperimentRuns.h"
#include "core/experiments/KeptFiles.h"
#include "core/experiments/RunFile.h"

#include <QTemporaryDir>

namespace tessera::tst_KeptFiles {

namespace {

QString pathOf(const char* name) {
    return QStringLiteral(TESSERA_SOURCE_DIR "/tests/formats/kept/") + QLatin1String(name);
}

PuzzleFile puzzle() { return loadPuzzle(pathOf("board.tessera")).file; }

} // namespace

class TestKeptFiles : public QObject {
    Q_OBJECT

private slots:
    void anUnfinishedCount() {
        const PuzzleFile file = puzzle();
        const EdgeProblem problem(file.puzzle, file.board, file.locked, StartKind::Board);
        const ExactOptions options = exactOptions(problem, "rows", "auto", 1);
        const CountCheckpointFile old(pathOf("count.json"), file, options);
        const auto stored = old.load();
        QVERIFY(stored.has_value());
        const CountCheckpoint& checkpoint = stored->checkpoint;
        QCOMPARE(checkpoint.count.solutions, std::uint64_t{420});
        QCOMPARE(checkpoint.count.upToRotation, std::uint64_t{105});
        QCOMPARE(checkpoint.open.size(), std::size_t{1});
        QCOMPARE(checkpoint.open.front().next, std::uint32_t{75});
        QCOMPARE(checkpoint.open.front().path.size(), std::size_t{36});
        SolutionCounter(problem, {options, 1, {}}).resume(checkpoint);

        const QTemporaryDir folder;
        const CountCheckpointFile copy(folder.filePath(QStringLiteral("count")), file, options);
        copy.save(checkpoint, stored->seconds);
        const auto again = copy.load();
        QCOMPARE(again->seconds, stored->seconds);
        QVERIFY(again->checkpoint.open.front().path == checkpoint.open.front().path);
        QCOMPARE(again->checkpoint.open.front().next, checkpoint.open.front().next);
        QCOMPARE(again->checkpoint.open.front().floor, checkpoint.open.front().floor);
    }

    void anUnfinishedSearch() {
        const ReadRun read = readRunFile(readFile(pathOf("search.tessera-run"), kMaxFileBytes));
        QVERIFY(read.complete);
        const auto result =
            SearchCheckpointFile(pathOf("search.tessera-run"), puzzle(), read.run.settings).load();
        QVERIFY(result.has_value());
        QCOMPARE(result->numbers.best, 84);
        QCOMPARE(result->checkpoint->evaluations, std::uint64_t{20'348'417});
        QVERIFY(!result->checkpoint->state.isEmpty());
    }

    void aRun() {
        const QByteArray bytes = readFile(pathOf("annealing.tessera-run"), kMaxFileBytes);
        const ReadRun read = readRunFile(bytes);
        QVERIFY(read.complete);
        QCOMPARE(read.run.settings.solver, std::string("annealing"));
        QCOMPARE(read.run.numbers.best, 81);
        QCOMPARE(read.run.numbers.evaluations, std::uint64_t{20'000});
        QCOMPARE(runFileBytes(read.run), bytes);
    }

    void records() {
        const auto records = readRecords(pathOf("records.jsonl"), puzzle().puzzle);
        QCOMPARE(records.size(), std::size_t{1});
        QCOMPARE(records.front().score, 81);
        QCOMPARE(records.front().solver, QStringLiteral("annealing"));
    }

    void theRunsOfAnExperiment() {
        const ExperimentPlan plan = loadPlan(pathOf("experiment.json"));
        const RunStore store(plan, pathOf("experiment"));
        QStringList warnings;
        const auto runs = store.load(warnings);
        QCOMPARE(warnings, QStringList());
        QCOMPARE(runs.front()->best, 40);
        QCOMPARE(runs.front()->improvements.size(), std::size_t{4});
        QCOMPARE(runs.front()->improvements.back().best, 40);
        QCOMPARE(runs.front()->improvements.back().iterations, std::uint64_t{2});
        QCOMPARE(runs.front()->generations.size(), std::size_t{3});
        const RecordedRun run = store.record(0);
        QCOMPARE(run.bests.size(), std::size_t{4});
        QCOMPARE(run.numbers.evaluations, std::uint64_t{16});
    }
};

TESSERA_TEST(TestKeptFiles, Needs::Nothing)

} // namespace tessera::tst_KeptFiles

#include "tst_KeptFiles.moc"
