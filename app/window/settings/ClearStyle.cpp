// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings/ClearStyle.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/common/FormControls.h"
#include "app/window/settings/ColorScheme.h"
#include "widgets/colors/ColorMath.h"

#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QGroupBox>
#include <QHelpEvent>
#include <QLineEdit>
#include <QPainter>
#include <QStyleOption>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <cmath>

namespace tessera {

namespace {

/// More than the 3:1 for frames, since some are drawn translucent.
constexpr double kOutlineContrast = 6;
/// For fields in dark colours, where Fusion's outlines are darker than the window.
constexpr double kDarkOutlineContrast = 2.4;
/// How much Fusion darkens the window's colour for an outline, in per cent.
constexpr int kFusionDarker = 140;
constexpr int kMostValue = 255;
constexpr int kGroupTitleMargin = 3;
/// The maximum number of cached palettes; windows use only a few.
constexpr qsizetype kMostKept = 64;
/// For the lines of tables.
constexpr double kFaintGrid = 1.4;
constexpr double kStrongGrid = 3.2;
/// The text size, in points, for which the pictures of the style are made.
constexpr double kUsualPoints = 9;

bool isDark(const QPalette& palette) {
    return relativeLuminance(palette.color(QPalette::Active, QPalette::Window)) <
           relativeLuminance(palette.color(QPalette::Active, QPalette::WindowText));
}

/// Draws with a copy of the option with another palette, if the option is of that type.
template <typename Option, typename Draw>
bool drawWith(const QPalette& palette, const QStyleOption* option, Draw draw) {
    const auto* known = qstyleoption_cast<const Option*>(option);
    if (known == nullptr)
        return false;
    Option other(*known);
    other.palette = palette;
    draw(&other);
    return true;
}

bool isFrame(QStyle::PrimitiveElement element) {
    switch (element) {
    case QStyle::PE_Frame:
    case QStyle::PE_FrameLineEdit:
    case QStyle::PE_FrameMenu:
    case QStyle::PE_FrameTabWidget:
    case QStyle::PE_PanelLineEdit:
    case QStyle::PE_PanelButtonCommand:
    case QStyle::PE_PanelButtonTool:
    case QStyle::PE_PanelButtonBevel:
    case QStyle::PE_PanelMenu:
    case QStyle::PE_IndicatorCheckBox:
    case QStyle::PE_IndicatorRadioButton:
        return true;
    default:
        return false;
    }
}

/// The text of a combo box as it fits beside its icon. Qt would cut it off in a letter.
QString fittingText(const QStyleOptionComboBox& option, const QString& text,
                    const QWidget& widget) {
    constexpr int kAroundText = 2; // one on each side
    constexpr int kAfterIcon = 4;
    int room =
        widget.style()
            ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &widget)
            .width() -
        kAroundText;
    if (!option.currentIcon.isNull())
        room -= option.iconSize.width() + kAfterIcon;
    return option.fontMetrics.elidedText(text, Qt::ElideRight, room);
}

/// Below the title, as in Fusion.
void drawGroupFrame(const QStyleOption& option, QPainter& painter, const QWidget* widget) {
    QRectF frame = option.rect;
    const auto* box = qobject_cast<const QGroupBox*>(widget);
    if (box != nullptr && !box->title().isEmpty())
        frame.setTop(frame.top() + box->fontMetrics().height() + kGroupTitleMargin);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(outlineColor(option.palette, kOutlineContrast));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    painter.restore();
}

/// Of a button whose text is read from right to left: Qt mirrors the text, but leaves the arrow at
/// the left, where it meets the text.
void drawArrowBefore(const QStyleOptionToolButton& button, const auto& draw) {
    constexpr int kBeside = 4; // as in the size of the button
    QStyleOptionToolButton arrow(button);
    arrow.toolButtonStyle = Qt::ToolButtonIconOnly;
    arrow.rect.setLeft(button.rect.right() + 1 - button.iconSize.width() - kBeside);
    draw(&arrow);
    QStyleOptionToolButton text(button);
    text.toolButtonStyle = Qt::ToolButtonTextOnly;
    text.rect.setRight(arrow.rect.left() - 1);
    text.text = button.fontMetrics.elidedText(button.text, Qt::ElideRight, text.rect.width(),
                                              Qt::TextShowMnemonic);
    // It is drawn in the middle.
    const int width = button.fontMetrics.size(Qt::TextShowMnemonic, text.text).width();
    text.rect.setLeft(std::max(text.rect.left(), arrow.rect.left() - width));
    draw(&text);
}

/// Fusion shows the focus of a list only in its selected item; there may be none.
void drawFocusFrame(const QStyleOption& option, QPainter& painter) {
    painter.save();
    painter.setPen(option.palette.color(QPalette::Highlight));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(option.rect.adjusted(0, 0, -1, -1));
    painter.restore();
}

/// A frame that is open towards the page, with a line on the far side of the current tab.
void drawTab(const QStyleOptionTab& tab, QPainter& painter) {
    constexpr int kThick = 3;
    const QRect frame = tab.rect.adjusted(0, 0, -1, -1);
    QRect line = tab.rect;
    QRect inside = tab.rect.adjusted(1, 1, -1, -1);
    // Rounded tabs come first, in the same order as the others.
    switch (tab.shape % 4) {
    case QTabBar::RoundedNorth:
        line.setHeight(kThick);
        inside.setBottom(tab.rect.bottom());
        break;
    case QTabBar::RoundedSouth:
        line.setTop(line.bottom() - kThick + 1);
        inside.setTop(tab.rect.top());
        break;
    case QTabBar::RoundedWest:
        line.setWidth(kThick);
        inside.setRight(tab.rect.right());
        break;
    default:
        line.setLeft(line.right() - kThick + 1);
        inside.setLeft(tab.rect.left());
        break;
    }
    painter.save();
    painter.setPen(outlineColor(tab.palette, kOutlineContrast));
    painter.setBrush(tab.palette.window());
    painter.drawRect(frame);
    if (tab.state.testFlag(QStyle::State_Selected)) {
        painter.fillRect(inside, tab.palette.window());
        painter.fillRect(line, tab.palette.highlight());
    }
    painter.restore();
}

} // namespace

