// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Parameter.h"
#include "core/search/SearchContext.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace tessera {

/// One of several searches that run side by side on the same problem, each on a
/// thread and with random numbers of its own.
class Island {
public:
    Island() = default;
    Island(const Island&) = delete;
    Island& operator=(const Island&) = delete;
    virtual ~Island() = default;

    /// Once, before anything else: sets the context's reporter, publishes a first
    /// solution. The context is the island's own and stays the same.
    virtual void begin(SearchContext& context) = 0;
    /// Searches on until the context has counted that many evaluations in all, or
    /// says stop, which it may do from the start.
    virtual void advance(SearchContext& context, std::uint64_t until) = 0;
    /// Takes in the best solution of another island.
    virtual void immigrate(int score, std::span<const std::uint16_t> solution) = 0;
};

/// How often islands meet, counted in what they do, never in time, so that the
/// same seed gives the same search on any machine.
struct IslandPace {
    /// Evaluations of each island between two meetings, at which the outside is
    /// told: some hundredths of a second's worth. Stop, time and pause do not wait
    /// for a meeting.
    std::uint64_t round = 2'000'000;
    /// Meetings from one migration to the next, 0 for none: each island's best
    /// then goes to the next one, the last one's to the first.
    std::uint64_t migration = 0;
};

/// The parameter "migration" of methods with islands, and its value as
/// IslandPace::migration.
[[nodiscard]] Parameter migrationParameter();
[[nodiscard]] std::uint64_t migrationFrom(const ParameterValues& values);

/// Runs the islands until the context says stop or all have ended. The best of
/// all is published, evaluations are summed up, a budget of evaluations is
/// shared out evenly; gauges, current solution and details are the first
/// island's. The search depends on the seed and on the number of islands only.
/// A single island runs on the caller's thread and with the caller's context.
/// @throws what an island throws
void runIslands(SearchContext& context, std::span<const std::unique_ptr<Island>> islands,
                const IslandPace& pace);

} // namespace tessera
