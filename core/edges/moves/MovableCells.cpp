// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/moves/MovableCells.h"

namespace tessera {

namespace {

bool canTurn(const CompiledPuzzle& pieces, int cell) {
    const unsigned rotations = pieces.cellRotations(cell) & 0x1111U;
    return (rotations & (rotations - 1)) != 0;
}

} // namespace

MovableCells::MovableCells(const EdgeProblem& problem, const CompiledPuzzle& pieces) {
    const PaddedGrid grid{pieces.size()};
    for (std::size_t kind = 0; kind < kCellKinds; ++kind) {
        const std::size_t begin = m_positions.size();
        for (int cell = 0; cell < grid.size.cells(); ++cell) {
            if (problem.isFixed(cell) || static_cast<std::size_t>(pieces.kindOfCell(cell)) != kind)
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
    const auto [begin, count] = m_ranges[static_cast<std::size_t>(kind)];
    return std::span(m_positions).subspan(begin, count);
}

std::vector<std::uint8_t> jointCounts(const PaddedGrid& grid) {
    std::vector<std::uint8_t> joints(grid.positions());
    for (int cell = 0; cell < grid.size.cells(); ++cell) {
        for (const Side side : kSides) {
            if (!grid.size.onRim(cell, side))
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
    const std::vector<std::uint8_t> joints = jointCounts(board.grid());
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
      m_positionOf(static_cast<std::size_t>(board.pieces().pieceCount())),
      m_faulty(board, m_inner) {
    recheckAll();
    index();
}

void FittingSwaps::recheckAll() {
    for (const Position position : m_inner)
        m_positionOf[m_board.at(position).piece()] = position;
    m_faulty.recheckAll();
}

/// Lists the pieces by each two edges that follow each other clockwise, once each.
void FittingSwaps::index() {
    const std::span<const PackedEdges> oriented = m_board.pieces().oriented();
    const auto forEach = [&](auto&& visit) {
        for (const Position position : m_inner) {
            const PieceIndex piece = m_board.at(position).piece();
            for (std::size_t rotation = 0; rotation < 4; ++rotation)
                visit(piece, oriented[piece * 4U + rotation]);
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

} // namespace tessera
