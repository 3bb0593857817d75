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
#include <QJsonArray>
#include <QLatin1StringView>
#include <QList>
#include <QString>

#include <optional>
#include <span>

namespace tessera {

[[nodiscard]] QJsonArray solutionJson(std::span<const std::uint16_t> solution);

/// What has to change in one solution to become another, as a short text: for
/// each cell that differs the distance from the one before and the new code, in
/// base 36, as "d.code", separated by commas. @pre as long as each other
[[nodiscard]] QByteArray changesText(std::span<const std::uint16_t> before,
                                     std::span<const std::uint16_t> after);

/// @return false, with the solution in any state, if the text is none or leads beyond it.
[[nodiscard]] bool applyChanges(QByteArrayView text, Solution& solution);

/// The changes of every moment of a history, the first one's against zeros.
[[nodiscard]] QList<QByteArray> changesOf(const BestHistory& history);

/// One search with all that is needed to look at it again and to repeat it.
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

/// A run file is text, a line a thing, so that whatever is left of one that was
/// cut off can still be read:
///
/// - "tessera-run 1"
/// - one JSON object: program, commit, machine and date if known, solver, parameters, start,
/// budget,
///   seed, threads, puzzle (as in the own format of its kind)
/// - "b SECONDS EVALUATIONS SCORE CHANGES" for each best board, see changesText()
/// - "s SECONDS EVALUATIONS BEST CURRENT", then the population's MEAN and WORST
///   if it has one, for each sample of the curve, "i …" for each improvement
/// - "e SECONDS EVALUATIONS KIND" for each event
/// - behind each of these, where there are any: "i=ITERATIONS" and "n=NODES"
/// - "c" and one JSON object, if the search can be taken up again: see SearchCheckpoint
/// - "end" and one JSON object: the counters, stop and failure
/// @param checkpoint of an unfinished search, never newer than its boards; those may
/// be newer, and are found again by whoever goes on from there
[[nodiscard]] QByteArray runFileBytes(const RecordedRun& run,
                                      const std::optional<SearchCheckpoint>& checkpoint = {});

[[nodiscard]] bool looksLikeRunFile(const QByteArray& bytes);

struct ReadRun {
    RecordedRun run;
    /// False when the end is missing: what came before it is there.
    bool complete = false;
    /// From which the search can go on, if it was not finished.
    std::optional<SearchCheckpoint> checkpoint{};
};
/// @throws UserError if it is no run file, or breaks off before its first board.
[[nodiscard]] ReadRun readRunFile(const QByteArray& bytes);

} // namespace tessera
