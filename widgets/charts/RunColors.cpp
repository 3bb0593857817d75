// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/RunColors.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace tessera {

namespace {

constexpr std::array<QRgb, 6> kSet{0xff0072b2, 0xffd55e00, 0xff009e73,
                                   0xffcc79a7, 0xffe69f00, 0xff56b4e9};

/// Relative luminance and contrast ratio as WCAG 2 defines them.
double luminance(const QColor& color) {
    const auto linear = [](double c) {
        return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
           0.0722 * linear(color.blueF());
}

double contrast(const QColor& a, const QColor& b) {
    const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
    return (light + 0.05) / (dark + 0.05);
}

} // namespace

QColor runColor(std::size_t index, const QColor& background) {
    QColor color = QColor::fromRgb(kSet[index % kSet.size()]);
    const bool darkBackground = luminance(background) < 0.18;
    for (int i = 0; i < 20 && contrast(color, background) < 3.0; ++i)
        color = darkBackground ? color.lighter(110) : color.darker(107);
    return color;
}

Qt::PenStyle runLine(std::size_t index) {
    constexpr std::array styles{Qt::SolidLine, Qt::DashLine, Qt::DashDotLine};
    return styles[index / kSet.size() % styles.size()];
}

QPixmap runLinePixmap(std::size_t index, const QColor& background, qreal devicePixelRatio) {
    constexpr QSize size(20, 10);
    QPixmap pixmap(size * devicePixelRatio);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setPen(QPen(runColor(index, background), 3, runLine(index), Qt::FlatCap));
    painter.drawLine(0, size.height() / 2, size.width(), size.height() / 2);
    return pixmap;
}

} // namespace tessera
