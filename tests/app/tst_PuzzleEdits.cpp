// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/PuzzleDocument.h"
#include "app/document/PuzzleEditor.h"
#include "app/document/PuzzleEdits.h"
#include "tests/TestProgram.h"
#include "tests/app/DocumentTesting.h"
#include "tests/core/RandomPuzzle.h"

#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Counting.h"
#include "core/support/Random.h"
#include "core/support/UserError.h"

#include <QCryptographicHash>

#include <array>
#include <functional>
#include <utility>

namespace tessera::tst_PuzzleEdits {

namespace {

std::vector<PuzzleFile> samples(bool solved) {
    return {samplePuzzle({{5, 4}, {}, {0, 7}, solved}),
            samplePuzzle({{4, 6}, {true, true}, {}, solved}),
            samplePuzzle({{5, 5}, {false, false}, {}, solved}),
            samplePuzzle({{3, 5}, {false, true}, {}, solved})};
}

/// All pieces on the board in any order, in any rotation.
PuzzleFile scattered(PuzzleFile file, std::uint64_t seed, int empty = 0) {
    Random random(seed);
    std::vector<PieceIndex> order;
    for (int i = 0; i < file.puzzle.pieceCount(); ++i)
        order.push_back(static_cast<PieceIndex>(i));
    random.shuffle(std::span(order));
    file.board.clearAll();
    for (int cell = empty; cell < file.board.cells(); ++cell)
        file.board.place(
            cell, piece(order[static_cast<std::size_t>(cell)], static_cast<int>(random.below(4))));
    return file;
}

/// All that an edit may change, in short.
QByteArray checksumOf(const PuzzleFile& file) {
    const Puzzle& puzzle = file.puzzle;
    const Rules& rules = puzzle.rules();
    std::vector<int> told{puzzle.width(),
                          puzzle.height(),
                          int{rules.framed},
                          int{rules.isSigned},
                          int{rules.keepsRotation},
                          rules.rimColor,
                          file.info.bestScore,
                          static_cast<int>(file.info.generator.size()),
                          static_cast<int>(file.unknownKeys.size())};
    for (const Piece& one : puzzle.pieces())
        told.insert(told.end(), one.edges.begin(), one.edges.end());
    for (const Hint& hint : puzzle.hints())
        told.insert(told.end(), {hint.cell, hint.placement.code()});
    for (const auto& codes : {file.board.codes(), file.solution}) {
        told.push_back(static_cast<int>(codes.size()));
        told.insert(told.end(), codes.begin(), codes.end());
    }
    told.insert(told.end(), file.locked.begin(), file.locked.end());
    QByteArray text;
    for (const int number : told)
        text += QByteArray::number(number) + ' ';
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().left(12);
}

/// Boards of all rules: solved, with holes, and with pieces left over, with locks and hints.
std::vector<PuzzleFile> boardsToEdit() {
    std::vector<PuzzleFile> files;
    const std::array kinds{SampleSpec{{5, 4}, {}, {0, 7}},
                           SampleSpec{{4, 6}, {true, true}, {5}},
                           SampleSpec{{5, 5}, {false, false}, {6, 24}},
                           SampleSpec{{3, 5}, {false, true}, {}},
                           SampleSpec{{4, 3}, {false, false, true}, {3}},
                           SampleSpec{{3, 3}, {false, false, false, 2}, {8}}};
    for (SampleSpec kind : kinds) {
        for (const int empty : {0, 3}) {
            kind.solved = empty == 0;
            PuzzleFile file = samplePuzzle(kind);
            if (empty > 0 && !kind.rules.keepsRotation)
                file = scattered(file, 5, empty);
            file.locked[4] = file.locked[8] = true;
            file.info.generator = {{QStringLiteral("seed"), 1}};
            file.info.bestScore = 7;
            file.unknownKeys = {{QStringLiteral("later"), 1}};
            files.push_back(file);
        }
        files.push_back(resized(files.back(), {3, 4}, false));
    }
    return files;
}

bool isSolvedBy(const Puzzle& puzzle, const std::vector<std::uint16_t>& codes) {
    const auto board = Board::fromCodes(puzzle.size(), puzzle.pieceCount(), codes);
    return board && scoreOf(puzzle, *board).isSolved();
}

} // namespace

class TestPuzzleEdits : public QObject {
    Q_OBJECT

private slots:
    void everyEditIsAsBefore_data() {
        QTest::addColumn<std::function<PuzzleFile(const PuzzleFile&)>>("edit");
        QTest::addColumn<QByteArray>("kept");
        const auto row = [](const char* name, const char* kept,
                            const std::function<PuzzleFile(const PuzzleFile&)>& edit) {
            QTest::newRow(name) << edit << QByteArray(kept);
        };
        using File = PuzzleFile;
        row("mirror", "b17fb6710ce8",
            [](const File& file) { return mirrored(file, Qt::Horizontal); });
        row("flip", "04ef6efe96de", [](const File& file) { return mirrored(file, Qt::Vertical); });
        row("turn", "8c9846d91864", [](const File& file) { return turned(file, 1); });
        row("turn back", "ad33732f347f", [](const File& file) { return turned(file, -5); });
        row("larger", "c65d2a89dfec", [](const File& file) { return resized(file, {6, 5}, true); });
        row("wider", "5222821ced0b", [](const File& file) { return resized(file, {7, 2}, true); });
        row("smaller", "db956f846301", [](const File& file) {
            return resized(file, {2, 3}, false);
        });
        row("recolour", "7e3785faad46", [](const File& file) { return recolored(file); });
        row("replace", "217b64cbe392",
            [](const File& file) { return withColorReplaced(file, 2, 3); });
        row("replace by a new one", "f692c93fcde5",
            [](const File& file) { return withColorReplaced(file, 1, 9); });
        row("frame", "46a28c72df7b", [](const File& file) { return withFrame(file, true); });
        row("no frame", "fa623c9e57a5", [](const File& file) { return withFrame(file, false); });
        row("rim", "7e6cf184c688", [](const File& file) { return withRimColor(file, 3); });
        row("signs", "16c0faecd900", [](const File& file) { return withSigns(file, true); });
        row("no signs", "79e2336e90ab", [](const File& file) { return withSigns(file, false); });
        row("keep rotations", "4f6079f53797",
            [](const File& file) { return withKeptRotation(file, true); });
        row("free rotations", "4597c776f0b2",
            [](const File& file) { return withKeptRotation(file, false); });
        row("delete", "8feb026c819d", [](const File& file) { return withoutPieces(file, {1, 4}); });
        row("add", "c05a475639a1", [](const File& file) {
            const std::array added{Piece{{1, 2, 3, 1}}, Piece{{2, 2, 1, 1}}};
            return withPiecesAdded(file, added);
        });
        row("make a puzzle", "5dc4fe69ed7b", [](const File& file) {
            if (const QString reason = whyNoPuzzle(file); !reason.isEmpty())
                throw UserError(reason);
            return puzzleFromBoard(file, 3);
        });
    }
    /// Or as refused.
    void everyEditIsAsBefore() {
        QFETCH(std::function<PuzzleFile(const PuzzleFile&)>, edit);
        QFETCH(QByteArray, kept);
        QByteArray all;
        for (const PuzzleFile& file : boardsToEdit()) {
            try {
                all += checksumOf(edit(file));
            } catch (const UserError&) {
                all += "refused";
            }
        }
        QCOMPARE(QCryptographicHash::hash(all, QCryptographicHash::Sha256).toHex().left(12), kept);
    }

