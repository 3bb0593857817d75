// SPDX-License-Identifier: GPL-3.0-or-later
// Writing reports what a format cannot hold; the rest is in the file.
#include "tests/TestProgram.h"
#include "tests/app/TesseraProcess.h"

#include "core/kind/SudokuKind.h"

namespace tessera::tst_FormatLosses {

class TestFormatLosses : public CommandTest {
    Q_OBJECT

private slots:
    void unknownExtensionsAreTold() {
        QCOMPARE(run("generate --size 4x4 --seed 1 -o p.tessera").complaints(), QStringList());
        QCOMPARE(run("convert p.tessera noextension").complaints(), QStringList());
        QCOMPARE(run("convert p.tessera p.png --to pieces").complaints(), QStringList());
        for (const char* call : {"convert p.tessera p.png", "generate --size 4x4 -o p.png",
                                 "solve p.tessera --solver record --evaluations 9 -o p.png"}) {
            const Outcome outcome = run(call);
            QVERIFY2(outcome.complaints().join(u'\n').contains(
                         QStringLiteral("has the extension “.png”, so this is a Tessera file.")),
                     call);
            QCOMPARE(load("p.png").puzzle.size(), (GridSize{4, 4}));
        }
    }

    void lossesAreTold_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("lost");
        const auto row = [](const char* file, const char* format, const char* lost) {
            QTest::addRow("%s to %s", file, format)
                << QString::fromLatin1(file) << QString::fromLatin1(format)
                << QString::fromLatin1(lost);
        };
        const char* loose = "the pieces that are not on the board";
        row("bare", "native", "");
        row("bare", "pieces", "");
        row("bare", "web-json", "");
        row("bare", "dimacs", "");
        for (const char* format : {"viewer-url", "editor-grid", "five-integers"})
            row("bare", format, loose);
        row("bare", "piece-rotation", "the pieces");
        row("full", "native", "");
        row("full", "web-json", "the locks");
        row("full", "pieces", "the board, the hints, the locks");
        row("full", "dimacs", "the board, the locks");
        row("full", "viewer-url", "the locks");
        row("full", "editor-grid", "the hints");
        row("full", "five-integers", "the hints, the locks");
        row("full", "piece-rotation", "the pieces, the hints, the locks");
    }

    void lossesAreTold() {
        QFETCH(QString, file);
        QFETCH(QString, format);
        QFETCH(QString, lost);
        QCOMPARE(run("generate --size 4x4 --seed 1 -o bare.tessera").code, 0);
        QCOMPARE(run("generate --size 4x4 --seed 1 --solved --hints 2 -o full.tessera").code, 0);
        PuzzleFile full = load("full.tessera");
        full.locked[5] = true;
        savePuzzle(full, path("full.tessera"));
        const Outcome outcome =
            run(QStringLiteral("convert %1.tessera - --to %2").arg(file, format));
        QCOMPARE(outcome.code, 0);
        QVERIFY(!outcome.out.isEmpty());
        QCOMPARE(outcome.complaints().size(), lost.isEmpty() ? 0 : 1);
        if (!lost.isEmpty())
            QCOMPARE(QString::fromUtf8(outcome.err),
                     QStringLiteral("standard output: warning: The format “%1” does not hold %2.\n")
                         .arg(findFormat(format)->name(), lost));
        // What is not reported as lost is there again.
        const PuzzleFile written = load(qPrintable(file + QStringLiteral(".tessera")));
        ReadOptions options;
        if (lost.contains(u"the pieces"))
            options.puzzle = &written.puzzle;
        const ReadResult read = findFormat(format)->read(outcome.out, options);
        if (!lost.contains(u"the pieces"))
            QCOMPARE(read.file.puzzle.pieceCount(), 16);
        if (!lost.contains(u"the board"))
            QCOMPARE(read.file.board.placedCount(), written.board.placedCount());
        if (!lost.contains(u"the hints"))
            QCOMPARE(read.file.puzzle.hints().size(), written.puzzle.hints().size());
        if (!lost.contains(u"the locks"))
            QCOMPARE(read.file.locked, written.locked);
    }

