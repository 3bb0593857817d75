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

float PheromoneTrails::bounded(float trail) const { return std::clamp(trail, m_least, m_most); }

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
        // To create an edge with the value that it has would be a waste: ACS is spared most.
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

void TrailGraph::gather(const PheromoneTrails& trails, GridPlacements board, Position position,
                        std::span<const std::uint16_t> indexOf,
                        std::span<FourFloats> candidates) const {
    std::ranges::fill(candidates, fourOf(trails.uncreated()));
    if (m_kind == AntGraph::Cell) {
        gatherFromCell(trails.row(position), indexOf, candidates);
        return;
    }
    const auto around = [&](Side side) { return board[m_grid.neighbour(position, side)]; };
    const auto neighbours =
        std::ranges::count_if(kSides, [&](Side side) { return !around(side).isEmpty(); });
    const CellKind kind = m_pieces.kindOfCell(m_grid.cell(position));
    for (const Side side : kSides) {
        if (!around(side).isEmpty())
            gatherFromSide(trails, around(side), side, 1.0F / static_cast<float>(neighbours), kind,
                           indexOf, candidates);
    }
}

void TrailGraph::gatherFromCell(const PheromoneTrails::Row& row,
                                std::span<const std::uint16_t> indexOf,
                                std::span<FourFloats> candidates) const {
    for (std::size_t i = 0; i < row.pieces.size(); ++i) {
        const std::uint16_t index = indexOf[row.pieces[i]];
        if (index != kNoCandidate)
            candidates[index] = row.trails[i];
    }
}

/// Adds one neighbour's share of the mean, as what its trails differ from those never used.
void TrailGraph::gatherFromSide(const PheromoneTrails& trails, Placement neighbour, Side side,
                                float share, CellKind kind, std::span<const std::uint16_t> indexOf,
                                std::span<FourFloats> candidates) const {
    const PheromoneTrails::Row& row =
        trails.row(neighbour.piece() * 4U + ownSide(neighbour, opposite(side)));
    const FourFloats unused = fourOf(trails.uncreated());
    const FourFloats part = fourOf(share);
    const auto s = static_cast<unsigned>(side);
    for (std::size_t i = 0; i < row.pieces.size(); ++i) {
        const std::uint16_t index = indexOf[row.pieces[i]];
        if (index == kNoCandidate || m_pieces.kindOfPiece(row.pieces[i]) != kind)
            continue;
        // By own side in the row, by rotation among the candidates.
        const FourFloats& own = row.trails[i];
        const FourFloats turned{own[s], own[(s + 3U) & 3U], own[(s + 2U) & 3U], own[(s + 1U) & 3U]};
        candidates[index] += (turned - unused) * part;
    }
}

float TrailUpdate::deposit(int score, int best) const {
    switch (m_settings.deposit) {
    case AntDeposit::Score:
        return static_cast<float>(score);
    case AntDeposit::Misses:
        return 1.0F / static_cast<float>(1 + m_total - score);
    case AntDeposit::Best:
        return 1.0F / static_cast<float>(1 + std::max(0, best - score));
    }
    return 0.0F;
}

void TrailUpdate::apply(PheromoneTrails& trails, std::span<const FinishedTour> tours,
                        const FinishedTour& elite, int best) {
    switch (m_settings.system) {
    case AntSystem::As:
        applyAntSystem(trails, tours, best);
        break;
    case AntSystem::Acs:
        applyColonySystem(trails, elite, best);
        break;
    case AntSystem::Mmas:
        applyMaxMin(trails, elite, best);
        break;
    }
}

void TrailUpdate::applyAntSystem(PheromoneTrails& trails, std::span<const FinishedTour> tours,
                                 int best) {
    trails.evaporate(static_cast<float>(m_settings.rho));
    for (const FinishedTour& tour : tours) {
        const float amount = deposit(tour.score, best);
        m_graph.forAllEdges(tour.placements, m_movable,
                            [&](const TrailEdge& edge) { trails.add(edge, amount); });
    }
}

void TrailUpdate::applyColonySystem(PheromoneTrails& trails, const FinishedTour& elite, int best) {
    const auto rho = static_cast<float>(m_settings.rho);
    const float target = deposit(elite.score, best);
    m_graph.forAllEdges(elite.placements, m_movable,
                        [&](const TrailEdge& edge) { trails.blend(edge, rho, target); });
}

void TrailUpdate::applyMaxMin(PheromoneTrails& trails, const FinishedTour& elite, int best) {
    const auto given = [](double value, double otherwise) {
        return static_cast<float>(value > 0.0 ? value : otherwise);
    };
    const float most = given(m_settings.tauMax, static_cast<double>(deposit(best, best)));
    const float least = std::min(most, given(m_settings.tauMin, m_settings.tau0));
    if (least != trails.least() || most != trails.most())
        trails.setBounds(least, most);
    if (!m_begun)
        trails.reset(most);
    m_begun = true;
    const auto rho = static_cast<float>(m_settings.rho);
    const float amount = rho * deposit(elite.score, best);
    // Bounds are for what is left after both, so the gain must not start from a bound.
    m_gained.clear();
    m_graph.forAllEdges(elite.placements, m_movable, [&](const TrailEdge& edge) {
        m_gained.push_back((1.0F - rho) * trails.at(edge) + amount);
    });
    trails.evaporate(rho);
    auto gained = m_gained.begin();
    m_graph.forAllEdges(elite.placements, m_movable,
                        [&](const TrailEdge& edge) { trails.set(edge, *gained++); });
}

} // namespace tessera
