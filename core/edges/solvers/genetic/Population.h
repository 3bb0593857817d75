// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/MovableCells.h"
#include "core/edges/solvers/genetic/Operators.h"
#include "core/edges/solvers/local/Descent.h"
#include "core/search/SearchContext.h"
#include "core/search/Solver.h"
#include "core/support/Packet.h"

#include <QCoreApplication>

#include <array>
#include <cstdint>
#include <optional>
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

/// How often an operator was used, and how often it made the offspring fitter.
struct OperatorCount {
    std::uint64_t used = 0;
    std::uint64_t improved = 0;
};

/// Makes offspring by crossover, mutation and local search, and counts the gains of each.
class Breeder {
public:
    /// All must outlive it. @param counter null if areas do not count
    Breeder(const CompiledPuzzle& pieces, const MovableCells& cells,
            const GeneticSettings& settings, const FitnessRule& rule, AreaCounter* counter);

    void breed(const Chromosome& first, const Chromosome& second, Chromosome& firstChild,
               Chromosome& secondChild, SearchContext& context);
    /// All pieces but the upper left one in random order. Not counted as a mutation.
    void scramble(Chromosome& member, Random& random);
    /// The board of the last step while the search is followed step by step; null between
    /// generations.
    [[nodiscard]] const Chromosome* shown() const { return m_shown; }
    /// Reports a step that changed this board.
    void tell(const Chromosome* board, SearchContext& context, SearchStep step,
              StepSize ends = StepSize::Fine);

    [[nodiscard]] const OperatorCount& crossovers() const { return m_crossovers; }
    [[nodiscard]] std::uint64_t mutated() const; ///< how many offspring
    /// Its counters and what its local search knows, for a PacketWriter or PacketReader.
    static void tell(auto& packet, auto& self) {
        packet(self.m_crossovers.used, self.m_crossovers.improved);
        for (auto& count : self.m_mutations)
            packet(count.used, count.improved);
        BoardPolisher::tell(packet, self.m_polisher);
    }
    [[nodiscard]] const OperatorCount& mutations(MutationKind kind) const {
        return m_mutations[asIndex(kind)];
    }

private:
    void cross(Chromosome& child, const Chromosome& donor, std::span<const Position> taken,
               SearchContext& context);
    void mutate(Chromosome& child, SearchContext& context);
    void polish(Chromosome& child, SearchContext& context);
    [[nodiscard]] std::vector<std::size_t> cellsOf(std::span<const Position> positions) const;
    [[nodiscard]] std::int64_t fitnessOf(const Chromosome& member) const {
        return m_rule.fitness(member.score(), member.badAreas());
    }

    const GeneticSettings& m_settings;
    const FitnessRule& m_rule;
    AreaCounter* m_counter;
    const MovableCells& m_cells;
    PaddedGrid m_grid;
    Crossover m_crossover;
    Mutation m_mutation;
    BoardPolisher m_polisher;
    std::vector<Placement> m_placements; ///< by position, for the polisher
    std::vector<Change> m_changes;
    OperatorCount m_crossovers;
    std::array<OperatorCount, kMutations> m_mutations{};
    const Chromosome* m_shown = nullptr;
};

/// If the frame is free, `problem`, `pieces` and `cells` belong to the puzzle without its frame.
struct GeneticProblem {
    const EdgeProblem& problem;
    const CompiledPuzzle& pieces;
    const MovableCells& cells;
    const CompiledPuzzle& framedPieces;
    const MovableCells& framedCells;
};

/// Algorithm 5 of Niang 2010 with elitism, the selection heuristic of 4.8 and, optionally, local
/// search.
class Population {
public:
    /// All must outlive it. @pre there is a movable cell
    Population(const GeneticProblem& problem, const GeneticSettings& settings);

    /// Makes the first generation, possibly incomplete. False if the search has to end.
    bool begin(SearchContext& context);
    /// Makes the next generation; false if the search has to end. @pre isComplete()
    bool nextGeneration(SearchContext& context);
    /// Replaces the worst member by a board from another island.
    void immigrate(std::span<const std::uint16_t> solution);

    /// @pre it is between two generations
    void save(PacketWriter& packet) const;
    /// Takes the place of begin(). @throws UserError if another population has been saved
    void load(PacketReader& packet);

    [[nodiscard]] bool isComplete() const { return m_complete; }
    [[nodiscard]] std::int64_t generation() const { return m_generation; }
    [[nodiscard]] std::span<const Chromosome> members() const { return m_members; }
    [[nodiscard]] std::span<const std::int64_t> fitness() const { return m_fitness; }
    [[nodiscard]] std::size_t fittest() const;
    [[nodiscard]] const FitnessRule& rule() const { return m_rule; }
    [[nodiscard]] const Breeder& breeder() const { return m_breeder; }
    [[nodiscard]] std::uint64_t repairs() const { return m_repaired; }
    [[nodiscard]] std::span<const Position> movable() const { return m_problem.cells.all(); }

private:
    static void tellNumbers(auto& packet, auto& self);
    [[nodiscard]] StartKind startOf(std::size_t index) const;
    [[nodiscard]] std::int64_t fitnessOf(const Chromosome& member) const {
        return m_rule.fitness(member.score(), member.badAreas());
    }
    void rotateAsListed();
    void offer(const Chromosome& member, SearchContext& context);
    void tagUnchanged(std::size_t child, std::size_t parent);
    void tagBest();
    /// Tags or repairs what is deadlocked. @return false if the search has to end
    bool watchDeadlocks(SearchContext& context);
    bool repairTagged(SearchContext& context);
    void repair(std::size_t member, SearchContext& context);

    GeneticProblem m_problem;
    GeneticSettings m_settings;
    FitnessRule m_rule;
    AreaCounter m_areas;
    AreaCounter* m_counter; ///< null if areas do not count
    Selection m_selection;
    Elitism m_elitism;
    Stagnation m_stagnation;
    Breeder m_breeder;
    Repair m_repair;
    std::optional<DeadlockWatch> m_watch;

    std::vector<Chromosome> m_members;
    std::vector<Chromosome> m_offspring;
    std::vector<std::int64_t> m_fitness;
    std::vector<std::int64_t> m_offspringFitness;
    std::vector<std::uint8_t> m_tags; ///< 1 for tagged members (Niang 2010, 4.8)
    std::vector<std::uint8_t> m_offspringTags;
    ScoredBoard m_board;
    std::vector<std::uint16_t> m_codes;
    std::int64_t m_generation = 0;
    std::uint64_t m_repaired = 0;
    bool m_complete = false;
};

/// The mean Hamming distance of a population: the share of the movable cells in which two of its
/// members differ, in piece or rotation, 0 to 1. Exact.
class DiversityMeter {
public:
    [[nodiscard]] double measure(std::span<const Chromosome> members,
                                 std::span<const Position> cells);

private:
    std::vector<std::uint32_t> m_counts; ///< by Placement::code()
};

/// Reports gauges, the spread, the fittest board and, if wanted, a sample of the boards.
void describe(const Population& population, DiversityMeter& diversity, SearchReport& report);

} // namespace tessera
