// SPDX-License-Identifier: GPL-3.0-or-later
// Every wrong call and every broken file gives one sentence on standard error and the documented
// exit code, and leaves nothing behind.
#include "tests/TestProgram.h"
#include "tests/app/TesseraProcess.h"
#include "tests/core/MemoryLimit.h"

#include <QRegularExpression>

namespace tessera::tst_BadInput {

class TestBadInput : public CommandTest {
    Q_OBJECT

private slots:
    void initTestCase() {
        QCOMPARE(run("generate --size 4x4 --seed 1 -o p.tessera").code, 0);
        QCOMPARE(run("generate --kind sudoku --size 4x4 --count 2 -o list.sdm").code, 0);
        QCOMPARE(
            run("solve p.tessera --solver greedy --evaluations 9 --run-file r.tessera-run").code,
            0);
        write("list.txt", "0 1 1 0\n0 0 1 1\n1 1 0 0\n1 0 0 x\n");
        write("empty.txt", "");
        write("binary.bin", QByteArray("\x00\xff\x13\x37\x00\x00", 6));
        write("cut.tessera", content("p.tessera").left(300));
        write("deep.tessera", QByteArray(200'000, '['));
        write("words.txt", "this is not a puzzle\n");
        write("three.txt", "0 1 1 0\n0 0 1 1\n1 1 0 0\n");
        // One piece removed: a puzzle to edit, but not to solve.
        const Puzzle whole = load("p.tessera").puzzle;
        savePuzzle(PuzzleFile(Puzzle(whole.size(), whole.rules(),
                                     {whole.pieces().begin(), whole.pieces().end() - 1})),
                   path("spare.tessera"));
        write("t.csv", "run,seed,seconds,evaluations,best,current\n1,1,0.1,x,50,50\n");
        write("bare.csv", "run,seed,seconds,evaluations,best,current\n");
        QVERIFY(QDir(folder()).mkdir(QStringLiteral("folder")));
        m_before = names();
    }

    void calls_data() {
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("said");
        const auto usage = [](const char* arguments, const char* said) {
            QTest::newRow(arguments)
                << 2 << QString::fromLatin1(arguments) << QString::fromUtf8(said);
        };
        usage("nonsense", "neither a command nor a file");
        usage("--bogus", "“--bogus”");
        usage("-x p.tessera", "“-x”");
        usage("p.tessera --sytle=fusion", "“--sytle=fusion”");
        usage("p.tessera -style fusion -bogus", "“-bogus”");
        usage("generate -o x.tessera", "--size");
        usage("generate --size 4x4", "-o OUT");
        usage("generate --size 0x4 -o x.tessera", "127");
        usage("generate --size -1x4 -o x.tessera", "127");
        usage("generate --size 300x300 -o x.tessera", "16 bits");
        usage("generate --size 99999999999999999999x4 -o x.tessera", "127");
        usage("generate --size 4 -o x.tessera", "WIDTHxHEIGHT");
        usage("generate --size 4x4x4 -o x.tessera", "WIDTHxHEIGHT");
        usage("generate --size 4x4 --seed abc -o x.tessera", "abc");
        usage("generate --size 4x4 --seed 1e3 -o x.tessera", "1e3");
        usage("generate --size 4x4 --seed -1 -o x.tessera", "-1");
        usage("generate --size 4x4 --seed 99999999999999999999 -o x.tessera", "--seed");
        usage("generate --size 4x4 --count 0 -o x.tessera", "--count");
        usage("generate --size 4x4 --count 2 -o -", "standard output");
        usage("generate --size 4x4 --colors many -o x.tessera", "many");
        usage("generate --size 4x4 --colors 3+ -o x.tessera", "3+");
        usage("generate --size 4x4 --distribution odd -o x.tessera", "even, random");
        usage("generate --size 4x4 --size 5x5 -o x.tessera", "more than once");
        usage("generate --size 4x4 --hints 17 -o x.tessera", "--hints");
        usage("generate --size 4x4 --hints A1,E1 -o x.tessera", "E1");
        usage("generate --size 4x4 --hints A1,A1 -o x.tessera", "different cells");
        usage("generate --size 4x4 --hints eternity -o x.tessera", "16×16");
        usage("generate --preset P99 -o x.tessera", "P5");
        usage("generate --frobnicate", "Unknown option “frobnicate”.");
        usage("generate --size", "Missing value after “--size”.");
        usage("generate --solved=yes", "Unexpected value after “--solved”.");
        // Not the help, though they have an h.
        for (const char* call :
             {"score -dash.tessera", "score -hash.txt", "convert p.tessera -dash.txt",
              "solve -dash.tessera --solver annealing"})
            usage(call, "write “./-");
        usage("score p.tessera -time 5", "no option “-time”");
        usage("solve p.tessera", "--solver");
        usage("solve --solver annealing", "IN is missing");
        usage("solve p.tessera q.tessera --solver annealing", "q.tessera");
        usage("solve p.tessera --solver magic", "annealing");
        usage("solve p.tessera --solver annealing --param cooling", "name=value");
        usage("solve p.tessera --solver annealing --param cooling=7", "cooling");
        usage("solve p.tessera --solver annealing --param warmth=7", "warmth");
        usage("solve p.tessera --solver annealing --preset none", "none");
        usage("solve p.tessera --solver annealing --time -5", "0 or more seconds");
        usage("solve p.tessera --solver annealing --time soon", "soon");
        usage("solve p.tessera --solver annealing --time nan", "nan");
        usage("solve p.tessera --solver annealing --time 1,5", "1,5");
        usage("solve p.tessera --solver annealing --evaluations 1.5", "1.5");
        usage("solve p.tessera --solver annealing --target 25", "24");
        usage("solve p.tessera --solver annealing --runs 0", "--runs");
        usage("solve p.tessera --solver annealing --jobs 0", "--jobs");
        usage("solve p.tessera --solver annealing --start here", "random, greedy, board");
        usage("solve p.tessera --solver annealing --seed 9223372036854775807 --runs 2",
              "maximum, 9223372036854775807");
        // What a format cannot hold is also reported before the search.
        usage("solve p.tessera --solver annealing -o x.txt", "cannot hold a board");
        // Files that are read again, or that each would be the whole output.
        usage("solve p.tessera --solver annealing --records -", "--records");
        usage("solve p.tessera --solver backtracking --checkpoint -", "--checkpoint");
        usage("solve p.tessera --solver annealing --json --run-file -", "standard output");
        usage("solve p.tessera --solver annealing -o - --run-file -", "standard output");
        usage("solve p.tessera --solver annealing -o x --trace x", "both go to x");
        usage("solve p.tessera --solver annealing --records x --run-file folder/../x", "both go");
        usage("count p.tessera --checkpoint -", "--checkpoint");
        usage("count p.tessera --limit 0", "--limit");
        usage("count", "IN is missing");
        usage("score", "IN is missing");
        usage("convert p.tessera", "OUT is missing");
        usage("convert p.tessera x.txt -o y.txt", "OUT is given more than once");
        usage("convert p.tessera x.txt --to nothing", "nothing");
        usage("convert p.tessera x.txt --from nothing", "nothing");
        usage("render p.tessera", "-o OUT");
        usage("render p.tessera -o x.jpg", ".png");
        usage("render p.tessera -o x.png --size 1", "--size");
        usage("render p.tessera -o x.png --size 99999", "--size");
        usage("render p.tessera -o x.png --size 9000 --scale 2", "at most 10000 pixels");
        usage("render p.tessera -o x.png --theme ugly", "classic");
        usage("render p.tessera -o x.png --sheets", ".pdf");
        usage("render p.tessera -o x.pdf --sheets --piece 0", "--piece");
        usage("render p.tessera -o x.pdf --sheets --paper stone", "a4, letter");
        usage("render p.tessera -o x.pdf --piece 20", "--sheets");
        usage("solvers magic", "annealing");

        const auto failure = [](const char* arguments, const char* said) {
            QTest::newRow(arguments)
                << 1 << QString::fromLatin1(arguments) << QString::fromUtf8(said);
        };
        failure("score none.tessera", "none.tessera: ");
        failure("score folder", "folder: ");
        failure("score empty.txt", "empty.txt: ");
        failure("score binary.bin", "binary.bin: ");
        failure("score words.txt", "words.txt: ");
        failure("score cut.tessera", "cut.tessera:");
        failure("inspect deep.tessera", "deep.tessera:");
        failure("convert list.txt x.tessera --from pieces", "list.txt:4:7: ");
        failure("solve three.txt --solver annealing --time 1", "three.txt:");
        failure("count three.txt", "found 3 pieces");
        failure("solve spare.tessera --solver annealing --time 1", "spare.tessera: ");
        failure("count spare.tessera", "spare.tessera: ");
        failure("render t.csv -o x.png", "t.csv:2:9: ");
        failure("render none.csv -o x.png", "none.csv: ");
        failure("render bare.csv -o x.png", "bare.csv: the trace has no rows");
        failure("render p.tessera -o nowhere/x.png", "nowhere/x.png: ");
        failure("render p.tessera -o nowhere/x.pdf --sheets", "nowhere/x.pdf: ");
        failure("render p.tessera -o x.pdf --sheets --margin 100", "too small");
        failure("convert p.tessera nowhere/x.tessera", "nowhere/x.tessera: ");
        failure("convert p.tessera folder", "folder: ");
        failure("generate --size 4x4 -o nowhere/x.tessera", "nowhere/x.tessera: ");
        failure("generate --size 4x4 --count 2 -o folder", "folder: ");
        failure("generate --size 4x4 --count 2 -o folder/", "folder/: ");
        failure("generate --size 4x4 --count 2 -o nowhere/", "nowhere/: ");
        failure("generate --size 4x4 --count 2 -o .", ".: ");
        failure("generate --size 4x4 --colors 1 -o x.tessera", "x.tessera: ");
        failure("generate --size 3x4 -o x.grid", "x.grid: The Eternity II Editor");
        failure("generate --size 127x127 --colors 1+2 -o x.tessera", "");
        // A search of hours must not end with an error like these: they are reported first.
        failure("solve p.tessera --solver annealing -o nowhere/x.tessera", "nowhere/x.tessera: ");
        failure("solve p.tessera --solver annealing -o folder", "folder: ");
        failure("solve p.tessera --solver annealing --trace nowhere/t.csv", "nowhere/t.csv: ");
#ifndef Q_OS_WIN
        usage("generate --size 4x4 --count 2 -o /dev/null", "is a device");
        // Windows would leave out both parts.
        failure("solve p.tessera --solver greedy --evaluations 9 -o nowhere/../x.tessera",
                "nowhere/../x.tessera: ");
#endif
#ifndef Q_OS_WIN // which always has one
        failure("", "no display");
        failure("p.tessera", "no display");
        failure("-style -x", "no display"); // the value of one of Qt's options
        failure("--platformtheme=gtk3 -reverse p.tessera -", "no display");
#endif
        failure("count p.tessera --checkpoint nowhere/c", "nowhere/c: ");
        failure("count p.tessera --units list.txt/u", "list.txt/u: ");
    }

    void calls() {
        QFETCH(int, code);
        QFETCH(QString, arguments);
        QFETCH(QString, said);
        const Outcome outcome = run(arguments);
        QVERIFY2(outcome.code == code, outcome.err);
        QVERIFY2(outcome.out.isEmpty(), outcome.out);
        QVERIFY2(outcome.complaints().size() == 1, outcome.err);
        QVERIFY2(QString::fromUtf8(outcome.err).contains(said), outcome.err);
        if (code == 1 && said.endsWith(u' '))
            QVERIFY2(QString::fromUtf8(outcome.err).startsWith(said), outcome.err);
        QCOMPARE(names(), m_before);
    }

    /// For a name that a script forgot to set, nothing is written to the root folder or nowhere.
    void emptyValuesAreWrongUse_data() {
        QTest::addColumn<QString>("words");
        for (const char* words :
             {"experiment plan.json -o ?", "experiment plan.json -o out --merge ?",
              "solve p.tessera --solver greedy --evaluations 10 -o ?",
              "solve p.tessera --solver greedy --evaluations 10 --trace ?",
              "solve p.tessera --solver greedy --evaluations 10 --records ?",
              "generate --size 4x4 -o ?", "convert p.tessera ?", "score ?", "solvers ?"})
            QTest::newRow(words) << QString::fromLatin1(words);
    }
    void emptyValuesAreWrongUse() {
        QFETCH(QString, words);
        QStringList list = words.split(u' ');
        list.replaceInStrings(QStringLiteral("?"), QString());
        const Outcome outcome = runWords(list);
        QVERIFY2(outcome.code == 2, outcome.err);
        QVERIFY2(outcome.complaints().size() == 1 && outcome.err.contains("empty"), outcome.err);
        QCOMPARE(names(), m_before);
    }

    void theInputIsNoOutput_data() {
        QTest::addColumn<QString>("words");
        for (const char* words :
             {"solve p.tessera --solver greedy --evaluations 9 --records p.tessera",
              "solve p.tessera --solver greedy --evaluations 9 --trace ./p.tessera",
              "solve p.tessera --solver greedy --evaluations 9 --run-file folder/../p.tessera",
              "solve p.tessera --solver backtracking --evaluations 9 --checkpoint p.tessera",
              "count p.tessera --checkpoint p.tessera",
              "solve list.sdm --number 2 --solver gvns-sudoku --evaluations 20 -o list.sdm",
              "solve r.tessera-run --solver greedy --evaluations 9 -o ./r.tessera-run"})
            QTest::newRow(words) << QString::fromLatin1(words);
    }
    void theInputIsNoOutput() {
        QFETCH(QString, words);
        const QByteArray input = words.section(u' ', 1, 1).toLatin1();
        const QByteArray before = content(input.constData());
        const Outcome outcome = run(words);
        const bool kept = content(input.constData()) == before;
        write(input.constData(), before);
        QVERIFY2(kept, "the input is ruined");
        QVERIFY2(outcome.code == 2 && outcome.err.contains("the input"), outcome.err);
    }

    /// Neither names nor contents control the terminal or break the single line.
    void controlCharactersAreSpeltOut() {
        const auto isOneCleanLine = [](const QByteArray& text) {
            return text.count('\n') == 1 && text.endsWith('\n') && !text.contains('\x1b') &&
                   !text.contains("\xc2\x9b");
        };
        const Outcome missing =
            runWords({QStringLiteral("score"), QStringLiteral("a\x1b[31m\nb\u009b.tessera")});
        QCOMPARE(missing.code, 1);
        QVERIFY2(isOneCleanLine(missing.err), missing.err);
        QVERIFY2(missing.err.contains("a\\x1b[31m\\nb\\x9b.tessera: "), missing.err);

        const Outcome content = run("inspect - --json", "0 1 1 \x1b[31m\n");
        QVERIFY2(isOneCleanLine(content.err), content.err);

        QJsonObject puzzle = QJsonDocument::fromJson(this->content("p.tessera")).object();
        puzzle[QLatin1String("title")] = QStringLiteral("red\u009b31m");
        const Outcome told = run("inspect - --json", QJsonDocument(puzzle).toJson());
        QVERIFY2(isOneCleanLine(told.out), told.out);
        QCOMPARE(told.object()[QLatin1String("title")].toString(), QStringLiteral("red\u009b31m"));
    }

    /// Two such names would become the same file.
    void namesThatAreNoTextAreRefused() {
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
        for (const char* script :
             {"exec \"$tessera\" generate --size 4x4 -o \"$(printf 'a\\377.tessera')\"",
              "exec \"$tessera\" score \"$(printf 'a\\376.tessera')\""}) {
            const Outcome outcome = runShell(script);
            QVERIFY2(outcome.code == 2 && outcome.err.contains("UTF-8"), outcome.err);
            QCOMPARE(names(), m_before);
        }
#else
        QSKIP("names are bytes on Unix");
#endif
    }

    void namesMayBeginWithAColon() {
#ifdef Q_OS_WIN
        QSKIP("no name of a file may have one here");
#endif
        QCOMPARE(run("convert p.tessera :x").code, 0);
        const Outcome outcome = run("inspect :x --json");
        QFile::remove(path(":x"));
        QVERIFY2(outcome.code == 0, outcome.err);
        QCOMPARE(outcome.object()[QLatin1String("pieces")].toInt(), 16);
    }

    /// Nothing comes out of a pipe that only this program has open.
    void pipesAreNotWaitedFor() {
#ifdef Q_OS_UNIX
        QProcess make;
        make.setWorkingDirectory(folder());
        make.start(QStringLiteral("mkfifo"), {QStringLiteral("pipe")});
        QVERIFY(make.waitForFinished());
        for (const char* words : {"solve p.tessera --solver greedy --evaluations 9 --records pipe",
                                  "count p.tessera --checkpoint pipe"}) {
            QProcess process;
            startTessera(process, QString::fromLatin1(words).split(u' '), folder());
            const bool ended = process.waitForFinished(TESSERA_PATIENCE);
            process.kill();
            process.waitForFinished();
            QVERIFY2(ended, "it waits for the pipe");
            QCOMPARE(process.exitCode(), 2);
        }
        QFile::remove(path("pipe"));
#else
        QSKIP("pipes have names on Unix");
#endif
    }

    void smallLimitsAreSaid() {
        write("large.json", QByteArray(70'000, ' '));
        const Outcome outcome = run("render p.tessera -o x.png --palette large.json");
        QFile::remove(path("large.json"));
        QCOMPARE(outcome.code, 1);
        QVERIFY2(outcome.err.contains("the limit of 64 KB"), outcome.err);
    }

    void standardInputIsNamed() {
        const Outcome outcome = run("score -", content("cut.tessera"));
        QCOMPARE(outcome.code, 1);
        static const QRegularExpression place(QStringLiteral("^standard input:[0-9]+:[0-9]+: "));
        QVERIFY2(place.match(QString::fromUtf8(outcome.err)).hasMatch(), outcome.err);
        const Outcome preset = run("solve p.tessera --preset-file -", "{");
        QCOMPARE(preset.code, 1);
        QVERIFY2(place.match(QString::fromUtf8(preset.err)).hasMatch(), preset.err);
        const Outcome palette = run("render p.tessera -o x.png --palette -", "{");
        QCOMPARE(palette.code, 1);
        QVERIFY2(palette.err.startsWith("standard input: "), palette.err);
    }

    void aFullDiskIsSaid() {
        const QString full = QStringLiteral("/dev/full");
        if (!QFile::exists(full))
            QSKIP("no /dev/full here");
        QCOMPARE(run(QStringLiteral("generate --size 4x4 -o ") + full).code, 1);
        QProcess process;
        process.setStandardOutputFile(full);
        startTessera(process, {QStringLiteral("score"), QStringLiteral("p.tessera")}, folder());
        const Outcome outcome = finish(process);
        QCOMPARE(outcome.code, 1);
        QCOMPARE(outcome.complaints().size(), 1);
    }

    /// A file takes memory by its own size, not by the limit.
    void smallFilesNeedLittleMemory() {
        if constexpr (!testing::kCanLimitMemory)
            QSKIP("the memory cannot be limited here");
        write("good.csv", "run,seed,seconds,evaluations,best,current\n1,1,0.1,9,5,5\n");
        QCOMPARE(run("solve p.tessera --solver greedy --records r.jsonl").code, 0);
        for (const char* command :
             {"render good.csv -o good.svg", "solve p.tessera --solver greedy --records r.jsonl"}) {
            QProcess process;
            process.setProcessEnvironment(bareEnvironment());
            process.setWorkingDirectory(folder());
            process.start(
                QStringLiteral("/bin/sh"),
                {QStringLiteral("-c"), QStringLiteral("ulimit -v 1000000; exec %1 %2")
                                           .arg(tesseraProgram(), QLatin1String(command))});
            const Outcome outcome = finish(process);
            QVERIFY2(outcome.code == 0, outcome.err);
        }
    }

private:
    QStringList m_before;
};

TESSERA_TEST(TestBadInput, Needs::Core)

} // namespace tessera::tst_BadInput

#include "tst_BadInput.moc"
