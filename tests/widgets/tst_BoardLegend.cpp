// SPDX-License-Identifier: GPL-3.0-or-later
#include "BoardViewTesting.h"
#include "tests/TestProgram.h"

namespace tessera::tst_BoardLegend {

namespace {

HeatWords changes() {
    return {QStringLiteral("Changes"), [](double times) { return QString::number(times); },
            [](double times) { return QStringLiteral("changed %1 times").arg(times); }};
}

} // namespace

/// Overlays are explained below the board, with their values for one cell.
class TestBoardLegend : public QObject, private BoardViewTest {
    Q_OBJECT

private slots:
    void init() { showSolvedPuzzle(); }

    void everyOverlayIsExplained_data() {
        QTest::addColumn<BoardOverlay>("overlay");
        QTest::addColumn<QString>("words");
        QTest::newRow("mismatches") << BoardOverlay::Mismatches << "does not match";
        QTest::newRow("numbers") << BoardOverlay::PieceNumbers << "piece number";
        QTest::newRow("coordinates") << BoardOverlay::Coordinates << "column and row";
        QTest::newRow("locks") << BoardOverlay::Locks << "locked · hint";
        QTest::newRow("letters") << BoardOverlay::ColorLetters << "pattern";
        QTest::newRow("candidates")
            << BoardOverlay::CandidateCount << "pieces that fit · none fits";
        QTest::newRow("heat") << BoardOverlay::Heat << "Changes: 0 12";
        QTest::newRow("dim") << BoardOverlay::DimMatched << "no mismatch";
        QTest::newRow("counts") << BoardOverlay::MismatchCounts
                                << "mismatches in the row or column";
    }
    void everyOverlayIsExplained() {
        QFETCH(BoardOverlay, overlay);
        QFETCH(QString, words);
        m_view->setOverlays({});
        const int whole = m_view->viewport()->height();
        m_view->setOverlays(overlay);
        QVERIFY(!m_view->legend().isVisible());
        QCOMPARE(m_view->viewport()->height(), whole);
        m_view->setOverlays(overlay | BoardOverlay::Legend);
        m_view->setHeat(std::vector<float>(16, 12.0F), changes());
        QVERIFY(m_view->legend().isVisible());
        QCOMPARE(m_view->legend().text(), words);
        QCOMPARE(m_view->legend().accessibleDescription(), words);
        // Beside the board, not over it, and drawn.
        const QRect strip = m_view->legend().geometry();
        QVERIFY(strip.top() > m_view->viewport()->geometry().bottom());
        QVERIFY(m_view->rect().contains(strip));
        QImage blank(strip.size(), QImage::Format_RGB32);
        const QImage drawn = m_view->grab(strip).toImage();
        blank = drawn;
        blank.fill(drawn.pixelColor(0, 0));
        QVERIFY(drawn != blank);
        m_view->setOverlays(BoardOverlay::Legend);
        QCOMPARE(m_view->viewport()->height(), whole);
    }

    void theCellUnderThePointerIsTold() {
        m_view->setOverlays(BoardOverlay::Legend | BoardOverlay::Heat);
        std::vector<float> heat(16, 1.0F);
        heat[6] = 31.0F;
        m_view->setHeat(heat, changes());
        move(center(6), Qt::NoButton);
        QCOMPARE(m_view->legend().readout(), QStringLiteral("C2: changed 31 times"));
        QVERIFY(m_view->cellDescription(6).endsWith(QStringLiteral(", changed 31 times")));
        heat[6] = 32.0F;
        m_view->setHeat(heat, changes());
        QCOMPARE(m_view->legend().readout(), QStringLiteral("C2: changed 32 times"));
        // Without a mouse it is the cursor's cell.
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(m_view->viewport(), &leave);
        m_view->setCurrentCell(7);
        QCOMPARE(m_view->legend().readout(), QStringLiteral("D2: changed 1 times"));
    }

    void mismatchesAndCandidatesAreTold() {
        m_view->setOverlays(BoardOverlay::Legend | BoardOverlay::Mismatches |
                            BoardOverlay::CandidateCount);
        m_view->setCandidateCounts(std::vector<int>(16, 3));
        move(center(5), Qt::NoButton);
        QVERIFY(m_view->legend().readout().startsWith(QStringLiteral("B2: 3 ")));
        move(center(10), Qt::NoButton);
        QVERIFY(m_view->legend().readout().startsWith(QStringLiteral("C3: 0 ")));
        m_file.board.rotate(10, 1);
        const auto faulty = std::ranges::count_if(
            kSides, [&](Side side) { return isFaulty(m_file.puzzle, m_file.board, 10, side); });
        show();
        QVERIFY(m_view->legend().readout().startsWith(QStringLiteral("C3: %1 ").arg(faulty)));
    }

    void nothingJumpsWhileNumbersGrow() {
        m_view->setOverlays(BoardOverlay::Legend | BoardOverlay::Heat | BoardOverlay::Mismatches |
                            BoardOverlay::Locks);
        m_view->setHeat(std::vector<float>(16, 90000.0F), changes());
        const int high = m_view->viewport()->height();
        for (const float most : {1.0F, 0.0F, 5.0F, 90000.0F}) {
            m_view->setHeat(std::vector<float>(16, most), changes());
            QCOMPARE(m_view->viewport()->height(), high);
        }
    }

    void aNarrowOneWraps() {
        m_view->setOverlays(BoardOverlay::Legend | BoardOverlay::Mismatches | BoardOverlay::Locks |
                            BoardOverlay::DimMatched | BoardOverlay::MismatchCounts);
        const int wide = m_view->legend().height();
        m_view->resize(260, 500);
        QTRY_VERIFY(m_view->legend().height() > wide);
        QVERIFY(m_view->rect().contains(m_view->legend().geometry()));
        // A tiny board needs the room itself.
        m_view->resize(130, 130);
        QTRY_VERIFY(!m_view->legend().isVisible());
    }
};

TESSERA_TEST(TestBoardLegend, Needs::Window)

} // namespace tessera::tst_BoardLegend

#include "tst_BoardLegend.moc"