    /// A step has its name, a refusal or a note its sentence; what changes nothing says nothing.
    void everyStepSaysWhatItDoes() {
        PuzzleDocument document(samplePuzzle({{4, 3}, {false, false}, {}, true}));
        BoardEditor board(document);
        PuzzleEditor editor(document);
        QStringList told;
        const auto tell = [&](const QString& sentence) { told << sentence; };
        connect(&board, &BoardEditor::refused, this, tell);
        connect(&editor, &PuzzleEditor::refused, this, tell);
        connect(&editor, &PuzzleEditor::noted, this, tell);
        int steps = 0;
        const auto act = [&](const std::function<void()>& edit) {
            edit();
            if (document.history().count() != std::exchange(steps, document.history().count()))
                told << u'*' + document.history().undoText();
            else
                told << QStringLiteral("-");
        };
        act([&] { board.swap(0, 5); });
        act([&] { board.swap(3, 3); });
        act([&] { board.remove({0}); });
        act([&] { board.remove({0}); });
        act([&] { board.remove({1, 2, 0}); });
        act([&] { board.swap(0, 1); });
        act([&] { board.swap(0, 4); });
        act([&] { board.swap(5, 1); });
        act([&] { board.move({6, 2}, -1, 0); });
        act([&] { board.rotate({7}, 1); });
        act([&] { board.rotate({7, 10, 2}, 1); });
        act([&] { board.rotate({2}, 1); });
        act([&] { board.turnBlock({6, 7, 10, 11}, 1); });
        act([&] { board.toggleLock({7, 10, 2}); });
        act([&] { board.toggleLock({7}); });
        act([&] { board.toggleLock({}); });
        act([&] { board.showSolution(); });
        act([&] { editor.paintEdge(7, Side::Up, 3, false, 1); });
        act([&] { editor.paintEdge(2, Side::Up, 3, true, 1); });
        act([&] { editor.cycleEdge(7, Side::Up, 1, true); });
        act([&] { editor.addPiece({}); });
        act([&] { editor.addPiece(PieceIndex{4}); });
        act([&] { editor.addPieces({Piece{{1, 1, 1, 1}}, Piece{{1, 2, 1, 2}}}); });
        act([&] { editor.deletePiecesOn({10}); });
        act([&] { editor.deletePiecesOn({2}); });
        act([&] { editor.deletePiecesOn({4, 7}); });
        act([&] { editor.deletePiece(12); });
        act([&] { editor.makePuzzle(1); });
        act([&] { editor.setRimColor(2); });
        act([&] { editor.setRimColor(2); });
        act([&] { editor.setSigned(true); });
        act([&] { editor.setRimColor(kGrey); });
        act([&] { editor.setSigned(true); });
        act([&] { editor.setSigned(true); });
        act([&] { editor.setSigned(false); });
        act([&] { editor.setKeepsRotation(true); });
        act([&] { board.rotate({2}, 1); });
        act([&] { editor.setKeepsRotation(false); });
        act([&] { editor.setFramed(false); });
        act([&] { editor.setFramed(true); });
        act([&] { editor.setFramed(false); });
        act([&] { editor.replaceColor(1, 2); });
        act([&] { editor.recolor(); });
        act([&] { editor.recolor(); });
        act([&] { editor.mirror(Qt::Horizontal); });
        act([&] { editor.mirror(Qt::Vertical); });
        act([&] { editor.turn(1); });
        act([&] { editor.turn(-1); });
        act([&] { editor.turn(4); });
        act([&] { editor.resize({4, 4}, true); });
        act([&] { editor.resize({128, 4}, true); });
        act([&] { board.clear(); });
        act([&] { board.shuffle(1); });
        act([&] {
            board.keep(Board(document.puzzle().size(), document.puzzle().pieceCount()), 5);
        });
        QCOMPARE(told,
                 QString::fromUtf8(
                     "*Swap A1 and B2\n"
                     "-\n"
                     "*Remove piece 6 from A1\n"
                     "-\n"
                     "*Remove 2 piece(s)\n"
                     "-\n"
                     "*Move piece 7 from A2 to A1\n"
                     "*Move piece 3 from B2 to B1\n"
                     "*Move 1 piece(s)\n"
                     "*Rotate piece 1 on D2\n"
                     "*Rotate 3 piece(s)\n"
                     "*Rotate piece 3 on C1\n"
                     "*Rotate a block of 2×2\n"
                     "*Lock 2 cell(s)\n"
                     "There is no piece on D2 to lock.\n"
                     "-\n"
                     "-\n"
                     "C1 is locked. Unlock it first.\n"
                     "-\n"
                     "There is no piece on D2 to paint. Place one there first.\n"
                     "-\n"
                     "*Paint edges\n"
                     "There is no piece on D2 to paint. Place one there first.\n"
                     "-\n"
                     "*Add a piece\n"
                     "*Duplicate piece 5\n"
                     "*Enter 2 piece(s)\n"
                     "C3 is locked. Unlock it first.\n"
                     "-\n"
                     "C1 is locked. Unlock it first.\n"
                     "-\n"
                     "First select the pieces to delete.\n"
                     "-\n"
                     "*Delete piece 13\n"
                     "A puzzle needs as many pieces as cells: add or delete pieces.\n"
                     "-\n"
                     "*Change the rim rule\n"
                     "-\n"
                     "A rim in one colour is not possible with tabs and blanks: one of the two "
                     "would stay unpaired.\n"
                     "-\n"
                     "*Change the rim rule\n"
                     "*Add signs\n"
                     "-\n"
                     "*Remove signs\n"
                     "The pieces are now listed in their rotation on the board.\n"
                     "*Keep the rotation of pieces\n"
                     "The pieces of this puzzle keep their rotation.\n"
                     "-\n"
                     "*Allow pieces to rotate\n"
                     "-\n"
                     "*Add the frame\n"
                     "*Remove the frame\n"
                     "*Replace colour 1 with 2\n"
                     "Changed 4 edge(s).\n"
                     "*Recolour to match\n"
                     "All placed pieces already match.\n"
                     "-\n"
                     "Each piece is now its mirror image. Rotating the old piece may not give the "
                     "new one.\n"
                     "*Mirror left to right\n"
                     "Each piece is now its mirror image. Rotating the old piece may not give the "
                     "new one.\n"
                     "*Mirror top to bottom\n"
                     "*Rotate the board clockwise\n"
                     "*Rotate the board anticlockwise\n"
                     "-\n"
                     "*Resize to 4 × 4\n"
                     "A board of 128×4 cells is not possible: each side must have 1 to 127 cells.\n"
                     "-\n"
                     "*Clear the board\n"
                     "*Place all pieces at random\n"
                     "*Keep the search’s board (5 of 24)")
                     .split(u'\n'));
    }

