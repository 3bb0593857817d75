// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/local/TabuTwoPhaseParameters.h"

#include <QCoreApplication>

#include <algorithm>

namespace tessera {

TabuTwoPhaseSettings::TabuTwoPhaseSettings(const ParameterValues& values)
    : listLength(static_cast<std::size_t>(values.integer("list-length"))),
      phaseOneIterations(static_cast<std::uint64_t>(values.integer("i1"))),
      annealAfter(static_cast<std::uint64_t>(values.integer("i2"))),
      perturbAfter(static_cast<std::uint64_t>(values.integer("i3"))),
      pairShare(values.real("beta1")),
      pairNumber(static_cast<std::uint64_t>(values.integer("beta2"))),
      pairsByText(values.choice("pairs") == "max"), cooling(values.real("alpha")),
      startTemperature(values.real("t0")), endTemperature(values.real("te")),
      perturbationShare(values.real("gamma")) {}

std::uint64_t TabuTwoPhaseSettings::pairsOf(std::uint64_t existing) const {
    const auto share = static_cast<std::uint64_t>(pairShare * static_cast<double>(existing));
    const std::uint64_t wanted =
        pairsByText ? std::max(share, pairNumber) : std::min(share, pairNumber);
    return std::min(existing, std::max<std::uint64_t>(1, wanted));
}

std::vector<Parameter> tabuTwoPhaseParameters() {
    const char* const table = QT_TRANSLATE_NOOP("Solver", "Wang & Chiang 2010, Table 1");
    const char* const iterations = QT_TRANSLATE_NOOP("Solver", "iterations");
    constexpr std::int64_t many = 1000000000;
    return {
        Parameter::integer(
            "list-length", QT_TRANSLATE_NOOP("Solver", "Length of the tabu list"), 12, 0, 1000000,
            QT_TRANSLATE_NOOP("Solver", "How many of the last moves may not be taken back. The "
                                        "paper has 360."),
            table)
            .onLogScale(),
        Parameter::integer(
            "i1", QT_TRANSLATE_NOOP("Solver", "Iterations of phase I (I1)"), 400, 0, many,
            QT_TRANSLATE_NOOP("Solver", "How long at most only the outside pieces are moved."),
            table)
            .withUnit(iterations)
            .onLogScale(),
        Parameter::integer(
            "i2", QT_TRANSLATE_NOOP("Solver", "Until annealing (I2)"), 400, 1, many,
            QT_TRANSLATE_NOOP("Solver", "Iterations without gain before an annealing step."), table)
            .withUnit(iterations)
            .onLogScale(),
        Parameter::integer(
            "i3", QT_TRANSLATE_NOOP("Solver", "Until perturbation (I3)"), 20000, 1, many,
            QT_TRANSLATE_NOOP("Solver", "Iterations without gain before a perturbation. The paper "
                                        "has 3500."),
            table)
            .withUnit(iterations)
            .onLogScale(),
        Parameter::real("beta1", QT_TRANSLATE_NOOP("Solver", "Share of pairs (β1)"), 0.5, 0.0, 1.0,
                        QT_TRANSLATE_NOOP("Solver", "How many of the pairs that could be swapped "
                                                    "one iteration looks at."),
                        table),
        Parameter::integer("beta2", QT_TRANSLATE_NOOP("Solver", "Number of pairs (β2)"), 6000, 1,
                           many, QT_TRANSLATE_NOOP("Solver", "The other bound of that number."),
                           table)
            .onLogScale(),
        Parameter::choice(
            "pairs", QT_TRANSLATE_NOOP("Solver", "Bound of pairs"), "min",
            {{"min", QT_TRANSLATE_NOOP("Solver", "the smaller of the two, as in Table 1")},
             {"max", QT_TRANSLATE_NOOP("Solver", "the larger of the two, as in the text")}},
            QT_TRANSLATE_NOOP("Solver",
                              "Which of the two numbers counts; the paper contradicts itself."),
            QT_TRANSLATE_NOOP("Solver", "Wang & Chiang 2010, section 2.3.1")),
        Parameter::real(
            "alpha", QT_TRANSLATE_NOOP("Solver", "Cooling factor (α)"), 0.99, 0.01, 0.99999,
            QT_TRANSLATE_NOOP("Solver", "Of the annealing step, from move to move."), table),
        Parameter::real("t0", QT_TRANSLATE_NOOP("Solver", "Start temperature (T0)"), 0.5, 0.001,
                        10000.0,
                        QT_TRANSLATE_NOOP("Solver", "Of the annealing step. The paper has 100, "
                                                    "which takes the board apart."),
                        table)
            .onLogScale(),
        Parameter::real("te", QT_TRANSLATE_NOOP("Solver", "End temperature (TE)"), 0.0, 0.0,
                        10000.0,
                        QT_TRANSLATE_NOOP("Solver", "Of the annealing step, which ends in any case "
                                                    "when losses are hardly accepted any more."),
                        table),
        Parameter::real("gamma", QT_TRANSLATE_NOOP("Solver", "Share perturbed (γ)"), 0.5, 0.0, 10.0,
                        QT_TRANSLATE_NOOP("Solver", "Swaps of a perturbation for each cell."),
                        table),
    };
}

std::vector<Preset> tabuTwoPhasePresets() {
    return {{"wang-chiang-2010",
             QT_TRANSLATE_NOOP("Solver", "As published (Wang & Chiang 2010)"),
             QT_TRANSLATE_NOOP("Solver", "Wang & Chiang 2010, Table 1; run i used seed 10·i"),
             {{"list-length", std::int64_t{360}},
              {"i1", std::int64_t{400}},
              {"i2", std::int64_t{400}},
              {"i3", std::int64_t{3500}},
              {"beta1", 0.5},
              {"beta2", std::int64_t{6000}},
              {"pairs", std::string("min")},
              {"alpha", 0.99},
              {"t0", 100.0},
              {"te", 0.0},
              {"gamma", 0.5}},
             10}};
}

std::vector<Preset> formerTabuTwoPhasePresets() {
    return {
        {"short-list",
         QT_TRANSLATE_NOOP("Solver", "Short list, cool annealing"),
         QT_TRANSLATE_NOOP("Solver", "ours: forgets soon, and annealing does not erase the board"),
         {{"list-length", std::int64_t{12}}, {"t0", 0.5}, {"i3", std::int64_t{20000}}}}};
}

} // namespace tessera
