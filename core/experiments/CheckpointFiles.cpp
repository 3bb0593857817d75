// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/CheckpointFiles.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/kind/EdgeKind.h"

#include <QCryptographicHash>
#include <QFileInfo>

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

/// Of what the tree depends on: the pieces, the board's fixed ones, and how it is searched.
QString fingerprintOf(const PuzzleFile& puzzle, ExactOptions options) {
    PuzzleFile bare(puzzle.puzzle);
    bare.locked = puzzle.locked;
    for (int cell = 0; cell < puzzle.board.cells(); ++cell) {
        if (puzzle.locked[static_cast<std::size_t>(cell)])
            bare.board.place(cell, puzzle.board.at(cell));
    }
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(kNativeFormat.write(bare));
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

/// Whether both hold the same pieces on the cells that a search leaves alone.
bool haveSameLocks(const PuzzleFile& a, const PuzzleFile& b) {
    if (a.locked != b.locked)
        return false;
    for (int cell = 0; cell < a.board.cells(); ++cell) {
        if (a.locked[static_cast<std::size_t>(cell)] && a.board.at(cell) != b.board.at(cell))
            return false;
    }
    return true;
}

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
    if (file == nullptr || !(file->puzzle == m_file.puzzle) || !haveSameLocks(*file, m_file) ||
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

} // namespace tessera
