// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/colors/ColorSight.h"

#include "widgets/colors/ColorDistance.h"

#include <QCoreApplication>

namespace tessera {

namespace {

struct ColorSightText {
    Q_DECLARE_TR_FUNCTIONS(ColorSight)
};

using Vector = std::array<double, 3>;
using Matrix = std::array<Vector, 3>;

/// In the order of ColorSight.
constexpr std::array<Matrix, 4> kMatrices{{
    {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {{{0.152286, 1.052583, -0.204868},
      {0.114503, 0.786281, 0.099216},
      {-0.003882, -0.048116, 1.051998}}},
    {{{0.367322, 0.860646, -0.227968},
      {0.280085, 0.672501, 0.047413},
      {-0.011820, 0.042940, 0.968881}}},
    {{{1.255528, -0.076749, -0.178779},
      {-0.078411, 0.930809, 0.147602},
      {0.004733, 0.691367, 0.303900}}},
}};

} // namespace

QString displayName(ColorSight sight) {
    switch (sight) {
    case ColorSight::Normal:
        return ColorSightText::tr("normal sight");
    case ColorSight::Protanopia:
        return ColorSightText::tr("protanopia");
    case ColorSight::Deuteranopia:
        return ColorSightText::tr("deuteranopia");
    case ColorSight::Tritanopia:
        break;
    }
    return ColorSightText::tr("tritanopia");
}

QColor seenBy(const QColor& color, ColorSight sight) {
    if (sight == ColorSight::Normal)
        return color;
    const double red = linearChannel(color.redF());
    const double green = linearChannel(color.greenF());
    const double blue = linearChannel(color.blueF());
    const auto channel = [&](const Vector& row) {
        return static_cast<float>(encodedChannel(row[0] * red + row[1] * green + row[2] * blue));
    };
    const Matrix& rows = kMatrices[static_cast<std::size_t>(sight)];
    return QColor::fromRgbF(channel(rows[0]), channel(rows[1]), channel(rows[2]));
}

double colorDistance(const QColor& x, const QColor& y, ColorSight sight) {
    return ciede2000(labOf(seenBy(x, sight)), labOf(seenBy(y, sight)));
}

} // namespace tessera
