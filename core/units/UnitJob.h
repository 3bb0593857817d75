// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/EdgeProblem.h"
#include "core/edges/puzzle/CompiledPuzzle.h"
#include "core/edges/solvers/exact/CellOrder.h"
#include "core/edges/solvers/exact/ExactSearch.h"
#include "core/experiments/ExperimentPlan.h"
#include "core/experiments/RunBatch.h"
#include "core/kind/Kind.h"
#include "core/search/Trace.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonObject>
#include <QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace tessera {

/// An exact search that is cut into parts for any number of programs: everything its tree depends
/// on.
struct TreeTask {
    std::shared_ptr<const EdgeProblem> problem;
    ExactOptions options;
    /// The seed by which backtracking shuffles the pieces; nothing for their own order.
    std::optional<std::uint64_t> shuffle;
    bool firstOnly = false; ///< the first solution ends the whole search
};

/// What the search of one part has found.
struct TreeTally {
    std::uint64_t solutions = 0;
    std::uint64_t upToRotation = 0; ///< see SolutionCount
    std::uint64_t nodes = 0;        ///< placements
    int best = -1;                  ///< score of the board; −1 for none
    Solution board;                 ///< the fullest board
};

/// A part of the tree and its share of the whole; siblings have equal shares.
struct TreePart {
    ExactSearch::State state;
    double share = 0;
};

/// Cuts, searches and splits parts of one tree. The sums over parts are those of one search,
/// however often it was split. Copies share tables; each is for one thread.
class TreeSearcher {
public:
    /// @throws UserError as ExactSearch does
    explicit TreeSearcher(const TreeTask& task);

    /// Cuts the whole tree into at least @p wanted parts, if it has as many; they depend on the
    /// task alone. @param nodes receives the placements above them
    [[nodiscard]] std::vector<TreePart> cut(std::size_t wanted, std::uint64_t& nodes);
    /// Searches a part until it is done, the first solution ends the search, or @p goesOn returns
    /// false, which is asked every few hundredths of a second.
    /// @return what is left of the part @throws UserError for a part of another tree
    std::optional<ExactSearch::State> search(const ExactSearch::State& part, TreeTally& tally,
                                             const std::function<bool()>& goesOn);
    /// Splits a part into at most that many.
    [[nodiscard]] std::vector<TreePart> split(const ExactSearch::State& part, std::size_t most);

private:
    struct Tree {
        explicit Tree(const TreeTask& source)
            : task(source), pieces(task.problem->puzzle()), classes(*task.problem, pieces) {}

        TreeTask task;
        CompiledPuzzle pieces;
        RotationClasses classes;
    };

    void note(TreeTally& tally, ExactSearch::Event event);
    void addChildren(const ExactSearch::State& part, std::vector<ExactSearch::State>& parts);
    [[nodiscard]] TreePart measured(const ExactSearch::State& state);

    std::shared_ptr<const Tree> m_tree;
    ExactSearch m_search;
    Solution m_codes;
};

/// The translation context of work units.
struct UnitText {
    Q_DECLARE_TR_FUNCTIONS(Units)
};

/// Work that is divided into units for any number of programs: one exact search in parts of its
/// tree, or searches with seeds, a unit each. Units, their order and number depend on the work
/// alone.
struct UnitJob {
    enum class Task : std::uint8_t { Tree, Runs };
    /// One method on one puzzle.
    struct Search {
        std::size_t puzzle = 0;
        SearchSettings settings;
    };

    Task task = Task::Runs;
    /// Version and commit of the program: others might search differently.
    QString program;
    /// A part of a tree that takes longer is split. A worker without a sign of life for as long
    /// loses its units.
    double unitSeconds = 60;
    std::vector<AnyPuzzle> puzzles;

    // Tree
    ExactOptions options;
    std::optional<std::uint64_t> shuffle{};
    bool firstOnly = false;

    // Runs: by search, then seed; without seeds each search has its own
    std::vector<Search> searches{};
    std::vector<std::uint64_t> seeds{};
    bool samplesGenerations = false; ///< see PlannedCurves::Generations
    bool grows = false;              ///< see GrowingUnits

    [[nodiscard]] std::size_t runCount() const { return searches.size() * seedCount(); }
    [[nodiscard]] const AnyPuzzle& puzzleOf(std::size_t run) const {
        return puzzles[searches[run / seedCount()].puzzle];
    }
    [[nodiscard]] SearchSettings settingsOf(std::size_t run) const;
    /// @throws UserError if the method cannot take the puzzle
    [[nodiscard]] RunTask taskOf(std::size_t run) const {
        return taskOf(puzzleOf(run), settingsOf(run));
    }
    [[nodiscard]] RunTask taskOf(const AnyPuzzle& puzzle, const SearchSettings& settings) const;
    /// @throws UserError as EdgeProblem does
    [[nodiscard]] TreeTask tree() const;

    /// Whether both divide the same work, by whatever program.
    [[nodiscard]] bool isSameWork(const UnitJob& other) const;

    /// @throws UserError if it is not from toJson()
    void add(const QJsonObject& search);

private:
    [[nodiscard]] std::size_t seedCount() const { return seeds.empty() ? 1 : seeds.size(); }
};

[[nodiscard]] QJsonObject toJson(const UnitJob::Search& search);

/// The runs of a plan, in its order.
[[nodiscard]] UnitJob unitJob(const ExperimentPlan& plan);

/// The files of a unit folder. Programs share nothing else: the folder may be local or on NFS.
///
/// - job.json: the work, written once
/// - ledger: see UnitLedger
/// - workers/NAME: a worker's heartbeat, a number that rises
/// - results/: a run file of each finished run; none of runs that were added later
/// - live/NAME-J.tessera-run: the boards so far of a run in progress
class UnitFolder {
public:
    explicit UnitFolder(QString path) : m_path(std::move(path)) {}

    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] QString ledger() const { return m_path + QStringLiteral("/ledger"); }
    [[nodiscard]] QString heartbeat(const QString& worker) const;
    [[nodiscard]] QString result(const QString& name) const;
    [[nodiscard]] QString live(const QString& name = {}) const;

    [[nodiscard]] bool exists() const;
    /// Writes the work, unless it is there. @return whether it was not @throws UserError
    bool make(const UnitJob& job) const;
    /// @throws UserError if the folder holds no units
    void check() const;
    /// When the description of the work was written.
    [[nodiscard]] QDateTime made() const;
    /// @throws UserError if the folder holds no units
    [[nodiscard]] UnitJob load() const;
    /// @throws UserError unless the units were made by this program
    [[nodiscard]] UnitJob loadFor(const QString& program) const;

private:
    [[nodiscard]] QString job() const { return m_path + QStringLiteral("/job.json"); }

    QString m_path;
};

} // namespace tessera
