// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/search/StepNarration.h"
#include "tests/TestProgram.h"
#include "tests/app/WindowTesting.h"
#include "widgets/board/CellDescription.h"

#include "core/puzzle/Score.h"
#include "core/search/BestHistory.h"
#include "core/search/RefusedMove.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>

#include <numeric>

namespace tessera::tst_StepNarration {

namespace {

StepMoment momentOf(const Board& board, int best = 0, std::vector<Gauge> gauges = {}) {
    StepMoment moment{board, {}};
    moment.numbers.best = best;
    moment.numbers.gauges = std::move(gauges);
    return moment;
}

void chooseMethod(WindowTest& test, const char* id) {
    auto& method = test.child<QComboBox>("method");
    method.setCurrentIndex(method.findData(QString::fromLatin1(id)));
}

/// Starts paused, with the start board explained.
void firstStep(WindowTest& test) {
    QSignalSpy taken(&test.search(), &SearchController::stepTaken);
    test.action("searchStep").trigger();
    QTRY_COMPARE(taken.count(), 1);
}

} // namespace

class TestStepNarration : public QObject {
    Q_OBJECT

private slots:
    void movesInWords() {
        const PuzzleFile file = samplePuzzle({.solved = true});
        const Puzzle& puzzle = file.puzzle;
        const int total = puzzle.totalEdges();
        Board swapped = file.board;
        swapped.swap(7, 9);
        const int after = matchedEdges(puzzle, swapped);
        QCOMPARE(narrateStep(puzzle, momentOf(file.board), momentOf(swapped), {}),
                 QStringLiteral("Swap B2 and D2: −%1, now %2 of %3.")
                     .arg(total - after)
                     .arg(after)
                     .arg(total));
        Board turned = file.board;
        turned.rotate(7, 1);
        const QString turn = narrateStep(puzzle, momentOf(turned), momentOf(file.board), {});
        QVERIFY2(turn.startsWith(QStringLiteral("Turn B2")) && turn.contains(u'+'),
                 qPrintable(turn));
        Board without = file.board;
        without.clear(8);
        const QString lay = narrateStep(puzzle, momentOf(without), momentOf(file.board), {});
        QVERIFY2(lay.startsWith(
                     QStringLiteral("Lay piece %1 on C2: +4").arg(file.board.at(8).piece() + 1)),
                 qPrintable(lay));
        const QString take = narrateStep(puzzle, momentOf(file.board), momentOf(without), {});
        QVERIFY2(take.contains(QStringLiteral("back from C2: −4")), qPrintable(take));
        const QString none = narrateStep(puzzle, momentOf(turned), momentOf(turned), {});
        QVERIFY2(none.startsWith(QStringLiteral("Nothing moves: still")), qPrintable(none));
    }

    void refusedMovesAreNamed() {
        const PuzzleFile file = samplePuzzle({.solved = true});
        const int total = file.puzzle.totalEdges();
        const auto told = [&](RefusedMove refused) {
            StepMoment after = momentOf(file.board, 0, {{"Temperature", 0.5}});
            addRefusedMove(after.numbers.gauges, refused);
            return narrateStep(file.puzzle, momentOf(file.board), after, {});
        };
        QCOMPARE(told({7, 9, -2}),
                 QStringLiteral("Swap B2 and D2? Refused: −2, still %1 of %1. The temperature is "
                                "0.5.")
                     .arg(total));
        QVERIFY(told({7, 7, -1}).startsWith(QStringLiteral("Turn B2? Refused: −1, ")));
    }

    void methodsExplainThemselves() {
        const PuzzleFile file = samplePuzzle({.solved = true});
        Board other = file.board;
        other.swap(7, 9);
        const auto told = [&](std::vector<Gauge> before, std::vector<Gauge> after,
                              std::vector<TraceEvent> events = {}, int best = 0) {
            return narrateStep(file.puzzle, momentOf(file.board, 0, std::move(before)),
                               momentOf(other, best, std::move(after)), events);
        };
        QVERIFY(told({{"Aspirations", 2}}, {{"Aspirations", 3}}).contains(u"aspiration"));
        QVERIFY(!told({{"Aspirations", 3}}, {{"Aspirations", 3}}).contains(u"aspiration"));
        const QString annealed = told({{"Annealing moves", 10}, {"Refused annealing moves", 4}},
                                      {{"Annealing moves", 730}, {"Refused annealing moves", 655}});
        QVERIFY2(annealed.contains(u"tried 720 random moves and refused 651."),
                 qPrintable(annealed));
        QVERIFY(!told({{"Annealing moves", 10}}, {{"Annealing moves", 10}}).contains(u"Annealing"));
        QVERIFY(told({}, {{"Temperature", 1.5}}).contains(u"Accepted at temperature 1.5"));
        QVERIFY(told({{"Local optima", 1}}, {{"Local optima", 2}}).contains(u"local optimum"));
        QVERIFY(told({}, {{"Level p", 3}}).contains(u"level 3"));
        QVERIFY(told({}, {}, {}, 5).contains(u"The best so far"));
        const std::vector<TraceEvent> events(2, TraceEvent{0, 0, TraceEventKind::Restart});
        QCOMPARE(told({}, {}, events).count(QStringLiteral("A new start.")), 1);
    }

