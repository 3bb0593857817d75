// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/TileTheme.h"

#include "widgets/board/TileArt.h"

#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPalette>
#include <QUrl>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <deque>
#include <limits>
#include <mutex>
#include <utility>

namespace tessera {

namespace {

/// Ground and figure.
constexpr std::array<std::pair<QRgb, QRgb>, kColorPairs> kPairs{{
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

/// With less contrast, lines between empty cells are invisible.
constexpr double kLeastLine = 1.15;

TileColors between(const QColor& window, const QColor& text) {
    const bool dark = relativeLuminance(window) < relativeLuminance(text);
    TileColors colors;
    colors.frame = mixed(window, text, dark ? 0.22 : 0.26);
    colors.frameText = mixed(window, text, dark ? 0.95 : 0.90);
    colors.empty = mixed(window, text, dark ? 0.06 : 0.09);
    colors.line = dark ? mixed(window, QColor(Qt::black), 0.55) : mixed(window, text, 0.62);
    // Nothing is darker than black.
    if (dark && contrastRatio(colors.line, colors.empty) < kLeastLine)
        colors.line = mixed(window, text, 0.4);
    colors.background = window;
    return colors;
}

/// Outlines (40 with the pierced ones) and 41 pairs advance together: all looks differ up to
/// pattern 1,640.
EdgeLook emblemLook(int index, const ColorPair& pair) {
    const int shapes = emblemShapes();
    return {pair.ground, pair.figure, index % shapes, index % (2 * shapes) >= shapes};
}

/// Only a ground while there are enough; then with a small second shape.
EdgeLook secondShapeLook(int extra) {
    constexpr std::array<int, 3> shapes{8, 2, 0}; // diamond, square, disc
    const ColorPair pair = colorPair(extra % kColorPairs);
    const auto group = asIndex(extra / kColorPairs);
    return {pair.ground, pair.figure, shapes[group % 3], group >= 3};
}

const std::array<TileTheme, 5> kThemes{{
    {QStringLiteral("classic"), QT_TRANSLATE_NOOP("TileTheme", "Classic shapes"),
     QT_TRANSLATE_NOOP("TileTheme", "A different emblem for each pattern"),
     TileTheme::Figures::Emblems, false},
    {QStringLiteral("simple"), QT_TRANSLATE_NOOP("TileTheme", "Simple triangles"),
     QT_TRANSLATE_NOOP("TileTheme", "Plain triangles, a colour for each pattern"),
     TileTheme::Figures::None, false},
    {QStringLiteral("contrast"), QT_TRANSLATE_NOOP("TileTheme", "High contrast"),
     QT_TRANSLATE_NOOP("TileTheme", "Emblems in black and white on strong colours"),
     TileTheme::Figures::Emblems, true},
    {QStringLiteral("letters"), QT_TRANSLATE_NOOP("TileTheme", "Letters"),
     QT_TRANSLATE_NOOP("TileTheme", "The letter of each pattern on its edge"),
     TileTheme::Figures::Letters, false},
    {QStringLiteral("digits"), QT_TRANSLATE_NOOP("TileTheme", "Digits"),
     QT_TRANSLATE_NOOP("TileTheme", "The number of each pattern on its edge, on soft colours"),
     TileTheme::Figures::Digits, false},
}};

/// How much white lightens the colours behind digits, and behind pictures.
constexpr double kSoftDigits = 0.2;
constexpr double kSoftPictures = 0.6;
/// The most patterns that have one digit each.
constexpr Color kMostDigits = 10;

int patternOf(Color color) {
    return isFilledBlank(color) ? color - kFilledBlank : std::abs(int(color));
}

/// The translated name of the nearest of the first kGrounds grounds, e.g. "sky-blue".
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
    return QCoreApplication::translate("PatternName", kGroundNames[asIndex(nearest)]);
}

/// Black or white, whichever has more contrast: at least 4.5:1.
QColor inkOn(const QColor& ground) {
    // At this luminance black and white have the same contrast.
    return relativeLuminance(ground) > 0.179 ? QColor(Qt::black) : QColor(Qt::white);
}

struct PatternNameText {
    Q_DECLARE_TR_FUNCTIONS(PatternName)
};

QString unsignedName(const TileTheme& theme, Color color) {
    const EdgeLook look = theme.look(color);
    if (theme.picture(color) != nullptr)
        return PatternNameText::tr("picture %1").arg(patternOf(color));
    if (theme.isLabelled())
        return theme.label(static_cast<Color>(patternOf(color)));
    const QString ground = groundName(look.ground);
    if (!look.figure.isValid())
        return ground;
    //: 1 is the colour behind the emblem, 2 its shape, e.g. "blue disc"
    return (look.pierced ? PatternNameText::tr("%1 pierced %2") : PatternNameText::tr("%1 %2"))
        .arg(ground, emblemName(look.shape));
}

struct UserPaletteText {
    Q_DECLARE_TR_FUNCTIONS(UserPalette)
};

constexpr qsizetype kLongestName = 60;
/// Patterns of a board must be distinguishable at a glance; all shipped ones have a larger
/// distance.
constexpr double kLeastDistance = 10;
constexpr double kLeastDistanceColorBlind = 5;
/// WCAG 2.1 requires 3:1 for graphics; half of that is still visible.
constexpr double kLeastContrast = 1.5;

/// For both lists: pictures are drawn on other threads.
std::mutex themesMutex;
/// Themes are never removed: views may still use one that was changed.
std::deque<TileTheme> madeThemes;
std::vector<const TileTheme*> ownThemes; ///< pointers to some of these

const TileTheme& shippedTheme(const QString& id) {
    const auto found = std::ranges::find(kThemes, id, &TileTheme::id);
    return found != kThemes.end() ? *found : kThemes.front();
}

QColor colorFrom(const QJsonValue& value) {
    const QString text = value.toString();
    const QColor color(text.startsWith(u'#') && text.size() == 7 ? text : QString());
    if (!color.isValid())
        throw UserError(
            UserPaletteText::tr("“%1” is not a colour. Write colours like “#2b7cfa”.").arg(text));
    return color;
}

std::vector<ColorPair> colorsFrom(const QJsonValue& value) {
    const QJsonArray array = value.toArray();
    if (array.isEmpty() || array.size() > kUserColors)
        throw UserError(
            UserPaletteText::tr("A palette must have 1 to %1 colours.").arg(kUserColors));
    std::vector<ColorPair> colors;
    for (const QJsonValue& pair : array) {
        if (pair.toArray().size() != 2)
            throw UserError(
                UserPaletteText::tr("Each colour must be a pair: background and emblem."));
        colors.push_back({colorFrom(pair.toArray()[0]), colorFrom(pair.toArray()[1])});
    }
    return colors;
}

} // namespace

ColorPair colorPair(int index) {
    const auto [ground, figure] = kPairs[asIndex(index)];
    return {QColor(ground), QColor(figure)};
}

TileColors TileColors::fromPalette(const QPalette& palette) {
    return between(palette.color(QPalette::Active, QPalette::Window),
                   palette.color(QPalette::Active, QPalette::WindowText));
}

TileColors TileColors::forPictures() { return between(QColor(Qt::white), QColor(Qt::black)); }

QString TileTheme::displayName() const {
    return own.name.isEmpty() ? QCoreApplication::translate("TileTheme", name) : own.name;
}

QString TileTheme::displayDescription() const {
    return QCoreApplication::translate("TileTheme", description);
}

EdgeLook TileTheme::look(Color color) const {
    const int index = std::max(patternOf(color) - 1, 0);
    const bool isOwn = index < static_cast<int>(own.colors.size());
    // Black or white on 21 grounds; 21 and 40 have no common divisor either.
    const int shipped = highContrast ? index % 21 : index % kColorPairs;
    const ColorPair pair = isOwn ? own.colors[asIndex(index)] : colorPair(shipped);
    const auto softened = [&](double share) {
        return mixed(pair.ground, QColor(Qt::white), share);
    };
    if (picture(color) != nullptr)
        return {softened(kSoftPictures), QColor(), 0, false};
    switch (figures) {
    case Figures::None:
        return isOwn || index < kGrounds ? EdgeLook{pair.ground, QColor(), 0, false}
                                         : secondShapeLook(index - kGrounds);
    case Figures::Letters:
        return {pair.ground, inkOn(pair.ground), 0, false};
    case Figures::Digits:
        return {softened(kSoftDigits), inkOn(softened(kSoftDigits)), 0, false};
    case Figures::Emblems:
        break;
    }
    return emblemLook(index, {pair.ground, highContrast ? inkOn(pair.ground) : pair.figure});
}

QString TileTheme::label(Color color) const {
    if (figures == Figures::Letters)
        return edgeLabel(color);
    const QString number = QString::number(patternOf(color) - 1 + firstDigit);
    return color < 0 ? u'\u2212' + number : number;
}

const TilePicture* TileTheme::picture(Color color) const {
    const auto index = asIndex(patternOf(color)) - 1;
    if (!dress || color == kGrey || index >= dress->pictures.size() ||
        dress->pictures[index].head.isNull())
        return nullptr;
    return &dress->pictures[index];
}

const TileTheme& chosenTheme(const TileTheme& usual, const PuzzleInfo& info) {
    const auto found = std::ranges::find(kThemes, info.tileTheme, &TileTheme::id);
    return found != kThemes.end() ? *found : usual;
}

TileTheme dressed(TileTheme theme, const Puzzle& puzzle, const PuzzleInfo& info) {
    if (theme.figures == TileTheme::Figures::Digits)
        theme.firstDigit = puzzle.highestColor() > kMostDigits ? firstNumber(puzzle.rules()) : 0;
    TileDress dress;
    dress.info.patternNames = info.patternNames;
    if (info.tileTheme.isEmpty())
        dress.info.patternPictures = info.patternPictures;
    theme.dress.reset();
    if (dress == TileDress())
        return theme;
    dress.isSigned = puzzle.isSigned();
    for (const QByteArray& png : dress.info.patternPictures)
        dress.pictures.push_back(tilePicture(png, dress.isSigned));
    theme.dress = std::make_shared<const TileDress>(std::move(dress));
    return theme;
}

std::span<const TileTheme> tileThemes() { return kThemes; }

const TileTheme* findTileTheme(QStringView id) {
    const auto themes = allTileThemes();
    const auto found = std::ranges::find(themes, id, &TileTheme::id);
    return found != themes.end() ? *found : nullptr;
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

QString patternName(const TileTheme& theme, Color color) {
    if (color == kGrey)
        return PatternNameText::tr("grey");
    const auto given = [&](Color half) {
        return theme.dress ? patternNameOf(theme.dress->info, half) : QString();
    };
    // Halves that share a name are distinguished as if they had none.
    if (given(color) != given(static_cast<Color>(-color)) && !given(color).isEmpty())
        return given(color);
    const QString name = given(color).isEmpty() ? unsignedName(theme, color) : given(color);
    return color < 0 ? PatternNameText::tr("%1 blank").arg(name) : name;
}

QString edgeNames(const TileTheme& theme, const Piece& piece) {
    QStringList names;
    for (const Color color : piece.edges)
        names << patternName(theme, color);
    return names.join(QStringLiteral(", "));
}

UserPalette paletteFrom(const TileTheme& theme, const QString& name) {
    UserPalette palette;
    palette.name = name;
    palette.figures = shippedTheme(theme.own.figures.isEmpty() ? theme.id : theme.own.figures).id;
    palette.colors = theme.own.colors;
    while (palette.colors.size() < kUserColors) {
        const auto index = static_cast<int>(palette.colors.size());
        if (theme.figures == TileTheme::Figures::Digits) {
            // They are softened when they are drawn.
            palette.colors.push_back(colorPair(index % kColorPairs));
            continue;
        }
        const EdgeLook look = theme.look(static_cast<Color>(index + 1));
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
        throw UserError(UserPaletteText::tr("The file is not a palette: it is not a JSON object."));
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
    const std::scoped_lock lock(themesMutex);
    const auto known = std::ranges::find(madeThemes, palette, &TileTheme::own);
    if (known != madeThemes.end())
        return *known;
    TileTheme& theme = madeThemes.emplace_back(shippedTheme(palette.figures));
    theme.id = QStringLiteral("own:") + QString::fromLatin1(QUrl::toPercentEncoding(palette.name));
    theme.own = palette;
    return theme;
}

void setUserPalettes(std::span<const UserPalette> palettes) {
    std::vector<const TileTheme*> themes;
    for (const UserPalette& palette : palettes)
        themes.push_back(&themeOf(palette));
    const std::scoped_lock lock(themesMutex);
    ownThemes = std::move(themes);
}

std::vector<const TileTheme*> allTileThemes() {
    std::vector<const TileTheme*> themes;
    for (const TileTheme& theme : tileThemes())
        themes.push_back(&theme);
    const std::scoped_lock lock(themesMutex);
    std::ranges::copy(ownThemes, std::back_inserter(themes));
    return themes;
}

QStringList paletteWarnings(const TileTheme& theme, int count) {
    QStringList sentences;
    for (const ColorSight sight : kColorSights) {
        const PatternPair pair = nearestPatterns(theme, count, sight);
        const bool normal = sight == ColorSight::Normal;
        if (pair.distance >= (normal ? kLeastDistance : kLeastDistanceColorBlind))
            continue;
        sentences << (normal
                          ? UserPaletteText::tr("Colours %1 and %2 look almost the same.")
                                .arg(pair.first)
                                .arg(pair.second)
                          : UserPaletteText::tr("With %1, colours %2 and %3 look almost the same.")
                                .arg(displayName(sight))
                                .arg(pair.first)
                                .arg(pair.second));
        // A similarity for normal sight covers all others.
        if (normal)
            break;
    }
    for (int pattern = 1; pattern <= count; ++pattern) {
        const EdgeLook look = theme.look(static_cast<Color>(pattern));
        if (look.figure.isValid() && contrastRatio(look.figure, look.ground) < kLeastContrast) {
            sentences << UserPaletteText::tr(
                             "The emblem of colour %1 is hardly visible on its background.")
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
