// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings/ColorScheme.h"

#include "app/window/common/ActionFactory.h"
#include "widgets/colors/ColorMath.h"

#include <QApplication>
#include <QDockWidget>
#include <QGroupBox>
#include <QLineEdit>
#include <QPainter>
#include <QStyle>
#include <QStyleOption>

#include <algorithm>
#include <array>
#include <cmath>

namespace tessera {

namespace {

constexpr double kHighContrast = 19;
/// The contrasts that WCAG 2.1 requires for text, and for graphics with a meaning.
constexpr double kTextContrast = 4.5;
/// More than the 3:1 for frames, since some are drawn translucent.
constexpr double kOutlineContrast = 6;
/// For fields in dark colours, where Fusion's outlines are darker than the window.
constexpr double kDarkOutlineContrast = 2.4;
/// With less contrast disabled text is unreadable instead of dimmed.
constexpr double kLeastDimmed = 2;
/// With less contrast two shades look the same.
constexpr double kLeastShade = 1.3;

constexpr std::array kGroups{QPalette::Active, QPalette::Inactive, QPalette::Disabled};

/// The colour as it appears on the ground.
QColor laidOn(const QColor& ground, const QColor& color) {
    return mixed(ground, color, color.alphaF());
}

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

/// A colour in each of our schemes, in the order of colorSchemes(): light, dark, and the
/// high-contrast ones, which are black and white, with readable disabled text.
using SchemeColors = std::array<QRgb, 4>;

struct RoleColors {
    QPalette::ColorRole role;
    SchemeColors colors;
};

constexpr std::array kRoles{
    RoleColors{QPalette::Window, {0xf2f2f4, 0x27282c, 0x000000, 0xffffff}},
    RoleColors{QPalette::Base, {0xffffff, 0x32343a, 0x000000, 0xffffff}},
    RoleColors{QPalette::AlternateBase, {0xf7f7f9, 0x373940, 0x1c1c1c, 0xeeeeee}},
    RoleColors{QPalette::Button, {0xeaeaed, 0x3a3c42, 0x000000, 0xffffff}},
    RoleColors{QPalette::BrightText, {0xb01222, 0xff8a8a, 0xff9a9a, 0x960010}},
    RoleColors{QPalette::PlaceholderText, {0x63656d, 0xabadb5, 0xd0d0d0, 0x424242}},
    RoleColors{QPalette::ToolTipBase, {0xfffdee, 0x3a3b41, 0x000000, 0xffffff}},
    RoleColors{QPalette::Highlight, {0x1f62b5, 0x2a68b8, 0xffe600, 0x002a8c}},
    RoleColors{QPalette::HighlightedText, {0xffffff, 0xffffff, 0x000000, 0xffffff}},
    RoleColors{QPalette::Link, {0x1455a8, 0x7cb4f5, 0x8cd2ff, 0x002a8c}},
    RoleColors{QPalette::LinkVisited, {0x6f3a94, 0xc5a0e6, 0xe6b8ff, 0x5a0078}},
    RoleColors{QPalette::Light, {0xffffff, 0x52545b, 0xc8c8c8, 0xdcdcdc}},
    RoleColors{QPalette::Midlight, {0xf6f6f8, 0x42444a, 0x969696, 0xb4b4b4}},
    RoleColors{QPalette::Mid, {0xbdbec5, 0x1f2023, 0x787878, 0x8c8c8c}},
    RoleColors{QPalette::Dark, {0xa0a1a9, 0x18191b, 0x969696, 0x6e6e6e}},
    RoleColors{QPalette::Shadow, {0x606168, 0x0b0b0d, 0xc8c8c8, 0x3c3c3c}},
};
constexpr SchemeColors kSchemeText{0x1d1e22, 0xe8e9ec, 0xffffff, 0x000000};
constexpr SchemeColors kDisabledText{0x94969d, 0x7c7e86, 0x9a9a9a, 0x5e5e5e};
constexpr SchemeColors kDisabledHighlight{0xd6d7dc, 0x44464d, 0x2e2e2e, 0xdcdcdc};

QPalette paletteOf(std::size_t scheme) {
    QPalette palette;
    for (const RoleColors& each : kRoles)
        palette.setColor(QPalette::All, each.role, each.colors[scheme]);
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
        palette.setColor(QPalette::All, role, kSchemeText[scheme]);
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::PlaceholderText,
          QPalette::HighlightedText, QPalette::Link, QPalette::LinkVisited})
        palette.setColor(QPalette::Disabled, role, kDisabledText[scheme]);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, kDisabledHighlight[scheme]);
    palette.setColor(QPalette::Disabled, QPalette::Base, palette.color(QPalette::Window));
    return palette;
}

} // namespace

