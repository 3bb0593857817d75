// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Trace.h"

#include <QByteArray>
#include <QString>

#include <cstddef>
#include <functional>
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

} // namespace tessera
