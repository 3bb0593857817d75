// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/pages/Celebration.h"
#include "tests/TestProgram.h"
#include "tests/app/SearchTesting.h"
#include "tests/app/WindowTesting.h"
#include "widgets/board/ViewOverlays.h"
#include "widgets/motion/Motion.h"

#include <QLabel>

namespace tessera::tst_Celebration {

namespace {

/// Solved except for one piece, which is in the tray.
PuzzleFile nearlySolved() {
    GeneratorSettings settings;
    settings.size = {4, 4};
    settings.colors = parseColorChoice(QStringLiteral("2+3"));
    settings.solved = true;
    return generatePuzzle(settings);
}

Celebration* celebrationOf(PuzzlePage& page) {
    return page.findChild<Celebration*>(QStringLiteral("celebration"));
}

} // namespace

/// A solved puzzle is celebrated once, and calmly if motion is unwanted.
class TestCelebration : public QObject {
    Q_OBJECT

private slots:
    void init() { m_test = std::make_unique<WindowTest>(); }
    void cleanup() {
        m_test.reset();
        setReducedMotion(false);
    }

    void whatWasOpenedSolvedIsNoNews() {
        QVERIFY(m_test->open(nearlySolved()));
        PuzzlePage& page = m_test->page();
        QVERIFY2(celebrationOf(page) == nullptr, "what was opened solved is no news");
        m_test->view().setCurrentCell(5);
        m_test->key(Qt::Key_Delete);
        QVERIFY(m_test->board().at(5).isEmpty());
        m_test->key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(celebrationOf(page) == nullptr);
    }

    void aSearchThatSolvesIsCelebratedOnce() {
        QVERIFY(m_test->open(countable()));
        PuzzlePage& page = m_test->page();
        QPointer<Celebration> light;
        bool isShown = false;
        QObject during; // ends the connection
        // At once, after the page: on a busy machine it may have ended at the next look.
        connect(&m_test->search(), &SearchController::stateChanged, &during, [&] {
            if (m_test->search().state() != SearchState::Finished || isShown)
                return;
            light = celebrationOf(page);
            isShown = light != nullptr && light->isVisible();
        });
        m_test->search().start(exact("first"));
        QTRY_COMPARE(m_test->search().state(), SearchState::Finished);
        QCOMPARE(m_test->search().reason(), StopReason::Solved);
        QVERIFY(isShown);
        QVERIFY2(page.message().isEmpty(), "nothing covers the puzzle: the line above it says so");
        const QString notice = m_test->child<QLabel>("liveNotice").text();
        QVERIFY2(notice.startsWith(QStringLiteral("Solved by Backtracking")), qPrintable(notice));
        QTRY_VERIFY2(light == nullptr, "it ends by itself");
        QVERIFY(m_test->child<QWidget>("liveNotice").isVisible());
        page.hide();
        page.show();
        QVERIFY(celebrationOf(page) == nullptr);
        m_test->search().keep();
        QVERIFY2(celebrationOf(page) == nullptr, "the kept board is the same one");
        // There is nothing left to keep.
        QVERIFY2(page.message().isEmpty(), qPrintable(page.message()));
    }

    void aPieceThatSolvesIsCelebrated() {
        QVERIFY(m_test->open(openBoard()));
        PuzzlePage& page = m_test->page();
        layTheLast();
        QVERIFY(celebrationOf(page) != nullptr);
        QVERIFY2(page.message().startsWith(QStringLiteral("Solved")), qPrintable(page.message()));
    }

    void reducedMotionOnlySaysIt() {
        m_test->settings().reducesMotion.set(true);
        emit m_test->settings().changed();
        QVERIFY(m_test->open(openBoard()));
        QVERIFY(!showsMotion(m_test->view()));
        layTheLast();
        QVERIFY(celebrationOf(m_test->page()) == nullptr);
        QVERIFY(m_test->page().message().startsWith(QStringLiteral("Solved")));
        m_test->settings().reducesMotion.set(false);
        emit m_test->settings().changed();
        QVERIFY(showsMotion(m_test->view()));
    }

private:
    /// Solved except for the piece of the first inner cell.
    PuzzleFile openBoard() {
        PuzzleFile file = nearlySolved();
        m_last = file.board.at(5);
        file.board.clear(5);
        return file;
    }
    void layTheLast() { m_test->page().editor().place(5, m_last); }

    std::unique_ptr<WindowTest> m_test;
    Placement m_last;
};

TESSERA_TEST(TestCelebration, Needs::Window)

} // namespace tessera::tst_Celebration

#include "tst_Celebration.moc"
