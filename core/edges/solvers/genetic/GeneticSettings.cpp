// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/genetic/GeneticSettings.h"

#include "core/search/ParameterChoice.h"

namespace tessera {

namespace {

MutationWeights mutationWeights(const ParameterValues& values) {
    return {values.real("rotate"),        values.real("swap"),        values.real("swap-rotate"),
            values.real("rotate-region"), values.real("swap-region"), values.real("invert-region"),
            values.real("invert-line"),   values.real("scramble")};
}

} // namespace

GeneticSettings::GeneticSettings(const ParameterValues& values)
    : population(static_cast<int>(values.integer("population"))),
      generations(values.integer("generations")),
      elites(static_cast<int>(values.integer("elites"))),
      crossoverRate(values.real("crossover-rate")), mutationRate(values.real("mutation-rate")),
      selection(chosen<SelectionKind>(values, "selection",
                                      {{"tournament", SelectionKind::Tournament},
                                       {"ranking", SelectionKind::LinearRanking},
                                       {"roulette", SelectionKind::Roulette}})),
      pressure(values.real("ranking-pressure")),
      contestants(static_cast<int>(values.integer("tournament-size"))),
      crossover(chosen<CrossoverKind>(
          values, "crossover",
          {{"region", CrossoverKind::RegionExchange}, {"uniform", CrossoverKind::Uniform}})),
      refill(
          chosen<Refill>(values, "refill", {{"listed", Refill::Listed}, {"best", Refill::Best}})),
      mutations(mutationWeights(values)),
      constraints(chosen<Constraints>(
          values, "fitness",
          {{"edges-areas", Constraints::EdgesAndAreas}, {"edges", Constraints::Edges}})),
      frame(chosen<FrameRule>(values, "frame",
                              {{"enforced", FrameRule::Enforced}, {"free", FrameRule::Free}})),
      first(chosen<FirstGeneration>(values, "first-generation",
                                    {{"random", FirstGeneration::Random},
                                     {"greedy", FirstGeneration::Greedy},
                                     {"mixed", FirstGeneration::Mixed}})),
      repairs(values.boolean("repair")),
      repairThreshold(static_cast<int>(values.integer("repair-threshold"))),
      repairLowering(values.real("repair-lowering") / 100.0),
      restartAfter(static_cast<int>(values.integer("restart"))), polish(values),
      polishShare(values.real("polish-share")) {}

} // namespace tessera
