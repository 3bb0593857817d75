// SPDX-License-Identifier: GPL-3.0-or-later

// Random damage to the files that Tessera keeps: checkpoints of searches and counts, records, units
// and their ledgers. TESSERA_MUTATIONS sets the number of inputs of each type.
#include "tests/TestProgram.h"
#include "tests/core/DamagedText.h"
#include "tests/core/PuzzleTesting.h"
#include "tests/core/RandomFile.h"
#include "tests/core/SolverTesting.h"
#include "tests/fuzz/KeptExercise.h"

#include "core/edges/generate/Generator.h"
#include "core/kind/EdgeKind.h"
#include "core/support/FileIo.h"

#include <QCryptographicHash>
#include <QLoggingCategory>
#include <QScopeGuard>

namespace tessera::tst_KeptFileMutations {

namespace {

PuzzleFile generated(GridSize size, const char* colors, Rules rules = {}) {
    GeneratorSettings settings;
    settings.rules = rules;
    settings.size = size;
    settings.colors = parseColorChoice(QString::fromLatin1(colors));
    settings.seed = 3;
    return generatePuzzle(settings);
}

SearchSettings settingsFor(const SolverInfo& info) {
    SearchSettings settings;
    settings.solver = info.id;
    settings.values = info.defaults();
    settings.seed = 7;
    if (info.id == "record")
        settings.values.setText("beam-width", QStringLiteral("8"));
    return settings;
}

/// The file of a search that ended unfinished after so many evaluations.
QByteArray checkpointAfter(std::uint64_t evaluations, const PuzzleFile& puzzle,
                           const std::shared_ptr<const EdgeProblem>& problem,
                           const SearchSettings& settings, const testing::QuickFolder& folder) {
    RunTask task;
    task.makeSolver = [&] { return findSolver(settings.solver)->make(problem, settings.values); };
    task.total = problem->total();
    task.budget = test::evaluations(evaluations);
    task.seed = settings.seed;
    RunBatch batch({task}, 1);
    batch.setCheckpointed(1e9, [](std::size_t, const RunResult&) {});
    batch.start();
    while (!batch.waitFor(1)) {
    }
    SearchCheckpointFile file(folder.file("made"), puzzle, settings);
    file.save(batch.takeResults().front());
    if (!file.failure().isEmpty())
        qFatal("%s", qPrintable(file.failure()));
    QByteArray bytes = readFile(folder.file("made"), kMaxFileBytes);
    file.remove();
    return bytes;
}

/// Damages the state that a checkpoint holds packed. Outside, its checksum would notice that.
QByteArray withDamagedState(QByteArray text, Random& random) {
    constexpr QByteArrayView key("\"packed\":\"");
    const qsizetype begin = text.indexOf(key) + key.size();
    const qsizetype size = text.indexOf('"', begin) - begin;
    if (begin < key.size() || size <= 0)
        return text;
    const QByteArray state = qUncompress(QByteArray::fromBase64(text.mid(begin, size)));
    const QByteArray worse = testing::damaged(state, state, random);
    return text.replace(begin, size, qCompress(worse, 1).toBase64());
}

/// Gives each line the checksum of its rest.
QByteArray withChecksums(const QByteArray& ledger) {
    constexpr qsizetype length = 8;
    QByteArray text;
    for (const QByteArray& line : ledger.split('\n')) {
        const QByteArray rest = line.mid(length + 1);
        text += QCryptographicHash::hash(rest, QCryptographicHash::Sha256).toHex().left(length) +
                ' ' + rest + '\n';
    }
    return text;
}

UnitJob runsJob() {
    UnitJob job;
    job.program = QStringLiteral("1");
    job.puzzles = {anyPuzzle(generated({4, 4}, "2+3")), anyPuzzle(generated({3, 3}, "2+2"))};
    for (const char* id : {"annealing", "tabu"}) {
        for (std::size_t puzzle = 0; puzzle < job.puzzles.size(); ++puzzle)
            job.searches.push_back({puzzle, settingsFor(*findSolver(id))});
    }
    job.seeds = {1, 2, 18'446'744'073'709'551'615U};
    return job;
}

UnitJob growingJob() {
    UnitJob job = runsJob();
    job.searches.clear();
    job.seeds.clear();
    job.grows = true;
    return job;
}

UnitJob treeJob() {
    UnitJob job;
    job.task = UnitJob::Task::Tree;
    job.program = QStringLiteral("1");
    job.puzzles = {anyPuzzle(generated({4, 4}, "2+3"))};
    job.shuffle = 5;
    return job;
}

UnitResult randomResult(Random& random) {
    UnitResult result;
    result.numbers.best = static_cast<int>(random.below(20));
    result.numbers.nodes = result.numbers.evaluations = random.below(1000);
    result.numbers.seconds = random.real();
    result.solutions = result.upToRotation = random.below(3);
    result.key = QString::number(random.below(2));
    if (random.chance(0.2)) {
        result.stop = StopReason::Failed;
        result.failure = QStringLiteral("No luck.");
    }
    return result;
}

/// News of a worker about some unit.
QJsonObject randomNews(const UnitLedger& ledger, const UnitJob& job, Random& random) {
    const std::size_t unit = random.index(std::max<std::size_t>(1, ledger.units().size()));
    const std::vector<TreePart> parts{{{{1, 2}, 0, 1}, 0.25}, {{{3}, 0, 1}, 0.25}};
    switch (random.below(7)) {
    case 0:
        return splitUnit(unit, randomResult(random), parts);
    case 1:
        return rejectedUnit(unit);
    case 2:
        return endedWorker(QString(QLatin1Char(static_cast<char>('a' + random.below(3)))));
    case 3:
        if (job.grows)
            return addedRuns({toJson(runsJob().searches.front())});
        return closedRuns();
    default:
        return finishedUnit(unit, randomResult(random));
    }
}

/// What workers a to c have told.
QByteArray randomLedger(const UnitJob& job, const testing::QuickFolder& folder, Random& random) {
    const QString path = folder.file("told");
    QFile::remove(path);
    UnitLedger ledger(path, job);
    for (std::uint32_t turns = 1 + random.below(6); turns > 0; --turns) {
        const QString worker(QLatin1Char(static_cast<char>('a' + random.below(3))));
        ledger.take({worker, {randomNews(ledger, job, random)}, random.below(4)});
    }
    return readFile(path, kMaxFileBytes);
}

} // namespace

class TestKeptFileMutations : public QObject {
    Q_OBJECT

private slots:
    void damagedCheckpoints_data() {
        QTest::addColumn<QByteArray>("method");
        const auto problem = test::problemOf(generated({3, 3}, "2+2").puzzle);
        for (const SolverInfo& info : allSolvers()) {
            if (info.problemKind == problem->kind() &&
                dynamic_cast<ResumableSolver*>(info.make(problem, info.defaults()).get()) !=
                    nullptr)
                QTest::newRow(info.id.data()) << QByteArray(info.id.data());
        }
    }

