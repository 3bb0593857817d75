// SPDX-License-Identifier: GPL-3.0-or-later
// The commands on Sudokus, in the real program.
#include "tests/TestProgram.h"
#include "tests/app/TesseraProcess.h"
#include "tests/core/SudokuTesting.h"

#include "core/experiments/RunFile.h"
#include "core/kind/Kind.h"

#include <QFile>
#include <QImageReader>

namespace tessera::tst_SudokuCommands {

namespace {

const QString kEscargot = QStringLiteral(
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");

} // namespace

class TestSudokuCommands : public CommandTest {
    Q_OBJECT

private slots:
    void generateCountSolveScore() {
        QCOMPARE(run("generate --kind sudoku --givens 30 --seed 7 -o p.tessera").code, 0);
        QCOMPARE(run("inspect p.tessera --json").object()[QLatin1String("givens")].toInt(), 30);
        const QJsonObject count = run("count p.tessera --json").object();
        QVERIFY(count[QLatin1String("unique")].toBool());
        const Outcome solved = run("solve p.tessera --solver gvns-sudoku --preset ties --json "
                                   "--evaluations 50000000 -o s.tessera");
        QCOMPARE(solved.code, 0);
        const QJsonObject first =
            solved.object()[QLatin1String("runs")].toArray().first().toObject();
        QCOMPARE(first[QLatin1String("stop")].toString(), QStringLiteral("solved"));
        QCOMPARE(first[QLatin1String("board")].toString().size(), 81);
        QVERIFY(run("score s.tessera --json").object()[QLatin1String("solved")].toBool());
        QVERIFY(!run("score p.tessera --json").object()[QLatin1String("solved")].toBool());
    }

    void everyConflictIsNamed() {
        QString line = kEscargot;
        line[1] = u'1'; // as in its row, its column and its block
        const QString call = QStringLiteral("score %1").arg(line);
        const QJsonArray violations =
            run(call + QStringLiteral(" --json")).object()[QLatin1String("violations")].toArray();
        QCOMPARE(violations.size(), 3);
        QVERIFY(violations[0].toString().contains(u'1'));
        const QStringList told = run(call).lines().filter(QStringLiteral("violation "));
        QCOMPARE(told.size(), 3);
        QCOMPARE(told[0], QStringLiteral("violation ") + violations[0].toString());
        QVERIFY(!run(QStringLiteral("score %1").arg(kEscargot)).out.contains("violation"));
    }

    /// A run file holds its puzzle with the best grid.
    void runFilesAreReadByEveryCommand() {
        QCOMPARE(run("generate --kind sudoku --givens 30 --seed 7 -o r.tessera").code, 0);
        QCOMPARE(run("solve r.tessera --solver gvns-sudoku --evaluations 2000 --run-file "
                     "r.tessera-run -o best.tessera")
                     .code,
                 0);
        QCOMPARE(run("score r.tessera-run").out, run("score best.tessera").out);
        QCOMPARE(run("inspect r.tessera-run --json").object()[QLatin1String("givens")].toInt(), 30);
        QVERIFY(run("count r.tessera-run --json").object()[QLatin1String("unique")].toBool());
        QCOMPARE(run("convert r.tessera-run converted.tessera").code, 0);
        QCOMPARE(run("score converted.tessera").out, run("score best.tessera").out);
        const QByteArray boards = content("r.tessera-run");
        QCOMPARE(run("convert r.tessera-run r.tessera-run").code, 2);
        QCOMPARE(content("r.tessera-run"), boards);
        QCOMPARE(run("render r.tessera-run -o r.png").code, 0);
        QCOMPARE(run("solve r.tessera-run --solver gvns-sudoku --evaluations 100").code, 0);
        QCOMPARE(run("render r.tessera-run -o r.gif --size 200").code, 0);
        QImageReader gif(path("r.gif"));
        if (!QImageReader::supportedImageFormats().contains("gif"))
            QSKIP("Qt reads no GIF here.");
        QVERIFY(gif.imageCount() > 1);
        QCOMPARE(gif.size().height(), 200);
        // An animation is never smaller or larger than is said.
        const Outcome small = run("render r.tessera-run -o small.gif --size 63");
        QCOMPARE(small.code, 0);
        QVERIFY(small.err.contains("This one has 64."));
        const Outcome large = run("render r.tessera-run -o large.gif --size 200 --scale 9");
        QCOMPARE(large.code, 0);
        QVERIFY(large.err.contains("This one has 1600."));
        QCOMPARE(QImageReader(path("large.gif")).size().height(), 1600);
        const Outcome themed = run("render r.tessera-run -o themed.gif --theme classic");
        QCOMPARE(themed.code, 2);
        write("runs.json", R"({"puzzles": [{"file": "r.tessera-run"}],
 "methods": [{"solver": "gvns-sudoku"}], "seeds": [1], "budget": {"evaluations": 1000}})");
        QCOMPARE(run("experiment runs.json -o runs").code, 0);
    }

