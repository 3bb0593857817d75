// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/landscape/LocalOptima.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace tessera {

namespace {

/// A network begins with one in this many of its optima: escapes find others.
constexpr std::size_t kStartShare = 4;
/// Of more cells, more than ten have one kind, so there are more than ten million boards.
constexpr std::size_t kMostListedCells = 64;

Solution codesOf(const ScoredBoard& board, std::size_t cells) {
    Solution codes(cells);
    board.copyTo(codes);
    return codes;
}

/// Fills the movable cells one by one in every possible way.
class BoardLister {
public:
    BoardLister(const EdgeProblem& problem, const CompiledPuzzle& pieces, const MovableCells& cells,
                std::size_t most, const StopAsked& stop)
        : m_board(pieces), m_cells(asIndex(problem.puzzle().size().cells())), m_most(most),
          m_stop(stop) {
        layFixedPieces(m_board, problem);
        m_spare = sparePieces(m_board);
        m_positions.assign(cells.all().begin(), cells.all().end());
        m_kinds.reserve(m_positions.size());
        for (const Position position : m_positions)
            m_kinds.push_back(pieces.kindOfCell(m_board.grid().cell(position)));
    }

    [[nodiscard]] std::optional<std::vector<Solution>> list() {
        // Counted first: too many need not be stored.
        if (m_positions.size() > kMostListedCells || !fill(0))
            return std::nullopt;
        m_found.reserve(std::exchange(m_count, std::size_t{0}));
        m_stores = true;
        if (!fill(0))
            return std::nullopt;
        return std::move(m_found);
    }

private:
    /// @return false if there are too many, or after a stop
    bool fill(std::size_t next) {
        if (m_stop && m_stop())
            return false;
        if (next == m_positions.size()) {
            if (m_stores)
                m_found.push_back(codesOf(m_board, m_cells));
            return ++m_count <= m_most;
        }
        const Position position = m_positions[next];
        auto& spare = m_spare[static_cast<std::size_t>(m_kinds[next])];
        for (std::size_t i = 0; i < spare.size(); ++i) {
            const PieceIndex piece = spare[i];
            std::swap(spare[i], spare.back());
            spare.pop_back();
            const std::uint16_t allowed = m_board.allowedRotations(piece, position);
            for (Rotation rotation = 0; rotation < 4; ++rotation) {
                if (((allowed >> (4U * rotation)) & 15U) == 0)
                    continue;
                m_board.set(position, {piece, rotation});
                if (!fill(next + 1))
                    return false;
            }
            spare.push_back(piece);
            std::swap(spare[i], spare.back());
        }
        m_board.set(position, {});
        return true;
    }

    ScoredBoard m_board;
    std::size_t m_cells;
    std::size_t m_most;
    const StopAsked& m_stop;
    std::size_t m_count = 0;
    bool m_stores = false;
    SparePieces m_spare;
    std::vector<Position> m_positions;
    std::vector<CellKind> m_kinds;
    std::vector<Solution> m_found;
};

/// Local optima by board.
class OptimaBook {
public:
    std::size_t add(const Solution& board, int score, std::uint64_t basin) {
        const auto [entry, isNew] = m_ids.try_emplace(board, m_optima.size());
        if (isNew)
            m_optima.push_back({board, score, 0});
        m_optima[entry->second].basin += basin;
        return entry->second;
    }
    [[nodiscard]] std::optional<std::size_t> find(const Solution& board) const {
        const auto entry = m_ids.find(board);
        return entry == m_ids.end() ? std::nullopt : std::optional(entry->second);
    }
    [[nodiscard]] std::size_t size() const { return m_optima.size(); }
    /// The largest basins first; of equal ones the higher score, then the one that was found first.
    void keepLargest(std::size_t most) {
        std::ranges::stable_sort(m_optima, [](const LocalOptimum& a, const LocalOptimum& b) {
            return a.basin != b.basin ? a.basin > b.basin : a.score > b.score;
        });
        m_optima.resize(std::min(most, m_optima.size()));
        m_ids.clear();
        for (std::size_t i = 0; i < m_optima.size(); ++i)
            m_ids.emplace(m_optima[i].board, i);
    }
    [[nodiscard]] const LocalOptimum& at(std::size_t id) const { return m_optima[id]; }
    [[nodiscard]] std::vector<LocalOptimum> take() { return std::move(m_optima); }

private:
    std::vector<LocalOptimum> m_optima;
    std::map<Solution, std::size_t> m_ids;
};

} // namespace

std::optional<std::vector<Solution>> allBoards(const EdgeProblem& problem,
                                               const CompiledPuzzle& pieces,
                                               const MovableCells& cells, std::size_t most,
                                               const StopAsked& stop) {
    return BoardLister(problem, pieces, cells, most, stop).list();
}

