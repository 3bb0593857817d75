// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/moves/MovableCells.h"

#include <limits>

namespace tessera {

namespace {

bool canTurn(const CompiledPuzzle& pieces, int cell) {
    const unsigned rotations = pieces.cellRotations(cell) & 0x1111U;
    return (rotations & (rotations - 1)) != 0;
}

Placement randomlyTurned(const ScoredBoard& board, PieceIndex piece, Position position,
                         Random& random) {
    return {piece, bestRotation(0, board.allowedRotations(piece, position), random.below(4))};
}

std::vector<Position> emptyPositions(const ScoredBoard& board, const MovableCells& cells,
                                     CellKind kind) {
    std::vector<Position> positions;
    for (const Position position : cells.ofKind(kind)) {
        if (board.at(position).isEmpty())
            positions.push_back(position);
    }
    return positions;
}

void takeOut(std::vector<PieceIndex>& pieces, std::size_t index) {
    pieces[index] = pieces.back();
    pieces.pop_back();
}

void layRandomPieces(ScoredBoard& board, std::span<const Position> positions,
                     std::vector<PieceIndex>& pieces, Random& random) {
    for (const Position position : positions) {
        const std::size_t index = random.index(pieces.size());
        board.set(position, randomlyTurned(board, pieces[index], position, random));
        takeOut(pieces, index);
    }
}

void layGivenBoard(ScoredBoard& board, const EdgeProblem& problem) {
    for (int cell = 0; cell < problem.start().cells(); ++cell) {
        const Placement placement = problem.start().at(cell);
        if (problem.puzzle().respectsFrame(cell, placement))
            board.set(board.grid().position(cell), placement);
    }
}

} // namespace

MovableCells::MovableCells(const EdgeProblem& problem, const CompiledPuzzle& pieces) {
    const PaddedGrid grid{pieces.size()};
    for (std::size_t kind = 0; kind < kCellKinds; ++kind) {
        const std::size_t begin = m_positions.size();
        for (int cell = 0; cell < grid.size.cells(); ++cell) {
            if (problem.isFixed(cell) || asIndex(pieces.kindOfCell(cell)) != kind)
                continue;
            m_positions.push_back(grid.position(cell));
            if (canTurn(pieces, cell))
                m_rotatable.push_back(grid.position(cell));
        }
        const std::size_t count = m_positions.size() - begin;
        m_ranges[kind] = {begin, count};
        for (std::size_t i = 0; count > 1 && i < count; ++i) {
            m_swappable.push_back({m_positions[begin + i], static_cast<std::uint32_t>(begin),
                                   static_cast<std::uint32_t>(i),
                                   static_cast<std::uint32_t>(count - 1)});
        }
    }
}

std::span<const Position> MovableCells::ofKind(CellKind kind) const {
    const auto [begin, count] = m_ranges[asIndex(kind)];
    return std::span(m_positions).subspan(begin, count);
}

std::vector<std::uint8_t> jointCounts(const ScoredBoard& board) {
    const PaddedGrid& grid = board.grid();
    std::vector<std::uint8_t> joints(grid.positions());
    for (int cell = 0; cell < grid.size.cells(); ++cell) {
        for (const Side side : kSides) {
            if (board.pieces().countsRim() || !grid.size.onRim(cell, side))
                ++joints[grid.position(cell)];
        }
    }
    return joints;
}

Position drawFaulty(const ScoredBoard& board, std::span<const std::uint8_t> joints,
                    std::span<const Position> positions, Random& random) {
    const auto faultsAt = [&](Position position) {
        return joints[position] - board.matches(position);
    };
    Position worst = positions[random.index(positions.size())];
    for (int i = 0; i < 8; ++i) {
        const Position other = positions[random.index(positions.size())];
        if (faultsAt(other) > faultsAt(worst))
            worst = other;
    }
    return worst;
}

FaultyCells::FaultyCells(const ScoredBoard& board, std::span<const Position> watched)
    : m_board(board), m_joints(board.grid().positions()),
      m_places(board.grid().positions(), kNotListed) {
    const std::vector<std::uint8_t> joints = jointCounts(board);
    for (const Position position : watched)
        m_joints[position] = joints[position];
    m_positions.reserve(watched.size());
    recheckAll();
}

void FaultyCells::recheckAll() {
    for (Position position = 0; position < m_joints.size(); ++position) {
        if (m_joints[position] > 0)
            recheck(position);
    }
}

void FaultyCells::add(Position position) {
    m_places[position] = static_cast<std::uint32_t>(m_positions.size());
    m_positions.push_back(position);
}

void FaultyCells::remove(Position position) {
    const Position last = m_positions.back();
    m_positions[m_places[position]] = last;
    m_places[last] = m_places[position];
    m_places[position] = kNotListed;
    m_positions.pop_back();
}

FittingSwaps::FittingSwaps(const ScoredBoard& board, const MovableCells& cells)
    : m_board(board), m_inner(cells.ofKind(CellKind::Inner)),
      m_positionOf(asIndex(board.pieces().pieceCount())), m_faulty(board, m_inner) {
    recheckAll();
    index();
}

void FittingSwaps::recheckAll() {
    for (const Position position : m_inner)
        m_positionOf[m_board.at(position).piece()] = position;
    m_faulty.recheckAll();
}

/// Lists the pieces by each pair of edges adjacent clockwise, each piece once per pair.
void FittingSwaps::index() {
    const std::span<const PackedEdges> oriented = m_board.pieces().oriented();
    const auto forEach = [&](auto&& visit) {
        for (const Position position : m_inner) {
            const PieceIndex piece = m_board.at(position).piece();
            const unsigned allowed = m_board.allowedRotations(piece, position);
            for (std::size_t rotation = 0; rotation < 4; ++rotation) {
                if ((allowed >> (4U * rotation) & 1U) != 0)
                    visit(piece, oriented[piece * 4U + rotation]);
            }
        }
    };
    forEach([&](PieceIndex, PackedEdges edges) {
        for (const Side side : kSides)
            m_none = std::max<std::size_t>(m_none, packedEdge(edges, side) + 1U);
    });
    std::vector<std::vector<PieceIndex>> lists(4 * (m_none + 1) * (m_none + 1));
    forEach([&](PieceIndex piece, PackedEdges edges) {
        for (unsigned corner = 0; corner < 4; ++corner) {
            auto& list = lists[keyOf(corner, edges)];
            if (list.empty() || list.back() != piece)
                list.push_back(piece);
        }
    });
    for (const auto& list : lists) {
        m_begins.push_back(static_cast<std::uint32_t>(m_fitting.size()));
        m_fitting.insert(m_fitting.end(), list.begin(), list.end());
    }
    m_begins.push_back(static_cast<std::uint32_t>(m_fitting.size()));
}

SparePieces sparePieces(const ScoredBoard& board) {
    const CompiledPuzzle& pieces = board.pieces();
    std::vector<bool> placed(asIndex(pieces.pieceCount()));
    for (int cell = 0; cell < pieces.size().cells(); ++cell) {
        const Placement placement = board.at(board.grid().position(cell));
        if (!placement.isEmpty())
            placed[placement.piece()] = true;
    }
    SparePieces spare;
    for (std::size_t piece = 0; piece < placed.size(); ++piece) {
        const auto index = static_cast<PieceIndex>(piece);
        if (!placed[piece])
            spare[asIndex(pieces.kindOfPiece(index))].push_back(index);
    }
    return spare;
}

void layFixedPieces(ScoredBoard& board, const EdgeProblem& problem) {
    board.clear();
    for (int cell = 0; cell < problem.start().cells(); ++cell) {
        if (problem.isFixed(cell))
            board.set(board.grid().position(cell), problem.start().at(cell));
    }
}

void fillRandomly(ScoredBoard& board, const MovableCells& cells, Random& random) {
    SparePieces spare = sparePieces(board);
    for (std::size_t kind = 0; kind < kCellKinds; ++kind) {
        const auto positions = emptyPositions(board, cells, static_cast<CellKind>(kind));
        layRandomPieces(board, positions, spare[kind], random);
    }
}

GreedyStart::GreedyStart(ScoredBoard& board, const MovableCells& cells, Random& random)
    : m_board(board), m_spare(sparePieces(board)) {
    for (const int cell : board.grid().size.ring())
        m_way.push_back(board.grid().position(cell));
    layRandomPieces(board, emptyPositions(board, cells, CellKind::Corner),
                    m_spare[asIndex(CellKind::Corner)], random);
    const std::span<const Position> inner = cells.ofKind(CellKind::Inner);
    m_way.insert(m_way.end(), inner.begin(), inner.end());
}

std::uint64_t GreedyStart::advance(std::uint64_t evaluations, Random& random) {
    std::uint64_t tried = 0;
    for (; tried < evaluations && !isFull(); ++m_next) {
        const Position position = m_way[m_next];
        if (!m_board.at(position).isEmpty())
            continue;
        auto& pieces = m_spare[asIndex(m_board.pieces().kindOfCell(m_board.grid().cell(position)))];
        tried += pieces.size();
        const BestPiece best = bestPieceFor(m_board, position, pieces, random);
        m_board.set(position, best.placement);
        takeOut(pieces, best.index);
    }
    return tried;
}

std::uint64_t fillGreedily(ScoredBoard& board, const MovableCells& cells, Random& random) {
    return GreedyStart(board, cells, random)
        .advance(std::numeric_limits<std::uint64_t>::max(), random);
}

std::uint64_t makeStart(ScoredBoard& board, const EdgeProblem& problem, const MovableCells& cells,
                        StartKind kind, Random& random) {
    layFixedPieces(board, problem);
    if (kind == StartKind::Greedy)
        return fillGreedily(board, cells, random);
    if (kind == StartKind::Board)
        layGivenBoard(board, problem);
    fillRandomly(board, cells, random);
    return 0;
}

BestPiece bestPieceFor(const ScoredBoard& board, Position position,
                       std::span<const PieceIndex> candidates, Random& random) {
    // Counting comes first, one block at a time: no processor predicts the choices.
    constexpr std::size_t block = 64;
    std::array<std::uint8_t, block> matches{};
    std::size_t best = 0;
    int most = -1;
    std::uint32_t ties = 0;
    for (std::size_t from = 0; from < candidates.size(); from += block) {
        const auto some = candidates.subspan(from, std::min(block, candidates.size() - from));
        for (std::size_t i = 0; i < some.size(); ++i)
            matches[i] = static_cast<std::uint8_t>(board.bestMatchesOf(some[i], position));
        for (std::size_t i = 0; i < some.size(); ++i) {
            if (matches[i] < most)
                continue;
            ties = matches[i] > most ? 1 : ties + 1;
            // Keeps each of several equally good ones with the same probability.
            if (matches[i] > most || random.below(ties) == 0)
                best = from + i;
            most = matches[i];
        }
    }
    return {best, board.bestPlacement(candidates[best], position, random.below(4)), most};
}

} // namespace tessera
