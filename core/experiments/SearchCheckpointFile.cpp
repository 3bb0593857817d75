// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/SearchCheckpointFile.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/experiments/RunFile.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <utility>

namespace tessera {

namespace {

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
    if (!(run.puzzle.puzzle == m_file.puzzle) || !haveSameLocks(run.puzzle, m_file) ||
        !isSameSearch(run.settings, m_settings)) {
        throw UserError(SearchCheckpointFileText::tr(
                            "%1: this search is of another puzzle, or has another method, "
                            "other parameters or another seed.")
                            .arg(m_path));
    }
    if (!read.checkpoint)
        throw UserError(
            SearchCheckpointFileText::tr("%1: this is no unfinished search.").arg(m_path));
    return resultOf(std::move(read));
}

void SearchCheckpointFile::save(const RunResult& result) noexcept {
    if (!result.checkpoint || result.bests.isEmpty())
        return;
    QString failure;
    try {
        const RecordedRun run{m_file,         m_settings,  QCoreApplication::applicationVersion(),
                              result.numbers, result.stop, result.failure,
                              result.trace,   result.bests};
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

void SearchCheckpointFile::remove() const {
    QFile::remove(m_path);
}

} // namespace tessera
