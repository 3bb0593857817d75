// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/KeptFiles.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/edges/formats/PuzzleImport.h"
#include "core/kind/EdgeKind.h"
#include "core/support/UserError.h"
#include "core/text/TokenReader.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

struct CountCheckpointFileText {
    Q_DECLARE_TR_FUNCTIONS(CountCheckpointFile)
};

int wholeAt(const JsonNode& node) {
    return node.integer(0, std::numeric_limits<int>::max(),
                        CountCheckpointFileText::tr("a whole number"));
}

quint64 checkpointCount(const JsonNode& node, const char* key) {
    const JsonNode value = node.at(QLatin1String(key));
    // As text, because JSON's numbers end at 2^53 where counts do not.
    bool isNumber = false;
    const quint64 number = value.text().toULongLong(&isNumber);
    if (!isNumber)
        value.fail(CountCheckpointFileText::tr("a whole number in quotes"));
    return number;
}

ExactSearch::State partOf(const JsonNode& node) {
    if (node.value().isString()) {
        try {
            return statesFrom({node.value()}).front();
        } catch (const UserError&) {
            node.fail(CountCheckpointFileText::tr("a whole number"));
        }
    }
    // As version 0.1.0 wrote it.
    ExactSearch::State part;
    const JsonNode path = node.at("path");
    for (qsizetype i = 0; i < path.size(); ++i)
        part.path.push_back(static_cast<std::uint32_t>(wholeAt(path.at(i))));
    part.floor = static_cast<std::size_t>(wholeAt(node.at("floor")));
    part.next = static_cast<std::uint32_t>(wholeAt(node.at("next")));
    return part;
}

/// What searches and counts depend on: the pieces, and what lies on the locked cells.
PuzzleFile lockedPart(const PuzzleFile& file) {
    PuzzleFile part(file.puzzle);
    part.locked = file.locked;
    for (int cell = 0; cell < file.board.cells(); ++cell) {
        if (file.locked[asIndex(cell)])
            part.board.place(cell, file.board.at(cell));
    }
    return part;
}

/// Of what the tree depends on, and how it is searched.
QString fingerprintOf(const PuzzleFile& puzzle, ExactOptions options) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(kNativeFormat.write(lockedPart(puzzle)));
    for (const int choice : {static_cast<int>(options.order), int{options.countsJoints},
                             int{options.skipsTurned}, options.anchor})
        hash.addData(QByteArray::number(choice));
    return QString::fromLatin1(hash.result().toHex().left(32));
}

CountCheckpointFile::Stored storedOf(const JsonNode& root) {
    CountCheckpointFile::Stored stored;
    SolutionCount& count = stored.checkpoint.count;
    count.solutions = checkpointCount(root, "solutions");
    count.upToRotation = checkpointCount(root, "solutions_up_to_rotation");
    count.nodes = checkpointCount(root, "nodes");
    const JsonNode seconds = root.at("seconds");
    stored.seconds = seconds.value().toDouble(-1);
    if (!isSearchTime(stored.seconds))
        seconds.fail(CountCheckpointFileText::tr("a number of seconds"));
    const JsonNode open = root.at("open");
    for (qsizetype i = 0; i < open.size(); ++i)
        stored.checkpoint.open.push_back(partOf(open.at(i)));
    return stored;
}

struct SearchCheckpointFileText {
    Q_DECLARE_TR_FUNCTIONS(SearchCheckpointFile)
};

bool isSameSearch(const SearchSettings& a, const SearchSettings& b) {
    return a.solver == b.solver && a.values == b.values && a.seed == b.seed;
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

CountCheckpointFile::CountCheckpointFile(QString path, const PuzzleFile& puzzle,
                                         ExactOptions options)
    : m_path(std::move(path)), m_fingerprint(fingerprintOf(puzzle, options)) {}

void CountCheckpointFile::save(const CountCheckpoint& checkpoint, double seconds) const {
    const SolutionCount& count = checkpoint.count;
    const JsonMembers members{
        {"count", m_fingerprint},
        {"solutions", QString::number(count.solutions)},
        {"solutions_up_to_rotation", QString::number(count.upToRotation)},
        {"nodes", QString::number(count.nodes)},
        {"seconds", seconds},
        {"open", textOf(checkpoint.open)},
    };
    writeFile(writeJson(members), m_path);
}

std::optional<CountCheckpointFile::Stored> CountCheckpointFile::load() const {
    if (!QFileInfo::exists(m_path))
        return std::nullopt;
    try {
        const JsonNode root = JsonNode::parse(readFile(m_path, kMaxFileBytes));
        if (root.at("count").text() != m_fingerprint) {
            throw UserError(CountCheckpointFileText::tr("%1: this count is of another puzzle, or "
                                                        "was searched in another way."),
                            m_path);
        }
        return storedOf(root);
    } catch (const FormatError& error) {
        throw UserError(m_path + u':' + error.sentence());
    }
}

void CountCheckpointFile::remove() const { QFile::remove(m_path); }

SearchCheckpointFile::SearchCheckpointFile(QString path, PuzzleFile file, SearchSettings settings)
    : m_path(std::move(path)), m_file(std::move(file)), m_settings(std::move(settings)) {}

std::optional<RunResult> SearchCheckpointFile::load() const {
    if (!QFileInfo::exists(m_path))
        return std::nullopt;
    const QByteArray bytes = readFile(m_path, kMaxFileBytes);
    ReadRun read;
    try {
        read = readRunFile(bytes);
    } catch (const UserError& error) {
        throw UserError(QStringLiteral("%1: %2").arg(m_path, error.sentence()));
    }
    const RecordedRun& run = read.run;
    const auto* const file = run.puzzle.get<PuzzleFile>();
    if (file == nullptr || lockedPart(*file) != lockedPart(m_file) ||
        !isSameSearch(run.settings, m_settings)) {
        throw UserError(SearchCheckpointFileText::tr("%1: this search is of another puzzle, or has "
                                                     "another method, other parameters or another "
                                                     "seed."),
                        m_path);
    }
    if (!read.checkpoint)
        throw UserError(SearchCheckpointFileText::tr("%1: this is no unfinished search."), m_path);
    return resultOf(std::move(read));
}

void SearchCheckpointFile::save(const RunResult& result) noexcept {
    if (!result.checkpoint || result.bests.isEmpty())
        return;
    QString failure;
    try {
        const RecordedRun run{
            anyPuzzle(m_file), m_settings,  QCoreApplication::applicationVersion(),
            result.numbers,    result.stop, result.failure,
            result.trace,      result.bests};
        writeFile(runFileBytes(run, result.checkpoint), m_path);
    } catch (const UserError& error) {
        failure = error.sentence();
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
