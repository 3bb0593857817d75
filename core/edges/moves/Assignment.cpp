// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/moves/Assignment.h"

#include <lemon/network_simplex.h>
#include <lemon/smart_graph.h>

namespace tessera {

/// One unit flows from every row over one arc to every column; arcs are made
/// row by row, so that an arc's id is its place among the weights.
struct Assignment::Network {
    using Graph = lemon::SmartDigraph;

    /// The weights as costs, read by the library arc by arc.
    struct Costs {
        using Key = Graph::Arc;
        using Value = int;
        const std::vector<int>* weights;
        int operator[](const Key& arc) const {
            return -(*weights)[static_cast<std::size_t>(Graph::id(arc))];
        }
    };
    struct Supplies {
        using Key = Graph::Node;
        using Value = int;
        int size;
        int operator[](const Key& node) const { return Graph::id(node) < size ? 1 : -1; }
    };

    explicit Network(int rows)
        : size(rows), weights(static_cast<std::size_t>(rows) * static_cast<std::size_t>(rows)),
          columns(static_cast<std::size_t>(rows)), graph(makeGraph(rows)), simplex(*graph) {
        simplex.supplyMap(Supplies{rows});
    }

    static std::unique_ptr<Graph> makeGraph(int rows) {
        auto graph = std::make_unique<Graph>();
        graph->reserveNode(2 * rows);
        graph->reserveArc(rows * rows);
        for (int i = 0; i < 2 * rows; ++i)
            graph->addNode();
        for (int row = 0; row < rows; ++row) {
            for (int column = 0; column < rows; ++column)
                graph->addArc(Graph::nodeFromId(row), Graph::nodeFromId(rows + column));
        }
        return graph;
    }

    int size;
    std::vector<int> weights;
    std::vector<int> columns;
    std::unique_ptr<Graph> graph;
    lemon::NetworkSimplex<Graph, int, int> simplex;
};

Assignment::Assignment(int size) : m_network(std::make_unique<Network>(size)) {}
Assignment::Assignment(Assignment&&) noexcept = default;
Assignment& Assignment::operator=(Assignment&&) noexcept = default;
Assignment::~Assignment() = default;

int Assignment::size() const {
    return m_network->size;
}

std::span<int> Assignment::weights() {
    return m_network->weights;
}

std::span<const int> Assignment::solve() {
    Network& network = *m_network;
    network.simplex.costMap(Network::Costs{&network.weights}).run();
    for (int arc = 0; arc < network.size * network.size; ++arc) {
        if (network.simplex.flow(Network::Graph::arcFromId(arc)) > 0)
            network.columns[static_cast<std::size_t>(arc / network.size)] = arc % network.size;
    }
    return network.columns;
}

} // namespace tessera
