// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/recovery/RecoveryRecord.h"

#include "core/edges/formats/PuzzleFile.h"
#include "core/experiments/RunBatch.h"
#include "core/experiments/RunFile.h"
#include "core/experiments/SearchSettings.h"
#include "core/kind/Kind.h"
#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace tessera {

namespace {

constexpr QLatin1String kVersion("tesseraRecovery");
constexpr QLatin1String kPath("path");
constexpr QLatin1String kDisk("disk");
constexpr QLatin1String kWritten("written");
constexpr QLatin1String kModified("modified");
constexpr QLatin1String kPuzzle("puzzle");
constexpr QLatin1String kSearch("search");
constexpr QLatin1String kSolver("solver");
constexpr QLatin1String kSeed("seed");
constexpr QLatin1String kBest("best");
constexpr QLatin1String kTotal("total");
constexpr QLatin1String kEvaluations("evaluations");
constexpr QLatin1String kIterations("iterations");
constexpr QLatin1String kNodes("nodes");
constexpr QLatin1String kSeconds("seconds");
constexpr QLatin1String kSolution("solution");
constexpr QLatin1String kCheckpoint("checkpoint");
constexpr QLatin1String kRun("run");
constexpr QLatin1String kStop("stop");
constexpr QLatin1String kPaused("paused");
constexpr QLatin1String kLimitFrom("limitFrom");
constexpr QLatin1String kClosed("closed");

/// A count that JSON's numbers would round.
QString text(std::uint64_t count) {
    return QString::number(count);
}

QJsonObject searchObject(const RecoveredSearch& search) {
    QJsonObject object = toJson(search.settings);
    addResult(object, search.numbers, search.best);
    object[kStop] = QLatin1String(stopWord(search.stop));
    object[kPaused] = search.isPaused;
    object[kLimitFrom] = search.limitFrom;
    object[kCheckpoint] = search.checkpoint;
    if (search.run)
        object[kRun] = QString::fromUtf8(runFileBytes(*search.run));
    return object;
}

/// Nothing if it is damaged or of another puzzle: the best board is there without it.
std::optional<RecordedRun> runFrom(const QJsonValue& value, const AnyPuzzle& content) {
    if (!value.isString())
        return std::nullopt;
    try {
        RecordedRun run = readRunFile(value.toString().toUtf8()).run;
        // What is locked may have changed since.
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

/// The method as this version has it, if it has it, where its settings make no sense.
SearchSettings usualSettings(const std::string& solver, std::uint64_t seed) {
    SearchSettings settings;
    settings.solver = solver;
    settings.seed = seed;
    if (const SolverInfo* method = findSolver(solver))
        settings.values = method->defaults();
    return settings;
}

RecoveredSearch searchFrom(const QJsonObject& object, const AnyPuzzle& content) {
    RecoveredSearch search;
    readResult(object, search.numbers, search.best);
    search.stop = stopReasonOf(object[kStop].toString());
    search.isPaused = object[kPaused].toBool();
    search.limitFrom = std::clamp(object[kLimitFrom].toDouble(), 0.0, search.numbers.seconds);
    search.checkpoint = object[kCheckpoint].toObject();
    try {
        search.settings = searchSettingsFrom(object);
    } catch (const UserError&) {
        // Its board is left, but nothing can go on with other settings.
        search.settings = usualSettings(object[kSolver].toString().toStdString(),
                                        object[kSeed].toString().toULongLong());
        search.isPaused = false;
        search.checkpoint = {};
    }
    const bool isWithout = search.best.empty() && search.isPaused;
    if (!isWithout && !content.kind().withSolution(content, search.best))
        throw UserError(RecoveryText::tr("what the search found belongs to another puzzle"));
    search.run = runFrom(object[kRun], content);
    return search;
}

} // namespace

void addResult(QJsonObject& object, const SearchNumbers& numbers, const Solution& best) {
    object[kBest] = numbers.best;
    object[kTotal] = numbers.total;
    object[kEvaluations] = text(numbers.evaluations);
    object[kIterations] = text(numbers.iterations);
    object[kNodes] = text(numbers.nodes);
    object[kSeconds] = numbers.seconds;
    object[kSolution] = solutionJson(best);
}

void readResult(const QJsonObject& object, SearchNumbers& numbers, Solution& best) {
    const auto count = [&](QLatin1String key) { return object[key].toString().toULongLong(); };
    numbers.best = object[kBest].toInt();
    numbers.total = object[kTotal].toInt();
    numbers.evaluations = count(kEvaluations);
    numbers.iterations = count(kIterations);
    numbers.nodes = count(kNodes);
    numbers.seconds = std::max(0.0, object[kSeconds].toDouble());
    for (const QJsonValue& code : object[kSolution].toArray())
        best.push_back(static_cast<std::uint16_t>(std::clamp(code.toInt(-1), 0, 0xffff)));
}

QByteArray RecoveryRecord::toBytes() const {
    QJsonObject object{{kVersion, 1},
                       {kPath, path},
                       {kDisk, QLatin1String(disk.toHex())},
                       {kWritten, written.toUTC().toString(Qt::ISODateWithMs)},
                       {kModified, modified},
                       {kClosed, closed},
                       {kPuzzle, puzzleObject(content)}};
    if (search)
        object[kSearch] = searchObject(*search);
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

RecoveryRecord RecoveryRecord::fromBytes(const QByteArray& bytes) {
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    if (object[kVersion].toInt() != 1)
        throw UserError(
            RecoveryText::tr("this is no recovery copy of this version, or a damaged one"));
    RecoveryRecord record;
    record.path = object[kPath].toString();
    record.disk = QByteArray::fromHex(object[kDisk].toString().toLatin1());
    record.written = QDateTime::fromString(object[kWritten].toString(), Qt::ISODateWithMs);
    record.modified = object[kModified].toBool(true);
    record.closed = object[kClosed].toBool(false);
    record.content = puzzleFrom(object[kPuzzle]);
    if (object.contains(kSearch))
        record.search = searchFrom(object[kSearch].toObject(), record.content);
    return record;
}

} // namespace tessera