    void transformsKeepWhatMatches() {
        for (const bool solved : {false, true}) {
            for (const PuzzleFile& sample : samples(solved)) {
                const PuzzleFile file = solved ? sample : scattered(sample, 5, 2);
                const Score before = scoreOf(file.puzzle, file.board);
                const auto violations = violationsOf(file.puzzle, file.board).size();
                for (const PuzzleFile& other :
                     {mirrored(file, Qt::Horizontal), mirrored(file, Qt::Vertical), turned(file, 1),
                      turned(file, 2), turned(file, -1)}) {
                    const Score after = scoreOf(other.puzzle, other.board);
                    QCOMPARE(after.matched, before.matched);
                    QCOMPARE(after.mismatched, before.mismatched);
                    QCOMPARE(after.badAreas, before.badAreas);
                    QCOMPARE(violationsOf(other.puzzle, other.board).size(), violations);
                    QVERIFY(isSolvedBy(other.puzzle, other.solution));
                }
            }
        }
    }

    void transformsComeBack() {
        for (PuzzleFile file : samples(true)) {
            file.info.generator = {};
            file.locked[3] = true;
            QCOMPARE(mirrored(mirrored(file, Qt::Horizontal), Qt::Horizontal), file);
            QCOMPARE(mirrored(mirrored(file, Qt::Vertical), Qt::Vertical), file);
            QCOMPARE(turned(turned(file, 1), -1), file);
            // Rotating leaves the pieces, so their origin stays unless the size is another one.
            file.info.generator = {{QStringLiteral("seed"), 1}};
            QCOMPARE(turned(turned(file, 2), 2), file);
            const PuzzleFile quarter = turned(file, 1);
            QCOMPARE(quarter.info.generator.isEmpty(), file.puzzle.width() != file.puzzle.height());
            QCOMPARE(quarter.puzzle.width(), file.puzzle.height());
            // Upside down equals left to right between two half turns of the board.
            const PuzzleFile flipped = mirrored(file, Qt::Vertical);
            const PuzzleFile other = turned(mirrored(file, Qt::Horizontal), 2);
            QCOMPARE(flipped, other);
        }
    }

