// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/SearchContext.h"
#include "core/search/Solver.h"
#include "core/support/Packet.h"

#include <QByteArray>
#include <QJsonObject>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace tessera {

/// One of several searches that run in parallel on the same problem, each on its own thread.
class Island {
public:
    Island() = default;
    Island(const Island&) = delete;
    Island& operator=(const Island&) = delete;
    virtual ~Island() = default;

    /// Called once, first: sets the context's reporter and publishes a first solution. The context
    /// belongs to the island and stays the same.
    virtual void begin(SearchContext& context) = 0;
    /// One iteration of the method. @return false if the search ended before it was complete.
    virtual bool step(SearchContext& context) = 0;
    /// Whether it has finished all of its work.
    [[nodiscard]] virtual bool isOver() const = 0;
    /// Steps until the context's count of evaluations reaches @p until, or the context says stop.
    void advance(SearchContext& context, std::uint64_t until);
    /// Takes over the best solution of another island.
    virtual void immigrate(int score, std::span<const std::uint16_t> solution) = 0;

    /// Writes all that decides its further steps. @pre it is between two steps
    virtual void save(PacketWriter& /*packet*/) const {}
    /// Continues from what save() wrote: called in place of begin().
    /// @throws UserError if another search has written it
    virtual void load(PacketReader& /*packet*/, SearchContext& /*context*/) {}
};

/// How often islands meet, counted in evaluations: the same seed gives the same search anywhere.
struct IslandPace {
    /// Evaluations of each island between two meetings, where the results are published: some
    /// hundredths of a second of work. Stop, time limit and pause do not wait for a meeting.
    std::uint64_t round = 2'000'000;
    /// Meetings between migrations, 0 for none: each island's best goes to the next one.
    std::uint64_t migration = 0;
};

/// The parameter "migration" of methods with islands, see IslandPace::migration.
[[nodiscard]] Parameter migrationParameter();

/// What a resumable search of islands needs from its solver.
struct IslandKeeping {
    std::vector<QByteArray> earlier; ///< an island's state each; empty for a new search
    bool keeps = false;              ///< states will be wanted
    std::function<bool()> isWanted;
    /// Receives the states of all islands, on the first rank only.
    std::function<void(SearchCheckpoint counts, std::span<const QByteArray> islands)> publish;
};

/// Runs the islands until the context says stop or all have ended. Publishes the best of all;
/// divides a budget of evaluations evenly; shows gauges, current solution and details of the first
/// island. The islands of other ranks take part: the search depends only on the seed and on the
/// number of all islands. A single island runs on the caller's thread and with the caller's
/// context. @param islands those of this rank @throws what an island throws
void runIslands(SearchContext& context, std::span<const std::unique_ptr<Island>> islands,
                const IslandPace& pace, const IslandKeeping& keeping = {});

/// A method whose islands can be stored and resumed.
class IslandSolver : public ResumableSolver {
protected:
    /// runIslands() with the checkpoints of a ResumableSolver.
    void runResumable(SearchContext& context, std::span<const std::unique_ptr<Island>> islands,
                      const IslandPace& pace);
    /// The state of a checkpoint, from a packet for each island; empty if it is too large for
    /// unpacked().
    [[nodiscard]] static QJsonObject packed(std::span<const QByteArray> islands);
    /// @throws UserError if there are not that many islands, or the state is damaged
    [[nodiscard]] static std::vector<QByteArray> unpacked(const QJsonObject& state,
                                                          std::size_t islands);
};

} // namespace tessera
