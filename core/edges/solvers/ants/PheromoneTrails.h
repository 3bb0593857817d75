// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Placement.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

/// Four numbers of a piece, one for each of its rotations or sides, that the
/// processor handles at once. Arithmetic works by element.
using FourFloats [[gnu::vector_size(16)]] = float;

[[nodiscard]] inline FourFloats fourOf(float value) {
    return FourFloats{value, value, value, value};
}

/// The greatest of the four.
[[nodiscard]] inline float greatestOf(FourFloats values) {
    float most = values[0];
    for (std::size_t i = 1; i < 4; ++i)
        most = values[i] > most ? values[i] : most;
    return most;
}

/// An edge of the ants' construction graph, as TrailGraph lays it out: from a
/// vertex (the row) to one of the four rotations or sides of a piece.
struct TrailEdge {
    std::uint32_t row = 0;
    PieceIndex piece = 0;
    std::uint8_t lane = 0; ///< rotation or side, 0 to 3

    friend bool operator==(const TrailEdge&, const TrailEdge&) = default;
};

/// The pheromone τ on the edges of a construction graph (003, 3.2 and 5.5).
///
/// Edges come into being when an update first changes them, four at a time;
/// until then they share one value, which evaporates with the rest. What an
/// update does to an edge is therefore exactly what it would do to an edge that
/// was there from the beginning, as long as memory suffices: when it does not,
/// the weaker half of each row's edges are forgotten and share that value again.
class PheromoneTrails {
public:
    /// No trail falls below this, so that where all has evaporated the heuristic
    /// still decides, and no number becomes too small to compute with.
    static constexpr float kFaintest = 1e-9F;

    struct Row {
        std::vector<PieceIndex> pieces;
        std::vector<FourFloats> trails; ///< of pieces[i], by lane
    };

    /// @param initial τ0  @param mostBytes the memory for edges
    PheromoneTrails(std::size_t rows, float initial, std::size_t mostBytes);

    /// The bounds of MAX–MIN; without them [kFaintest, ∞). @pre least ≤ most
    void setBounds(float least, float most);
    [[nodiscard]] float least() const { return m_least; }
    [[nodiscard]] float most() const { return m_most; }

    /// The value that the edges share which do not exist yet.
    [[nodiscard]] float uncreated() const { return m_uncreated; }
    [[nodiscard]] float at(const TrailEdge& edge) const;
    /// The edges of one vertex that exist.
    [[nodiscard]] const Row& row(std::size_t index) const { return m_rows[index]; }
    [[nodiscard]] std::size_t rows() const { return m_rows.size(); }

    /// Forgets every edge; all trails are τ again.
    void reset(float trail);
    /// τ ← (1 − rate)·τ on all edges of the graph.
    void evaporate(float rate);
    /// τ ← trail.
    void set(const TrailEdge& edge, float trail);
    /// τ ← τ + amount.
    void add(const TrailEdge& edge, float amount);
    /// τ ← (1 − rate)·τ + rate·target: the local and global rules of ACS.
    void blend(const TrailEdge& edge, float rate, float target);

    /// How many edges exist.
    [[nodiscard]] std::size_t created() const { return m_created; }
    /// The memory of the edges that exist.
    [[nodiscard]] std::size_t bytes() const { return m_bytes; }
    /// How often memory ran out.
    [[nodiscard]] std::uint64_t timesForgotten() const { return m_forgotten; }

private:
    [[nodiscard]] float bounded(float trail) const;
    FourFloats& entry(std::size_t row, PieceIndex piece);
    FourFloats& create(Row& row, PieceIndex piece);
    void forgetWeakest();

    std::vector<Row> m_rows;
    float m_uncreated;
    float m_least = kFaintest;
    float m_most;
    std::size_t m_created = 0;
    std::size_t m_bytes = 0;
    std::size_t m_mostBytes;
    std::uint64_t m_forgotten = 0;
};

} // namespace tessera
