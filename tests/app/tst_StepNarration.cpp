// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/board/BoardSearch.h"
#include "tests/TestProgram.h"
#include "tests/app/WindowTesting.h"
#include "widgets/board/BoardView.h"

#include "core/edges/puzzle/Board.h"
#include "core/search/Trace.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>

#include <memory>
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

/// Whether the action takes a step.
bool takesStep(WindowTest& test, const char* action = "searchStep") {
    QSignalSpy taken(&test.search(), &SearchController::stepTaken);
    test.action(action).trigger();
    return taken.count() == 1 || (taken.isEmpty() && taken.wait(TESSERA_PATIENCE));
}

} // namespace

class TestStepNarration : public QObject {
    Q_OBJECT

    /// Of a puzzle that every method can start on at once.
    std::unique_ptr<WindowTest> m_window;

private slots:
    void initTestCase() {
        m_window = std::make_unique<WindowTest>();
        QVERIFY(m_window->open(hardPuzzle({6, 6})));
    }
    void cleanup() {
        if (m_window->search().state() == SearchState::Idle)
            return;
        m_window->action("searchStop").trigger();
        QTRY_COMPARE(m_window->search().state(), SearchState::Finished);
        QVERIFY(m_window->search().stepSentence().isEmpty());
        m_window->action("searchBack").trigger();
    }

    void cleanupTestCase() { m_window.reset(); }

