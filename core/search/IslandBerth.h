// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Islands.h"

#include <cstdint>
#include <optional>

namespace tessera {

/// What the others learn of an island at a meeting.
struct IslandWord {
    std::uint64_t evaluations = 0; ///< since the last meeting
    std::uint64_t iterations = 0;  ///< the same
    std::uint64_t nodes = 0;       ///< the same
    bool isOver = false;
    bool isCut = false; ///< ended within a step, so its state cannot be resumed
    int best = 0;
    Solution solution; ///< the best, empty if it is not new

    static void tell(auto& packet, auto& word) {
        packet(word.evaluations, word.iterations, word.nodes, word.isOver, word.isCut, word.best,
               word.solution);
    }
};

/// The best of an island that all know.
struct IslandBest {
    int score = 0;
    Solution solution;
};

/// The part of a search's context that an island's state has.
void tellContext(auto& packet, auto& random, auto& counts, auto& best) {
    packet(random, counts.evaluations, counts.iterations, counts.nodes, best.score, best.solution);
}

inline void saveContext(PacketWriter& packet, SearchContext& context, const IslandBest& best) {
    tellContext(packet, context.random().state(), context.numbers(), best);
}

inline IslandBest loadContext(PacketReader& packet, SearchContext& context, bool isOwn) {
    Random::State random{};
    SearchCheckpoint counts;
    IslandBest best;
    tellContext(packet, random, counts, best);
    PacketReader::require(context.random().restore(random) && best.score >= 0);
    counts.best = best.solution.empty() ? -1 : best.score;
    if (isOwn)
        context.countOnFrom(counts);
    return best;
}

/// An island with its own context, and what it has told.
class Berth {
public:
    Berth(Island& island, SearchContext& shared, const Budget& budget, std::uint64_t seed)
        : m_island(island), m_context(m_snapshot, m_control, budget, shared.total(), seed) {}

    /// Begins the search or does some more evaluations. @return the time that the thread got
    ProcessorTime advance(std::uint64_t evaluations) {
        const double used = threadProcessorSeconds();
        const double began = m_context.seconds(); // without pauses
        if (m_hasBegun)
            m_island.advance(m_context, m_context.evaluations() + evaluations);
        else
            m_island.begin(m_context);
        m_hasBegun = true;
        return {threadProcessorSeconds() - used, m_context.seconds() - began};
    }
    void immigrate(const IslandBest& from) {
        if (m_context.hasBest() && from.score > m_context.best())
            m_island.immigrate(from.score, from.solution);
    }

    /// On the shared context's thread, as everything below. An island that has ended reports its
    /// details in any case.
    [[nodiscard]] IslandWord meet(bool wantsCurrent, bool wantsDetails) {
        if (m_context.stopped())
            m_context.finish();
        const std::uint64_t known = m_view.bestVersion;
        m_snapshot.look(m_view, wantsCurrent, wantsDetails || m_context.stopped());
        for (const TracePoint& point : m_view.points) {
            if (point.spread) // improvements have none
                m_spread = point.spread;
        }
        IslandWord word;
        const Counters& now = m_context.numbers();
        word.evaluations = now.evaluations - m_told.evaluations;
        word.iterations = now.iterations - m_told.iterations;
        word.nodes = now.nodes - m_told.nodes;
        m_told = now;
        word.isOver = m_context.stopped();
        word.isCut = word.isOver && m_context.reason() != StopReason::Exhausted;
        word.best = m_view.numbers.best;
        if (m_view.bestVersion != known)
            word.solution = m_view.best;
        return word;
    }
    void save(PacketWriter& packet, const IslandBest& best) {
        saveContext(packet, m_context, best);
        m_island.save(packet);
    }
    [[nodiscard]] IslandBest load(PacketReader& packet) {
        IslandBest best = loadContext(packet, m_context, true);
        m_told = m_context.numbers();
        m_island.load(packet, m_context);
        m_hasBegun = true;
        return best;
    }
    /// Requests from outside; any thread may make them while the island runs.
    [[nodiscard]] SearchControl& control() { return m_control; }
    [[nodiscard]] bool isOver() const { return m_context.stopped(); }
    [[nodiscard]] const SnapshotView& view() const { return m_view; }
    /// The last that it reported.
    [[nodiscard]] const std::optional<ScoreSpread>& spread() const { return m_spread; }

private:
    Island& m_island;
    SearchSnapshot m_snapshot;
    SearchControl m_control;
    SearchContext m_context;
    SnapshotView m_view;
    std::optional<ScoreSpread> m_spread;
    Counters m_told; ///< at the last meeting
    bool m_hasBegun = false;
};

} // namespace tessera
