// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/recovery/RecoveryRecord.h"

#include "core/edges/formats/PuzzleFile.h"
#include "core/search/SearchFields.h"
#include "core/support/UserError.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <concepts>

namespace tessera {

namespace {

/// More than any real race has.
constexpr qsizetype kMostSearches = 10'000;

constexpr QLatin1String kPuzzle("puzzle");
constexpr QLatin1String kSearch("search");
constexpr QLatin1String kPuzzles("puzzles");
constexpr QLatin1String kSearches("searches");
constexpr QLatin1String kRun("run");
constexpr QLatin1String kCheckpoint("checkpoint");

// The fields of each record, passed to a writer or a reader.

template <typename T, typename Record>
concept Is = std::same_as<std::remove_const_t<T>, Record>;

void tellFound(const auto& tell, auto& search) {
    tellResult(tell, search.numbers);
    tell("solution", search.best);
}

void tellFields(const auto& tell, Is<RecoveredSearch> auto& search) {
    tellFound(tell, search);
    tell("stop", search.stop);
    tell("paused", search.isPaused);
    tell("limitFrom", search.limitFrom);
    tell("processorFrom", search.processorFrom);
    tell("checkpoint", search.checkpoint);
}

void tellFields(const auto& tell, Is<RecoveryRecord> auto& record) {
    tell("path", record.path);
    tell("disk", record.disk);
    tell("written", record.written);
    tell("modified", record.modified);
    tell("closed", record.closed);
}

void tellFields(const auto& tell, Is<RaceRecord> auto& race) {
    tell("shown", race.isShown);
    tell("atOnce", race.atOnce);
    tell("turns", race.takesTurns);
}

void tellFields(const auto& tell, Is<ExperimentRecord> auto& experiment) {
    tell("plan", experiment.plan);
    tell("folder", experiment.folder);
    tell("jobs", experiment.jobs);
}

[[noreturn]] void refuseRecord() {
    throw UserError(
        RecoveryText::tr("the file is damaged or comes from another version of Tessera"));
}

/// @param version the key of the format version
QJsonObject objectOf(const auto& record, QLatin1String version) {
    QJsonObject object{{version, 1}};
    tellFields(FieldWriter{object}, record);
    return object;
}

template <typename Record>
Record recordFrom(const QJsonObject& object, QLatin1String version) {
    if (object[version].toInt() != 1)
        refuseRecord();
    Record record;
    tellFields(FieldReader{object}, record);
    return record;
}

QJsonObject searchObject(const RecoveredSearch& search) {
    QJsonObject object = toJson(search.settings);
    tellFields(FieldWriter{object}, search);
    if (search.run)
        object[kRun] = QString::fromUtf8(runFileBytes(*search.run));
    return object;
}

/// Nothing if it is damaged or of another puzzle: the best board is available without it.
std::optional<RecordedRun> runFrom(const QJsonValue& value, const AnyPuzzle& content) {
    if (!value.isString())
        return std::nullopt;
    try {
        RecordedRun run = readRunFile(value.toString().toUtf8()).run;
        // Locks may have changed since.
        const auto* const file = content.get<PuzzleFile>();
        const auto* const searched = run.puzzle.get<PuzzleFile>();
        const bool isSame = file != nullptr && searched != nullptr
                                ? file->puzzle == searched->puzzle
                                : isSamePuzzle(run.puzzle, content);
        return isSame ? std::optional(std::move(run)) : std::nullopt;
    } catch (const UserError&) {
        return std::nullopt;
    }
}

/// The method with its usual settings, if this version has it, for settings that are not usable.
SearchSettings usualSettings(const QJsonObject& object) {
    SearchSettings settings;
    settings.solver = object[QLatin1String("solver")].toString().toStdString();
    FieldReader{object}("seed", settings.seed);
    if (const SolverInfo* method = findSolver(settings.solver))
        settings.values = method->defaults();
    return settings;
}

RecoveredSearch searchFrom(const QJsonObject& object, const AnyPuzzle& content) {
    RecoveredSearch search;
    tellFields(FieldReader{object}, search);
    search.numbers.seconds = std::max(0.0, search.numbers.seconds);
    search.limitFrom = std::clamp(search.limitFrom, 0.0, search.numbers.seconds);
    if (search.processorFrom)
        search.processorFrom = std::max(0.0, *search.processorFrom);
    try {
        search.settings = searchSettingsFrom(object);
    } catch (const UserError&) {
        // Its board is kept, but it cannot be resumed with other settings.
        search.settings = usualSettings(object);
        search.stop = search.isPaused ? StopReason::Interrupted : search.stop;
        search.isPaused = false;
        search.checkpoint = {};
    }
    const bool isWithout = search.best.empty() && search.isPaused;
    if (!isWithout && !content.kind().withSolution(content, search.best))
        throw UserError(RecoveryText::tr("the search result belongs to another puzzle"));
    search.run = runFrom(object[kRun], content);
    return search;
}

/// Searches share their puzzles, and so does the record. @return the index
std::size_t placeOf(const AnyPuzzle& puzzle, const std::vector<AnyPuzzle>& puzzles) {
    return static_cast<std::size_t>(
        std::ranges::find_if(puzzles,
                             [&](const AnyPuzzle& known) { return known.isCopyOf(puzzle); }) -
        puzzles.begin());
}

/// @param puzzles nothing for a damaged one
std::optional<RaceRecord::Search> racerFrom(const QJsonObject& object,
                                            const std::vector<std::optional<AnyPuzzle>>& puzzles) {
    const auto puzzle = static_cast<std::size_t>(object[kPuzzle].toInt(-1));
    if (puzzle >= puzzles.size() || !puzzles[puzzle])
        return std::nullopt;
    RaceRecord::Search search;
    search.puzzle = *puzzles[puzzle];
    try {
        search.settings = searchSettingsFrom(object);
    } catch (const UserError&) {
        return std::nullopt;
    }
    const FieldReader read{object};
    tellStop(read, search);
    search.run = object[kRun].toString().toUtf8();
    if (search.run.isEmpty())
        tellFound(read, search);
    search.numbers.seconds = std::max(0.0, search.numbers.seconds);
    return search;
}

constexpr QLatin1String kPageVersion("tesseraRecovery");
constexpr QLatin1String kRaceVersion("tesseraRace");
constexpr QLatin1String kExperimentVersion("tesseraExperiment");

} // namespace

QByteArray RecoveryRecord::toBytes(qint64 most) const {
    QJsonObject object = objectOf(*this, kPageVersion);
    object[kPuzzle] = puzzleObject(content);
    QJsonObject kept = search ? searchObject(*search) : QJsonObject();
    QByteArray bytes;
    for (const QLatin1String next : {kCheckpoint, kRun, QLatin1String()}) {
        if (search)
            object[kSearch] = kept;
        bytes = QJsonDocument(object).toJson(QJsonDocument::Compact);
        if (bytes.size() <= most || !search)
            break;
        kept.remove(next);
    }
    return bytes;
}

RecoveryRecord RecoveryRecord::fromBytes(const QByteArray& bytes) {
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    auto record = recordFrom<RecoveryRecord>(object, kPageVersion);
    record.content = puzzleFrom(object[kPuzzle]);
    if (object.contains(kSearch))
        record.search = searchFrom(object[kSearch].toObject(), record.content);
    return record;
}

QByteArray RaceRecord::toBytes() const {
    std::vector<AnyPuzzle> puzzles;
    QJsonArray puzzleArray;
    QJsonArray searchArray;
    for (const Search& search : searches) {
        const std::size_t place = placeOf(search.puzzle, puzzles);
        if (place == puzzles.size()) {
            puzzles.push_back(search.puzzle);
            puzzleArray.append(puzzleObject(search.puzzle));
        }
        QJsonObject object = toJson(search.settings);
        object[kPuzzle] = static_cast<int>(place);
        const FieldWriter write{object};
        if (search.stop != StopReason::None) {
            tellStop(write, search);
            object[kRun] = QString::fromUtf8(search.run);
            if (!search.best.empty())
                tellFound(write, search);
        }
        searchArray.append(object);
    }
    QJsonObject object = objectOf(*this, kRaceVersion);
    object[kPuzzles] = puzzleArray;
    object[kSearches] = searchArray;
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

RaceRecord RaceRecord::fromBytes(const QByteArray& bytes) {
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    const QJsonArray searches = object[kSearches].toArray();
    const QJsonArray puzzleArray = object[kPuzzles].toArray();
    if (searches.size() > kMostSearches || puzzleArray.size() > kMostSearches)
        refuseRecord();
    auto record = recordFrom<RaceRecord>(object, kRaceVersion);
    record.atOnce = std::max(1, record.atOnce);
    std::vector<std::optional<AnyPuzzle>> puzzles;
    for (const QJsonValue& value : puzzleArray) {
        puzzles.emplace_back();
        try {
            puzzles.back() = puzzleFrom(value);
        } catch (const UserError&) {
            continue; // its searches are lost
        }
    }
    for (const QJsonValue& value : searches) {
        if (auto search = racerFrom(value.toObject(), puzzles))
            record.searches.push_back(std::move(*search));
        else
            ++record.lost;
    }
    return record;
}

QByteArray ExperimentRecord::toBytes() const {
    return QJsonDocument(objectOf(*this, kExperimentVersion)).toJson();
}

ExperimentRecord ExperimentRecord::fromBytes(const QByteArray& bytes) {
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    auto record = recordFrom<ExperimentRecord>(object, kExperimentVersion);
    record.jobs = std::max(1, record.jobs);
    if (record.plan.isEmpty() || record.folder.isEmpty())
        refuseRecord();
    return record;
}

} // namespace tessera
