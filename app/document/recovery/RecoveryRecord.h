// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/FormatRegistry.h"
#include "core/experiments/RunBatch.h"
#include "core/experiments/RunFile.h"
#include "core/kind/Kind.h"
#include "core/search/SearchContext.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonObject>
#include <QString>

#include <optional>
#include <vector>

namespace tessera {

struct RecoveryText {
    Q_DECLARE_TR_FUNCTIONS(Recovery)
};

/// A search and its best board when the record was written.
struct RecoveredSearch {
    SearchSettings settings;
    SearchNumbers numbers;
    Solution best; ///< empty only for a paused one without a board
    StopReason stop = StopReason::None;
    bool isPaused = false;    ///< it was running or paused; otherwise it had ended
    double limitFrom = 0;     ///< see SearchController::limitFrom()
    std::optional<double> processorFrom{}; ///< the same for processor time; not in older copies
    QJsonObject checkpoint{}; ///< empty if the method keeps no state
    /// The whole run, with its budget, its curve and its boards.
    std::optional<RecordedRun> run{};
};

/// Unsaved work, kept in case the program ends unexpectedly.
struct RecoveryRecord {
    QString path;    ///< of the user's file, empty if there is none
    QByteArray disk; ///< digest of that file's content, see FileWatch; empty if unknown
    QDateTime written;
    /// Whether the document differs from its file; a search alone does not change that.
    bool modified = true;
    /// Whether the user closed the program, which then kept the search.
    bool closed = false;
    AnyPuzzle content;
    std::optional<RecoveredSearch> search;
    QString copy{}; ///< path of the copy from which it was read; not in that

    /// @param most bytes: without the checkpoint if there are more, then also without the run. The
    /// document is always in them
    [[nodiscard]] QByteArray toBytes(qint64 most = 3 * kMaxFileBytes) const;
    /// @throws UserError if this is not such a record, or a damaged one
    [[nodiscard]] static RecoveryRecord fromBytes(const QByteArray& bytes);
};

/// The searches of a race, kept for the next start: ended ones with their results, the others with
/// their settings.
struct RaceRecord {
    struct Search {
        SearchSettings settings;
        AnyPuzzle puzzle;
        StopReason stop = StopReason::None; ///< None: it had not ended
        QString failure{};                  ///< the sentence when stop is Failed
        QByteArray run{};                   ///< as a run file, empty without a board
        SearchNumbers numbers{};            ///< and its best solution, for kinds without run files
        Solution best{};
    };

    bool isShown = true; ///< whether its window was open
    int atOnce = 1;
    bool takesTurns = true;
    std::vector<Search> searches;
    int lost = 0; ///< number of searches that could not be read

    [[nodiscard]] QByteArray toBytes() const;
    /// @throws UserError if this is not such a record, or a damaged one
    [[nodiscard]] static RaceRecord fromBytes(const QByteArray& bytes);
};

/// An experiment with open runs, kept for the next start. Its results are in its folder, where each
/// run is stored when it ends.
struct ExperimentRecord {
    QString plan; ///< path of its file
    QString folder;
    int jobs = 1; ///< number of runs at the same time

    [[nodiscard]] QByteArray toBytes() const;
    /// @throws UserError if this is not such a record, or a damaged one
    [[nodiscard]] static ExperimentRecord fromBytes(const QByteArray& bytes);
};

} // namespace tessera
