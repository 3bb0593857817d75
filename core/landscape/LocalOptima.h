// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/landscape/Neighbourhood.h"
#include "core/search/Trace.h"

#include <QByteArray>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace tessera {

/// A network of boards: local optima, or the boards of searches.
struct LandscapeGraph {
    struct Node {
        int score = 0;
        double weight = 1; ///< basin, or number of visits
        bool isStart = false;
        bool isEnd = false;
        bool isSolved = false;
        QString group{}; ///< the method that was there, "shared" for several
    };
    struct Edge {
        std::size_t from = 0;
        std::size_t to = 0;
        double weight = 1;
    };

    std::vector<Node> nodes;
    std::vector<Edge> edges;
};

/// The best boards of one search, in order.
struct Trajectory {
    QString method;
    std::vector<Solution> boards;
    std::vector<int> scores; ///< one per board
};

/// Search trajectory network (Ochoa, Malan & Blum 2021): a node for each board that was the best of
/// a search, an edge for each step from one to the next, both weighted by how often. Searches that
/// found the same board meet there.
[[nodiscard]] LandscapeGraph trajectoryNetwork(std::span<const Trajectory> trajectories, int total);

/// In Graphviz's language DOT. Area: weight; colour: score, dark is high; square: start; triangle:
/// end; double outline: solved.
[[nodiscard]] QByteArray dotText(const LandscapeGraph& graph, const QString& title);
/// Columns node, score, weight, start, end, solved, group.
[[nodiscard]] QByteArray nodesCsv(const LandscapeGraph& graph);
/// Columns from, to, weight.
[[nodiscard]] QByteArray edgesCsv(const LandscapeGraph& graph);

/// Whether Graphviz is installed.
[[nodiscard]] bool canDrawGraphs();
/// The graph laid out by Graphviz's sfdp, as SVG; nothing if it is not installed, fails or takes
/// too long. @param stop returns whether to end it early
[[nodiscard]] std::optional<QByteArray> drawnGraph(const QByteArray& dot,
                                                   const std::function<bool()>& stop = {});

/// A board that no move improves, and how many boards climb to it.
struct LocalOptimum {
    Solution board;
    int score = 0;
    std::uint64_t basin = 0; ///< of all boards, or of those that were sampled
};

/// Local optima and the transitions between their basins.
struct OptimaNetwork {
    bool isWhole = false;     ///< every board of the puzzle was visited
    std::size_t distinct = 0; ///< optima that the boards climbed to
    std::vector<LocalOptimum> optima;
    /// By pairs of optima. Whole: the probability that a random move from a random board of the
    /// first basin leads into the second (Ochoa, Tomassini, Vérel & Darabos 2008). Sampled: how
    /// often two random moves and a climb led from one optimum to the other, divided by the
    /// attempts (escape edges; Vérel et al. 2012).
    std::map<std::pair<std::size_t, std::size_t>, double> transitions;
};

/// All boards of a puzzle, at most @p most; nothing if there are more, or after @p stop.
[[nodiscard]] std::optional<std::vector<Solution>>
allBoards(const EdgeProblem& problem, const CompiledPuzzle& pieces, const MovableCells& cells,
          std::size_t most, const StopAsked& stop = {});

/// Of every board: its optimum by climb(), and all transitions; empty after @p stop.
/// @p boards from allBoards()
[[nodiscard]] OptimaNetwork wholeNetwork(const CompiledPuzzle& pieces, const MovableCells& cells,
                                         NeighbourhoodKind kind,
                                         const std::vector<Solution>& boards,
                                         const StopAsked& stop = {});

/// How much is sampled.
struct SampleSize {
    int starts = 1000;   ///< random boards that climb
    int escapes = 20;    ///< attempts from each optimum
    int mostNodes = 200; ///< optima in the network, the largest basins first
    /// Stops sampling after this many evaluations of moves, but never before the first climb.
    std::uint64_t evaluations = std::numeric_limits<std::uint64_t>::max();
};

/// Climbs from random boards, then escapes from the optima with the largest basins. An optimum that
/// an escape finds is added while there is room, if it is no worse than the one that was left: as
/// iterated local search would accept it. If @p stop ends the first climb, its board is the only
/// node, though no optimum.
[[nodiscard]] OptimaNetwork sampledNetwork(const EdgeProblem& problem, const CompiledPuzzle& pieces,
                                           const MovableCells& cells, NeighbourhoodKind kind,
                                           const SampleSize& size, Random& random,
                                           const StopAsked& stop = {});

/// @param total the full score, whose optima are marked
/// @param most of more optima than this, only those with the largest basins
[[nodiscard]] LandscapeGraph graphOf(const OptimaNetwork& network, int total,
                                     std::size_t most = std::numeric_limits<std::size_t>::max());

} // namespace tessera
