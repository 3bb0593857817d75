// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/Statistics.h"
#include "core/search/Solver.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <map>
#include <vector>

namespace tessera {

/// Scores of configurations: one row an instance, one column a configuration; high is good.
using ScoreTable = Blocks;

/// Which configurations a race drops.
enum class RaceTest : std::uint8_t {
    Friedman, ///< F-Race (Birattari et al. 2002): Friedman, then t on rank sums (Conover 1999)
    TTest,    ///< paired t-tests on scores, without correction as in irace
};

/// Which columns are worse than the best one at that level. The best has the lowest rank sum or,
/// for t-tests, the highest mean. Never drops the best.
[[nodiscard]] std::vector<bool> droppedByRace(const ScoreTable& scores, RaceTest test,
                                              double level);

/// A parameter to tune, and where its values may lie within its declared range.
struct TunedParameter {
    Parameter declared;
    double minimum = 0; ///< of a range
    double maximum = 0;
    std::vector<ParameterValue> values; ///< of a list; empty for a range

    [[nodiscard]] bool isRange() const { return values.empty(); }
    [[nodiscard]] bool allows(const ParameterValue& value) const;
    /// Whether values are drawn in factors: as declared, or from a range of more than a thousand.
    [[nodiscard]] bool isLogarithmic() const;
};

/// "cooling", "cooling=0.9..0.999", "cooling=0.9,0.99" or "count=coins,poisson": a parameter of a
/// method with its declared range or part of it. @throws UserError that names what is wrong
[[nodiscard]] TunedParameter tunedParameter(const SolverInfo& method, const QString& text);

struct TuningSettings {
    std::uint64_t trials = 1000; ///< runs altogether
    std::size_t instances = 1;   ///< how many there are: puzzles × seeds
    std::size_t firstTest = 5;   ///< instances before the first elimination
    RaceTest test = RaceTest::Friedman;
    double level = 0.05; ///< of the tests
    std::uint64_t seed = 1;
};

/// A run to make.
struct TuningTrial {
    ParameterValues values;
    std::size_t instance = 0;
};
/// Makes runs, in any order, and returns their scores in the order given; high is good. May return
/// fewer to end the tuning.
using TrialRunner = std::function<std::vector<double>(const std::vector<TuningTrial>&)>;

struct TunedConfiguration {
    int id = 0; ///< 0: the values that the tuning began with
    ParameterValues values;
    std::map<std::size_t, double> scores; ///< by instance
};

struct TuningIteration {
    std::size_t configurations = 0; ///< that raced, the elites of the last race included
    std::size_t instances = 0;      ///< that the race used
    std::size_t survivors = 0;
    std::uint64_t trials = 0;
};

struct TuningResult {
    std::vector<TunedConfiguration> elites; ///< the best first
    std::vector<TuningIteration> iterations;
    std::uint64_t trials = 0;
};

/// Iterated racing as in irace (López-Ibáñez et al. 2016, elitist): draws configurations, at first
/// evenly, then around the elites with shrinking deviations; races them over instances and drops
/// those that a test finds worse than the best; an elite is only dropped when the others were on
/// all its instances. The values of @p start race first, unless a range excludes one of them. A
/// race has at most 1024 configurations: a larger budget lets them race longer. Equal settings
/// and scores give equal results.
/// @return no elites if the runner ended the first race
/// @throws UserError if there is nothing to tune or the trials do not suffice for one race
[[nodiscard]] TuningResult tune(const ParameterValues& start,
                                const std::vector<TunedParameter>& parameters,
                                const TuningSettings& settings, const TrialRunner& run);

} // namespace tessera