    /// By no name, as nothing else may hold what is lost.
    void theInputIsNotReplacedByAFormatThatHoldsLess() {
        QCOMPARE(run("generate --size 4x4 --seed 1 --solved -o k.tessera").code, 0);
        const QByteArray before = content("k.tessera");
        QStringList calls{QStringLiteral("convert k.tessera k.tessera --to piece-rotation"),
                          QStringLiteral("convert k.tessera -o k.tessera --to pieces")};
#ifdef Q_OS_UNIX
        QVERIFY(QFile::link(path("k.tessera"), path("link.tessera")));
        calls << QStringLiteral("convert k.tessera link.tessera --to piece-rotation");
#endif
        for (const QString& call : calls) {
            const Outcome refused = run(call);
            QCOMPARE(refused.code, 2);
            QVERIFY2(refused.err.contains("k.tessera is the input") ||
                         refused.err.contains("link.tessera is the input"),
                     refused.err);
            QCOMPARE(content("k.tessera"), before);
        }
        // What the input itself lacks is not lost.
        QCOMPARE(run("convert k.tessera b.et2").code, 0);
        QCOMPARE(run("convert b.et2 b.et2 --puzzle k.tessera").code, 0);
        QCOMPARE(run("convert k.tessera k.tessera --to web-json").code, 0);
        QCOMPARE(load("k.tessera").board.placedCount(), 16);
    }

    /// Its piece looks the same rotated by half.
    void aSymmetricHintIsHeldEitherWay() {
        QCOMPARE(run("generate --size 4x4 --hints A1,C3 --seed 8 --solved -o s.tessera").code, 0);
        PuzzleFile file = load("s.tessera");
        const Hint hint = file.puzzle.hints()[1];
        const Placement other(hint.placement.piece(), hint.placement.rotation() + 2);
        QVERIFY(file.puzzle.looksLike(hint.placement, other));
        file.board.place(hint.cell, other);
        savePuzzle(file, path("s.tessera"));
        QVERIFY(run("convert s.tessera - --to viewer-url").err.isEmpty());
    }

    void aMissingFrameIsTold() {
        PuzzleFile file(Puzzle({2, 1}, {false, false}, {{{1, 2, 0, 1}}, {{1, 1, 1, 2}}}));
        for (int cell = 0; cell < 2; ++cell)
            file.board.place(cell, {static_cast<PieceIndex>(cell), 0});
        savePuzzle(file, path("open.tessera"));
        const Outcome outcome = run("convert open.tessera - --to viewer-url");
        QCOMPARE(outcome.code, 0);
        QVERIFY2(outcome.err.contains("does not hold the rule that there is no frame."),
                 outcome.err);
        QVERIFY(run("convert open.tessera - --to web-json").err.isEmpty());
    }

    void keptRotationsAreHeldOrToldToBeLost() {
        QCOMPARE(run("generate --preset tetravex-3 --solved -o t.tessera").code, 0);
        const Puzzle puzzle = load("t.tessera").puzzle;
        for (const char* format : {"viewer-url", "editor-grid", "five-integers"}) {
            const Outcome outcome =
                run(QStringLiteral("convert t.tessera - --to %1").arg(QLatin1String(format)));
            QVERIFY2(outcome.err.contains("the rule that pieces keep their rotation"), outcome.err);
        }
        for (const char* format : {"pieces", "web-json", "native"}) {
            const Outcome outcome =
                run(QStringLiteral("convert t.tessera - --to %1").arg(QLatin1String(format)));
            QVERIFY2(!outcome.err.contains("the rule that"), outcome.err);
            QCOMPARE(findFormat(QLatin1String(format))->read(outcome.out, {}).file.puzzle, puzzle);
        }
    }