    /// Commands for other puzzles say so.
    void runFilesAreRefusedElsewhere() {
        QCOMPARE(run("generate --kind sudoku --size 4x4 -o e.tessera").code, 0);
        QCOMPARE(
            run("solve e.tessera --solver gvns-sudoku --evaluations 9 --run-file e.tessera-run")
                .code,
            0);
        QCOMPARE(run("generate --size 4x4 -o edges.tessera").code, 0);
        for (const char* call :
             {"landscape e.tessera-run", "benchmark check e.tessera-run",
              "landscape edges.tessera --solution e.tessera-run",
              "convert edges.tessera out.tessera --puzzle e.tessera-run --take board",
              "convert edges.tessera out.tessera --like e.tessera-run"}) {
            const Outcome outcome = run(call);
            QCOMPARE(outcome.code, 1);
            QCOMPARE(outcome.complaints().size(), 1);
            QVERIFY2(outcome.err.contains("e.tessera-run"), outcome.err);
        }
    }

    /// Their content was called unknown.
    void noEdgesTakeTheNumbersOfASudoku() {
        write("s.txt", kEscargot.toLatin1());
        QCOMPARE(run("generate --size 4x4 -o edges.tessera").code, 0);
        for (const char* option : {"--like", "--puzzle"}) {
            const Outcome outcome = run(QStringLiteral("convert edges.tessera out.tessera %1 s.txt")
                                            .arg(QLatin1String(option)));
            QCOMPARE(outcome.code, 1);
            QCOMPARE(outcome.complaints(),
                     QStringList{QStringLiteral("s.txt: %1 works with edge-matching puzzles only.")
                                     .arg(QLatin1String(option))});
        }
        QVERIFY(!QFileInfo::exists(path("out.tessera")));
    }

    void warningsOfTheReaderAreInspected() {
        const QByteArray twice = "11" + QByteArray(79, '.') + '\n';
        const QJsonArray warnings =
            run("inspect - --json", twice).object()[QLatin1String("warnings")].toArray();
        QCOMPARE(warnings.size(), 1);
        QVERIFY(warnings.first().toString().startsWith(QStringLiteral("Line 1: ")));
        const Outcome two = run("inspect -", twice + QByteArray(81, '.') + '\n');
        QVERIFY2(two.err.contains("warning: Line 1: "), two.err);
    }

    void listsAreConvertedAndCounted() {
        QCOMPARE(run("generate --kind sudoku --count 3 -o list.sdm").code, 0);
        QCOMPARE(content("list.sdm").count('\n'), 3);
        QCOMPARE(run("count list.sdm").lines().last().left(22),
                 QStringLiteral("puzzles 3/3 unique 3 s"));
        QCOMPARE(run("count list.sdm --json").array().size(), 3);
        QCOMPARE(run("convert list.sdm -").out, content("list.sdm"));
        QCOMPARE(run("solve list.sdm --solver gvns-sudoku --evaluations 9 --quiet").complaints(),
                 QStringList(QStringLiteral(
                     "list.sdm: the file holds 3 puzzles; only the first is used.")));
        QVERIFY(run("solve list.sdm --solver gvns-sudoku --evaluations 9 --quiet --start greedy")
                    .err.contains("--start greedy does nothing for “gvns-sudoku”."));
        const Outcome twice =
            run("convert - twice.sdm", QByteArray("11") + QByteArray(79, '.') + '\n');
        QVERIFY2(twice.err.contains("Line 1: "), twice.err);
        const Outcome one = run("convert list.sdm one.tessera");
        QCOMPARE(one.code, 1);
        QCOMPARE(one.complaints().size(), 1);
        QVERIFY2(one.err.contains("Choose one with --number."), one.err);
        QCOMPARE(run("generate --kind sudoku --count 2 --size 4x4 -o n.tessera").code, 0);
        QVERIFY(QFile::exists(path("n-2.tessera")));
    }

    void onePuzzleOfAListIsInspected() {
        QCOMPARE(run("generate --kind sudoku --count 3 --size 4x4 -o some.sdm").code, 0);
        const QJsonArray all = run("inspect some.sdm --json").array();
        QCOMPARE(all.size(), 3);
        QCOMPARE(run("inspect some.sdm --number 2 --json").object(), all[1].toObject());
        QCOMPARE(run("inspect some.sdm --number 4").code, 2);
    }

