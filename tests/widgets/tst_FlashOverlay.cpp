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
        GeneratorSettings settings;
        settings.size = {4, 4};
        settings.solved = true;
        const PuzzleFile file = generatePuzzle(settings);
        BoardView view;
        view.resize(300, 300);
        view.setPuzzle(file.puzzle);
        view.setBoard(file.board, std::vector<bool>(16));
        Motion motion(milliseconds);
        FlashOverlay overlay(view);
        overlay.setStyle(&motion);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        overlay.flash({5, 6});
        const QImage first = overlay.grab().toImage();
        bool changed = false;
        QTRY_VERIFY_WITH_TIMEOUT(hasEnded(overlay, first, changed), 10'000);
        QCOMPARE(changed, !still);
        QVERIFY(overlay.isHidden());
    }

private:
    /// Notes on the way whether the light looks other than at first.
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
