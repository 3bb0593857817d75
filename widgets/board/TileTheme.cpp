// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/TileTheme.h"

#include "widgets/board/TileArt.h"
#include "widgets/board/TilePalette.h"
#include "widgets/colors/ColorMath.h"

#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <deque>
#include <limits>

namespace tessera {

namespace {

/// Patterns with an outline of their own: each outline comes plain and pierced.
int outlineCount() { return 2 * emblemShapes(); }

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

std::span<const TileTheme> tileThemes() { return kThemes; }

const TileTheme* findTileTheme(QStringView id) {
    for (const TileTheme* theme : allTileThemes()) {
        if (id == theme->id)
            return theme;
    }
    return nullptr;
}

const TileTheme& tileTheme(QStringView id) {
    const TileTheme* theme = findTileTheme(id);
    return theme != nullptr ? *theme : tileThemes().front();
}

QString edgeLabel(Color color) {
    if (isFilledBlank(color))
        return edgeLabel(static_cast<Color>(color - kFilledBlank));
    const int number = std::abs(static_cast<int>(color));
    if (number >= 26)
        return QString::number(color);
    return QString(QChar(static_cast<char16_t>((color < 0 ? u'a' : u'A') + number)));
}

namespace {

struct PatternNameText {
    Q_DECLARE_TR_FUNCTIONS(PatternName)
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
    const auto found = std::ranges::find(kThemes, id, &TileTheme::id);
    return found != kThemes.end() ? *found : kThemes.front();
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

double lookDistance(const EdgeLook& x, const EdgeLook& y, ColorSight sight) {
    const auto figure = [](const EdgeLook& look) {
        return look.figure.isValid() ? look.figure : look.ground;
    };
    return std::max(colorDistance(x.ground, y.ground, sight),
                    colorDistance(figure(x), figure(y), sight));
}

PatternPair nearestPatterns(const TileTheme& theme, int count, ColorSight sight) {
    PatternPair nearest{1, 2, std::numeric_limits<double>::max()};
    for (int second = 2; second <= count; ++second) {
        for (int first = 1; first < second; ++first) {
            const double distance = lookDistance(theme.look(static_cast<Color>(first)),
                                                 theme.look(static_cast<Color>(second)), sight);
            if (distance < nearest.distance)
                nearest = {first, second, distance};
        }
    }
    return nearest;
}

} // namespace tessera
