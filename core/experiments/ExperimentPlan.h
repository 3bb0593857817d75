// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/RunBatch.h"
#include "core/kind/Kind.h"
#include "core/search/Solver.h"
#include "core/support/Progress.h"
#include "core/text/Json.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <span>
#include <vector>

namespace tessera {

struct PlannedPuzzle {
    QString name;
    QString group; ///< puzzles of one group share a row of the table
    Budget budget;
    int total = 0; ///< the full score
    AnyPuzzle puzzle;

    /// The name of its row in the table.
    [[nodiscard]] const QString& tableName() const { return group.isEmpty() ? name : group; }
};

struct PlannedMethod {
    QString name;
    const SolverInfo* solver = nullptr;
    ParameterValues values;
    StartKind start = StartKind::Own;
    QStringList published; ///< results reported by others, one text per group; or empty
    QString title{};       ///< the name with translated titles for ids, as windows show it
};

/// The horizontal axis of the plan's curves.
enum class PlannedCurves : std::uint8_t {
    Budget,      ///< seconds or evaluations, whichever is limited
    Generations, ///< the iterations of a method: each run keeps its scores after every one
};

/// Published times for solving the puzzles of each group.
struct PublishedTimes {
    QString name;
    std::vector<double> seconds; ///< one per group
};

struct PlannedRun {
    std::size_t puzzle = 0;
    std::size_t method = 0;
    std::uint64_t seed = 0;
};

/// An experiment: puzzles × methods (with grids of parameters) × seeds. Its file is a JSON object;
/// `tessera man` lists its keys.
struct ExperimentPlan {
    QString title;
    std::vector<PlannedPuzzle> puzzles;
    std::vector<PlannedMethod> methods;
    std::vector<std::uint64_t> seeds;
    std::vector<double> scoreAt; ///< seconds, rising
    PlannedCurves curves = PlannedCurves::Budget;
    std::optional<PublishedTimes> publishedTimes{};
    /// Differs between plans, their puzzles included: results of one plan never count for another.
    QString fingerprint;

    [[nodiscard]] std::size_t runCount() const {
        return puzzles.size() * methods.size() * seeds.size();
    }
    /// Runs are numbered by puzzle, then method, then seed.
    [[nodiscard]] PlannedRun run(std::size_t index) const;
    [[nodiscard]] bool isSuccess(std::size_t puzzle, int best) const;
    /// The groups of puzzles in order; each puzzle's number is in one of them.
    [[nodiscard]] std::vector<std::vector<std::size_t>> groups() const;
};

inline constexpr std::size_t kMostPlannedRuns = 1'000'000;
/// The most methods; each combination of parameters counts as one.
inline constexpr std::size_t kMostPlannedMethods = 10'000;
/// The highest sum of its puzzles' full scores.
inline constexpr qint64 kMostPlannedEdges = 10'000'000;

/// The methods of a plan, with distinct names. A parameter with a list of values makes a method of
/// each value.
/// @throws FormatError at the node that is wrong
[[nodiscard]] std::vector<PlannedMethod> readMethods(const JsonNode& list);

/// @param folder the base of relative file names in the plan.
/// @param progress receives how many puzzles of an entry are made; if it returns false, the plan
/// lacks the others and must not be used
/// @throws FormatError, or UserError naming a puzzle file that cannot be read.
[[nodiscard]] ExperimentPlan readPlan(const QByteArray& json, const QString& folder,
                                      const Progress& progress = {});

/// @param path the plan; "-" is standard input
/// @param puzzles the base of relative names of puzzles; empty for the plan's own folder
/// @throws UserError naming the file
[[nodiscard]] ExperimentPlan loadPlan(const QString& path, const QString& puzzles = {},
                                      const Progress& progress = {});

/// Runs of a plan, by number; the plan has to outlive them.
/// @throws UserError if any method of the plan cannot take a puzzle.
[[nodiscard]] std::vector<RunTask> plannedTasks(const ExperimentPlan& plan,
                                                std::span<const std::size_t> runs);

/// The same method, which also keeps its scores after every iteration; see PlannedCurves.
[[nodiscard]] std::unique_ptr<Solver> sampledSolver(std::unique_ptr<Solver> solver);

} // namespace tessera
