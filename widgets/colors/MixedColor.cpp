// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/colors/MixedColor.h"

#include "widgets/colors/ColorDistance.h"

namespace tessera {

QColor mixed(const QColor& from, const QColor& to, double share) {
    const auto part = [share](double x, double y) {
        return static_cast<float>(x + (y - x) * share);
    };
    return QColor::fromRgbF(part(from.redF(), to.redF()), part(from.greenF(), to.greenF()),
                            part(from.blueF(), to.blueF()));
}

QColor standingOut(const QColor& ground, const QColor& other, double contrast) {
    constexpr int kSteps = 20;
    for (int step = 1; step < kSteps; ++step) {
        const QColor color = mixed(ground, other, double(step) / kSteps);
        if (contrastRatio(color, ground) >= contrast)
            return color;
    }
    return other;
}

} // namespace tessera
