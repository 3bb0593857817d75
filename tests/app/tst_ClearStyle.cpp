// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/ActionFactory.h"
#include "app/window/settings/ClearStyle.h"
#include "app/window/settings/ColorScheme.h"
#include "tests/TestProgram.h"
#include "widgets/colors/ColorMath.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QGroupBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProxyStyle>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTableWidget>
#include <QToolBar>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

#include <functional>

namespace tessera::tst_ClearStyle {

namespace {

/// A high-contrast palette as desktops make it: few colours are set, and the others are derived
/// from the button's.
QPalette platformPalette(const QColor& ground, const QColor& text) {
    QPalette palette(ground, ground);
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::BrightText})
        palette.setColor(role, text);
    palette.setColor(QPalette::Base, ground);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, ground.darker());
    palette.setColor(QPalette::Disabled, QPalette::Highlight, ground);
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, ground);
    palette.setColor(QPalette::PlaceholderText, ground);
    return palette;
}

QPalette mended(QPalette palette) {
    const QPalette missing = missingColors(palette);
    return missing.resolve(palette);
}

/// A desktop style that shows all icons.
class PicturedStyle final : public QProxyStyle {
public:
    [[nodiscard]] int styleHint(StyleHint, const QStyleOption*, const QWidget*,
                                QStyleHintReturn*) const override {
        return 1;
    }
};

/// The strongest contrast to the window within a few pixels of the left side, half way down, where
/// only a frame is drawn.
double contrastOfTheSide(QWidget& widget) {
    constexpr int kNear = 8;
    const QImage image = widget.grab().toImage();
    const QColor window = widget.palette().color(QPalette::Window);
    double most = 1;
    for (int x = 0; x < kNear; ++x)
        most = std::max(most, contrastRatio(image.pixelColor(x, image.height() / 2), window));
    return most;
}

using Maker = std::function<QWidget*()>;

} // namespace

