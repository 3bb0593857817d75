// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/Arguments.h"

#include "core/experiments/ExperimentRuns.h"
#include "core/experiments/RunBatch.h"
#include "core/search/SearchContext.h"
#include "core/units/UnitLedger.h"

#include <QElapsedTimer>
#include <QJsonObject>

#include <functional>
#include <span>

namespace tessera {

/// On standard error: on a terminal a line that is redrawn, elsewhere one line every ten seconds.
class ProgressLine {
public:
    /// @param quiet prints nothing.
    explicit ProgressLine(bool quiet);
    ~ProgressLine() { clear(); }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// Searches on one puzzle with that full score.
    void show(const RunBatch::Progress& progress, int total);
    /// Runs on different puzzles, with the estimated time left.
    void showRuns(const RunBatch::Progress& progress);
    /// A count: its placements in total and before this run, and its progress, if known.
    void showCount(std::uint64_t solutions, std::uint64_t nodes, std::uint64_t nodesBefore = 0,
                   const std::optional<TreeProgress>& progress = {},
                   std::span<const RankWord> ranks = {});
    /// Work units of all workers; @p totals is only called when they are shown.
    void showUnits(const std::function<UnitTotals()>& totals);
    /// The part of the work that begins.
    void showPart(const QString& part);
    void clear();
    /// Prints a failure that does not end the work: once, and again when it changes.
    /// @param told the last one, empty if none
    void complainOnce(const QString& failure, QString& told);

private:
    [[nodiscard]] bool isDue() const;
    void draw(const QString& text);

    bool m_quiet;
    bool m_live;
    bool m_drawn = false;
    QElapsedTimer m_clock;
    qint64 m_nextLine; ///< in milliseconds
};

/// Does the runs of an experiment until Ctrl-C, with their progress.
/// @return whether all are done. @throws UserError if a run cannot be saved
bool doRuns(ExperimentRunner& runner, bool quiet);

/// The limits of a count, --time and --limit; Ctrl-C ends it too.
class CountClock {
public:
    explicit CountClock(const Arguments& arguments);

    std::optional<double> mostSeconds;
    std::optional<std::uint64_t> limit; ///< of solutions

    [[nodiscard]] double seconds() const;
    [[nodiscard]] bool hasTime() const;
    /// Adds to "solutions" and "complete" the time and the reason for the end, in the words of
    /// solve --json, or "limit". @return the lines of both
    QStringList addEnd(QJsonObject& json, double seconds) const;
    /// Adds the fields that solve --json has too, and where the program comes from.
    /// @param threads of each count
    void addSettings(QJsonObject& json, int threads) const;

private:
    QElapsedTimer m_clock;
};

} // namespace tessera
