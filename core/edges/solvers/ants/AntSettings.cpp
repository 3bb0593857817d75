// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/ants/AntSettings.h"

#include "core/search/Islands.h"

#include <QCoreApplication>

namespace tessera {

namespace {

// The thesis gives α, β and the number of ants; of the rest it says only that it
// exists. There its presets have the values of the algorithms' own papers. The defaults
// undo what the thesis names as weaknesses, the raw score as deposit and the flat
// heuristic, and improve the best tour by local search, which it does not have.
constexpr const char* kDecision = QT_TRANSLATE_NOOP("Solver", "Söderlind 2010, section 3.2.1");
constexpr const char* kAcs = QT_TRANSLATE_NOOP(
    "Solver", "Söderlind 2010, section 3.2.2; value of Dorigo and Gambardella 1997");
constexpr const char* kMaxMin =
    QT_TRANSLATE_NOOP("Solver", "Söderlind 2010, section 3.2.3; Stützle and Hoos 2000");
constexpr const char* kGraphs = QT_TRANSLATE_NOOP("Solver", "Söderlind 2010, section 4.2");
constexpr const char* kSoderlindTables =
    QT_TRANSLATE_NOOP("Solver", "Söderlind 2010, Tables 5 and 7");

constexpr const char* kOurs = QT_TRANSLATE_NOOP("Solver", "ours");

std::map<std::string, ParameterValue> improvedAnts(std::map<std::string, ParameterValue> values) {
    values.merge(presetValues("ants=2 heuristic=exponential beta=4.0 q0=0.98 tau-0=0.01 "
                              "deposit=misses"));
    return values;
}

} // namespace

AntSettings::AntSettings(const ParameterValues& values)
    : system(values.option<AntSystem>("system")), graph(values.option<AntGraph>("graph")),
      ants(values.integer<int>("ants")), cycles(values.integer("cycles")),
      alpha(values.real("alpha")), beta(values.real("beta")), rho(values.real("rho")),
      phi(values.real("phi")), q0(values.real("q0")), tau0(values.real("tau-0")),
      tauMin(values.real("tau-min")), tauMax(values.real("tau-max")),
      deposit(values.option<AntDeposit>("deposit")),
      heuristic(values.option<AntHeuristic>("heuristic")), elite(values.option<AntElite>("elite")),
      order(values.option<FillOrder>("order")), polish(PolishSettings::from(values)),
      trailBytes(values.integer<std::size_t>("memory") << 20U) {}

std::vector<Parameter> antParameters() {
    std::vector<Parameter> list{
        Parameter::choice(
            "system", QT_TRANSLATE_NOOP("Solver", "Algorithm"), "acs",
            {{"as", QT_TRANSLATE_NOOP("Solver", "Ant System")},
             {"acs", QT_TRANSLATE_NOOP("Solver", "Ant Colony System")},
             {"mmas", QT_TRANSLATE_NOOP("Solver", "MAX–MIN Ant System")}},
            QT_TRANSLATE_NOOP("Solver", "How the ants decide and how the trails are updated."),
            QT_TRANSLATE_NOOP("Solver", "Söderlind 2010, section 3.2")),
        Parameter::choice(
            "graph", QT_TRANSLATE_NOOP("Solver", "Trails lead from"), "cell",
            {{"cell", QT_TRANSLATE_NOOP("Solver", "a piece in a rotation to a cell")},
             {"side", QT_TRANSLATE_NOOP("Solver", "a side of a piece to a side of another")}},
            QT_TRANSLATE_NOOP("Solver",
                              "What the pheromone is laid on: versions 1 and 2 of the thesis."),
            kGraphs),
        Parameter::integer(
            "ants", QT_TRANSLATE_NOOP("Solver", "Ants"), 2, 1, 1000,
            QT_TRANSLATE_NOOP("Solver", "How many boards are built between two updates."),
            kSoderlindTables),
        Parameter::integer("cycles", QT_TRANSLATE_NOOP("Solver", "Cycles"), 0, 0, 1'000'000'000,
                           QT_TRANSLATE_NOOP("Solver", "After so many it ends; 0 for no limit."),
                           kSoderlindTables)
            .onLogScale(),
        Parameter::choice("order", QT_TRANSLATE_NOOP("Solver", "Order"), "rows",
                          {{"rows", QT_TRANSLATE_NOOP("Solver", "row by row")},
                           {"columns", QT_TRANSLATE_NOOP("Solver", "column by column")},
                           {"walk", QT_TRANSLATE_NOOP("Solver", "a random walk")}},
                          QT_TRANSLATE_NOOP("Solver", "In which order the cells are filled."),
                          kGraphs),
        Parameter::real("alpha", QT_TRANSLATE_NOOP("Solver", "Weight of trails α"), 1.0, 0.0, 3.0,
                        QT_TRANSLATE_NOOP("Solver",
                                          "A placement's weight is τ^α · η^β, τ being its "
                                          "pheromone."),
                        kSoderlindTables),
        Parameter::real("beta", QT_TRANSLATE_NOOP("Solver", "Weight of matches β"), 4.0, 0.0, 10.0,
                        QT_TRANSLATE_NOOP("Solver",
                                          "A placement's weight is τ^α · η^β, η rising with its "
                                          "matches."),
                        kSoderlindTables),
        Parameter::choice(
            "heuristic", QT_TRANSLATE_NOOP("Solver", "Heuristic η"), "exponential",
            {{"linear", QT_TRANSLATE_NOOP("Solver", "matches + 1")},
             {"exponential", QT_TRANSLATE_NOOP("Solver", "e to the number of matches")}},
            QT_TRANSLATE_NOOP("Solver", "How the matches with the neighbours are valued."),
            kGraphs),
        Parameter::real("q0", QT_TRANSLATE_NOOP("Solver", "Greediness q₀"), 0.98, 0.0, 1.0,
                        QT_TRANSLATE_NOOP("Solver",
                                          "Ant Colony System: the probability of taking the best "
                                          "placement instead of drawing one."),
                        kAcs),
        Parameter::real(
            "rho", QT_TRANSLATE_NOOP("Solver", "Evaporation ρ"), 0.1, 0.0, 1.0,
            QT_TRANSLATE_NOOP("Solver", "The share of a trail that an update replaces."),
            kDecision),
        Parameter::real("phi", QT_TRANSLATE_NOOP("Solver", "Decay φ"), 0.1, 0.0, 1.0,
                        QT_TRANSLATE_NOOP("Solver",
                                          "Ant Colony System: how much of a trail an ant wipes out "
                                          "by using it."),
                        kAcs),
        Parameter::real("tau-0", QT_TRANSLATE_NOOP("Solver", "First trail τ₀"), 0.01, 1e-6, 1e6,
                        QT_TRANSLATE_NOOP("Solver", "The pheromone on unused edges."), kDecision)
            .onLogScale(),
        Parameter::real("tau-min", QT_TRANSLATE_NOOP("Solver", "Weakest trail"), 0.0, 0.0, 1e6,
                        QT_TRANSLATE_NOOP("Solver", "MAX–MIN: the lower bound; 0 for τ₀."),
                        kMaxMin),
        Parameter::real("tau-max", QT_TRANSLATE_NOOP("Solver", "Strongest trail"), 0.0, 0.0, 1e6,
                        QT_TRANSLATE_NOOP("Solver",
                                          "MAX–MIN: the upper bound; 0 for what the best board so "
                                          "far deposits."),
                        kMaxMin),
        Parameter::choice(
            "deposit", QT_TRANSLATE_NOOP("Solver", "Deposit Δ"), "misses",
            {{"score", QT_TRANSLATE_NOOP("Solver", "matched edges")},
             {"misses", QT_TRANSLATE_NOOP("Solver", "1/(1 + edges missing)")},
             {"best", QT_TRANSLATE_NOOP("Solver", "1/(1 + edges behind the best)")}},
            QT_TRANSLATE_NOOP("Solver", "How much a board adds to its trails. The thesis adds its "
                                        "score, which sets good boards hardly apart."),
            kGraphs),
        Parameter::choice("elite", QT_TRANSLATE_NOOP("Solver", "Best ant"), "best",
                          {{"best", QT_TRANSLATE_NOOP("Solver", "of all so far")},
                           {"iteration", QT_TRANSLATE_NOOP("Solver", "of the iteration")}},
                          QT_TRANSLATE_NOOP("Solver",
                                            "Whose board is rewarded by Ant Colony System and "
                                            "MAX–MIN."),
                          kAcs),
    };
    addPolishParameters(list, {PolishKind::Annealing, 3000, 0.7, 0.0},
                        QT_TRANSLATE_NOOP("Solver",
                                          "How the board of the iteration's best ant is improved "
                                          "before it leaves its trail. Not in the thesis."));
    list.push_back(migrationParameter());
    list.push_back(
        Parameter::integer("memory", QT_TRANSLATE_NOOP("Solver", "Memory of trails"), 256, 1, 65536,
                           QT_TRANSLATE_NOOP("Solver", "The most for edges that were used; "
                                                       "beyond it the weakest are forgotten."))
            .withUnit(QT_TRANSLATE_NOOP("Solver", "MB"))
            .onLogScale());
    return list;
}

std::vector<Preset> antPresets() {
    const auto published = [](const std::string& graph) {
        auto values = presetValues(
            "system=acs ants=5 cycles=1500 order=rows alpha=1.0 beta=2.0 heuristic=linear q0=0.9 "
            "rho=0.1 phi=0.1 tau-0=1.0 tau-min=0.0 tau-max=0.0 deposit=score elite=best "
            "polish=none polish-length=1000 polish-heat=0.5 polish-end-heat=0.0 migration=25 "
            "memory=256");
        values["graph"] = graph;
        return values;
    };
    return {
        {"table-5", QT_TRANSLATE_NOOP("Solver", "Söderlind, Table 5 (version 1)"),
         QT_TRANSLATE_NOOP("Solver", "Söderlind 2010, Table 5; q₀, ρ, φ and τ₀ are our choice"),
         published("cell")},
        {"table-7", QT_TRANSLATE_NOOP("Solver", "Söderlind, Table 7 (version 2)"),
         QT_TRANSLATE_NOOP("Solver", "Söderlind 2010, Table 7; q₀, ρ, φ and τ₀ are our choice"),
         published("side")},
        {"descent", QT_TRANSLATE_NOOP("Solver", "With descent"), kOurs,
         improvedAnts(presetValues("polish=descent"))},
    };
}

std::vector<Preset> formerAntPresets() {
    return {{"annealing", QT_TRANSLATE_NOOP("Solver", "With short annealings"), kOurs,
             improvedAnts(presetValues("polish=annealing polish-length=3000 polish-heat=0.7"))}};
}

} // namespace tessera