    /// A corner moves from the upper left to the upper right, with lock and hint.
    void turningCarriesLocksAndHints() {
        PuzzleFile file = samplePuzzle({{5, 4}, {}, {0}, true});
        file.locked[6] = true; // column 1, row 1
        const PuzzleFile after = turned(file, 1);
        QCOMPARE(after.board.at(3), file.board.at(0).turned(1));
        QCOMPARE(after.puzzle.hints()[0].cell, 3);
        QVERIFY(after.locked[static_cast<std::size_t>(after.puzzle.size().cell(2, 1))]);
        QCOMPARE(std::ranges::count(after.locked, true), 1);
        // Only pieces are locked.
        file.board.clear(6);
        QCOMPARE(std::ranges::count(turned(file, 1).locked, true), 0);
    }

    void aMirroredPieceIsAnother() {
        const PuzzleFile file(Puzzle({1, 1}, {false, false}, {Piece{{1, 2, 3, 4}}}));
        const Piece mirror = mirrored(file, Qt::Horizontal).puzzle.piece(0);
        QCOMPARE(mirror, (Piece{{1, 4, 3, 2}}));
        QVERIFY(mirror.canonical() != file.puzzle.piece(0).canonical());
    }

    /// Back from grey comes one pattern that no piece has yet.
    void edgesGoThroughGreyAllColorsAndOneMore() {
        for (const bool isSigned : {false, true}) {
            PuzzleDocument document(samplePuzzle({{4, 4}, {true, isSigned}, {}, true}));
            PuzzleEditor editor(document);
            const int highest = document.puzzle().highestColor();
            const auto color = [&] {
                return int{document.puzzle().edge(document.board().at(5), Side::Up)};
            };
            for (int steps = 0; color() != kGrey && steps <= 2 * highest; ++steps)
                editor.cycleEdge(5, Side::Up, -1, false);
            QCOMPARE(color(), int{kGrey});
            editor.cycleEdge(5, Side::Up, -1, false);
            QCOMPARE(color(), isSigned ? -highest - 1 : highest + 1);
        }
    }

