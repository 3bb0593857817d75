// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/FileIo.h"
#include "core/units/UnitJob.h"
#include "core/units/UnitLines.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <vector>

namespace tessera {

struct Unit {
    QString part;     ///< of a tree: see textOf(), empty for the whole; or a run that was added
    double share = 0; ///< of the tree
    bool isSplit = false;
    std::optional<std::size_t> parent{};
    QString holder{}; ///< the worker that has leased it
    /// What workers have found, in their order. The same result twice outweighs others, and any
    /// result outweighs failures, unless one was accepted before.
    std::vector<UnitResult> results{};
    std::optional<std::size_t> accepted{}; ///< the one that counts
    /// What a part had found when it was split.
    UnitResult before{};
};

/// Sums over the units, each counted once.
struct UnitTotals {
    std::size_t units = 0; ///< without those that were split
    std::size_t done = 0;
    std::size_t leased = 0; ///< of those that are not done, while they are needed
    std::size_t split = 0;
    std::size_t repeated = 0;  ///< computed more than once
    std::size_t different = 0; ///< of these, with different results
    std::size_t failed = 0;
    std::uint64_t solutions = 0;
    std::uint64_t upToRotation = 0;
    std::uint64_t nodes = 0;
    std::uint64_t evaluations = 0;
    double seconds = 0; ///< of all workers
    double share = 0;   ///< of the work that is done
    int best = -1;
    std::optional<std::size_t> bestUnit{};
    bool isComplete = false;
};

/// The file that decides who does a unit and which result counts: a line for each event, in the
/// order of appending, each with a checksum. One program at a time appends. All readers of the same
/// lines come to the same state, so nothing is ever changed or added twice.
class UnitLedger {
public:
    UnitLedger(QString path, const UnitJob& job);

    /// Reads what others have appended, without waiting for them. @throws UserError
    /// @param stopsAtDamage not only at a damaged last line: without a line that becomes visible
    /// later, the units after it would get other numbers
    /// @return whether it did not stop before other lines; take() reads these in any case
    bool catchUp(bool stopsAtDamage = false);

    /// What a worker tells, and what it wants.
    struct Turn {
        QString worker;
        std::vector<QJsonObject> news{}; ///< from finishedUnit(), splitUnit(), …
        std::size_t wanted = 0;          ///< units to lease at most
    };
    /// Appends the news, then leases units, all in one write. A worker that is alone gets its own
    /// units to check.
    /// @return the units leased @throws UserError if nothing could be written; the same turn can be
    /// tried again
    std::vector<std::size_t> take(const Turn& turn);
    /// The last turn was told but could not be read back, so nothing is known of its leases.
    [[nodiscard]] bool hasLostTurn() const { return m_hasLostTurn; }
    /// Catches up, since the whole ledger is long to read under the lock, then attempts a turn;
    /// again for at most that many seconds, and one minute, while others hold the lock.
    /// @throws UserError
    void retry(double seconds, const std::function<void()>& attempt);

    [[nodiscard]] std::span<const Unit> units() const { return m_units; }
    /// Nothing is left to do or to check.
    [[nodiscard]] bool isComplete() const;
    /// Whether a unit has no result, or one that is still to be checked.
    [[nodiscard]] bool hasOpen() const;
    /// Adds the runs to the job that were added to the ledger; one that cannot be read as a run
    /// without a method. @throws UserError if the job has no puzzle
    void extend(UnitJob& job) const;
    /// The workers that have leased units.
    [[nodiscard]] std::vector<QString> holders() const;
    [[nodiscard]] UnitTotals totals() const;
    /// A unit that was split after all and also searched whole, with another result.
    [[nodiscard]] std::optional<std::size_t> differingSum() const;

private:
    void reset();
    enum class Damage { Skipped, StopsIfLast, Stops };
    bool read(const QByteArray& bytes, Damage damage);
    void apply(const QJsonObject& line);
    void addResult(std::size_t unit, UnitResult result);
    void addRuns(const QJsonArray& runs);
    void addSplit(std::size_t unit, const QJsonObject& line, UnitResult result);
    void judge(std::size_t unit);
    void lease(std::size_t unit, const QString& worker);
    void release(std::size_t unit);
    void releaseAll(const QString& worker);
    [[nodiscard]] bool wantsCheck(std::size_t unit) const;
    [[nodiscard]] std::vector<std::size_t> choose(const Turn& turn) const;
    [[nodiscard]] std::optional<std::size_t> unitIn(const QJsonValue& value) const;

    QString m_path;
    bool m_isTree;
    bool m_firstOnly;
    bool m_grows;
    std::size_t m_runs;
    qint64 m_read = 0;
    std::vector<Unit> m_units;
    std::set<std::size_t> m_free;   ///< without a result, not leased
    std::set<std::size_t> m_checks; ///< to be computed a second time, not leased
    std::map<QString, std::set<std::size_t>> m_leases;
    std::size_t m_open = 0; ///< without a result
    int m_best = -1;
    bool m_isSolved = false;
    bool m_isClosed = false; ///< no more runs will be added
    bool m_hasLostTurn = false;
};

} // namespace tessera
