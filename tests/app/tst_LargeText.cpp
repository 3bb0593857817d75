// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/ScreenFit.h"
#include "app/window/settings/ColorScheme.h"
#include "app/window/settings/Languages.h"
#include "tests/TestProgram.h"
#include "tests/app/SearchTesting.h"
#include "tests/app/WindowTesting.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QLabel>
#include <QScrollBar>
#include <QToolBar>

namespace tessera::tst_LargeText {

namespace {

/// Twice as large as usual.
constexpr double kPoints = 18;
/// A small screen of today, without a desktop's bars.
constexpr QSize kScreen{1264, 728};

bool fits(const QSize& size) { return size.boundedTo(kScreen) == size; }

QByteArray text(const QSize& size) {
    return QStringLiteral("%1 × %2").arg(size.width()).arg(size.height()).toUtf8();
}

} // namespace

/// Whether the window is usable with text of twice the usual size, in each language.
class TestLargeText : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() {
        QTest::addColumn<QString>("language");
        for (const Language& language : availableLanguages())
            QTest::newRow(qPrintable(language.code)) << language.code;
    }
    void init() {
        QFETCH_GLOBAL(QString, language);
        m_font = QApplication::font();
        QFont large = m_font;
        large.setPointSizeF(kPoints);
        QApplication::setFont(large);
        installLanguage(*qApp, language);
        applyColorScheme(*qApp, QStringLiteral("system"));
        m_window = std::make_unique<WindowTest>();
        QVERIFY(m_window->open(samplePuzzle()));
    }
    void cleanup() {
        m_window.reset();
        QApplication::setFont(m_font);
    }

    void theWindowFitsASmallScreen() {
        QCoreApplication::processEvents(); // panels that wrap settle a turn later
        QVERIFY2(fits(m_window->window.minimumSizeHint()),
                 text(m_window->window.minimumSizeHint()));
        m_window->window.resize(kScreen);
        m_window->action("searchRun").trigger();
        QTRY_VERIFY(m_window->search().numbers().total > 0);
        m_window->action("searchStop").trigger();
        QTRY_COMPARE(m_window->search().state(), SearchState::Finished);
        QCoreApplication::processEvents();
        QVERIFY2(fits(m_window->window.minimumSizeHint()),
                 text(m_window->window.minimumSizeHint()));
        QCOMPARE(m_window->window.size(), kScreen);
    }

    void iconsOfToolsAreAsHighAsTheText() {
        const auto& bar = m_window->child<QToolBar>("toolBar");
        QVERIFY2(bar.iconSize().height() >= bar.fontMetrics().height(), text(bar.iconSize()));
    }

    /// What does not fit can be scrolled to, and nothing is cut off at the side.
    void panelsShowAllTheirWidth() {
        m_window->window.resize(kScreen);
        QCoreApplication::processEvents();
        for (const QDockWidget* dock : m_window->window.findChildren<QDockWidget*>()) {
            if (!dock->isVisible() || dock->visibleRegion().isEmpty())
                continue;
            for (const PanelArea* area : dock->findChildren<PanelArea*>()) {
                QVERIFY2(area->horizontalScrollBar()->maximum() == 0,
                         qPrintable(dock->objectName()));
                const int below = area->widget()->height() - area->viewport()->height();
                QCOMPARE(area->verticalScrollBar()->maximum(), std::max(0, below));
            }
        }
    }

    void theTraysBoxesShowTheirText() {
        m_window->window.resize(kScreen);
        QCoreApplication::processEvents();
        for (const char* name : {"pieceKind", "pieceColor", "pieceOrder"}) {
            auto& box = m_window->child<QComboBox>(name);
            QVERIFY2(box.width() >= box.sizeHint().width(), name);
            QVERIFY2(box.width() >= box.minimumSizeHint().width(), name);
            QVERIFY2(box.fontMetrics().horizontalAdvance(box.currentText()) < box.width(), name);
            QVERIFY2(box.height() >= box.fontMetrics().height(), name);
        }
        auto& fits = m_window->child<QAbstractButton>("fitsHere");
        QVERIFY(fits.width() >= fits.minimumSizeHint().width());
    }

    void theFocusIsScrolledIntoSight() {
        m_window->window.resize(kScreen);
        m_window->child<QAbstractButton>("unfoldParameters").click();
        auto& limit = m_window->child<QWidget>("evaluationLimit");
        auto& method = m_window->child<QWidget>("method");
        for (int i = 0; i < 60 && !limit.hasFocus(); ++i)
            m_window->key(Qt::Key_Tab);
        QVERIFY(limit.hasFocus());
        QVERIFY(!limit.visibleRegion().isEmpty());
        for (int i = 0; i < 60 && !method.hasFocus(); ++i)
            m_window->key(Qt::Key_Backtab);
        QVERIFY(method.hasFocus() && !method.visibleRegion().isEmpty());
    }

    void dialogsKeepTheirButtonsInSight_data() {
        QTest::addColumn<QByteArray>("action");
        for (const char* action : {"fileNew", "fileGenerate", "fileExport", "editSettings",
                                   "fileNewSudoku", "filePrintPreview"})
            QTest::newRow(action) << QByteArray(action);
    }
    void dialogsKeepTheirButtonsInSight() {
        QFETCH(QByteArray, action);
        const ScreenFit fit;
        qApp->installEventFilter(const_cast<ScreenFit*>(&fit));
        QSize size;
        bool inSight = false;
        bool isWide = false;
        Answer answer([&](QWidget* dialog) {
            size = dialog->size();
            const auto* buttons = dialog->findChild<QDialogButtonBox*>();
            const QRect place(buttons->mapTo(dialog, QPoint()), buttons->size());
            inSight = dialog->rect().contains(place);
            const auto* area = dialog->findChild<PanelArea*>();
            isWide = area == nullptr || area->horizontalScrollBar()->maximum() == 0 ||
                     size.width() == roomFor(*dialog).width();
            dialog->close();
        });
        m_window->action(action.constData()).trigger();
        QTRY_COMPARE(answer.asked(), 1);
        QVERIFY2(size.boundedTo(roomFor(m_window->window)) == size, text(size));
        QVERIFY(inSight);
        QVERIFY(isWide);
    }

    /// A notice above the board may take two lines, but then keeps them.
    void theNoticeIsWhole() {
        m_window->window.resize(kScreen);
        QCoreApplication::processEvents();
        const auto& notice = m_window->child<QLabel>("liveNotice");
        QTRY_VERIFY2(notice.height() >= notice.heightForWidth(notice.width()), text(notice.size()));
    }

private:
    std::unique_ptr<WindowTest> m_window;
    QFont m_font;
};

TESSERA_TEST(TestLargeText, Needs::Window)

} // namespace tessera::tst_LargeText

#include "tst_LargeText.moc"
