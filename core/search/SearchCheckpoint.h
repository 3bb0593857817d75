// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Counters.h"

#include <QJsonObject>

namespace tessera {

/// The longest running time that a file may tell: three centuries.
inline constexpr double kMostSearchSeconds = 1e10;

/// Whether a time from a file can be one.
[[nodiscard]] inline bool isSearchTime(double seconds) {
    return seconds >= 0 && seconds <= kMostSearchSeconds; // false for NaN
}

/// An unfinished search between two steps, to be taken up again later: its
/// counters, and what its method needs to go on as if nothing had been.
struct SearchCheckpoint : Counters {
    int best = -1;     ///< the highest score so far, −1 for none
    QJsonObject state; ///< the method's own
    ProcessorTime processor{};

    [[nodiscard]] QJsonObject toJson() const;
    /// @throws UserError if that is none, or says what cannot be.
    [[nodiscard]] static SearchCheckpoint fromJson(const QJsonObject& json);
};

} // namespace tessera
