// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/MessageBar.h"
#include "tests/TestProgram.h"
#include "tests/app/SearchTesting.h"
#include "tests/app/WindowTesting.h"

#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace tessera::tst_Messages {

namespace {

/// The visible bars, the lowest first.
std::vector<MessageBar*> barsOf(PuzzlePage& page) {
    std::vector<MessageBar*> shown;
    for (MessageBar* bar : page.findChildren<MessageBar*>()) {
        if (!bar->isHidden())
            shown.push_back(bar);
    }
    std::ranges::sort(shown, std::ranges::greater{},
                      [](const MessageBar* bar) { return bar->y(); });
    return shown;
}

/// What is asked by a message with one button.
MessageBar::Telling question(int& answers) {
    return [&answers] {
        return MessageBar::Message{MessageBar::Kind::Warning,
                                   QStringLiteral("Is that so?"),
                                   {{QStringLiteral("Yes"), {}, [&answers] { ++answers; }}}};
    };
}

QTimer& timerOf(const MessageBar& bar) {
    return *bar.findChild<QTimer*>(QStringLiteral("messageLeaves"));
}

} // namespace

/// Messages float over the board, stack, and disappear automatically unless they ask something.
class TestMessages : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_test = std::make_unique<WindowTest>();
        m_test->window.resize(1280, 760);
        QVERIFY(m_test->open(hardPuzzle()));
    }
    void cleanup() { m_test.reset(); }

    void theyFloatAndMoveNothing() {
        PuzzlePage& page = m_test->page();
        QCoreApplication::processEvents();
        const QRect board = m_test->view().geometry();
        page.warn(QStringLiteral("Something is wrong."));
        QCoreApplication::processEvents();
        const auto bars = barsOf(page);
        QCOMPARE(bars.size(), std::size_t{1});
        QCOMPARE(m_test->view().geometry(), board);
        QVERIFY(board.contains(bars.front()->geometry()));
        QVERIFY(!bars.front()->visibleRegion().isEmpty());
    }

    /// Also when its lines come and go later; without it they are at the foot.
    void theLegendStaysUncovered() {
        PuzzlePage& page = m_test->page();
        page.warn(QStringLiteral("Something is wrong."));
        const BoardLegend& legend = m_test->view().legend();
        const auto placeOfLegend = [&] {
            return QRect(legend.mapTo(&page, QPoint()), legend.size());
        };
        QTRY_VERIFY(legend.isVisible());
        const MessageBar& bar = *barsOf(page).front();
        QTRY_COMPARE(bar.geometry().bottom() + 1, placeOfLegend().top());
        const BoardOverlays shown = m_test->view().overlays();
        m_test->view().setOverlays({});
        QTRY_COMPARE(bar.geometry().bottom(), page.rect().bottom());
        m_test->view().setOverlays(shown);
        QTRY_COMPARE(bar.geometry().bottom() + 1, placeOfLegend().top());
    }

    void oneThatAsksStaysBelowTheNext() {
        PuzzlePage& page = m_test->page();
        int answers = 0;
        page.tell(question(answers));
        page.inform(QStringLiteral("A note."));
        page.inform(QStringLiteral("Another note."));
        QCOMPARE(page.message(), QStringLiteral("Another note."));
        QCoreApplication::processEvents();
        const auto bars = barsOf(page);
        QCOMPARE(bars.size(), std::size_t{2});
        QVERIFY(bars[0]->asks() && !bars[1]->asks());
        QVERIFY(!bars[0]->geometry().intersects(bars[1]->geometry()));
        QTest::mouseClick(bars[0]->findChild<QPushButton*>(), Qt::LeftButton);
        QCOMPARE(answers, 1);
        QCOMPARE(barsOf(page).size(), std::size_t{1});
        page.inform({});
        QVERIFY(barsOf(page).empty());
    }

    void theyLeaveByThemselves() {
        PuzzlePage& page = m_test->page();
        page.inform(QStringLiteral("Short."));
        const int brief = timerOf(*barsOf(page).front()).interval();
        page.inform(QString(200, u'x'));
        MessageBar& bar = *barsOf(page).front();
        QVERIFY(timerOf(bar).isActive());
        QVERIFY2(brief >= 4000 && timerOf(bar).interval() > brief, "by its length");
        timerOf(bar).start(0);
        QTRY_VERIFY(page.message().isEmpty());
    }

    void thePointerAndTheFocusHoldThem() {
        PuzzlePage& page = m_test->page();
        page.inform(QStringLiteral("A note."));
        MessageBar& bar = *barsOf(page).front();
        auto& close = *bar.findChild<QToolButton*>();
        close.setFocus();
        timerOf(bar).start(0);
        QTRY_VERIFY(timerOf(bar).interval() > 0);
        QVERIFY(bar.isVisible() && timerOf(bar).isActive());
        m_test->view().setFocus();
        timerOf(bar).start(0);
        QTRY_VERIFY(!bar.isVisible());
    }

    void whatAsksDoesNotLeave() {
        int answers = 0;
        m_test->page().tell(question(answers));
        QVERIFY(!timerOf(*barsOf(m_test->page()).front()).isActive());
    }

    void escapeClosesThem() {
        PuzzlePage& page = m_test->page();
        page.inform(QStringLiteral("A note."));
        m_test->view().setFocus();
        m_test->key(Qt::Key_Escape);
        QVERIFY(page.message().isEmpty());

        int answers = 0;
        page.tell(question(answers));
        barsOf(page).front()->findChild<QPushButton*>()->setFocus();
        m_test->key(Qt::Key_Escape);
        QVERIFY(barsOf(page).empty());
        QVERIFY(m_test->view().hasFocus());
        QCOMPARE(answers, 0);
    }

    /// Messages about another board go away.
    void aSearchThatStartsTakesThemAway() {
        m_test->page().inform(QStringLiteral("No cell is forced."));
        QVERIFY(!m_test->page().message().isEmpty());
        m_test->action("searchRun").trigger();
        QVERIFY2(m_test->page().message().isEmpty(), qPrintable(m_test->page().message()));
        m_test->search().abandon();
    }

    /// Long words and many buttons never make a bar wider than its page.
    void theyFitTheirPage() {
        PuzzlePage& page = m_test->page();
        page.tell([] {
            MessageBar::Message message{MessageBar::Kind::Warning, QString(60, u'w') + u' ', {}};
            message.text += message.text + message.text;
            for (int i = 0; i < 3; ++i)
                message.choices.push_back({QString(12, u'm'), {}, [] {}});
            return message;
        });
        QCoreApplication::processEvents();
        const MessageBar& bar = *barsOf(page).front();
        QVERIFY(page.rect().contains(bar.geometry()));
        for (const QPushButton* button : bar.findChildren<QPushButton*>())
            QVERIFY(button->width() >= button->minimumSizeHint().width());
    }

    void theNoticeHoldsTheWaysOut() {
        const auto& keep = m_test->child<QToolButton>("noticeKeep");
        const auto& back = m_test->child<QToolButton>("noticeBack");
        const auto& notice = m_test->child<QLabel>("liveNotice");
        m_test->settings().followsSearch.set(false); // panels would move
        QCoreApplication::processEvents();
        const QRect board = m_test->view().geometry();
        QVERIFY(!keep.isVisible() && !back.isVisible());
        m_test->search().start(settingsFor("annealing", 100'000));
        QTRY_COMPARE(m_test->search().state(), SearchState::Finished);
        QVERIFY(keep.isVisible() && back.isVisible());
        QVERIFY2(keep.toolTip().contains(QStringLiteral("Ctrl+K")), qPrintable(keep.toolTip()));
        const QString score = m_test->page().shortScoreText();
        QVERIFY2(notice.text().startsWith(QStringLiteral("Finished")) &&
                     notice.text().endsWith(score),
                 qPrintable(notice.text()));
        QCoreApplication::processEvents();
        QCOMPARE(m_test->view().geometry(), board);

        m_test->page().replay(0);
        QVERIFY2(notice.text().contains(QStringLiteral("Replay")), qPrintable(notice.text()));
        QVERIFY(notice.text().endsWith(m_test->page().shortScoreText()));
        const Board shown = m_test->page().shownBoard();
        QTest::mouseClick(const_cast<QToolButton*>(&keep), Qt::LeftButton);
        QCOMPARE(m_test->search().state(), SearchState::Idle);
        QCOMPARE(m_test->board(), shown);
        QVERIFY(!keep.isVisible() && !back.isVisible());
    }

private:
    std::unique_ptr<WindowTest> m_test;
};

TESSERA_TEST(TestMessages, Needs::Window)

} // namespace tessera::tst_Messages

#include "tst_Messages.moc"
