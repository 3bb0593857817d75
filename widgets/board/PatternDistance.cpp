// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/PatternDistance.h"

#include "widgets/colors/ColorDistance.h"

#include <algorithm>
#include <limits>

namespace tessera {

double lookDistance(const EdgeLook& x, const EdgeLook& y, ColorSight sight) {
    const auto figure = [](const EdgeLook& look) {
        return look.figure.isValid() ? look.figure : look.ground;
    };
    return std::max(colorDistance(x.ground, y.ground, sight),
                    colorDistance(figure(x), figure(y), sight));
}

PatternPair nearestPatterns(const TileTheme& theme, int count, ColorSight sight) {
    PatternPair nearest{1, 2, std::numeric_limits<double>::max()};
    for (int second = 2; second <= count; ++second) {
        for (int first = 1; first < second; ++first) {
            const double distance = lookDistance(theme.look(static_cast<Color>(first)),
                                                 theme.look(static_cast<Color>(second)), sight);
            if (distance < nearest.distance)
                nearest = {first, second, distance};
        }
    }
    return nearest;
}

double leastEmblemContrast(const TileTheme& theme, int count) {
    double least = 21;
    for (int pattern = 1; pattern <= count; ++pattern) {
        const EdgeLook look = theme.look(static_cast<Color>(pattern));
        if (look.figure.isValid())
            least = std::min(least, contrastRatio(look.figure, look.ground));
    }
    return least;
}

} // namespace tessera
