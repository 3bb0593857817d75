// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/FormatTesting.h"
#include "tests/core/RandomPuzzle.h"

#include "core/edges/generate/Generator.h"
#include "core/edges/puzzle/SatEncoding.h"

namespace tessera::tst_DimacsFormat {
using namespace tessera::testing;

namespace {

const Format& dimacs() { return *findFormat(QStringLiteral("dimacs")); }

PuzzleFile solvedFile() {
    GeneratorSettings settings;
    settings.size = {4, 4};
    settings.solved = true;
    return generatePuzzle(settings);
}

/// The answer that a SAT solver gives of a board.
QByteArray answerOf(const PuzzleFile& file) {
    QByteArray text = "c by a solver\ns SATISFIABLE\n";
    const std::vector<SatLook> looks = satLooks(file.puzzle);
    for (std::size_t i = 0; i < looks.size(); ++i) {
        const auto& [cell, placement] = looks[i];
        const Placement lies = file.board.at(cell);
        const bool is = !lies.isEmpty() && lies.piece() == placement.piece() &&
                        file.puzzle.looksLike(lies, placement);
        text += (i % 10 == 0 ? QByteArray("v ") : QByteArray()) + (is ? "" : "-") +
                QByteArray::number(static_cast<int>(i) + 1) + (i % 10 == 9 ? '\n' : ' ');
    }
    return text + "\nv 0\n";
}

QString refusalOf(const QByteArray& text, const Puzzle* puzzle) {
    ReadOptions options;
    options.puzzle = puzzle;
    try {
        (void)dimacs().read(text, options);
    } catch (const FormatError& error) {
        return error.sentence();
    }
    return {};
}

} // namespace

class TestDimacsFormat : public QObject {
    Q_OBJECT

private slots:
    /// Other programs know the puzzle from the comments, and so do we.
    void formulasHoldTheirPuzzle() {
        Random random(3);
        for (test::KindOfPuzzle kind : test::everyKindAndKept()) {
            const Puzzle bare = test::shuffledPuzzle(random, test::randomPuzzle(random, kind));
            PieceIndex piece = 0;
            while (bare.kindOfPiece(piece) != bare.kindOfCell(0))
                ++piece;
            Rotation rotation = 0;
            while (rotation < 3 && !bare.respectsFrame(0, {piece, rotation}))
                ++rotation;
            const Puzzle puzzle = bare.withHints({{0, {piece, rotation}}});
            const QByteArray text = dimacs().write(PuzzleFile(puzzle));
            QCOMPARE(detectFormat(text).format, &dimacs());
            const PuzzleFile back = readPuzzle(text).file;
            QCOMPARE(back.puzzle, puzzle);
            QCOMPARE(dimacs().write(back), text);
        }
    }

    void goldenFile() {
        const QByteArray text = golden("formula-3x3.cnf");
        const PuzzleFile file = readPuzzle(text).file;
        QCOMPARE(file.puzzle.hints()[0], (Hint{1, {3, 3}}));
        QCOMPARE(QString::fromUtf8(dimacs().write(file)), QString::fromUtf8(text));
    }

    /// The clauses are those of the encoding, and a hint is one of them.
    void theClausesAreTheEncoding() {
        const PuzzleFile file = solvedFile();
        const Puzzle hinted = file.puzzle.withHints({{5, file.board.at(5)}});
        const QByteArray plain = dimacs().write(PuzzleFile(file.puzzle));
        QVERIFY(plain.endsWith(SatEncoding(file.puzzle, {}).dimacs()));
        const QByteArray text = dimacs().write(PuzzleFile(hinted));
        const std::vector<SatLook> looks = satLooks(file.puzzle);
        std::size_t variable = 0;
        while (looks[variable].cell != 5 ||
               !file.puzzle.looksLike(looks[variable].placement, file.board.at(5)))
            ++variable;
        QVERIFY(text.contains("\n" + QByteArray::number(static_cast<int>(variable) + 1) + " 0\n"));
        // Each placement is explained.
        QVERIFY(text.contains("\nc " + QByteArray::number(static_cast<int>(variable) + 1) + ' ' +
                              QByteArray::number(file.board.at(5).piece() + 1) + '/' +
                              QByteArray::number(looks[variable].placement.rotation()) + " B2\n"));
    }

