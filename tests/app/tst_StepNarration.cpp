// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/board/BoardSearch.h"
#include "tests/TestProgram.h"
#include "tests/app/WindowTesting.h"
#include "widgets/board/AccessibleBoard.h"

#include "core/edges/moves/EdgeProblem.h"
#include "core/edges/puzzle/Board.h"
#include "core/kind/Kind.h"
#include "core/search/SearchRun.h"
#include "core/search/Trace.h"

#include <QComboBox>
#include <QDeadlineTimer>
#include <QLabel>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QThread>

#include <algorithm>
#include <numeric>
#include <optional>
#include <string_view>

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

double riseOf(const char* name, const StepMoment& before, const StepMoment& after) {
    const auto value = [&](const StepMoment& moment) {
        for (const Gauge& gauge : moment.numbers.gauges) {
            if (std::string_view(gauge.name) == name)
                return gauge.value;
        }
        return 0.0;
    };
    return value(after) - value(before);
}

/// What is not true in a sentence, empty if all is. @param best the best score seen before
QString troubleIn(const QString& sentence, const Puzzle& puzzle, const StepMoment& before,
                  const StepMoment& after, const std::vector<TraceEvent>& events, int best) {
    const int was = matchedEdges(puzzle, before.board);
    const int now = matchedEdges(puzzle, after.board);
    const bool moved = before.board != after.board;
    static const QRegularExpression score(
        QStringLiteral("(([+−±])(\\d+), now|still) (\\d+) of 60"));
    const auto found = score.match(sentence);
    if (!found.hasMatch() || found.captured(4).toInt() != now)
        return QStringLiteral("another score than %1").arg(now);
    if (moved != (found.captured(1) != QLatin1String("still")))
        return QStringLiteral("moved or not");
    if (moved && found.captured(3).toInt() != std::abs(now - was))
        return QStringLiteral("another difference");
    const int known = std::max({after.numbers.best, now});
    const bool saysBest = sentence.contains(QLatin1String("The best so far."));
    const bool saysWay =
        sentence.contains(QStringLiteral("reached %1, the best so far").arg(known));
    if (saysBest && (now <= best || now < after.numbers.best))
        return QStringLiteral("not the best, which is %1").arg(known);
    if ((known > best) != (saysBest || saysWay))
        return QStringLiteral("best %1, known before %2").arg(known).arg(best);
    const bool restarted = std::ranges::any_of(
        events, [](const TraceEvent& event) { return event.kind == TraceEventKind::Restart; });
    if (restarted != sentence.contains(QLatin1String("A new start.")))
        return QStringLiteral("start");
    if ((riseOf("Aspirations", before, after) > 0) !=
        sentence.contains(QLatin1String("aspiration")))
        return QStringLiteral("aspiration");
    if ((riseOf("Local optima", before, after) > 0) != sentence.contains(QLatin1String("optimum")))
        return QStringLiteral("optimum");
    if (sentence.contains(QLatin1String("Refused:")) && moved)
        return QStringLiteral("moved all the same");
    if (sentence.contains(QLatin1String("Accepted at temperature")) && (!moved || restarted))
        return QStringLiteral("nothing to accept");
    const bool measures = std::ranges::any_of(after.numbers.gauges, [](const Gauge& gauge) {
        return std::string_view(gauge.name) == "Temperature" && gauge.value == 0;
    });
    if (measures != sentence.contains(QLatin1String("measured")) ||
        (measures && moved && now < was && !restarted))
        return QStringLiteral("measuring");
    return {};
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
            after.numbers.refused = refused;
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
        QVERIFY(!told({}, {{"Aspirations", 0}}).contains(u"aspiration"));
        QVERIFY(told({{"Phase", 2}, {"Aspirations", 0}}, {{"Phase", 2}, {"Aspirations", 1}})
                    .contains(u"since the last phase or perturbation"));
        QVERIFY(told({}, {{"Temperature", 1.5}}).contains(u"Accepted at temperature 1.5"));
        const QString measuring = told({}, {{"Temperature", 0}});
        QVERIFY2(measuring.contains(u"measured") && !measuring.contains(u"Accepted"),
                 qPrintable(measuring));
        QVERIFY(told({{"Local optima", 1}}, {{"Local optima", 2}}).contains(u"local optimum"));
        QVERIFY(!told({}, {{"Local optima", 0}}).contains(u"local optimum"));
        QVERIFY(told({{"Shakes", 1}}, {{"Shakes", 2}, {"Level p", 3}})
                    .startsWith(u"Descended, then shaken at level 3. Swap"));
        QVERIFY(!told({}, {{"Level p", 3}}).contains(u"level"));
        // A better one than the board that is left in the end.
        QVERIFY(told({}, {}, {}, 500).contains(u"On the way it reached 500, the best so far."));
        const std::vector<TraceEvent> events(2, TraceEvent{{0, 0}, TraceEventKind::Restart});
        QCOMPARE(told({}, {}, events).count(QStringLiteral("A new start.")), 1);
        QVERIFY(told({}, {}, events).startsWith(u"A new start. Swap"));
        StepMoment nothing{Board(file.puzzle.size(), file.puzzle.pieceCount()), {}};
        const StepMoment first =
            momentOf(other, 60, {{"Aspirations", 0}, {"Local optima", 0}, {"Temperature", 0}});
        QCOMPARE(narrateStep(file.puzzle, nothing, first, {}),
                 QStringLiteral("The first board: %1 of %2.")
                     .arg(matchedEdges(file.puzzle, other))
                     .arg(file.puzzle.totalEdges()));
    }

    /// Real runs of every method: what a sentence says is compared with the boards, the
    /// counters and the events of the step.
    void everySentenceIsTrue_data() {
        QTest::addColumn<QString>("method");
        QTest::addColumn<QString>("preset");
        QTest::addColumn<int>("ahead");
        for (const SolverInfo& info : solversFor(EdgeProblem::kKind)) {
            const QString id = QString::fromStdString(info.id);
            QTest::addRow("%s", info.id.c_str()) << id << QString() << 0;
            if (!info.presets.empty()) {
                const QString preset = QString::fromStdString(info.presets.front().id);
                QTest::addRow("%s, published", info.id.c_str()) << id << preset << 0;
            }
        }
        // Measuring ends after some ten thousand evaluations, a cooling after as many more.
        QTest::addRow("annealing, sampling") << QStringLiteral("annealing") << QString() << 72'010;
        QTest::addRow("annealing, cooling") << QStringLiteral("annealing") << QString() << 120'000;
        QTest::addRow("tabu-two-phase, later")
            << QStringLiteral("tabu-two-phase") << QString() << 395;
    }
    void everySentenceIsTrue() {
        QFETCH(QString, method);
        QFETCH(QString, preset);
        QFETCH(int, ahead);
        const PuzzleFile file = hardPuzzle({6, 6});
        const Puzzle& puzzle = file.puzzle;
        const SolverInfo& info = *findSolver(method.toStdString());
        ParameterValues values = info.defaults();
        if (!preset.isEmpty())
            values.apply(*info.preset(preset.toStdString()));
        const auto problem = std::make_shared<EdgeProblem>(
            puzzle, Board(puzzle.size(), puzzle.pieceCount()), std::vector<bool>(), StartKind::Own);
        SearchRun run(makeSolver(info, problem, values), problem->total(), {{}, 5, 1});
        SnapshotView view;
        run.look(view, true);
        run.startPaused();
        std::vector<TraceEvent> events;
        const auto hasStepped = [&](const SearchNumbers& before) {
            const bool waits = run.isWaiting() || run.state() == SearchState::Finished;
            run.look(view, true);
            events.insert(events.end(), view.events.begin(), view.events.end());
            // Just after it was told to step it still seems to wait.
            return waits && (view.numbers.evaluations != before.evaluations ||
                             view.numbers.iterations != before.iterations ||
                             run.state() == SearchState::Finished);
        };
        const auto step = [&](int steps) {
            const SearchNumbers before = view.numbers;
            events.clear();
            run.step(static_cast<std::uint64_t>(steps));
            // Hundreds of steps: QTest would sleep ten milliseconds after each look.
            for (QDeadlineTimer wait(60'000); !wait.hasExpired(); QThread::usleep(100)) {
                if (hasStepped(before))
                    return true;
            }
            return false;
        };
        QTRY_VERIFY(run.isWaiting());
        run.look(view, true);
        if (ahead > 0)
            QVERIFY(step(ahead));
        std::optional<StepMoment> last;
        int best = 0;
        int told = 0;
        for (int i = 0; i < 250 && run.state() != SearchState::Finished; ++i) {
            const auto board = Board::fromCodes(puzzle.size(), puzzle.pieceCount(), view.current);
            if (!view.current.empty() && board) {
                const StepMoment now{*board, view.numbers};
                const int score = matchedEdges(puzzle, *board);
                if (last) {
                    const QString sentence = narrateStep(puzzle, *last, now, events);
                    const QString trouble = troubleIn(sentence, puzzle, *last, now, events, best);
                    QVERIFY2(trouble.isEmpty(),
                             qPrintable(trouble + QStringLiteral(": ") + sentence));
                    ++told;
                } else if (ahead == 0) {
                    const StepMoment nothing{Board(puzzle.size(), puzzle.pieceCount()), {}};
                    QCOMPARE(narrateStep(puzzle, nothing, now, events),
                             QStringLiteral("The first board: %1 of 60.").arg(score));
                }
                best = std::max({best, score, view.numbers.best});
                last = now;
            }
            QVERIFY(step(1));
        }
        run.stop();
        QVERIFY(run.waitFor(60.0));
        const QStringList steady{QStringLiteral("record"), QStringLiteral("backtracking"),
                                 QStringLiteral("genetic"), QStringLiteral("ant-colony")};
        QVERIFY2(told > 0 || steady.contains(method), "nothing was told");
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
