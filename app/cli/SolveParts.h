// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/Arguments.h"
#include "app/cli/common/Console.h"

#include "core/experiments/KeptFiles.h"
#include "core/experiments/RunBatch.h"
#include "core/search/SearchContext.h"
#include "core/search/Solver.h"

#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

namespace tessera {

struct SolveOptions {
    SolverChoice choice;
    Budget budget;
    StartKind start = StartKind::Own;
    std::vector<std::uint64_t> seeds; ///< one a run
    int jobs = 1;
    QString out;
    QString trace;
    QString records;
    QString runFile;
    QString checkpoint;
    bool json = false;
    bool quiet = false;

    /// That each run may use itself.
    [[nodiscard]] int threads() const;
    [[nodiscard]] bool writesToStandardOutput() const;
};

/// @throws UsageError also for outputs that would get into each other's way.
[[nodiscard]] SolveOptions solveOptions(const Arguments& arguments);

/// What the run with that seed depends on.
[[nodiscard]] SearchSettings searchSettings(const SolveOptions& options, std::uint64_t seed);

struct SolveReport {
    QString puzzle; ///< as named on the command line
    const SolveOptions& options;
    int total = 0; ///< the full score
    const std::vector<RunResult>& results;
    const AnyPuzzle& searched;
};

[[nodiscard]] Facts factsOf(const SolveReport& report);

/// Hands what the runs find to the file of `solve --records`; what goes wrong waits to be told.
class SolveRecords {
public:
    /// @throws UserError if the file cannot be read or written.
    SolveRecords(const SolveOptions& options, Puzzle puzzle);

    /// For the jobs' threads.
    void offer(std::size_t run, const SearchNumbers& numbers, const Solution& solution) noexcept;
    /// Why the best board so far is not in the file, empty if it is.
    [[nodiscard]] QString failure() const;

private:
    [[nodiscard]] BoardRecord recordOf(std::size_t run, const SearchNumbers& numbers,
                                       const Solution& solution) const;

    const SolveOptions& m_options;
    Puzzle m_puzzle;
    mutable std::mutex m_mutex;
    RecordsFile m_file;
    QString m_failure;
};

/// The file of solve --checkpoint; nothing without a path.
/// @throws UsageError if the method cannot be taken up again.
[[nodiscard]] std::unique_ptr<SearchCheckpointFile> checkpointFile(const QString& path,
                                                                   const PuzzleFile& file,
                                                                   const SearchSettings& settings,
                                                                   const Solver& solver);

/// When the results are out: writes the last state, or removes the file when nothing is left to
/// search. @throws UserError if it cannot be written.
void endCheckpoint(SearchCheckpointFile& checkpoint, const RunResult& result);

} // namespace tessera
