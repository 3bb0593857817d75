// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/generate/Generator.h"

#include <QString>

#include <vector>

namespace tessera {

/// How many solutions chance gives against the number of colours, all else
/// being as in the settings. Rotations of the whole board count once, here and in
/// the words below, so that the numbers can be compared.
struct HardnessCurve {
    /// Which colours are counted along the curve.
    enum class Counted : std::uint8_t { Inner, Border, All };
    struct Point {
        int colors = 0;
        double log10 = 0; ///< of the solutions by chance
    };

    Counted counted = Counted::Inner;
    std::vector<Point> points; ///< by colours; empty if nothing can be said
    int chosen = 0;            ///< the settings' own count
    int hardest = 0;           ///< by the formula; of one common set, where one is expected
    double chosenLog10 = 0;    ///< at the settings' own count; NaN for no colours

    [[nodiscard]] bool isEmpty() const { return points.empty(); }
};

/// Inner colours with the border's count kept, where the two are apart; on a
/// board one cell wide, which has no inner joints, the border's.
/// @throws UserError if the size or the hints are not possible.
[[nodiscard]] HardnessCurve hardnessCurve(const GeneratorSettings& settings);

/// The expectation at the settings' own count in words.
[[nodiscard]] QString expectedSolutionsText(const HardnessCurve& curve);

} // namespace tessera
