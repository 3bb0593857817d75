// SPDX-License-Identifier: GPL-3.0-or-later

// Files of earlier versions open: unfinished counts and searches, runs, records and the runs of an
// experiment, in tests/formats/kept. So do the folders of work units of this one.
#include "tests/TestProgram.h"
#include "tests/core/FormatTesting.h"
#include "tests/core/UnitTesting.h"

#include "core/edges/generate/Generator.h"
#include "core/edges/solvers/exact/TreeEstimate.h"
#include "core/experiments/ExperimentRuns.h"
#include "core/experiments/KeptFiles.h"
#include "core/experiments/RunFile.h"
#include "core/kind/EdgeKind.h"
#include "core/support/UserError.h"
#include "core/units/UnitJob.h"

#include <QDir>
#include <QTemporaryDir>

#include <algorithm>

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

using testing::smallJob;
using testing::smallPuzzle;

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

    /// With the same puzzle, locked cells, method, parameters, seed and start; the rest may differ.
    void onlyTheSameSearchGoesOn() {
        const QString kept = pathOf("search.tessera-run");
        const ReadRun read = readRunFile(readFile(kept, kMaxFileBytes));
        const SearchSettings same = read.run.settings;
        const auto isRefused = [](const QString& path, const PuzzleFile& file,
                                  const SearchSettings& settings) {
            try {
                return !SearchCheckpointFile(path, file, settings).load();
            } catch (const UserError& error) {
                return error.sentence().startsWith(
                    path + QStringLiteral(": this checkpoint is for another puzzle, method, "));
            }
        };
        QVERIFY(!isRefused(kept, puzzle(), same));
        SearchSettings other = same;
        other.budget.evaluations = 7;
        QVERIFY(!isRefused(kept, puzzle(), other));
        other.solver = "dlx";
        QVERIFY(isRefused(kept, puzzle(), other));
        other = same;
        other.seed += 1;
        QVERIFY(isRefused(kept, puzzle(), other));
        other = same;
        other.start = same.start == StartKind::Greedy ? StartKind::Random : StartKind::Greedy;
        QVERIFY(isRefused(kept, puzzle(), other));
        other = same;
        other.values = findSolver("annealing")->defaults();
        QVERIFY(isRefused(kept, puzzle(), other));

        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("c"));
        RunResult result = *SearchCheckpointFile(kept, puzzle(), same).load();
        PuzzleFile locked = puzzle();
        locked.board =
            *Board::fromCodes(locked.puzzle.size(), locked.puzzle.pieceCount(), result.solution);
        PuzzleFile none = locked;
        locked.locked[0] = true;
        SearchCheckpointFile file(path, locked, same);
        file.save(result);
        QCOMPARE(file.failure(), QString());
        QVERIFY(!isRefused(path, locked, same));
        QVERIFY(isRefused(path, none, same));
        PuzzleFile changed = locked;
        changed.board.clear(1); // that cell is not locked
        QVERIFY(!isRefused(path, changed, same));
        changed.board.clear(0);
        QVERIFY(isRefused(path, changed, same));
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

    /// Other programs replace and write the file at any time, also half a line.
    void recordsFilesMayChange() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("records"));
        const PuzzleFile file = puzzle();
        const BoardRecord best = readRecords(pathOf("records.jsonl"), file.puzzle).front();
        const auto cleared = [&](int cells) {
            BoardRecord record = best;
            for (int cell = 0; cell < cells; ++cell)
                record.board.clear(cell);
            record.score = matchedEdges(file.puzzle, record.board);
            return record;
        };
        QVERIFY(cleared(20).score < cleared(12).score && cleared(12).score < cleared(6).score);
        QVERIFY(cleared(6).score < cleared(3).score && cleared(3).score < best.score);
        RecordsFile mine(path, file.puzzle);
        QVERIFY(mine.offer(cleared(20)) && mine.offer(cleared(12)) && !mine.offer(cleared(12)));
        const QByteArray two = readFile(path, kMaxFileBytes);
        QCOMPARE(two.count('\n'), qsizetype{2});
        const QString shorter = folder.filePath(QStringLiteral("shorter"));
        QVERIFY(RecordsFile(shorter, file.puzzle).offer(cleared(3)));
        const QByteArray one = readFile(shorter, kMaxFileBytes);
        QVERIFY(one.size() < two.size());
        writeFile(one, path);
        QVERIFY(!mine.offer(cleared(6)));
        QCOMPARE(mine.best(), cleared(3).score);
        QCOMPARE(readFile(path, kMaxFileBytes), one);
        // A line that is cut off does not count until it is whole; a record begins its own line.
        writeFile(two + one.first(one.size() / 2), path);
        RecordsFile torn(path, file.puzzle);
        QCOMPARE(torn.best(), cleared(12).score);
        writeFile(two + one, path);
        QVERIFY(!torn.offer(cleared(6)));
        QCOMPARE(torn.best(), cleared(3).score);
        writeFile(two + one.first(one.size() / 2), path);
        QVERIFY(RecordsFile(path, file.puzzle).offer(cleared(6)));
        const auto records = readRecords(path, file.puzzle);
        QCOMPARE(records.size(), std::size_t{3});
        QCOMPARE(records.back().score, cleared(6).score);
        QCOMPARE(records.back().finder, best.finder);
        QCOMPARE(records.back().seed, best.seed);
        QCOMPARE(records.back().evaluations, best.evaluations);
        QVERIFY(std::abs(records.back().seconds - best.seconds) < 1e-9);
        QVERIFY(records.back().board == cleared(6).board);
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

    void jobsComeBackWhole_data() {
        QTest::addColumn<UnitJob>("job");
        UnitJob tree = smallJob(UnitJob::Task::Tree);
        QTest::newRow("a tree") << tree;
        tree.unitSeconds = 7.5;
        tree.options.order = static_cast<CellOrder>(cellOrders().size() - 1);
        tree.options.countsJoints = tree.options.skipsTurned = tree.firstOnly = true;
        tree.options.anchor = 3;
        tree.shuffle = 5;
        QTest::newRow("another tree") << tree;
        UnitJob runs = smallJob(UnitJob::Task::Runs);
        QTest::newRow("a run") << runs;
        runs.puzzles.push_back(smallPuzzle(2));
        runs.searches.push_back(runs.searches.front());
        runs.searches.back().puzzle = 1;
        runs.searches.back().settings.seed = 9;
        runs.searches.back().settings.budget.evaluations = 20;
        QTest::newRow("runs with their own seeds") << runs;
        runs.samplesGenerations = true;
        runs.seeds = {3, 4, 5};
        QTest::newRow("each with each seed") << runs;
        runs.seeds.clear();
        runs.searches.clear();
        runs.grows = true;
        QTest::newRow("runs to come") << runs;
    }

    /// Also who made it and how its runs are numbered: searches first, then seeds.
    void jobsComeBackWhole() {
        QFETCH(UnitJob, job);
        const QTemporaryDir place;
        const UnitFolder folder(place.filePath(QStringLiteral("units")));
        QVERIFY(folder.make(job));
        for (const char* name : {"workers", "results", "live"})
            QVERIFY(QDir(folder.path()).exists(QLatin1String(name)));
        const UnitJob read = folder.load();
        QVERIFY(read.isSameWork(job));
        QCOMPARE(read.task, job.task);
        QCOMPARE(read.program, job.program);
        QCOMPARE(read.unitSeconds, job.unitSeconds);
        QVERIFY(read.puzzles == job.puzzles);
        QCOMPARE(read.runCount(), job.searches.size() * std::max<std::size_t>(1, job.seeds.size()));
        for (std::size_t run = 0; run < read.runCount(); ++run) {
            const std::size_t seeds = std::max<std::size_t>(1, job.seeds.size());
            const UnitJob::Search& search = job.searches[run / seeds];
            QCOMPARE(read.settingsOf(run).seed,
                     job.seeds.empty() ? search.settings.seed : job.seeds[run % seeds]);
            QVERIFY(read.settingsOf(run).budget.evaluations == search.settings.budget.evaluations);
            QVERIFY(read.puzzleOf(run) == job.puzzles[search.puzzle]);
        }
    }

    void falseJobsAreRefused_data() {
        QTest::addColumn<UnitJob>("job");
        UnitJob job = smallJob(UnitJob::Task::Tree);
        job.puzzles.push_back(job.puzzles.front());
        QTest::newRow("two trees") << job;
        job = smallJob(UnitJob::Task::Runs);
        job.searches.clear();
        QTest::newRow("no runs") << job;
        job = smallJob(UnitJob::Task::Runs);
        job.grows = true;
        QTest::newRow("runs that are to come") << job;
        job = smallJob(UnitJob::Task::Runs);
        job.searches.front().puzzle = 1;
        QTest::newRow("no such puzzle") << job;
    }
    void falseJobsAreRefused() {
        QFETCH(UnitJob, job);
        const QTemporaryDir place;
        const UnitFolder folder(place.filePath(QStringLiteral("units")));
        folder.make(job);
        QVERIFY_THROWS_EXCEPTION(UserError, static_cast<void>(folder.load()));
        writeFile(readFile(folder.path() + QStringLiteral("/job.json"), 1 << 26)
                      .replace("\"tessera-units\": 1", "\"tessera-units\": 2"),
                  folder.path() + QStringLiteral("/job.json"));
        try {
            static_cast<void>(folder.load());
            QFAIL("accepted");
        } catch (const UserError& error) {
            QVERIFY2(error.sentence().contains(QStringLiteral("version")), error.what());
        }
    }

    /// The reason is that of the folder, not of a file in it.
    void foldersThatAreNoneAreNamed() {
        const QTemporaryDir place;
        const UnitFolder file(place.filePath(QStringLiteral("file")));
        writeFile("x", file.path());
        const UnitFolder missing(place.filePath(QStringLiteral("missing")));
        const auto sentenceOf = [](const auto& act) {
            try {
                act();
            } catch (const UserError& error) {
                return error.sentence();
            }
            return QString();
        };
        QCOMPARE(sentenceOf([&] { file.make(smallJob(UnitJob::Task::Tree)); }),
                 file.path() + QStringLiteral(": this is a file, not a folder."));
        QCOMPARE(sentenceOf([&] { static_cast<void>(missing.load()); }),
                 missing.path() + QStringLiteral(": the folder does not exist."));
    }
};

TESSERA_TEST(TestKeptFiles, Needs::Nothing)

} // namespace tessera::tst_KeptFiles

#include "tst_KeptFiles.moc"
