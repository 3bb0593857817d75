// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/board/DocumentPage.h"
#include "app/window/watch/PopulationPanel.h"
#include "tests/TestProgram.h"
#include "tests/app/DocumentTesting.h"
#include "widgets/board/BoardThumbnail.h"
#include "widgets/board/BoardView.h"

#include "core/kind/Kind.h"

#include <QAbstractItemModelTester>

namespace tessera::tst_PopulationPanel {

namespace {

struct Bench {
    Bench() : page(std::make_unique<PuzzleDocument>(hardPuzzle({8, 8}))) {
        panel.setPage(&page);
        panel.setTileTheme(QStringLiteral("classic"));
        panel.setOnShow(true);
        panel.resize(700, 400);
        panel.show();
        (void)QTest::qWaitForWindowExposed(&panel);
    }

    [[nodiscard]] BoardSearch& search() { return page.search(); }
    [[nodiscard]] const std::vector<Individual>& population() {
        return search().details().population;
    }
    [[nodiscard]] QAbstractItemModel& model() { return *panel.wall().model(); }

    void run(const char* solver, std::optional<std::uint64_t> evaluations) {
        SearchSettings settings;
        settings.solver = solver;
        settings.values = findSolver(solver)->defaults();
        settings.budget.evaluations = evaluations;
        search().start(settings);
    }
    void click(int row) {
        const QModelIndex index = model().index(row, 0);
        panel.wall().scrollTo(index);
        // A view lays its items out only when events are handled.
        QTRY_VERIFY(panel.wall().viewport()->rect().contains(panel.wall().visualRect(index)) &&
                    !panel.wall().visualRect(index).isEmpty());
        QTest::mouseClick(panel.wall().viewport(), Qt::LeftButton, {},
                          panel.wall().visualRect(index).center());
    }

    DocumentPage page;
    PopulationPanel panel;
};

bool hasFinished(Bench& bench) { return bench.search().state() == SearchState::Finished; }

} // namespace

class TestPopulationPanel : public QObject {
    Q_OBJECT

private slots:
    void theWallShowsTheSampleBestFirst() {
        Bench bench;
        const QAbstractItemModelTester tester(&bench.model());
        bench.run("genetic", 30'000);
        QTRY_VERIFY(hasFinished(bench));
        QTRY_COMPARE(bench.model().rowCount(), static_cast<int>(bench.population().size()));
        QVERIFY(bench.model().rowCount() > 10);
        const QString first = bench.model().index(0, 0).data().toString();
        QCOMPARE(first, QStringLiteral("%1/112").arg(bench.population().front().score));
        QVERIFY(bench.panel.wall().isVisible());
        bench.search().discard();
        QCOMPARE(bench.model().rowCount(), 0);
        QVERIFY(!bench.panel.wall().isVisible());
    }

    void methodsWithoutPopulationSaySo() {
        Bench bench;
        bench.run("annealing", 100'000);
        QTRY_VERIFY(hasFinished(bench));
        QCOMPARE(bench.model().rowCount(), 0);
        QVERIFY(!bench.panel.wall().isVisible());
    }

    void aClickShowsABoardInFull() {
        Bench bench;
        bench.run("genetic", 30'000);
        QTRY_VERIFY(hasFinished(bench) && bench.model().rowCount() > 10);
        bench.click(7);
        QCOMPARE(bench.search().shownMember(), std::optional<std::size_t>(7));
        QCOMPARE(bench.page.view().board().codes(), bench.population()[7].solution);
        QTest::keyClick(&bench.panel.wall(), Qt::Key_Right);
        QCOMPARE(bench.search().shownMember(), std::optional<std::size_t>(8));
        QTest::keyClick(&bench.panel.wall(), Qt::Key_Escape);
        QVERIFY(!bench.search().shownMember());
        QCOMPARE(bench.page.view().board(), *bench.search().bestBoard());
    }

    /// The place is followed while the population changes, until a replay.
    void aRunningSearchIsFollowed() {
        Bench bench;
        bench.run("ant-colony", {});
        QTRY_VERIFY(bench.model().rowCount() > 1);
        bench.click(1);
        QCOMPARE(bench.search().shownMember(), std::optional<std::size_t>(1));
        const Board before = bench.page.view().board();
        QTRY_VERIFY(bench.page.view().board() != before);
        bench.search().setReplayed(0);
        QVERIFY(!bench.panel.wall().selectionModel()->hasSelection());
        QVERIFY(!bench.search().shownMember());
    }

    void whatIsOutOfSightIsNotAskedFor() {
        Bench bench;
        bench.run("ant-colony", {});
        QTRY_VERIFY(bench.model().rowCount() > 1);
        bench.click(1);
        bench.panel.setOnShow(false);
        QVERIFY(!bench.search().shownMember());
        QTRY_VERIFY(bench.population().empty());
    }
};

TESSERA_TEST(TestPopulationPanel, Needs::Window)

} // namespace tessera::tst_PopulationPanel

#include "tst_PopulationPanel.moc"