    void puzzlesAreAsHardAsTold() {
        for (const char* word : {"easy", "medium", "hard", "expert"}) {
            QCOMPARE(run(QStringLiteral("generate --kind sudoku --seed 2 -o d.sdm --difficulty ") +
                         QLatin1String(word))
                         .code,
                     0);
            QCOMPARE(run("inspect d.sdm --json").object()[QLatin1String("difficulty")].toString(),
                     QLatin1String(word));
        }
    }

    void undecidedPuzzlesHaveNoDifficulty() {
        const QByteArray line = lineOf(test::undecidedGrid()).toLatin1();
        const QJsonObject facts = run("inspect - --json", line).object();
        QCOMPARE(facts[QLatin1String("order")].toInt(), 5);
        QVERIFY(facts[QLatin1String("difficulty")].isNull());
        QVERIFY(facts[QLatin1String("warnings")].toArray().isEmpty());
    }

    void onePuzzleOfAListIsConverted() {
        QCOMPARE(run("generate --kind sudoku --count 3 --size 4x4 -o three.sdm").code, 0);
        QCOMPARE(run("convert three.sdm one.tessera --number 2").code, 0);
        QCOMPARE(run("convert one.tessera -").out, content("three.sdm").split('\n')[1] + '\n');
        QCOMPARE(run("convert three.sdm one.tessera --number 4").code, 2);
        const QByteArray all = content("three.sdm");
        const Outcome lossy = run("convert three.sdm three.sdm --number 2");
        QCOMPARE(lossy.code, 2);
        QVERIFY2(lossy.err.contains("three.sdm is the input"), lossy.err);
        QCOMPARE(run("convert three.sdm three.sdm").code, 0); // all are kept
        QCOMPARE(content("three.sdm"), all);
    }

    /// Also where their letters could be digits.
    void namesOfMissingFilesAreNoSudokus() {
        for (const char* name : {"challenge_04.cnf", "1_pieces.json", "none.sdm"}) {
            const Outcome outcome = run(QStringLiteral("inspect ") + QLatin1String(name));
            QCOMPARE(outcome.code, 1);
            QVERIFY2(outcome.err.contains("the file does not exist"), outcome.err);
        }
    }

    void countsSayWhyTheyEnded() {
        QCOMPARE(run(QStringLiteral("count %1").arg(kEscargot)).lines().last(),
                 QStringLiteral("stop exhausted"));
        const Outcome limited = run(QStringLiteral("count %1 --limit 1").arg(QString(81, u'.')));
        QCOMPARE(limited.lines().last(), QStringLiteral("stop limit"));
        QCOMPARE(limited.code, 0);
        // With one solution of perhaps several it is not known whether there are others.
        QVERIFY(limited.lines().contains(QStringLiteral("unique none")));
        const QJsonObject two =
            run(QStringLiteral("count %1 --limit 2 --json").arg(QString(81, u'.'))).object();
        QCOMPARE(two[QLatin1String("unique")], QJsonValue(false));
        QCOMPARE(two[QLatin1String("budget")][QLatin1String("solutions")].toInt(), 2);
        for (const char* key : {"version", "commit", "start", "threads", "ranks", "core_share"})
            QVERIFY2(two.contains(QLatin1String(key)), key);
    }

    void picturesOfEveryKind() {
        QCOMPARE(run("generate --kind sudoku --size 16x16 --givens 140 -o big.sdm").code, 0);
        for (const char* ending : {"png", "svg", "pdf"}) {
            QCOMPARE(
                run(QStringLiteral("render big.sdm -o big.%1").arg(QLatin1String(ending))).code, 0);
            QVERIFY(QFile::exists(path("big.") + QLatin1String(ending)));
        }
        QVERIFY(content("big.svg").contains("<svg"));
    }

    void aLineIsAnInput() {
        QCOMPARE(run(QStringLiteral("count %1").arg(kEscargot)).lines().first(),
                 QStringLiteral("solutions 1"));
        QCOMPARE(run("count -", kEscargot.toLatin1()).lines().first(),
                 QStringLiteral("solutions 1"));
    }

    /// As for other puzzles, whatever has been entered since.
    void solutionsOfTheGivensAreCounted() {
        QCOMPARE(run(QStringLiteral("solve %1 --solver gvns-sudoku --evaluations 10 -o s.tessera")
                         .arg(kEscargot))
                     .code,
                 0);
        QVERIFY(!run("score s.tessera --json").object()[QLatin1String("solved")].toBool());
        QCOMPARE(run("count s.tessera").lines().first(), QStringLiteral("solutions 1"));
    }

    void aRunIsKeptInAFile() {
        QCOMPARE(run(QStringLiteral("solve %1 --solver gvns-sudoku --evaluations 500 --quiet "
                                    "--run-file r.tessera-run")
                         .arg(kEscargot))
                     .code,
                 0);
        const ReadRun read = readRunFile(content("r.tessera-run"));
        QVERIFY(read.complete && !read.run.bests.isEmpty());
        QVERIFY(read.run.puzzle.kind().id() == "sudoku");
    }

