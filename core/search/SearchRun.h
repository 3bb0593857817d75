// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/SearchContext.h"
#include "core/search/Solver.h"
#include "core/search/Trace.h"

#include <QString>

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace tessera {

/// idle → running ⇄ paused → finished.
enum class SearchState : std::uint8_t { Idle, Running, Paused, Finished };

/// One search from start to end: its thread, solver and snapshot. Call all functions on the owner's
/// thread. Only the destructor waits for the worker: it stops and joins it.
class SearchRun {
public:
    struct Setup {
        Budget budget;
        std::uint64_t seed = 1;
        int threads = 1;
        /// Continues the counts and budget of an earlier part; without a state the method restarts.
        std::optional<SearchCheckpoint> earlier{};
        Ranks* ranks = nullptr; ///< other processes of the search, if any
    };

    SearchRun(std::unique_ptr<Solver> solver, int total, Setup setup);
    SearchRun(const SearchRun&) = delete;
    SearchRun& operator=(const SearchRun&) = delete;
    ~SearchRun();

    /// Does nothing unless idle. Without a thread from the system it ends at once, as Failed.
    void start();
    /// Whether start() got one.
    [[nodiscard]] bool hasThread() const { return m_thread.joinable(); }
    /// Starts paused, so that the first step can be watched.
    void startPaused();
    void pause();
    void resume();
    void step(std::uint64_t steps = 1, StepSize size = StepSize::Fine);
    void stop();

    [[nodiscard]] SearchState state() const;
    /// Whether a requested pause has been reached.
    [[nodiscard]] bool isWaiting() const { return m_control.isWaiting(); }
    /// None until finished.
    [[nodiscard]] StopReason reason() const;
    /// The sentence when reason() is Failed.
    [[nodiscard]] QString failure() const;
    /// Waits for the end at most that long. @return whether it has ended.
    bool waitFor(double seconds) const;

    /// See SearchSnapshot::look().
    void look(SnapshotView& view, bool wantCurrent, bool wantDetails = false) {
        // A paused worker reports only when asked.
        if (m_snapshot.look(view, wantCurrent, wantDetails))
            m_control.requestReport();
    }
    [[nodiscard]] const Setup& setup() const { return m_setup; }
    [[nodiscard]] int total() const { return m_total; }

private:
    void work();
    void end(StopReason reason, const QString& failure);

    std::unique_ptr<Solver> m_solver;
    int m_total;
    Setup m_setup;
    SearchSnapshot m_snapshot;
    SearchControl m_control;
    bool m_started = false;
    bool m_pausedByOwner = false;

    mutable std::mutex m_mutex;
    mutable std::condition_variable m_ended;
    bool m_finished = false;
    StopReason m_reason = StopReason::None;
    QString m_failure;

    std::jthread m_thread;
};

struct QueuedSearch {
    enum class State : std::uint8_t {
        Waiting, ///< for its first turn
        Running, ///< also while another one has its turn
        Paused,  ///< by the user
        Finished,
    };

    int id = 0;
    State state = State::Waiting;
    SnapshotView view; ///< from the last poll
    Trace trace;
    BestHistory bests;
    StopReason reason = StopReason::None;
    QString failure; ///< the sentence when reason is Failed

    /// Per second of its own running time, 0 before the first.
    [[nodiscard]] double evaluationsPerSecond() const;
};

/// Several searches that share the processor. Either the next one starts when another has ended, or
/// all take turns. A search is paused between its turns, so its budget counts only its own seconds.
/// Call all functions on the owner's thread; only the destructor waits for workers.
class SearchQueue {
public:
    /// How long a turn lasts: short enough for boards to look alive.
    static constexpr double kTurnSeconds = 0.2;

    /// @param atOnce how many may run at the same time, at least 1
    explicit SearchQueue(int atOnce) : m_atOnce(atOnce) {}

    void setAtOnce(int atOnce) { m_atOnce = atOnce; }
    [[nodiscard]] int atOnce() const { return m_atOnce; }
    void setTakesTurns(bool turns) { m_takesTurns = turns; }
    [[nodiscard]] bool takesTurns() const { return m_takesTurns; }

    /// The search starts at the first poll with a free place. @return its id
    int add(std::unique_ptr<Solver> solver, int total, SearchRun::Setup setup);
    /// Adds one that has ended elsewhere. @return its id
    int addEnded(QueuedSearch search);
    void pause(int id);
    void resume(int id);
    /// What it has found is kept.
    void stop(int id);
    /// Removes the search from the queue, and stops it if necessary.
    void remove(int id);

    [[nodiscard]] std::size_t size() const { return m_entries.size(); }
    /// In the order of addition. @pre index < size()
    [[nodiscard]] const QueuedSearch& at(std::size_t index) const {
        return m_entries[index].search;
    }
    /// Whether further calls of poll() would still run a search.
    [[nodiscard]] bool isActive() const;
    /// How many have a running thread now.
    [[nodiscard]] int runningCount() const;

    /// Looks at all searches and passes on the turns. @param wantCurrent see SearchSnapshot::look()
    void poll(bool wantCurrent);

private:
    using Clock = std::chrono::steady_clock;
    struct Entry {
        QueuedSearch search;
        std::unique_ptr<SearchRun> run; ///< until it has ended
        bool hasTurn = false;
        bool wasPaused = false; ///< by the user
        Clock::time_point turnBegan{};
    };

    [[nodiscard]] Entry* find(int id);
    [[nodiscard]] bool waits(const Entry& entry) const;
    void look(Entry& entry, bool wantCurrent);
    void end(Entry& entry, StopReason reason);
    void giveTurn(Entry& entry);
    void takeTurn(Entry& entry);
    void takeTurnsThatAreOver();
    [[nodiscard]] Entry* next();
    void showState(Entry& entry);

    std::vector<Entry> m_entries;
    std::vector<std::unique_ptr<SearchRun>> m_leaving; ///< removed, not yet ended
    int m_atOnce;
    bool m_takesTurns = true;
    int m_lastId = 0;
};

} // namespace tessera