ClearStyle::ClearStyle()
    : QProxyStyle(QStringLiteral("fusion")), m_close(symbolicIcon("close")),
      m_float(symbolicIcon("float")) {}

void ClearStyle::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    // Qt aligns digits, and the cursor of an empty field, left in every language.
    if (auto* field = qobject_cast<QLineEdit*>(widget); field != nullptr && field->isRightToLeft())
        field->setAlignment(Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter);
    if (qobject_cast<QComboBox*>(widget) != nullptr)
        widget->installEventFilter(this);
    if (qobject_cast<QToolButton*>(widget) != nullptr &&
        qobject_cast<QTabBar*>(widget->parentWidget()) != nullptr)
        widget->setFocusPolicy(Qt::NoFocus);
}

void ClearStyle::unpolish(QWidget* widget) {
    widget->removeEventFilter(this);
    QProxyStyle::unpolish(widget);
}

bool ClearStyle::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return false;
    auto& box = *static_cast<QComboBox*>(watched);
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.iconSize = box.iconSize();
    option.currentIcon = box.itemIcon(box.currentIndex());
    if (box.isEditable() || fittingText(option, box.currentText(), box) == box.currentText())
        return false;
    showWholeText(*static_cast<QHelpEvent*>(event), box, box.currentText());
    return true;
}

const QPalette& ClearStyle::outlined(const QPalette& palette, double contrast) const {
    if (m_outlined.size() > kMostKept)
        m_outlined.clear();
    const auto key = std::pair(palette.cacheKey(), contrast);
    const auto found = m_outlined.constFind(key);
    if (found != m_outlined.constEnd())
        return *found;
    QPalette made = palette;
    const QColor outline = outlineColor(palette, contrast);
    // At most white: then the outline is slightly weaker, but still strong.
    made.setColor(QPalette::Window, outline.lighter(kFusionDarker));
    // Fusion limits the brightness of focus outlines, so reduce the colour.
    const QColor focus = palette.color(QPalette::Highlight);
    if (isDark(palette) && !isHighContrast(palette))
        made.setColor(QPalette::Highlight,
                      QColor::fromHsv(focus.hue(), focus.saturation() / 2, kMostValue));
    return *m_outlined.insert(key, made);
}

void ClearStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                               QPainter* painter, const QWidget* widget) const {
    if (element == PE_IndicatorTabClose) {
        // The one under the pointer gets larger.
        const bool under = option->state.testFlag(State_MouseOver);
        const QSize side = under ? option->rect.size() : option->rect.size() * 3 / 4;
        m_close.paint(painter, alignedRect(option->direction, Qt::AlignCenter, side, option->rect));
        return;
    }
    const bool hasFocus = element == PE_Frame && option->state.testFlag(State_HasFocus);
    const auto draw = [&](const QStyleOption* changed) {
        QProxyStyle::drawPrimitive(element, changed, painter, widget);
        if (hasFocus)
            drawFocusFrame(*option, *painter);
    };
    const bool isCheck = element == PE_IndicatorCheckBox || element == PE_IndicatorRadioButton;
    const bool strong = isHighContrast(option->palette);
    if (element == PE_FrameGroupBox && strong) {
        drawGroupFrame(*option, *painter, widget);
        return;
    }
    if (isCheck ? strong || option->state.testFlag(State_Enabled)
                : isFrame(element) && (strong || isDark(option->palette))) {
        const QPalette& palette =
            outlined(option->palette, isCheck || strong ? kOutlineContrast : kDarkOutlineContrast);
        if (drawWith<QStyleOptionButton>(palette, option, draw) ||
            drawWith<QStyleOptionTabWidgetFrame>(palette, option, draw) ||
            drawWith<QStyleOptionFrame>(palette, option, draw))
            return;
        QStyleOption plain(*option);
        plain.palette = palette;
        draw(&plain);
        return;
    }
    draw(option);
}

void ClearStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const {
    const auto draw = [&](const QStyleOption* changed) {
        QProxyStyle::drawControl(element, changed, painter, widget);
    };
    const auto* choice = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if (element == CE_ComboBoxLabel && choice != nullptr && widget != nullptr) {
        QStyleOptionComboBox shown(*choice);
        shown.currentText = fittingText(*choice, choice->currentText, *widget);
        draw(&shown);
        return;
    }
    const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    if (element == CE_ToolButtonLabel && button != nullptr &&
        button->direction == Qt::RightToLeft && button->arrowType != Qt::NoArrow &&
        button->features.testFlag(QStyleOptionToolButton::Arrow) &&
        button->toolButtonStyle == Qt::ToolButtonTextBesideIcon) {
        drawArrowBefore(*button, draw);
        return;
    }
    if (!isHighContrast(option->palette)) {
        draw(option);
        return;
    }
    const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option);
    if (element == CE_TabBarTabShape && tab != nullptr) {
        drawTab(*tab, *painter);
        return;
    }
    const bool outlines = element == CE_HeaderSection || element == CE_ProgressBarGroove ||
                          element == CE_ProgressBarContents;
    if (outlines &&
        (drawWith<QStyleOptionHeader>(outlined(option->palette, kOutlineContrast), option, draw) ||
         drawWith<QStyleOptionProgressBar>(outlined(option->palette, kOutlineContrast), option,
                                           draw)))
        return;
    draw(option);
}

void ClearStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                    QPainter* painter, const QWidget* widget) const {
    const auto draw = [&](const QStyleOptionComplex* changed) {
        QProxyStyle::drawComplexControl(control, changed, painter, widget);
    };
    const bool strong = isHighContrast(option->palette);
    const bool isField = control == CC_SpinBox || control == CC_ComboBox;
    const bool outlines = isField || control == CC_Slider || control == CC_ScrollBar;
    if ((outlines && strong) || (isField && isDark(option->palette))) {
        const QPalette& palette =
            outlined(option->palette, strong ? kOutlineContrast : kDarkOutlineContrast);
        if (drawWith<QStyleOptionSpinBox>(palette, option, draw) ||
            drawWith<QStyleOptionComboBox>(palette, option, draw) ||
            drawWith<QStyleOptionSlider>(palette, option, draw))
            return;
    }
    draw(option);
}

int ClearStyle::pixelMetric(PixelMetric metric, const QStyleOption* option,
                            const QWidget* widget) const {
    const int usual = QProxyStyle::pixelMetric(metric, option, widget);
    constexpr std::array kOfPictures{
        PM_SmallIconSize,           PM_ButtonIconSize,
        PM_ToolBarIconSize,         PM_TabBarIconSize,
        PM_TabCloseIndicatorWidth,  PM_TabCloseIndicatorHeight,
        PM_IndicatorWidth,          PM_IndicatorHeight,
        PM_ExclusiveIndicatorWidth, PM_ExclusiveIndicatorHeight,
        PM_ToolBarExtensionExtent,
    };
    if (std::ranges::find(kOfPictures, metric) == kOfPictures.end())
        return usual;
    // In quarters, so that nothing is blurred for an extra point.
    const double points = QApplication::font().pointSizeF();
    const double factor = std::floor(4 * points / kUsualPoints) / 4;
    return points <= 0 || factor <= 1 ? usual : static_cast<int>(usual * factor);
}

QIcon ClearStyle::standardIcon(StandardPixmap icon, const QStyleOption* option,
                               const QWidget* widget) const {
    // Qt would search the desktop's themes for it, which takes a tenth of the start-up time.
    if (icon == SP_LineEditClearButton)
        return m_close;
    // Qt's is a small dark picture.
    if (icon == SP_ToolBarHorizontalExtensionButton)
        return symbolicIcon("more");
    if (qobject_cast<const QDockWidget*>(widget) != nullptr) {
        if (icon == SP_TitleBarCloseButton)
            return m_close;
        if (icon == SP_TitleBarNormalButton)
            return m_float;
    }
    return QProxyStyle::standardIcon(icon, option, widget);
}

int ClearStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                          QStyleHintReturn* result) const {
    if (hint == SH_UnderlineShortcut && QGuiApplication::isRightToLeft())
        return 0;
    // Theirs are coloured and do not fit ours.
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0;
    // Fusion's is darker than the window, which is invisible on black.
    if (hint == SH_Table_GridLineColor && option != nullptr) {
        const QPalette& palette = option->palette;
        const double contrast = isHighContrast(palette) ? kStrongGrid : kFaintGrid;
        return static_cast<int>(
            standingOut(palette.color(QPalette::Base), palette.color(QPalette::Text), contrast)
                .rgb());
    }
    return QProxyStyle::styleHint(hint, option, widget, result);
}

} // namespace tessera
