// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/KeptFiles.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/edges/formats/PuzzleImport.h"
#include "core/kind/EdgeKind.h"
#include "core/search/SearchFields.h"
#include "core/support/UserError.h"
#include "core/text/TokenReader.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QJsonDocument>

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

/// The fields of its state besides the open parts.
void tellCounted(const auto& tell, auto& count) {
    tell("solutions", count.solutions);
    tell("solutions_up_to_rotation", count.upToRotation);
}

/// A part from version 0.1.0, converted to the current notation.
QString partText(const QJsonObject& part) {
    QVariantList numbers{part[QLatin1String("floor")].toVariant(),
                         part[QLatin1String("next")].toVariant()};
    numbers << part[QLatin1String("path")].toArray().toVariantList();
    return QVariant(numbers).toStringList().join(u' ');
}

/// Earlier versions wrote the state beside the numbers.
QJsonObject withState(QJsonObject root) {
    const QJsonValue open = root.take(QLatin1String("open"));
    if (!open.isArray())
        return root;
    QJsonArray parts;
    for (const QJsonValue& part : open.toArray())
        parts.append(part.isObject() ? partText(part.toObject()) : part);
    QJsonObject state{{QStringLiteral("parts"), parts}};
    for (const QLatin1String key :
         {QLatin1String("solutions"), QLatin1String("solutions_up_to_rotation")})
        state[key] = root.value(key);
    root[QLatin1String("state")] = state;
    root[QLatin1String("evaluations")] = root.value(QLatin1String("nodes"));
    root[QLatin1String("iterations")] = QStringLiteral("0");
    return root;
}

/// The part of a file that searches and counts depend on: the pieces and the content of locked
/// cells.
PuzzleFile lockedPart(const PuzzleFile& file) {
    PuzzleFile part(file.puzzle);
    part.locked = file.locked;
    for (int cell = 0; cell < file.board.cells(); ++cell) {
        if (file.locked[asIndex(cell)])
            part.board.place(cell, file.board.at(cell));
    }
    return part;
}

/// A fingerprint of what the tree depends on, and of how it is searched.
QString fingerprintOf(const PuzzleFile& puzzle, ExactOptions options) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(kNativeFormat.write(lockedPart(puzzle)));
    for (const int choice : {static_cast<int>(options.order), int{options.countsJoints},
                             int{options.skipsTurned}, options.anchor})
        hash.addData(QByteArray::number(choice));
    return QString::fromLatin1(hash.result().toHex().left(32));
}

CountCheckpoint countFrom(const QJsonObject& json) {
    const SearchCheckpoint search = SearchCheckpoint::fromJson(json);
    CountCheckpoint checkpoint;
    checkpoint.count.nodes = search.nodes;
    checkpoint.seconds = search.seconds;
    const CheckpointReader read{search.state};
    tellCounted(read, checkpoint.count);
    QJsonArray parts;
    read("parts", parts);
    checkpoint.open = statesFrom(parts);
    return checkpoint;
}

struct SearchCheckpointFileText {
    Q_DECLARE_TR_FUNCTIONS(SearchCheckpointFile)
};

UserError noCheckpoint(const QString& path) {
    return UserError(SearchCheckpointFileText::tr("%1: this file is not a checkpoint of a search."),
                     path);
}

bool isSameSearch(const SearchSettings& a, const SearchSettings& b) {
    return a.solver == b.solver && a.values == b.values && a.seed == b.seed && a.start == b.start;
}

RunResult resultOf(ReadRun read) {
    RecordedRun& run = read.run;
    RunResult result;
    result.seed = run.settings.seed;
    result.numbers = std::move(run.numbers);
    result.solution = run.bests.solution(run.bests.size() - 1);
    result.trace = std::move(run.trace);
    result.bests = std::move(run.bests);
    result.checkpoint = std::move(read.checkpoint);
    return result;
}

/// Several times the record of the largest board.
constexpr qsizetype kMostLineBytes = 1 << 20;

/// Recomputes everything; claims of a search or a file about a board do not count.
bool isSound(const Puzzle& puzzle, const BoardRecord& record) {
    return record.board.size() == puzzle.size() &&
           record.board.pieceCount() == puzzle.pieceCount() &&
           matchedEdges(puzzle, record.board) == record.score &&
           violationsOf(puzzle, record.board).empty();
}

