// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/RunFile.h"
#include "core/units/UnitLedger.h"

#include <QElapsedTimer>

#include <atomic>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace tessera {

/// Notices which workers have stopped: those whose heartbeat stays the same. It compares contents
/// by its own clock, so the clocks of the machines may differ.
class HeartbeatWatch {
public:
    HeartbeatWatch(UnitFolder folder, double seconds)
        : m_folder(std::move(folder)), m_seconds(seconds) {}

    /// @return those of the workers whose heartbeat has not changed for that long
    [[nodiscard]] std::vector<QString> stopped(std::span<const QString> workers);

private:
    struct Sight {
        QByteArray beat;
        QElapsedTimer since;
    };
    UnitFolder m_folder;
    double m_seconds;
    std::map<QString, Sight> m_sights;
};

/// Does units of a folder on several threads, together with any number of other programs, until
/// none is left. Killing it at any moment costs only the units that it is working on.
class UnitWorker {
public:
    /// @param jobs units at the same time
    UnitWorker(const UnitFolder& folder, UnitJob job, int jobs);
    UnitWorker(const UnitWorker&) = delete;
    UnitWorker& operator=(const UnitWorker&) = delete;
    ~UnitWorker();

    /// @throws UserError if the folder cannot be written
    void start();
    /// Parts of a tree stop where they are; others continue there. Runs are dropped.
    void stop() { m_stop = true; }
    /// Waits at most that long and keeps the heartbeat going. @return whether it has ended
    [[nodiscard]] bool waitFor(double seconds);
    /// Looks at once for units that were added, instead of within a second.
    void call() { ++m_calls; }
    [[nodiscard]] UnitTotals totals() const;
    /// How long there has been nothing to do, for anyone.
    [[nodiscard]] double idleSeconds() const;
    /// Why the last attempt to write failed; it is tried again for a while. Empty if it did not.
    [[nodiscard]] QString failure() const;
    /// @throws UserError if it ended because of an error
    void throwIfFailed() const;

private:
    /// The boards so far of a run in progress.
    struct Live {
        std::optional<RecordedRun> run;
        bool isNew = false;
    };
    /// What one thread has finished and not yet told.
    struct Pending {
        std::vector<QJsonObject> news{};
        std::map<QString, QByteArray> files{};
        bool isUrgent = false; ///< a solution, which ends the work of others
    };

    void serve(std::size_t slot);
    void doUnits(std::size_t slot);
    [[nodiscard]] std::optional<std::vector<std::size_t>> tell(Pending& pending,
                                                               std::size_t wanted);
    [[nodiscard]] bool isOver(const std::deque<std::size_t>& mine);
    void waitForWork();
    void doPart(std::size_t number, TreeSearcher& searcher, Pending& pending);
    void doRun(std::size_t run, std::size_t slot, Pending& pending);
    void beat();
    void watchNext();
    void noticeSolution();
    void showLive();
    [[nodiscard]] QString liveName(std::size_t slot) const;

    UnitFolder m_folder;
    UnitJob m_job;
    QString m_name;
    std::optional<TreeSearcher> m_tree; ///< each thread copies it
    std::atomic<bool> m_stop{false};
    std::atomic<bool> m_isSolved{false}; ///< by anyone, where the first solution ends the work
    std::atomic<std::uint64_t> m_calls{0};
    std::atomic<int> m_working{0};

    mutable std::mutex m_mutex; ///< guards what follows
    UnitLedger m_ledger;
    HeartbeatWatch m_watch;
    std::vector<QString> m_gone;
    bool m_hasToReset = false;
    QString m_failure;
    std::optional<QString> m_ending; ///< the error that ended the work
    std::optional<QElapsedTimer> m_failing;
    QElapsedTimer m_sinceOpen; ///< some unit was open

    std::mutex m_liveMutex;
    std::vector<Live> m_live;

    std::uint64_t m_beats = 0;
    QElapsedTimer m_sinceBeat;
    QElapsedTimer m_sinceShown;
    bool m_hasEnded = false;
    std::vector<std::jthread> m_threads; ///< last, so that they end first
};

/// Cuts a tree into its first units, if no worker has done so. @throws UserError
void cutTree(const UnitFolder& folder, const UnitJob& job);

/// The runs of a complete folder, in the order of the units, read and scored from scratch.
/// @param rejected receives the units whose files do not hold what the ledger says
[[nodiscard]] std::vector<RunResult> runResults(const UnitFolder& folder, const UnitJob& job,
                                                const UnitLedger& ledger,
                                                std::vector<std::size_t>& rejected);

/// The units whose files are missing. Nothing while others work, whose files may come later than
/// their lines in the ledger, in a network.
[[nodiscard]] std::vector<std::size_t> lostResults(const UnitFolder& folder,
                                                   const UnitLedger& ledger);

/// The best board of a tree's units, its score recomputed; nothing if there is none or its score is
/// false.
[[nodiscard]] std::optional<AnyPuzzle> bestTreeBoard(const UnitJob& job, const UnitLedger& ledger);

} // namespace tessera
