// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/recovery/RaceRecord.h"

#include "app/document/recovery/RecoveryRecord.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/experiments/RunResult.h"
#include "core/experiments/SearchSettingsJson.h"
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

using Puzzles = std::vector<std::shared_ptr<const PuzzleFile>>;

/// Searches share their puzzles, and so does the record.
Puzzles puzzlesOf(const std::vector<RaceRecord::Search>& searches) {
    Puzzles puzzles;
    for (const RaceRecord::Search& search : searches) {
        if (std::ranges::find(puzzles, search.puzzle) == puzzles.end())
            puzzles.push_back(search.puzzle);
    }
    return puzzles;
}

/// Null where it is damaged.
Puzzles puzzlesFrom(const QJsonArray& array) {
    Puzzles puzzles;
    for (const QJsonValue& value : array) {
        try {
            const QByteArray bytes = QJsonDocument(value.toObject()).toJson();
            puzzles.push_back(
                std::make_shared<const PuzzleFile>(kNativeFormat.read(bytes, {}).file));
        } catch (const UserError&) {
            puzzles.push_back(nullptr);
        }
    }
    return puzzles;
}

std::optional<RaceRecord::Search> searchFrom(const QJsonObject& object, const Puzzles& puzzles) {
    const int puzzle = object[kRacePuzzle].toInt(-1);
    if (puzzle < 0 || static_cast<std::size_t>(puzzle) >= puzzles.size() ||
        puzzles[static_cast<std::size_t>(puzzle)] == nullptr)
        return std::nullopt;
    RaceRecord::Search search;
    search.puzzle = puzzles[static_cast<std::size_t>(puzzle)];
    try {
        search.settings = searchSettingsFrom(object);
    } catch (const UserError&) {
        return std::nullopt;
    }
    if (object.contains(kRaceStop))
        search.stop = stopReasonOf(object[kRaceStop].toString());
    search.failure = object[kFailure].toString();
    search.run = object[kRaceRun].toString().toUtf8();
    return search;
}

} // namespace

QByteArray RaceRecord::toBytes() const {
    const Puzzles puzzles = puzzlesOf(searches);
    QJsonArray puzzleArray;
    for (const auto& puzzle : puzzles)
        puzzleArray.append(QJsonDocument::fromJson(kNativeFormat.write(*puzzle)).object());
    QJsonArray searchArray;
    for (const Search& search : searches) {
        QJsonObject object = toJson(search.settings);
        object[kRacePuzzle] =
            static_cast<int>(std::ranges::find(puzzles, search.puzzle) - puzzles.begin());
        if (search.stop != StopReason::None) {
            object[kRaceStop] = QLatin1String(stopWord(search.stop));
            object[kFailure] = search.failure;
            object[kRaceRun] = QString::fromUtf8(search.run);
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
