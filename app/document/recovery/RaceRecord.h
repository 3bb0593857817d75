// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/SearchSettings.h"
#include "core/kind/Kind.h"
#include "core/search/SearchSnapshot.h"

#include <QByteArray>

#include <vector>

namespace tessera {

/// The searches of a race as they are kept for the next start: what has ended with
/// all that it had, the others with what was asked of them.
struct RaceRecord {
    struct Search {
        SearchSettings settings;
        AnyPuzzle puzzle;
        StopReason stop = StopReason::None; ///< None: it had not ended
        QString failure{};                  ///< the sentence when stop is Failed
        QByteArray run{};                   ///< as a run file, empty without a board
        SearchNumbers numbers{}; ///< and its best solution, of kinds that have no run files
        Solution best{};
    };

    bool isShown = true; ///< whether the window was open
    int atOnce = 1;
    bool takesTurns = true;
    std::vector<Search> searches;
    int lost = 0; ///< searches that could not be read

    [[nodiscard]] QByteArray toBytes() const;
    /// @throws UserError if this is no such record, or a damaged one
    [[nodiscard]] static RaceRecord fromBytes(const QByteArray& bytes);
};

} // namespace tessera