    void answersBecomeBoards() {
        const PuzzleFile file = solvedFile();
        const QByteArray text = answerOf(file);
        QCOMPARE(detectFormat(text).format, &dimacs());
        ReadOptions options;
        options.puzzle = &file.puzzle;
        const PuzzleFile back = readPuzzle(text, options).file;
        QVERIFY(scoreOf(back.puzzle, back.board).isSolved());
        for (int cell = 0; cell < 16; ++cell)
            QVERIFY(file.puzzle.looksLike(back.board.at(cell), file.board.at(cell)));
        QVERIFY(refusalOf(text, nullptr).contains(QStringLiteral("First open the puzzle")));
        // A hint is placed by its variable, too.
        const Puzzle hinted = file.puzzle.withHints({{5, file.board.at(5)}});
        options.puzzle = &hinted;
        QCOMPARE(readPuzzle(text, options).file.board, back.board);
        const Puzzle one({1, 1}, {false, false}, {{{1, 1, 1, 1}}});
        options.puzzle = &one;
        QCOMPARE(readPuzzle("s SATISFIABLE\nv 1 0\n", options).file.board.placedCount(), 1);
        options.puzzle = &file.puzzle;
        // The colours of joints, which have the last variables, say nothing more.
        const auto variables = static_cast<int>(satLooks(file.puzzle).size());
        const QByteArray colors = "v " + QByteArray::number(variables + 1) + ' ' +
                                  QByteArray::number(variables + 7) + "\nv 0\n";
        QCOMPARE(readPuzzle(QByteArray(text).replace("v 0\n", colors), options).file, back);
    }

    /// As kissat, CaDiCaL and Glucose do.
    void answersMayBeginWithManyComments() {
        const PuzzleFile file = solvedFile();
        const QByteArray text = QByteArray("c\nc ---- [ banner ] ----\n").repeated(2000) +
                                answerOf(file).replace("\nv 0\n", "\nv 0\nc\nc bye\n");
        QCOMPARE(detectFormat(text).format, &dimacs());
        ReadOptions options;
        options.puzzle = &file.puzzle;
        const PuzzleFile back = readPuzzle(text, options).file;
        QVERIFY(scoreOf(back.puzzle, back.board).isSolved());
        QVERIFY_THROWS_EXCEPTION(UserError, static_cast<void>(detectFormat("c\nc only\n")));
    }

    void damagedAnswersAreRefused() {
        const PuzzleFile file = solvedFile();
        const QByteArray text = answerOf(file);
        const auto refusal = [&](const QByteArray& damaged) {
            return refusalOf(damaged, &file.puzzle);
        };
        QVERIFY(refusal("s UNSATISFIABLE\n").contains(QStringLiteral("no solution")));
        QVERIFY(refusal("v 0\ns\n").contains(QStringLiteral("expected SATISFIABLE, found “s”")));
        QVERIFY(
            refusal("v 0\ns IT\n").contains(QStringLiteral("expected SATISFIABLE, found “IT”")));
        QVERIFY(refusal("s SATISFIABLE\n").contains(QStringLiteral("expected 0")));
        QVERIFY(refusal(text.chopped(4)).contains(QStringLiteral("expected 0")));
        QVERIFY(refusal(text + "v 3 0\n").contains(QStringLiteral("end of the file")));
        QVERIFY(refusal("s SATISFIABLE\nv x 0\n").contains(QStringLiteral("a literal")));
        QVERIFY(refusal("s SATISFIABLE\nv 1 0\n").contains(QStringLiteral("a piece on")));
        QVERIFY(refusal("s SATISFIABLE\nw 1 0\n").contains(QStringLiteral("2:1")));
        // Every piece on two cells.
        QVERIFY(refusal(QByteArray(text).replace(" -", " ")).contains(QStringLiteral("not used")));
        GeneratorSettings settings;
        settings.size = {4, 4};
        settings.seed = 2;
        const Puzzle other = generatePuzzle(settings).puzzle;
        QVERIFY(!refusalOf(text, &other).isEmpty());
    }

    void damagedFormulasAreRefused() {
        const QByteArray text = dimacs().write(PuzzleFile(solvedFile().puzzle));
        QVERIFY(refusalOf(text, nullptr).isEmpty());
        const auto end = text.indexOf("p cnf");
        QVERIFY(refusalOf(text.left(end), nullptr).contains(QStringLiteral("p cnf")));
        QVERIFY(refusalOf(text.sliced(end), nullptr).contains(QStringLiteral("which puzzle")));
        QVERIFY(refusalOf(text.chopped(3), nullptr).contains(QStringLiteral("a literal")));
        QVERIFY(refusalOf(text + "1 0\n", nullptr).contains(QStringLiteral("end of the file")));
        QVERIFY(refusalOf(QByteArray(text).replace("c piece ", "c piece 9 "), nullptr)
                    .contains(QStringLiteral("end of the line")));
    }