    void aRimInOneColorIsTold() {
        QCOMPARE(run("generate --preset MacMahon --solved -o rim.tessera").code, 0);
        for (const char* format : {"native", "pieces", "web-json", "viewer-url"}) {
            const Outcome outcome =
                run(QStringLiteral("convert rim.tessera - --to %1").arg(QLatin1String(format)));
            const bool keeps = outcome.err.isEmpty() || !outcome.err.contains("rule for the rim");
            QCOMPARE(keeps, QByteArray(format) != "viewer-url");
            if (keeps)
                QCOMPARE(readPuzzle(outcome.out).file.puzzle, load("rim.tessera").puzzle);
        }
    }

    void whatALineOfASudokuLosesIsTold() {
        QCOMPARE(run("generate --kind sudoku -o s.tessera").code, 0);
        QCOMPARE(run("convert s.tessera s.sdm").complaints(), QStringList());
        AnyPuzzle puzzle =
            sudokuKind().read({path("s.tessera"), {}, content("s.tessera")}, {}).puzzles.front();
        SudokuFile file = puzzle.as<SudokuFile>();
        int open = 0;
        while (file.isGiven(open))
            ++open;
        file.digits.set(open, file.solution ? file.solution->at(open) : Digit{1});
        file.marks.resize(asIndex(file.digits.cells()), digitBit(3));
        file.author = file.notes = QStringLiteral("me");
        puzzle = anyPuzzle(file);
        sudokuKind().save({&puzzle, 1}, path("s.tessera"));
        QVERIFY(run("convert s.tessera t.tessera").err.isEmpty());
        QCOMPARE(run("convert t.tessera t.tessera --to sudoku-lines").code, 2);
        QCOMPARE(run("convert t.tessera t.tessera").code, 0);
        QCOMPARE(content("t.tessera"), content("s.tessera"));
        const Outcome outcome = run("convert s.tessera s.sdm");
        QCOMPARE(outcome.code, 0);
        QVERIFY2(outcome.err.contains("does not hold which digits are givens, the pencil marks, "
                                      "the author, the notes."),
                 outcome.err);
    }

    void aSudokuIsGeneratedAsItIsConverted() {
        const Outcome solved = run("generate --kind sudoku --solved --count 3 -o many.sdm");
        QCOMPARE(solved.code, 0);
        QCOMPARE(solved.complaints().size(), 1);
        QVERIFY2(solved.err.contains("does not hold which digits are givens."), solved.err);
        const Outcome foreign = run("generate --kind sudoku --size 4x4 -o s.png");
        QVERIFY2(foreign.err.contains("has the extension “.png”, so this is a Tessera file."),
                 foreign.err);
        // Such files can only be read.
        const Outcome csv = run("generate --size 4x4 -o s.csv");
        QVERIFY2(csv.err.contains("no writable format for this kind of puzzle has"), csv.err);
        QVERIFY(run("generate --kind sudoku --size 4x4 --solved -o s.tessera").err.isEmpty());
    }

    /// The generator's is made again with the puzzle.
    void theTitleThatAUserGaveIsTold() {
        QCOMPARE(run("generate --size 4x4 --seed 1 -o p.tessera").code, 0);
        QCOMPARE(run("convert p.tessera - --to pieces").err, QByteArray());
        PuzzleFile file = load("p.tessera");
        file.info.title = QStringLiteral("For Anna");
        savePuzzle(file, path("p.tessera"));
        const Outcome outcome = run("convert p.tessera - --to pieces");
        QVERIFY2(outcome.err.contains("does not hold the title."), outcome.err);
    }