    void resizingKeepsPiecesAndPlaces() {
        PuzzleFile file = samplePuzzle({{5, 4}, {}, {}, true});
        file.locked[0] = file.locked[4] = true;
        const PuzzleFile smaller = resized(file, {3, 6}, false);
        QCOMPARE(smaller.puzzle.pieceCount(), 20);
        QCOMPARE(smaller.board.placedCount(), 12);
        for (int row = 0; row < 4; ++row) {
            for (int column = 0; column < 3; ++column)
                QCOMPARE(smaller.board.at(row * 3 + column), file.board.at(row * 5 + column));
        }
        QVERIFY(smaller.locked[0]);
        QCOMPARE(std::ranges::count(smaller.locked, true), 1);
        QVERIFY(smaller.solution.empty());
        file.solution = file.board.codes();
        QVERIFY(!file.solution.empty());
        QCOMPARE(resized(file, {5, 4}, false).solution, file.solution);
        QVERIFY(resized(file, {5, 5}, false).solution.empty());
        QVERIFY_THROWS_EXCEPTION(UserError, (void)resized(file, {0, 4}, false));
        QVERIFY_THROWS_EXCEPTION(UserError, (void)resized(file, {128, 4}, false));
    }

    /// Larger, new pieces on the new cells, recoloured: a valid board again.
    void aLargerBoardCanBeMadeValid() {
        for (const bool isSigned : {false, true}) {
            PuzzleFile file =
                resized(samplePuzzle({{4, 4}, {true, isSigned}, {}, true}), {6, 5}, true);
            QVERIFY(file.puzzle.isComplete());
            for (int cell = 0, next = 16; cell < file.board.cells(); ++cell) {
                if (file.board.at(cell).isEmpty())
                    file.board.place(cell, piece(next++));
            }
            QVERIFY(!whyNoPuzzle(file).isEmpty());
            file = recolored(file);
            QCOMPARE(whyNoPuzzle(file), QString());
            for (const Diagnosis& diagnosis : diagnose(file.puzzle))
                QVERIFY2(diagnosis.kind == Diagnosis::Kind::Copies, qPrintable(diagnosis.sentence));
        }
    }

    void recoloringChangesNoMoreThanNeeded() {
        for (const PuzzleFile& sample : samples(true)) {
            QCOMPARE(edgesChanged(sample.puzzle, recolored(sample).puzzle), 0);
            for (std::uint64_t seed = 1; seed <= 20; ++seed) {
                const PuzzleFile file = scattered(sample, seed, seed % 2 == 0 ? 0 : 3);
                const PuzzleFile after = recolored(file);
                const Score score = scoreOf(after.puzzle, after.board);
                QCOMPARE(score.mismatched, 0);
                for (const Violation& violation : violationsOf(after.puzzle, after.board))
                    QCOMPARE(violation.kind, Violation::Kind::HintMoved);
                QCOMPARE(edgesChanged(file.puzzle, after.puzzle), leastChanges(file));
            }
        }
    }