    void broken_data() {
        brokenColumns();
        const auto row = [](const char* name, const QByteArray& text, int line, int column,
                            const char* part) { addBroken(name, text, line, column, part); };
        const QByteArray rules = "c tessera 1 1 0 0 0 0\n";
        const QByteArray puzzle = rules + "c piece 1 2 3 4\n";
        row("no comments", "p cnf 1 1\n1 0\n", 0, 0, "which puzzle");
        row("neither", "c\nx 1\n", 2, 1, "c, p cnf, found “x”");
        row("size 0", "c tessera 0 1 1 0 0 0\n", 1, 11, "width, height and four rules from 1");
        row("size 128", "c tessera 1 128 1 0 0 0\n", 1, 13, "from 1 to 127, found “128”");
        row("rule 2", "c tessera 1 1 0 2 0 0\n", 1, 17, "from 0 to 1, found “2”");
        row("rim 255", "c tessera 1 1 0 0 0 255\n", 1, 21, "from -1 to 254");
        row("rim -2", "c tessera 1 1 0 0 0 -2\n", 1, 21, "from -1 to 254");
        row("seven rules", "c tessera 1 1 1 0 0 0 9\n", 1, 23, "the end of the line, found “9”");
        row("five rules", "c tessera 1 1 1 0 0\n", 1, 20, "found the end of the line");
        row("colour 255", rules + "c piece 0 0 255 0\n", 2, 13, "a colour from -127 to 254");
        row("colour -128", rules + "c piece 0 0 0 -128\n", 2, 15, "a colour from -127 to 254");
        row("a second piece", puzzle + "c piece 1 2 3 4\n", 3, 9, "at most 1 pieces");
        row("hint's cell 0", puzzle + "c hint 0 1 0\n", 3, 8, "cell, piece and rotation from 1");
        row("hint's cell 2", puzzle + "c hint 2 1 0\n", 3, 8, "from 1 to 1, found “2”");
        row("hint's piece 2", puzzle + "c hint 1 2 0\n", 3, 10, "from 1 to 1, found “2”");
        row("hint's rotation", puzzle + "c hint 1 1 4\n", 3, 12, "from 0 to 3, found “4”");
        row("hint above its piece", rules + "c hint 1 1 0\n", 2, 8,
            "a piece and a cell of this puzzle, found piece 1 on cell 1");
        row("hint twice", puzzle + "c hint 1 1 0\nc hint 1 1 0\n", 4, 8,
            "no other hint uses, found piece 1 on A1");
        row("impossible rules", "c tessera 1 1 1 0 1 0\nc piece 0 0 0 0\np cnf 0 0\n", 0, 0, "");
        row("no clauses", puzzle, 3, 1, "p cnf, found the end of the file");
        row("another form", puzzle + "p dnf 1 1\n", 3, 3, "cnf, found “dnf”");
        row("short head", puzzle + "p cnf 1\n", 3, 8, "numbers of variables and clauses");
        row("long head", puzzle + "p cnf 1 1 1\n", 3, 11, "the end of the line");
        row("variable 2", puzzle + "p cnf 1 1\n2 0\n", 4, 1, "a literal from -1 to 1");
        row("variable -2", puzzle + "p cnf 1 1\n-2 0\n", 4, 1, "a literal from -1 to 1");
        row("open clause", puzzle + "p cnf 1 1\n1\n", 5, 1, "a literal, found the end");
        row("one clause of two", puzzle + "p cnf 1 2\n1 0\n", 5, 1, "a literal, found the end");
        row("two clauses of one", puzzle + "p cnf 1 1\n1 0\n1 0\n", 5, 1, "the end of the file");
        row("open behind the last", puzzle + "p cnf 1 1\n1 0 1\n", 4, 5, "the end of the file");
        row("a clause of none", puzzle + "p cnf 1 0\n0\n", 4, 1, "the end of the file");
    }
    void broken() { checkBroken("dimacs"); }

    void whatHasNoFormulaIsRefused() {
        const PuzzleFile file = solvedFile();
        std::vector<Piece> pieces(file.puzzle.pieces().begin(), file.puzzle.pieces().end());
        pieces.pop_back();
        QVERIFY_THROWS_EXCEPTION(UserError, (void)dimacs().write(PuzzleFile(Puzzle(
                                                file.puzzle.size(), file.puzzle.rules(), pieces))));
    }
};

TESSERA_TEST(TestDimacsFormat, Needs::Nothing)

} // namespace tessera::tst_DimacsFormat

#include "tst_DimacsFormat.moc"
