// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/search/SearchController.h"
#include "widgets/charts/ChartCurve.h"

#include "core/search/SearchRun.h"

#include <QDateTime>
#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>
#include <vector>

namespace tessera {

/// The settings of a search in a Comparison, and its board.
struct ComparedRun {
    SearchSettings settings;
    QString method; ///< in words, see methodLabel()
    AnyPuzzle puzzle;
    /// Searches that differ only in their seeds have the same number.
    std::size_t group = 0;
    std::size_t puzzleNumber = 0; ///< the same for all searches on one puzzle
    /// The shown board: the best, the current one, or that of the moment; empty if there is none.
    Solution board{};
    std::optional<BestMoment> moment{}; ///< that of the shown board, if a moment is selected
    QDateTime date{};                   ///< when it ended; invalid if unknown
};

/// A moment of all searches: the same time, or the same number of evaluations, iterations or nodes.
struct ComparedMoment {
    CurveAxis axis = CurveAxis::Seconds;
    double value = 0;

    friend bool operator==(const ComparedMoment&, const ComparedMoment&) = default;
};

/// Searches in parallel; polled while any is active, even without a window.
class Comparison final : public QObject {
    Q_OBJECT

public:
    explicit Comparison(QObject* parent = nullptr);

    /// Queues one search. @throws UserError if the method cannot take the puzzle
    void add(const SearchSettings& settings, const AnyPuzzle& puzzle);
    /// Adds one that has ended. @throws UserError if this version has no such method
    void addEnded(const SearchController::Earlier& run, const AnyPuzzle& puzzle);
    void pause(int row);
    void resume(int row);
    void stop(int row);
    void remove(int row);
    void setAtOnce(int searches);
    void setTakesTurns(bool turns) { m_queue.setTakesTurns(turns); }
    /// Shows the boards that the methods work on instead of their best ones.
    void setShowCurrent(bool current) { m_showCurrent = current; }
    /// Shows the best board of each search at that moment, if any; without a moment the newest.
    void setMoment(std::optional<ComparedMoment> moment);
    [[nodiscard]] const std::optional<ComparedMoment>& moment() const { return m_moment; }

    [[nodiscard]] int count() const { return static_cast<int>(m_runs.size()); }
    /// The first seed above all that were tried on this puzzle; nothing if none was.
    [[nodiscard]] std::optional<std::uint64_t> nextSeed(const AnyPuzzle& puzzle) const;
    [[nodiscard]] const ComparedRun& run(int row) const {
        return m_runs[static_cast<std::size_t>(row)];
    }
    [[nodiscard]] const QueuedSearch& search(int row) const {
        return m_queue.at(static_cast<std::size_t>(row));
    }
    /// The method, and the puzzle or the number of threads where these differ.
    [[nodiscard]] QString nameOf(int row) const;
    [[nodiscard]] bool hasSeveralPuzzles() const;
    /// Reports ended searches that got too little of a core, see ProcessorTime::isShort(), and what
    /// to limit unless that is limited already; empty if there are none.
    [[nodiscard]] QString shortNotice() const;
    [[nodiscard]] const SearchQueue& queue() const { return m_queue; }
    /// Whether any search still runs or waits for its turn.
    [[nodiscard]] bool isActive() const { return m_queue.isActive(); }
    /// The search so far, to show it elsewhere.
    [[nodiscard]] SearchController::Earlier record(int row) const;

signals:
    void aboutToAdd(int row);
    void added();
    void aboutToRemove(int row);
    void removed();
    /// Numbers, states or curves have changed.
    void progressed();
    void boardChanged(int row);
    void solved(int row);
    /// Some searches have ended.
    void ended();

private:
    void insert(const SearchSettings& settings, const AnyPuzzle& puzzle,
                const std::function<void()>& queue);
    void poll();
    void pollSoon();
    void showBoard(int row, std::uint64_t knownBest);
    void show(ComparedRun& run, int row, Solution board);
    void number(ComparedRun& run) const;

    SearchQueue m_queue;
    std::vector<ComparedRun> m_runs; ///< in the order of the queue
    QTimer m_timer;
    bool m_showCurrent = false;
    std::optional<ComparedMoment> m_moment;
};

/// The searches of a race that has ended, for another window.
struct EndedRace {
    struct Search {
        SearchController::Earlier run;
        AnyPuzzle puzzle;
    };

    int atOnce = 1;
    bool takesTurns = true;
    std::vector<Search> searches;
};

struct RaceRecord;

/// The numbers of restored searches of a race.
struct BroughtBack {
    int ended = 0;
    int waiting = 0; ///< paused, and will restart
    int lost = 0;    ///< could not be read
};

/// Adds the searches of an earlier program to a comparison, without running them.
[[nodiscard]] BroughtBack bringBack(const RaceRecord& race, Comparison& comparison);

/// The curves of all searches with results. For several seeds: a thin curve each, their median, and
/// the middle half as a band.
/// @param chosen the row whose line is as thick as a median and has its own name; −1 for none
[[nodiscard]] std::vector<ChartCurve> comparisonCurves(const Comparison& comparison, CurveAxis axis,
                                                       int chosen = -1);

} // namespace tessera
