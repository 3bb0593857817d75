// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/RunBatch.h"
#include "core/kind/Kind.h"
#include "core/search/SearchContext.h"
#include "core/search/Solver.h"
#include "core/search/Trace.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QDateTime>
#include <QLatin1StringView>
#include <QList>
#include <QString>

#include <optional>
#include <span>

namespace tessera {

/// The difference between two solutions of the same length: for each cell that differs, its
/// distance from the previous one and the new code, in base 36, as "d.code", separated by commas.
[[nodiscard]] QByteArray changesText(std::span<const std::uint16_t> before,
                                     std::span<const std::uint16_t> after);

/// @return false if the text is wrong; the solution is then undefined.
[[nodiscard]] bool applyChanges(QByteArrayView text, Solution& solution);

/// The changes of every moment of a history; the first starts from zeros.
[[nodiscard]] QList<QByteArray> changesOf(const BestHistory& history);

/// A recorded search, to view and to repeat.
struct RecordedRun {
    AnyPuzzle puzzle; ///< as it was when the search began
    SearchSettings settings;
    QString version;       ///< of the searching program
    SearchNumbers numbers; ///< at the end
    StopReason stop = StopReason::None;
    QString failure; ///< the sentence when stop is Failed
    Trace trace;
    BestHistory bests;
    QString commit{};    ///< the program was built from, empty if unknown, as the next ones
    QString machine{};   ///< operating system, kind of processor and number of threads
    QDateTime date{};    ///< when it ended
    QString compiler{};  ///< of the program
    QString processor{}; ///< its model
};

/// The usual ending of a run file, without the dot.
inline constexpr QLatin1StringView kRunFileEnding{"tessera-run"};

/// Text, one item per line, so that a file that was cut off is still readable:
///
/// - "tessera-run 1"
/// - one JSON object: program, commit, compiler, machine, processor and date if known,
///   SearchSettings, puzzle (in the native format of its kind)
/// - "b SECONDS EVALUATIONS SCORE CHANGES" for each best board, see changesText()
/// - "s SECONDS EVALUATIONS BEST CURRENT", then MEAN and WORST of the population, if any, for each
///   sample of the curve; "i …" for each improvement
/// - "e SECONDS EVALUATIONS KIND" for each event
/// - at the end of each of these, if known: "i=ITERATIONS" and "n=NODES"
/// - "c" and a SearchCheckpoint, if the search can be resumed
/// - "end" and one JSON object: the counters, stop and failure, and what writeParts() adds
/// @param checkpoint of an unfinished search, never newer than its boards
[[nodiscard]] QByteArray runFileBytes(const RecordedRun& run,
                                      const std::optional<SearchCheckpoint>& checkpoint = {});

struct RunFileBytes {
    QByteArray bytes;
    bool isWhole = true; ///< false if the checkpoint was left out
};
/// The same, without a checkpoint that would make it larger than readers accept. The rest is of
/// bounded size.
[[nodiscard]] RunFileBytes runFileWithin(const RecordedRun& run,
                                         const std::optional<SearchCheckpoint>& checkpoint,
                                         qint64 mostBytes);

[[nodiscard]] bool looksLikeRunFile(const QByteArray& bytes);

struct ReadRun {
    RecordedRun run;
    /// False if the end is missing; everything before it was read.
    bool complete = false;
    std::optional<SearchCheckpoint> checkpoint{};
};
/// @throws UserError if it is not a run file, or is cut off before its first board.
[[nodiscard]] ReadRun readRunFile(const QByteArray& bytes);

} // namespace tessera
