// SPDX-License-Identifier: GPL-3.0-or-later
// The instances of the benchmark library are the same on every machine: the file
// tests/checksums/benchmark.txt has their checksums. TESSERA_WRITE_CHECKSUMS=1 rewrites it.
#include "tests/TestProgram.h"
#include "tests/core/RandomPuzzle.h"

#include "core/edges/benchmark/Benchmark.h"
#include "core/edges/formats/PuzzleImport.h"
#include "core/experiments/ExperimentPlan.h"
#include "core/kind/EdgeKind.h"
#include "core/support/FileIo.h"

#include <QCryptographicHash>
#include <QFile>

namespace tessera::tst_Benchmark {

namespace {

const QString kBoards = QStringLiteral(TESSERA_SOURCE_DIR "/resources/benchmark");

QByteArray checksumLine(const BenchmarkInstance& instance) {
    const AnyPuzzle puzzle = anyPuzzle(benchmarkPuzzle(instance));
    return instance.name.toUtf8() + ' ' +
           QCryptographicHash::hash(edgeKind().identity(puzzle), QCryptographicHash::Sha256)
               .toHex()
               .left(16);
}

QByteArray boardText(const char* name) {
    return benchmarkBoardBytes(bestKnownBoard(*findBenchmark(QString::fromLatin1(name)), kBoards));
}

QString refusalOf(const QByteArray& bytes) {
    try {
        static_cast<void>(readBenchmarkBoard(bytes));
    } catch (const UserError& error) {
        return error.sentence();
    }
    return {};
}

} // namespace

class TestBenchmark : public QObject {
    Q_OBJECT

private slots:
    void instancesAreTheSameEverywhere() {
        QFile file(QStringLiteral(TESSERA_SOURCE_DIR "/tests/checksums/benchmark.txt"));
        QByteArray now;
        for (const BenchmarkInstance& instance : benchmarkInstances())
            now += checksumLine(instance) + '\n';
        if (qEnvironmentVariableIsSet("TESSERA_WRITE_CHECKSUMS")) {
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(now);
            file.close();
        }
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(now, file.readAll());
        QCOMPARE(now.count('\n'), 40);
    }

    void namesTellTheSettings() {
        const auto eternity = benchmarkSettings(QStringLiteral("16x16-5+17-eternity-3"));
        QVERIFY(eternity);
        QCOMPARE(eternity->hints.cells, eternityHintCells());
        QCOMPARE(eternity->seed, std::uint64_t{3});
        QCOMPARE(colorChoiceText(eternity->colors), QStringLiteral("5+17"));
        const auto kept = benchmarkSettings(QStringLiteral("9x4-6-kept-signed-random-copies-2"));
        QVERIFY(kept);
        QCOMPARE(kept->size, (GridSize{9, 4}));
        QVERIFY(kept->rules.keepsRotation && !kept->rules.framed && kept->rules.isSigned);
        QVERIFY(kept->distribution == Distribution::Random && !kept->uniquePieces);
        for (const char* name :
             {"", "8x8", "8x8-hardest", "8x8-hardest-x", "8-hardest-1", "0x8-hardest-1",
              "8x8-none-1", "8x8-hardest-odd-1", "8x8-hardest-hints-1", "8x8-hardest-hints0-1",
              "8x8-hardest-eternity-1", "128x8-hardest-1", "8x8-hardest--1"})
            QVERIFY2(!benchmarkSettings(QString::fromLatin1(name)), name);
    }

    /// Someone who tries an instance does not get its solution.
    void puzzlesDoNotTellTheSolution() {
        const PuzzleFile file = benchmarkPuzzle(benchmarkInstances().front());
        QVERIFY(file.solution.empty());
        QCOMPARE(file.board.placedCount(), 0);
        QCOMPARE(file.info.title, benchmarkInstances().front().name);
    }

    void bestBoardsAreWhatTheySay_data() {
        QTest::addColumn<QString>("name");
        for (const QString& name : benchmarkNames())
            QTest::newRow(qPrintable(name)) << name;
    }
    void bestBoardsAreWhatTheySay() {
        QFETCH(QString, name);
        const BenchmarkInstance& instance = *findBenchmark(name);
        const BenchmarkBoard best = bestKnownBoard(instance, kBoards);
        const PuzzleFile file = benchmarkPuzzle(instance);
        QCOMPARE(best.instance, &instance);
        QCOMPARE(best.score, matchedEdges(file.puzzle, best.board));
        QCOMPARE(best.board.emptyCount(), 0);
        QVERIFY(violationsOf(file.puzzle, best.board).empty());
        QVERIFY(best.score <= instance.total);
        QCOMPARE(instance.total, file.puzzle.totalEdges());
        QVERIFY(best.by.startsWith(QStringLiteral("tessera benchmark run --instance ") + name));
    }