    void damagedCheckpoints() {
        QFETCH(QByteArray, method);
        const testing::QuickFolder folder;
        const PuzzleFile puzzle = generated({6, 6}, "4+7");
        const auto problem = test::problemOf(puzzle.puzzle);
        const SearchSettings settings = settingsFor(*findSolver(method.toStdString()));
        QByteArrayList texts;
        for (const std::uint64_t evaluations : {200U, 1000U, 5000U})
            texts << checkpointAfter(evaluations, puzzle, problem, settings, folder);
        for (const QByteArray& text : texts)
            QVERIFY(testing::exerciseCheckpoint(text, puzzle, problem, settings, folder, true));
        // Qt remarks on packed states that are damaged from outside.
        QLoggingCategory::setFilterRules(QStringLiteral("default.warning=false"));
        const auto remarks = qScopeGuard([] { QLoggingCategory::setFilterRules({}); });
        Random inside(5);
        const auto damage = testing::exerciseDamaged(
            500, testing::ValidTexts(texts), testing::ValidTexts(texts),
            [&](const QByteArray& text, int i) {
                const QByteArray bytes = i % 2 == 0 ? text : withDamagedState(text, inside);
                return testing::exerciseCheckpoint(bytes, puzzle, problem, settings, folder,
                                                   i % 8 == 7);
            });
        QVERIFY(damage.someWereAccepted());
    }

