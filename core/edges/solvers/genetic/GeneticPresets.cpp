// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/genetic/GeneticSettings.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <string>

namespace tessera {

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