    /// Those of a generated puzzle follow from its settings.
    void titleSolutionAndTilesAreTold() {
        QCOMPARE(run("generate --size 4x4 --solved -o p.tessera").code, 0);
        PuzzleFile file = load("p.tessera");
        file.info.generator = {};
        file.info.title = QStringLiteral("My puzzle");
        file.info.tileTheme = QStringLiteral("letters");
        savePuzzle(file, path("p.tessera"));
        const auto told = [this](const char* format) {
            return run(QStringLiteral("convert p.tessera - --to %1").arg(QLatin1String(format)))
                .err;
        };
        const QByteArray rest = "the solution, the choice of tiles.";
        QVERIFY2(told("pieces").contains("hold the title, the board, " + rest), told("pieces"));
        for (const char* format : {"web-json", "viewer-url"})
            QVERIFY2(told(format).contains("does not hold " + rest), told(format));
        QCOMPARE(told("native"), QByteArray());
        file.info.title = QStringLiteral("Größe");
        file.info.tileTheme.clear();
        file.solution.clear();
        savePuzzle(file, path("p.tessera"));
        QVERIFY2(told("viewer-url").contains("does not hold the title."), told("viewer-url"));
        QCOMPARE(told("web-json"), QByteArray());
    }

    void aFileThatIsTooLargeToBeReadIsTold() {
        QCOMPARE(run("generate --size 16x16 --seed 1 -o large.tessera").code, 0);
        const Outcome outcome = run("convert large.tessera large.cnf");
        QCOMPARE(outcome.code, 0);
        QVERIFY(content("large.cnf").size() > kMaxFileBytes);
        QVERIFY2(outcome.err.contains("so Tessera cannot open it again."), outcome.err);
        QCOMPARE(run("inspect large.cnf").code, 1);
    }

    void authorAndNotesAreTold() {
        QCOMPARE(run("generate --size 4x4 --solved -o p.tessera").code, 0);
        PuzzleFile file = load("p.tessera");
        file.info.author = file.info.notes = QStringLiteral("me");
        savePuzzle(file, path("p.tessera"));
        const Outcome outcome = run("convert p.tessera - --to web-json");
        QVERIFY2(outcome.err.contains("does not hold the author, the notes."), outcome.err);
        QVERIFY(run("convert p.tessera q.tessera").err.isEmpty());
    }

    /// In these formats four greys are an empty cell.
    void aGreyPieceIsTold() {
        QCOMPARE(run("generate --size 1x1 --solved -o one.tessera").code, 0);
        for (const char* format : {"viewer-url", "editor-grid", "five-integers", "web-json"}) {
            const Outcome outcome =
                run(QStringLiteral("convert one.tessera - --to %1").arg(QLatin1String(format)));
            QCOMPARE(outcome.err.contains("the pieces with four grey edges"),
                     QByteArray(format) == "viewer-url" || QByteArray(format) == "editor-grid");
        }
    }

    void signsThatDoNotShowAreTold() {
        PuzzleFile file(Puzzle({2, 1}, {false, true}, {{{1, 2, 1, 1}}, {{1, 1, 1, -2}}}));
        for (int cell = 0; cell < 2; ++cell) {
            file.board.place(cell, {static_cast<PieceIndex>(cell), 0});
            savePuzzle(file, path("signed.tessera"));
            const Outcome outcome = run("convert signed.tessera - --to five-integers");
            QCOMPARE(outcome.err.contains("the rule that the puzzle is signed"), cell == 0);
        }
    }

    void generateTellsOnceWhatIsLost() {
        const Outcome outcome = run("generate --size 4x4 --solved --hints 3 --count 3 -o many.txt");
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.lines().size(), 3);
        QCOMPARE(outcome.complaints().size(), 1);
        QVERIFY2(outcome.err.contains("does not hold the board, the hints."), outcome.err);
        QCOMPARE(load("many-3.txt").puzzle.pieceCount(), 16);
    }
};

TESSERA_TEST(TestFormatLosses, Needs::Core)

} // namespace tessera::tst_FormatLosses

#include "tst_FormatLosses.moc"
