// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPen>
#include <QPixmap>

#include <cstddef>
#include <span>
#include <string_view>

namespace tessera {

// A run number says which colour and dashes a curve has, on every chart, list and picture.

/// How many hues there are; adding it to a run number keeps the hue and changes the dashes.
inline constexpr std::size_t kRunHues = 12;
/// How many run numbers differ in hue or dashes; further ones repeat them.
inline constexpr std::size_t kRunStyles = 5 * kRunHues;

/// The run number of a method. Known methods have their own; methods that were added later follow.
/// @param taken by other curves; if the method's is among them, the next one of its hue
[[nodiscard]] std::size_t methodRun(std::string_view method,
                                    std::span<const std::size_t> taken = {});

/// The colour on that background, with a contrast of at least 3:1. Without each kind of cones
/// (Machado et al. 2009) any two hues differ by 9 in CIEDE2000, by 15 where both are solid or
/// dashed.
[[nodiscard]] QColor runColor(std::size_t run, const QColor& background);

/// That colour with the run's dashes, which are as long whatever the width in pixels.
[[nodiscard]] QPen runPen(std::size_t run, const QColor& background, double width);

/// A piece of that line, for lists; always the same pixmap, as views keep copies of icons.
[[nodiscard]] QPixmap runLinePixmap(std::size_t run, const QColor& background,
                                    qreal devicePixelRatio);

} // namespace tessera
