// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/moves/ScoredBoard.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

constexpr std::array<std::uint8_t, 65536> countBestMatches() {
    std::array<std::uint8_t, 65536> best{};
    for (unsigned bits = 0; bits < 65536; ++bits) {
        int most = 0;
        for (Rotation rotation = 0; rotation < 4; ++rotation)
            most = std::max(most, matchesIn(static_cast<RotationMatches>(bits), rotation));
        best[bits] = static_cast<std::uint8_t>(most);
    }
    return best;
}

constexpr PackedEdges withEdge(PackedEdges edges, Side side, std::uint8_t value) {
    const unsigned shift = 8U * static_cast<unsigned>(side);
    return (edges & ~(PackedEdges{255} << shift)) | (PackedEdges{value} << shift);
}

Side sideTowards(const PaddedGrid& grid, Position from, Position to) {
    for (const Side side : kSides) {
        if (grid.neighbour(from, side) == to)
            return side;
    }
    return Side::Up;
}

} // namespace

constexpr std::array<std::uint8_t, 65536> kBestMatches = countBestMatches();

Rotation bestRotation(RotationMatches matches, std::uint16_t allowed, unsigned tie) {
    // Without branches: the maximum of numbers that rank allowed rotations by matches, then by
    // order.
    unsigned best = 0;
    for (unsigned i = 0; i < 4; ++i) {
        const auto rotation = static_cast<Rotation>((tie + i) & 3U);
        const unsigned isAllowed = (static_cast<unsigned>(allowed) >> (4U * rotation)) & 1U;
        const auto count = static_cast<unsigned>(matchesIn(matches, rotation));
        best = std::max(best, isAllowed * (4U * (count + 1U) + 3U - i));
    }
    return best == 0 ? Rotation{0} : static_cast<Rotation>((tie + 3U - (best & 3U)) & 3U);
}

ScoredBoard::ScoredBoard(const CompiledPuzzle& pieces)
    : m_pieces(&pieces), m_oriented(pieces.oriented().data()),
      m_turns(pieces.pieceTurns().data()), m_grid{pieces.size()}, m_cells(m_grid.positions()) {
    for (int cell = 0; cell < m_grid.size.cells(); ++cell)
        m_cells[m_grid.position(cell)].rotations = pieces.cellRotations(cell);
    clear();
}

void ScoredBoard::clear() {
    const PackedEdges grey = m_pieces->greyEdges();
    PackedEdges greyWanted = 0;
    for (const Side side : kSides)
        greyWanted = withEdge(greyWanted, side, packedEdge(grey, opposite(side)));
    for (Cell& cell : m_cells) {
        cell.wanted = greyWanted;
        cell.shown = grey;
        cell.placement = Placement();
        cell.matches = 0;
    }
    for (int cell = 0; m_pieces->countsRim() && cell < m_grid.size.cells(); ++cell) {
        PackedEdges& wanted = m_cells[m_grid.position(cell)].wanted;
        for (const Side side : kSides) {
            if (m_grid.size.onRim(cell, side))
                wanted = withEdge(wanted, side,
                                  packedEdge(m_pieces->outsideEdges(), opposite(side)));
        }
    }
    m_score = 0;
}

void ScoredBoard::assign(std::span<const std::uint16_t> codes) {
    clear();
    for (int cell = 0; cell < m_grid.size.cells(); ++cell)
        set(m_grid.position(cell), Placement::fromCode(codes[asIndex(cell)]));
}

void ScoredBoard::set(Position position, Placement placement) {
    Cell& here = m_cells[position];
    const PackedEdges shown = m_pieces->edges(placement);
    std::uint32_t matches = 0;
    for (const Side side : kSides) {
        Cell& there = m_cells[m_grid.neighbour(position, side)];
        const std::uint8_t wanted = packedEdge(here.wanted, side);
        const std::uint8_t edge = packedEdge(shown, side);
        const std::uint32_t before = packedEdge(here.shown, side) == wanted ? 1 : 0;
        const std::uint32_t after = edge == wanted ? 1 : 0;
        there.matches += after - before;
        there.wanted = withEdge(there.wanted, opposite(side), edge);
        matches += after;
    }
    m_score += static_cast<int>(matches) - static_cast<int>(here.matches);
    here.matches = matches;
    here.shown = shown;
    here.placement = placement;
}

int ScoredBoard::setDelta(const Change& first, const Change& second) const {
    const int apart =
        setDelta(first.position, first.placement) + setDelta(second.position, second.placement);
    if (!m_grid.adjacent(first.position, second.position))
        return apart;
    // Each half was evaluated against the old piece of the other.
    const Side side = sideTowards(m_grid, first.position, second.position);
    const auto joins = [&](PackedEdges a, PackedEdges b) {
        return packedEdge(a, side) == packedEdge(b, opposite(side)) ? 1 : 0;
    };
    const PackedEdges oldFirst = m_cells[first.position].shown;
    const PackedEdges oldSecond = m_cells[second.position].shown;
    const PackedEdges newFirst = m_pieces->edges(first.placement);
    const PackedEdges newSecond = m_pieces->edges(second.placement);
    return apart + joins(newFirst, newSecond) + joins(oldFirst, oldSecond) -
           joins(newFirst, oldSecond) - joins(oldFirst, newSecond);
}

