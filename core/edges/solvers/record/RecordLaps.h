// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/solvers/record/RecordWorker.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <exception>
#include <limits>
#include <span>
#include <vector>

namespace tessera::record {

inline constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();

/// What was done since a moment.
struct WorkDone {
    std::uint64_t evaluations = 0;
    std::uint64_t placements = 0;
    std::uint64_t effort = 0; ///< see RecordWorker::effort()
    RecordWork work{};

    static void tell(auto& packet, auto& done) {
        packet(done.evaluations, done.placements, done.effort, done.work);
    }
};

/// What a worker tells the others after a lap.
struct WorkerWord {
    WorkDone done;
    int bestScore = -1;
    RecordPhase bestBy = RecordPhase::Start;
    std::vector<std::uint16_t> best; ///< empty if it is not new
    GainForecast tries{};

    static void tell(auto& packet, auto& word) {
        WorkDone::tell(packet, word.done);
        packet(word.bestScore, word.bestBy, word.best);
        GainForecast::tell(packet, word.tries);
    }
};

/// What a worker does from one meeting to the next, step by step.
struct Lap {
    RecordFigures begin;
    std::vector<RecordFigures> steps;
    WorkerWord word;           ///< from here on: when it has ended
    RecordWorker::Story story; ///< if the worker keeps one

    [[nodiscard]] const RecordFigures& last() const { return steps.empty() ? begin : steps.back(); }
    /// Until the end of the first step at which it had made that effort in this lap, or of all.
    [[nodiscard]] WorkDone until(std::uint64_t effort) const;
    [[nodiscard]] WorkDone done() const { return until(kUnlimited); }
};

/// A worker, which may be some laps ahead of the last meeting.
class Runner {
public:
    Runner(const RecordSetup& setup, std::uint64_t seed) : m_worker(setup, seed) {}

    [[nodiscard]] RecordWorker& worker() { return m_worker; }

    /// How many laps it has ended since it was made.
    [[nodiscard]] std::uint64_t laps() const { return m_taken + ended(); }
    /// How many of them takeLap() can take.
    [[nodiscard]] std::size_t ended() const { return m_laps.size() - (m_isRunning ? 1 : 0); }
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// Begins a lap. @param learnt a score of the other workers, or -1 @pre it is not running
    void begin(int learnt);
    /// Does a step of the lap: the same steps whenever it is called. Ends the lap after that effort
    /// and before it exceeds that share, in evaluations. @pre it is running
    void step(std::uint64_t effort, std::uint64_t share);
    /// Makes all that it has done since takeLap() one lap, and ends it.
    void endAll();

    /// The effort of the next lap to take, so far.
    [[nodiscard]] std::uint64_t effort() const;
    /// The steps of that lap that no call has returned.
    [[nodiscard]] std::span<const RecordFigures> newSteps();
    /// What that lap has found, if the worker is ahead of it.
    [[nodiscard]] const WorkerWord* wordBehind() const {
        return m_laps.size() > 1 ? &m_laps.front().word : nullptr;
    }
    /// @pre it has ended
    [[nodiscard]] Lap takeLap();

    std::exception_ptr failure; ///< of a step that nobody was there to hear of

private:
    void end();

    RecordWorker m_worker;
    std::deque<Lap> m_laps;
    std::uint64_t m_taken = 0;
    std::size_t m_toldSteps = 0; ///< of the next lap to take
    bool m_isRunning = false;
    int m_toldScore = -1; ///< by the last lap that has ended
};

} // namespace tessera::record
