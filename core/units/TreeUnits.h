// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/EdgeProblem.h"
#include "core/edges/puzzle/CompiledPuzzle.h"
#include "core/edges/solvers/exact/CellOrder.h"
#include "core/edges/solvers/exact/ExactSearch.h"
#include "core/search/Trace.h"

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

} // namespace tessera
