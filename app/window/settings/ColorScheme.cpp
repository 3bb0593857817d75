// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings/ColorScheme.h"

#include "app/window/settings/ClearStyle.h"
#include "widgets/colors/ColorMath.h"

#include <QApplication>
#include <QStyle>

#include <array>

namespace tessera {

namespace {

constexpr double kHighContrast = 19;
/// The contrast that WCAG 2.1 requires for text.
constexpr double kTextContrast = 4.5;
/// With less contrast disabled text is unreadable instead of dimmed.
constexpr double kLeastDimmed = 2;
/// With less contrast two shades look the same.
constexpr double kLeastShade = 1.3;

constexpr std::array kGroups{QPalette::Active, QPalette::Inactive, QPalette::Disabled};

/// The colour as it appears on the ground.
QColor laidOn(const QColor& ground, const QColor& color) {
    return mixed(ground, color, color.alphaF());
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
