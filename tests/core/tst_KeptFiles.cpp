// SPDX-License-Identifier: GPL-3.0-or-later

// Files of earlier versions open: unfinished counts and searches, runs, records and the runs of an
// experiment, in tests/formats/kept.
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

/// Its counts, the number of its parts and the figures of the first one.
QList<int> figuresOf(const CountCheckpoint& checkpoint) {
    const ExactSearch::State& first = checkpoint.open.front();
    return {static_cast<int>(checkpoint.count.solutions),
            static_cast<int>(checkpoint.count.upToRotation),
            static_cast<int>(checkpoint.count.nodes),
            static_cast<int>(checkpoint.open.size()),
            static_cast<int>(first.floor),
            static_cast<int>(first.next),
            static_cast<int>(first.path.size())};
}

PuzzleFile puzzle() { return loadPuzzle(pathOf("board.tessera")).file; }

} // namespace

class TestKeptFiles : public QObject {
    Q_OBJECT

private slots:
    void anUnfinishedCount_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QList<int>>("figures");
        QTest::newRow("version 0.1.0")
            << QByteArray("count.json") << QList<int>{420, 105, 13'631'488, 1, 0, 75, 36};
        QTest::newRow("parts as texts")
            << QByteArray("count-parts.json") << QList<int>{4112, 1028, 96'452'608, 2, 2, 63, 36};
    }
    void anUnfinishedCount() {
        QFETCH(QByteArray, name);
        QFETCH(QList<int>, figures);
        const PuzzleFile file = puzzle();
        const EdgeProblem problem(file.puzzle, file.board, file.locked, StartKind::Board);
        const ExactOptions options = exactOptions(problem, "rows", "auto", 1);
        const CountCheckpointFile old(pathOf(name.constData()), file, options);
        const auto checkpoint = old.load();
        QVERIFY(checkpoint.has_value());
        QCOMPARE(figuresOf(*checkpoint), figures);
        QVERIFY(checkpoint->seconds > 0.3 && checkpoint->seconds < 1);
        SolutionCounter(problem, {options, 1, {}}).resume(*checkpoint);

        const QTemporaryDir folder;
        const CountCheckpointFile copy(folder.filePath(QStringLiteral("count")), file, options);
        copy.save(*checkpoint);
        const auto again = copy.load();
        QCOMPARE(again->seconds, checkpoint->seconds);
        QCOMPARE(figuresOf(*again), figures);
        QVERIFY(again->open.front().path == checkpoint->open.front().path);

        // Only the parts show that everything has been searched.
        writeFile(readFile(copy.path(), kMaxFileBytes).replace("\"parts\"", "\"gone\""),
                  copy.path());
        QVERIFY_THROWS_EXCEPTION(UserError, (void)copy.load());
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
        // All except the end, whose seconds follow the last sample's rounded ones.
        const auto body = [](const QByteArray& bytes) {
            return bytes.first(bytes.lastIndexOf("\nend "));
        };
        QCOMPARE(body(runFileBytes(read.run, read.checkpoint)),
                 body(readFile(pathOf("search.tessera-run"), kMaxFileBytes)));
    }

    void anUnfinishedSearchIsDated() {
        const QByteArray bytes = readFile(pathOf("search.tessera-run"), kMaxFileBytes);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("c"));
        writeFile(bytes, path);
        SearchCheckpointFile file(path, puzzle(), readRunFile(bytes).run.settings);
        file.save(*file.load());
        QCOMPARE(file.failure(), QString());
        const QDateTime date = readRunFile(readFile(path, kMaxFileBytes)).run.date;
        QVERIFY(qAbs(date.secsTo(QDateTime::currentDateTimeUtc())) < 60);
    }

    /// A state that is too large arrives empty: see IslandSolver::packed().
    void aStateThatIsTooLargeIsTold() {
        const QByteArray bytes = readFile(pathOf("search.tessera-run"), kMaxFileBytes);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("c"));
        writeFile(bytes, path);
        SearchCheckpointFile file(path, puzzle(), readRunFile(bytes).run.settings);
        auto result = *file.load();
        result.checkpoint->state = {};
        file.save(result);
        QVERIFY(file.failure().startsWith(path));
        QCOMPARE(readFile(path, kMaxFileBytes), bytes);
    }

    void whatIsNoSearchIsRefused() {
        const QString path = pathOf("records.jsonl");
        try {
            static_cast<void>(SearchCheckpointFile(path, puzzle(), {}).load());
            QFAIL("was read all the same");
        } catch (const UserError& error) {
            QCOMPARE(error.sentence(),
                     path + QStringLiteral(": this file is not a checkpoint of a search."));
        }
    }

    /// It may be larger than any file with a puzzle only.
    void aLargeSearch() {
        QByteArray bytes = readFile(pathOf("search.tessera-run"), kMaxFileBytes);
        const SearchSettings settings = readRunFile(bytes).run.settings;
        bytes.replace("\nc {", "\nc {\"more\":\"" + QByteArray(kMaxFileBytes, 'A') + "\",");
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("large"));
        writeFile(bytes, path);
        const auto result = SearchCheckpointFile(path, puzzle(), settings).load();
        QVERIFY(result && !result->checkpoint->state.isEmpty());
        QVERIFY(openSource(path).bytes == bytes);
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

    /// A record of another program since the file was opened is one that has to be beaten.
    void recordsOfOthersCount() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("records"));
        const PuzzleFile file = puzzle();
        BoardRecord better = readRecords(pathOf("records.jsonl"), file.puzzle).front();
        BoardRecord worse = better;
        for (int cell = 0; cell < 3; ++cell)
            worse.board.clear(cell);
        worse.score = matchedEdges(file.puzzle, worse.board);
        QVERIFY(worse.score < better.score);
        RecordsFile mine(path, file.puzzle);
        RecordsFile other(path, file.puzzle);
        QVERIFY(other.offer(better));
        QVERIFY(!mine.offer(worse));
        QCOMPARE(mine.best(), better.score);
        QCOMPARE(readRecords(path, file.puzzle).size(), std::size_t{1});
        // Any record makes it a records file, even one of score 0 before a line that is none.
        worse.board.clearAll();
        worse.score = 0;
        const QString mixed = folder.filePath(QStringLiteral("mixed"));
        QVERIFY(RecordsFile(mixed, file.puzzle).offer(worse));
        writeFile(readFile(mixed, kMaxFileBytes) + "no record\n", mixed);
        QCOMPARE(RecordsFile(mixed, file.puzzle).best(), 0);
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
