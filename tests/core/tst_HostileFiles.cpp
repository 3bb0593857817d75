// SPDX-License-Identifier: GPL-3.0-or-later

// Malicious files: deep, huge, endlessly repeated, or randomly damaged, of every type except
// puzzles (see tst_ReaderMutations). Each is rejected with a sentence, within bounded time and
// memory. TESSERA_MUTATIONS sets the number of damaged ones.
#include "tests/TestProgram.h"
#include "tests/core/DamagedText.h"
#include "tests/core/MemoryLimit.h"
#include "tests/core/PuzzleTesting.h"
#include "tests/fuzz/PlanExercise.h"
#include "tests/fuzz/RunFileExercise.h"

#include "core/experiments/Curves.h"
#include "core/experiments/KeptFiles.h"
#include "core/sudoku/formats/SudokuFormat.h"
#include "core/support/FileIo.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <new>

namespace tessera::tst_HostileFiles {

namespace {

QByteArrayList seeds(const char* kind) {
    const QDir folder(QStringLiteral(TESSERA_SOURCE_DIR "/tests/fuzz/seeds/") +
                      QLatin1String(kind));
    QByteArrayList texts;
    for (const QString& name : folder.entryList(QDir::Files, QDir::Name))
        texts += readFile(folder.filePath(name), kMaxFileBytes);
    return texts;
}

/// The sentence with which a plan is rejected; empty if it is accepted.
QString refusalOf(const QByteArray& plan) {
    try {
        (void)readPlan(plan, QStringLiteral("/nowhere"));
    } catch (const UserError& error) {
        return error.sentence();
    }
    return {};
}

QByteArray planWith(const QByteArray& puzzles, const QByteArray& methods,
                    const QByteArray& seeds = "[1]") {
    return R"({"budget": {"evaluations": 1}, "puzzles": )" + puzzles + R"(, "methods": )" +
           methods + R"(, "seeds": )" + seeds + '}';
}

QByteArray repeated(const QByteArray& item, qsizetype times) {
    QByteArray list = '[' + (item + ',').repeated(times);
    list.back() = ']';
    return list;
}

const QByteArray
    kSmallPuzzle(R"({"generate": {"width": 2, "height": 2, "colors": "2", "unique": false}})");
const QByteArray kMethod(R"({"solver": "greedy"})");

/// A run file with one line replaced by others.
QByteArray runWith(const QByteArray& before, const QByteArray& after) {
    QByteArray text = seeds("run").back();
    const qsizetype at = text.indexOf(before);
    if (at < 0)
        qFatal("not in the run file: %s", before.constData());
    return text.replace(at, text.indexOf('\n', at) - at, after);
}

} // namespace

class TestHostileFiles : public QObject {
    Q_OBJECT

private slots:
    void damagedRuns() {
        const auto damage = testing::exerciseDamaged(
            1500, testing::ValidTexts(seeds("run")), testing::ValidTexts(seeds("run")),
            [](const QByteArray& text, int) { return testing::exerciseRunFile(text); });
        QVERIFY(damage.someWereAccepted());
    }

    void damagedPlans() {
        const auto damage = testing::exerciseDamaged(
            1500, testing::ValidTexts(seeds("plan")), testing::ValidTexts(seeds("plan")),
            [](const QByteArray& text, int) { return testing::exercisePlan(text); });
        QVERIFY(damage.someWereAccepted());
    }

    void seedsAreSound() {
        for (const QByteArray& run : seeds("run"))
            QVERIFY(testing::exerciseRunFile(run) && readRunFile(run).complete);
        QCOMPARE(seeds("plan").size(), 3);
        QVERIFY(testing::exercisePlan(seeds("plan").at(1)));
        QVERIFY(testing::exercisePlan(seeds("plan").at(2)));
    }

