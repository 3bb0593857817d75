// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/ants/TrailUpdate.h"

#include <algorithm>

namespace tessera {

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
