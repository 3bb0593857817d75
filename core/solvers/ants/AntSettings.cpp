// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solvers/ants/AntSettings.h"

namespace tessera {

namespace {

template <typename Enum>
Enum choose(const ParameterValues& values, std::string_view id,
            std::initializer_list<std::pair<std::string_view, Enum>> choices) {
    const std::string& chosen = values.choice(id);
    for (const auto& [name, value] : choices) {
        if (chosen == name)
            return value;
    }
    return choices.begin()->second;
}

} // namespace

AntSettings::AntSettings(const ParameterValues& values)
    : system(choose<AntSystem>(
          values, "system",
          {{"as", AntSystem::As}, {"acs", AntSystem::Acs}, {"mmas", AntSystem::Mmas}})),
      graph(
          choose<AntGraph>(values, "graph", {{"cell", AntGraph::Cell}, {"side", AntGraph::Side}})),
      ants(static_cast<int>(values.integer("ants"))), alpha(values.real("alpha")),
      beta(values.real("beta")), rho(values.real("rho")), phi(values.real("phi")),
      q0(values.real("q0")), tau0(values.real("tau-0")), tauMin(values.real("tau-min")),
      tauMax(values.real("tau-max")), deposit(choose<AntDeposit>(values, "deposit",
                                                                 {{"score", AntDeposit::Score},
                                                                  {"misses", AntDeposit::Misses},
                                                                  {"best", AntDeposit::Best}})),
      heuristic(choose<AntHeuristic>(
          values, "heuristic",
          {{"linear", AntHeuristic::Linear}, {"exponential", AntHeuristic::Exponential}})),
      elite(choose<AntElite>(values, "elite",
                             {{"best", AntElite::BestSoFar}, {"iteration", AntElite::Iteration}})),
      order(choose<FillOrder>(
          values, "order",
          {{"rows", FillOrder::Rows}, {"columns", FillOrder::Columns}, {"walk", FillOrder::Walk}})),
      polish(choose<AntPolish>(values, "polish",
                               {{"none", AntPolish::None},
                                {"descent", AntPolish::Descent},
                                {"annealing", AntPolish::Annealing}})),
      polishMoves(static_cast<std::uint64_t>(values.integer("polish-length"))),
      polishHeat(values.real("polish-heat")),
      trailBytes(static_cast<std::size_t>(values.integer("memory")) << 20U) {}

} // namespace tessera
