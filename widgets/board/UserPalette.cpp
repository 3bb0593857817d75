// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/UserPalette.h"

#include "widgets/board/PatternDistance.h"
#include "widgets/colors/ColorDistance.h"

#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

#include <algorithm>
#include <deque>

namespace tessera {

namespace {

struct UserPaletteText {
    Q_DECLARE_TR_FUNCTIONS(UserPalette)
};

constexpr qsizetype kLongestName = 60;
/// Patterns of a board must be told apart at a glance; the shipped ones keep
/// more than this apart.
constexpr double kLeastDistance = 10;
constexpr double kLeastDistanceColorBlind = 5;
/// WCAG 2.1 asks 3:1 of graphics; half of it is still to be seen.
constexpr double kLeastContrast = 1.5;

/// A theme that holds what its views look at.
struct OwnTheme {
    UserPalette palette;
    QByteArray id;
    TileTheme theme;
};

/// Themes are never removed: views may still look at one that was changed.
struct OwnThemes {
    std::deque<OwnTheme> made;
    std::vector<const TileTheme*> current;
};

OwnThemes& ownThemes() {
    static OwnThemes themes;
    return themes;
}

const TileTheme& shippedTheme(const QString& id) {
    for (const TileTheme& theme : tileThemes()) {
        if (id == theme.id)
            return theme;
    }
    return tileThemes().front();
}

QColor colorFrom(const QJsonValue& value) {
    const QString text = value.toString();
    const QColor color(text.startsWith(u'#') && text.size() == 7 ? text : QString());
    if (!color.isValid())
        throw UserError(
            UserPaletteText::tr("A colour is not written like “#2b7cfa”: “%1”.").arg(text));
    return color;
}

std::vector<ColorPair> colorsFrom(const QJsonValue& value) {
    const QJsonArray array = value.toArray();
    if (array.isEmpty() || array.size() > kUserColors)
        throw UserError(UserPaletteText::tr("A palette has 1 to %1 colours.").arg(kUserColors));
    std::vector<ColorPair> colors;
    for (const QJsonValue& pair : array) {
        if (pair.toArray().size() != 2)
            throw UserError(
                UserPaletteText::tr("Each colour is a pair: the ground and the emblem."));
        colors.push_back({colorFrom(pair.toArray()[0]), colorFrom(pair.toArray()[1])});
    }
    return colors;
}

} // namespace

UserPalette paletteFrom(const TileTheme& theme, const QString& name) {
    UserPalette palette;
    palette.name = name;
    palette.figures = shippedTheme(theme.ownColors.empty() ? theme.id : theme.base).id;
    for (Color pattern = 1; pattern <= kUserColors; ++pattern) {
        const EdgeLook look = theme.look(pattern);
        palette.colors.push_back(
            {look.ground, look.figure.isValid() ? look.figure : inkOn(look.ground)});
    }
    return palette;
}

QByteArray toJson(const UserPalette& palette) {
    QJsonArray colors;
    for (const ColorPair& pair : palette.colors)
        colors.append(QJsonArray{pair.ground.name(), pair.figure.name()});
    return QJsonDocument(QJsonObject{{QStringLiteral("name"), palette.name},
                                     {QStringLiteral("figures"), palette.figures},
                                     {QStringLiteral("colors"), colors}})
        .toJson(QJsonDocument::Compact);
}

UserPalette userPaletteFrom(const QByteArray& json) {
    const QJsonDocument document = QJsonDocument::fromJson(json);
    if (!document.isObject())
        throw UserError(UserPaletteText::tr("This is no palette: not a JSON object."));
    UserPalette palette;
    palette.name = document[QLatin1String("name")].toString().simplified();
    if (palette.name.isEmpty() || palette.name.size() > kLongestName)
        throw UserError(
            UserPaletteText::tr("A palette needs a name of 1 to %1 characters.").arg(kLongestName));
    palette.figures = shippedTheme(document[QLatin1String("figures")].toString()).id;
    palette.colors = colorsFrom(document[QLatin1String("colors")]);
    return palette;
}

std::vector<UserPalette> userPalettesFrom(const QStringList& list) {
    std::vector<UserPalette> palettes;
    for (const QString& json : list) {
        try {
            UserPalette palette = userPaletteFrom(json.toUtf8());
            if (std::ranges::find(palettes, palette.name, &UserPalette::name) == palettes.end())
                palettes.push_back(std::move(palette));
        } catch (const UserError&) {
            continue;
        }
    }
    return palettes;
}

const TileTheme& themeOf(const UserPalette& palette) {
    std::deque<OwnTheme>& made = ownThemes().made;
    const auto known = std::ranges::find(made, palette, &OwnTheme::palette);
    if (known != made.end())
        return known->theme;
    OwnTheme& own = made.emplace_back();
    own.palette = palette;
    own.id = "own:" + QUrl::toPercentEncoding(palette.name);
    own.theme = shippedTheme(palette.figures);
    own.theme.base = own.theme.id;
    own.theme.id = QLatin1StringView(own.id);
    own.theme.ownName = palette.name;
    own.theme.ownColors = palette.colors;
    return own.theme;
}

void setUserPalettes(std::span<const UserPalette> palettes) {
    ownThemes().current.clear();
    for (const UserPalette& palette : palettes)
        ownThemes().current.push_back(&themeOf(palette));
}

std::vector<const TileTheme*> allTileThemes() {
    std::vector<const TileTheme*> themes;
    for (const TileTheme& theme : tileThemes())
        themes.push_back(&theme);
    std::ranges::copy(ownThemes().current, std::back_inserter(themes));
    return themes;
}

QStringList paletteWarnings(const TileTheme& theme, int count) {
    QStringList sentences;
    for (const ColorSight sight : kColorSights) {
        const PatternPair pair = nearestPatterns(theme, count, sight);
        const bool normal = sight == ColorSight::Normal;
        if (pair.distance >= (normal ? kLeastDistance : kLeastDistanceColorBlind))
            continue;
        sentences << (normal ? UserPaletteText::tr("Colours %1 and %2 look nearly alike.")
                                   .arg(pair.first)
                                   .arg(pair.second)
                             : UserPaletteText::tr("With %1, colours %2 and %3 look nearly alike.")
                                   .arg(displayName(sight))
                                   .arg(pair.first)
                                   .arg(pair.second));
        // Alike to everybody says it all.
        if (normal)
            break;
    }
    for (int pattern = 1; pattern <= count; ++pattern) {
        const EdgeLook look = theme.look(static_cast<Color>(pattern));
        if (look.figure.isValid() && contrastRatio(look.figure, look.ground) < kLeastContrast) {
            sentences << UserPaletteText::tr("The emblem of colour %1 hardly shows on its ground.")
                             .arg(pattern);
            break;
        }
    }
    return sentences;
}

} // namespace tessera
