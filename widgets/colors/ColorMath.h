// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

#include <array>

namespace tessera {

/// The colour on the straight line in sRGB, at a share 0 … 1 from one to the other. Opaque.
[[nodiscard]] QColor mixed(const QColor& from, const QColor& to, double share);

/// The first colour on the line to another with that WCAG 2.1 contrast; if there is none, the other
/// one.
[[nodiscard]] QColor standingOut(const QColor& ground, const QColor& other, double contrast);

/// How a person sees colours.
enum class ColorSight : std::uint8_t { Normal, Protanopia, Deuteranopia, Tritanopia };

inline constexpr std::array kColorSights{ColorSight::Normal, ColorSight::Protanopia,
                                         ColorSight::Deuteranopia, ColorSight::Tritanopia};

/// The name as used in a sentence, e.g. "protanopia".
[[nodiscard]] QString displayName(ColorSight sight);

/// The severe forms of Machado, Oliveira & Fernandes (2009), in linear light.
[[nodiscard]] QColor seenBy(const QColor& color, ColorSight sight);

/// The CIEDE2000 distance of two colours for that sight.
[[nodiscard]] double colorDistance(const QColor& x, const QColor& y, ColorSight sight);

/// A colour in CIE L*a*b* with the white of sRGB (D65).
struct Lab {
    double lightness = 0; ///< 0 black … 100 white
    double a = 0;         ///< green … red
    double b = 0;         ///< blue … yellow
};

/// Linear light of an sRGB channel, both 0 … 1 (IEC 61966-2-1).
[[nodiscard]] double linearChannel(double value);
/// The sRGB channel of linear light, clamped to 0 … 1.
[[nodiscard]] double encodedChannel(double light);

[[nodiscard]] Lab labOf(const QColor& color);

/// With all weights 1 (Sharma, Wu & Dalal 2005): about 1 is just visible; black to white is 100.
[[nodiscard]] double ciede2000(const Lab& x, const Lab& y);

/// Relative luminance as WCAG 2.1 defines it, 0 … 1.
[[nodiscard]] double relativeLuminance(const QColor& color);
/// Contrast ratio as WCAG 2.1 defines it, 1 … 21.
[[nodiscard]] double contrastRatio(const QColor& x, const QColor& y);

} // namespace tessera
