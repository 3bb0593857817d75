// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/PuzzleEdits.h"
#include "tests/TestProgram.h"
#include "tests/app/WindowTesting.h"
#include "widgets/board/PieceTray.h"

#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/SetChecksum.h"

#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QSpinBox>
#include <QToolButton>
#include <QWheelEvent>

namespace tessera::tst_PuzzleActions {

class TestPuzzleActions : public QObject {
    Q_OBJECT

private slots:
    void everyActIsOneStepThatComesBack_data() {
        QTest::addColumn<QByteArray>("action");
        for (const char* name :
             {"puzzleAddPiece", "puzzleCopyPiece", "puzzleDeletePieces", "puzzleFramed",
              "puzzleSigned", "puzzleMirrorSideways", "puzzleMirrorUpsideDown", "puzzleTurn",
              "puzzleTurnBack", "puzzleMake"})
            QTest::newRow(name) << QByteArray(name);
    }

    void everyActIsOneStepThatComesBack() {
        QFETCH(QByteArray, action);
        WindowTest test;
        QVERIFY(test.open(samplePuzzle({{5, 4}, {}, {}, true})));
        const PuzzleFile before = test.document().file();
        test.click(7);
        test.action(action.constData()).trigger();
        QVERIFY(test.document().file() != before);
        QCOMPARE(test.document().history().count(), 1);
        QVERIFY(!test.document().history().undoText().isEmpty());
        const PuzzleFile after = test.document().file();
        test.action("editUndo").trigger();
        QCOMPARE(test.document().file(), before);
        QVERIFY(!test.document().isModified());
        QCOMPARE(test.action("puzzleFramed").isChecked(), true);
        test.action("editRedo").trigger();
        QCOMPARE(test.document().file(), after);
    }

