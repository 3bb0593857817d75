// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/RecordsFile.h"

#include "core/edges/formats/PlacedEdges.h"
#include "core/edges/puzzle/Score.h"
#include "core/experiments/RunFile.h"
#include "core/support/Lines.h"
#include "core/support/UserError.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

constexpr qint64 kMostBytes = 1 << 30;
/// Several times the record of the largest board.
constexpr qsizetype kMostLineBytes = 1 << 20;

/// Nothing that a search or a file says of a board counts.
bool isSound(const Puzzle& puzzle, const BoardRecord& record) {
    return record.board.size() == puzzle.size() &&
           record.board.pieceCount() == puzzle.pieceCount() &&
           matchedEdges(puzzle, record.board) == record.score &&
           violationsOf(puzzle, record.board).empty();
}

std::optional<Board> boardFrom(const QJsonArray& array, const Puzzle& puzzle) {
    std::vector<std::uint16_t> codes;
    for (const QJsonValue code : array)
        codes.push_back(static_cast<std::uint16_t>(code.toInt(Placement::kEmptyCode)));
    return Board::fromCodes(puzzle.size(), puzzle.pieceCount(), codes);
}

QJsonObject toJson(const BoardRecord& record, const Puzzle& puzzle) {
    const auto edges = viewerEdges(puzzle, record.board);
    return {
        {QStringLiteral("score"), record.score},
        {QStringLiteral("total"), puzzle.totalEdges()},
        {QStringLiteral("time"), record.time.toUTC().toString(Qt::ISODate)},
        {QStringLiteral("solver"), record.solver},
        {QStringLiteral("finder"), record.finder},
        {QStringLiteral("seed"), static_cast<qint64>(record.seed)},
        {QStringLiteral("seconds"), record.seconds},
        {QStringLiteral("evaluations"), static_cast<qint64>(record.evaluations)},
        {QStringLiteral("board"), edges ? QJsonValue(QString::fromLatin1(*edges)) : QJsonValue()},
        {QStringLiteral("placements"), solutionJson(record.board.codes())},
    };
}

std::optional<BoardRecord> fromJson(const QJsonObject& json, const Puzzle& puzzle) {
    auto board = boardFrom(json[QLatin1String("placements")].toArray(), puzzle);
    if (!board)
        return std::nullopt;
    BoardRecord record;
    record.score = json[QLatin1String("score")].toInt(-1);
    record.time =
        QDateTime::fromString(json[QLatin1String("time")].toString(), Qt::ISODate).toLocalTime();
    record.solver = json[QLatin1String("solver")].toString();
    record.finder = json[QLatin1String("finder")].toString();
    record.seed = static_cast<std::uint64_t>(json[QLatin1String("seed")].toInteger());
    record.seconds = json[QLatin1String("seconds")].toDouble();
    record.evaluations = static_cast<std::uint64_t>(json[QLatin1String("evaluations")].toInteger());
    record.board = *std::move(board);
    return isSound(puzzle, record) ? std::optional(std::move(record)) : std::nullopt;
}

/// Nothing if the line is no record of this puzzle.
std::optional<BoardRecord> recordOf(QByteArrayView line, const Puzzle& puzzle) {
    if (line.size() > kMostLineBytes || !line.trimmed().startsWith('{'))
        return std::nullopt;
    return fromJson(QJsonDocument::fromJson(line.toByteArray()).object(), puzzle);
}

} // namespace

RecordsFile::RecordsFile(QString path, Puzzle puzzle)
    : m_path(std::move(path)), m_puzzle(std::move(puzzle)) {
    SharedFile file(m_path);
    catchUp(file);
    file.append(""); // whether it can be written
}

bool RecordsFile::offer(const BoardRecord& record) {
    if (record.score <= m_best)
        return false;
    if (!isSound(m_puzzle, record))
        throw UserError(tr("A board of score %1 did not pass the check of its score and was not "
                           "written to the records."),
                        record.score);
    SharedFile file(m_path);
    catchUp(file);
    if (record.score <= m_best)
        return false;
    const QByteArray line = QJsonDocument(toJson(record, m_puzzle)).toJson(QJsonDocument::Compact);
    file.append((m_endsInLine ? "" : "\n") + line + '\n');
    m_best = record.score;
    return true;
}

/// Takes in what others, or this one before it failed, have appended since the last time.
void RecordsFile::catchUp(SharedFile& file) {
    if (file.size() < m_read) { // somebody has replaced it
        m_read = 0;
        m_best = -1;
    }
    const QByteArray more = file.readFrom(m_read, kMostBytes);
    Lines lines(more);
    while (const auto line = lines.next()) {
        // Those of another puzzle with as many edges say nothing of this one.
        if (const auto record = recordOf(*line, m_puzzle))
            m_best = std::max(m_best, record->score);
    }
    // After a torn line the next one has to begin a new one. It is read again if it grows.
    const qsizetype whole = more.lastIndexOf('\n') + 1;
    m_endsInLine = whole == more.size();
    m_read += whole;
}

std::vector<BoardRecord> readRecords(const QString& path, const Puzzle& puzzle) {
    std::vector<BoardRecord> records;
    if (!QFileInfo::exists(path))
        return records;
    const QByteArray content = readFile(path, kMostBytes);
    Lines lines(content);
    while (const auto line = lines.next()) {
        if (auto record = recordOf(*line, puzzle))
            records.push_back(*std::move(record));
    }
    return records;
}

QByteArray recordsCsv(const std::vector<BoardRecord>& records, const Puzzle& puzzle) {
    QByteArray table = "score,total,solver,finder,seed,seconds,evaluations,time,board\n";
    for (const BoardRecord& record : records) {
        const auto edges = viewerEdges(puzzle, record.board);
        table += QByteArray::number(record.score) + ',' + QByteArray::number(puzzle.totalEdges()) +
                 ',' + record.solver.toUtf8() + ',' + record.finder.toUtf8() + ',' +
                 QByteArray::number(static_cast<qulonglong>(record.seed)) + ',' +
                 QByteArray::number(record.seconds, 'f', 3) + ',' +
                 QByteArray::number(static_cast<qulonglong>(record.evaluations)) + ',' +
                 record.time.toUTC().toString(Qt::ISODate).toUtf8() + ',' +
                 edges.value_or(QByteArray()) + '\n';
    }
    return table;
}

} // namespace tessera
