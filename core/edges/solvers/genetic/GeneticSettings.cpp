// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/genetic/Population.h"
#include "core/search/Islands.h"

#include <array>
#include <string>

namespace tessera {

namespace {

using Values = std::map<std::string, ParameterValue>;

/// Common to all tables: tournament of 3 (section 5), and two mutations, "Region Rot/Swap". Where
/// the thesis is silent the values are ours. @param text comes first
Values published(const char* text) {
    Values values = presetValues(text);
    values.merge(presetValues(
        "population=200 generations=1000 elites=1 first-generation=random first-rotations=random "
        "frame=free fitness=edges-areas edge-weight=1 area-weight=1 selection=tournament "
        "tournament-size=3 tournament-replacement=true ranking-pressure=1.5 "
        "crossover-rate=0.9 crossover=region refill=listed mutation-rate=0.1 rotate=0.0 swap=0.0 "
        "swap-rotate=0.0 rotate-region=1.0 swap-region=1.0 invert-region=0.0 invert-line=0.0 "
        "scramble=0.0 repair=false repair-by=placing repair-threshold=50 repair-lowering=20.0 "
        "restart=0 polish=none "
        "polish-length=1000 polish-heat=0.5 polish-end-heat=0.0 polish-share=1.0 migration=25"));
    return values;
}

} // namespace

std::span<const MutationText, kMutations> GeneticSettings::mutationTexts() {
    static constexpr std::array<MutationText, kMutations> texts{{
        {"rotate", QT_TR_NOOP("Weight of rotate"), 0.0,
         QT_TR_NOOP("Mutation: a quarter turn of one piece."), QT_TR_NOOP("Improved by rotate")},
        {"swap", QT_TR_NOOP("Weight of swap"), 0.0, QT_TR_NOOP("Mutation: two pieces are swapped."),
         QT_TR_NOOP("Improved by swap")},
        {"swap-rotate", QT_TR_NOOP("Weight of swap & rotate"), 0.0,
         QT_TR_NOOP("Mutation: two pieces are swapped and rotated."),
         QT_TR_NOOP("Improved by swap & rotate")},
        {"rotate-region", QT_TR_NOOP("Weight of rotate region"), 1.0,
         QT_TR_NOOP("Mutation: a square region is rotated."),
         QT_TR_NOOP("Improved by rotate region")},
        {"swap-region", QT_TR_NOOP("Weight of swap region"), 1.0,
         QT_TR_NOOP("Mutation: regions in the two halves of the board are swapped."),
         QT_TR_NOOP("Improved by swap region")},
        {"invert-region", QT_TR_NOOP("Weight of invert region"), 0.0,
         QT_TR_NOOP("Mutation: the pieces of a region in reverse order."),
         QT_TR_NOOP("Improved by invert region")},
        {"invert-line", QT_TR_NOOP("Weight of invert row or column"), 0.0,
         QT_TR_NOOP("Mutation: a row or a column in reverse order."),
         QT_TR_NOOP("Improved by invert row or column")},
        {"scramble", QT_TR_NOOP("Weight of scramble"), 0.0,
         QT_TR_NOOP("Mutation: all pieces but the upper left one in random order."),
         QT_TR_NOOP("Improved by scramble")},
    }};
    return texts;
}

ParameterTable<GeneticSettings> GeneticSettings::table() {
    using Settings = GeneticSettings;
    using Row = ParameterRow<Settings>;
    constexpr const char* tables = QT_TR_NOOP("Niang 2010, Tables 1 to 8");
    constexpr const char* selecting = QT_TR_NOOP("Niang 2010, section 4.4");
    constexpr const char* mutating = QT_TR_NOOP("Niang 2010, section 4.5");
    constexpr const char* crossing = QT_TR_NOOP("Niang 2010, section 4.6");
    constexpr const char* fitness = QT_TR_NOOP("Niang 2010, section 4.7");
    constexpr const char* weighing = QT_TR_NOOP("Niang 2010, section 4.1");
    constexpr const char* repairing = QT_TR_NOOP("Niang 2010, sections 4.8 and 4.9");
    constexpr const char* repairNumbers =
        QT_TR_NOOP("Niang 2010, sections 4.8 and 4.9; the number is ours");
    ParameterTable<Settings> table{
        Row(&Settings::population, "population", QT_TR_NOOP("Population"), 20, 2, 100000,
            QT_TR_NOOP("How many boards the population has."), tables),
        Row(&Settings::generations, "generations", QT_TR_NOOP("Generations"), 0, 0, 1'000'000'000,
            QT_TR_NOOP("Stop after this many generations; 0 for no limit."), tables,
            {.logarithmic = true}),
        Row(&Settings::elites, "elites", QT_TR_NOOP("Elitism"), 1, 0, 1000,
            QT_TR_NOOP("This many of the best boards replace the worst offspring; at most half the "
                       "population."),
            tables),
        Row(&Settings::first, "first-generation", QT_TR_NOOP("First generation"), "random",
            {{"random", QT_TR_NOOP("random boards")},
             {"greedy", QT_TR_NOOP("greedy boards")},
             {"mixed", QT_TR_NOOP("half of each")}},
            QT_TR_NOOP("What the population starts with, besides the start board of the search."),
            QT_TR_NOOP("Niang 2010, section 3")),
        Row(&Settings::firstRotations, "first-rotations", QT_TR_NOOP("First rotations"), "random",
            {{"random", QT_TR_NOOP("random")}, {"listed", QT_TR_NOOP("as in the piece list")}},
            QT_TR_NOOP("How the pieces of random boards are rotated. “As in the piece list” helps "
                       "when the list shows them as the solution does."),
            QT_TR_NOOP("Niang 2010, Figure 43")),
        Row(&Settings::frame, "frame", QT_TR_NOOP("Frame"), "enforced",
            {{"enforced", QT_TR_NOOP("always respected")},
             {"kinds", QT_TR_NOOP("pieces keep to corners, sides or inside, in any rotation")},
             {"free", QT_TR_NOOP("pieces may be anywhere")}},
            QT_TR_NOOP("Whether border pieces stay on the border with grey outwards, as the rules "
                       "ask. The presets of Tables 1 to 8 allow them anywhere; the thesis does not "
                       "say."),
            fitness),
        Row(&Settings::constraints, "fitness", QT_TR_NOOP("Fitness"), "edges",
            {{"edges-areas", QT_TR_NOOP("edges and 2×2 areas")}, {"edges", QT_TR_NOOP("edges")}},
            QT_TR_NOOP(
                "What raises the fitness: matched edges, or also 2×2 areas without a mismatch."),
            fitness),
        Row([](Settings& settings) -> int& { return settings.weights.edges; }, "edge-weight",
            QT_TR_NOOP("Weight of edges"), 1, 1, 100,
            QT_TR_NOOP("How much edges count in the fitness if 2×2 areas count too."), weighing),
        Row([](Settings& settings) -> int& { return settings.weights.areas; }, "area-weight",
            QT_TR_NOOP("Weight of 2×2 areas"), 1, 0, 100,
            QT_TR_NOOP("How much 2×2 areas count in the fitness."), weighing),
        Row(&Settings::selection, "selection", QT_TR_NOOP("Selection"), "tournament",
            {{"tournament", QT_TR_NOOP("tournament")},
             {"ranking", QT_TR_NOOP("linear ranking")},
             {"roulette", QT_TR_NOOP("roulette wheel")}},
            QT_TR_NOOP("How parents are chosen by their fitness."), selecting),
        Row(&Settings::contestants, "tournament-size", QT_TR_NOOP("Tournament size k"), 2, 1, 1000,
            QT_TR_NOOP("The best of this many random boards becomes a parent."), selecting),
        Row(&Settings::replacement, "tournament-replacement", QT_TR_NOOP("Repeated draws"), true,
            QT_TR_NOOP("Whether a tournament may draw the same board twice."),
            QT_TR_NOOP("Niang 2010, Algorithm 6")),
        Row(&Settings::pressure, "ranking-pressure", QT_TR_NOOP("Ranking pressure s"), 1.5, 1, 2,
            QT_TR_NOOP("The expected number of offspring of the best board."), selecting),
        Row(&Settings::crossoverRate, "crossover-rate", QT_TR_NOOP("Crossover rate"), 0.9, 0, 1,
            QT_TR_NOOP("The share of pairs of parents that are crossed."), tables),
        Row(&Settings::crossover, "crossover", QT_TR_NOOP("Crossover"), "region",
            {{"region", QT_TR_NOOP("region exchange")}, {"uniform", QT_TR_NOOP("uniform")}},
            QT_TR_NOOP("Which cells an offspring takes from its second parent: a rectangle, or "
                       "each cell by a coin toss."),
            crossing),
        Row(&Settings::refill, "refill", QT_TR_NOOP("Left-over pieces"), "best",
            {{"listed", QT_TR_NOOP("in the order of the list")},
             {"best", QT_TR_NOOP("where they match best")}},
            QT_TR_NOOP("How the pieces that a crossover displaces fill the empty cells."),
            crossing),
        Row(&Settings::mutationRate, "mutation-rate", QT_TR_NOOP("Mutation rate"), 0.1, 0, 1,
            QT_TR_NOOP("The share of offspring that are mutated."), tables),
    };
    for (std::size_t kind = 0; kind < kMutations; ++kind) {
        const MutationText& mutation = mutationTexts()[kind];
        const auto weight = [kind](Settings& settings) -> double& {
            return settings.mutations[kind];
        };
        table.add({Row(weight, mutation.id, mutation.name, mutation.weight, 0, 100,
                       mutation.meaning, mutating)});
    }
    table.add({
        Row(&Settings::repairs, "repair", QT_TR_NOOP("Repair deadlocks"), false,
            QT_TR_NOOP("Rearrange the mismatched pieces of the best boards when these boards stop "
                       "improving."),
            repairing),
        Row(&Settings::repairKind, "repair-by", QT_TR_NOOP("Repair by"), "placing",
            {{"placing", QT_TR_NOOP("placing pieces again")},
             {"turning", QT_TR_NOOP("the same, but rotating border pieces")},
             {"scrambling", QT_TR_NOOP("scrambling all pieces")}},
            QT_TR_NOOP("What a repair does. A border piece with grey inwards is placed again or "
                       "only rotated."),
            QT_TR_NOOP("Niang 2010, sections 4.5.8 and 4.9")),
        Row(&Settings::repairThreshold, "repair-threshold", QT_TR_NOOP("Repair threshold"), 50, 1,
            1'000'000,
            QT_TR_NOOP("After this long without improvement the best boards are tagged; the next "
                       "time they are repaired."),
            repairNumbers, {.unit = QT_TR_NOOP("generations"), .logarithmic = true}),
        Row(&Settings::repairLowering, "repair-lowering", QT_TR_NOOP("Lowering of the threshold"),
            20, 0, 100, QT_TR_NOOP("How much the threshold falls when boards are tagged."),
            repairNumbers, {.unit = "%"}),
        Row(&Settings::restartAfter, "restart", QT_TR_NOOP("Restart"), 10, 0, 1'000'000,
            QT_TR_NOOP("Restart all boards after this long without improvement; 0 for never."), "",
            {.unit = QT_TR_NOOP("generations"), .logarithmic = true}),
    });
    // Small puzzles are solved just above the temperature at which they freeze; below it, boards
    // are stuck.
    table.add(
        &Settings::polish,
        PolishSettings::table(
            4000, 1.8, 0.8,
            QT_TR_NOOP(
                "How offspring are improved before they join the population. Not in the thesis.")));
    table.add({
        Row(&Settings::polishShare, "polish-share", QT_TR_NOOP("Share with local search"), 1, 0, 1,
            QT_TR_NOOP("The share of offspring that local search improves.")),
        Row(&Settings::migration, migrationParameter()),
    });
    return table;
}

std::vector<Preset> GeneticSettings::presets() {
    return {
        {"table-1", QT_TR_NOOP("Niang, Table 1 (no elitism)"), QT_TR_NOOP("Niang 2010, Table 1"),
         published("generations=100 elites=0")},
        {"table-2", QT_TR_NOOP("Niang, Table 2 (high mutation rate)"),
         QT_TR_NOOP("Niang 2010, Table 2"), published("generations=100 mutation-rate=0.8")},
        {"table-3", QT_TR_NOOP("Niang, Table 3 (no mutation)"), QT_TR_NOOP("Niang 2010, Table 3"),
         published("generations=100 mutation-rate=0.0")},
        {"table-4", QT_TR_NOOP("Niang, Table 4 (no crossover)"), QT_TR_NOOP("Niang 2010, Table 4"),
         published("mutation-rate=1.0 crossover-rate=0.0")},
        {"table-5", QT_TR_NOOP("Niang, Table 5 (repair, 1,000 boards)"),
         QT_TR_NOOP("Niang 2010, Table 5"), published("population=1000 repair=true")},
        {"table-6", QT_TR_NOOP("Niang, Table 6 (repair, 500 boards)"),
         QT_TR_NOOP("Niang 2010, Table 6"), published("population=500 repair=true")},
        {"table-7", QT_TR_NOOP("Niang, Table 7 (uniform crossover)"),
         QT_TR_NOOP("Niang 2010, Table 7"), published("crossover=uniform fitness=edges")},
        {"table-8", QT_TR_NOOP("Niang, Table 8 (region exchange)"),
         QT_TR_NOOP("Niang 2010, Table 8"), published("fitness=edges")},
        // The screens of Appendix A name one operator each; the thesis combines several (4.5), and
        // those that solve most are here. One generation before each solution they
        // show a whole population mutated and a border tile rotated in place. So the frame is kept,
        // the repair of 4.9 starts as soon as nothing improves, and a stuck population restarts. No
        // piece of the solved 6×6 is rotated, so his list had its rotations.
        {"table-9-4x4", QT_TR_NOOP("Niang, Table 9 (4×4)"),
         QT_TR_NOOP("Niang 2010, Table 9 and Figure 44"),
         published("population=500 generations=10000 frame=enforced repair=true "
                   "repair-threshold=1 restart=40 swap-rotate=1.0 rotate-region=0.0 "
                   "swap-region=0.0")},
        {"table-9-5x5", QT_TR_NOOP("Niang, Table 9 (5×5)"),
         QT_TR_NOOP("Niang 2010, Table 9 and Figure 45"),
         published("generations=10000 frame=enforced repair=true repair-threshold=1 restart=20 "
                   "swap-rotate=1.0 rotate-region=1.0 swap-region=0.0")},
        {"table-9-6x6", QT_TR_NOOP("Niang, Table 9 (6×6)"),
         QT_TR_NOOP("Niang 2010, Table 9 and Figure 43"),
         published("generations=10000 first-rotations=listed frame=kinds repair=true "
                   "repair-by=turning repair-threshold=1 restart=25 rotate-region=0.0 "
                   "swap=1.0")},
        {"munoz-2009", QT_TR_NOOP("After Muñoz et al. 2009"),
         QT_TR_NOOP("Muñoz et al. 2009, as retold by Niang 2010 and Söderlind 2010: region "
                    "exchange, rotated and swapped regions, swapped and rotated pieces, matched "
                    "edges as fitness. The numbers are ours."),
         published("generations=0 frame=enforced fitness=edges rotate=1.0 swap=1.0")},
        {"large-boards", QT_TR_NOOP("For large boards"),
         QT_TR_NOOP("ours, tuned on boards from 8×8 to 12×12"),
         presetValues("population=24 tournament-size=8 crossover-rate=0.05 mutation-rate=0.55 "
                      "rotate-region=10.0 polish-length=12000 polish-heat=0.6 "
                      "polish-end-heat=0.2 restart=50")},
    };
}

std::vector<Preset> GeneticSettings::formerPresets() {
    return {
        {"memetic", QT_TR_NOOP("Memetic (strong)"), "",
         presetValues("population=20 refill=best fitness=edges tournament-size=2 polish=annealing "
                      "restart=10 polish-length=4000 polish-heat=1.8 polish-end-heat=0.8")}};
}

} // namespace tessera