    void damagedCounts() {
        const testing::QuickFolder folder;
        const PuzzleFile puzzle = generated({4, 4}, "2+3");
        const auto problem = test::problemOf(puzzle.puzzle);
        QByteArrayList texts;
        for (const std::uint64_t limit : {1U, 3U, 1'000'000U}) {
            SolutionCounter counter(*problem, {{}, 1, limit});
            (void)counter.run();
            const CountCheckpointFile file(folder.file("made"), puzzle, {});
            file.save(counter.checkpoint());
            texts << readFile(folder.file("made"), kMaxFileBytes);
        }
        const auto damage = testing::exerciseDamaged(
            1500, testing::ValidTexts(texts), testing::ValidTexts(texts),
            [&](const QByteArray& text, int) {
                return testing::exerciseCount(text, puzzle, *problem, folder);
            });
        QVERIFY(damage.someWereAccepted());
    }

    void damagedRecords() {
        const testing::QuickFolder folder;
        const Puzzle puzzle = generated({4, 4}, "5", {.framed = false}).puzzle; // any board will do
        const auto draw = [&](Random& random) {
            QFile::remove(folder.file("made"));
            RecordsFile file(folder.file("made"), puzzle);
            for (std::uint32_t i = 1 + random.below(6); i > 0; --i) {
                BoardRecord record;
                record.board = Board(puzzle.size(), puzzle.pieceCount());
                test::placeSome(random, puzzle, record.board);
                record.score = scoreOf(puzzle, record.board).matched;
                record.solver = QStringLiteral("record");
                record.seed = random.bits();
                record.seconds = 100 * random.real();
                record.evaluations = random.bits() >> 12U;
                record.time = QDateTime::fromSecsSinceEpoch(1'700'000'000);
                (void)file.offer(record);
            }
            return readFile(folder.file("made"), kMaxFileBytes);
        };
        Random first(3);
        const testing::ValidTexts texts({draw(first)}, draw);
        const auto damage =
            testing::exerciseDamaged(1500, texts, texts, [&](const QByteArray& text, int) {
                return testing::exerciseRecords(text, puzzle, folder);
            });
        QVERIFY(damage.someWereAccepted());
    }

    void damagedJobs() {
        const testing::QuickFolder folder;
        QByteArrayList texts;
        for (const UnitJob& job : {runsJob(), treeJob(), growingJob()}) {
            const testing::QuickFolder made;
            UnitFolder(made.path()).make(job);
            texts << readFile(made.file("job.json"), kMaxFileBytes);
        }
        const auto damage = testing::exerciseDamaged(
            1500, testing::ValidTexts(texts), testing::ValidTexts(texts),
            [&](const QByteArray& text, int) { return testing::exerciseJob(text, folder); });
        QVERIFY(damage.someWereAccepted());
    }

    void damagedLedgers_data() {
        QTest::addColumn<int>("which");
        QTest::newRow("runs") << 0;
        QTest::newRow("tree") << 1;
        QTest::newRow("growing") << 2;
    }

    void damagedLedgers() {
        QFETCH(int, which);
        const testing::QuickFolder folder;
        const UnitJob job = which == 0 ? runsJob() : which == 1 ? treeJob() : growingJob();
        const auto draw = [&](Random& random) { return randomLedger(job, folder, random); };
        Random first(3);
        const testing::ValidTexts texts({draw(first)}, draw);
        const auto damage =
            testing::exerciseDamaged(1500, texts, texts, [&](const QByteArray& text, int i) {
                return testing::exerciseLedger(i % 4 == 0 ? text : withChecksums(text), job,
                                               folder);
            });
        QVERIFY(damage.someWereAccepted());
    }
};

TESSERA_TEST(TestKeptFileMutations, Needs::Nothing)

} // namespace tessera::tst_KeptFileMutations

#include "tst_KeptFileMutations.moc"