void tellRecord(const auto& tell, auto& record) {
    tell("score", record.score);
    tell("solver", record.solver);
    tell("finder", record.finder);
    tell("seed", record.seed);
    tell("seconds", record.seconds);
    tell("evaluations", record.evaluations);
}

QJsonObject toJson(const BoardRecord& record, const Puzzle& puzzle) {
    const auto edges = viewerEdges(puzzle, record.board);
    QJsonObject json{
        {QStringLiteral("total"), puzzle.totalEdges()},
        {QStringLiteral("time"), record.time.toUTC().toString(Qt::ISODate)},
        {QStringLiteral("board"), edges ? QJsonValue(QString::fromLatin1(*edges)) : QJsonValue()},
        {QStringLiteral("placements"), solutionJson(record.board.codes())}};
    tellRecord(FieldWriter{json, CountNotation::Number}, record);
    return json;
}

std::optional<BoardRecord> fromJson(const QJsonObject& json, const Puzzle& puzzle) {
    auto board = Board::fromCodes(puzzle.size(), puzzle.pieceCount(),
                                  solutionFrom(json[QLatin1String("placements")]));
    if (!board)
        return std::nullopt;
    BoardRecord record;
    record.score = -1;
    tellRecord(FieldReader{json}, record);
    record.time =
        QDateTime::fromString(json[QLatin1String("time")].toString(), Qt::ISODate).toLocalTime();
    record.board = *std::move(board);
    return isSound(puzzle, record) ? std::optional(std::move(record)) : std::nullopt;
}

/// Nothing if the line is not a record of this puzzle.
std::optional<BoardRecord> recordOf(QByteArrayView line, const Puzzle& puzzle) {
    if (line.size() > kMostLineBytes || !line.trimmed().startsWith('{'))
        return std::nullopt;
    return fromJson(QJsonDocument::fromJson(line.toByteArray()).object(), puzzle);
}

/// Of any puzzle, also torn at its end. Long lines are not looked at.
bool mayBeRecord(QByteArrayView line, bool isTorn) {
    if (isTorn || line.size() > kMostLineBytes)
        return line.startsWith('{');
    return QJsonDocument::fromJson(line.toByteArray()).object().contains(QLatin1String("score"));
}

} // namespace

CountCheckpointFile::CountCheckpointFile(QString path, const PuzzleFile& puzzle,
                                         ExactOptions options)
    : m_path(std::move(path)), m_fingerprint(fingerprintOf(puzzle, options)) {}

void CountCheckpointFile::save(const CountCheckpoint& checkpoint) const {
    const SolutionCount& count = checkpoint.count;
    SearchCheckpoint search;
    search.seconds = checkpoint.seconds;
    search.evaluations = search.nodes = count.nodes;
    search.state[QLatin1String("parts")] = textOf(checkpoint.open);
    tellCounted(FieldWriter{search.state}, count);
    QJsonObject json = search.toJson();
    json[QLatin1String("count")] = m_fingerprint;
    writeFile(QJsonDocument(json).toJson(), m_path);
}

std::optional<CountCheckpoint> CountCheckpointFile::load() const {
    if (!QFileInfo::exists(m_path))
        return std::nullopt;
    const QByteArray bytes = readFile(m_path, kMaxSearchBytes);
    const QJsonObject root = namedFormat(m_path, [&] { return JsonNode::parse(bytes).object(); });
    if (root[QLatin1String("count")].toString() != m_fingerprint) {
        throw UserError(QCoreApplication::translate("CountCheckpointFile",
                                                    "%1: this checkpoint is for another puzzle or "
                                                    "other search options. Use another file."),
                        m_path);
    }
    return named(m_path, [&] { return countFrom(withState(root)); });
}

void CountCheckpointFile::remove() const { QFile::remove(m_path); }

SearchCheckpointFile::SearchCheckpointFile(QString path, PuzzleFile file, SearchSettings settings)
    : m_path(std::move(path)), m_file(std::move(file)), m_settings(std::move(settings)) {}

