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
    int population;           ///< μ, also the number of offspring per generation
    std::int64_t generations; ///< 0: no limit
    int elites;
    double crossoverRate; ///< of the pairs of parents
    double mutationRate;  ///< of the offspring
    SelectionKind selection;
    double pressure; ///< s of linear ranking
    int contestants; ///< k of the tournament
    bool replacement;
    CrossoverKind crossover;
    Refill refill;
    MutationWeights mutations;
    Constraints constraints;
    ConstraintWeights weights;
    FrameRule frame;
    FirstGeneration first;
    FirstRotations firstRotations;
    bool repairs;
    RepairKind repairKind;
    int repairThreshold;          ///< generations
    double repairLowering;        ///< %
    int restartAfter;             ///< generations without improvement; 0: never
    PolishSettings polish;        ///< of offspring
    double polishShare;
    std::uint64_t migration; ///< see IslandPace

    [[nodiscard]] static ParameterTable<GeneticSettings> table();
    /// By MutationKind.
    [[nodiscard]] static std::span<const MutationText, kMutations> mutationTexts();
    /// Tables 1 to 8 of Niang 2010 and the runs of Table 9. Each sets every parameter.
    [[nodiscard]] static std::vector<Preset> presets();
    /// The earlier preset that the defaults replace.
    [[nodiscard]] static std::vector<Preset> formerPresets();
};

} // namespace tessera