    void aPuzzleIsRecognised() {
        for (const char* name : {"6x6-hardest-1", "10x10-hardest-1", "10x10-hardest-hints5-1"}) {
            const BenchmarkInstance* instance = findBenchmark(QString::fromLatin1(name));
            QCOMPARE(benchmarkOf(benchmarkPuzzle(*instance).puzzle), instance);
        }
        GeneratorSettings other = *benchmarkSettings(QStringLiteral("6x6-hardest-1"));
        other.seed = 99;
        QVERIFY(benchmarkOf(generatePuzzle(other).puzzle) == nullptr);
        // Neither a foreign puzzle nor one that lacks a piece.
        const PuzzleFile foreign = generatePuzzle(other);
        const Puzzle listed =
            benchmarkPuzzle(*findBenchmark(QStringLiteral("6x6-hardest-1"))).puzzle;
        const std::vector<Piece> fewer(listed.pieces().begin(), listed.pieces().end() - 1);
        const PuzzleFile lacking(Puzzle(listed.size(), listed.rules(), fewer));
        for (const PuzzleFile& file : {foreign, lacking}) {
            try {
                static_cast<void>(benchmarkBoardOf(file, QString()));
                QFAIL("was taken");
            } catch (const UserError& error) {
                QVERIFY2(error.sentence().contains(QStringLiteral("not in the benchmark library")),
                         error.what());
            }
        }
    }

    /// The instance without hints has the same pieces, but is not the one that was meant.
    void aBoardThatMovesAHintIsRefused() {
        const BenchmarkInstance& hinted = *findBenchmark(QStringLiteral("10x10-hardest-hints5-1"));
        PuzzleFile file = benchmarkPuzzle(hinted);
        file.board = bestKnownBoard(hinted, kBoards).board;
        const BenchmarkBoard kept = benchmarkBoardOf(file, QStringLiteral("me"));
        QCOMPARE(kept.instance, &hinted);
        QCOMPARE(kept.score, bestKnownBoard(hinted, kBoards).score);
        QCOMPARE(kept.by, QStringLiteral("me"));
        QVERIFY(kept.board == file.board);
        file.board.clear(file.puzzle.hints().front().cell);
        QVERIFY_THROWS_EXCEPTION(UserError, static_cast<void>(benchmarkBoardOf(file, QString())));
    }

    /// Other programs number pieces as they like, and their files hold no hints. The instance
    /// without hints has the same pieces.
    void aBoardThatKeepsTheHintsCountsWithThem() {
        const BenchmarkInstance& hinted = *findBenchmark(QStringLiteral("16x16-5+17-eternity-1"));
        PuzzleFile known = benchmarkPuzzle(hinted);
        known.board = bestKnownBoard(hinted, kBoards).board;
        Random random(7);
        const PuzzleFile plain(known.puzzle.withHints({}));
        PuzzleFile other(test::shuffledPuzzle(random, plain.puzzle));
        other.board = boardInNumbersOf(other, known);
        PuzzleFile same(plain);
        same.board = known.board;
        for (const PuzzleFile& file : {other, same}) {
            const BenchmarkBoard found = benchmarkBoardOf(file, QString());
            QCOMPARE(found.instance, &hinted);
            QCOMPARE(found.score, matchedEdges(known.puzzle, known.board));
        }
    }