    /// A step has no speed.
    void noSpeedIsShownWhileStepping() {
        const auto& speed = m_window->child<QLabel>("statusSpeed");
        QStringList shown;
        QObject context;
        const auto note = [&] { shown << speed.text(); };
        connect(&m_window->search(), &SearchController::stateChanged, &context, note);
        connect(&m_window->search(), &SearchController::numbersChanged, &context, note);
        chooseMethod(*m_window, "hill-climbing");
        for (int step = 0; step < 2; ++step) {
            QVERIFY(takesStep(*m_window));
            QTRY_COMPARE(m_window->search().state(), SearchState::Paused);
        }
        QVERIFY(!shown.isEmpty());
        QVERIFY2(shown.filter(QStringLiteral("/s")).isEmpty(), qPrintable(shown.join(u'|')));
    }

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
        QVERIFY2(turn.startsWith(QStringLiteral("Rotate B2")) && turn.contains(u'+'),
                 qPrintable(turn));
        Board without = file.board;
        without.clear(8);
        const QString lay = narrateStep(puzzle, momentOf(without), momentOf(file.board), {});
        QVERIFY2(lay.startsWith(
                     QStringLiteral("Place piece %1 on C2: +4").arg(file.board.at(8).piece() + 1)),
                 qPrintable(lay));
        const QString take = narrateStep(puzzle, momentOf(file.board), momentOf(without), {});
        QVERIFY2(take.startsWith(QStringLiteral("Remove piece")) &&
                     take.contains(QStringLiteral("from C2: −4")),
                 qPrintable(take));
        const QString none = narrateStep(puzzle, momentOf(turned), momentOf(turned), {});
        QVERIFY2(none.startsWith(QStringLiteral("Nothing changed: still")), qPrintable(none));
    }

    /// A step is shown while the search is paused, and still when it is an earlier one.
    void aStepOfAnEngineDoesNotSayThatItRuns() {
        const PuzzleFile file = samplePuzzle({.solved = true});
        const int total = file.puzzle.totalEdges();
        StepMoment after = momentOf(file.board);
        after.numbers.step = SearchStep{.kind = StepKind::Beam, .name = "beam search"};
        QCOMPARE(narrateStep(file.puzzle, momentOf(file.board), after, {}),
                 QStringLiteral("A step: beam search. Board: %1 of %1.").arg(total));
    }

    void refusedMovesAreNamed() {
        const PuzzleFile file = samplePuzzle({.solved = true});
        const int total = file.puzzle.totalEdges();
        const auto told = [&](SearchStep step) {
            StepMoment after = momentOf(file.board);
            after.numbers.step = std::move(step);
            return narrateStep(file.puzzle, momentOf(file.board), after, {});
        };
        QCOMPARE(told({.kind = StepKind::Refusal,
                       .cells = {7, 9},
                       .delta = -2,
                       .temperature = 0.5,
                       .chance = 0.0183}),
                 QStringLiteral("Swap B2 and D2? Rejected: −2, still %1 of %1. At temperature 0.5 "
                                "its probability was 0.0183.")
                     .arg(total));
        QVERIFY(told({.kind = StepKind::Refusal, .cells = {7}, .delta = -1})
                    .startsWith(QStringLiteral("Rotate B2? Rejected: −1, ")));
        const QString many =
            told({.kind = StepKind::Refusal, .cells = {7, 9, 10, 11}, .delta = -1, .count = 2});
        QVERIFY2(many.startsWith(u"Change B2, D2, E2, F2? Rejected: −1, ") &&
                     many.endsWith(u"2 random move(s) were tried together."),
                 qPrintable(many));
    }

    /// A step of each kind in words, from a board to another.
    void kindsInWords() {
        const PuzzleFile file = samplePuzzle({.solved = true});
        Board other = file.board;
        other.swap(7, 9);
        const int now = matchedEdges(file.puzzle, other);
        const auto told = [&](SearchStep step) {
            StepMoment after = momentOf(other);
            after.numbers.step = std::move(step);
            return narrateStep(file.puzzle, momentOf(file.board), after, {});
        };
        const SearchStep worse{.kind = StepKind::Move,
                               .cells = {7, 9},
                               .delta = -3,
                               .temperature = 2.1,
                               .chance = 0.2397};
        QVERIFY2(told(worse).endsWith(u"Accepted at temperature 2.1, with probability 0.24."),
                 qPrintable(told(worse)));
        QVERIFY(told({.kind = StepKind::Move, .temperature = 0}).contains(u"measuring"));
        const QString tabu = told({.kind = StepKind::Move, .tabuFor = 10});
        QVERIFY2(tabu.contains(u"The best allowed neighbour. What it replaced is forbidden "
                               "for 10 move(s)."),
                 qPrintable(tabu));
        const SearchStep aspiring{.kind = StepKind::Move, .tabuFor = 10, .aspires = true};
        QVERIFY(told(aspiring).contains(u"beats the best so far (aspiration)"));
        SearchStep inPhase = aspiring;
        inPhase.level = 2;
        QVERIFY(told(inPhase).contains(u"since the last phase or perturbation"));
        QVERIFY(told({.kind = StepKind::Move, .name = "rotations"})
                    .endsWith(u"Found among the rotations."));
        QVERIFY(told({.kind = StepKind::NoMove, .name = "rotations"})
                    .startsWith(u"None of the rotations improves the board"));
        QVERIFY(told({.kind = StepKind::NoMove}).contains(u"is forbidden"));
        QVERIFY(told({.kind = StepKind::LocalOptimum}).contains(u"a local optimum"));
        QVERIFY(told({.kind = StepKind::Shake, .level = 3, .count = 5})
                    .startsWith(u"Shaken at level 3 by 5 random move(s): −"));
        QVERIFY(
            told({.kind = StepKind::Keep, .from = now - 1}).startsWith(u"Better than the kept"));
        QVERIFY(told({.kind = StepKind::Keep, .from = now}).startsWith(u"As good as the kept"));
        QVERIFY(told({.kind = StepKind::GoBack, .from = 9}).startsWith(u"9 is no improvement"));
        QVERIFY(told({.kind = StepKind::Selection, .from = 31, .other = 35})
                    .contains(u"with 31 and 35 matched edges"));
        QVERIFY(told({.kind = StepKind::Crossover,
                      .cells = {1, 2, 3},
                      .delta = -2,
                      .from = now + 2,
                      .other = 35})
                    .contains(u"takes 3 cell(s) from its other parent (35): −2, now"));
        QVERIFY(told({.kind = StepKind::Backtrack})
                    .startsWith(u"Dead end. 1 piece(s) removed, another one placed"));
        const auto code = [](int piece) {
            return Placement(static_cast<PieceIndex>(piece), 0).code();
        };
        const QString ant = told({.kind = StepKind::Placement,
                                  .cells = {7},
                                  .chance = 0.3,
                                  .options = {{code(4), 0.42}, {code(11), 0.3}}});
        QVERIFY2(ant.endsWith(u"It was drawn with probability 0.3. Most probable: piece 5 (0.42), "
                              "piece 12 (0.3)."),
                 qPrintable(ant));
    }

    /// Whole rounds and searches on several threads report no step, or only the last.
    void roundsInWords() {
        const PuzzleFile file = samplePuzzle({.solved = true});
        Board other = file.board;
        other.swap(7, 9);
        const auto told = [&](std::vector<Gauge> before, std::vector<Gauge> after,
                              std::vector<TraceEvent> events = {}, int best = 0) {
            return narrateStep(file.puzzle, momentOf(file.board, 0, std::move(before)),
                               momentOf(other, best, std::move(after)), events);
        };
        const QString annealed =
            told({{"Annealing moves", 10}, {"Rejected annealing moves", 4}},
                 {{"Annealing moves", 730}, {"Rejected annealing moves", 655}});
        QVERIFY2(annealed.contains(u"tried 720 random moves and rejected 651."),
                 qPrintable(annealed));
        QVERIFY(!told({{"Annealing moves", 10}}, {{"Annealing moves", 10}}).contains(u"Annealing"));
        // Better than the final board.
        QVERIFY(told({}, {}, {}, 500).contains(u"On the way it reached 500, the best so far."));
        const std::vector<TraceEvent> events(2, TraceEvent{{0, 0}, TraceEventKind::Restart});
        QCOMPARE(told({}, {}, events).count(QStringLiteral("Restart.")), 1);
        QVERIFY(told({}, {}, events).startsWith(u"Restart. Swap"));
        StepMoment nothing{Board(file.puzzle.size(), file.puzzle.pieceCount()), {}};
        const QString score = QStringLiteral("%1 of %2.")
                                  .arg(matchedEdges(file.puzzle, other))
                                  .arg(file.puzzle.totalEdges());
        StepMoment first = momentOf(other, 60);
        QCOMPARE(narrateStep(file.puzzle, nothing, first, {}),
                 QLatin1String("Before the first step: ") + score);
        first.numbers.evaluations = 1;
        QCOMPARE(narrateStep(file.puzzle, nothing, first, {}),
                 QLatin1String("The first board: ") + score);
    }

    /// Step by step in the window, every method that can be watched so is explained, and the
    /// sentence describes the board that the user sees.
    void eachMethodIsExplained_data() {
        QTest::addColumn<QByteArray>("method");
        for (const char* method : {"hill-climbing", "annealing", "tabu", "ms-gvns", "backtracking"})
            QTest::newRow(method) << QByteArray(method);
    }
    void eachMethodIsExplained() {
        QFETCH(QByteArray, method);
        WindowTest& test = *m_window;
        chooseMethod(test, method.constData());
        QVERIFY(takesStep(test));
        int told = 0;
        for (int step = 0; step < 8; ++step) {
            const Solution before = test.view().board().codes();
            QVERIFY(takesStep(test));
            const QString sentence = test.search().stepSentence();
            QVERIFY2(sentence.contains(QStringLiteral(" of 60")), qPrintable(sentence));
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
    }

    /// The keys of a round run to its end, and the sentence describes that.
    void roundsAreTaken() {
        WindowTest& test = *m_window;
        QVERIFY(!test.action("searchStepRound").isEnabled());
        chooseMethod(test, "hill-climbing");
        QVERIFY(takesStep(test));
        for (int round = 0; round < 3; ++round) {
            QSignalSpy taken(&test.search(), &SearchController::stepTaken);
            test.key(Qt::Key_Period, Qt::ControlModifier | Qt::AltModifier);
            QTRY_COMPARE(taken.count(), 1);
            QVERIFY2(test.search().stepSentence().contains(u"a local optimum"),
                     qPrintable(test.search().stepSentence()));
        }
    }

    /// Cells of the best boards with mismatches are hot, and so are differences to a pinned board.
    void heatsOfMismatchesAndDifferences() {
        const PuzzleFile file = samplePuzzle({.solved = true});
        Board twisted = file.board;
        twisted.rotate(7, 1);
        BestHistory history;
        history.add({{1, 1}, 10}, twisted.codes());
        history.add({{2, 2}, 20}, file.board.codes());
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

    /// In slow motion it takes a few steps per second automatically, and can speed up again.
    void slowedDown() {
        WindowTest& test = *m_window;
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
    }

    /// The same seed leads to the same boards, stepped or not.
    void steppingDoesNotChangeTheSearch() {
        WindowTest& test = *m_window;
        chooseMethod(test, "hill-climbing");
        for (int step = 0; step < 6; ++step)
            QVERIFY(takesStep(test));
        const Board stepped = test.view().board();
        const auto iterations = test.search().numbers().iterations;
        cleanup();
        QVERIFY(takesStep(test));
        while (test.search().numbers().iterations < iterations)
            QVERIFY(takesStep(test));
        QCOMPARE(test.view().board(), stepped);
    }
};

TESSERA_TEST(TestStepNarration, Needs::Window)

} // namespace tessera::tst_StepNarration

#include "tst_StepNarration.moc"
