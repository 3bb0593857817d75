// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/colors/ColorMath.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numbers>

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

double radians(double degrees) { return degrees * std::numbers::pi / 180; }

/// In degrees, 0 ≤ hue < 360; 0 for grey.
double hueOf(double a, double b) {
    if (a == 0 && b == 0)
        return 0;
    const double hue = std::atan2(b, a) * 180 / std::numbers::pi;
    return hue < 0 ? hue + 360 : hue;
}

/// Half of the formula's G: stretches a* where colours are nearly grey.
double stretch(double meanChroma) {
    const double seventh = std::pow(meanChroma, 7);
    return 0.5 * (1 - std::sqrt(seventh / (seventh + std::pow(25.0, 7))));
}

double hueDifference(double from, double to) {
    const double difference = to - from;
    return difference > 180 ? difference - 360 : difference < -180 ? difference + 360 : difference;
}

double meanHue(double x, double y) {
    const double sum = x + y;
    if (std::abs(x - y) <= 180)
        return sum / 2;
    return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
}

} // namespace

QString displayName(ColorSight sight) {
    const std::array names{ColorSightText::tr("normal sight"), ColorSightText::tr("protanopia"),
                           ColorSightText::tr("deuteranopia"), ColorSightText::tr("tritanopia")};
    return names[static_cast<std::size_t>(sight)];
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

double linearChannel(double value) {
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double encodedChannel(double light) {
    const double inside = std::clamp(light, 0.0, 1.0);
    return inside <= 0.0031308 ? inside * 12.92 : 1.055 * std::pow(inside, 1 / 2.4) - 0.055;
}

Lab labOf(const QColor& color) {
    const double red = linearChannel(color.redF());
    const double green = linearChannel(color.greenF());
    const double blue = linearChannel(color.blueF());
    const auto root = [](double ratio) {
        constexpr double edge = 6.0 / 29;
        return ratio > edge * edge * edge ? std::cbrt(ratio) : ratio / (3 * edge * edge) + 4.0 / 29;
    };
    const double x = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
    const double y = root(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue);
    const double z = root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double ciede2000(const Lab& x, const Lab& y) {
    const double g = stretch((std::hypot(x.a, x.b) + std::hypot(y.a, y.b)) / 2);
    const double a1 = x.a * (1 + g);
    const double a2 = y.a * (1 + g);
    const double chroma1 = std::hypot(a1, x.b);
    const double chroma2 = std::hypot(a2, y.b);
    const double hue1 = hueOf(a1, x.b);
    const double hue2 = hueOf(a2, y.b);
    const bool grey = chroma1 * chroma2 == 0;

    const double lightness = (x.lightness + y.lightness) / 2;
    const double chroma = (chroma1 + chroma2) / 2;
    const double hue = grey ? hue1 + hue2 : meanHue(hue1, hue2);
    const double turn = grey ? 0 : hueDifference(hue1, hue2);

    const double t = 1 - 0.17 * std::cos(radians(hue - 30)) + 0.24 * std::cos(radians(2 * hue)) +
                     0.32 * std::cos(radians(3 * hue + 6)) - 0.20 * std::cos(radians(4 * hue - 63));
    const double offset = (lightness - 50) * (lightness - 50);
    const double lightnessWeight = 1 + 0.015 * offset / std::sqrt(20 + offset);
    const double chromaWeight = 1 + 0.045 * chroma;
    const double hueWeight = 1 + 0.015 * chroma * t;
    const double seventh = std::pow(chroma, 7);
    const double bend = 30 * std::exp(-((hue - 275) / 25) * ((hue - 275) / 25));
    const double rotation =
        -2 * std::sqrt(seventh / (seventh + std::pow(25.0, 7))) * std::sin(radians(2 * bend));

    const double dl = (y.lightness - x.lightness) / lightnessWeight;
    const double dc = (chroma2 - chroma1) / chromaWeight;
    const double dh = 2 * std::sqrt(chroma1 * chroma2) * std::sin(radians(turn / 2)) / hueWeight;
    return std::sqrt(dl * dl + dc * dc + dh * dh + rotation * dc * dh);
}

double relativeLuminance(const QColor& color) {
    return 0.2126 * linearChannel(color.redF()) + 0.7152 * linearChannel(color.greenF()) +
           0.0722 * linearChannel(color.blueF());
}

double contrastRatio(const QColor& x, const QColor& y) {
    const auto [low, high] = std::minmax({relativeLuminance(x), relativeLuminance(y)});
    return (high + 0.05) / (low + 0.05);
}

} // namespace tessera
