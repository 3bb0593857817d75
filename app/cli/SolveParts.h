// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/Arguments.h"
#include "app/cli/common/Console.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/experiments/KeptFiles.h"
#include "core/experiments/RunBatch.h"
#include "core/experiments/RunFile.h"
#include "core/search/SearchContext.h"
#include "core/search/Solver.h"

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

namespace tessera {

struct SolveOptions {
    SolverChoice choice;
    Budget budget;
    StartKind start = StartKind::Own;
    std::vector<std::uint64_t> seeds; ///< one per run
    int jobs = 1;
    QString out;
    QString trace;
    QString records;
    QString runFile;
    QString checkpoint;
    double checkpointSeconds = 0; ///< between two states
    QString proof;
    bool json = false;
    bool quiet = false;

    /// The number of threads for each run.
    [[nodiscard]] int threads() const;
    [[nodiscard]] bool writesToStandardOutput() const;
    [[nodiscard]] StartKind usedStart() const;
};

/// The start that a method makes use of: Own instead of one that it ignores.
[[nodiscard]] StartKind usedStart(const SolverInfo& method, StartKind start);

/// @throws UsageError also for outputs that conflict with each other.
[[nodiscard]] SolveOptions solveOptions(const Arguments& arguments);

/// The settings that determine the run with that seed.
[[nodiscard]] SearchSettings searchSettings(const SolveOptions& options, std::uint64_t seed);

struct SolveReport {
    QString puzzle; ///< as named on the command line
    const SolveOptions& options;
    int total = 0; ///< the full score
    const std::vector<RunResult>& results;
    const AnyPuzzle& searched;
};

[[nodiscard]] Facts factsOf(const SolveReport& report);

/// Writes what the runs find to the file of `solve --records`; keeps an error until it is reported.
class SolveRecords {
public:
    /// @throws UserError if the file cannot be read or written.
    SolveRecords(const SolveOptions& options, Puzzle puzzle);
    /// Removes the file if nothing could be written to it and it did not exist before.
    ~SolveRecords();
    Q_DISABLE_COPY_MOVE(SolveRecords)

    /// For the threads of jobs.
    void offer(std::size_t run, const SearchNumbers& numbers, const Solution& solution) noexcept;
    /// Offers the best board at the end: it may have met a full disk, or be that of a resumed run.
    void offerBest(std::span<const RunResult> results);
    /// The reason why the best board so far is not in the file; empty if it is.
    [[nodiscard]] QString failure() const;

private:
    [[nodiscard]] BoardRecord recordOf(std::size_t run, const SearchNumbers& numbers,
                                       const Solution& solution) const;

    const SolveOptions& m_options;
    Puzzle m_puzzle;
    bool m_isNew; ///< the file did not exist before
    mutable std::mutex m_mutex;
    RecordsFile m_file;
    QString m_failure;
};

/// The file of solve --checkpoint; null without a path.
/// @throws UsageError if the method cannot be resumed.
[[nodiscard]] std::unique_ptr<SearchCheckpointFile> checkpointFile(const QString& path,
                                                                   const PuzzleFile& file,
                                                                   const SearchSettings& settings,
                                                                   const Solver& solver);

/// The bytes of solve --run-file. A state that makes it too large to be read again is left out,
/// with a warning; boards and curve remain.
[[nodiscard]] QByteArray readableRunFile(const QString& path, const RecordedRun& run,
                                         const std::optional<SearchCheckpoint>& checkpoint,
                                         qint64 mostBytes = kMaxSearchBytes);

/// A warning if a run that its time or a user stopped saved nothing new, or one of limited
/// evaluations nothing at all, else "": setting up a search, or its first round, may take longer,
/// each time again.
/// @param path of solve --checkpoint
/// @param before evaluations of the state that was resumed, 0 without one
[[nodiscard]] QString noProgressWarning(const QString& path, std::uint64_t before,
                                        const RunResult& result);

/// Call it after the results are written: writes the last state, or removes the file if nothing is
/// left to search. @return why a search to be resumed could not be saved, as a sentence; else ""
[[nodiscard]] QString endCheckpoint(SearchCheckpointFile& checkpoint, const RunResult& result);

} // namespace tessera
