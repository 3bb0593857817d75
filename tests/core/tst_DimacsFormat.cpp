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
