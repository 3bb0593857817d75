// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/PatternName.h"

#include "widgets/board/EmblemShapes.h"
#include "widgets/board/TilePalette.h"
#include "widgets/colors/ColorSight.h"

#include <QCoreApplication>

#include <array>
#include <limits>

namespace tessera {

namespace {

struct PatternNameText {
    Q_DECLARE_TR_FUNCTIONS(PatternName)
};

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

/// In the order of the emblems' outlines.
constexpr std::array<const char*, 20> kShapeNames{
    QT_TRANSLATE_NOOP("PatternName", "disc"),
    QT_TRANSLATE_NOOP("PatternName", "four-pointed star"),
    QT_TRANSLATE_NOOP("PatternName", "square"),
    QT_TRANSLATE_NOOP("PatternName", "saltire"),
    QT_TRANSLATE_NOOP("PatternName", "leaf"),
    QT_TRANSLATE_NOOP("PatternName", "cross"),
    QT_TRANSLATE_NOOP("PatternName", "clover"),
    QT_TRANSLATE_NOOP("PatternName", "hourglass"),
    QT_TRANSLATE_NOOP("PatternName", "diamond"),
    QT_TRANSLATE_NOOP("PatternName", "crown"),
    QT_TRANSLATE_NOOP("PatternName", "eye"),
    QT_TRANSLATE_NOOP("PatternName", "arrow"),
    QT_TRANSLATE_NOOP("PatternName", "eight-pointed star"),
    QT_TRANSLATE_NOOP("PatternName", "bow tie"),
    QT_TRANSLATE_NOOP("PatternName", "hexagon"),
    QT_TRANSLATE_NOOP("PatternName", "butterfly"),
    QT_TRANSLATE_NOOP("PatternName", "beam"),
    QT_TRANSLATE_NOOP("PatternName", "pinwheel"),
    QT_TRANSLATE_NOOP("PatternName", "six-pointed star"),
    QT_TRANSLATE_NOOP("PatternName", "slanted bar"),
};

/// The name of the nearest of the shipped grounds.
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

QString shapeName(int shape) {
    return QCoreApplication::translate("PatternName", kShapeNames[static_cast<std::size_t>(shape)]);
}

QString unsignedName(const TileTheme& theme, Color color) {
    const EdgeLook look = theme.look(color);
    if (theme.figures == TileTheme::Figures::Letters)
        return edgeLabel(static_cast<Color>(std::abs(static_cast<int>(color))));
    const QString ground = groundName(look.ground);
    if (!look.figure.isValid())
        return ground;
    //: 1 is the colour behind the emblem, 2 its shape, e.g. "blue disc"
    return (look.pierced ? PatternNameText::tr("%1 pierced %2") : PatternNameText::tr("%1 %2"))
        .arg(ground, shapeName(look.shape));
}

} // namespace

QString patternName(const TileTheme& theme, Color color) {
    if (color == kGrey)
        return PatternNameText::tr("grey");
    const QString name = unsignedName(theme, color);
    return color < 0 ? PatternNameText::tr("%1 blank").arg(name) : name;
}

} // namespace tessera
