// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPen>
#include <QPixmap>

#include <cstddef>
#include <span>
#include <string_view>

namespace tessera {

// A run number determines the colour and dashes of a curve on every chart, list and picture.

/// The number of hues; adding it to a run number keeps the hue and changes the dashes.
inline constexpr std::size_t kRunHues = 13;
/// The number of run numbers with different hue or dashes; further ones repeat them.
inline constexpr std::size_t kRunStyles = 5 * kRunHues;

/// The run number of a method. Known methods have fixed ones; methods added later follow.
/// @param taken by other curves; if it contains the method's, the next one with its hue is used
[[nodiscard]] std::size_t methodRun(std::string_view method,
                                    std::span<const std::size_t> taken = {});

/// The colour on that background, with a contrast of at least 3:1. With any one kind of cones
/// missing (Machado et al. 2009), any two hues differ by 9 in CIEDE2000, by 15 if they have the
/// same dashes.
[[nodiscard]] QColor runColor(std::size_t run, const QColor& background);

/// That colour with the run's dashes, whose length does not depend on the width in pixels.
[[nodiscard]] QPen runPen(std::size_t run, const QColor& background, double width);

/// A piece of that line for lists; always the same pixmap, because views keep copies of icons.
[[nodiscard]] QPixmap runLinePixmap(std::size_t run, const QColor& background,
                                    qreal devicePixelRatio);

} // namespace tessera