bool isDark(const QPalette& palette) {
    return relativeLuminance(palette.color(QPalette::Active, QPalette::Window)) <
           relativeLuminance(palette.color(QPalette::Active, QPalette::WindowText));
}

bool isHighContrast(const QPalette& palette) {
    return contrastRatio(palette.color(QPalette::Active, QPalette::WindowText),
                         palette.color(QPalette::Active, QPalette::Window)) >= kHighContrast;
}

QColor outlineColor(const QPalette& palette, double contrast) {
    return standingOut(palette.color(QPalette::Active, QPalette::Window),
                       palette.color(QPalette::Active, QPalette::WindowText), contrast);
}

QPalette missingColors(const QPalette& palette) {
    using P = QPalette;
    QPalette missing;
    const auto mend = [&](P::ColorGroup group, P::ColorRole role, P::ColorRole ground,
                          P::ColorRole text, double least) {
        const QColor under = palette.color(group, ground);
        const QColor now = laidOn(under, palette.color(group, role));
        if (contrastRatio(now, under) < least)
            missing.setColor(group, role,
                             standingOut(under, palette.color(P::Active, text), kTextContrast));
    };
    const bool strong = isHighContrast(palette);
    const double least = strong ? kTextContrast : kLeastDimmed;
    mend(P::Disabled, P::WindowText, P::Window, P::WindowText, least);
    mend(P::Disabled, P::Text, P::Base, P::Text, least);
    mend(P::Disabled, P::ButtonText, P::Button, P::ButtonText, least);
    mend(P::Disabled, P::HighlightedText, P::Highlight, P::Text, least);
    for (const P::ColorGroup group : kGroups)
        mend(group, P::PlaceholderText, P::Base, P::Text, least);
    if (!strong)
        return missing;
    for (const P::ColorGroup group : kGroups) {
        for (const P::ColorRole shade : {P::Light, P::Midlight, P::Mid, P::Dark, P::Shadow})
            mend(group, shade, P::Window, P::WindowText, kLeastShade);
    }
    return missing;
}

ClearStyle::ClearStyle()
    : QProxyStyle(QStringLiteral("fusion")), m_close(symbolicIcon("close")),
      m_float(symbolicIcon("float")) {}

void ClearStyle::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    // Qt aligns digits, and the cursor of an empty field, left in every language.
    if (auto* field = qobject_cast<QLineEdit*>(widget); field != nullptr && field->isRightToLeft())
        field->setAlignment(Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter);
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

QStringList colorSchemes() {
    return {QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark"),
            QStringLiteral("contrast-dark"), QStringLiteral("contrast-light")};
}

std::optional<QPalette> ownPalette(const QString& scheme) {
    const qsizetype index = colorSchemes().indexOf(scheme);
    return index > 0 ? std::optional(paletteOf(static_cast<std::size_t>(index) - 1)) : std::nullopt;
}

void applyColorScheme(QApplication& application, const QString& scheme) {
    // The platform's choice, before any change.
    static const QString platformStyle = QApplication::style()->name();
    const std::optional<QPalette> own = ownPalette(scheme);
    const bool isOwn = qobject_cast<ClearStyle*>(QApplication::style()) != nullptr;
    // Qt's styles for Windows draw nothing dark.
    const bool wantsOwn = own || QApplication::isRightToLeft() ||
                          platformStyle.startsWith(u"windows", Qt::CaseInsensitive) ||
                          platformStyle.compare(u"fusion", Qt::CaseInsensitive) == 0;
    if (wantsOwn && !isOwn)
        QApplication::setStyle(new ClearStyle);
    else if (!wantsOwn && isOwn)
        application.setStyle(platformStyle);
    // A palette without any colours means the platform's.
    QApplication::setPalette(own.value_or(QPalette()));
    if (!own)
        QApplication::setPalette(missingColors(QApplication::palette()));
}

} // namespace tessera
