// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/genetic/GeneticSettings.h"

#include "core/search/Islands.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <string>

namespace tessera {

namespace {

constexpr const char* kNiangTables = QT_TRANSLATE_NOOP("Solver", "Niang 2010, Tables 1 to 8");
constexpr const char* kSelection = QT_TRANSLATE_NOOP("Solver", "Niang 2010, section 4.4");
constexpr const char* kMutation = QT_TRANSLATE_NOOP("Solver", "Niang 2010, section 4.5");
constexpr const char* kCrossover = QT_TRANSLATE_NOOP("Solver", "Niang 2010, section 4.6");
constexpr const char* kFitness = QT_TRANSLATE_NOOP("Solver", "Niang 2010, section 4.7");
constexpr const char* kRepair = QT_TRANSLATE_NOOP("Solver", "Niang 2010, sections 4.8 and 4.9");
constexpr const char* kRepairNumbers =
    QT_TRANSLATE_NOOP("Solver", "Niang 2010, sections 4.8 and 4.9; the number is ours");

void addPopulation(std::vector<Parameter>& list) {
    list.push_back(Parameter::integer(
        "population", QT_TRANSLATE_NOOP("Solver", "Population"), 20, 2, 100000,
        QT_TRANSLATE_NOOP("Solver", "How many boards live at the same time."), kNiangTables));
    list.push_back(
        Parameter::integer(
            "generations", QT_TRANSLATE_NOOP("Solver", "Generations"), 0, 0, 1'000'000'000,
            QT_TRANSLATE_NOOP("Solver", "After so many it ends; 0 for no limit."), kNiangTables)
            .onLogScale());
    list.push_back(Parameter::integer(
        "elites", QT_TRANSLATE_NOOP("Solver", "Elitism"), 1, 0, 1000,
        QT_TRANSLATE_NOOP("Solver", "So many of the best replace the worst offspring; at most "
                                    "half the population."),
        kNiangTables));
    list.push_back(Parameter::choice(
        "first-generation", QT_TRANSLATE_NOOP("Solver", "First generation"), "random",
        {{"random", QT_TRANSLATE_NOOP("Solver", "random boards")},
         {"greedy", QT_TRANSLATE_NOOP("Solver", "greedy boards")},
         {"mixed", QT_TRANSLATE_NOOP("Solver", "half of each")}},
        QT_TRANSLATE_NOOP("Solver", "What it begins with, besides the search's start board."),
        QT_TRANSLATE_NOOP("Solver", "Niang 2010, section 3")));
    list.push_back(Parameter::choice(
        "frame", QT_TRANSLATE_NOOP("Solver", "Frame"), "enforced",
        {{"enforced", QT_TRANSLATE_NOOP("Solver", "always respected")},
         {"free", QT_TRANSLATE_NOOP("Solver", "pieces may lie anywhere")}},
        QT_TRANSLATE_NOOP("Solver", "Whether pieces of the border keep to the border, grey "
                                    "outwards. The thesis does not say; its presets let them "
                                    "lie anywhere."),
        kFitness));
    list.push_back(Parameter::choice(
        "fitness", QT_TRANSLATE_NOOP("Solver", "Fitness"), "edges",
        {{"edges-areas", QT_TRANSLATE_NOOP("Solver", "edges and 2×2 areas")},
         {"edges", QT_TRANSLATE_NOOP("Solver", "edges")}},
        QT_TRANSLATE_NOOP("Solver", "What makes a board fit: matched edges, or also 2×2 areas "
                                    "without a mismatch."),
        kFitness));
}

void addSelection(std::vector<Parameter>& list) {
    list.push_back(Parameter::choice(
        "selection", QT_TRANSLATE_NOOP("Solver", "Selection"), "tournament",
        {{"tournament", QT_TRANSLATE_NOOP("Solver", "tournament")},
         {"ranking", QT_TRANSLATE_NOOP("Solver", "linear ranking")},
         {"roulette", QT_TRANSLATE_NOOP("Solver", "roulette wheel")}},
        QT_TRANSLATE_NOOP("Solver", "How parents are chosen by their fitness."), kSelection));
    list.push_back(Parameter::integer(
        "tournament-size", QT_TRANSLATE_NOOP("Solver", "Tournament size k"), 2, 1, 1000,
        QT_TRANSLATE_NOOP("Solver", "The best of so many random boards becomes a parent."),
        kSelection));
    list.push_back(Parameter::real(
        "ranking-pressure", QT_TRANSLATE_NOOP("Solver", "Ranking pressure s"), 1.5, 1.0, 2.0,
        QT_TRANSLATE_NOOP("Solver", "How many offspring the best board may expect."), kSelection));
}

void addOperators(std::vector<Parameter>& list) {
    list.push_back(Parameter::real(
        "crossover-rate", QT_TRANSLATE_NOOP("Solver", "Crossover rate"), 0.9, 0.0, 1.0,
        QT_TRANSLATE_NOOP("Solver", "The share of pairs of parents that are crossed."),
        kNiangTables));
    list.push_back(Parameter::choice(
        "crossover", QT_TRANSLATE_NOOP("Solver", "Crossover"), "region",
        {{"region", QT_TRANSLATE_NOOP("Solver", "region exchange")},
         {"uniform", QT_TRANSLATE_NOOP("Solver", "uniform")}},
        QT_TRANSLATE_NOOP("Solver", "Which cells an offspring has from its second parent: those "
                                    "of a rectangle, or each by a coin."),
        kCrossover));
    list.push_back(Parameter::choice(
        "refill", QT_TRANSLATE_NOOP("Solver", "Left-over pieces"), "best",
        {{"listed", QT_TRANSLATE_NOOP("Solver", "in the order of the list")},
         {"best", QT_TRANSLATE_NOOP("Solver", "where they match best")}},
        QT_TRANSLATE_NOOP("Solver", "Which of the pieces that a crossover displaces goes to which "
                                    "of the empty cells."),
        kCrossover));
    list.push_back(Parameter::real(
        "mutation-rate", QT_TRANSLATE_NOOP("Solver", "Mutation rate"), 0.1, 0.0, 1.0,
        QT_TRANSLATE_NOOP("Solver", "The share of offspring that are mutated."), kNiangTables));
}

void addMutation(std::vector<Parameter>& list, const char* id, const char* name, double weight,
                 const char* meaning) {
    list.push_back(Parameter::real(id, name, weight, 0.0, 100.0, meaning, kMutation));
}

void addMutations(std::vector<Parameter>& list) {
    addMutation(list, "rotate", QT_TRANSLATE_NOOP("Solver", "Weight of rotate"), 0.0,
                QT_TRANSLATE_NOOP("Solver", "Mutation: a quarter turn of one piece."));
    addMutation(list, "swap", QT_TRANSLATE_NOOP("Solver", "Weight of swap"), 0.0,
                QT_TRANSLATE_NOOP("Solver", "Mutation: two pieces are exchanged."));
    addMutation(list, "swap-rotate", QT_TRANSLATE_NOOP("Solver", "Weight of swap & rotate"), 0.0,
                QT_TRANSLATE_NOOP("Solver", "Mutation: two pieces are exchanged and turned."));
    addMutation(list, "rotate-region", QT_TRANSLATE_NOOP("Solver", "Weight of rotate region"), 1.0,
                QT_TRANSLATE_NOOP("Solver", "Mutation: a square region is turned."));
    addMutation(list, "swap-region", QT_TRANSLATE_NOOP("Solver", "Weight of swap region"), 1.0,
                QT_TRANSLATE_NOOP("Solver", "Mutation: regions of the board's two halves are "
                                            "exchanged."));
    addMutation(list, "invert-region", QT_TRANSLATE_NOOP("Solver", "Weight of invert region"), 0.0,
                QT_TRANSLATE_NOOP("Solver", "Mutation: the pieces of a region in reverse order."));
    addMutation(list, "invert-line", QT_TRANSLATE_NOOP("Solver", "Weight of invert row or column"),
                0.0, QT_TRANSLATE_NOOP("Solver", "Mutation: a row or a column in reverse order."));
    addMutation(list, "scramble", QT_TRANSLATE_NOOP("Solver", "Weight of scramble"), 0.0,
                QT_TRANSLATE_NOOP("Solver", "Mutation: all pieces but the upper left one in random "
                                            "order."));
}

void addRepair(std::vector<Parameter>& list) {
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
}

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
      selection(values.option<SelectionKind>("selection")),
      pressure(values.real("ranking-pressure")),
      contestants(static_cast<int>(values.integer("tournament-size"))),
      crossover(values.option<CrossoverKind>("crossover")), refill(values.option<Refill>("refill")),
      mutations(mutationWeights(values)), constraints(values.option<Constraints>("fitness")),
      frame(values.option<FrameRule>("frame")),
      first(values.option<FirstGeneration>("first-generation")), repairs(values.boolean("repair")),
      repairThreshold(static_cast<int>(values.integer("repair-threshold"))),
      repairLowering(values.real("repair-lowering") / 100.0),
      restartAfter(static_cast<int>(values.integer("restart"))), polish(values),
      polishShare(values.real("polish-share")) {}

std::vector<Parameter> geneticParameters() {
    std::vector<Parameter> list;
    addPopulation(list);
    addSelection(list);
    addOperators(list);
    addMutations(list);
    addRepair(list);
    list.push_back(
        Parameter::integer("restart", QT_TRANSLATE_NOOP("Solver", "Restart"), 10, 0, 1'000'000,
                           QT_TRANSLATE_NOOP("Solver", "Without improvement for so long, all "
                                                       "boards begin anew; 0 for never."))
            .withUnit(QT_TRANSLATE_NOOP("Solver", "generations"))
            .onLogScale());
    // Small puzzles are solved just above where they freeze, where a solution grows out of the
    // disorder at once when a part of it is there; below, boards are stuck.
    PolishSettings polish;
    polish.kind = PolishKind::Annealing;
    polish.moves = 4000;
    polish.heat = 1.8;
    polish.endHeat = 0.8;
    addPolishParameters(list, polish,
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

/// What all tables have in common: tournament of 3 (section 5), and two mutations,
/// "Region Rot/Swap". Where the thesis is silent the values are ours: tiles may lie
/// anywhere, left-over pieces are taken as listed, the numbers of the repair.
/// @param more comes first
Values published(std::int64_t generations, std::int64_t population, Values more) {
    more.insert({
        {"population", population},
        {"generations", generations},
        {"elites", std::int64_t{1}},
        {"first-generation", std::string("random")},
        {"frame", std::string("free")},
        {"fitness", std::string("edges-areas")},
        {"selection", std::string("tournament")},
        {"tournament-size", std::int64_t{3}},
        {"ranking-pressure", 1.5},
        {"crossover-rate", 0.9},
        {"crossover", std::string("region")},
        {"refill", std::string("listed")},
        {"mutation-rate", 0.1},
        {"rotate", 0.0},
        {"swap", 0.0},
        {"swap-rotate", 0.0},
        {"rotate-region", 1.0},
        {"swap-region", 1.0},
        {"invert-region", 0.0},
        {"invert-line", 0.0},
        {"scramble", 0.0},
        {"repair", false},
        {"repair-threshold", std::int64_t{50}},
        {"repair-lowering", 20.0},
        {"restart", std::int64_t{0}},
        {"polish", std::string("none")},
        {"polish-length", std::int64_t{1000}},
        {"polish-heat", 0.5},
        {"polish-end-heat", 0.0},
        {"polish-share", 1.0},
        {"migration", std::int64_t{25}},
    });
    return more;
}

/// One mutation alone.
Values onlyMutation(const char* id, Values more) {
    more.insert({{"rotate-region", 0.0}, {"swap-region", 0.0}});
    more[id] = 1.0;
    return more;
}

std::vector<Preset> tables() {
    const std::string edges = "edges";
    return {
        {"table-1", QT_TRANSLATE_NOOP("Solver", "Niang, Table 1 (no elitism)"),
         QT_TRANSLATE_NOOP("Solver", "Niang 2010, Table 1"),
         published(100, 200, {{"elites", std::int64_t{0}}})},
        {"table-2", QT_TRANSLATE_NOOP("Solver", "Niang, Table 2 (high mutation rate)"),
         QT_TRANSLATE_NOOP("Solver", "Niang 2010, Table 2"),
         published(100, 200, {{"mutation-rate", 0.8}})},
        {"table-3", QT_TRANSLATE_NOOP("Solver", "Niang, Table 3 (no mutation)"),
         QT_TRANSLATE_NOOP("Solver", "Niang 2010, Table 3"),
         published(100, 200, {{"mutation-rate", 0.0}})},
        {"table-4", QT_TRANSLATE_NOOP("Solver", "Niang, Table 4 (no crossover)"),
         QT_TRANSLATE_NOOP("Solver", "Niang 2010, Table 4"),
         published(1000, 200, {{"mutation-rate", 1.0}, {"crossover-rate", 0.0}})},
        {"table-5", QT_TRANSLATE_NOOP("Solver", "Niang, Table 5 (repair, 1,000 boards)"),
         QT_TRANSLATE_NOOP("Solver", "Niang 2010, Table 5"),
         published(1000, 1000, {{"repair", true}})},
        {"table-6", QT_TRANSLATE_NOOP("Solver", "Niang, Table 6 (repair, 500 boards)"),
         QT_TRANSLATE_NOOP("Solver", "Niang 2010, Table 6"),
         published(1000, 500, {{"repair", true}})},
        {"table-7", QT_TRANSLATE_NOOP("Solver", "Niang, Table 7 (uniform crossover)"),
         QT_TRANSLATE_NOOP("Solver", "Niang 2010, Table 7"),
         published(1000, 200, {{"crossover", std::string("uniform")}, {"fitness", edges}})},
        {"table-8", QT_TRANSLATE_NOOP("Solver", "Niang, Table 8 (region exchange)"),
         QT_TRANSLATE_NOOP("Solver", "Niang 2010, Table 8"),
         published(1000, 200, {{"fitness", edges}})},
    };
}

/// The screens of Appendix A name the operators; section 4.9's repair is on.
std::vector<Preset> runsOfTable9() {
    const Values repaired{{"repair", true}};
    return {
        {"table-9-4x4", QT_TRANSLATE_NOOP("Solver", "Niang, Table 9 (4×4)"),
         QT_TRANSLATE_NOOP("Solver", "Niang 2010, Table 9 and Figure 44"),
         published(10000, 500, onlyMutation("swap-rotate", repaired))},
        {"table-9-5x5", QT_TRANSLATE_NOOP("Solver", "Niang, Table 9 (5×5)"),
         QT_TRANSLATE_NOOP("Solver", "Niang 2010, Table 9 and Figure 45"),
         published(10000, 200, onlyMutation("rotate-region", repaired))},
        {"table-9-6x6", QT_TRANSLATE_NOOP("Solver", "Niang, Table 9 (6×6)"),
         QT_TRANSLATE_NOOP("Solver", "Niang 2010, Table 9 and Figure 43"),
         published(10000, 200, onlyMutation("rotate-region", repaired))},
    };
}

} // namespace

std::vector<Preset> geneticPresets() {
    std::vector<Preset> presets = tables();
    std::ranges::move(runsOfTable9(), std::back_inserter(presets));
    return presets;
}

std::vector<Preset> formerGeneticPresets() {
    return {{"memetic",
             QT_TRANSLATE_NOOP("Solver", "Memetic (strong)"),
             "",
             {{"population", std::int64_t{20}},
              {"refill", std::string("best")},
              {"fitness", std::string("edges")},
              {"tournament-size", std::int64_t{2}},
              {"polish", std::string("annealing")},
              {"restart", std::int64_t{10}},
              {"polish-length", std::int64_t{4000}},
              {"polish-heat", 1.8},
              {"polish-end-heat", 0.8}}}};
}

} // namespace tessera
