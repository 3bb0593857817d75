// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/LandscapeDialog.h"
#include "tests/TestProgram.h"
#include "tests/app/WindowTesting.h"
#include "tests/core/PuzzleTesting.h"
#include "widgets/charts/LagPlot.h"

#include "core/landscape/LocalOptima.h"
#include "core/support/FileIo.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QThreadPool>

#include <memory>

namespace tessera::tst_LandscapeDialog {

namespace {

/// The sentence below the pictures.
QString noteIn(const QDialog& dialog) {
    QStringList texts;
    for (const QLabel* label : dialog.findChildren<QLabel*>())
        texts << label->text();
    return texts.join(u'\n');
}

/// Of 4096 pieces that cannot rotate: a single climb takes minutes.
PuzzleFile largePuzzle() {
    Rules rules;
    rules.framed = false;
    rules.keepsRotation = true;
    return solvedPuzzle({64, 64}, rules, 20);
}

bool isWorking() { return QThreadPool::globalInstance()->activeThreadCount() > 0; }

PlotPaper paper() { return {{400, 300}, {}, {}, false}; }

} // namespace

class TestLandscapeDialog : public QObject {
    Q_OBJECT

private slots:
    void init() { QThreadPool::globalInstance()->waitForDone(); }

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

    void closingEndsTheWork() {
        auto dialog = std::make_unique<LandscapeDialog>(largePuzzle());
        dialog->show();
        QTRY_VERIFY(isWorking());
        dialog.reset();
        QVERIFY(QThreadPool::globalInstance()->waitForDone());
    }

    void otherMovesEndTheWork() {
        LandscapeDialog dialog(largePuzzle());
        dialog.show();
        QTRY_VERIFY(isWorking());
        auto* moves = dialog.findChild<QComboBox*>(QStringLiteral("landscapeMoves"));
        moves->setFocus();
        QTest::keyClick(moves, Qt::Key_Down);
        QTest::keyClick(moves, Qt::Key_Down); // rotations
        QTRY_VERIFY(noteIn(dialog).contains(QStringLiteral("no such moves")));
    }

    /// Of an inner piece alone each arrangement of the others has optima.
    void onlyTheLargestBasinsOfManyAreDrawn() {
        LandscapeDialog dialog(solvedPuzzle({3, 3}, {}, 3));
        dialog.show();
        dialog.findChild<QComboBox*>()->setCurrentIndex(2);
        QTRY_VERIFY(noteIn(dialog).contains(QStringLiteral("local optima")));
        QCOMPARE(dialog.findChild<SvgPicture*>()->hasPicture(), canDrawGraphs());
        QCOMPARE(noteIn(dialog).contains(QStringLiteral("the 60 with the largest basins")),
                 canDrawGraphs());
    }

    void aFailedPictureIsSaid() {
#ifdef Q_OS_WIN
        QSKIP("The program that fails is a shell script.");
#endif
        const QTemporaryDir folder;
        const QString program = folder.filePath(QStringLiteral("sfdp"));
        writeFile("#!/bin/sh\nexit 1\n", program);
        QVERIFY(QFile::setPermissions(program, QFile::ReadOwner | QFile::ExeOwner));
        const QByteArray path = qgetenv("PATH");
        const auto restore = qScopeGuard([&path] { qputenv("PATH", path); });
        qputenv("PATH", folder.path().toLocal8Bit());
        LandscapeDialog dialog(solvedPuzzle({3, 3}, {}, 3));
        dialog.show();
        QTRY_VERIFY(noteIn(dialog).contains(QStringLiteral("Graphviz could not")));
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
