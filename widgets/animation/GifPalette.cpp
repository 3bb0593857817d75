// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/animation/GifPalette.h"

#include <algorithm>
#include <array>
#include <limits>

namespace tessera {

namespace {

/// Squared distance; green counts most, as for the eye.
int distance(QRgb a, QRgb b) {
    const int red = qRed(a) - qRed(b);
    const int green = qGreen(a) - qGreen(b);
    const int blue = qBlue(a) - qBlue(b);
    return 3 * red * red + 4 * green * green + 2 * blue * blue;
}

struct Counted {
    QRgb color;
    int count;
};

/// The colours by falling frequency; a tie is broken by the colour itself, so
/// that the same pictures give the same palette.
std::vector<Counted> countedColors(std::span<const QImage> samples) {
    QHash<QRgb, int> counts;
    for (const QImage& sample : samples) {
        for (int y = 0; y < sample.height(); ++y) {
            const auto* line = reinterpret_cast<const QRgb*>(sample.constScanLine(y));
            for (int x = 0; x < sample.width(); ++x)
                ++counts[line[x] | 0xFF000000U];
        }
    }
    std::vector<Counted> colors;
    for (auto it = counts.cbegin(); it != counts.cend(); ++it)
        colors.push_back({it.key(), it.value()});
    std::ranges::sort(colors, [](const Counted& a, const Counted& b) {
        return a.count != b.count ? a.count > b.count : a.color < b.color;
    });
    return colors;
}

} // namespace

GifPalette::GifPalette(std::span<const QImage> samples) {
    const std::vector<Counted> counted = countedColors(samples);
    // Squared distances, each pass filling in between what the last one took.
    constexpr std::array<int, 5> spacings{4000, 1500, 500, 150, 1};
    for (const int spacing : spacings) {
        for (const Counted& candidate : counted) {
            if (m_colors.size() >= kMostColors)
                return;
            const bool isNew = std::ranges::none_of(
                m_colors, [&](QRgb color) { return distance(color, candidate.color) < spacing; });
            if (isNew)
                m_colors.push_back(candidate.color);
        }
    }
}

std::uint8_t GifPalette::indexOf(QRgb color) {
    const QRgb opaque = color | 0xFF000000U;
    const auto known = m_known.constFind(opaque);
    if (known != m_known.constEnd())
        return *known;
    int nearest = std::numeric_limits<int>::max();
    std::uint8_t index = 0;
    for (std::size_t i = 0; i < m_colors.size(); ++i) {
        const int here = distance(opaque, m_colors[i]);
        if (here < nearest) {
            nearest = here;
            index = static_cast<std::uint8_t>(i);
        }
    }
    m_known.insert(opaque, index);
    return index;
}

} // namespace tessera
