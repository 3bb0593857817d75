// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/LandscapeDialog.h"
#include "tests/TestProgram.h"
#include "tests/app/WindowTesting.h"
#include "tests/core/PuzzleTesting.h"
#include "widgets/charts/LagPlot.h"

#include "core/landscape/LandscapeGraph.h"

#include <QComboBox>
#include <QLabel>

namespace tessera::tst_LandscapeDialog {

namespace {

/// The sentence below the pictures.
QString noteIn(const QDialog& dialog) {
    QStringList texts;
    for (const QLabel* label : dialog.findChildren<QLabel*>())
        texts << label->text();
    return texts.join(u'\n');
}

PlotPaper paper() { return {{400, 300}, {}, {}, false}; }

} // namespace

class TestLandscapeDialog : public QObject {
    Q_OBJECT

private slots:
    void bothPicturesFollowTheMoves() {
        LandscapeDialog dialog(solvedPuzzle({3, 3}, {}, 3));
        dialog.show();
        auto* walk = dialog.findChild<LagPlot*>();
        auto* network = dialog.findChild<SvgPicture*>();
        auto* moves = dialog.findChild<QComboBox*>(QStringLiteral("landscapeMoves"));
        QCOMPARE(moves->count(), 4);
        QTRY_VERIFY(noteIn(dialog).contains(QStringLiteral("local optima; the best has")));
        QVERIFY(noteIn(dialog).contains(QStringLiteral("Correlation length: ")));
        QVERIFY(noteIn(dialog).contains(QStringLiteral("All ")));
        const Plot first = walk->shownOn(paper());
        QCOMPARE(first.series.size(), std::size_t{1});
        QCOMPARE(first.series.front().points.size(), 51);
        QCOMPARE(first.series.front().points.front(), QPointF(0, 1));
        QCOMPARE(network->hasPicture(), canDrawGraphs());
        // Other moves have another walk.
        moves->setCurrentIndex(2);
        QVERIFY(walk->shownOn(paper()).series.empty());
        QTRY_VERIFY(!walk->shownOn(paper()).series.empty());
        QVERIFY(walk->shownOn(paper()).series.front().points != first.series.front().points);
    }

    void whatHasNoMovesIsSaid() {
        LandscapeDialog dialog(solvedPuzzle({2, 2}, {}, 2));
        dialog.show();
        dialog.findChild<QComboBox*>()->setCurrentIndex(2); // corners cannot rotate
        QTRY_VERIFY(noteIn(dialog).contains(QStringLiteral("no such moves")));
        QVERIFY(!dialog.findChild<SvgPicture*>()->hasPicture());
    }

    void theMenuOpensIt() {
        WindowTest test;
        QVERIFY(test.open(solvedPuzzle({3, 3}, {}, 3)));
        bool wasThere = false;
        const Answer answer([&](QWidget* dialog) {
            wasThere = qobject_cast<LandscapeDialog*>(dialog) != nullptr;
            dialog->close();
        });
        test.action("puzzleLandscape").trigger();
        QVERIFY(wasThere);
    }
};

TESSERA_TEST(TestLandscapeDialog, Needs::Window)

} // namespace tessera::tst_LandscapeDialog

#include "tst_LandscapeDialog.moc"
