// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/PicturePreview.h"
#include "app/window/edges/NewPuzzleDialog.h"
#include "tests/TestProgram.h"
#include "widgets/board/TileTheme.h"

#include "core/edges/generate/PuzzlePresets.h"
#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Counting.h"
#include "core/support/UserError.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace tessera::tst_NewPuzzleDialog {

class TestNewPuzzleDialog : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_dialog = std::make_unique<NewPuzzleDialog>();
        m_dialog->show();
        m_dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }

    void blankPuzzlesAreComplete_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        for (const auto& [width, height] :
             {std::pair{1, 1}, {1, 4}, {2, 2}, {5, 3}, {12, 6}, {127, 127}})
            QTest::addRow("%d x %d", width, height) << width << height;
    }
    void blankPuzzlesAreComplete() {
        QFETCH(int, width);
        QFETCH(int, height);
        for (const bool framed : {true, false}) {
            for (const bool isSigned : {true, false}) {
                const PuzzleFile file = blankPuzzle({width, height}, {framed, isSigned}, 5);
                QVERIFY(file.puzzle.isComplete());
                // Ready to be painted.
                QVERIFY(file.board.emptyCount() == 0);
                QVERIFY(std::ranges::none_of(file.locked, std::identity()));
                QVERIFY(file.puzzle.highestColor() <= 5);
                // Every piece is on a cell, and in order they are a solution.
                for (const Diagnosis& diagnosis : diagnose(file.puzzle))
                    QCOMPARE(diagnosis.kind, Diagnosis::Kind::Copies);
                QCOMPARE(scoreOf(file.puzzle, file.board).matched, file.puzzle.totalEdges());
            }
        }
    }

    void blankPuzzlesRefuseWhatCannotBe() {
        QVERIFY_THROWS_EXCEPTION(UserError, (void)blankPuzzle({0, 3}, {}, 1));
        QVERIFY_THROWS_EXCEPTION(UserError, (void)blankPuzzle({3, 128}, {}, 1));
        QVERIFY_THROWS_EXCEPTION(UserError, (void)blankPuzzle({3, 3}, {}, 0));
        QVERIFY_THROWS_EXCEPTION(UserError, (void)blankPuzzle({3, 3}, {true, true}, 128));
    }

    void resultFollowsTheForm() {
        type("width", QStringLiteral("7"));
        type("height", QStringLiteral("3"));
        type("colors", QStringLiteral("9"));
        QTest::keyClick(m_dialog->findChild<QCheckBox*>(QStringLiteral("framed")), Qt::Key_Space);
        QTest::keyClick(m_dialog->findChild<QCheckBox*>(QStringLiteral("signed")), Qt::Key_Space);
        QVERIFY(m_dialog->takeResult() == blankPuzzle({7, 3}, {false, true}, 9));
        QVERIFY(!m_dialog->findChild<PicturePreview*>()->picture().isNull());
        QTest::keyClick(m_dialog.get(), Qt::Key_Return);
        QCOMPARE(m_dialog->result(), int(QDialog::Accepted));
    }

    void largeBoardsHaveNoPreview() {
        type("width", QStringLiteral("25"));
        const auto* preview = m_dialog->findChild<PicturePreview*>();
        QVERIFY(preview->picture().isNull());
        QCOMPARE(preview->emptyText(), QStringLiteral("Too large for a preview"));
    }

    void theRimCanHaveOneColor() {
        auto* rim = m_dialog->findChild<QComboBox*>(QStringLiteral("rimColor"));
        const auto* notice = m_dialog->findChild<QLabel*>(QStringLiteral("notice"));
        rim->setFocus();
        QTest::keyClick(rim, Qt::Key_Down);
        QVERIFY(!notice->text().isEmpty()); // there is a frame
        const auto* preview = m_dialog->findChild<PicturePreview*>();
        QVERIFY(preview->picture().isNull());
        QCOMPARE(preview->emptyText(), QString()); // not that it is too large
        const auto* enter = m_dialog->findChild<QPushButton*>(QStringLiteral("enterPieces"));
        QVERIFY(!enter->isEnabled());
        QTest::keyClick(m_dialog->findChild<QCheckBox*>(QStringLiteral("framed")), Qt::Key_Space);
        QVERIFY(notice->text().isEmpty() && enter->isEnabled());
        QCOMPARE(m_dialog->takeResult().puzzle.rules().rimColor, kAnyColor);
        QTest::keyClick(rim, Qt::Key_Down);
        QTest::keyClick(rim, Qt::Key_Down);
        const PuzzleFile file = m_dialog->takeResult();
        QCOMPARE(file.puzzle.rules(), (Rules{false, false, false, 2}));
        QVERIFY(scoreOf(file.puzzle, file.board).isSolved());

        auto* preset = m_dialog->findChild<QComboBox*>(QStringLiteral("preset"));
        preset->setCurrentIndex(preset->findData(QStringLiteral("MacMahon")));
        QVERIFY(!rim->isEnabled());
        QCOMPARE(rim->currentData().toInt(), 1);
        QCOMPARE(m_dialog->takeResult().puzzle.pieceCount(), 24);
    }

    void theRimIsOfferedTheColorsOfThePieces() {
        auto* rim = m_dialog->findChild<QComboBox*>(QStringLiteral("rimColor"));
        const auto last = [rim] { return rim->itemData(rim->count() - 1).toInt(); };
        QCOMPARE(last(), m_dialog->findChild<QSpinBox*>(QStringLiteral("colors"))->value());
        type("colors", QStringLiteral("9"));
        QCOMPARE(last(), 9);
        QVERIFY(rim->itemText(rim->count() - 1).endsWith(u'9'));
        // What was chosen stays.
        rim->setCurrentIndex(rim->findData(4));
        type("colors", QStringLiteral("2"));
        QCOMPARE(rim->currentData().toInt(), 4);
        QCOMPARE(last(), 4);
    }

    void keptRotationAndTheFrameExcludeEachOther() {
        auto* framed = m_dialog->findChild<QCheckBox*>(QStringLiteral("framed"));
        auto* keeps = m_dialog->findChild<QCheckBox*>(QStringLiteral("keepsRotation"));
        QVERIFY(framed->isChecked() && !keeps->isChecked());
        QTest::keyClick(keeps, Qt::Key_Space);
        QVERIFY(!framed->isChecked());
        QVERIFY(m_dialog->takeResult().puzzle.rules() == (Rules{false, false, true}));
        QTest::keyClick(framed, Qt::Key_Space);
        QVERIFY(!keeps->isChecked());
        QVERIFY(m_dialog->takeResult().puzzle.rules() == Rules{});
    }

    void publishedPuzzlesCanBeChosen() {
        auto* preset = m_dialog->findChild<QComboBox*>(QStringLiteral("preset"));
        auto* width = m_dialog->findChild<QSpinBox*>(QStringLiteral("width"));
        preset->setFocus();
        while (preset->currentData().toString() != QLatin1String("P10")) {
            const int before = preset->currentIndex();
            QTest::keyClick(preset, Qt::Key_Down);
            QVERIFY(preset->currentIndex() > before);
        }
        QCOMPARE(width->value(), 16);
        QVERIFY(!width->isEnabled());
        QVERIFY(!m_dialog->findChild<QCheckBox*>(QStringLiteral("framed"))->isChecked());
        QVERIFY(m_dialog->takeResult() ==
                generatePuzzle(findPuzzlePreset(QStringLiteral("P10"))->settings));
        QVERIFY(!m_dialog->findChild<PicturePreview*>()->picture().isNull());
        QTest::keyClick(preset, Qt::Key_Home);
        QVERIFY(width->isEnabled());
        QVERIFY(m_dialog->takeResult() == blankPuzzle({16, 16}, {false, false}, 23));
    }

    void thePreviewHasTheColorsOfTheWindow() {
        const QPalette dark(QColor(40, 40, 40));
        m_dialog->setPalette(dark);
        type("colors", QStringLiteral("5"));
        const QImage picture = m_dialog->findChild<PicturePreview*>()->picture();
        const QColor frame = TileColors::fromPalette(dark).frame;
        QVERIFY(frame != TileColors::forPictures().frame);
        QCOMPARE(picture.pixelColor(picture.width() / 2, 5).rgb(), frame.rgb());
    }

    void impossibleColorsAreToldAtOnce() {
        type("colors", QStringLiteral("0"));
        const auto* notice = m_dialog->findChild<QLabel*>(QStringLiteral("notice"));
        const QPushButton* ok =
            m_dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(!notice->text().isEmpty());
        QVERIFY(!ok->isEnabled());
        type("colors", QStringLiteral("1"));
        QVERIFY(notice->text().isEmpty());
        QVERIFY(ok->isEnabled());
    }

private:
    void type(const char* name, const QString& text) const {
        auto* field = m_dialog->findChild<QSpinBox*>(QLatin1String(name));
        field->setFocus();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Tab);
    }

    std::unique_ptr<NewPuzzleDialog> m_dialog;
};

TESSERA_TEST(TestNewPuzzleDialog, Needs::Window)

} // namespace tessera::tst_NewPuzzleDialog

#include "tst_NewPuzzleDialog.moc"
