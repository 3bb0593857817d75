// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/recovery/RecoveryRecord.h"

#include "core/formats/FormatRegistry.h"
#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace tessera {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Recovery)
};

constexpr QLatin1String kVersion("tesseraRecovery");
constexpr QLatin1String kPath("path");
constexpr QLatin1String kWritten("written");
constexpr QLatin1String kModified("modified");
constexpr QLatin1String kPuzzle("puzzle");
constexpr QLatin1String kSearch("search");
constexpr QLatin1String kSolver("solver");
constexpr QLatin1String kSeed("seed");
constexpr QLatin1String kBest("best");
constexpr QLatin1String kTotal("total");
constexpr QLatin1String kEvaluations("evaluations");
constexpr QLatin1String kSeconds("seconds");
constexpr QLatin1String kBoard("board");

const Format& native() {
    return *allFormats().front();
}

QJsonObject puzzleObject(const PuzzleFile& file) {
    return QJsonDocument::fromJson(native().write(file)).object();
}

PuzzleFile puzzleFrom(const QJsonValue& value) {
    return native().read(QJsonDocument(value.toObject()).toJson(), {}).file;
}

/// A count that JSON's numbers would round.
QString text(std::uint64_t count) {
    return QString::number(count);
}

QJsonObject searchObject(const RecoveryRecord& record) {
    const RecoveredSearch& search = *record.search;
    PuzzleFile found = record.file;
    found.board = search.best;
    return {{kSolver, search.solver},
            {kSeed, text(search.seed)},
            {kBest, search.numbers.best},
            {kTotal, search.numbers.total},
            {kEvaluations, text(search.numbers.evaluations)},
            {kSeconds, search.numbers.seconds},
            {kBoard, puzzleObject(found)}};
}

RecoveredSearch searchFrom(const QJsonObject& object, const Puzzle& puzzle) {
    RecoveredSearch search;
    search.solver = object[kSolver].toString();
    search.seed = object[kSeed].toString().toULongLong();
    search.numbers.best = object[kBest].toInt();
    search.numbers.total = object[kTotal].toInt();
    search.numbers.evaluations = object[kEvaluations].toString().toULongLong();
    search.numbers.seconds = std::max(0.0, object[kSeconds].toDouble());
    PuzzleFile found = puzzleFrom(object[kBoard]);
    if (!(found.puzzle == puzzle))
        throw UserError(Text::tr("the board of the search belongs to another puzzle"));
    search.best = found.board;
    return search;
}

} // namespace

QByteArray RecoveryRecord::toBytes() const {
    QJsonObject object{{kVersion, 1},
                       {kPath, path},
                       {kWritten, written.toUTC().toString(Qt::ISODateWithMs)},
                       {kModified, modified},
                       {kPuzzle, puzzleObject(file)}};
    if (search)
        object[kSearch] = searchObject(*this);
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

RecoveryRecord RecoveryRecord::fromBytes(const QByteArray& bytes) {
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    if (object[kVersion].toInt() != 1)
        throw UserError(Text::tr("this is no recovery copy of this version, or a damaged one"));
    RecoveryRecord record;
    record.path = object[kPath].toString();
    record.written = QDateTime::fromString(object[kWritten].toString(), Qt::ISODateWithMs);
    record.modified = object[kModified].toBool(true);
    record.file = puzzleFrom(object[kPuzzle]);
    if (object.contains(kSearch))
        record.search = searchFrom(object[kSearch].toObject(), record.file.puzzle);
    return record;
}

} // namespace tessera