std::optional<RunResult> SearchCheckpointFile::load() const {
    if (!QFileInfo::exists(m_path))
        return std::nullopt;
    const QByteArray bytes = readFile(m_path, kMaxSearchBytes);
    if (!looksLikeRunFile(bytes))
        throw noCheckpoint(m_path);
    ReadRun read = named(m_path, [&] { return readRunFile(bytes); });
    const RecordedRun& run = read.run;
    const auto* const file = run.puzzle.get<PuzzleFile>();
    if (file == nullptr || lockedPart(*file) != lockedPart(m_file) ||
        !isSameSearch(run.settings, m_settings)) {
        throw UserError(
            SearchCheckpointFileText::tr("%1: this checkpoint is for another puzzle, method, seed, "
                                         "start or other parameters. Use another file."),
            m_path);
    }
    if (!read.checkpoint)
        throw noCheckpoint(m_path);
    return resultOf(std::move(read));
}

void SearchCheckpointFile::save(const RunResult& result) noexcept {
    if (!result.checkpoint || result.bests.isEmpty())
        return;
    QString failure;
    try {
        RecordedRun run{anyPuzzle(m_file), m_settings,  QCoreApplication::applicationVersion(),
                        result.numbers,    result.stop, result.failure,
                        result.trace,      result.bests};
        run.date = QDateTime::currentDateTimeUtc();
        const QByteArray bytes = runFileBytes(run, result.checkpoint);
        if (result.checkpoint->state.isEmpty() || bytes.size() > kMaxSearchBytes) {
            throw UserError(SearchCheckpointFileText::tr(
                                "%1: the new checkpoint is too large, so it was not saved."),
                            m_path);
        }
        writeFile(bytes, m_path);
    } catch (const std::exception&) {
        failure = failureSentence();
    }
    const std::lock_guard lock(m_mutex);
    m_failure = failure;
}

QString SearchCheckpointFile::failure() const {
    const std::lock_guard lock(m_mutex);
    return m_failure;
}

void SearchCheckpointFile::remove() const { QFile::remove(m_path); }

RecordsFile::RecordsFile(QString path, Puzzle puzzle)
    : m_path(std::move(path)), m_puzzle(std::move(puzzle)) {
    SharedFile file(m_path);
    catchUp(file);
    if (m_best < 0 && m_holdsOthers && !m_holdsRecords)
        throw UserError(tr("%1 is not a records file. Give the records another file."), m_path);
    file.append(""); // checks that it is writable
}

bool RecordsFile::offer(const BoardRecord& record) {
    if (record.score <= m_best)
        return false;
    if (!isSound(m_puzzle, record))
        throw UserError(tr("A board with score %1 failed the score check, so it was not saved to "
                           "the records file."),
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

/// Reads what other programs, or this one before it failed, have appended since the last time.
void RecordsFile::catchUp(SharedFile& file) {
    if (file.size() < m_read) { // the file was replaced
        m_read = 0;
        m_best = -1;
    }
    const QByteArray more = file.readFrom(m_read, kMaxSearchBytes);
    const qsizetype whole = more.lastIndexOf('\n') + 1;
    Lines lines(more);
    while (const auto line = lines.next()) {
        // Records of another puzzle with as many joints do not count for this one.
        if (const auto record = recordOf(*line, m_puzzle))
            m_best = std::max(m_best, record->score);
        else if (!line->trimmed().isEmpty()) {
            const bool isTorn = line->data() >= more.constData() + whole;
            (mayBeRecord(*line, isTorn) ? m_holdsRecords : m_holdsOthers) = true;
        }
    }
    // After a torn line the next record has to start a new line. A torn line is read again if it
    // grows.
    m_endsInLine = whole == more.size();
    m_read += whole;
}

std::vector<BoardRecord> readRecords(const QString& path, const Puzzle& puzzle) {
    return QFileInfo::exists(path) ? recordsIn(readFile(path, kMaxSearchBytes), puzzle)
                                   : std::vector<BoardRecord>();
}

std::vector<BoardRecord> recordsIn(const QByteArray& content, const Puzzle& puzzle) {
    std::vector<BoardRecord> records;
    Lines lines(content);
    while (const auto line = lines.next()) {
        if (auto record = recordOf(*line, puzzle))
            records.push_back(*std::move(record));
    }
    return records;
}

bool looksLikeRecords(const QByteArray& content) {
    if (!content.startsWith('{'))
        return false;
    const QByteArray line = content.left(content.indexOf('\n'));
    const QJsonObject json = QJsonDocument::fromJson(line).object();
    return json[QLatin1String("score")].isDouble() && json[QLatin1String("solver")].isString() &&
           json[QLatin1String("placements")].isArray();
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