    void recoloringReachesARimAboveAllPatterns() {
        for (const Color rim : {Color{6}, Color{20}, kMaxColor}) {
            const PuzzleFile file =
                withRimColor(samplePuzzle({{5, 5}, {false, false}, {}, true}), rim);
            QVERIFY(file.puzzle.highestColor() < rim);
            const PuzzleFile after = recolored(scattered(file, 5));
            QVERIFY(scoreOf(after.puzzle, after.board).isSolved());
            QCOMPARE(after.puzzle.edge(after.board.at(0), Side::Up), rim);
        }
    }

    void aFixedPieceKeepsItsEdge() {
        PuzzleFile file(Puzzle({2, 1}, {false, false}, {Piece{{1, 1, 1, 1}}, Piece{{2, 2, 2, 2}}}));
        file.board.place(0, piece(0));
        file.board.place(1, piece(1));
        QCOMPARE(recolored(file).puzzle.piece(1).edge(Side::Left), Color{1});
        file.locked[1] = true;
        QCOMPARE(recolored(file).puzzle.piece(0).edge(Side::Right), Color{2});
        QCOMPARE(recolored(file).puzzle.piece(1), file.puzzle.piece(1));
    }

    void signsKeepWhatMatches() {
        for (const bool framed : {false, true}) {
            const PuzzleFile file = samplePuzzle({{5, 5}, {framed, false}, {}, true});
            const PuzzleFile after = withSigns(file, true);
            QVERIFY(after.puzzle.isSigned());
            QVERIFY(scoreOf(after.puzzle, after.board).isSolved());
            QVERIFY(isSolvedBy(after.puzzle, after.solution));
            PuzzleFile back = withSigns(after, false);
            QCOMPARE(back.puzzle, file.puzzle);
        }
        // In the tray there are equally many of both halves, so that they can be paired off.
        const PuzzleFile tray = withSigns(samplePuzzle({{6, 6}, {}, {}}), true);
        std::array<int, 8> surplus{};
        for (const Piece& each : tray.puzzle.pieces()) {
            for (const Color color : each.edges)
                surplus[static_cast<std::size_t>(std::abs(color))] += color > 0 ? 1 : -1;
        }
        for (std::size_t pattern = 1; pattern < surplus.size(); ++pattern)
            QCOMPARE(surplus[pattern], 0);
        const PuzzleFile many(Puzzle({1, 1}, {false, false}, {Piece{{1, 2, 3, 200}}}));
        QVERIFY_THROWS_EXCEPTION(UserError, (void)withSigns(many, true));
    }

    void theFrameTurnsTheRimGrey() {
        const PuzzleFile file = scattered(samplePuzzle({{4, 3}, {false, false}, {}}), 3);
        const PuzzleFile framed = withFrame(file, true);
        QVERIFY(framed.puzzle.framed());
        QVERIFY(violationsOf(framed.puzzle, framed.board).empty());
        QCOMPARE(edgesChanged(file.puzzle, framed.puzzle), 14);
        const PuzzleFile off = withFrame(framed, false);
        QVERIFY(std::ranges::equal(off.puzzle.pieces(), framed.puzzle.pieces()));
    }

    void theRimFollowsItsRule() {
        const Rules rules{false, false, false, 2};
        const PuzzleFile file = samplePuzzle({{4, 3}, rules, {}, true});
        QVERIFY(isSolvedBy(file.puzzle, file.solution));
        const PuzzleFile replaced = withColorReplaced(file, 2, 7);
        QCOMPARE(replaced.puzzle.rules().rimColor, Color{7});
        QVERIFY(isSolvedBy(replaced.puzzle, replaced.solution));
        // The rule changes nothing else, except the solution that it invalidates.
        const PuzzleFile other = withRimColor(file, 3);
        QVERIFY(std::ranges::equal(other.puzzle.pieces(), file.puzzle.pieces()));
        QVERIFY(other.solution.empty() && withRimColor(file, kGrey).solution == file.solution);
        const PuzzleFile mended = recolored(other);
        QVERIFY(scoreOf(mended.puzzle, mended.board).isSolved());
        QCOMPARE(edgesChanged(other.puzzle, mended.puzzle), 14);
        for (const PuzzleFile& turnedFile : {turned(file, 1), mirrored(file, Qt::Horizontal)})
            QVERIFY(isSolvedBy(turnedFile.puzzle, turnedFile.solution));
        const PuzzleFile larger = resized(file, {5, 3}, true);
        QCOMPARE(larger.puzzle.rules(), rules);
        QVERIFY_THROWS_EXCEPTION(UserError, (void)withFrame(file, true));
        QVERIFY_THROWS_EXCEPTION(UserError, (void)withSigns(file, true));
    }

