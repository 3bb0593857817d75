// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "widgets/board/BoardView.h"
#include "widgets/board/ViewOverlays.h"

#include "core/edges/generate/Generator.h"

#include <QProxyStyle>

namespace tessera::tst_FlashOverlay {

namespace {

/// A system with animations or without.
class Motion final : public QProxyStyle {
public:
    explicit Motion(int milliseconds) : m_milliseconds(milliseconds) {}
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* result) const override {
        return hint == SH_Widget_Animation_Duration
                   ? m_milliseconds
                   : QProxyStyle::styleHint(hint, option, widget, result);
    }

private:
    int m_milliseconds;
};

} // namespace

class TestFlashOverlay : public QObject {
    Q_OBJECT

private slots:
    void fadesOnlyWhereThingsMay_data() {
        QTest::addColumn<int>("milliseconds");
        QTest::addColumn<bool>("still");
        QTest::newRow("animations") << 200 << false;
        QTest::newRow("none") << 0 << true;
    }
    void fadesOnlyWhereThingsMay() {
        QFETCH(int, milliseconds);
        QFETCH(bool, still);
        BoardView view;
        fill(view);
        Motion motion(milliseconds);
        FlashOverlay overlay(view);
        overlay.setStyle(&motion);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        overlay.flash({5, 6});
        const QImage first = overlay.grab().toImage();
        bool changed = false;
        QTRY_VERIFY(hasEnded(overlay, first, changed));
        QCOMPARE(changed, !still);
        QVERIFY(overlay.isHidden());
    }

    /// A frame stays, only around its cells, until another one comes or it is ended.
    void framesStay() {
        BoardView view;
        fill(view);
        FlashOverlay overlay(view);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const QImage plain = view.viewport()->grab().toImage();
        overlay.flash({3});
        overlay.outline({5, 6});
        QVERIFY(overlay.isOutline());
        const QImage framed = view.viewport()->grab().toImage();
        const auto isMarked = [&](int cell, QPoint offset) {
            const QPoint at = view.cellRect(cell).topLeft() + offset;
            return framed.pixel(at) != plain.pixel(at);
        };
        const QPoint rim(1, 12);
        QVERIFY(isMarked(5, rim) && isMarked(6, rim));
        QVERIFY(!isMarked(3, rim) && !isMarked(9, rim));
        QVERIFY(!isMarked(5, QPoint(30, 30))); // the tile stays as it is
        // Another light, made at the same time, has ended by then.
        FlashOverlay light(view);
        light.flash({9});
        QTRY_VERIFY(light.cells().empty());
        QVERIFY(overlay.isOutline());
        QCOMPARE(view.viewport()->grab().toImage(), framed);
        overlay.outline({});
        QVERIFY(!overlay.isOutline() && overlay.isHidden());
        // It ends frames, not a light.
        overlay.flash({5});
        overlay.outline({});
        QCOMPARE(overlay.cells(), std::vector<std::size_t>{5});
    }

private:
    static void fill(BoardView& view) {
        GeneratorSettings settings;
        settings.size = {4, 4};
        settings.solved = true;
        const PuzzleFile file = generatePuzzle(settings);
        view.resize(300, 300);
        view.setPuzzle(file.puzzle);
        view.setBoard(file.board, std::vector<bool>(16));
    }

    /// Records on the way whether the light differs from its start.
    static bool hasEnded(FlashOverlay& overlay, const QImage& first, bool& changed) {
        if (overlay.cells().empty())
            return true;
        changed = changed || overlay.grab().toImage() != first;
        return false;
    }
};

TESSERA_TEST(TestFlashOverlay, Needs::Window)

} // namespace tessera::tst_FlashOverlay

#include "tst_FlashOverlay.moc"
