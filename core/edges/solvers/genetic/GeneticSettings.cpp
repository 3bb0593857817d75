// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/genetic/GeneticSettings.h"

#include "core/search/Islands.h"

#include <QCoreApplication>

#include <string>

namespace tessera {

constinit const std::array<MutationText, kMutations> kMutationTexts{{
    {"rotate", QT_TRANSLATE_NOOP("Solver", "Weight of rotate"), 0.0,
     QT_TRANSLATE_NOOP("Solver", "Mutation: a quarter turn of one piece."),
     QT_TRANSLATE_NOOP("Solver", "Improved by rotate")},
    {"swap", QT_TRANSLATE_NOOP("Solver", "Weight of swap"), 0.0,
     QT_TRANSLATE_NOOP("Solver", "Mutation: two pieces are exchanged."),
     QT_TRANSLATE_NOOP("Solver", "Improved by swap")},
    {"swap-rotate", QT_TRANSLATE_NOOP("Solver", "Weight of swap & rotate"), 0.0,
     QT_TRANSLATE_NOOP("Solver", "Mutation: two pieces are exchanged and turned."),
     QT_TRANSLATE_NOOP("Solver", "Improved by swap & rotate")},
    {"rotate-region", QT_TRANSLATE_NOOP("Solver", "Weight of rotate region"), 1.0,
     QT_TRANSLATE_NOOP("Solver", "Mutation: a square region is turned."),
     QT_TRANSLATE_NOOP("Solver", "Improved by rotate region")},
    {"swap-region", QT_TRANSLATE_NOOP("Solver", "Weight of swap region"), 1.0,
     QT_TRANSLATE_NOOP("Solver", "Mutation: regions of the board's two halves are exchanged."),
     QT_TRANSLATE_NOOP("Solver", "Improved by swap region")},
    {"invert-region", QT_TRANSLATE_NOOP("Solver", "Weight of invert region"), 0.0,
     QT_TRANSLATE_NOOP("Solver", "Mutation: the pieces of a region in reverse order."),
     QT_TRANSLATE_NOOP("Solver", "Improved by invert region")},
    {"invert-line", QT_TRANSLATE_NOOP("Solver", "Weight of invert row or column"), 0.0,
     QT_TRANSLATE_NOOP("Solver", "Mutation: a row or a column in reverse order."),
     QT_TRANSLATE_NOOP("Solver", "Improved by invert row or column")},
    {"scramble", QT_TRANSLATE_NOOP("Solver", "Weight of scramble"), 0.0,
     QT_TRANSLATE_NOOP("Solver", "Mutation: all pieces but the upper left one in random order."),
     QT_TRANSLATE_NOOP("Solver", "Improved by scramble")},
}};

namespace {

constexpr const char* kNiangTables = QT_TRANSLATE_NOOP("Solver", "Niang 2010, Tables 1 to 8");
constexpr const char* kSelection = QT_TRANSLATE_NOOP("Solver", "Niang 2010, section 4.4");
constexpr const char* kMutation = QT_TRANSLATE_NOOP("Solver", "Niang 2010, section 4.5");
constexpr const char* kCrossover = QT_TRANSLATE_NOOP("Solver", "Niang 2010, section 4.6");
constexpr const char* kFitness = QT_TRANSLATE_NOOP("Solver", "Niang 2010, section 4.7");
constexpr const char* kRepair = QT_TRANSLATE_NOOP("Solver", "Niang 2010, sections 4.8 and 4.9");
constexpr const char* kRepairNumbers =
    QT_TRANSLATE_NOOP("Solver", "Niang 2010, sections 4.8 and 4.9; the number is ours");

MutationWeights mutationWeights(const ParameterValues& values) {
    MutationWeights weights{};
    for (std::size_t kind = 0; kind < kMutations; ++kind)
        weights[kind] = values.real(kMutationTexts[kind].id);
    return weights;
}

} // namespace

GeneticSettings::GeneticSettings(const ParameterValues& values)
    : population(values.integer<int>("population")), generations(values.integer("generations")),
      elites(values.integer<int>("elites")), crossoverRate(values.real("crossover-rate")),
      mutationRate(values.real("mutation-rate")),
      selection(values.option<SelectionKind>("selection")),
      pressure(values.real("ranking-pressure")),
      contestants(values.integer<int>("tournament-size")),
      crossover(values.option<CrossoverKind>("crossover")), refill(values.option<Refill>("refill")),
      mutations(mutationWeights(values)), constraints(values.option<Constraints>("fitness")),
      frame(values.option<FrameRule>("frame")),
      first(values.option<FirstGeneration>("first-generation")), repairs(values.boolean("repair")),
      repairThreshold(values.integer<int>("repair-threshold")),
      repairLowering(values.real("repair-lowering") / 100.0),
      restartAfter(values.integer<int>("restart")), polish(PolishSettings::from(values)),
      polishShare(values.real("polish-share")) {}

std::vector<Parameter> geneticParameters() {
    std::vector<Parameter> list{
        Parameter::integer("population", QT_TRANSLATE_NOOP("Solver", "Population"), 20, 2, 100000,
                           QT_TRANSLATE_NOOP("Solver", "How many boards live at the same time."),
                           kNiangTables),
        Parameter::integer(
            "generations", QT_TRANSLATE_NOOP("Solver", "Generations"), 0, 0, 1'000'000'000,
            QT_TRANSLATE_NOOP("Solver", "After so many it ends; 0 for no limit."), kNiangTables)
            .onLogScale(),
        Parameter::integer(
            "elites", QT_TRANSLATE_NOOP("Solver", "Elitism"), 1, 0, 1000,
            QT_TRANSLATE_NOOP("Solver", "So many of the best replace the worst offspring; at most "
                                        "half the population."),
            kNiangTables),
        Parameter::choice(
            "first-generation", QT_TRANSLATE_NOOP("Solver", "First generation"), "random",
            {{"random", QT_TRANSLATE_NOOP("Solver", "random boards")},
             {"greedy", QT_TRANSLATE_NOOP("Solver", "greedy boards")},
             {"mixed", QT_TRANSLATE_NOOP("Solver", "half of each")}},
            QT_TRANSLATE_NOOP("Solver", "What it begins with, besides the search's start board."),
            QT_TRANSLATE_NOOP("Solver", "Niang 2010, section 3")),
        Parameter::choice(
            "frame", QT_TRANSLATE_NOOP("Solver", "Frame"), "enforced",
            {{"enforced", QT_TRANSLATE_NOOP("Solver", "always respected")},
             {"free", QT_TRANSLATE_NOOP("Solver", "pieces may lie anywhere")}},
            QT_TRANSLATE_NOOP("Solver", "Whether pieces of the border keep to the border, grey "
                                        "outwards. The thesis does not say; its presets let them "
                                        "lie anywhere."),
            kFitness),
        Parameter::choice(
            "fitness", QT_TRANSLATE_NOOP("Solver", "Fitness"), "edges",
            {{"edges-areas", QT_TRANSLATE_NOOP("Solver", "edges and 2×2 areas")},
             {"edges", QT_TRANSLATE_NOOP("Solver", "edges")}},
            QT_TRANSLATE_NOOP("Solver", "What makes a board fit: matched edges, or also 2×2 areas "
                                        "without a mismatch."),
            kFitness),
        Parameter::choice("selection", QT_TRANSLATE_NOOP("Solver", "Selection"), "tournament",
                          {{"tournament", QT_TRANSLATE_NOOP("Solver", "tournament")},
                           {"ranking", QT_TRANSLATE_NOOP("Solver", "linear ranking")},
                           {"roulette", QT_TRANSLATE_NOOP("Solver", "roulette wheel")}},
                          QT_TRANSLATE_NOOP("Solver", "How parents are chosen by their fitness."),
                          kSelection),
        Parameter::integer(
            "tournament-size", QT_TRANSLATE_NOOP("Solver", "Tournament size k"), 2, 1, 1000,
            QT_TRANSLATE_NOOP("Solver", "The best of so many random boards becomes a parent."),
            kSelection),
        Parameter::real(
            "ranking-pressure", QT_TRANSLATE_NOOP("Solver", "Ranking pressure s"), 1.5, 1.0, 2.0,
            QT_TRANSLATE_NOOP("Solver", "How many offspring the best board may expect."),
            kSelection),
        Parameter::real(
            "crossover-rate", QT_TRANSLATE_NOOP("Solver", "Crossover rate"), 0.9, 0.0, 1.0,
            QT_TRANSLATE_NOOP("Solver", "The share of pairs of parents that are crossed."),
            kNiangTables),
        Parameter::choice("crossover", QT_TRANSLATE_NOOP("Solver", "Crossover"), "region",
                          {{"region", QT_TRANSLATE_NOOP("Solver", "region exchange")},
                           {"uniform", QT_TRANSLATE_NOOP("Solver", "uniform")}},
                          QT_TRANSLATE_NOOP("Solver",
                                            "Which cells an offspring has from its second parent: "
                                            "those of a rectangle, or each by a coin."),
                          kCrossover),
        Parameter::choice(
            "refill", QT_TRANSLATE_NOOP("Solver", "Left-over pieces"), "best",
            {{"listed", QT_TRANSLATE_NOOP("Solver", "in the order of the list")},
             {"best", QT_TRANSLATE_NOOP("Solver", "where they match best")}},
            QT_TRANSLATE_NOOP("Solver", "Which of the pieces that a crossover displaces goes to "
                                        "which of the empty cells."),
            kCrossover),
        Parameter::real(
            "mutation-rate", QT_TRANSLATE_NOOP("Solver", "Mutation rate"), 0.1, 0.0, 1.0,
            QT_TRANSLATE_NOOP("Solver", "The share of offspring that are mutated."), kNiangTables),
    };
    for (const MutationText& mutation : kMutationTexts) {
        list.push_back(Parameter::real(mutation.id, mutation.name, mutation.weight, 0.0, 100.0,
                                       mutation.meaning, kMutation));
    }
    list.push_back(Parameter::boolean(
        "repair", QT_TRANSLATE_NOOP("Solver", "Repair deadlocks"), false,
        QT_TRANSLATE_NOOP("Solver", "Lay the mismatched pieces of the best boards anew when these "
                                    "no longer improve."),
        kRepair));
    list.push_back(
        Parameter::integer("repair-threshold", QT_TRANSLATE_NOOP("Solver", "Repair threshold"), 50,
                           1, 1'000'000,
                           QT_TRANSLATE_NOOP("Solver", "Without improvement for so long, the best "
                                                       "boards are tagged, and repaired the next "
                                                       "time."),
                           kRepairNumbers)
            .withUnit(QT_TRANSLATE_NOOP("Solver", "generations"))
            .onLogScale());
    list.push_back(
        Parameter::real("repair-lowering", QT_TRANSLATE_NOOP("Solver", "Lowering of the threshold"),
                        20.0, 0.0, 100.0,
                        QT_TRANSLATE_NOOP("Solver", "By how much the threshold falls when boards "
                                                    "are tagged."),
                        kRepairNumbers)
            .withUnit("%"));
    list.push_back(
        Parameter::integer("restart", QT_TRANSLATE_NOOP("Solver", "Restart"), 10, 0, 1'000'000,
                           QT_TRANSLATE_NOOP("Solver", "Without improvement for so long, all "
                                                       "boards begin anew; 0 for never."))
            .withUnit(QT_TRANSLATE_NOOP("Solver", "generations"))
            .onLogScale());
    // Small puzzles are solved just above where they freeze; below, boards are stuck.
    addPolishParameters(list, {PolishKind::Annealing, 4000, 1.8, 0.8},
                        QT_TRANSLATE_NOOP("Solver", "How offspring are improved before they join "
                                                    "the population. Not in the thesis."));
    list.push_back(Parameter::real(
        "polish-share", QT_TRANSLATE_NOOP("Solver", "Share with local search"), 1.0, 0.0, 1.0,
        QT_TRANSLATE_NOOP("Solver", "The share of offspring that local search improves.")));
    list.push_back(migrationParameter());
    return list;
}

namespace {

using Values = std::map<std::string, ParameterValue>;

/// What all tables have in common: tournament of 3 (section 5), and two mutations, "Region
/// Rot/Swap". Where the thesis is silent the values are ours. @param text comes first
Values published(const char* text) {
    Values values = presetValues(text);
    values.merge(presetValues(
        "population=200 generations=1000 elites=1 first-generation=random frame=free "
        "fitness=edges-areas selection=tournament tournament-size=3 ranking-pressure=1.5 "
        "crossover-rate=0.9 crossover=region refill=listed mutation-rate=0.1 rotate=0.0 swap=0.0 "
        "swap-rotate=0.0 rotate-region=1.0 swap-region=1.0 invert-region=0.0 invert-line=0.0 "
        "scramble=0.0 repair=false repair-threshold=50 repair-lowering=20.0 restart=0 polish=none "
        "polish-length=1000 polish-heat=0.5 polish-end-heat=0.0 polish-share=1.0 migration=25"));
    return values;
}

} // namespace

std::vector<Preset> geneticPresets() {
    return {
        {"table-1", QT_TRANSLATE_NOOP("Solver", "Niang, Table 1 (no elitism)"),
         QT_TRANSLATE_NOOP("Solver", "Niang 2010, Table 1"), published("generations=100 elites=0")},
        {"table-2", QT_TRANSLATE_NOOP("Solver", "Niang, Table 2 (high mutation rate)"),
         QT_TRANSLATE_NOOP("Solver", "Niang 2010, Table 2"),
         published("generations=100 mutation-rate=0.8")},
        {"table-3", QT_TRANSLATE_NOOP("Solver", "Niang, Table 3 (no mutation)"),
         QT_TRANSLATE_NOOP("Solver", "Niang 2010, Table 3"),
         published("generations=100 mutation-rate=0.0")},
        {"table-4", QT_TRANSLATE_NOOP("Solver", "Niang, Table 4 (no crossover)"),
         QT_TRANSLATE_NOOP("Solver", "Niang 2010, Table 4"),
         published("mutation-rate=1.0 crossover-rate=0.0")},
        {"table-5", QT_TRANSLATE_NOOP("Solver", "Niang, Table 5 (repair, 1,000 boards)"),
         QT_TRANSLATE_NOOP("Solver", "Niang 2010, Table 5"),
         published("population=1000 repair=true")},
        {"table-6", QT_TRANSLATE_NOOP("Solver", "Niang, Table 6 (repair, 500 boards)"),
         QT_TRANSLATE_NOOP("Solver", "Niang 2010, Table 6"),
         published("population=500 repair=true")},
        {"table-7", QT_TRANSLATE_NOOP("Solver", "Niang, Table 7 (uniform crossover)"),
         QT_TRANSLATE_NOOP("Solver", "Niang 2010, Table 7"),
         published("crossover=uniform fitness=edges")},
        {"table-8", QT_TRANSLATE_NOOP("Solver", "Niang, Table 8 (region exchange)"),
         QT_TRANSLATE_NOOP("Solver", "Niang 2010, Table 8"), published("fitness=edges")},
        // The screens of Appendix A name the operators; section 4.9's repair is on.
        {"table-9-4x4", QT_TRANSLATE_NOOP("Solver", "Niang, Table 9 (4×4)"),
         QT_TRANSLATE_NOOP("Solver", "Niang 2010, Table 9 and Figure 44"),
         published("population=500 generations=10000 repair=true swap-rotate=1.0 "
                   "rotate-region=0.0 swap-region=0.0")},
        {"table-9-5x5", QT_TRANSLATE_NOOP("Solver", "Niang, Table 9 (5×5)"),
         QT_TRANSLATE_NOOP("Solver", "Niang 2010, Table 9 and Figure 45"),
         published("generations=10000 repair=true rotate-region=1.0 swap-region=0.0")},
        {"table-9-6x6", QT_TRANSLATE_NOOP("Solver", "Niang, Table 9 (6×6)"),
         QT_TRANSLATE_NOOP("Solver", "Niang 2010, Table 9 and Figure 43"),
         published("generations=10000 repair=true rotate-region=1.0 swap-region=0.0")},
    };
}

std::vector<Preset> formerGeneticPresets() {
    return {{"memetic", QT_TRANSLATE_NOOP("Solver", "Memetic (strong)"), "",
             presetValues("population=20 refill=best fitness=edges tournament-size=2 "
                          "polish=annealing restart=10 polish-length=4000 polish-heat=1.8 "
                          "polish-end-heat=0.8")}};
}

} // namespace tessera