    void damagedBoardsAreRefused_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("position");
        QTest::newRow("version") << QByteArray("benchmark 1") << QByteArray("benchmark 2")
                                 << "1:1:";
        QTest::newRow("name") << QByteArray("4x4-hardest-1\ns") << QByteArray("4x4\ns") << "2:1:";
        QTest::newRow("score") << QByteArray("score 24") << QByteArray("score 23") << "3:1:";
        QTest::newRow("no score") << QByteArray("score 24") << QByteArray("score x")
                                  << "3:1: expected a score, found “x”";
        QTest::newRow("no by") << QByteArray("by ") << QByteArray("of ") << "4:1:";
        QTest::newRow("piece") << QByteArray(" 7.2") << QByteArray(" 17.2") << "5:5:";
        QTest::newRow("rotation") << QByteArray(" 7.2") << QByteArray(" 7.4") << "5:5:";
        QTest::newRow("no rotation") << QByteArray(" 7.2") << QByteArray(" 7") << "5:5:";
        QTest::newRow("no piece") << QByteArray(" 7.2") << QByteArray(" .2") << "5:5:";
        QTest::newRow("piece zero") << QByteArray(" 7.2") << QByteArray(" 0.2") << "5:5:";
        QTest::newRow("negative") << QByteArray(" 7.2") << QByteArray(" 7.-1") << "5:5:";
        QTest::newRow("twice") << QByteArray(" 7.2") << QByteArray(" 4.3") << "5:5:";
        QTest::newRow("too long") << QByteArray("11.1\n") << QByteArray("11.1\n1.0\n") << "9:1:";
        QTest::newRow("too short") << QByteArray(" 11.1\n") << QByteArray("\n") << "9:1:";
    }
    void damagedBoardsAreRefused() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, position);
        QByteArray text = boardText("4x4-hardest-1");
        QVERIFY2(text.contains(from), text);
        QCOMPARE(refusalOf(text), QString());
        text.replace(text.indexOf(from), from.size(), to);
        const QString refusal = refusalOf(text);
        QVERIFY2(refusal.startsWith(position), qPrintable(refusal));
    }
    void brokenRulesAreRefused() {
        QByteArray text = boardText("4x4-hardest-1");
        text.replace("4.3 7.2", "4.2 7.2"); // a corner piece that shows the board its grey edges
        QVERIFY2(refusalOf(text).contains(QStringLiteral("violates the rules")), text);
        QVERIFY(refusalOf("").startsWith(QStringLiteral("1:1:")));
        // Lines that are missing.
        const QByteArray head = "tessera-benchmark 1\ninstance 4x4-hardest-1\nscore 24\n";
        QVERIFY(refusalOf(head.first(head.indexOf("instance"))).startsWith(QStringLiteral("2:1:")));
        QVERIFY(refusalOf(head.first(head.indexOf("score"))).startsWith(QStringLiteral("3:1:")));
        QVERIFY(refusalOf(head).startsWith(QStringLiteral("4:1:")));
    }

    void boardsComeBackAsTheyWere() {
        const BenchmarkInstance& instance = *findBenchmark(QStringLiteral("4x4-hardest-1"));
        const BenchmarkBoard best = bestKnownBoard(instance, kBoards);
        QCOMPARE(benchmarkBoardBytes(best),
                 readFile(kBoards + QStringLiteral("/4x4-hardest-1.txt"), 10'000));
        // Empty cells, more than one of them, and nobody's name.
        BenchmarkBoard open = best;
        for (const int cell : {0, 6, 7})
            open.board.clear(cell);
        open.score = matchedEdges(benchmarkPuzzle(instance).puzzle, open.board);
        open.by = QStringLiteral("  \n ");
        const QByteArray text = benchmarkBoardBytes(open);
        QCOMPARE(text, "tessera-benchmark 1\ninstance 4x4-hardest-1\nscore " +
                           QByteArray::number(open.score) +
                           "\nby -\n- 7.2 5.0 10.3\n8.2 12.2 - -\n14.1 9.2 1.1 6.2\n"
                           "13.0 3.0 2.1 11.1\n");
        QVERIFY(looksLikeBenchmarkBoard(text));
        const BenchmarkBoard read = readBenchmarkBoard(text);
        QCOMPARE(read.instance, &instance);
        QCOMPARE(read.score, open.score);
        QCOMPARE(read.by, QStringLiteral("-"));
        QVERIFY(read.board == open.board);
    }

    void aMissingBoardIsNamed() {
        QVERIFY_THROWS_EXCEPTION(
            UserError, static_cast<void>(bestKnownBoard(benchmarkInstances().front(),
                                                        kBoards + QStringLiteral("/none"))));
    }

    void plansNameInstances() {
        const auto planFor = [](const QByteArray& puzzle) {
            return readPlan(R"({"puzzles": [{"generate": )" + puzzle +
                                R"(}], "methods": [{"solver": "greedy"}], "seeds": [1],
                                "budget": {"evaluations": 10}})",
                            {});
        };
        const auto plan = planFor(R"({"benchmark": "10x10-hardest-hints5-1"})");
        QCOMPARE(benchmarkOf(plan.puzzles.front().puzzle.as<PuzzleFile>().puzzle),
                 findBenchmark(QStringLiteral("10x10-hardest-hints5-1")));
        QVERIFY_THROWS_EXCEPTION(FormatError,
                                 static_cast<void>(planFor(R"({"benchmark": "none"})")));
    }
};

TESSERA_TEST(TestBenchmark, Needs::Core)

} // namespace tessera::tst_Benchmark

#include "tst_Benchmark.moc"