PlannedSwap ScoredBoard::planSwap(Position a, Position b, unsigned tie) const {
    if (m_grid.adjacent(a, b))
        return planAdjacentSwap(a, b, tie);
    PlannedSwap swap{{a, bestPlacement(at(b).piece(), a, tie)},
                     {b, bestPlacement(at(a).piece(), b, tie >> 2U)}};
    swap.delta = setDelta(a, swap.first.placement) + setDelta(b, swap.second.placement);
    return swap;
}

PlannedSwap ScoredBoard::planAdjacentSwap(Position a, Position b, unsigned tie) const {
    const PieceIndex pieceToA = at(b).piece();
    const PieceIndex pieceToB = at(a).piece();
    const unsigned allowedAtA = allowedRotations(pieceToA, a);
    const unsigned allowedAtB = allowedRotations(pieceToB, b);
    PlannedSwap best;
    bool found = false;
    for (unsigned i = 0; i < 16; ++i) {
        const unsigned rotations = (i + tie) & 15U;
        const auto rotationA = static_cast<Rotation>(rotations & 3U);
        const auto rotationB = static_cast<Rotation>(rotations >> 2U);
        if (((allowedAtA >> (4U * rotationA)) & (allowedAtB >> (4U * rotationB)) & 1U) == 0)
            continue;
        PlannedSwap swap{{a, {pieceToA, rotationA}}, {b, {pieceToB, rotationB}}};
        swap.delta = setDelta(swap.first, swap.second);
        if (!found || swap.delta > best.delta)
            best = swap;
        found = true;
    }
    return best;
}

PlannedSwap ScoredBoard::planPlainSwap(Position a, Position b) const {
    PlannedSwap swap{{a, allowedPlacement(at(b), a)}, {b, allowedPlacement(at(a), b)}};
    swap.delta = setDelta(swap.first, swap.second);
    return swap;
}

void ScoredBoard::copyTo(std::span<std::uint16_t> codes) const {
    for (std::size_t cell = 0; cell < codes.size(); ++cell)
        codes[cell] = at(m_grid.position(static_cast<int>(cell))).code();
}

Board ScoredBoard::toBoard() const {
    Board board(m_grid.size, m_pieces->pieceCount());
    for (int cell = 0; cell < m_grid.size.cells(); ++cell)
        board.place(cell, at(m_grid.position(cell)));
    return board;
}

AreaCounter::AreaCounter(const PaddedGrid& grid)
    : m_grid(grid), m_isCorner(grid.positions()), m_countedIn(grid.positions()) {
    for (int row = 0; row + 1 < grid.size.height; ++row) {
        for (int column = 0; column + 1 < grid.size.width; ++column)
            m_corners.push_back(grid.position(grid.size.cell(column, row)));
    }
    for (const Position corner : m_corners)
        m_isCorner[corner] = 1;
}

bool AreaCounter::isBad(const ScoredBoard& board, Position corner) {
    const Position below = corner + board.grid().stride();
    return !(board.isMatched(corner, Side::Right) && board.isMatched(corner, Side::Down) &&
             board.isMatched(below, Side::Right) && board.isMatched(corner + 1, Side::Down));
}

int AreaCounter::badAreas(const ScoredBoard& board) const {
    // For each cell of a row: bit 0, the joint to the right matches; bit 1, the one below.
    std::array<std::uint8_t, kMaxSide> above{};
    std::array<std::uint8_t, kMaxSide> here{};
    const auto width = asIndex(m_grid.size.width);
    int bad = 0;
    for (int row = 0; row < m_grid.size.height; ++row) {
        const Position first = m_grid.position(m_grid.size.cell(0, row));
        for (std::size_t column = 0; column < width; ++column) {
            const Position position = first + static_cast<Position>(column);
            here[column] =
                static_cast<std::uint8_t>((board.isMatched(position, Side::Right) ? 1U : 0U) |
                                          (board.isMatched(position, Side::Down) ? 2U : 0U));
        }
        for (std::size_t column = 0; row > 0 && column + 1 < width; ++column) {
            const unsigned joints = (above[column] & 3U) | ((above[column + 1] & 2U) << 1U) |
                                    ((here[column] & 1U) << 3U);
            bad += joints != 15U ? 1 : 0;
        }
        std::swap(above, here);
    }
    return bad;
}

int AreaCounter::badAreasAround(const ScoredBoard& board, std::span<const Change> changes) {
    ++m_call;
    int bad = 0;
    const Position stride = m_grid.stride();
    for (const Change& change : changes) {
        // The four areas around the cell contain all of its joints.
        for (const Position back : {Position{0}, Position{1}, stride, stride + 1}) {
            const Position corner = change.position - back;
            if (m_isCorner[corner] == 0 || m_countedIn[corner] == m_call)
                continue;
            m_countedIn[corner] = m_call;
            bad += isBad(board, corner) ? 1 : 0;
        }
    }
    return bad;
}

} // namespace tessera
