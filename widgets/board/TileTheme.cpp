// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/TileTheme.h"

#include "widgets/board/EmblemShapes.h"
#include "widgets/board/TilePalette.h"
#include "widgets/board/UserPalette.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace tessera {

namespace {

/// Patterns with an outline of their own: each outline comes plain and pierced.
int outlineCount() {
    return 2 * emblemShapes();
}

/// Outlines and pairs both advance by one from pattern to pattern. As their
/// numbers, 40 and 41, have no common divisor, it takes 1,640 patterns until
/// both repeat.
EdgeLook emblemLook(int index, const ColorPair& pair) {
    return {pair.ground, pair.figure, index % emblemShapes(),
            index % outlineCount() >= emblemShapes()};
}

EdgeLook contrastLook(int index, const QColor& ground) {
    return emblemLook(index, {ground, inkOn(ground)});
}

/// A ground alone while there are enough; then with a small second shape.
EdgeLook secondShapeLook(int extra) {
    constexpr std::array<int, 3> shapes{8, 2, 0}; // diamond, square, disc
    const ColorPair pair = colorPair(extra % kColorPairs);
    const auto group = static_cast<std::size_t>(extra / kColorPairs);
    return {pair.ground, pair.figure, shapes[group % 3], group >= 3};
}

const std::array<TileTheme, 4> kThemes{{
    {QLatin1StringView("classic"), QT_TRANSLATE_NOOP("TileTheme", "Classic shapes"),
     QT_TRANSLATE_NOOP("TileTheme", "An emblem of its own shape for each pattern"),
     TileTheme::Figures::Emblems, false},
    {QLatin1StringView("simple"), QT_TRANSLATE_NOOP("TileTheme", "Simple triangles"),
     QT_TRANSLATE_NOOP("TileTheme", "Plain triangles, a colour for each pattern"),
     TileTheme::Figures::None, false},
    {QLatin1StringView("contrast"), QT_TRANSLATE_NOOP("TileTheme", "High contrast"),
     QT_TRANSLATE_NOOP("TileTheme", "Emblems in black and white on strong colours"),
     TileTheme::Figures::Emblems, true},
    {QLatin1StringView("letters"), QT_TRANSLATE_NOOP("TileTheme", "Letters"),
     QT_TRANSLATE_NOOP("TileTheme", "The letter of each pattern on its edge"),
     TileTheme::Figures::Letters, false},
}};

} // namespace

QString TileTheme::displayName() const {
    return ownName.isEmpty() ? QCoreApplication::translate("TileTheme", name) : ownName;
}

QString TileTheme::displayDescription() const {
    return QCoreApplication::translate("TileTheme", description);
}

EdgeLook TileTheme::look(Color color) const {
    const int pattern = isFilledBlank(color) ? color - kFilledBlank : std::abs(int(color));
    const int index = std::max(pattern - 1, 0);
    const bool own = index < static_cast<int>(ownColors.size());
    // Black or white on 21 grounds, which again have no common divisor with 40.
    const int shipped = highContrast ? index % 21 : index % kColorPairs;
    const ColorPair pair = own ? ownColors[static_cast<std::size_t>(index)] : colorPair(shipped);
    switch (figures) {
    case Figures::None:
        return own || index < kGrounds ? EdgeLook{pair.ground, QColor(), 0, false}
                                       : secondShapeLook(index - kGrounds);
    case Figures::Letters:
        return {pair.ground, inkOn(pair.ground), 0, false};
    case Figures::Emblems:
        break;
    }
    return highContrast ? contrastLook(index, pair.ground) : emblemLook(index, pair);
}

std::span<const TileTheme> tileThemes() {
    return kThemes;
}

const TileTheme* findTileTheme(QStringView id) {
    for (const TileTheme* theme : allTileThemes()) {
        if (id == theme->id)
            return theme;
    }
    return nullptr;
}

QString edgeLabel(Color color) {
    if (isFilledBlank(color))
        return edgeLabel(static_cast<Color>(color - kFilledBlank));
    const int number = std::abs(static_cast<int>(color));
    if (number >= 26)
        return QString::number(color);
    return QString(QChar(static_cast<char16_t>((color < 0 ? u'a' : u'A') + number)));
}

} // namespace tessera
