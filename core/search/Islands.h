// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Parameter.h"
#include "core/search/SearchContext.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace tessera {

/// One of several searches that run side by side on the same problem, each on its own thread.
class Island {
public:
    Island() = default;
    Island(const Island&) = delete;
    Island& operator=(const Island&) = delete;
    virtual ~Island() = default;

    /// Once, before anything else: sets the context's reporter, publishes a first solution. The
    /// context is the island's own and stays the same.
    virtual void begin(SearchContext& context) = 0;
    /// One iteration of the method. @return false if the search ended before it was complete.
    virtual bool step(SearchContext& context) = 0;
    /// Whether it has done all that it was asked for.
    [[nodiscard]] virtual bool isOver() const = 0;
    /// Steps until the context has counted that many evaluations in all, or says stop.
    void advance(SearchContext& context, std::uint64_t until);
    /// Takes in the best solution of another island.
    virtual void immigrate(int score, std::span<const std::uint16_t> solution) = 0;
};

/// How often islands meet, counted in what they do: the same seed gives the same search anywhere.
struct IslandPace {
    /// Evaluations of each island between two meetings, at which the outside is told: some
    /// hundredths of a second's worth. Stop, time and pause do not wait for a meeting.
    std::uint64_t round = 2'000'000;
    /// Meetings between migrations, 0 for none: each island's best goes to the next one.
    std::uint64_t migration = 0;
};

/// The parameter "migration" of methods with islands, see IslandPace::migration.
[[nodiscard]] Parameter migrationParameter();

/// Runs the islands until the context says stop or all have ended. The best of all is published, a
/// budget of evaluations shared out evenly; gauges, current solution and details are the first
/// island's. The search depends on the seed and on the number of islands only. A single island runs
/// on the caller's thread and with the caller's context. @throws what an island throws
void runIslands(SearchContext& context, std::span<const std::unique_ptr<Island>> islands,
                const IslandPace& pace);

} // namespace tessera