    /// Step by step in the window, every method that can be watched so is
    /// explained, and the sentence is about the board that the person sees.
    void eachMethodIsExplained_data() {
        QTest::addColumn<QByteArray>("method");
        for (const char* method : {"hill-climbing", "annealing", "tabu", "ms-gvns", "backtracking"})
            QTest::newRow(method) << QByteArray(method);
    }
    void eachMethodIsExplained() {
        QFETCH(QByteArray, method);
        WindowTest test;
        QVERIFY(test.open(hardPuzzle({8, 8})));
        chooseMethod(test, method.constData());
        firstStep(test);
        int told = 0;
        for (int step = 0; step < 8; ++step) {
            const Solution before = test.view().board().codes();
            QSignalSpy taken(&test.search(), &SearchController::stepTaken);
            test.action("searchStep").trigger();
            QTRY_COMPARE(taken.count(), 1);
            const QString sentence = test.search().stepSentence();
            QVERIFY2(sentence.contains(QStringLiteral(" of 112")), qPrintable(sentence));
            QCOMPARE(test.child<QLabel>("liveNotice").text(), sentence);
            const auto changed = differingCells(before, test.view().board().codes());
            if (!changed.empty() && changed.size() <= 4) {
                ++told;
                for (const std::size_t cell : changed) {
                    const QString name =
                        cellName(test.document().puzzle().size(), static_cast<int>(cell));
                    QVERIFY2(sentence.contains(name), qPrintable(sentence));
                }
            }
        }
        QVERIFY(told > 0 || method == "annealing" || method == "ms-gvns");
        test.action("searchStop").trigger();
        QTRY_COMPARE(test.search().state(), SearchState::Finished);
        QVERIFY(test.search().stepSentence().isEmpty());
    }

    /// Cells of the best boards that mismatch are hot, and so is what differs
    /// from a board that was pinned.
    void heatsOfMismatchesAndDifferences() {
        const PuzzleFile file = samplePuzzle({.solved = true});
        Board twisted = file.board;
        twisted.rotate(7, 1);
        BestHistory history;
        history.add({1, 1, 10}, twisted.codes());
        history.add({2, 2, 20}, file.board.codes());
        const auto hot = mismatchFrequency(file.puzzle, history);
        QVERIFY(std::abs(hot[7] - 0.5F) < 1e-6F);
        QCOMPARE(hot[35], 0.0F);
        QVERIFY(mismatchFrequency(file.puzzle, {}).empty());
        const auto differs = boardDifference(file.board, twisted);
        QCOMPARE(std::accumulate(differs.begin(), differs.end(), 0.0F), 1.0F);
        QCOMPARE(differs[7], 1.0F);

        WindowTest test;
        QVERIFY(test.open(file));
        test.action("heatPin").trigger();
        test.action("heatDifference").trigger();
        QVERIFY(test.view().overlays().testFlag(BoardOverlay::Heat));
        const QImage before = test.view().grab().toImage();
        test.page().editor().rotate({7}, 1);
        QVERIFY(test.view().grab().toImage() != before);
    }

    /// Slowed down it takes a few steps a second by itself, and can go fast again.
    void slowedDown() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle({8, 8})));
        chooseMethod(test, "tabu");
        auto& pace = test.child<QComboBox>("searchPace");
        pace.setCurrentIndex(pace.findData(25));
        QSignalSpy taken(&test.search(), &SearchController::stepTaken);
        test.action("searchRun").trigger();
        QCOMPARE(test.search().state(), SearchState::Running);
        QTRY_VERIFY(taken.count() >= 3);
        const auto iterations = test.search().numbers().iterations;
        QVERIFY2(iterations < 1000, qPrintable(QString::number(iterations)));
        test.action("searchRun").trigger();
        QCOMPARE(test.search().state(), SearchState::Paused);
        test.action("searchRun").trigger();
        QCOMPARE(test.search().state(), SearchState::Running);
        pace.setCurrentIndex(0);
        QTRY_VERIFY(test.search().numbers().iterations > iterations + 2000);
        QVERIFY(test.search().stepSentence().isEmpty());
        test.action("searchStop").trigger();
        QTRY_COMPARE(test.search().state(), SearchState::Finished);
    }

    /// The same seed leads to the same boards, stepped or not.
    void steppingDoesNotChangeTheSearch() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle({6, 6})));
        chooseMethod(test, "hill-climbing");
        firstStep(test);
        for (int step = 0; step < 5; ++step) {
            QSignalSpy taken(&test.search(), &SearchController::stepTaken);
            test.action("searchStep").trigger();
            QTRY_COMPARE(taken.count(), 1);
        }
        const Board stepped = test.view().board();
        const auto iterations = test.search().numbers().iterations;
        test.action("searchStop").trigger();
        QTRY_COMPARE(test.search().state(), SearchState::Finished);
        test.action("searchBack").trigger();
        firstStep(test);
        while (test.search().numbers().iterations < iterations) {
            QSignalSpy taken(&test.search(), &SearchController::stepTaken);
            test.action("searchStep").trigger();
            QTRY_COMPARE(taken.count(), 1);
        }
        QCOMPARE(test.view().board(), stepped);
    }
};

TESSERA_TEST(TestStepNarration, Needs::Window)

} // namespace tessera::tst_StepNarration

#include "tst_StepNarration.moc"
