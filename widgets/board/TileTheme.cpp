// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/TileTheme.h"

#include <QCoreApplication>

#include <array>
#include <cstdlib>

namespace tessera {

namespace {

constexpr int kShapes = 20;

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
    return QCoreApplication::translate("TileTheme", name);
}

QString TileTheme::displayDescription() const {
    return QCoreApplication::translate("TileTheme", description);
}

EdgeLook TileTheme::look(Color color) const {
    const int index = std::abs(static_cast<int>(color)) - 1;
    EdgeLook look;
    look.ground = QColor::fromHsv((index * 137) % 360, 170, 220);
    look.figure = QColor::fromHsv((index * 137 + 180) % 360, 200, 120);
    look.shape = index % kShapes;
    look.pierced = (index / kShapes) % 2 == 1;
    return look;
}

std::span<const TileTheme> tileThemes() {
    return kThemes;
}

const TileTheme* findTileTheme(QStringView id) {
    for (const TileTheme& theme : kThemes) {
        if (id == theme.id)
            return &theme;
    }
    return nullptr;
}

QString edgeLabel(Color color) {
    const int number = std::abs(static_cast<int>(color));
    if (number >= 26)
        return QString::number(color);
    return QString(QChar(static_cast<char16_t>((color < 0 ? u'a' : u'A') + number)));
}

} // namespace tessera
