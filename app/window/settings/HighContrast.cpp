// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings/HighContrast.h"

#include "widgets/colors/ColorMath.h"

#include <array>

namespace tessera {

namespace {

constexpr double kHighContrast = 19;
/// What WCAG 2.1 asks of text, and of what is more than decoration.
constexpr double kTextContrast = 4.5;
/// More than the 3:1 that frames need, since some are drawn translucent.
constexpr double kOutlineContrast = 6;
/// Below it disabled text is not dimmed but gone.
constexpr double kLeastDimmed = 2;
/// Below it two shades look alike.
constexpr double kLeastShade = 1.3;

constexpr std::array kGroups{QPalette::Active, QPalette::Inactive, QPalette::Disabled};

/// The colour as it looks on the ground.
QColor laidOn(const QColor& ground, const QColor& color) {
    return mixed(ground, color, color.alphaF());
}

} // namespace

bool isHighContrast(const QPalette& palette) {
    return contrastRatio(palette.color(QPalette::Active, QPalette::WindowText),
                         palette.color(QPalette::Active, QPalette::Window)) >= kHighContrast;
}

QColor outlineColor(const QPalette& palette) {
    return standingOut(palette.color(QPalette::Active, QPalette::Window),
                       palette.color(QPalette::Active, QPalette::WindowText), kOutlineContrast);
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

} // namespace tessera
