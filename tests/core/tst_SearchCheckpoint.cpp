// SPDX-License-Identifier: GPL-3.0-or-later

// Unfinished exact searches that are stored, killed and resumed. The process "searchUntilKilled
// FILE SEED MODE" is killed: it keeps its state in FILE.
#include "tests/TestProgram.h"
#include "tests/core/PuzzleTesting.h"
#include "tests/core/SolverTesting.h"

#include "core/edges/generate/Generator.h"
#include "core/experiments/KeptFiles.h"
#include "core/experiments/RunBatch.h"
#include "core/search/SearchFields.h"
#include "core/support/FileIo.h"
#include "core/support/Packet.h"
#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <limits>

namespace tessera::tst_SearchCheckpoint {

namespace {

PuzzleFile hardPuzzle(std::uint64_t seed) {
    GeneratorSettings settings;
    settings.size = {6, 6};
    settings.colors = parseColorChoice(QStringLiteral("3+5")); // dozens of solutions
    settings.seed = seed;
    return generatePuzzle(settings);
}

/// A method with islands and its threads, e.g. "record 2"; everything else is a mode of
/// backtracking. "record 2 ahead" has no budget, so a thread may go ahead of the other.
bool hasIslands(const QString& mode) { return mode.contains(u' '); }

PuzzleFile puzzleFor(std::uint64_t seed, const QString& mode) {
    if (!hasIslands(mode))
        return hardPuzzle(seed);
    GeneratorSettings settings;
    settings.size = {9, 9};
    settings.seed = seed;
    return generatePuzzle(settings);
}

constexpr std::uint64_t kIslandEvaluations = testing::kSanitized ? 5'000'000 : 20'000'000;

SearchSettings settingsFor(std::uint64_t seed, const QString& mode) {
    SearchSettings settings;
    if (hasIslands(mode)) {
        settings.solver = mode.section(u' ', 0, 0).toStdString();
        settings.threads = mode.section(u' ', 1, 1).toInt();
        settings.values = findSolver(settings.solver)->defaults();
        if (settings.solver == "record")
            settings.values.setText("beam-width", QStringLiteral("2000"));
        else
            settings.values.setText("migration", QStringLiteral("2"));
        if (mode.endsWith(u"ahead"))
            settings.budget.target = 139; // of 144
        else
            settings.budget.evaluations = kIslandEvaluations;
        settings.seed = seed;
        return settings;
    }
    settings.solver = "backtracking";
    settings.values = findSolver(settings.solver)->defaults();
    settings.values.setText("mode", mode);
    settings.seed = seed;
    return settings;
}

/// The number of solutions that the search has seen, by its gauge.
std::uint64_t solutionsOf(const RunResult& result) {
    for (const Gauge& gauge : result.numbers.gauges) {
        if (QByteArray(gauge.name) == "Solutions")
            return static_cast<std::uint64_t>(gauge.value);
    }
    return 0;
}

/// A summary of a search.
QByteArray storyOf(const RunResult& result) {
    QByteArray parts;
    for (const PartFigures& part : result.numbers.parts) {
        parts += ' ' + QByteArray::number(part.evaluations) + '/' +
                 QByteArray::number(part.improvements) + '/' + QByteArray::number(part.points);
    }
    return "done " + QByteArray::number(result.numbers.evaluations) + ' ' +
           QByteArray::number(solutionsOf(result)) + ' ' + QByteArray::number(result.numbers.best) +
           ' ' + QByteArray::number(result.numbers.nodes) + parts;
}

QByteArray boardOf(const RunResult& result) {
    return QByteArray(reinterpret_cast<const char*>(result.solution.data()),
                      static_cast<qsizetype>(2 * result.solution.size()))
        .toHex();
}

RunTask taskOf(const PuzzleFile& puzzle, const SearchSettings& settings) {
    const auto problem = test::problemOf(puzzle.puzzle);
    RunTask task;
    task.makeSolver = [problem, settings] {
        return findSolver(settings.solver)->make(problem, settings.values);
    };
    task.total = problem->total();
    task.budget = settings.budget;
    task.seed = settings.seed;
    task.threads = settings.threads;
    return task;
}

/// Searches until the end or the budget of evaluations; resumes the file if it exists and stores
/// its state there.
RunResult searchWith(SearchCheckpointFile& file, const PuzzleFile& puzzle,
                     const SearchSettings& settings, double everySeconds) {
    RunTask task = taskOf(puzzle, settings);
    task.resumed = file.load();
    RunBatch batch({task}, 1);
    batch.setCheckpointed(everySeconds,
                          [&](std::size_t, const RunResult& result) { file.save(result); });
    batch.start();
    while (!batch.waitFor(1)) {
    }
    RunResult result = batch.takeResults().front();
    if (result.checkpoint)
        file.save(result);
    else
        file.remove();
    return result;
}

RunResult searchAtOnce(const PuzzleFile& puzzle, const SearchSettings& settings) {
    QTemporaryDir folder;
    SearchCheckpointFile file(folder.filePath(QStringLiteral("c")), puzzle, settings);
    return searchWith(file, puzzle, settings, 1e9);
}

int searchUntilKilled(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const std::uint64_t seed = words.at(2).toULongLong();
    const PuzzleFile puzzle = puzzleFor(seed, words.at(3));
    const SearchSettings settings = settingsFor(seed, words.at(3));
    SearchCheckpointFile file(words.at(1), puzzle, settings);
    const RunResult result = searchWith(file, puzzle, settings, 0.0);
    std::puts((storyOf(result) + ' ' + boardOf(result)).constData());
    return 0;
}

} // namespace

class TestSearchCheckpoint : public QObject {
    Q_OBJECT

private slots:
    void aSearchInPiecesIsTheSame_data() {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<int>("threads");
        QTest::newRow("first") << QStringLiteral("first") << 1;
        QTest::newRow("all") << QStringLiteral("all") << 1;
        QTest::newRow("all, two threads") << QStringLiteral("all") << 2;
    }
    void aSearchInPiecesIsTheSame() {
        QFETCH(QString, mode);
        QFETCH(int, threads);
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const PuzzleFile puzzle = hardPuzzle(seed);
            SearchSettings settings = settingsFor(seed, mode);
            const RunResult whole = searchAtOnce(puzzle, settings);
            QTemporaryDir folder;
            Random random(seed);
            int pieces = 0;
            RunResult part;
            do {
                settings.threads = pieces % 2 == 0 ? threads : 1;
                settings.budget.evaluations =
                    part.numbers.evaluations + 1 +
                    random.below(static_cast<std::uint32_t>(whole.numbers.evaluations / 5));
                SearchCheckpointFile file(folder.filePath(QStringLiteral("c")), puzzle, settings);
                part = searchWith(file, puzzle, settings, 1e9);
                ++pieces;
            } while (part.checkpoint);
            QVERIFY(pieces > 2);
            QCOMPARE(part.stop, whole.stop);
            QCOMPARE(part.numbers.evaluations, whole.numbers.evaluations);
            QCOMPARE(part.numbers.nodes, whole.numbers.nodes);
            if (threads == 1)
                QCOMPARE(part.solution, whole.solution);
            QCOMPARE(solutionsOf(part), solutionsOf(whole));
            QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("c"))));
        }
    }

    void islandsInPiecesAreTheSame_data() {
        QTest::addColumn<QString>("mode");
        for (const char* mode :
             {"record 1", "record 3", "genetic 1", "genetic 3", "ant-colony 1", "ant-colony 3"})
            QTest::newRow(mode) << QString::fromLatin1(mode);
    }
    void islandsInPiecesAreTheSame() {
        QFETCH(QString, mode);
        const PuzzleFile puzzle = puzzleFor(5, mode);
        SearchSettings settings = settingsFor(5, mode);
        // So many that the board improves after the last cut: a board that a cut round found would
        // stay, if there is none better.
        settings.budget.evaluations = 20'000'000;
        const RunResult whole = searchAtOnce(puzzle, settings);
        QVERIFY(whole.stop == StopReason::Evaluations);
        const std::uint64_t all = *settings.budget.evaluations;
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("c"));
        RunResult part;
        for (int piece = 1; piece <= 5; ++piece) {
            // Also cut within rounds, and by the clock.
            settings.budget.evaluations =
                piece < 5 ? all / 5 * static_cast<unsigned>(piece) + 12'345 : all;
            if (piece == 3)
                settings.budget.seconds = 0.05;
            else
                settings.budget.seconds.reset();
            SearchCheckpointFile file(path, puzzle, settings);
            part = searchWith(file, puzzle, settings, 1e9);
            QVERIFY2(part.checkpoint, qPrintable(part.failure));
            QVERIFY(file.load());
        }
        QCOMPARE(storyOf(part), storyOf(whole));
        QCOMPARE(part.solution, whole.solution);
        // Whatever differs shows in them; those of Record tell what it just does.
        if (settings.solver != "record")
            QVERIFY(part.numbers.gauges == whole.numbers.gauges);
        settings.threads = 2; // not the same number of islands
        const RunResult other = [&] {
            SearchCheckpointFile file(path, puzzle, settings);
            return searchWith(file, puzzle, settings, 1e9);
        }();
        QCOMPARE(other.stop, StopReason::Failed);
        QVERIFY(other.failure.contains(u'2'));
    }

    /// The search ends at once, with the board and the counts that it had, not those of its state.
    void aTargetMayHaveBeenReachedBefore_data() {
        QTest::addColumn<QString>("mode");
        for (const char* mode : {"first", "all", "record 1", "record 2", "genetic 1", "genetic 2",
                                 "ant-colony 1", "ant-colony 2"})
            QTest::newRow(mode) << QString::fromLatin1(mode);
    }
    void aTargetMayHaveBeenReachedBefore() {
        QFETCH(QString, mode);
        const PuzzleFile puzzle = puzzleFor(5, mode);
        SearchSettings settings = settingsFor(5, mode);
        // Islands have a state after their first round.
        const std::uint64_t evaluations = hasIslands(mode) ? 6'000'000 : 50;
        settings.budget.evaluations = evaluations;
        const QTemporaryDir folder;
        SearchCheckpointFile file(folder.filePath(QStringLiteral("c")), puzzle, settings);
        const RunResult part = searchWith(file, puzzle, settings, 1e9);
        QVERIFY2(part.checkpoint, qPrintable(part.failure));
        settings.budget.evaluations = 2 * evaluations;
        settings.budget.target = part.numbers.best;
        const RunResult reached = searchWith(file, puzzle, settings, 1e9);
        QCOMPARE(reached.stop, StopReason::Target);
        QCOMPARE(reached.numbers.evaluations, part.numbers.evaluations);
        QCOMPARE(reached.numbers.iterations, part.numbers.iterations);
        QCOMPARE(reached.numbers.nodes, part.numbers.nodes);
        QVERIFY(reached.numbers.seconds >= part.numbers.seconds);
        QCOMPARE(reached.numbers.best, part.numbers.best);
        QCOMPARE(reached.solution, part.solution);
        QVERIFY(reached.checkpoint && file.load());
        // So do fewer evaluations than were done.
        settings.budget.target.reset();
        settings.budget.evaluations = evaluations - 1;
        const RunResult fewer = searchWith(file, puzzle, settings, 1e9);
        QCOMPARE(fewer.stop, StopReason::Evaluations);
        QCOMPARE(fewer.numbers.evaluations, part.numbers.evaluations);
        QVERIFY(fewer.numbers.seconds >= part.numbers.seconds);
    }

    /// After a kill the trace may be newer than the state, whose time comes again.
    void theTraceOfAResumedSearchRunsForward() {
        const PuzzleFile puzzle = hardPuzzle(5);
        SearchSettings settings = settingsFor(5, QStringLiteral("first"));
        settings.budget.evaluations = 50;
        const QTemporaryDir folder;
        SearchCheckpointFile file(folder.filePath(QStringLiteral("c")), puzzle, settings);
        RunResult killed = searchWith(file, puzzle, settings, 1e9);
        QVERIFY(killed.checkpoint);
        TracePoint sample;
        TraceEvent event;
        sample.seconds = event.seconds = killed.checkpoint->seconds + 1000;
        killed.trace.append({&sample, 1});
        killed.trace.append({&event, 1});
        file.save(killed);
        settings.budget.evaluations = 60;
        const RunResult resumed = searchWith(file, puzzle, settings, 1e9);
        QVERIFY(std::ranges::is_sorted(resumed.trace.points(), {}, &TracePoint::seconds));
        QVERIFY(resumed.trace.events().empty());
        const auto before = improvementsIn(killed.trace.points());
        QVERIFY(!before.empty());
        QVERIFY(improvementsIn(resumed.trace.points()).size() >= before.size());
    }

    void killedAtAnyMomentItComesToTheSame_data() {
        QTest::addColumn<QString>("mode");
        QTest::newRow("first") << QStringLiteral("first");
        QTest::newRow("all") << QStringLiteral("all");
        for (const char* mode :
             {"record 1", "record 2", "record 2 ahead", "genetic 2", "ant-colony 2"})
            QTest::newRow(mode) << QString::fromLatin1(mode);
    }
    void killedAtAnyMomentItComesToTheSame() {
        QFETCH(QString, mode);
        bool isNumber = false;
        const int wanted = qEnvironmentVariableIntValue("TESSERA_KILLS", &isNumber);
        const int kills = isNumber ? wanted : 6;
        Random random(3);
        int killed = 0;
        std::uint64_t seed = 1;
        for (int puzzles = 0; killed < kills && puzzles < 100; ++puzzles, ++seed) {
            const PuzzleFile puzzle = puzzleFor(seed, mode);
            const RunResult whole = searchAtOnce(puzzle, settingsFor(seed, mode));
            QTemporaryDir folder;
            const QString path = folder.filePath(QStringLiteral("c"));
            QByteArray said;
            while (!said.startsWith("done")) {
                QProcess victim;
                victim.start(
                    QCoreApplication::applicationFilePath(),
                    {QStringLiteral("searchUntilKilled"), path, QString::number(seed), mode});
                QVERIFY(victim.waitForStarted());
                // At most three kills per puzzle, so that it ends.
                const bool spared = killed >= kills || random.below(4) == 0;
                const std::uint32_t longest = hasIslands(mode) ? 600 : 120;
                if (!spared &&
                    !victim.waitForFinished(1 + static_cast<int>(random.below(longest)))) {
                    victim.kill();
                    ++killed;
                }
                QVERIFY(victim.state() == QProcess::NotRunning || victim.waitForFinished(120'000));
                said = victim.readAllStandardOutput();
            }
            QCOMPARE(said.simplified(), storyOf(whole) + ' ' + boardOf(whole));
        }
        QVERIFY(killed >= kills);
    }

    /// Not only at its end.
    void aRunningSearchHasStates_data() {
        QTest::addColumn<QString>("mode");
        for (const char* mode : {"all", "record 1", "record 2", "genetic 1", "genetic 2",
                                 "ant-colony 1", "ant-colony 2"})
            QTest::newRow(mode) << QString::fromLatin1(mode);
    }
    void aRunningSearchHasStates() {
        QFETCH(QString, mode);
        const PuzzleFile puzzle = puzzleFor(5, QStringLiteral("record 1")); // nothing ends it soon
        SearchSettings settings = settingsFor(5, mode);
        settings.budget = {};
        std::atomic<int> states{0};
        RunBatch batch({taskOf(puzzle, settings)}, 1);
        batch.setCheckpointed(0.0, [&](std::size_t, const RunResult&) { ++states; });
        batch.start();
        [&] { QTRY_VERIFY(states > 1); }();
        batch.stop();
        QVERIFY(batch.waitFor(TESSERA_PATIENCE / 1000));
    }

    void packetsThatAreCutAreRefused() {
        struct Content {
            std::vector<std::uint16_t> list{1, 2};
            QByteArray bytes = "abc";
            bool isTrue = true;
            std::array<double, 2> pair{0.5, 1};
            std::uint64_t number = 7;
        };
        const auto tell = [](auto& packet, auto& content) {
            packet(content.list, content.bytes, content.isTrue, content.pair, content.number);
        };
        const Content content;
        PacketWriter writer;
        tell(writer, content);
        PacketReader whole(writer.bytes());
        Content read{{}, {}, false, {}, 0};
        tell(whole, read);
        QVERIFY(read.list == content.list && read.bytes == content.bytes && read.isTrue &&
                read.pair == content.pair && read.number == content.number);
        for (qsizetype length = writer.bytes().size() - 1; length >= 0; --length) {
            PacketReader cut(writer.bytes().first(length));
            QVERIFY_THROWS_EXCEPTION(UserError, tell(cut, read));
        }
    }

    /// Boards are read after the state was taken: after a kill the search finds them again, even
    /// the solution itself.
    void boardsMayBeNewerThanTheState_data() {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<bool>("solved");
        for (const char* mode : {"first", "all"}) {
            QTest::addRow("%s, some boards", mode) << QString::fromLatin1(mode) << false;
            QTest::addRow("%s, the solution", mode) << QString::fromLatin1(mode) << true;
        }
    }
    void boardsMayBeNewerThanTheState() {
        QFETCH(QString, mode);
        QFETCH(bool, solved);
        const PuzzleFile puzzle = hardPuzzle(2);
        SearchSettings settings = settingsFor(2, mode);
        const RunResult whole = searchAtOnce(puzzle, settings);
        const auto moments = whole.bests.moments();
        const std::size_t newest = solved ? moments.size() - 1 : moments.size() - 2;

        const QTemporaryDir folder;
        SearchCheckpointFile file(folder.filePath(QStringLiteral("c")), puzzle, settings);
        settings.budget.evaluations = moments[newest].evaluations / 2;
        RunResult killed = searchWith(file, puzzle, settings, 1e9);
        QVERIFY(killed.checkpoint && killed.checkpoint->best < moments[newest].score);
        killed.bests.clear();
        for (std::size_t i = 0; i <= newest; ++i)
            killed.bests.add(moments[i], whole.bests.solution(i));
        killed.numbers.seconds = moments[newest].seconds + 100; // a slow machine
        file.save(killed);

        settings.budget.evaluations = moments[newest].evaluations / 2 + 2;
        const RunResult part = searchWith(file, puzzle, settings, 1e9);
        QVERIFY(part.checkpoint);
        QCOMPARE(part.numbers.best, moments[newest].score); // nothing is lost
        QCOMPARE(part.solution, whole.bests.solution(newest));
        QVERIFY(file.load());

        settings.budget.evaluations.reset();
        const RunResult rest = searchWith(file, puzzle, settings, 1e9);
        QCOMPARE(rest.stop, whole.stop);
        QCOMPARE(rest.numbers.evaluations, whole.numbers.evaluations);
        QCOMPARE(rest.solution, whole.solution);
        QCOMPARE(rest.bests.size(), moments.size());
        for (std::size_t i = 1; i < moments.size(); ++i)
            QVERIFY(rest.bests.moments()[i].seconds >= rest.bests.moments()[i - 1].seconds);
    }

    void countsAreKeptToTheLastDigit() {
        SearchCheckpoint kept;
        kept.seconds = 12.5;
        kept.evaluations = 9'007'199'254'740'993; // no double holds it
        kept.iterations = 9'007'199'254'740'995;
        kept.nodes = 9'007'199'254'740'997;
        kept.best = 17;
        kept.state = {{QStringLiteral("depth"), 3}};
        const SearchCheckpoint read = SearchCheckpoint::fromJson(kept.toJson());
        QCOMPARE(read.seconds, kept.seconds);
        QCOMPARE(read.evaluations, kept.evaluations);
        QCOMPARE(read.iterations, kept.iterations);
        QCOMPARE(read.nodes, kept.nodes);
        QCOMPARE(read.best, kept.best);
        QCOMPARE(read.state, kept.state);
        for (const char* count : {"evaluations", "iterations", "nodes"}) {
            QJsonObject damaged = kept.toJson();
            damaged[QLatin1String(count)] = 5; // as a number it would not be exact
            QVERIFY_THROWS_EXCEPTION(UserError, (void)SearchCheckpoint::fromJson(damaged));
        }
    }

    /// Whatever others have written there.
    void fieldsOfFilesAreRead() {
        const QJsonObject json{{QStringLiteral("text"), QStringLiteral("18446744073709551615")},
                               {QStringLiteral("number"), 5},
                               {QStringLiteral("negative"), -3},
                               {QStringLiteral("stop"), QStringLiteral("time")},
                               {QStringLiteral("digest"), QStringLiteral("0aff")},
                               {QStringLiteral("codes"), QJsonArray{-1, 0, 7, 65535, 65536, true}}};
        const FieldReader read{json};
        const auto countOf = [&](const char* key) {
            std::uint64_t count = 99;
            read(key, count);
            return count;
        };
        QCOMPARE(countOf("text"), std::numeric_limits<std::uint64_t>::max());
        QCOMPARE(countOf("number"), std::uint64_t{5});
        QCOMPARE(countOf("negative"), std::uint64_t{0});
        QCOMPARE(countOf("none"), std::uint64_t{99});
        QByteArray digest;
        read("digest", digest);
        QCOMPARE(digest, QByteArray("\x0a\xff"));
        QCOMPARE(solutionFrom(json[QLatin1String("codes")]), (Solution{0, 0, 7, 65535, 65535, 0}));
        QCOMPARE(solutionJson(Solution{7, 65535}), (QJsonArray{7, 65535}));
        for (int i = 0; i <= static_cast<int>(StopReason::Failed); ++i) {
            const auto reason = static_cast<StopReason>(i);
            QCOMPARE(stopReasonOf(QString::fromLatin1(stopWord(reason))), reason);
        }
        QCOMPARE(stopReasonOf(u"bored"), StopReason::Interrupted);
        StopReason stop{};
        read("stop", stop);
        QCOMPARE(stop, StopReason::Time);
        // The largest that a resumed search takes.
        constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max() / 2;
        SearchCheckpoint kept;
        kept.nodes = most;
        QCOMPARE(SearchCheckpoint::fromJson(kept.toJson()).nodes, most);
        kept.nodes = most + 1;
        QVERIFY_THROWS_EXCEPTION(UserError, (void)SearchCheckpoint::fromJson(kept.toJson()));
    }

    /// A state is only valid if its boards confirm it.
    void falseNumbersAreRefused_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char* name, const char* before, const char* after) {
            QTest::newRow(name) << QByteArray(before) << QByteArray(after);
        };
        row("best", R"("best":)", R"("best":9999,"x":)");
        row("endless", R"("seconds":)", R"("seconds":1e300,"x":)");
        row("negative", R"("seconds":)", R"("seconds":-1,"x":)");
        row("processor", R"("processor_seconds":)", R"("processor_seconds":1e300,"x":)");
        row("no time", R"("seconds":)", R"("x":)");
        row("evaluations", R"("evaluations":")", R"("evaluations":"18446744073709551615","x":")");
    }
    void falseNumbersAreRefused() {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("c"));
        const PuzzleFile puzzle = hardPuzzle(1);
        SearchSettings settings = settingsFor(1, QStringLiteral("all"));
        settings.budget.evaluations = 20'000;
        SearchCheckpointFile file(path, puzzle, settings);
        QVERIFY(searchWith(file, puzzle, settings, 1e9).checkpoint);
        QVERIFY(file.load());
        QByteArray bytes = readFile(path, 1'000'000);
        const qsizetype line = bytes.indexOf("\nc {");
        const qsizetype at = bytes.indexOf(before, line);
        QVERIFY(line > 0 && at > line && at < bytes.indexOf('\n', line + 1));
        writeFile(bytes.replace(at, before.size(), after), path);
        try {
            (void)file.load();
            QFAIL("was taken");
        } catch (const UserError& error) {
            QVERIFY2(error.sentence().startsWith(path + u':'), error.what());
        }
    }

    /// Neither stored nor named as a state of the new run.
    void aRefusedStateIsNotKept_data() {
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("another part") << QByteArray("\"parts\":[\"99 ");
        // Nothing left to search would be a proof that there is no solution.
        QTest::newRow("no parts") << QByteArray("\"left\":[\"0 ");
    }
    void aRefusedStateIsNotKept() {
        QFETCH(QByteArray, after);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("c"));
        const PuzzleFile puzzle = hardPuzzle(1);
        SearchSettings settings = settingsFor(1, QStringLiteral("all"));
        settings.budget.evaluations = 20'000;
        SearchCheckpointFile file(path, puzzle, settings);
        QVERIFY(searchWith(file, puzzle, settings, 1e9).checkpoint);
        writeFile(readFile(path, 1'000'000).replace("\"parts\":[\"0 ", after), path);
        const RunResult result = searchWith(file, puzzle, settings, 1e9);
        QCOMPARE(result.stop, StopReason::Failed);
        QVERIFY(!result.checkpoint);
    }

    /// What the state says first is its version.
    void aRecordOfAnotherVersionIsRefused() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("c"));
        const PuzzleFile puzzle = puzzleFor(5, QStringLiteral("record 1"));
        SearchSettings settings = settingsFor(5, QStringLiteral("record 1"));
        settings.budget.evaluations = 50'000;
        SearchCheckpointFile file(path, puzzle, settings);
        QVERIFY(searchWith(file, puzzle, settings, 1e9).checkpoint);
        const auto kept = file.load();
        const QByteArray packed =
            kept->checkpoint->state[QLatin1String("packed")].toString().toLatin1();
        PacketReader reader(qUncompress(QByteArray::fromBase64(packed)));
        auto states = reader.next<std::vector<QByteArray>>();
        QCOMPARE(states.size(), std::size_t{1});
        states.front()[0] = 1;
        PacketWriter writer;
        writer(states);
        const QByteArray older = qCompress(writer.bytes()).toBase64();
        writeFile(readFile(path, 1'000'000).replace(packed, older), path);
        settings.budget.evaluations = 60'000;
        const RunResult result = searchWith(file, puzzle, settings, 1e9);
        QCOMPARE(result.stop, StopReason::Failed);
        QVERIFY2(result.failure.contains(QStringLiteral("another version of Tessera")),
                 qPrintable(result.failure));
    }

    void afterAFailureItIsTriedAgain() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("later/search"));
        const PuzzleFile puzzle = hardPuzzle(1);
        SearchSettings settings = settingsFor(1, QStringLiteral("all"));
        settings.budget.evaluations = 20'000;
        SearchCheckpointFile file(path, puzzle, settings);
        const RunResult result = searchWith(file, puzzle, settings, 1e9);
        QVERIFY(result.checkpoint);
        QVERIFY(!file.failure().isEmpty());
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("later")));
        file.save(result);
        QCOMPARE(file.failure(), QString());
        QVERIFY(file.load());
        // Without a board to confirm it or without a state, there is nothing to resume.
        file.remove();
        RunResult withoutBoard = result;
        withoutBoard.bests.clear();
        RunResult withoutState = result;
        withoutState.checkpoint.reset();
        for (const RunResult& lacking : {withoutBoard, withoutState}) {
            file.save(lacking);
            QCOMPARE(file.failure(), QString());
            QVERIFY(!QFile::exists(path));
        }
    }

    void anotherSearchIsRefused_data() {
        QTest::addColumn<int>("change");
        QTest::newRow("puzzle") << 0;
        QTest::newRow("seed") << 1;
        QTest::newRow("parameter") << 2;
        QTest::newRow("cut off") << 3;
        QTest::newRow("finished") << 4;
        QTest::newRow("no path") << 5;
        QTest::newRow("strange path") << 6;
    }
    void anotherSearchIsRefused() {
        QFETCH(int, change);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("c"));
        PuzzleFile puzzle = hardPuzzle(1);
        SearchSettings settings = settingsFor(1, QStringLiteral("all"));
        settings.budget.evaluations = 20'000;
        SearchCheckpointFile first(path, puzzle, settings);
        QVERIFY(searchWith(first, puzzle, settings, 1e9).checkpoint);
        if (change == 0)
            puzzle = hardPuzzle(2);
        if (change == 1)
            settings.seed = 2;
        if (change == 2)
            settings.values.setText("order", QStringLiteral("columns"));
        QByteArray bytes = readFile(path, 1'000'000);
        if (change == 3)
            bytes.truncate(bytes.size() / 4);
        if (change == 4)
            bytes.replace("\nc {", "\nx {");
        if (change == 5)
            bytes.replace("\"parts\":[\"", "\"parts\":[\"x");
        if (change == 6)
            bytes.replace("\"parts\":[\"0 ", "\"parts\":[\"99 ");
        writeFile(bytes, path);
        SearchCheckpointFile file(path, puzzle, settings);
        settings.budget.evaluations = 30'000;
        if (change < 5) {
            QVERIFY_THROWS_EXCEPTION(UserError, (void)file.load());
        } else {
            // Only the method can judge this.
            const RunResult result = searchWith(file, puzzle, settings, 1e9);
            QCOMPARE(result.stop, StopReason::Failed);
            QVERIFY(!result.failure.isEmpty());
        }
    }
};

TESSERA_TEST(TestSearchCheckpoint, Needs::Core)
TESSERA_TEST_PROCESS(searchUntilKilled, searchUntilKilled)

} // namespace tessera::tst_SearchCheckpoint

#include "tst_SearchCheckpoint.moc"
