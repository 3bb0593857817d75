// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/SearchContext.h"
#include "core/units/UnitJob.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <cstdint>
#include <span>

namespace tessera {

struct UnitResult {
    SearchNumbers numbers;
    StopReason stop = StopReason::None;
    QString failure;
    std::uint64_t solutions = 0; ///< of a part of a tree
    std::uint64_t upToRotation = 0;
    Solution board;    ///< of a tree: the fullest, if no unit had a better one before
    QString file;      ///< of a run: in the folder's results/; empty without a board
    QByteArray digest; ///< its SHA-256
    /// Equal if a repetition has found the same.
    QString key;
    QString worker;

    [[nodiscard]] bool hasFailed() const { return stop == StopReason::Failed; }
    /// Whether both have found the same, or both have failed.
    [[nodiscard]] bool isSame(const UnitResult& other) const {
        return hasFailed() == other.hasFailed() && (hasFailed() || key == other.key);
    }
};

// The lines of a UnitLedger: what they say, by key.

inline constexpr QLatin1String kUnitKey{"unit"};
inline constexpr QLatin1String kSplitKey{"split"};
inline constexpr QLatin1String kWorkerKey{"by"};
inline constexpr QLatin1String kLeasedKey{"leased"};
inline constexpr QLatin1String kEndedKey{"ended"};
inline constexpr QLatin1String kRejectedKey{"rejected"};
inline constexpr QLatin1String kAddedKey{"added"};
inline constexpr QLatin1String kClosedKey{"closed"};

[[nodiscard]] QJsonObject finishedUnit(std::size_t unit, const UnitResult& result);
[[nodiscard]] QJsonObject splitUnit(std::size_t unit, const UnitResult& before,
                                    std::span<const TreePart> parts);
/// More runs, each from toJson(): see UnitJob::grows.
[[nodiscard]] QJsonObject addedRuns(const QJsonArray& runs);
/// No more runs will be added.
[[nodiscard]] QJsonObject closedRuns();
/// Equal for equal runs: the part of their units.
[[nodiscard]] QString textOfRun(const QJsonObject& run);
/// A worker has ended, or was silent for too long: its leases end.
[[nodiscard]] QJsonObject endedWorker(const QString& worker);
/// A result failed a check: the unit is open again.
[[nodiscard]] QJsonObject rejectedUnit(std::size_t unit);
/// The result that the line of a finished or split unit tells.
[[nodiscard]] UnitResult resultFrom(const QJsonObject& line);

/// As it is in the file, with a checksum.
[[nodiscard]] QByteArray ledgerLine(const QJsonObject& json);
/// Empty if the line is damaged.
[[nodiscard]] QJsonObject ledgerContent(const QByteArray& line);

} // namespace tessera
