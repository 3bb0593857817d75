// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/ants/PheromoneTrails.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace tessera {

namespace {

std::size_t memoryOf(const PheromoneTrails::Row& row) {
    return row.pieces.capacity() * sizeof(PieceIndex) + row.trails.capacity() * sizeof(FourFloats);
}

/// Keeps the edges of the pieces with the strongest trails, half of them.
void keepStrongerHalf(PheromoneTrails::Row& row) {
    std::vector<std::size_t> order(row.pieces.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, [&](std::size_t a, std::size_t b) {
        const float first = greatestOf(row.trails[a]);
        const float second = greatestOf(row.trails[b]);
        return first != second ? first > second : row.pieces[a] < row.pieces[b];
    });
    PheromoneTrails::Row kept;
    for (std::size_t i = 0; i < order.size() / 2; ++i) {
        kept.pieces.push_back(row.pieces[order[i]]);
        kept.trails.push_back(row.trails[order[i]]);
    }
    row = std::move(kept);
}

} // namespace

PheromoneTrails::PheromoneTrails(std::size_t rows, float initial, std::size_t mostBytes)
    : m_rows(rows), m_uncreated(std::max(initial, kFaintest)),
      m_most(std::numeric_limits<float>::max()), m_mostBytes(mostBytes) {}

float PheromoneTrails::bounded(float trail) const {
    return std::clamp(trail, m_least, m_most);
}

void PheromoneTrails::setBounds(float least, float most) {
    m_least = std::max(least, kFaintest);
    m_most = std::max(most, m_least);
    m_uncreated = bounded(m_uncreated);
    for (Row& row : m_rows) {
        for (FourFloats& trails : row.trails) {
            for (std::size_t lane = 0; lane < 4; ++lane)
                trails[lane] = bounded(trails[lane]);
        }
    }
}

float PheromoneTrails::at(const TrailEdge& edge) const {
    const Row& row = m_rows[edge.row];
    const auto found = std::ranges::find(row.pieces, edge.piece);
    if (found == row.pieces.end())
        return m_uncreated;
    return row.trails[static_cast<std::size_t>(found - row.pieces.begin())][edge.lane];
}

void PheromoneTrails::reset(float trail) {
    for (Row& row : m_rows) {
        row.pieces.clear();
        row.trails.clear();
    }
    m_created = 0;
    m_uncreated = bounded(trail);
}

void PheromoneTrails::evaporate(float rate) {
    const FourFloats kept = fourOf(1.0F - rate);
    const FourFloats least = fourOf(m_least);
    m_uncreated = bounded(m_uncreated * (1.0F - rate));
    for (Row& row : m_rows) {
        for (FourFloats& trails : row.trails) {
            const FourFloats faded = trails * kept;
            trails = faded > least ? faded : least;
        }
    }
}

void PheromoneTrails::set(const TrailEdge& edge, float trail) {
    entry(edge.row, edge.piece)[edge.lane] = bounded(trail);
}

void PheromoneTrails::add(const TrailEdge& edge, float amount) {
    FourFloats& trails = entry(edge.row, edge.piece);
    trails[edge.lane] = bounded(trails[edge.lane] + amount);
}

void PheromoneTrails::blend(const TrailEdge& edge, float rate, float target) {
    if (target == m_uncreated) {
        // Creating an edge only to give it the value that it has would be a waste:
        // this spares the local rule of ACS most edges.
        const Row& row = m_rows[edge.row];
        if (std::ranges::find(row.pieces, edge.piece) == row.pieces.end())
            return;
    }
    FourFloats& trails = entry(edge.row, edge.piece);
    trails[edge.lane] = bounded((1.0F - rate) * trails[edge.lane] + rate * target);
}

FourFloats& PheromoneTrails::entry(std::size_t index, PieceIndex piece) {
    Row& row = m_rows[index];
    const auto found = std::ranges::find(row.pieces, piece);
    if (found != row.pieces.end())
        return row.trails[static_cast<std::size_t>(found - row.pieces.begin())];
    if (m_bytes > m_mostBytes)
        forgetWeakest();
    return create(row, piece);
}

FourFloats& PheromoneTrails::create(Row& row, PieceIndex piece) {
    m_bytes -= memoryOf(row);
    row.pieces.push_back(piece);
    row.trails.push_back(fourOf(m_uncreated));
    m_bytes += memoryOf(row);
    m_created += 4;
    return row.trails.back();
}

void PheromoneTrails::forgetWeakest() {
    m_created = 0;
    m_bytes = 0;
    for (Row& row : m_rows) {
        keepStrongerHalf(row);
        m_created += 4 * row.pieces.size();
        m_bytes += memoryOf(row);
    }
    ++m_forgotten;
}

} // namespace tessera
