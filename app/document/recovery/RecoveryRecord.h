// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/RunFile.h"
#include "core/experiments/SearchSettings.h"
#include "core/kind/Kind.h"
#include "core/search/SearchSnapshot.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonObject>
#include <QString>

#include <optional>

namespace tessera {

/// Translates what files of this room say.
struct RecoveryText {
    Q_DECLARE_TR_FUNCTIONS(Recovery)
};

/// A search and the best that it had found when the record was written.
struct RecoveredSearch {
    SearchSettings settings;
    SearchNumbers numbers;
    Solution best; ///< empty only of a paused one that had none yet
    StopReason stop = StopReason::None;
    bool isPaused = false;    ///< it was running or paused; else it had ended
    double limitFrom = 0;     ///< see SearchController::limitFrom()
    QJsonObject checkpoint{}; ///< empty if the method keeps no state
    /// All of it, with its budget, its curve and its boards.
    std::optional<RecordedRun> run{};
};

/// Unsaved work as it is kept for the case that the program ends unexpectedly.
struct RecoveryRecord {
    QString path;    ///< of the person's own file, empty if there is none
    QByteArray disk; ///< digest of what that file held, see FileWatch; empty if unknown
    QDateTime written;
    /// Whether the document differs from its file; a search alone does not change it.
    bool modified = true;
    /// Whether the person closed the program, which then kept the search.
    bool closed = false;
    AnyPuzzle content;
    std::optional<RecoveredSearch> search;

    [[nodiscard]] QByteArray toBytes() const;
    /// @throws UserError if this is no such record, or a damaged one
    [[nodiscard]] static RecoveryRecord fromBytes(const QByteArray& bytes);
};

// What records of documents and of races hold alike.

/// Adds what a search has found to a record.
void addResult(QJsonObject& object, const SearchNumbers& numbers, const Solution& best);
/// Reads the same; a best solution that was there may be of another puzzle.
void readResult(const QJsonObject& object, SearchNumbers& numbers, Solution& best);

} // namespace tessera
