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

bool isSolvedBy(const Puzzle& puzzle, const std::vector<std::uint16_t>& codes) {
    const auto board = Board::fromCodes(puzzle.size(), puzzle.pieceCount(), codes);
    return board && scoreOf(puzzle, *board).isSolved();
}

} // namespace

class TestPuzzleEdits : public QObject {
    Q_OBJECT

private slots:
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
            QCOMPARE(turned(turned(file, 2), 2), file);
            const PuzzleFile quarter = turned(file, 1);
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
