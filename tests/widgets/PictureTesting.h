// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>

#include <cstdlib>

namespace tessera::testing {

/// The number of pixels with clearly different colours in two pictures of one size.
[[nodiscard]] inline int differentPixels(const QImage& a, const QImage& b) {
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QColor p = a.pixelColor(x, y);
            const QColor q = b.pixelColor(x, y);
            const int distance = std::abs(p.red() - q.red()) + std::abs(p.green() - q.green()) +
                                 std::abs(p.blue() - q.blue());
            count += distance > 90 ? 1 : 0;
        }
    }
    return count;
}

} // namespace tessera::testing
