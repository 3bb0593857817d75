// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "widgets/sudoku/SudokuView.h"

#include "core/sudoku/SudokuGenerator.h"
#include "core/support/Random.h"

#include <QSignalSpy>

namespace tessera::tst_SudokuView {

namespace {

SudokuContent contentWith(int order) {
    Random random(1);
    const SudokuGrid solution = randomSolution(order, random);
    SudokuGrid givens(order);
    givens.set(0, solution.at(0));
    return {givens, givens, {}, {}};
}

/// The view's last request.
struct Asked {
    std::vector<int> cells;
    Digit digit = 0;
    int times = 0;
};

} // namespace

class TestSudokuView : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_view = std::make_unique<SudokuView>();
        m_view->resize(400, 400);
        m_view->setContent(contentWith(3));
        m_digits = m_marks = {};
        connect(m_view.get(), &SudokuView::digitRequested, this,
                [this](const std::vector<int>& cells, Digit digit) {
                    m_digits = {cells, digit, m_digits.times + 1};
                });
        connect(m_view.get(), &SudokuView::markRequested, this,
                [this](const std::vector<int>& cells, Digit digit) {
                    m_marks = {cells, digit, m_marks.times + 1};
                });
    }

    void clicksAndArrowsSelect() {
        QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, at(40));
        QCOMPARE(m_view->currentCell(), 40);
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QTest::keyClick(m_view.get(), Qt::Key_Down);
        QCOMPARE(m_view->currentCell(), 50);
        QTest::keyClick(m_view.get(), Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(m_view->selectedCells(), (std::vector<int>{49, 50}));
        QTest::keyClick(m_view.get(), Qt::Key_Home);
        QCOMPARE(m_view->selectedCells(), std::vector<int>{45});
        // Beyond the rim there is nothing.
        for (int i = 0; i < 12; ++i)
            QTest::keyClick(m_view.get(), Qt::Key_Up);
        QCOMPARE(m_view->currentCell(), 0);
        QTest::mousePress(m_view.get(), Qt::LeftButton, {}, at(0));
        QTest::mouseMove(m_view.get(), at(10));
        QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, at(10));
    }

    void everyCellIsHitWhereItIsDrawn() {
        for (const int order : {2, 3, 4, 5}) {
            m_view->resize(613, 571);
            m_view->setContent(contentWith(order));
            for (int cell = 0; cell < m_view->content().digits.cells(); ++cell) {
                QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, at(cell));
                QCOMPARE(m_view->currentCell(), cell);
            }
        }
    }

    void keysAskForDigitsAndMarks() {
        m_view->setCurrentCell(7);
        QTest::keyClick(m_view.get(), Qt::Key_5);
        QCOMPARE(m_digits.digit, Digit{5});
        QCOMPARE(m_digits.cells, std::vector<int>{7});
        QTest::keyClick(m_view.get(), Qt::Key_6, Qt::ControlModifier);
        QCOMPARE(m_marks.digit, Digit{6});
        m_view->setPencil(true);
        QTest::keyClick(m_view.get(), Qt::Key_7);
        QCOMPARE(m_marks.digit, Digit{7});
        QTest::keyClick(m_view.get(), Qt::Key_8, Qt::ControlModifier);
        QCOMPARE(m_digits.digit, Digit{8});
        for (const Qt::Key key : {Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_0, Qt::Key_Period}) {
            QTest::keyClick(m_view.get(), key);
            QCOMPARE(m_digits.digit, Digit{0});
            m_digits.digit = 9;
        }
        const int asked = m_digits.times + m_marks.times;
        QTest::keyClick(m_view.get(), Qt::Key_A); // 10 is not a digit here
        QCOMPARE(m_digits.times + m_marks.times, asked);
    }

    void lettersAreDigitsOfLargeGrids() {
        m_view->setContent(contentWith(5));
        QTest::keyClick(m_view.get(), Qt::Key_P);
        QCOMPARE(m_digits.digit, Digit{25});
        QTest::keyClick(m_view.get(), Qt::Key_A);
        QCOMPARE(m_digits.digit, Digit{10});
    }

    void readOnlyAsksForNothing() {
        m_view->setReadOnly(true);
        QTest::keyClick(m_view.get(), Qt::Key_5);
        QTest::keyClick(m_view.get(), Qt::Key_Delete);
        QCOMPARE(m_digits.times, 0);
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QCOMPARE(m_view->currentCell(), 1);
    }

    void cellsAreDescribed() {
        SudokuContent content = contentWith(3);
        content.digits.set(1, 4);
        content.marks.resize(81);
        content.marks[2] = digitBit(3) | digitBit(9);
        m_view->setContent(content);
        QVERIFY(m_view->cellDescription(0).startsWith(QStringLiteral("R1C1: given")));
        QCOMPARE(m_view->cellDescription(1), QStringLiteral("R1C2: digit 4"));
        QCOMPARE(m_view->cellDescription(2), QStringLiteral("R1C3: pencil marks 3 9"));
        QCOMPARE(m_view->cellDescription(3), QStringLiteral("R1C4: empty"));
        // Also when the digit of the current cell changes.
        m_view->setCurrentCell(3);
        content.digits.set(3, 7);
        m_view->setContent(content);
        QCOMPARE(m_view->accessibleDescription(), QStringLiteral("R1C4: digit 7"));
    }

    /// Conflicts are drawn in another colour, and candidates appear.
    void picturesDiffer() {
        m_view->setContent(contentWith(3));
        m_view->setReadOnly(true);
        const QImage before = m_view->grab().toImage();
        m_view->setShowCandidates(true);
        const QImage candidates = m_view->grab().toImage();
        QVERIFY(before != candidates);
        m_view->setShowCandidates(false);
        QCOMPARE(m_view->grab().toImage(), before);
        SudokuContent wrong = contentWith(3);
        wrong.wrong.assign(81, true);
        m_view->setContent(wrong);
        QVERIFY(m_view->grab().toImage() != before);
    }

private:
    [[nodiscard]] QPoint at(int cell) const { return m_view->cellRect(cell).center().toPoint(); }

    std::unique_ptr<SudokuView> m_view;
    Asked m_digits;
    Asked m_marks;
};

TESSERA_TEST(TestSudokuView, Needs::Window)

} // namespace tessera::tst_SudokuView

#include "tst_SudokuView.moc"