    void noGestureTurnsAPieceThatKeepsItsRotation() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle({{5, 4}, {false, false}, {}, true})));
        test.page().editor().remove({0});
        test.action("puzzleKeepsRotation").trigger();
        QVERIFY(test.document().puzzle().keepsRotation());
        QVERIFY(test.action("puzzleKeepsRotation").isChecked());
        QVERIFY(test.child<QLabel>("puzzleRules").text().contains(QStringLiteral("rotation")));
        const PuzzleFile before = test.document().file();
        const auto isRefused = [&] {
            const bool refused = test.document().file() == before &&
                                 test.page().message().contains(QStringLiteral("keep their"));
            test.page().inform({});
            return refused;
        };
        test.click(7);
        test.key(Qt::Key_R);
        QVERIFY(isRefused());
        test.key(Qt::Key_R, Qt::ShiftModifier);
        QVERIFY(isRefused());
        test.key(Qt::Key_T);
        QVERIFY(isRefused());
        test.action("editRotate").trigger();
        QVERIFY(isRefused());
        test.action("editTurnBlockBack").trigger();
        QVERIFY(isRefused());
        test.click(7, Qt::RightButton);
        QVERIFY(isRefused());
        QWheelEvent wheel(test.at(7), test.view().viewport()->mapToGlobal(QPointF(test.at(7))), {},
                          {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(test.view().viewport(), &wheel);
        QVERIFY(isRefused());
        test.key(Qt::Key_Return); // carried
        test.key(Qt::Key_R);
        QVERIFY(isRefused());
        test.key(Qt::Key_Escape);
        auto& tray = *test.window.findChild<PieceTray*>();
        tray.setCurrentIndex(tray.pieces().index(0, 0));
        QTest::keyClick(&tray, Qt::Key_R);
        QVERIFY(isRefused());
        QCOMPARE(tray.currentPlacement().rotation(), Rotation{0});
        QTest::keyClick(&tray, Qt::Key_Return); // carried from there
        test.key(Qt::Key_R);
        QVERIFY(isRefused());
        test.key(Qt::Key_Escape);
        test.page().editor().place(0, tray.currentPlacement().turned(1));
        QCOMPARE(test.board().at(0).rotation(), Rotation{0});
        test.page().editor().shuffle(3);
        QVERIFY(violationsOf(test.document().puzzle(), test.board()).empty());
    }

    void theFrameAndKeptRotationExcludeEachOther() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle({{5, 4}, {}, {}, true})));
        const PuzzleFile before = test.document().file();
        test.action("puzzleKeepsRotation").trigger();
        QCOMPARE(test.document().file(), before);
        QVERIFY(!test.action("puzzleKeepsRotation").isChecked());
        QVERIFY(test.page().message().contains(QStringLiteral("without a frame")));
        test.action("puzzleFramed").trigger();
        test.action("puzzleKeepsRotation").trigger();
        QVERIFY(test.document().puzzle().keepsRotation());
        test.action("puzzleFramed").trigger();
        QVERIFY(!test.document().puzzle().framed());
        QVERIFY(!test.action("puzzleFramed").isChecked());
        test.action("editUndo").trigger();
        QVERIFY(!test.document().puzzle().keepsRotation());
        QVERIFY(!test.action("puzzleKeepsRotation").isChecked());
    }

    void theBoardShowsItsNewSize() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle({{5, 4}, {}, {}, true})));
        const Answer answer([](QWidget* dialog) {
            dialog->findChild<QSpinBox*>(QStringLiteral("width"))->setValue(7);
            QTest::keyClick(dialog, Qt::Key_Return);
        });
        test.action("puzzleResize").trigger();
        QCOMPARE(test.document().puzzle().size(), (GridSize{7, 4}));
        QCOMPARE(test.view().board().cells(), 28);
        QCOMPARE(test.document().puzzle().pieceCount(), 28);
        QCOMPARE(test.document().history().undoText(), QStringLiteral("Resize to 7 × 4"));
    }

    void theChecksumsOfTheSetAreShownAndCopied() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        const auto& label = test.child<QLabel>("setChecksum");
        const auto& free = test.child<QLabel>("colorFreeChecksum");
        QTRY_COMPARE(label.text(), setChecksum(samplePuzzle().puzzle));
        const QString before = free.text();
        QCOMPARE(before, colorFreeChecksum(samplePuzzle().puzzle).value());
        QVERIFY(label.textInteractionFlags().testFlag(Qt::TextSelectableByMouse));
        auto& copy = test.child<QToolButton>("colorFreeChecksumCopy");
        QVERIFY(!copy.accessibleName().isEmpty());
        QTest::mouseClick(&copy, Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), before);
        // They follow the puzzle: another name for a colour, another edge, and back.
        // Meanwhile the last ones are grey and cannot be copied.
        test.page().puzzleEditor().replaceColor(4, 9);
        QVERIFY(!label.isEnabled() && !free.isEnabled() && !copy.isEnabled());
        QTRY_VERIFY(copy.isEnabled());
        QVERIFY(label.isEnabled() && free.isEnabled());
        QVERIFY(label.text() != setChecksum(samplePuzzle().puzzle));
        QCOMPARE(free.text(), before);
        test.page().puzzleEditor().replaceColor(9, 3);
        QTRY_VERIFY(copy.isEnabled());
        QVERIFY(free.text() != before);
        test.action("editUndo").trigger();
        test.action("editUndo").trigger();
        QTRY_COMPARE(label.text(), setChecksum(samplePuzzle().puzzle));
    }

    void aColorIsReplaced() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle({{5, 4}, {}, {}, true})));
        const Answer answer([](QWidget* dialog) {
            auto* from = dialog->findChild<QComboBox*>(QStringLiteral("fromColor"));
            auto* to = dialog->findChild<QComboBox*>(QStringLiteral("toColor"));
            QVERIFY(from->currentData() != to->currentData());
            from->setCurrentIndex(from->findData(2));
            to->setCurrentIndex(to->findData(9));
            QTest::keyClick(dialog, Qt::Key_Return);
        });
        test.action("puzzleReplaceColor").trigger();
        QCOMPARE(test.document().puzzle().highestColor(), Color{9});
        QVERIFY(test.document().score().isSolved());
        QVERIFY(!test.document().file().solution.empty());
    }

    void theRimIsAskedForOneColor() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle({{5, 4}, {}, {}, true})));
        const int joints = test.document().puzzle().totalEdges();
        const auto choose = [&](Color color) {
            const Answer answer([color](QWidget* dialog) {
                auto* rim = dialog->findChild<QComboBox*>(QStringLiteral("rimColor"));
                rim->setCurrentIndex(rim->findData(color));
                QTest::keyClick(dialog, Qt::Key_Return);
                if (dialog->isVisible())
                    QTest::keyClick(dialog, Qt::Key_Escape);
            });
            test.action("puzzleRim").trigger();
        };
        choose(2); // there is a frame
        QVERIFY(!test.document().puzzle().rules().hasRimColor());
        test.action("puzzleFramed").trigger();
        choose(2);
        QCOMPARE(test.document().puzzle().rules().rimColor, Color{2});
        QCOMPARE(test.document().score().total, joints + 18);
        QCOMPARE(test.document().score().mismatched, 18); // the rim is still grey
        test.action("puzzleRecolor").trigger();
        QVERIFY(test.document().score().isSolved());
        choose(kAnyColor);
        QVERIFY(test.document().score().isSolved());
        test.action("puzzleFramed").trigger(); // refused
        QVERIFY(!test.document().puzzle().framed());
        QVERIFY(!test.page().message().isEmpty());
        QVERIFY(!test.action("puzzleFramed").isChecked());
        choose(kGrey);
        QCOMPARE(test.document().score().total, joints);
        test.action("editUndo").trigger();
        QCOMPARE(test.document().puzzle().rules().rimColor, kAnyColor);
    }

    /// Shuffling, recolouring, making a puzzle, showing its solution: all with keys.
    void aPuzzleIsMadeFromAnyBoard() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle({{4, 4}, {}, {}, true})));
        test.action("editShuffle").trigger();
        QVERIFY(!test.document().score().isSolved());
        test.action("puzzleMake").trigger();
        QCOMPARE(test.document().history().count(), 1);
        QVERIFY(!test.page().message().isEmpty());
        test.key(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(test.document().score().isSolved());
        test.action("puzzleMake").trigger();
        QCOMPARE(test.board().placedCount(), 0);
        test.action("editSolution").trigger();
        QVERIFY(test.document().score().isSolved());
        // The stored solution goes through the native file.
        test.document().save(test.path("made.tessera"));
        const auto again = openDocument(test.path("made.tessera"));
        QCOMPARE(again->file().solution, test.document().file().solution);
    }

    void lockedPiecesAreNotDeleted() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle({{4, 4}, {}, {}, true})));
        test.click(5);
        test.key(Qt::Key_L);
        test.key(Qt::Key_Delete, Qt::ControlModifier);
        QCOMPARE(test.document().puzzle().pieceCount(), 16);
        QVERIFY(!test.page().message().isEmpty());
        test.key(Qt::Key_L);
        test.key(Qt::Key_Delete, Qt::ControlModifier);
        QCOMPARE(test.document().puzzle().pieceCount(), 15);
    }
};

TESSERA_TEST(TestPuzzleActions, Needs::Window)

} // namespace tessera::tst_PuzzleActions

#include "tst_PuzzleActions.moc"
