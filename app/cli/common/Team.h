// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Ranks.h"

#include <QByteArray>

#include <functional>

namespace tessera {

/// The processes that mpirun has started with this one; this one alone without it.
[[nodiscard]] Ranks& team();

/// Joins the other processes if there are some. From then on only the first one prints, and only it
/// takes Ctrl-C. @throws UserError if this program cannot talk to them
void joinTeam();

/// @throws UsageError if mpirun has started others with this one, which would all do the same work
/// and write the same files
void refuseOtherProcesses();

/// Does a step on the first rank and gives its result to all.
/// @throws UserError or UsageError on all ranks, if the step does
[[nodiscard]] QByteArray askFirstRank(const std::function<QByteArray()>& step);
/// The same for a step without a result.
inline void onFirstRank(const std::function<void()>& step) {
    static_cast<void>(askFirstRank([&] {
        step();
        return QByteArray();
    }));
}

} // namespace tessera
