// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Budget.h"
#include "core/search/SearchCheckpoint.h"
#include "core/search/SearchSnapshot.h"
#include "core/search/Solver.h"

#include <QString>

#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace tessera {

/// idle → running ⇄ paused → finished. Every button's enablement, label and
/// tooltip follows from this.
enum class SearchState : std::uint8_t { Idle, Running, Paused, Finished };

/// One search from start to end: owns its thread, its solver and its snapshot.
/// All functions are for the owner's thread; none waits for the worker except
/// the destructor, which stops it and joins.
class SearchRun {
public:
    struct Setup {
        Budget budget;
        std::uint64_t seed = 1;
        int threads = 1;
        /// Counters of an earlier part of the same search, which this one counts on
        /// from and which the budget holds for too; the method begins anew, unless it
        /// has a state of its own to go on from.
        std::optional<SearchCheckpoint> earlier{};
    };

    SearchRun(std::unique_ptr<Solver> solver, int total, Setup setup);
    SearchRun(const SearchRun&) = delete;
    SearchRun& operator=(const SearchRun&) = delete;
    ~SearchRun();

    /// Does nothing unless idle.
    void start();
    /// Starts paused, so that the first step can be watched.
    void startPaused();
    void pause();
    void resume();
    void step(std::uint64_t steps = 1);
    void stop();

    [[nodiscard]] SearchState state() const;
    /// Whether a pause that was asked for has been reached.
    [[nodiscard]] bool isWaiting() const { return m_control.isWaiting(); }
    /// None until finished.
    [[nodiscard]] StopReason reason() const;
    /// The sentence when reason() is Failed.
    [[nodiscard]] QString failure() const;
    /// Waits for the end at most that long. @return whether it has ended.
    bool waitFor(double seconds) const;

    /// See SearchSnapshot::look().
    void look(SnapshotView& view, bool wantCurrent, bool wantDetails = false) {
        // A paused worker has nothing to tell unless it is asked.
        if (m_snapshot.look(view, wantCurrent, wantDetails))
            m_control.requestReport();
    }
    [[nodiscard]] const Setup& setup() const { return m_setup; }
    [[nodiscard]] int total() const { return m_total; }

private:
    void work();
    void conclude(StopReason reason, const QString& failure);

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

} // namespace tessera