    void replacingAColorKeepsTheSolution() {
        for (const PuzzleFile& file : samples(false)) {
            const PuzzleFile after = withColorReplaced(file, 2, 1);
            QVERIFY(isSolvedBy(after.puzzle, after.solution));
            for (const Piece& each : after.puzzle.pieces()) {
                for (const Color color : each.edges)
                    QVERIFY(std::abs(color) != 2);
            }
        }
        QVERIFY_THROWS_EXCEPTION(UserError, (void)withColorReplaced(samplePuzzle(), 1, 300));
    }

    void deletedPiecesLeaveTheOthersInPlace() {
        PuzzleFile file = samplePuzzle({{4, 4}, {}, {0}, true});
        const PieceIndex hinted = file.puzzle.hints()[0].placement.piece();
        const PuzzleFile after = withoutPieces(file, {hinted, file.board.at(5).piece()});
        QCOMPARE(after.puzzle.pieceCount(), 14);
        QVERIFY(after.puzzle.hints().empty());
        QVERIFY(after.board.at(0).isEmpty() && after.board.at(5).isEmpty());
        for (int cell = 0; cell < 16; ++cell) {
            for (const Side side : kSides) {
                if (cell != 0 && cell != 5)
                    QCOMPARE(after.puzzle.edge(after.board.at(cell), side),
                             file.puzzle.edge(file.board.at(cell), side));
            }
        }
        const PuzzleFile more = withPiecesAdded(after, std::array{Piece{{0, 1, 2, 0}}});
        QCOMPARE(more.puzzle.pieceCount(), 15);
        QCOMPARE(more.board.codes(), after.board.codes());
        QVERIFY(!more.board.cellOf(14));
    }

    void piecesAreListedAsTheyLieToKeepTheirRotation() {
        for (const bool isSigned : {false, true}) {
            const PuzzleFile file =
                scattered(samplePuzzle({{4, 5}, {false, isSigned}, {}, false}), 8, 3);
            const PuzzleFile kept = withKeptRotation(file, true);
            QVERIFY(kept.puzzle.keepsRotation());
            QVERIFY(violationsOf(kept.puzzle, kept.board).empty());
            QCOMPARE(kept.board.placedCount(), file.board.placedCount());
            for (int cell = 0; cell < file.board.cells(); ++cell) {
                for (const Side side : kSides)
                    QCOMPARE(kept.puzzle.edge(kept.board.at(cell), side),
                             file.puzzle.edge(file.board.at(cell), side));
            }
            const PuzzleFile free = withKeptRotation(kept, false);
            QVERIFY(!free.puzzle.keepsRotation());
            QCOMPARE(free.board, kept.board);
            QVERIFY(std::ranges::equal(free.puzzle.pieces(), kept.puzzle.pieces()));
        }
        QVERIFY_THROWS_EXCEPTION(UserError, (void)withKeptRotation(samplePuzzle(), true));
    }

    void hintsKeepTheirLookWithTheirRotation() {
        PuzzleFile file = samplePuzzle({{4, 4}, {false, false}, {0, 5, 9}, true});
        // One of them is elsewhere, in another rotation and locked.
        file.board.swap(5, 6);
        file.board.rotate(6, 1);
        file.locked[6] = true;
        const PuzzleFile kept = withKeptRotation(file, true);
        QCOMPARE(kept.puzzle.hints().size(), std::size_t{3});
        for (std::size_t i = 0; i < 3; ++i) {
            for (const Side side : kSides)
                QCOMPARE(kept.puzzle.edge(kept.puzzle.hints()[i].placement, side),
                         file.puzzle.edge(file.puzzle.hints()[i].placement, side));
        }
        QVERIFY(kept.board.at(6).isEmpty() && !kept.locked[6]);
        QCOMPARE(kept.board.placedCount(), 15);
        for (const Placement placement : kept.board.placements())
            QVERIFY(placement.isEmpty() || placement.rotation() == 0);
    }

