// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tessera {

/// A running time as people read it: m:ss, from an hour on h:mm:ss. With
/// @p tenths also the tenths of a second, e.g. 0:04.2 (below an hour).
[[nodiscard]] QString durationText(double seconds, bool tenths = false);

/// A time that is roughly known: as durationText() up to two days, then in days, then in years.
[[nodiscard]] QString roughDurationText(double seconds);

/// A big count in three digits, e.g. 999, 52.3 k, 52.3 M, 1.20 G; numbers by
/// the locale, a no-break space before the unit. From 10¹⁸ on the power of ten.
[[nodiscard]] QString countText(double count);

/// The same without decimals that say nothing, for round numbers: 500 k, 1.5 M.
[[nodiscard]] QString shortCountText(double count);

/// A number by its common logarithm, which is finite: 4.0 × 10⁶.
[[nodiscard]] QString powerOfTenText(double log10);

} // namespace tessera
