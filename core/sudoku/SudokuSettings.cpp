// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sudoku/SudokuGenerator.h"
#include "core/sudoku/SudokuUnits.h"
#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

QString wordText(const SudokuWord& word) {
    return QString::fromLatin1(word.id.data(), static_cast<qsizetype>(word.id.size()));
}

template <typename Enum>
Enum enumOf(const QString& key, const QJsonValue& value, std::span<const SudokuWord> words) {
    QStringList known;
    for (std::size_t i = 0; i < words.size(); ++i) {
        known << wordText(words[i]);
        if (value.toString() == known.last())
            return static_cast<Enum>(i);
    }
    throw UserError(SudokuText::tr("“%1” of a Sudoku takes one of %2.")
                        .arg(key, known.join(QStringLiteral(", "))));
}

quint64 wholeOf(const QString& key, const QJsonValue& value, double lowest, double highest) {
    // Seeds above 2^53 are kept as text, because JSON's numbers are doubles.
    bool isText = false;
    const quint64 large = value.toString().toULongLong(&isText);
    if (isText && key == QLatin1String("seed"))
        return large;
    const double number = value.toDouble(-1);
    if (!value.isDouble() || number < lowest || number > highest || number != std::floor(number)) {
        throw UserError(SudokuText::tr("“%1” of a Sudoku takes a whole number from %2 to %3.")
                            .arg(key)
                            .arg(lowest, 0, 'f', 0)
                            .arg(highest, 0, 'f', 0));
    }
    return static_cast<quint64>(number);
}

} // namespace

QJsonObject toJson(const SudokuSettings& settings) {
    QJsonObject json{
        {QStringLiteral("kind"), QStringLiteral("sudoku")},
        {QStringLiteral("order"), settings.order},
        {QStringLiteral("symmetry"),
         wordText(sudokuSymmetries()[static_cast<std::size_t>(settings.symmetry)])},
        {QStringLiteral("seed"), QString::number(settings.seed)},
    };
    if (settings.givens)
        json[QStringLiteral("givens")] = *settings.givens;
    if (settings.difficulty) {
        json[QStringLiteral("difficulty")] =
            wordText(sudokuDifficulties()[static_cast<std::size_t>(*settings.difficulty)]);
    }
    return json;
}

SudokuSettings sudokuSettingsFromJson(const QJsonObject& json) {
    SudokuSettings settings;
    for (auto it = json.begin(); it != json.end(); ++it) {
        if (it.key() == QLatin1String("kind"))
            continue;
        if (it.key() == QLatin1String("order")) {
            settings.order =
                static_cast<int>(wholeOf(it.key(), *it, kSmallestOrder, kLargestOrder));
        } else if (it.key() == QLatin1String("givens")) {
            settings.givens = static_cast<int>(wholeOf(it.key(), *it, 0, kMostSudokuCells));
        } else if (it.key() == QLatin1String("difficulty")) {
            settings.difficulty = enumOf<SudokuDifficulty>(it.key(), *it, sudokuDifficulties());
        } else if (it.key() == QLatin1String("symmetry")) {
            settings.symmetry = enumOf<SudokuSymmetry>(it.key(), *it, sudokuSymmetries());
        } else if (it.key() == QLatin1String("seed")) {
            settings.seed = wholeOf(it.key(), *it, 0, 9007199254740992.0);
        } else {
            throw UserError(SudokuText::tr("A Sudoku’s settings have no “%1”.").arg(it.key()));
        }
    }
    return settings;
}

} // namespace tessera
