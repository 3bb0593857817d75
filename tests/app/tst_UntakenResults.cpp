// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Results of searches that had ended and that nobody had taken over when the window
// was closed.
#include "tests/TestProgram.h"
#include "tests/app/SearchTesting.h"
#include "tests/app/SessionTesting.h"

namespace tessera::tst_UntakenResults {

class TestUntakenResults : public SessionTest {
    Q_OBJECT

private slots:
    void init() { makeFolder(); }

    void whatHadEndedComesBackAsEnded() {
        leaveBehind(*m_settings, [&](MainWindow& window) {
            window.openFiles({path("hard.tessera")});
            searchIn(window).start(settingsFor("annealing", 20'000));
            QTRY_VERIFY(hasFinished(searchIn(window)));
        });
        MainWindow window(*m_settings);
        window.restoreSession();
        QCOMPARE(searchIn(window).state(), SearchState::Finished);
        QCOMPARE(searchIn(window).reason(), StopReason::Evaluations);
        QVERIFY(text(window, "searchResult").startsWith(QStringLiteral("The evaluations are")));
    }

    void aResultThatNobodyTookIsNotLostWhenTheWindowCloses() {
        int best = 0;
        {
            MainWindow window(*m_settings);
            window.openFiles({path("hard.tessera")});
            searchIn(window).start(settingsFor("annealing", 20'000));
            QTRY_VERIFY(hasFinished(searchIn(window)));
            best = searchIn(window).numbers().best;
            QVERIFY(window.close());
        }
        {
            MainWindow window(*m_settings);
            window.restoreSession();
            QCOMPARE(window.tabs().count(), 1);
            QCOMPARE(searchIn(window).state(), SearchState::Finished);
            QCOMPARE(searchIn(window).reason(), StopReason::Evaluations);
            QCOMPARE(searchIn(window).numbers().best, best);
            QVERIFY(!window.tabs().currentPage()->document().isModified());
            QVERIFY(window.close()); // still not taken
        }
        {
            MainWindow window(*m_settings);
            window.restoreSession();
            QCOMPARE(searchIn(window).numbers().best, best);
            action(window, "searchKeep").trigger();
            action(window, "fileSave").trigger();
            QVERIFY(window.close());
        }
        QVERIFY(copies(m_folder->path()).isEmpty());
        QCOMPARE(loadPuzzle(path("hard.tessera")).file.board.emptyCount(), 0);
    }

    void aResultThatIsNoBetterGoes_data() {
        QTest::addColumn<bool>("wanted");
        QTest::newRow("no better") << true;
        QTest::newRow("no session wanted") << false;
    }
    void aResultThatIsNoBetterGoes() {
        QFETCH(bool, wanted);
        m_settings->setRestoresSession(wanted);
        MainWindow window(*m_settings);
        window.openFiles({path("hard.tessera")});
        for (int i = 0; i < (wanted ? 2 : 1); ++i) {
            if (i == 1) {
                searchIn(window).keep();
                window.tabs().currentPage()->document().save(path("hard.tessera"));
            }
            searchIn(window).start(settingsFor("greedy", 200));
            QTRY_VERIFY(hasFinished(searchIn(window)));
        }
        QVERIFY(window.close());
        QVERIFY(copies(m_folder->path()).isEmpty());
    }
};

TESSERA_TEST(TestUntakenResults, Needs::Window)

} // namespace tessera::tst_UntakenResults

#include "tst_UntakenResults.moc"
