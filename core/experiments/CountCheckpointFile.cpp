// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/CountCheckpointFile.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/search/SearchCheckpoint.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"
#include "core/text/Json.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

#include <limits>

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
    const JsonNode path = node.at(QStringLiteral("path"));
    for (qsizetype i = 0; i < path.size(); ++i)
        part.path.push_back(static_cast<std::uint32_t>(wholeAt(path.at(i))));
    part.floor = static_cast<std::size_t>(wholeAt(node.at(QStringLiteral("floor"))));
    part.next = static_cast<std::uint32_t>(wholeAt(node.at(QStringLiteral("next"))));
    return part;
}

/// Of what the parts of the tree depend on: the pieces, the board's fixed ones,
/// and how it is searched.
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
    const JsonNode seconds = root.at(QStringLiteral("seconds"));
    stored.seconds = seconds.value().toDouble(-1);
    if (!isSearchTime(stored.seconds))
        seconds.fail(CountCheckpointFileText::tr("a number of seconds"));
    const JsonNode open = root.at(QStringLiteral("open"));
    for (qsizetype i = 0; i < open.size(); ++i)
        stored.checkpoint.open.push_back(partOf(open.at(i)));
    return stored;
}

} // namespace

CountCheckpointFile::CountCheckpointFile(QString path, const PuzzleFile& puzzle,
                                         ExactOptions options)
    : m_path(std::move(path)), m_fingerprint(fingerprintOf(puzzle, options)) {}

void CountCheckpointFile::save(const CountCheckpoint& checkpoint, double seconds) const {
    const SolutionCount& count = checkpoint.count;
    const JsonMembers members{
        {QStringLiteral("count"), m_fingerprint},
        {QStringLiteral("solutions"), QString::number(count.solutions)},
        {QStringLiteral("solutions_up_to_rotation"), QString::number(count.upToRotation)},
        {QStringLiteral("nodes"), QString::number(count.nodes)},
        {QStringLiteral("seconds"), seconds},
        {QStringLiteral("open"), textOf(checkpoint.open)},
    };
    writeFile(writeJson(members), m_path);
}

std::optional<CountCheckpointFile::Stored> CountCheckpointFile::load() const {
    if (!QFileInfo::exists(m_path))
        return std::nullopt;
    try {
        const JsonNode root = JsonNode::parse(readFile(m_path, kMaxFileBytes));
        if (root.at(QStringLiteral("count")).text() != m_fingerprint) {
            throw UserError(
                CountCheckpointFileText::tr(
                    "%1: this count is of another puzzle, or was searched in another way.")
                    .arg(m_path));
        }
        return storedOf(root);
    } catch (const FormatError& error) {
        throw UserError(m_path + u':' + error.sentence());
    }
}

void CountCheckpointFile::remove() const {
    QFile::remove(m_path);
}

} // namespace tessera
