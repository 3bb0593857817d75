// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/TilePalette.h"

#include "widgets/colors/ColorMath.h"

#include <QCoreApplication>
#include <QPalette>

#include <array>
#include <limits>

namespace tessera {

namespace {

struct HexPair {
    QRgb ground;
    QRgb figure;
};

constexpr std::array<HexPair, kColorPairs> kPairs{{
    {0x2B7CFA, 0xFFE947}, {0xFFE947, 0x300039}, {0x300039, 0x2B7CFA}, {0xED5105, 0xFFFFFF},
    {0x92D0FF, 0xB63B4E}, {0x6B259C, 0xFF8CB4}, {0xFFFFFF, 0x3A3EC9}, {0x344738, 0xB4D500},
    {0xCA40A4, 0x5A0017}, {0xFF8CB4, 0x6B259C}, {0x037672, 0x92D0FF}, {0xA58FEB, 0x192C63},
    {0xEAC38F, 0x037672}, {0x192C63, 0xED5105}, {0xA3F1CE, 0xCA40A4}, {0xB4D500, 0x83490C},
    {0x83490C, 0x00C5D0}, {0xD27F74, 0x344738}, {0x5A0017, 0xD27F74}, {0x369522, 0x300039},
    {0x00C5D0, 0x5A0017}, {0x3A3EC9, 0xA3F1CE}, {0xD2A029, 0x3A3EC9}, {0xB63B4E, 0xEAC38F},
    {0x300039, 0xFFFFFF}, {0xFFFFFF, 0x83490C}, {0xFFE947, 0x2B7CFA}, {0x300039, 0xB4D500},
    {0xA3F1CE, 0x192C63}, {0x192C63, 0x00C5D0}, {0x5A0017, 0x92D0FF}, {0xD2A029, 0x5A0017},
    {0x037672, 0xFFE947}, {0x344738, 0xFFFFFF}, {0xFFE947, 0x6B259C}, {0x92D0FF, 0x3A3EC9},
    {0x6B259C, 0xB4D500}, {0x344738, 0xA58FEB}, {0x2B7CFA, 0x5A0017}, {0x300039, 0xB63B4E},
    {0xB4D500, 0x192C63},
}};

/// In the order of the first color pairs.
constexpr std::array<const char*, kGrounds> kGroundNames{
    QT_TRANSLATE_NOOP("PatternName", "blue"),      QT_TRANSLATE_NOOP("PatternName", "yellow"),
    QT_TRANSLATE_NOOP("PatternName", "plum"),      QT_TRANSLATE_NOOP("PatternName", "orange"),
    QT_TRANSLATE_NOOP("PatternName", "sky-blue"),  QT_TRANSLATE_NOOP("PatternName", "purple"),
    QT_TRANSLATE_NOOP("PatternName", "white"),     QT_TRANSLATE_NOOP("PatternName", "dark green"),
    QT_TRANSLATE_NOOP("PatternName", "magenta"),   QT_TRANSLATE_NOOP("PatternName", "pink"),
    QT_TRANSLATE_NOOP("PatternName", "teal"),      QT_TRANSLATE_NOOP("PatternName", "lavender"),
    QT_TRANSLATE_NOOP("PatternName", "tan"),       QT_TRANSLATE_NOOP("PatternName", "navy"),
    QT_TRANSLATE_NOOP("PatternName", "mint"),      QT_TRANSLATE_NOOP("PatternName", "lime"),
    QT_TRANSLATE_NOOP("PatternName", "brown"),     QT_TRANSLATE_NOOP("PatternName", "coral"),
    QT_TRANSLATE_NOOP("PatternName", "maroon"),    QT_TRANSLATE_NOOP("PatternName", "green"),
    QT_TRANSLATE_NOOP("PatternName", "turquoise"), QT_TRANSLATE_NOOP("PatternName", "indigo"),
    QT_TRANSLATE_NOOP("PatternName", "amber"),     QT_TRANSLATE_NOOP("PatternName", "red"),
};

/// Below it lines between empty cells cannot be seen.
constexpr double kLeastLine = 1.15;

TileColors between(const QColor& window, const QColor& text) {
    const bool dark = relativeLuminance(window) < relativeLuminance(text);
    TileColors colors;
    colors.frame = mixed(window, text, dark ? 0.22 : 0.26);
    colors.frameText = mixed(window, text, dark ? 0.95 : 0.90);
    colors.empty = mixed(window, text, dark ? 0.06 : 0.09);
    colors.line = dark ? mixed(window, QColor(Qt::black), 0.55) : mixed(window, text, 0.62);
    // On black nothing is darker.
    if (dark && contrastRatio(colors.line, colors.empty) < kLeastLine)
        colors.line = mixed(window, text, 0.4);
    colors.background = window;
    return colors;
}

} // namespace

ColorPair colorPair(int index) {
    const HexPair& pair = kPairs[static_cast<std::size_t>(index)];
    return {QColor(pair.ground), QColor(pair.figure)};
}

QString groundName(const QColor& ground) {
    int nearest = 0;
    double least = std::numeric_limits<double>::max();
    for (int index = 0; index < kGrounds && least > 0; ++index) {
        const QColor known = colorPair(index).ground;
        const double distance =
            known == ground ? 0 : colorDistance(known, ground, ColorSight::Normal);
        if (distance < least) {
            least = distance;
            nearest = index;
        }
    }
    return QCoreApplication::translate("PatternName",
                                       kGroundNames[static_cast<std::size_t>(nearest)]);
}

QColor inkOn(const QColor& ground) {
    // At this luminance black and white stand out equally.
    return relativeLuminance(ground) > 0.179 ? QColor(Qt::black) : QColor(Qt::white);
}

TileColors TileColors::fromPalette(const QPalette& palette) {
    return between(palette.color(QPalette::Active, QPalette::Window),
                   palette.color(QPalette::Active, QPalette::WindowText));
}

TileColors TileColors::forPictures() { return between(QColor(Qt::white), QColor(Qt::black)); }

} // namespace tessera
