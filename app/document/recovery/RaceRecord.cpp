// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/recovery/RaceRecord.h"

#include "app/document/recovery/RecoveryRecord.h"

#include "core/experiments/RunBatch.h"
#include "core/experiments/SearchSettings.h"
#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <optional>

namespace tessera {

namespace {

/// More than anybody races.
constexpr qsizetype kMostSearches = 10'000;

constexpr QLatin1String kRaceVersion("tesseraRace");
constexpr QLatin1String kShown("shown");
constexpr QLatin1String kAtOnce("atOnce");
constexpr QLatin1String kTurns("turns");
constexpr QLatin1String kPuzzles("puzzles");
constexpr QLatin1String kSearches("searches");
constexpr QLatin1String kRacePuzzle("puzzle");
constexpr QLatin1String kRaceStop("stop");
constexpr QLatin1String kFailure("failure");
constexpr QLatin1String kRaceRun("run");

/// Searches share their puzzles, and so does the record. @return the place
std::size_t placeOf(const AnyPuzzle& puzzle, const std::vector<AnyPuzzle>& puzzles) {
    return static_cast<std::size_t>(
        std::ranges::find_if(puzzles,
                             [&](const AnyPuzzle& known) { return known.isCopyOf(puzzle); }) -
        puzzles.begin());
}

/// Nothing where one is damaged.
using Puzzles = std::vector<std::optional<AnyPuzzle>>;

Puzzles puzzlesFrom(const QJsonArray& array) {
    Puzzles puzzles;
    for (const QJsonValue& value : array) {
        try {
            puzzles.emplace_back(puzzleFrom(value));
        } catch (const UserError&) {
            puzzles.emplace_back();
        }
    }
    return puzzles;
}

std::optional<RaceRecord::Search> searchFrom(const QJsonObject& object, const Puzzles& puzzles) {
    const int puzzle = object[kRacePuzzle].toInt(-1);
    if (puzzle < 0 || static_cast<std::size_t>(puzzle) >= puzzles.size() ||
        !puzzles[static_cast<std::size_t>(puzzle)])
        return std::nullopt;
    RaceRecord::Search search;
    search.puzzle = *puzzles[static_cast<std::size_t>(puzzle)];
    try {
        search.settings = searchSettingsFrom(object);
    } catch (const UserError&) {
        return std::nullopt;
    }
    if (object.contains(kRaceStop))
        search.stop = stopReasonOf(object[kRaceStop].toString());
    search.failure = object[kFailure].toString();
    search.run = object[kRaceRun].toString().toUtf8();
    if (search.run.isEmpty())
        readResult(object, search.numbers, search.best);
    return search;
}

} // namespace

QByteArray RaceRecord::toBytes() const {
    std::vector<AnyPuzzle> puzzles;
    QJsonArray puzzleArray;
    for (const Search& search : searches) {
        if (placeOf(search.puzzle, puzzles) < puzzles.size())
            continue;
        puzzles.push_back(search.puzzle);
        puzzleArray.append(puzzleObject(search.puzzle));
    }
    QJsonArray searchArray;
    for (const Search& search : searches) {
        QJsonObject object = toJson(search.settings);
        object[kRacePuzzle] = static_cast<int>(placeOf(search.puzzle, puzzles));
        if (search.stop != StopReason::None) {
            object[kRaceStop] = QLatin1String(stopWord(search.stop));
            object[kFailure] = search.failure;
            object[kRaceRun] = QString::fromUtf8(search.run);
            if (!search.best.empty())
                addResult(object, search.numbers, search.best);
        }
        searchArray.append(object);
    }
    return QJsonDocument({{kRaceVersion, 1},
                          {kShown, isShown},
                          {kAtOnce, atOnce},
                          {kTurns, takesTurns},
                          {kPuzzles, puzzleArray},
                          {kSearches, searchArray}})
        .toJson(QJsonDocument::Compact);
}

RaceRecord RaceRecord::fromBytes(const QByteArray& bytes) {
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    const QJsonArray searches = object[kSearches].toArray();
    if (object[kRaceVersion].toInt() != 1 || searches.size() > kMostSearches ||
        object[kPuzzles].toArray().size() > kMostSearches)
        throw UserError(
            RecoveryText::tr("this is no recovery copy of this version, or a damaged one"));
    RaceRecord record;
    record.isShown = object[kShown].toBool(true);
    record.atOnce = std::max(1, object[kAtOnce].toInt(1));
    record.takesTurns = object[kTurns].toBool(true);
    const Puzzles puzzles = puzzlesFrom(object[kPuzzles].toArray());
    for (const QJsonValue& value : searches) {
        if (auto search = searchFrom(value.toObject(), puzzles))
            record.searches.push_back(std::move(*search));
        else
            ++record.lost;
    }
    return record;
}

} // namespace tessera
