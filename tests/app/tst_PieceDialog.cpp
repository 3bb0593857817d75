// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/board/PieceDialog.h"
#include "tests/TestProgram.h"
#include "tests/app/WindowTesting.h"

#include "core/edges/puzzle/Candidates.h"

#include <QComboBox>
#include <QLabel>

namespace tessera::tst_PieceDialog {

namespace {

class PieceTest : public WindowTest {
public:
    [[nodiscard]] PieceDialog* dialog() { return page().findChild<PieceDialog*>(); }
    void doubleClick(int cell) {
        QTest::mouseDClick(view().viewport(), Qt::LeftButton, {}, at(cell));
    }
    /// Whether the view equals one with freshly counted candidates.
    [[nodiscard]] bool candidatesShown() {
        const QImage shown = view().viewport()->grab().toImage();
        view().setCandidateCounts(candidateCounts(document().puzzle(), document().board()));
        return view().viewport()->grab().toImage() == shown;
    }
};

class PaintCounter : public QObject {
public:
    explicit PaintCounter(QWidget& widget) { widget.installEventFilter(this); }
    bool eventFilter(QObject* /*object*/, QEvent* event) override {
        m_count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
    /// The number since the last call.
    [[nodiscard]] int take() { return std::exchange(m_count, 0); }

private:
    int m_count = 0;
};

QComboBox* field(const QWidget& dialog, const char* name) {
    return dialog.findChild<QComboBox*>(QLatin1String(name));
}

} // namespace

class TestPieceDialog : public QObject {
    Q_OBJECT

private slots:
    /// The fields are around the piece as shown, whatever its rotation, and unchanged they return
    /// the piece as it was.
    void fieldsShowThePieceAsItLies() {
        const Puzzle puzzle({1, 1}, {false, false}, {Piece{{1, 2, 3, 4}}});
        for (int rotation = 0; rotation < 4; ++rotation) {
            const PieceDialog dialog(puzzle, piece(0, rotation), tileThemes().front());
            const auto number = [&](const char* name) {
                return field(dialog, name)->currentData().toInt();
            };
            QCOMPARE(number("edgeUp"), int(puzzle.edge(piece(0, rotation), Side::Up)));
            QCOMPARE(number("edgeRight"), int(puzzle.edge(piece(0, rotation), Side::Right)));
            QCOMPARE(number("edgeDown"), int(puzzle.edge(piece(0, rotation), Side::Down)));
            QCOMPARE(number("edgeLeft"), int(puzzle.edge(piece(0, rotation), Side::Left)));
            QVERIFY(dialog.piece() == puzzle.piece(0));
        }
    }

    void onlySignedPuzzlesHaveBlanks() {
        for (const bool isSigned : {false, true}) {
            const Puzzle puzzle({1, 1}, {false, isSigned}, {Piece{{1, 2, 3, 4}}});
            const PieceDialog dialog(puzzle, piece(0), tileThemes().front());
            const QComboBox* up = field(dialog, "edgeUp");
            QCOMPARE(up->findData(-127) >= 0, isSigned);
            QCOMPARE(up->findData(254) >= 0, !isSigned);
            QCOMPARE(up->count(), 255);
        }
    }

    /// Whatever was chosen before, and although other numbers start with it.
    void typedNumbersAreMeantExactly() {
        const Puzzle puzzle({1, 1}, {false, true}, {Piece{{11, 2, 3, 4}}});
        const PieceDialog dialog(puzzle, piece(0), tileThemes().front());
        const std::pair<const char*, int> typed[] = {
            {"edgeUp", 9}, {"edgeRight", -12}, {"edgeDown", 0}, {"edgeLeft", 127}};
        for (const auto& [name, number] : typed) {
            QTest::keyClicks(field(dialog, name), QString::number(number));
            QCOMPARE(field(dialog, name)->currentData().toInt(), number);
        }
    }

    void lettersGoToTheSides() {
        const Puzzle puzzle({1, 1}, {false, false}, {Piece{{1, 2, 3, 4}}});
        PieceDialog dialog(puzzle, piece(0), tileThemes().front());
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        for (const auto& [key, name] : {std::pair{Qt::Key_D, "edgeDown"},
                                        {Qt::Key_L, "edgeLeft"},
                                        {Qt::Key_U, "edgeUp"},
                                        {Qt::Key_R, "edgeRight"}}) {
            QTest::keyClick(&dialog, key, Qt::AltModifier);
            QVERIFY2(field(dialog, name)->hasFocus(), name);
        }
    }

    void previewFollowsTheFields() {
        const Puzzle puzzle({1, 1}, {false, false}, {Piece{{1, 2, 3, 4}}});
        const PieceDialog dialog(puzzle, piece(0), tileThemes().front());
        const auto* preview = dialog.findChild<QLabel*>(QStringLiteral("piecePreview"));
        const QImage before = preview->pixmap().toImage();
        QTest::keyClick(field(dialog, "edgeLeft"), Qt::Key_Down);
        QVERIFY(preview->pixmap().toImage() != before);
        QTest::keyClick(field(dialog, "edgeLeft"), Qt::Key_Up);
        QVERIFY(preview->pixmap().toImage() == before);
    }