    void aFullDiskTakesOnlyWhatWasToGoThere() {
        if (!QFile::exists(QStringLiteral("/dev/full")))
            QSKIP("no /dev/full here");
        const Outcome outcome = run(QStringLiteral("solve %1 --solver gvns-sudoku --evaluations 10 "
                                                   "--trace /dev/full -o f.tessera --json")
                                        .arg(kEscargot));
        QCOMPARE(outcome.code, 1);
        QVERIFY(outcome.object().contains(QLatin1String("runs")));
        QVERIFY(!content("f.tessera").isEmpty());
    }

    void experimentsMayMixSizes() {
        write("plan.json", R"({"puzzles": [
            {"generate": {"kind": "sudoku", "givens": 36, "seed": 1}, "count": 2, "name": "easy"},
            {"generate": {"kind": "sudoku", "order": 2}}],
            "methods": [{"solver": "gvns-sudoku"}, {"solver": "gvns-sudoku", "preset": "ties"}],
            "seeds": [1, 2], "budget": {"evaluations": 200000}})");
        const Outcome outcome = run("experiment plan.json -o results --quiet");
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.lines().last(), QStringLiteral("results runs 12/12"));
        write("mixed.json", R"({"puzzles": [{"generate": {"kind": "sudoku"}}],
            "methods": [{"solver": "tabu"}], "seeds": [1], "budget": {"evaluations": 1000}})");
        const Outcome mixed = run("experiment mixed.json -o mixed --quiet");
        QCOMPARE(mixed.code, 1);
        QVERIFY(mixed.err.contains("does not solve this kind of puzzle"));
    }

    void badInputIsOneSentence_data() {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const QString& arguments, int code,
                            const char* said) {
            QTest::newRow(name) << arguments << code << QString::fromUtf8(said);
        };
        row("conflicting givens", QStringLiteral("solve 11.............. --solver gvns-sudoku"), 1,
            "the line: The digit 1 occurs twice in row 1: R1C1 and R1C2.");
        row("a line of a wrong length", QStringLiteral("count 12............."), 1,
            "the line:1:1: expected 16, 81, 256 or 625 characters of a Sudoku, found 15 "
            "characters");
        row("wrong kind of method", QStringLiteral("solve %1 --solver tabu").arg(kEscargot), 1,
            "the line: The method “Tabu search” does not solve this kind of puzzle. These do: "
            "gvns-sudoku, annealing-sudoku, genetic-sudoku.");
        row("size", QStringLiteral("generate --kind sudoku --size 10x10 -o x.sdm"), 2,
            "tessera generate: A Sudoku has --size 4x4, 9x9, 16x16 or 25x25, not “10x10”. See "
            "“tessera generate --help”.");
        row("edge option", QStringLiteral("generate --kind sudoku --colors 3 -o x.sdm"), 2,
            "tessera generate: --colors only works with edge-matching puzzles; this is a Sudoku. "
            "See "
            "“tessera generate --help”.");
        row("sheets", QStringLiteral("render %1 -o x.pdf --sheets").arg(kEscargot), 2,
            "tessera render: --sheets only works with edge-matching puzzles; this is a Sudoku. See "
            "“tessera render --help”.");
        row("pruning", QStringLiteral("count %1 --pruning colors").arg(kEscargot), 2,
            "tessera count: --pruning only works with edge-matching puzzles; this is a Sudoku. See "
            "“tessera count --help”.");
        row("sudoku option", QStringLiteral("generate --size 4x4 --givens 3 -o x.tessera"), 2,
            "tessera generate: --givens only works with --kind sudoku. See “tessera generate "
            "--help”.");
    }

    void badInputIsOneSentence() {
        QFETCH(QString, arguments);
        QFETCH(int, code);
        QFETCH(QString, said);
        const Outcome outcome = run(arguments);
        QCOMPARE(outcome.code, code);
        QCOMPARE(outcome.complaints().last(), said);
    }

    void unsolvableAndAmbiguousAreSaid() {
        QCOMPARE(
            run("count - --json", "1234............").object()[QLatin1String("solutions")].toInt(),
            12);
        const Outcome open =
            run("solve - --solver gvns-sudoku --evaluations 1000 --quiet", "1234............");
        QVERIFY(open.err.contains("The puzzle has more than one solution."));
        const Outcome hopeless = run("inspect - --json", "123...4.........");
        QCOMPARE(hopeless.object()[QLatin1String("warnings")].toArray().first().toString(),
                 QStringLiteral("The puzzle has no solution."));
    }
};

TESSERA_TEST(TestSudokuCommands, Needs::Core)

} // namespace tessera::tst_SudokuCommands

#include "tst_SudokuCommands.moc"
