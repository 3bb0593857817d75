// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/solvers/genetic/Operators.h"
#include "core/edges/solvers/local/Descent.h"
#include "core/search/Solver.h"

#include <QCoreApplication>

#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

/// The name of a mutation and the default of its weight. Untranslated.
struct MutationText {
    const char* id;
    const char* name; ///< of its weight
    double weight;
    const char* meaning;
    const char* improved; ///< the gauge that counts its improvements
};

enum class FirstGeneration : std::uint8_t { Random, Greedy, Mixed };

/// How the pieces of the random boards among them are rotated.
enum class FirstRotations : std::uint8_t {
    Random,
    Listed, ///< as in the list of pieces, or the next rotation that the cell allows
};

/// Whether pieces keep to the cells of their kind, grey at the frame.
enum class FrameRule : std::uint8_t {
    Enforced,
    Kinds, ///< on cells of their kind, in any rotation
    Free,  ///< any tile anywhere in any rotation
};

/// The parameters of a genetic algorithm (Niang 2010, chapters 4 and 6).
struct GeneticSettings {
    Q_DECLARE_TR_FUNCTIONS(Solver)

public:
    int population = 200;         ///< μ, also the number of offspring per generation
    std::int64_t generations = 0; ///< 0: no limit
    int elites = 1;
    double crossoverRate = 0.9; ///< of the pairs of parents
    double mutationRate = 0.1;  ///< of the offspring
    SelectionKind selection = SelectionKind::Tournament;
    double pressure = 1.5; ///< s of linear ranking
    int contestants = 3;   ///< k of the tournament
    bool replacement = true;
    CrossoverKind crossover = CrossoverKind::RegionExchange;
    Refill refill = Refill::Listed;
    MutationWeights mutations{};
    Constraints constraints = Constraints::EdgesAndAreas;
    ConstraintWeights weights{};
    FrameRule frame = FrameRule::Enforced;
    FirstGeneration first = FirstGeneration::Random;
    FirstRotations firstRotations = FirstRotations::Random;
    bool repairs = false;
    RepairKind repairKind = RepairKind::Place;
    int repairThreshold = 50;     ///< generations
    double repairLowering = 20.0; ///< %
    int restartAfter = 0;         ///< generations without improvement; 0: never
    PolishSettings polish;        ///< of offspring
    double polishShare = 1.0;
    std::uint64_t migration = 0; ///< see IslandPace

    [[nodiscard]] static ParameterTable<GeneticSettings> table();
    /// By MutationKind.
    [[nodiscard]] static std::span<const MutationText, kMutations> mutationTexts();
    /// Tables 1 to 8 of Niang 2010 and the runs of Table 9. Each sets every parameter.
    [[nodiscard]] static std::vector<Preset> presets();
    /// The earlier preset that the defaults replace.
    [[nodiscard]] static std::vector<Preset> formerPresets();
};

} // namespace tessera
