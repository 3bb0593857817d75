// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"

#include "core/search/SearchContext.h"

namespace tessera::tst_TreeProgress {

class TestTreeProgress : public QObject {
    Q_OBJECT

private slots:
    void theEstimateGivesWayToWhatWasSeen() {
        QCOMPARE(TreeProgress::from(1000, 0, 0).size, 1000.0);
        // A tree that is ten times as wide as expected.
        QCOMPARE(TreeProgress::from(1000, 0.01, 100).size, 0.8 * 1000 + 0.2 * 10'000);
        QCOMPARE(TreeProgress::from(1000, 0.05, 500).size, 10'000.0);
        QCOMPARE(TreeProgress::from(1000, 0.5, 5000).size, 10'000.0);
        QCOMPARE(TreeProgress::from(1000, 1, 10'000).secondsLeft(100), 0.0);
    }

    void theTimeLeftIsThatOfTheRest() {
        const TreeProgress half = TreeProgress::from(1000, 0.5, 500);
        QCOMPARE(half.secondsLeft(100), 5.0);
        QCOMPARE(half.secondsLeft(0), 0.0);
    }
};

TESSERA_TEST(TestTreeProgress, Needs::Core)

} // namespace tessera::tst_TreeProgress

#include "tst_TreeProgress.moc"
