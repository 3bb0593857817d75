// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/LegendLayout.h"

#include <algorithm>

namespace tessera {

std::vector<LegendPlace> layLegend(std::span<const QString> names, const QFontMetricsF& metrics,
                                   double width, int mostRows) {
    constexpr double key = kLegendKeyWidth + kLegendMargin;
    constexpr double gap = 4 * kLegendMargin;
    // Room for "…" stays at the end of the last row.
    const double ellipsis = metrics.horizontalAdvance(QChar(0x2026)) + kLegendMargin;
    std::vector<LegendPlace> places;
    LegendPlace next;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const bool isLastRow = next.row + 1 >= mostRows;
        const bool isLast = i + 1 == names.size();
        const double room = width - (isLastRow && !isLast ? ellipsis : 0);
        const double full = metrics.horizontalAdvance(names[i]);
        if (next.x > 0 && next.x + key + full > room) {
            if (isLastRow)
                return places;
            next = {next.row + 1, 0, 0};
        }
        next.textWidth = std::clamp(width - next.x - key, 0.0, full);
        places.push_back(next);
        next.x += key + next.textWidth + gap;
    }
    return places;
}

int legendRows(std::span<const LegendPlace> places) {
    return places.empty() ? 0 : places.back().row + 1;
}

} // namespace tessera
