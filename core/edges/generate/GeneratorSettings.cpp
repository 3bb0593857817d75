// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/generate/Generator.h"
#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace tessera {

namespace {

int parseCount(const QString& text, const QString& whole) {
    bool ok = false;
    const int count = text.toInt(&ok);
    if (!ok || count < 0 || count > kMaxColor) {
        throw UserError(
            GeneratorText::tr("“%1” is no colour count: give hardest, BORDER+INNER or TOTAL, "
                              "each at most %2.")
                .arg(whole)
                .arg(kMaxColor));
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
    switch (choice.kind) {
    case ColorChoice::Kind::Hardest:
        return QStringLiteral("hardest");
    case ColorChoice::Kind::BorderAndInner:
        return QStringLiteral("%1+%2").arg(choice.border).arg(choice.inner);
    case ColorChoice::Kind::Total:
        return QString::number(choice.total);
    }
    return {};
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
    try {
        settings.colors = parseColorChoice(at("colors").toString(QStringLiteral("hardest")));
    } catch (const UserError&) {
        settings.colors = {};
    }
    settings.distribution = at("distribution").toString() == QLatin1String("random")
                                ? Distribution::Random
                                : Distribution::Even;
    settings.uniquePieces = at("unique").toBool(true);
    settings.solved = at("solved").toBool(false);
    settings.hints = {at("hints").toInt(0), toInts(at("hintCells").toArray())};
    bool ok = false;
    const std::uint64_t seed = at("seed").toString().toULongLong(&ok);
    settings.seed = ok ? seed : settings.seed;
    return settings;
}

} // namespace tessera
