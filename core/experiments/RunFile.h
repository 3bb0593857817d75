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

/// What turns one solution into another of its length: for each cell that differs the distance from
/// the one before and the new code, in base 36, as "d.code", separated by commas.
[[nodiscard]] QByteArray changesText(std::span<const std::uint16_t> before,
                                     std::span<const std::uint16_t> after);

/// @return false, with the solution in any state, if the text is wrong.
[[nodiscard]] bool applyChanges(QByteArrayView text, Solution& solution);

/// The changes of every moment of a history, the first one's against zeros.
[[nodiscard]] QList<QByteArray> changesOf(const BestHistory& history);

/// One search, to be looked at and repeated.
struct RecordedRun {
    AnyPuzzle puzzle; ///< as it was when the search began
    SearchSettings settings;
    QString version;       ///< of the program that searched
    SearchNumbers numbers; ///< at the end
    StopReason stop = StopReason::None;
    QString failure; ///< the sentence when stop is Failed
    Trace trace;
    BestHistory bests;
    QString commit{};  ///< that the program was built from, empty if unknown, as the next two
    QString machine{}; ///< its system, kind of processor and number of threads
    QDateTime date{};  ///< of its end
};

/// The usual ending of a run file, without the dot.
inline constexpr QLatin1StringView kRunFileEnding{"tessera-run"};

/// Text, a line a thing, so that what is left of one that was cut off can be read:
///
/// - "tessera-run 1"
/// - one JSON object: program, commit, machine and date if known, SearchSettings, puzzle (as in
///   the own format of its kind)
/// - "b SECONDS EVALUATIONS SCORE CHANGES" for each best board, see changesText()
/// - "s SECONDS EVALUATIONS BEST CURRENT", then the population's MEAN and WORST
///   if it has one, for each sample of the curve, "i …" for each improvement
/// - "e SECONDS EVALUATIONS KIND" for each event
/// - behind each of these, where there are any: "i=ITERATIONS" and "n=NODES"
/// - "c" and a SearchCheckpoint, if the search can be resumed
/// - "end" and one JSON object: the counters, stop and failure
/// @param checkpoint of an unfinished search, never newer than its boards
[[nodiscard]] QByteArray runFileBytes(const RecordedRun& run,
                                      const std::optional<SearchCheckpoint>& checkpoint = {});

[[nodiscard]] bool looksLikeRunFile(const QByteArray& bytes);

struct ReadRun {
    RecordedRun run;
    /// False when the end is missing: what came before it is there.
    bool complete = false;
    std::optional<SearchCheckpoint> checkpoint{};
};
/// @throws UserError if it is no run file, or breaks off before its first board.
[[nodiscard]] ReadRun readRunFile(const QByteArray& bytes);

} // namespace tessera