    void deepJsonIsRefused() {
        const QByteArray deep = QByteArray("[").repeated(2'000'000);
        QVERIFY(!refusalOf(deep).isEmpty());
        QVERIFY(!refusalOf(planWith(deep, '[' + kMethod + ']')).isEmpty());
        QVERIFY(!testing::exerciseRunFile("tessera-run 1\n" + deep + '\n'));
        QVERIFY(!testing::exerciseRunFile("tessera-run 1\n{\"puzzle\":" + deep + "}\n"));
    }

    /// A few words that ask for more than any memory holds.
    void plansMayNotAskForTheWorld_data() {
        QTest::addColumn<QByteArray>("plan");
        QTest::addColumn<QString>("said");
        const QByteArray puzzle = '[' + kSmallPuzzle + ']';
        const QByteArray method = '[' + kMethod + ']';
        const auto row = [](const char* name, const QByteArray& plan, const char* said) {
            QTest::newRow(name) << plan << QString::fromUtf8(said);
        };
        row("large puzzles",
            planWith(R"([{"generate": {"width": 127, "height": 127}, "count": 10000}])", method),
            "edges in total");
        if (!testing::kSanitized)
            row("many small puzzles",
                planWith(repeated(kSmallPuzzle.chopped(1) + R"(, "count": 10000})", 20), method),
                "edges in total");
        row("many Sudokus",
            planWith(
                repeated(R"({"generate": {"kind": "sudoku", "order": 5}, "count": 10000})", 20),
                method),
            "edges in total");
        const QByteArray values = repeated("1", 200);
        row("all combinations",
            planWith(puzzle, R"([{"solver": "tabu", "parameters": {"list-length": )" + values +
                                 R"(, "sample": )" + values + "}}]"),
            "methods in total");
        row("many methods", planWith(puzzle, repeated(kMethod, 20'000)), "methods in total");
        row("many seeds", planWith(puzzle, method, R"({"count": 2000000})"), "number of seeds");
        row("many runs",
            planWith(repeated(kSmallPuzzle, 2000), repeated(kMethod, 100), R"({"count": 1000})"),
            "runs");
    }

    void plansMayNotAskForTheWorld() {
        QFETCH(QByteArray, plan);
        QFETCH(QString, said);
        const QString sentence = refusalOf(plan);
        QVERIFY2(sentence.contains(said), qPrintable(sentence));
    }

    void hugeNumbersInPlansAreRefused() {
        for (const char* number : {"1e999", "-1", "9007199254740993", "1e17", "0.5", "null"}) {
            const QByteArray list = '[' + QByteArray(number) + ']';
            QVERIFY2(
                !refusalOf(planWith('[' + kSmallPuzzle + ']', '[' + kMethod + ']', list)).isEmpty(),
                number);
        }
    }

    /// A run file's statements on its boards are checked, and reading ends at a false one.
    void falseBoardsEndARun_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("not a number") << QByteArray("b nan 2 3 0.1");
        QTest::newRow("endless") << QByteArray("b inf 2 3 0.1");
        QTest::newRow("before the start") << QByteArray("b -1 2 3 0.1");
        QTest::newRow("another score") << QByteArray("b 0.1 2 20");
        QTest::newRow("not better") << QByteArray("b 0.1 2 2");
    }

    void falseBoardsEndARun() {
        QFETCH(QByteArray, line);
        const ReadRun read = readRunFile(runWith("b 0.000155", line));
        QVERIFY(!read.complete);
        QCOMPARE(read.run.bests.size(), std::size_t{1});
        QCOMPARE(read.run.numbers.best, 2);
    }

    /// A better board is not lost if the clock went back: it gets the time of the last one.
    void betterBoardsAreNeverEarlier() {
        const QByteArray line("b 0.000001 2 3 0.q,2.x,1.t,1.2,2.c,1.4,1.k");
        const ReadRun read = readRunFile(runWith("b 0.000155", line));
        QVERIFY(read.complete);
        const auto moments = read.run.bests.moments();
        QVERIFY(moments.size() > 2);
        QCOMPARE(moments[1].score, 3);
        for (std::size_t i = 1; i < moments.size(); ++i) {
            QVERIFY(moments[i].score > moments[i - 1].score);
            QVERIFY(moments[i].seconds >= moments[i - 1].seconds);
            QVERIFY(moments[i].evaluations >= moments[i - 1].evaluations);
        }
    }

    void falseEndsDoNotCount() {
        const RecordedRun run =
            readRunFile(runWith("end ", R"(end {"best":99,"seconds":-5,"evaluations":"x"})")).run;
        QCOMPARE(run.numbers.best, 12);
        QVERIFY(run.numbers.seconds > 0);
        QCOMPARE(run.numbers.evaluations, std::uint64_t{550});
    }

    void aRunMayNotAskForAnyNumberOfThreads() {
        QByteArray bytes = seeds("run").back();
        bytes.replace("\"threads\":1", "\"threads\":2000000000");
        QCOMPARE(readRunFile(bytes).run.settings.threads, 1024);
        bytes.replace("\"threads\":2000000000", "\"threads\":-3");
        QCOMPARE(readRunFile(bytes).run.settings.threads, 1);
    }

    /// Millions of lines: time grows with their number, not with its square.
    void endlessLinesAreReadAtOnce() {
        const QByteArray run = seeds("run").front();
        const QByteArray head = run.first(run.indexOf("\ni ") + 1);
        for (const char* line : {"b 1 1 1\n", "s 1 1 1 1\n", "i 1 1 1 1\n", "e 1 1 0\n", "x\n"}) {
            QByteArray text = head;
            text += QByteArray(line).repeated((kMaxFileBytes / 8) /
                                              static_cast<qsizetype>(qstrlen(line)));
            QVERIFY(!readRunFile(text).complete);
        }
    }

    /// Each takes at most a few times its own size.
    void memoryIsBounded_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("reader");
        QTest::addColumn<int>("megabytes");
        QTest::newRow("a Sudoku of 8 MB") << QByteArray(8 << 20, '.') << 0 << 150;
        QTest::newRow("millions of Sudokus")
            << "1234341221434321\n" + QByteArray("1\n").repeated(8 << 20) << 0 << 150;
        const QByteArray objects =
            "{\"pieces\":[" + QByteArray("{\"a\":1},").repeated(3 << 20) + "{}]}";
        QTest::newRow("JSON of small objects") << objects << 1 << 300;
        QTest::newRow("JSON of nested arrays")
            << "{\"pieces\":[" + QByteArray("[[]],").repeated(6 << 20) + "[]]}" << 1 << 300;
        QTest::newRow("a trace of empty lines")
            << "run,seed,seconds,evaluations,best,current\n" + QByteArray(32 << 20, '\n') << 2
            << 150;
        QTest::newRow("a trace of commas")
            << "run,seed,seconds,evaluations,best,current\n" + QByteArray(32 << 20, ',') << 2
            << 150;
        const QByteArray run = seeds("run").front();
        const QByteArray head = run.first(run.indexOf("\ni ") + 1);
        QTest::newRow("a run of empty lines") << head + QByteArray(30 << 20, '\n') << 3 << 150;
        QTest::newRow("a run of blanks") << head + 'i' + QByteArray(30 << 20, ' ') + "x\n"
                                         << 3 << 150;
        QTest::newRow("a run's checkpoint")
            << head + "c {\"x\":[" + QByteArray("{\"a\":1},").repeated(3 << 20) + "{}]}\n"
            << 3 << 300;
        QTest::newRow("records of empty lines") << QByteArray(32 << 20, '\n') << 4 << 150;
        QTest::newRow("one record")
            << "{\"placements\":[" + QByteArray("[],").repeated(10 << 20) + "[]]}\n"
            << 4 << 150;
    }

    void memoryIsBounded() {
        if constexpr (!testing::kCanLimitMemory)
            QSKIP("the memory cannot be limited here");
        QFETCH(QByteArray, text);
        QFETCH(int, reader);
        QFETCH(int, megabytes);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f"));
        writeFile(text, path);
        const PuzzleFile file = solvedPuzzle({4, 4});
        const PuzzleSource source{path, path, text};
        try {
            const testing::MemoryLimit limit(static_cast<unsigned long>(megabytes));
            switch (reader) {
            case 0:
                QVERIFY_THROWS_EXCEPTION(UserError, (void)readSudokuSource(source, {}));
                break;
            case 1:
                QVERIFY_THROWS_EXCEPTION(UserError, (void)readSource(source, {}));
                break;
            case 2:
                try {
                    QVERIFY(readTraceCsv(text).empty());
                } catch (const FormatError&) {
                }
                break;
            case 3:
                QVERIFY(!readRunFile(text).complete);
                break;
            default:
                QVERIFY(readRecords(path, file.puzzle).empty());
                QCOMPARE(RecordsFile(path, file.puzzle).best(), -1);
            }
        } catch (const std::bad_alloc&) {
            QFAIL("takes more memory");
        }
    }

    /// Values for each cell are found in one pass, not from the start each time.
    void longListsAreReadInTime_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("hints");
        const QByteArray edges("aabbaabbaabbaabb");
        QByteArray address = "board_edges=" + edges + "&hints=";
        for (int i = 0; i < 120'000; ++i)
            address += QByteArray::number(i % 4) + ".0-";
        QTest::newRow("an address with many hints") << address.chopped(1) << 4;
        PuzzleFile large = solvedPuzzle({127, 127}, {}, 22);
        std::vector<Hint> hints;
        for (int cell = 0; cell < large.board.cells(); ++cell)
            hints.push_back({cell, large.board.at(cell)});
        large.puzzle = large.puzzle.withHints(hints);
        QTest::newRow("a hint on every cell")
            << findFormat(QStringLiteral("web-json"))->write(large) << large.board.cells();
        large.puzzle = large.puzzle.withHints({});
        QByteArray numbered = "board_pieces=";
        for (int cell = 0; cell < large.board.cells(); ++cell)
            numbered += QByteArray::number(cell % 1000).rightJustified(3, '0');
        QByteArray url = findFormat(QStringLiteral("viewer-url"))->write(large).trimmed();
        QTest::newRow("numbers of many pieces") << url + '&' + numbered << 0;
    }

    void longListsAreReadInTime() {
        QFETCH(QByteArray, text);
        QFETCH(int, hints);
        QElapsedTimer clock;
        clock.start();
        QCOMPARE(readPuzzle(text).file.puzzle.hints().size(), static_cast<std::size_t>(hints));
        QVERIFY2(clock.elapsed() < 12'000, qPrintable(QString::number(clock.elapsed())));
    }

    void recordsAndCheckpointsOfAnyContent() {
        const PuzzleFile file = solvedPuzzle({4, 4});
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f"));
        // Whether they are something else, to which no record is added.
        const QList<std::pair<QByteArray, bool>> contents{
            {QByteArray("[").repeated(200'000), true},
            {QByteArray("{\"placements\":[[]]}\n").repeated(50'000), true},
            {"{\"score\":1e99,\"total\":24}\n{\"score\":99,\"total\":24", false},
            {"{\"score\":17\n{\"score\":9,\"total\":24}\n", false},
            {"{\"score\":1e999,\"total\":24}\n{\"score\":99,\"total\":24", false},
            {QByteArray("\0\xff\n", 3).repeated(10'000), true},
            {"9", true},
            {"{\"score\":1", false},
            {"", false}};
        for (const auto& [content, isOther] : contents) {
            writeFile(content, path);
            QVERIFY(readRecords(path, file.puzzle).empty());
            QVERIFY_THROWS_EXCEPTION(UserError,
                                     static_cast<void>(CountCheckpointFile(path, file, {}).load()));
            if (isOther)
                QVERIFY_THROWS_EXCEPTION(UserError, RecordsFile(path, file.puzzle));
            else
                QCOMPARE(RecordsFile(path, file.puzzle).best(), -1);
        }
    }
};

TESSERA_TEST(TestHostileFiles, Needs::Nothing)

} // namespace tessera::tst_HostileFiles

#include "tst_HostileFiles.moc"
