// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/moves/Polish.h"

#include <lemon/network_simplex.h>
#include <lemon/smart_graph.h>

namespace tessera {

/// One unit flows from each row to a column; the id of an arc is its index among the weights.
struct Assignment::Network {
    using Graph = lemon::SmartDigraph;

    /// The weights as costs, which the library reads arc by arc.
    struct Costs {
        using Key = Graph::Arc;
        using Value = int;
        const std::vector<int>* weights;
        int operator[](const Key& arc) const { return -(*weights)[asIndex(Graph::id(arc))]; }
    };
    struct Supplies {
        using Key = Graph::Node;
        using Value = int;
        int size;
        int operator[](const Key& node) const { return Graph::id(node) < size ? 1 : -1; }
    };

    explicit Network(int rows)
        : size(rows), weights(asIndex(rows) * asIndex(rows)), columns(asIndex(rows)),
          graph(makeGraph(rows)), simplex(*graph) {
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

int Assignment::size() const { return m_network->size; }

std::span<int> Assignment::weights() { return m_network->weights; }

std::span<const int> Assignment::solve() {
    Network& network = *m_network;
    network.simplex.costMap(Network::Costs{&network.weights}).run();
    for (int arc = 0; arc < network.size * network.size; ++arc) {
        if (network.simplex.flow(Network::Graph::arcFromId(arc)) > 0)
            network.columns[asIndex(arc / network.size)] = arc % network.size;
    }
    return network.columns;
}

namespace {

/// Leaves room for a random part that breaks ties and never outweighs one edge.
constexpr int kEdge = 4096;

constexpr int kSeedTries = 8;

/// For one window; windows with few faults take less.
constexpr std::uint64_t kMostTried = 4'000;
constexpr int kNarrowest = 2;
constexpr std::uint32_t kWidths = 5;

} // namespace

AssignmentPolish::AssignmentPolish(ScoredBoard& board, const MovableCells& cells, int mostCells,
                                   std::uint64_t restRounds)
    : m_board(board), m_cells(cells), m_most(asIndex(mostCells)), m_joints(jointCounts(board)),
      m_blocked(board.grid().positions()), m_rest(restRounds), m_rested(board.grid().positions()) {
    for (int size = 1; size <= mostCells; ++size)
        m_assignments.emplace_back(size);
    m_lifted.reserve(m_most);
    m_pieces.reserve(m_most);
}

std::uint64_t AssignmentPolish::improve(Random& random) {
    lift(random);
    const std::size_t size = m_lifted.size();
    Assignment& assignment = m_assignments[size - 1];
    const std::span<int> weights = assignment.weights();
    const auto noise = static_cast<std::uint32_t>(kEdge / static_cast<int>(size));
    for (std::size_t row = 0; row < size; ++row) {
        for (std::size_t column = 0; column < size; ++column) {
            const int matches = m_board.bestMatchesOf(m_pieces[row], m_lifted[column]);
            weights[row * size + column] = matches * kEdge + static_cast<int>(random.below(noise));
        }
    }
    const std::span<const int> columns = assignment.solve();
    for (std::size_t row = 0; row < size; ++row) {
        const Position position = m_lifted[asIndex(columns[row])];
        m_board.set(position, m_board.bestPlacement(m_pieces[row], position, random.below(4)));
    }
    return size * size;
}

/// Empties cells of a random cell's kind: first some that lack a match or are near such a cell,
/// then any.
void AssignmentPolish::lift(Random& random) {
    m_lifted.clear();
    m_pieces.clear();
    ++m_round;
    const Position seed = drawSeed(random);
    const CellKind kind = m_board.pieces().kindOfCell(m_board.grid().cell(seed));
    const std::span<const Position> positions = m_cells.ofKind(kind);
    add(seed);
    const std::size_t faulty = random.index(m_most + 1);
    for (std::size_t tries = 0; tries < 4 * m_most && m_lifted.size() < m_most; ++tries) {
        const Position drawn = tries < faulty ? drawFaulty(m_board, m_joints, positions, random)
                                              : positions[random.index(positions.size())];
        if (m_blocked[drawn] == 0 && !rests(drawn))
            add(drawn);
    }
    for (const Position position : m_lifted) {
        m_blocked[position] = 0;
        for (const Side side : kSides)
            m_blocked[m_board.grid().neighbour(position, side)] = 0;
        m_pieces.push_back(m_board.at(position).piece());
        m_board.set(position, Placement());
    }
}

/// A cell that does not rest, if there is one: mostly one that lacks a match.
Position AssignmentPolish::drawSeed(Random& random) const {
    const std::span<const Position> all = m_cells.all();
    Position seed = drawFaulty(m_board, m_joints, all, random);
    for (int tries = 1; rests(seed) && tries < kSeedTries; ++tries)
        seed = drawFaulty(m_board, m_joints, all, random);
    if (!rests(seed))
        return seed;
    const std::size_t begin = random.index(all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Position position = all[(begin + i) % all.size()];
        if (!rests(position))
            return position;
    }
    return seed;
}

void AssignmentPolish::add(Position position) {
    m_lifted.push_back(position);
    m_rested[position] = m_round + 1 + m_rest;
    m_blocked[position] = 1;
    for (const Side side : kSides)
        m_blocked[m_board.grid().neighbour(position, side)] = 1;
}

WindowPolish::WindowPolish(ScoredBoard& board, const MovableCells& cells, int mostCells)
    : m_board(board), m_cells(cells), m_most(mostCells), m_joints(jointCounts(board)),
      m_movable(board.grid().positions()) {
    for (const Position position : cells.all())
        m_movable[position] = 1;
    m_window.reserve(asIndex(mostCells));
    m_spares.reserve(asIndex(mostCells));
}

std::uint64_t WindowPolish::improve(Random& random) {
    choose(random);
    m_bound = lift();
    random.shuffle(std::span<Spare>(m_spares));
    m_tried = 1;
    if (m_bound > 0)
        fill(0, 0);
    for (const Cell& cell : m_window)
        m_board.set(cell.position, cell.best);
    return m_tried;
}

/// The movable cells of a rectangle that holds a faulty cell.
void WindowPolish::choose(Random& random) {
    const PaddedGrid& grid = m_board.grid();
    const int seed = grid.cell(drawFaulty(m_board, m_joints, m_cells.all(), random));
    const int width = std::min({kNarrowest + static_cast<int>(random.below(kWidths)), m_most,
                                static_cast<int>(grid.size.width)});
    const int height = std::min(m_most / width, static_cast<int>(grid.size.height));
    const auto begin = [&random](int at, int length, int all) {
        const int before = static_cast<int>(random.below(static_cast<std::uint32_t>(length)));
        return std::clamp(at - before, 0, all - length);
    };
    const int left = begin(grid.size.column(seed), width, grid.size.width);
    const int top = begin(grid.size.row(seed), height, grid.size.height);
    m_window.clear();
    for (int row = top; row < top + height; ++row) {
        for (int column = left; column < left + width; ++column) {
            const int cell = grid.size.cell(column, row);
            const Position position = grid.position(cell);
            if (m_movable[position] != 0)
                m_window.push_back({position, m_board.pieces().kindOfCell(cell), 0, {}});
        }
    }
}

int WindowPolish::lift() {
    m_spares.clear();
    int faults = m_board.score();
    for (Cell& cell : m_window) {
        cell.best = m_board.at(cell.position);
        m_spares.push_back({cell.best.piece(), cell.kind, false});
    }
    // From the end, so that each cell sees the final pieces of the ones after it.
    for (auto cell = m_window.rbegin(); cell != m_window.rend(); ++cell) {
        cell->joints = m_joints[cell->position];
        for (const Side side : {Side::Right, Side::Down}) {
            const Position next = m_board.grid().neighbour(cell->position, side);
            if (m_movable[next] != 0 && m_board.at(next).isEmpty())
                --cell->joints;
        }
        m_board.set(cell->position, Placement());
    }
    faults = m_board.score() - faults;
    for (const Cell& cell : m_window)
        faults += cell.joints;
    return faults;
}

/// Cells from a depth on, those with fewest faults first.
void WindowPolish::fill(std::size_t depth, int faults) {
    if (depth == m_window.size()) {
        keep(faults);
        return;
    }
    for (int missing = 0; missing <= m_window[depth].joints; ++missing) {
        if (faults + missing > m_bound || m_tried >= kMostTried)
            return;
        tryAll(depth, faults, missing);
    }
}

/// Every piece that lacks that many matches on the cell at that depth.
void WindowPolish::tryAll(std::size_t depth, int faults, int missing) {
    const Cell& cell = m_window[depth];
    for (Spare& spare : m_spares) {
        if (spare.isUsed || spare.kind != cell.kind)
            continue;
        const std::uint16_t allowed = m_board.allowedRotations(spare.piece, cell.position);
        for (unsigned rotation = 0; rotation < 4; ++rotation) {
            if ((allowed >> (4U * rotation) & 0xfU) == 0)
                continue;
            const Placement placement(spare.piece, static_cast<Rotation>(rotation));
            ++m_tried;
            if (cell.joints - m_board.matchesOf(placement, cell.position) != missing)
                continue;
            spare.isUsed = true;
            m_board.set(cell.position, placement);
            fill(depth + 1, faults + missing);
            m_board.set(cell.position, Placement());
            spare.isUsed = false;
            if (faults + missing > m_bound || m_tried >= kMostTried)
                return;
        }
    }
}

void WindowPolish::keep(int faults) {
    for (Cell& cell : m_window)
        cell.best = m_board.at(cell.position);
    m_bound = faults - 1;
}

SwapDescent::SwapDescent(ScoredBoard& board, const MovableCells& cells)
    : m_board(board), m_cells(cells), m_joints(jointCounts(board)) {}

std::uint64_t SwapDescent::improve(std::uint64_t most) {
    m_tried = 0;
    for (bool improved = true; improved;) {
        improved = false;
        for (const Position position : m_cells.all()) {
            if (m_tried >= most)
                return m_tried;
            if (m_board.matches(position) < m_joints[position])
                improved = improveAt(position) || improved;
        }
    }
    return m_tried;
}

bool SwapDescent::improveAt(Position position) {
    const CellKind kind = m_board.pieces().kindOfCell(m_board.grid().cell(position));
    for (const Position other : m_cells.ofKind(kind)) {
        if (other == position)
            continue;
        ++m_tried;
        if (m_board.swapDelta(position, other) > 0) {
            m_board.make(m_board.planSwap(position, other, 0));
            return true;
        }
    }
    return false;
}

} // namespace tessera
