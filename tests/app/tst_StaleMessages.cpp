// SPDX-License-Identifier: GPL-3.0-or-later

// Messages, and buttons on them, end with what they were made for.
#include "app/document/recovery/FileWatch.h"
#include "tests/TestProgram.h"
#include "tests/app/SessionTesting.h"

namespace tessera::tst_StaleMessages {

using Topic = PuzzlePage::Topic;

class TestStaleMessages : public SessionTest {
    Q_OBJECT

private slots:
    void init() { makeFolder(); }

    void recoveredWorkIsNotDiscardedLater_data() {
        QTest::addColumn<bool>("saved");
        QTest::newRow("saved since") << true;
        QTest::newRow("changed since") << false;
    }
    /// “Discard” would throw away what was done after the recovery, without a question.
    void recoveredWorkIsNotDiscardedLater() {
        QFETCH(bool, saved);
        leaveBehind(*m_settings, [](MainWindow& window) {
            window.openSample();
            window.tabs().currentPage<DocumentPage>()->editor().shuffle(5);
        });
        MainWindow window(*m_settings);
        window.restoreSession();
        DocumentPage& page = *window.tabs().currentPage<DocumentPage>();
        QVERIFY(page.question(Topic::Recovery).contains(QStringLiteral("unsaved work")));
        if (saved)
            page.document().save(path("mine.tessera"));
        else
            page.editor().clear();
        QCOMPARE(page.question(Topic::Recovery), QString());
    }

    /// The warning goes with the other window, and this one then has the claim.
    void aClaimIsTakenOver() {
        const QString folder = QDir(m_settings->folder()).filePath(QStringLiteral("recovery"));
        std::optional<FileClaim> other(std::in_place, folder, path("hard.tessera"));
        QVERIFY(other->isHeld());
        MainWindow window(*m_settings);
        window.openFiles({path("hard.tessera")});
        const auto question = [&] {
            return window.tabs().currentPage<DocumentPage>()->question(Topic::Claim);
        };
        QVERIFY(question().contains(QStringLiteral("another Tessera window")));
        other.reset();
        QTRY_COMPARE(question(), QString());
        QVERIFY(!FileClaim(folder, path("hard.tessera")).isHeld());
    }
};

TESSERA_TEST(TestStaleMessages, Needs::Window)

} // namespace tessera::tst_StaleMessages

#include "tst_StaleMessages.moc"