    void transformsTurnThePiecesOfTheListWhereTheyKeepTheirRotation() {
        Random random(3);
        for (const bool isSigned : {false, true}) {
            PuzzleFile file(test::randomPuzzle(random, {{4, 3}, {false, isSigned, true}}));
            for (int cell = 0; cell < 12; ++cell) {
                file.board.place(cell, piece(cell));
                file.solution.push_back(piece(cell).code());
            }
            for (const PuzzleFile& other :
                 {mirrored(file, Qt::Horizontal), mirrored(file, Qt::Vertical), turned(file, 1),
                  turned(file, 2), turned(file, -1), puzzleFromBoard(file, 4)}) {
                QVERIFY(violationsOf(other.puzzle, other.board).empty());
                QVERIFY(isSolvedBy(other.puzzle, other.solution));
                const auto board = Board::fromCodes(other.puzzle.size(), 12, other.solution);
                QVERIFY(violationsOf(other.puzzle, *board).empty());
            }
            QCOMPARE(turned(turned(file, 1), -1), file);
            QCOMPARE(mirrored(mirrored(file, Qt::Vertical), Qt::Vertical), file);
        }
    }

    void aBoardBecomesAPuzzle() {
        for (PuzzleFile file : samples(true)) {
            file.locked[1] = true;
            file.unknownKeys.insert(QStringLiteral("music"), 3);
            const PuzzleFile made = puzzleFromBoard(file, 11);
            QCOMPARE(made.unknownKeys, file.unknownKeys);
            QCOMPARE(made.board.placedCount(), static_cast<int>(file.puzzle.hints().size()));
            QCOMPARE(made.puzzle.hints().size(), file.puzzle.hints().size());
            QCOMPARE(std::ranges::count(made.locked, true), 0);
            QVERIFY(isSolvedBy(made.puzzle, made.solution));
            // The solution shows the same board, with other pieces and rotations.
            for (int cell = 0; cell < file.board.cells(); ++cell) {
                const auto code = made.solution[static_cast<std::size_t>(cell)];
                for (const Side side : kSides)
                    QCOMPARE(made.puzzle.edge(Placement::fromCode(code), side),
                             file.puzzle.edge(file.board.at(cell), side));
            }
            QVERIFY(!std::ranges::equal(made.puzzle.pieces(), file.puzzle.pieces()));
            QCOMPARE(puzzleFromBoard(file, 11), made);
            QVERIFY(puzzleFromBoard(file, 12) != made);
        }
    }

    void whatIsNoPuzzleIsSaid() {
        PuzzleFile file = samplePuzzle({{4, 4}, {}, {}, true});
        QCOMPARE(whyNoPuzzle(file), QString());
        QVERIFY(!whyNoPuzzle(scattered(file, 4)).isEmpty());
        file.board.clear(3);
        QVERIFY(!whyNoPuzzle(file).isEmpty());
        QVERIFY(!whyNoPuzzle(unfinishedPuzzle()).isEmpty());
    }

private:
    /// Counted joint by joint, from the definition.
    static int leastChanges(const PuzzleFile& file) {
        int changes = 0;
        const Puzzle& puzzle = file.puzzle;
        for (int cell = 0; cell < file.board.cells(); ++cell) {
            for (const Side side : kSides) {
                if (file.board.at(cell).isEmpty())
                    continue;
                const Color color = puzzle.edge(file.board.at(cell), side);
                const auto other = puzzle.size().neighbour(cell, side);
                if (!other) {
                    changes += puzzle.framed() && color != kGrey ? 1 : 0;
                } else if (file.board.at(*other).isEmpty()) {
                    changes += puzzle.framed() && color == kGrey ? 1 : 0;
                } else if (*other > cell) {
                    const Color next = puzzle.edge(file.board.at(*other), opposite(side));
                    if (!joins(color, next, puzzle.isSigned()))
                        changes += color == kGrey && next == kGrey ? 2 : 1;
                }
            }
        }
        return changes;
    }
};

TESSERA_TEST(TestPuzzleEdits, Needs::Core)

} // namespace tessera::tst_PuzzleEdits

#include "tst_PuzzleEdits.moc"