    /// E, a number typed into a field, Return; then Ctrl+Z in the window.
    void editingIsOneStepOfTheHistory() {
        PieceTest test;
        QVERIFY(test.open(samplePuzzle({.solved = true})));
        const PuzzleFile before = test.document().file();
        QVERIFY(!before.solution.empty());
        const int cell = before.puzzle.size().cells() / 2;
        const Placement placement = before.board.at(cell);
        const Color old = before.puzzle.edge(placement, Side::Right);
        test.view().setCurrentCell(cell);
        QTest::keyClick(test.view().viewport(), Qt::Key_E);
        auto* dialog = test.dialog();
        QVERIFY(dialog != nullptr);
        QTest::keyClicks(field(*dialog, "edgeRight"), QStringLiteral("17"));
        QTest::keyClick(dialog, Qt::Key_Return);

        const PuzzleFile& after = test.document().file();
        QVERIFY(old != 17);
        QCOMPARE(after.puzzle.edge(placement, Side::Right), Color(17));
        for (const Side side : {Side::Up, Side::Down, Side::Left})
            QCOMPARE(after.puzzle.edge(placement, side), before.puzzle.edge(placement, side));
        for (int i = 0; i < before.puzzle.pieceCount(); ++i) {
            const auto index = static_cast<PieceIndex>(i);
            QCOMPARE(after.puzzle.piece(index) == before.puzzle.piece(index),
                     index != placement.piece());
        }
        QVERIFY(after.board == before.board);
        QVERIFY(after.locked == before.locked);
        QVERIFY(after.solution.empty());
        QCOMPARE(test.document().history().count(), 1);
        QCOMPARE(test.document().history().undoText(),
                 QStringLiteral("Edit piece %1").arg(placement.piece() + 1));
        QVERIFY(test.view().puzzle() == after.puzzle);

        QTest::keyClick(&test.window, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(test.document().file() == before);
        QTest::keyClick(&test.window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(test.document().puzzle().edge(placement, Side::Right), Color(17));
    }

    void hintsStayWithTheirPieces() {
        PieceTest test;
        QVERIFY(test.open(samplePuzzle({.hints = {7}})));
        const std::vector<Hint> hints(test.document().puzzle().hints().begin(),
                                      test.document().puzzle().hints().end());
        test.doubleClick(7);
        QTest::keyClicks(field(*test.dialog(), "edgeUp"), QStringLiteral("9"));
        QTest::keyClick(test.dialog(), Qt::Key_Return);
        const auto after = test.document().puzzle().hints();
        QVERIFY(std::equal(hints.begin(), hints.end(), after.begin(), after.end()));
        QVERIFY(test.document().holdsHint(7));
    }

    void escapeAndNoChangeLeaveEverything() {
        PieceTest test;
        QVERIFY(test.open(samplePuzzle({.solved = true})));
        const PuzzleFile before = test.document().file();
        test.doubleClick(3);
        QTest::keyClick(field(*test.dialog(), "edgeUp"), Qt::Key_Down);
        QTest::keyClick(test.dialog(), Qt::Key_Escape);
        QTRY_VERIFY(test.dialog() == nullptr);
        test.doubleClick(3);
        QTest::keyClick(test.dialog(), Qt::Key_Return);
        QVERIFY(test.document().file() == before);
        QCOMPARE(test.document().history().count(), 0);
    }

    void emptyCellsSayWhy() {
        PieceTest test;
        QVERIFY(test.open(samplePuzzle()));
        test.doubleClick(0);
        QVERIFY(test.dialog() == nullptr);
        QVERIFY(!test.page().message().isEmpty());
    }

    void notWhileASearchShowsItsBoard() {
        PuzzleFile file = hardPuzzle();
        file.board.place(0, piece(0));
        PieceTest test;
        QVERIFY(test.open(std::move(file)));
        test.key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(test.page().isReadOnly());
        test.doubleClick(0);
        QVERIFY(test.dialog() == nullptr);
        QVERIFY(!test.page().question(PuzzlePage::Topic::ReadOnly).isEmpty());
        test.page().search().abandon();
    }

    /// The overlay is computed immediately and after each edit.
    void candidateOverlayFollowsTheBoard() {
        PieceTest test;
        QVERIFY(test.open(samplePuzzle()));
        // Numbers need cells of a readable size.
        test.window.resize(1400, 1000);
        QTRY_VERIFY(test.view().cellRect(0).height() > 40);
        const QImage before = test.view().grab().toImage();
        QTest::keyClick(&test.window, Qt::Key_6);
        QVERIFY(test.view().overlays().testFlag(BoardOverlay::CandidateCount));
        QTRY_VERIFY(test.view().grab().toImage() != before);
        QTRY_VERIFY(test.candidatesShown());
        test.page().editor().place(7, piece(12));
        QVERIFY(!test.candidatesShown());
        QTRY_VERIFY(test.candidatesShown());
    }

    /// They would be those of the document's board.
    void otherBoardsShowNoCandidates() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        test.window.resize(1400, 1000);
        QTRY_VERIFY(test.view().cellRect(0).height() > 40);
        const auto picture = [&] { return test.view().viewport()->grab().toImage(); };
        const QImage before = picture();
        QTest::keyClick(&test.window, Qt::Key_6);
        QTRY_VERIFY(picture() != before);
        const Board empty(test.board().size(), test.board().pieceCount());
        test.page().preview(QStringLiteral("Empty"), empty);
        test.view().setCandidateCounts({});
        const QImage plain = picture();
        test.page().preview({});
        QTRY_VERIFY(picture() != plain);
        test.page().preview(QStringLiteral("Empty"), empty);
        QTRY_VERIFY(picture() == plain);
        // Every board of a search clears them, which alone paints nothing.
        PaintCounter paints(*test.view().viewport());
        const auto rests = [&paints] {
            QTest::qWait(50);
            return paints.take() == 0;
        };
        QTRY_VERIFY(rests());
        test.view().setCandidateCounts({});
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
        QCOMPARE(paints.take(), 0);
    }
};

TESSERA_TEST(TestPieceDialog, Needs::Window)

} // namespace tessera::tst_PieceDialog

#include "tst_PieceDialog.moc"
