// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

#include <array>

namespace tessera {

/// How a person sees colours.
enum class ColorSight : std::uint8_t { Normal, Protanopia, Deuteranopia, Tritanopia };

inline constexpr std::array kColorSights{ColorSight::Normal, ColorSight::Protanopia,
                                         ColorSight::Deuteranopia, ColorSight::Tritanopia};

/// The name as it stands in a sentence, e.g. "protanopia".
[[nodiscard]] QString displayName(ColorSight sight);

/// A colour as it looks to a person with that sight: the severe forms of
/// Machado, Oliveira and Fernandes (2009), in linear light.
[[nodiscard]] QColor seenBy(const QColor& color, ColorSight sight);

/// CIEDE2000 between two colours as that sight has them.
[[nodiscard]] double colorDistance(const QColor& x, const QColor& y, ColorSight sight);

} // namespace tessera
