// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/ants/AntSettings.h"

#include "core/search/ParameterChoice.h"

namespace tessera {

AntSettings::AntSettings(const ParameterValues& values)
    : system(chosen<AntSystem>(
          values, "system",
          {{"as", AntSystem::As}, {"acs", AntSystem::Acs}, {"mmas", AntSystem::Mmas}})),
      graph(
          chosen<AntGraph>(values, "graph", {{"cell", AntGraph::Cell}, {"side", AntGraph::Side}})),
      ants(static_cast<int>(values.integer("ants"))), cycles(values.integer("cycles")),
      alpha(values.real("alpha")), beta(values.real("beta")), rho(values.real("rho")),
      phi(values.real("phi")), q0(values.real("q0")), tau0(values.real("tau-0")),
      tauMin(values.real("tau-min")), tauMax(values.real("tau-max")),
      deposit(chosen<AntDeposit>(values, "deposit",
                                 {{"score", AntDeposit::Score},
                                  {"misses", AntDeposit::Misses},
                                  {"best", AntDeposit::Best}})),
      heuristic(chosen<AntHeuristic>(
          values, "heuristic",
          {{"linear", AntHeuristic::Linear}, {"exponential", AntHeuristic::Exponential}})),
      elite(chosen<AntElite>(values, "elite",
                             {{"best", AntElite::BestSoFar}, {"iteration", AntElite::Iteration}})),
      order(chosen<FillOrder>(
          values, "order",
          {{"rows", FillOrder::Rows}, {"columns", FillOrder::Columns}, {"walk", FillOrder::Walk}})),
      polish(values), trailBytes(static_cast<std::size_t>(values.integer("memory")) << 20U) {}

} // namespace tessera