OptimaNetwork wholeNetwork(const CompiledPuzzle& pieces, const MovableCells& cells,
                           NeighbourhoodKind kind, const std::vector<Solution>& boards,
                           const StopAsked& stop) {
    OptimaBook book;
    ScoredBoard board(pieces);
    std::map<Solution, std::size_t> ids;
    std::vector<std::size_t> optimumOf;
    board.assign(boards.front());
    const BoardNeighbourhood neighbourhood(board, cells, kind);
    for (std::size_t i = 0; i < boards.size(); ++i) {
        ids.emplace(boards[i], i);
        board.assign(boards[i]);
        climb(board, neighbourhood, stop);
        if (stop && stop())
            return {};
        optimumOf.push_back(book.add(codesOf(board, boards[i].size()), board.score(), 1));
    }
    OptimaNetwork network;
    network.isWhole = true;
    network.distinct = book.size();
    const auto moves = static_cast<double>(neighbourhood.size());
    for (std::size_t i = 0; i < boards.size(); ++i) {
        if (stop && stop())
            return {};
        board.assign(boards[i]);
        const auto share = 1 / (moves * static_cast<double>(book.at(optimumOf[i]).basin));
        neighbourhood.forEach(board, [&](const NeighbourMove& move) {
            ScoredBoard& here = board;
            const std::array<Placement, 2> before{here.at(move.changes[0].position),
                                                  here.at(move.changes[1].position)};
            make(here, move);
            const std::size_t to = ids.at(codesOf(here, boards[i].size()));
            network.transitions[{optimumOf[i], optimumOf[to]}] += share;
            for (std::size_t c = move.count; c-- > 0;)
                here.set(move.changes[c].position, before[c]);
        });
    }
    network.optima = book.take();
    return network;
}

OptimaNetwork sampledNetwork(const EdgeProblem& problem, const CompiledPuzzle& pieces,
                             const MovableCells& cells, NeighbourhoodKind kind,
                             const SampleSize& size, Random& random, const StopAsked& stop) {
    const std::size_t count = asIndex(problem.puzzle().size().cells());
    const auto mostNodes = asIndex(size.mostNodes);
    ScoredBoard board(pieces);
    makeStart(board, problem, cells, StartKind::Random, random);
    const BoardNeighbourhood neighbourhood(board, cells, kind);
    OptimaBook book;
    std::uint64_t evaluations = 0;
    const auto isStopped = [&] { return stop && stop(); };
    const auto isOver = [&] { return evaluations > size.evaluations || isStopped(); };
    const auto climbCounted = [&] {
        const auto steps = static_cast<std::uint64_t>(climb(board, neighbourhood, stop));
        evaluations += (steps + 1) * neighbourhood.size();
    };
    for (int start = 0; start < size.starts && !(start > 0 && isOver()); ++start) {
        makeStart(board, problem, cells, StartKind::Random, random);
        climbCounted();
        if (start > 0 && isStopped())
            break; // before it was an optimum
        book.add(codesOf(board, count), board.score(), 1);
    }
    OptimaNetwork network;
    network.distinct = book.size();
    book.keepLargest(std::max<std::size_t>(1, mostNodes / kStartShare));
    for (std::size_t from = 0; from < book.size() && !isOver(); ++from) {
        for (int attempt = 0; attempt < size.escapes; ++attempt) {
            board.assign(book.at(from).board);
            for (int move = 0; move < 2; ++move)
                make(board, neighbourhood.draw(board, random));
            climbCounted();
            if (isStopped())
                break;
            const Solution codes = codesOf(board, count);
            std::optional<std::size_t> to = book.find(codes);
            if (!to && book.size() < mostNodes && board.score() >= book.at(from).score)
                to = book.add(codes, board.score(), 0);
            if (to)
                network.transitions[{from, *to}] += 1.0 / size.escapes;
        }
    }
    network.optima = book.take();
    return network;
}

LandscapeGraph graphOf(const OptimaNetwork& network, int total, std::size_t most) {
    std::vector<std::size_t> kept(network.optima.size());
    std::iota(kept.begin(), kept.end(), std::size_t{0});
    if (kept.size() > most) {
        std::ranges::stable_sort(kept, std::ranges::greater(),
                                 [&](std::size_t id) { return network.optima[id].basin; });
        kept.resize(most);
    }
    LandscapeGraph graph;
    std::map<std::size_t, std::size_t> nodeOf;
    for (const std::size_t id : kept) {
        const LocalOptimum& optimum = network.optima[id];
        LandscapeGraph::Node node{optimum.score, static_cast<double>(optimum.basin)};
        node.isSolved = optimum.score >= total;
        nodeOf.emplace(id, graph.nodes.size());
        graph.nodes.push_back(node);
    }
    for (const auto& [ends, weight] : network.transitions) {
        const auto from = nodeOf.find(ends.first);
        const auto to = nodeOf.find(ends.second);
        if (from != nodeOf.end() && to != nodeOf.end())
            graph.edges.push_back({from->second, to->second, weight});
    }
    return graph;
}

} // namespace tessera
