// SPDX-License-Identifier: GPL-3.0-or-later

// The settings of the generator as text and JSON.
#include "core/edges/generate/Generator.h"
#include "core/support/UserError.h"

#include <QJsonArray>

#include <algorithm>

namespace tessera {

namespace {

int parseCount(const QString& text, const QString& whole) {
    bool ok = false;
    const int count = text.toInt(&ok);
    if (!ok || count < 0 || count > kMaxColor) {
        throw UserError(GeneratorText::tr("“%1” is not a number of colours: give hardest, "
                                          "BORDER+INNER or TOTAL, each at most %2."),
                        whole, kMaxColor);
    }
    return count;
}

std::vector<int> toInts(const QJsonArray& array) {
    std::vector<int> numbers;
    for (const QJsonValue& value : array)
        numbers.push_back(value.toInt(-1));
    return numbers;
}

} // namespace

ColorChoice parseColorChoice(const QString& text) {
    using Kind = ColorChoice::Kind;
    const QString trimmed = text.trimmed();
    if (trimmed == QLatin1String("hardest"))
        return {};
    const QStringList parts = trimmed.split(u'+');
    if (parts.size() > 2)
        (void)parseCount(trimmed, trimmed);
    if (parts.size() == 2)
        return {Kind::BorderAndInner, parseCount(parts[0], trimmed), parseCount(parts[1], trimmed),
                0};
    return {Kind::Total, 0, 0, parseCount(trimmed, trimmed)};
}

QString colorChoiceText(const ColorChoice& choice) {
    if (choice.kind == ColorChoice::Kind::Hardest)
        return QStringLiteral("hardest");
    return choice.kind == ColorChoice::Kind::Total
               ? QString::number(choice.total)
               : QStringLiteral("%1+%2").arg(choice.border).arg(choice.inner);
}

Color parseRimColor(const QString& text) {
    if (text == QLatin1String("any"))
        return kAnyColor;
    bool ok = false;
    const int color = text.toInt(&ok);
    if (!ok || color < 1 || color > kMaxColor) {
        throw UserError(
            GeneratorText::tr("“%1” is not a rim colour: give any or a number from 1 to %2."), text,
            kMaxColor);
    }
    return static_cast<Color>(color);
}

QString rimColorText(Color color) {
    return color == kAnyColor ? QStringLiteral("any") : QString::number(color);
}

QJsonObject toJson(const GeneratorSettings& settings) {
    QJsonObject json{
        {QStringLiteral("width"), settings.size.width},
        {QStringLiteral("height"), settings.size.height},
        {QStringLiteral("framed"), settings.rules.framed},
        {QStringLiteral("signed"), settings.rules.isSigned},
        {QStringLiteral("colors"), colorChoiceText(settings.colors)},
        {QStringLiteral("distribution"), settings.distribution == Distribution::Even
                                             ? QStringLiteral("even")
                                             : QStringLiteral("random")},
        {QStringLiteral("unique"), settings.uniquePieces},
        {QStringLiteral("solved"), settings.solved},
        // A JSON number has 53 bits, a seed 64.
        {QStringLiteral("seed"), QString::number(settings.seed)},
    };
    if (!settings.board.isEmpty())
        json[QStringLiteral("board")] = settings.board;
    if (settings.rules.keepsRotation)
        json[QStringLiteral("keepsRotation")] = true;
    if (settings.rules.hasRimColor())
        json[QStringLiteral("rimColor")] = rimColorText(settings.rules.rimColor);
    if (settings.hints.count != 0)
        json[QStringLiteral("hints")] = settings.hints.count;
    if (!settings.hints.cells.empty()) {
        QJsonArray cells;
        for (const int cell : settings.hints.cells)
            cells.append(cell);
        json[QStringLiteral("hintCells")] = cells;
    }
    return json;
}

GeneratorSettings generatorSettingsFromJson(const QJsonObject& json) {
    GeneratorSettings settings;
    const auto at = [&](const char* key) { return json.value(QLatin1String(key)); };
    settings.size = {at("width").toInt(settings.size.width),
                     at("height").toInt(settings.size.height)};
    settings.rules = {at("framed").toBool(true), at("signed").toBool(false)};
    settings.rules.keepsRotation = !settings.rules.framed && at("keepsRotation").toBool(false);
    const QString rim = at("rimColor").toString();
    if (rim == rimColorText(kAnyColor))
        settings.rules.rimColor = kAnyColor;
    else
        settings.rules.rimColor = static_cast<Color>(std::clamp<int>(rim.toInt(), 0, kMaxColor));
    if (settings.rules.framed || settings.rules.isSigned)
        settings.rules.rimColor = kGrey;
    try {
        settings.colors = parseColorChoice(at("colors").toString(QStringLiteral("hardest")));
    } catch (const UserError&) {
        settings.colors = {};
    }
    settings.distribution = at("distribution").toString() == QLatin1String("random")
                                ? Distribution::Random
                                : Distribution::Even;
    const QString board = at("board").toString();
    if (findPrintedBoard(board) != nullptr)
        settings.board = board;
    settings.uniquePieces = at("unique").toBool(true);
    settings.solved = at("solved").toBool(false);
    settings.hints = {at("hints").toInt(0), toInts(at("hintCells").toArray())};
    bool ok = false;
    const std::uint64_t seed = at("seed").toString().toULongLong(&ok);
    settings.seed = ok ? seed : settings.seed;
    return settings;
}

} // namespace tessera