/// Whether the style draws what users with weak eyesight need.
class TestClearStyle : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_palette = QApplication::palette();
        QApplication::setStyle(new ClearStyle);
    }
    void initTestCase_data() {
        QTest::addColumn<QPalette>("palette");
        QTest::newRow("own dark") << *ownPalette(QStringLiteral("contrast-dark"));
        QTest::newRow("own light") << *ownPalette(QStringLiteral("contrast-light"));
        QTest::newRow("black platform") << mended(platformPalette(Qt::black, Qt::white));
        QTest::newRow("white platform") << mended(platformPalette(Qt::white, Qt::black));
    }
    void init() {
        QFETCH_GLOBAL(QPalette, palette);
        QApplication::setPalette(palette);
    }
    void cleanup() {
        QApplication::setPalette(m_palette);
        QApplication::setFont(QFont());
    }

    void framesCanBeSeen_data() {
        QTest::addColumn<Maker>("make");
        const auto row = [](const char* name, const Maker& make) { QTest::newRow(name) << make; };
        row("field", [] { return new QLineEdit; });
        row("number", [] { return new QSpinBox; });
        row("choice", [] { return new QComboBox; });
        row("button", [] { return new QPushButton; });
        row("tool button", [] { return new QToolButton; });
        row("check box", [] { return new QCheckBox; });
        row("radio button", [] { return new QRadioButton; });
        row("group", [] {
            auto* group = new QGroupBox(QStringLiteral("title"));
            group->setMinimumSize(100, 100); // half way down is below the title
            return group;
        });
        row("text", [] { return new QPlainTextEdit; });
        row("slider", [] { return new QSlider(Qt::Horizontal); });
        row("scroll bar", [] { return new QScrollBar(Qt::Vertical); });
        row("tab", [] {
            auto* bar = new QTabBar;
            bar->addTab(QString());
            return bar;
        });
    }
    void framesCanBeSeen() {
        QFETCH(Maker, make);
        const std::unique_ptr<QWidget> widget(make());
        widget->resize(widget->sizeHint().expandedTo(widget->minimumSize()));
        QVERIFY2(contrastOfTheSide(*widget) >= 3,
                 qPrintable(QString::number(contrastOfTheSide(*widget))));
    }

    void buttonsOfDialogsHaveNoForeignPictures() {
        ClearStyle style;
        style.setBaseStyle(new PicturedStyle);
        const auto hint = [&style](QStyle::StyleHint wanted) {
            return style.styleHint(wanted, nullptr, nullptr, nullptr);
        };
        QCOMPARE(hint(QStyle::SH_DialogButtonBox_ButtonsHaveIcons), 0);
        QCOMPARE(hint(QStyle::SH_ItemView_ShowDecorationSelected), 1);
    }

    void linesOfTablesCanBeSeen_data() {
        QTest::addColumn<QString>("scheme");
        QTest::addColumn<double>("least");
        for (const QString& scheme : colorSchemes().mid(1))
            QTest::newRow(qPrintable(scheme))
                << scheme << (scheme.startsWith(QStringLiteral("contrast")) ? 3.0 : 1.3);
    }
    void linesOfTablesCanBeSeen() {
        QFETCH(QString, scheme);
        QFETCH(double, least);
        QApplication::setPalette(ownPalette(scheme).value());
        QTableWidget table(2, 2);
        for (QHeaderView* header : {table.horizontalHeader(), table.verticalHeader()})
            header->hide();
        table.setFocusPolicy(Qt::NoFocus);
        const int line = table.columnWidth(0) - 1;
        const QImage image = table.viewport()->grab().toImage();
        const QColor ground = table.palette().color(QPalette::Base);
        const double contrast = contrastRatio(image.pixelColor(line, 3), ground);
        QVERIFY2(contrast >= least, qPrintable(QString::number(contrast)));
    }

    /// Fusion draws outlines darker than the window, which is dark already.
    void fieldsCanBeSeenInTheDark() {
        QApplication::setPalette(ownPalette(QStringLiteral("dark")).value());
        QLineEdit line;
        QSpinBox number;
        QComboBox choice;
        QPushButton button;
        for (QWidget* field : std::initializer_list<QWidget*>{&line, &number, &choice, &button}) {
            field->resize(field->sizeHint());
            QVERIFY2(contrastOfTheSide(*field) >= 2,
                     qPrintable(QString::number(contrastOfTheSide(*field))));
        }
        // A field with the focus is at least as visible.
        line.setReadOnly(true); // has no cursor
        line.show();
        line.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&line));
        line.setFocus();
        QVERIFY2(contrastOfTheSide(line) >= 2.4,
                 qPrintable(QString::number(contrastOfTheSide(line))));
    }

    /// The close button of tabs is a cross in the text's colour, as for docks, not a red one.
    void theCrossOfATabIsPlain() {
        QTabBar bar;
        bar.setTabsClosable(true);
        bar.addTab(QStringLiteral("tab"));
        bar.resize(bar.sizeHint());
        bar.show();
        const QWidget* cross = bar.tabButton(0, QTabBar::RightSide);
        const QImage seen = bar.grab(cross->geometry()).toImage();
        int inked = 0;
        for (int y = 0; y < seen.height(); ++y) {
            for (int x = 0; x < seen.width(); ++x) {
                const QColor color = seen.pixelColor(x, y);
                QVERIFY2(color.red() - std::min(color.green(), color.blue()) < 40,
                         qPrintable(color.name()));
                inked += color != seen.pixelColor(0, 0);
            }
        }
        QVERIFY(inked > 10);
    }

    void theTabInFrontIsTold() {
        QTabBar bar;
        bar.addTab(QString());
        bar.addTab(QString());
        bar.resize(bar.sizeHint());
        const QImage first = bar.grab().toImage();
        bar.setCurrentIndex(1);
        const QImage second = bar.grab().toImage();
        const QPoint top(bar.tabRect(0).center().x(), bar.tabRect(0).top() + 1);
        QVERIFY(contrastRatio(first.pixelColor(top), second.pixelColor(top)) >= 3);
    }

    void nothingThatSpeaksIsGone() {
        QFETCH_GLOBAL(QPalette, palette);
        using P = QPalette;
        for (const auto& [text, ground] : {std::pair{P::WindowText, P::Window},
                                           {P::Text, P::Base},
                                           {P::ButtonText, P::Button},
                                           {P::HighlightedText, P::Highlight},
                                           {P::PlaceholderText, P::Base}}) {
            const double ratio =
                contrastRatio(palette.color(P::Disabled, text), palette.color(P::Disabled, ground));
            QVERIFY2(ratio >= 4.5, qPrintable(QStringLiteral("%1: %2").arg(text).arg(ratio)));
            // It has to look disabled, too.
            QVERIFY(palette.color(P::Disabled, text) != palette.color(P::Active, text) ||
                    text == P::PlaceholderText);
        }
        for (const P::ColorRole shade : {P::Light, P::Midlight, P::Mid, P::Dark, P::Shadow})
            QVERIFY(contrastRatio(palette.color(shade), palette.color(P::Window)) >= 1.3);
    }

    void aPaletteThatLacksNothingIsLeftAlone() {
        for (const char* scheme : {"light", "dark"}) {
            const QPalette palette = *ownPalette(QLatin1String(scheme));
            QVERIFY(!isHighContrast(palette));
            QCOMPARE(missingColors(palette).resolveMask(), 0U);
        }
        QVERIFY(isHighContrast(*ownPalette(QStringLiteral("contrast-dark"))));
        QVERIFY(isHighContrast(*ownPalette(QStringLiteral("contrast-light"))));
        QCOMPARE(missingColors(*ownPalette(QStringLiteral("contrast-dark"))).resolveMask(), 0U);
        QCOMPARE(missingColors(*ownPalette(QStringLiteral("contrast-light"))).resolveMask(), 0U);
    }

    void picturesGrowWithTheText() {
        QFont font = QApplication::font();
        font.setPointSizeF(9);
        QApplication::setFont(font);
        const QStyle& style = *QApplication::style();
        const int icon = style.pixelMetric(QStyle::PM_SmallIconSize);
        const int box = style.pixelMetric(QStyle::PM_IndicatorWidth);
        const int more = style.pixelMetric(QStyle::PM_ToolBarExtensionExtent);
        font.setPointSizeF(18);
        QApplication::setFont(font);
        QCOMPARE(style.pixelMetric(QStyle::PM_SmallIconSize), 2 * icon);
        QCOMPARE(style.pixelMetric(QStyle::PM_IndicatorWidth), 2 * box);
        QCOMPARE(style.pixelMetric(QStyle::PM_ToolBarExtensionExtent), 2 * more);
        font.setPointSizeF(7);
        QApplication::setFont(font);
        QCOMPARE(style.pixelMetric(QStyle::PM_SmallIconSize), icon);
    }

    /// The button for tools that do not fit was a dark picture on every ground.
    void theRestOfAToolBarCanBeSeen() {
        QToolBar bar;
        for (int tool = 0; tool < 9; ++tool)
            bar.addAction(QStringLiteral("a tool"));
        bar.resize(200, bar.sizeHint().height());
        bar.show();
        QVERIFY(QTest::qWaitForWindowExposed(&bar));
        auto* more = bar.findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"));
        QVERIFY(more != nullptr);
        QTRY_VERIFY(more->isVisible());
        const QImage image = more->grab().toImage();
        const QColor window = bar.palette().color(QPalette::Window);
        double most = 1;
        for (int y = image.height() / 4; y < image.height() * 3 / 4; ++y) {
            for (int x = image.width() / 4; x < image.width() * 3 / 4; ++x)
                most = std::max(most, contrastRatio(image.pixelColor(x, y), window));
        }
        QVERIFY(most > 4);
    }

    /// Back points to where one came from; time goes to the right.
    void arrowsBackAreMirrored() {
        const auto restore =
            qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
        const auto pictureOf = [](const char* icon, Qt::LayoutDirection direction) {
            QGuiApplication::setLayoutDirection(direction);
            return symbolicIcon(icon).pixmap(QSize(32, 32), 1).toImage();
        };
        for (const char* icon : {"back", "forward", "undo", "redo", "more"}) {
            const QImage image = pictureOf(icon, Qt::LeftToRight);
            QVERIFY2(pictureOf(icon, Qt::RightToLeft) != image, icon);
        }
        const auto weight = [](const QImage& image, int from, int to) {
            int sum = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = from; x < to; ++x)
                    sum += image.pixelColor(x, y).alpha();
            }
            return sum;
        };
        // The head of the arrow is heavier than its tail.
        for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            const QImage back = pictureOf("back", direction);
            QCOMPARE(weight(back, 0, 16) > weight(back, 16, 32), direction == Qt::LeftToRight);
        }
        for (const char* icon : {"step", "step-back", "start"})
            QCOMPARE(pictureOf(icon, Qt::RightToLeft), pictureOf(icon, Qt::LeftToRight));
    }

    void mirroredFieldsStartAtTheRight_data() {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::newRow("left to right") << Qt::LeftToRight;
        QTest::newRow("right to left") << Qt::RightToLeft;
    }
    /// Numbers without a unit, and the cursor of an empty field, were at the left.
    void mirroredFieldsStartAtTheRight() {
        QFETCH(Qt::LayoutDirection, direction);
        QWidget window;
        window.setLayoutDirection(direction);
        auto* layout = new QVBoxLayout(&window);
        layout->addWidget(new QSpinBox(&window));
        layout->addWidget(new QLineEdit(&window));
        window.resize(400, 100);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        (void)window.grab(); // places the text
        const auto fields = window.findChildren<QLineEdit*>();
        QCOMPARE(fields.size(), 2);
        for (const QLineEdit* field : fields) {
            const QRectF cursor = field->inputMethodQuery(Qt::ImCursorRectangle).toRectF();
            QCOMPARE(cursor.center().x() > field->width() / 2.0, direction == Qt::RightToLeft);
        }
    }

    void arrowsAreBeforeTheirText_data() { mirroredFieldsStartAtTheRight_data(); }
    /// From right to left Qt draws them at the left, where the text ends.
    void arrowsAreBeforeTheirText() {
        QFETCH(Qt::LayoutDirection, direction);
        QWidget window;
        window.setLayoutDirection(direction);
        QToolButton button(&window);
        button.setAutoRaise(true);
        button.setArrowType(Qt::DownArrow);
        button.setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button.setText(QStringLiteral("Text"));
        button.resize(button.sizeHint() + QSize(40, 0));
        const QImage image = button.grab().toImage();
        const auto hasInk = [&image](int from, int to) {
            for (int y = 0; y < image.height(); ++y) {
                for (int x = from; x < to; ++x) {
                    if (image.pixel(x, y) != image.pixel(0, 0))
                        return true;
                }
            }
            return false;
        };
        const int arrow = button.iconSize().width() + 4;
        const bool isMirrored = direction == Qt::RightToLeft;
        QVERIFY(hasInk(isMirrored ? image.width() - arrow : 0, isMirrored ? image.width() : arrow));
        // What is wider than needed is behind the text.
        QVERIFY(
            !hasInk(isMirrored ? 0 : image.width() - arrow, isMirrored ? arrow : image.width()));
    }

    /// Qt would cut it off in a letter.
    void choicesInLittleRoomEndInDots() {
        QWidget window;
        auto* layout = new QVBoxLayout(&window);
        const auto add = [&](const QString& text) {
            auto* box = new QComboBox(&window);
            box->addItem(text);
            box->setToolTip(QStringLiteral("Help"));
            box->setFixedWidth(100);
            box->setFocusPolicy(Qt::NoFocus);
            layout->addWidget(box);
            return box;
        };
        const QString wide(30, u'W');
        QComboBox* longer = add(wide);
        QComboBox* longest = add(wide + wide);
        QComboBox* shortest = add(QStringLiteral("W"));
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const auto toolTip = [](QComboBox* box) {
            QHelpEvent event(QEvent::ToolTip, {}, box->mapToGlobal(QPoint()));
            QApplication::sendEvent(box, &event);
            return QToolTip::text();
        };
        QCOMPARE(toolTip(shortest), QStringLiteral("Help"));
        QCOMPARE(toolTip(longer), wide + QStringLiteral("\nHelp"));
        // The dots are much lower than the letters, which end before them.
        const QImage image = longest->grab().toImage();
        QCOMPARE(image, longer->grab().toImage());
        QStyleOptionComboBox option;
        option.initFrom(longest);
        const QRect field = QApplication::style()->subControlRect(
            QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, longest);
        const int middle = image.height() / 2;
        const QColor ground = image.pixelColor(field.left(), middle);
        const auto inkAt = [&](int from, int to) {
            int ink = 0;
            for (int x = from; x < to; ++x)
                ink += contrastRatio(image.pixelColor(x, middle), ground) > 2 ? 1 : 0;
            return ink;
        };
        const int dots = longest->fontMetrics().horizontalAdvance(QChar(0x2026));
        QVERIFY(inkAt(field.left(), field.right() - dots) > 0);
        QCOMPARE(inkAt(field.right() - dots + 1, field.right()), 0);
    }

    void theTabKeyPassesTheButtonsThatScrollTabs() {
        QTabBar tabs;
        for (int i = 0; i < 9; ++i)
            tabs.addTab(QStringLiteral("A puzzle with a name"));
        tabs.setElideMode(Qt::ElideNone);
        tabs.resize(200, 40);
        tabs.show();
        QVERIFY(QTest::qWaitForWindowExposed(&tabs));
        const auto buttons = tabs.findChildren<QToolButton*>();
        QVERIFY(!buttons.isEmpty());
        for (const QToolButton* button : buttons)
            QCOMPARE(button->focusPolicy(), Qt::NoFocus);
    }

    void theButtonsOfDocksGrowToo() {
        const QDockWidget dock;
        for (const auto icon : {QStyle::SP_TitleBarCloseButton, QStyle::SP_TitleBarNormalButton}) {
            const QIcon drawn = QApplication::style()->standardIcon(icon, nullptr, &dock);
            QVERIFY(!drawn.isNull());
            QCOMPARE(drawn.pixmap(40).size(), QSize(40, 40));
        }
    }

private:
    QPalette m_palette;
};

TESSERA_TEST(TestClearStyle, Needs::Window)

} // namespace tessera::tst_ClearStyle

#include "tst_ClearStyle.moc"
