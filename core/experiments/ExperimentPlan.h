// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/RunBatch.h"
#include "core/kind/Kind.h"
#include "core/search/Solver.h"
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

    /// What its row of the table is called.
    [[nodiscard]] const QString& tableName() const { return group.isEmpty() ? name : group; }
};

struct PlannedMethod {
    QString name;
    const SolverInfo* solver = nullptr;
    ParameterValues values;
    StartKind start = StartKind::Own;
    QStringList published; ///< what others reported, one text a group; or empty
};

/// What the scores of a plan's runs are drawn against.
enum class PlannedCurves : std::uint8_t {
    Budget,      ///< seconds or evaluations, whichever is limited
    Generations, ///< a method's iterations: each run keeps its scores after every one
};

/// How long others took to solve the puzzles of each group.
struct PublishedTimes {
    QString name;
    std::vector<double> seconds; ///< one a group
};

/// One puzzle with one method with one seed.
struct PlannedRun {
    std::size_t puzzle = 0;
    std::size_t method = 0;
    std::uint64_t seed = 0;
};

/// An experiment: puzzles × methods (with grids of parameters) × seeds. Its file is a JSON object;
/// `tessera man` has its keys.
struct ExperimentPlan {
    QString title;
    std::vector<PlannedPuzzle> puzzles;
    std::vector<PlannedMethod> methods;
    std::vector<std::uint64_t> seeds;
    std::vector<double> scoreAt; ///< seconds, rising
    PlannedCurves curves = PlannedCurves::Budget;
    std::optional<PublishedTimes> publishedTimes{};
    /// Tells plans apart, puzzles included: results of one never count for another.
    QString fingerprint;

    [[nodiscard]] std::size_t runCount() const {
        return puzzles.size() * methods.size() * seeds.size();
    }
    /// Runs are numbered by puzzle, then method, then seed.
    [[nodiscard]] PlannedRun run(std::size_t index) const;
    [[nodiscard]] bool isSuccess(std::size_t puzzle, int best) const;
    /// The groups of puzzles in order; each puzzle's number stands in one of them.
    [[nodiscard]] std::vector<std::vector<std::size_t>> groups() const;
};

inline constexpr std::size_t kMostPlannedRuns = 1'000'000;
/// The most methods, each combination of parameters being one.
inline constexpr std::size_t kMostPlannedMethods = 10'000;
/// The most inner edges of all its puzzles, each of them counted.
inline constexpr qint64 kMostPlannedEdges = 10'000'000;

/// @param folder what file names in the plan are relative to.
/// @throws FormatError, or UserError naming a puzzle file that cannot be read.
[[nodiscard]] ExperimentPlan readPlan(const QByteArray& json, const QString& folder);

/// @param path which puzzles are relative to; "-" is standard input
/// @throws UserError naming the file
[[nodiscard]] ExperimentPlan loadPlan(const QString& path);

/// Runs of a plan, by number; it has to outlive them.
/// @throws UserError if any method of the plan cannot take a puzzle.
[[nodiscard]] std::vector<RunTask> plannedTasks(const ExperimentPlan& plan,
                                                std::span<const std::size_t> runs);

} // namespace tessera
