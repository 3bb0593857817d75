// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/exact/CellOrder.h"

#include "core/edges/puzzle/Counting.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <iterator>
#include <limits>
#include <set>

namespace tessera {

namespace {

constexpr std::array kOrders{
    CellOrderName{CellOrder::Rows, "rows", QT_TRANSLATE_NOOP("Solver", "row by row")},
    CellOrderName{CellOrder::Columns, "columns", QT_TRANSLATE_NOOP("Solver", "column by column")},
    CellOrderName{CellOrder::Spiral, "spiral", QT_TRANSLATE_NOOP("Solver", "spiral inward")},
    CellOrderName{CellOrder::Comb, "comb",
                  QT_TRANSLATE_NOOP("Solver", "rows, then columns at the end")},
    CellOrderName{CellOrder::Border, "border",
                  QT_TRANSLATE_NOOP("Solver", "the rim first, then row by row")},
    CellOrderName{CellOrder::MostConstrained, "constrained",
                  QT_TRANSLATE_NOOP("Solver", "where the fewest pieces are expected")},
};

void addRows(GridSize size, int rows, std::vector<int>& cells) {
    for (int cell = 0; cell < size.width * rows; ++cell)
        cells.push_back(cell);
}

void addColumns(GridSize size, int from, int to, std::vector<int>& cells) {
    for (int column = 0; column < size.width; ++column) {
        for (int row = from; row < to; ++row)
            cells.push_back(size.cell(column, row));
    }
}

std::vector<int> borderFirst(GridSize size) {
    std::vector<int> cells = size.ring();
    for (int row = 1; row < size.height - 1; ++row) {
        for (int column = 1; column < size.width - 1; ++column)
            cells.push_back(size.cell(column, row));
    }
    return cells;
}

/// The expected number of looks for a cell: those for the rim, divided by the colours of each known
/// side.
class Expectation {
public:
    Expectation(const EdgeProblem& problem, const CompiledPuzzle& pieces)
        : m_problem(problem), m_innerWays(problem.puzzle().keepsRotation() ? 1 : 4) {
        std::array<std::vector<bool>, 2> seen{std::vector<bool>(256), std::vector<bool>(256)};
        for (const PieceIndex piece : pieces.pieceIndices()) {
            const bool inner = pieces.kindOfPiece(piece) == CellKind::Inner;
            ++m_pieces[asIndex(pieces.kindOfPiece(piece))];
            for (const Side side : kSides) {
                const auto edge = packedEdge(pieces.edges(Placement(piece, 0)), side);
                if (!seen[inner ? 1 : 0][edge])
                    m_colors[inner ? 1 : 0] += 1;
                seen[inner ? 1 : 0][edge] = true;
            }
        }
        for (int cell = 0; cell < problem.start().cells(); ++cell)
            m_kinds.push_back(pieces.kindOfCell(cell));
    }

    [[nodiscard]] double at(int cell, const std::vector<bool>& known) const {
        if (m_problem.isFixed(cell))
            return 0;
        const CellKind kind = m_kinds[asIndex(cell)];
        const bool inner = kind == CellKind::Inner;
        double expected = m_pieces[asIndex(kind)] * (inner ? m_innerWays : 1.0);
        for (const Side side : kSides) {
            const auto across = m_problem.start().size().neighbour(cell, side);
            if (across ? known[asIndex(*across)] || m_problem.isFixed(*across)
                       : m_problem.puzzle().rules().hasRimColor())
                expected /= std::max(1.0, m_colors[inner ? 1 : 0]);
        }
        return expected;
    }

private:
    const EdgeProblem& m_problem;
    double m_innerWays;
    std::vector<CellKind> m_kinds;
    std::array<double, kCellKinds> m_pieces{};
    std::array<double, 2> m_colors{}; ///< of border pieces, of inner pieces
};

std::vector<int> mostConstrainedFirst(const EdgeProblem& problem, const CompiledPuzzle& pieces) {
    const Expectation expectation(problem, pieces);
    const GridSize size = pieces.size();
    std::vector<bool> known(asIndex(size.cells()));
    // The first is next: the fewest looks, and among equals the lowest cell.
    std::set<std::pair<double, int>> waiting;
    for (int cell = 0; cell < size.cells(); ++cell)
        waiting.emplace(expectation.at(cell, known), cell);
    std::vector<int> cells;
    while (!waiting.empty()) {
        const int next = waiting.extract(waiting.begin()).value().second;
        cells.push_back(next);
        for (const Side side : kSides) {
            const auto across = size.neighbour(next, side);
            if (across && !known[asIndex(*across)])
                waiting.erase({expectation.at(*across, known), *across});
        }
        known[asIndex(next)] = true;
        for (const Side side : kSides) {
            const auto across = size.neighbour(next, side);
            if (across && !known[asIndex(*across)])
                waiting.emplace(expectation.at(*across, known), *across);
        }
    }
    return cells;
}

constexpr std::int16_t kPlenty = std::numeric_limits<std::int16_t>::max();
constexpr std::size_t kMostSorts = 256;

bool isBorder(CellKind kind) { return kind == CellKind::Side || kind == CellKind::Corner; }

/// Whether the side of a border cell points away from the rim.
bool pointsInward(const Puzzle& puzzle, int cell, Side side) {
    return puzzle.kindOfCell(cell) == CellKind::Side && puzzle.size().onRim(cell, opposite(side));
}

JointPlace placeOfSide(Side side) {
    using enum JointPlace;
    constexpr std::array places{FromBelow, FromLeft, FromAbove, FromRight};
    return places[asIndex(side)];
}

/// Cells that map to each other when the board is rotated, in the order of filling.
using Orbit = std::vector<int>;

std::vector<Orbit> orbitsOf(CellKind kind, const CompiledPuzzle& pieces,
                            std::span<const int> order) {
    const GridSize size = pieces.size();
    const int step = size.width == size.height ? 1 : 2;
    std::vector<std::size_t> rank(order.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        rank[asIndex(order[i])] = i;
    const auto rankOf = [&](int cell) { return rank[asIndex(cell)]; };
    std::vector<bool> seen(order.size());
    std::vector<Orbit> orbits;
    for (const int first : order) {
        if (seen[asIndex(first)] || pieces.kindOfCell(first) != kind)
            continue;
        Orbit orbit;
        for (int quarters = 0; quarters < 4; quarters += step) {
            const int cell = turnedSource(size, first, quarters);
            if (!seen[asIndex(cell)])
                orbit.push_back(cell);
            seen[asIndex(cell)] = true;
        }
        std::ranges::sort(orbit, {}, rankOf);
        orbits.push_back(std::move(orbit));
    }
    return orbits;
}

/// Whether the piece is the only one of its look and usable in those orbits: a cell that every
/// rotation keeps in place needs one that looks different after half a turn.
bool canAnchor(PieceIndex piece, const std::vector<Orbit>& orbits, const CompiledPuzzle& pieces) {
    for (int other = 0; other < pieces.pieceCount(); ++other) {
        if (other != piece &&
            pieces.firstCopy(static_cast<PieceIndex>(other)) == pieces.firstCopy(piece))
            return false;
    }
    const bool hasCentre =
        std::ranges::any_of(orbits, [](const Orbit& o) { return o.size() == 1; });
    return !hasCentre || pieces.edges(Placement(piece, 0)) != pieces.edges(Placement(piece, 2));
}

/// The pieces that can be restricted to some cells: corner pieces if there are any. None if pieces
/// keep their rotation: then a rotated board is not a board of the puzzle.
std::vector<PieceIndex> choicesOf(const EdgeProblem& problem, const CompiledPuzzle& pieces,
                                  std::span<const int> order) {
    std::vector<PieceIndex> choices;
    if (problem.puzzle().keepsRotation() ||
        std::ranges::any_of(order, [&](int cell) { return problem.isFixed(cell); }))
        return choices;
    const CellKind kind = pieces.kindOfCell(0);
    const std::vector<Orbit> orbits = orbitsOf(kind, pieces, order);
    for (const PieceIndex piece : pieces.pieceIndices()) {
        if (pieces.kindOfPiece(piece) == kind && canAnchor(piece, orbits, pieces))
            choices.push_back(piece);
    }
    return choices;
}

} // namespace

std::span<const CellOrderName> cellOrders() { return kOrders; }

CellOrder cellOrderFrom(std::string_view id) {
    return std::ranges::find(kOrders, id, &CellOrderName::id)->order;
}

std::vector<int> orderedCells(CellOrder order, const EdgeProblem& problem,
                              const CompiledPuzzle& pieces) {
    const GridSize size = pieces.size();
    std::vector<int> cells;
    switch (order) {
    case CellOrder::Rows:
        addRows(size, size.height, cells);
        break;
    case CellOrder::Columns:
        addColumns(size, 0, size.height, cells);
        break;
    case CellOrder::Spiral:
        for (int inset = 0; 2 * inset < std::min(size.width, size.height); ++inset)
            std::ranges::copy(size.ring(inset), std::back_inserter(cells));
        break;
    case CellOrder::Comb: {
        const int teeth = size.height - size.height / 3;
        addRows(size, teeth, cells);
        addColumns(size, teeth, size.height, cells);
        break;
    }
    case CellOrder::Border:
        cells = borderFirst(size);
        break;
    case CellOrder::MostConstrained:
        cells = mostConstrainedFirst(problem, pieces);
        break;
    }
    return cells;
}

JointPlace jointPlace(const Puzzle& puzzle, int cell, Side side) {
    const auto across = puzzle.size().neighbour(cell, side);
    if (!across)
        return JointPlace::None;
    if (puzzle.keepsRotation())
        return placeOfSide(side);
    const bool here = isBorder(puzzle.kindOfCell(cell));
    const bool there = isBorder(puzzle.kindOfCell(*across));
    if (here && there)
        return pointsInward(puzzle, cell, side) ? JointPlace::AcrossRim : JointPlace::AlongRim;
    if (here || there)
        return here ? JointPlace::FromBorder : JointPlace::ToBorder;
    return JointPlace::Inside;
}

JointSupply::JointSupply(const Puzzle& puzzle) : m_signed(puzzle.isSigned()), m_supply{kPlenty} {
    const GridSize size = puzzle.size();
    if (puzzle.keepsRotation()) {
        for (const Side side : {Side::Right, Side::Down}) {
            int joints = 0;
            for (const auto& [color, count] : directedJoints(puzzle, side)) {
                add(placeOfSide(side), color, count);
                joints += count;
            }
            m_possible = m_possible && joints >= size.totalEdges(side);
        }
    } else if (puzzle.framed() && std::min(size.width, size.height) >= 2) {
        addFramed(puzzle);
    } else if (!puzzle.framed()) {
        Counts edges;
        for (const Piece& piece : puzzle.pieces()) {
            for (const Color color : piece.edges)
                ++edges[color];
        }
        const Color rim = puzzle.rules().rimColor;
        if (rim > kGrey)
            edges[rim] -= size.rimEdges();
        addPairs(JointPlace::Inside, edges, rim > kGrey);
    }
    if (m_supply.size() > kMostSorts) {
        m_sorts.clear();
        m_supply.clear();
    }
}

void JointSupply::addFramed(const Puzzle& puzzle) {
    Counts rim;
    Counts inward;
    Counts inner;
    for (const PieceIndex index : puzzle.pieceIndices()) {
        const CellKind kind = puzzle.kindOfPiece(index);
        for (const Side side : kSides) {
            const Color color = puzzle.piece(index).edge(side);
            const bool far = puzzle.piece(index).edge(opposite(side)) == kGrey;
            if (kind == CellKind::Inner)
                ++inner[color];
            else
                ++(kind == CellKind::Side && far ? inward : rim)[color];
        }
    }
    addPairs(JointPlace::AlongRim, rim, true);
    if (std::min(puzzle.width(), puzzle.height()) == 2) {
        addPairs(JointPlace::AcrossRim, inward, true);
        return;
    }
    for (const auto& [color, count] : inward) {
        add(JointPlace::FromBorder, color, count);
        inner[mate(color, m_signed)] -= count;
    }
    addPairs(JointPlace::Inside, inner, true);
}

/// Joints between edges of one group.
void JointSupply::addPairs(JointPlace place, const Counts& edges, bool mustBeEven) {
    for (const auto& [color, count] : edges) {
        const auto other = edges.find(mate(color, m_signed));
        const int mates = other == edges.end() ? 0 : other->second;
        const bool even = m_signed ? count == mates : count % 2 == 0;
        if (color != kGrey && (count < 0 || (mustBeEven && !even)))
            m_possible = false;
        const Color sort = std::min(color, mate(color, m_signed));
        if (color == sort || mates == 0)
            add(place, sort, m_signed ? std::min(count, mates) : count / 2);
    }
}

void JointSupply::add(JointPlace place, Color color, int joints) {
    if (color == kGrey)
        return;
    m_sorts[{place, color}] = static_cast<std::uint8_t>(m_supply.size());
    m_supply.push_back(static_cast<std::int16_t>(std::clamp<int>(joints, 0, kPlenty)));
}

std::uint8_t JointSupply::sortOf(JointPlace place, Color color) const {
    const Color across = mate(color, m_signed);
    std::pair key{place, std::min(color, across)};
    if (place == JointPlace::FromBorder)
        key = {JointPlace::FromBorder, color};
    else if (place == JointPlace::ToBorder)
        key = {JointPlace::FromBorder, across};
    else if (place == JointPlace::FromAbove || place == JointPlace::FromLeft)
        key = {place, color};
    else if (place == JointPlace::FromBelow || place == JointPlace::FromRight)
        key = {place == JointPlace::FromBelow ? JointPlace::FromAbove : JointPlace::FromLeft,
               across};
    const auto found = m_sorts.find(key);
    return found == m_sorts.end() ? kUncounted : found->second;
}

std::optional<TurnAnchor> turnAnchor(const EdgeProblem& problem, const CompiledPuzzle& pieces,
                                     std::span<const int> order, int choice) {
    const std::vector<PieceIndex> choices = choicesOf(problem, pieces, order);
    if (choices.empty())
        return std::nullopt;
    const GridSize size = pieces.size();
    const std::vector<Orbit> orbits = orbitsOf(pieces.kindOfCell(0), pieces, order);
    TurnAnchor anchor;
    anchor.piece = choices[std::min(asIndex(choice), choices.size() - 1)];
    anchor.forms = size.width == size.height ? 4 : 2;
    anchor.turns.assign(order.size(), 0);
    const auto turnsAt = [&](int cell) -> std::uint8_t& { return anchor.turns[asIndex(cell)]; };
    for (const Orbit& orbit : orbits) {
        // Late, so that no time is lost on boards whose last cell has passed.
        turnsAt(orbit.back()) = TurnAnchor::kAnyTurn;
        if (orbit.size() == 1)
            turnsAt(orbit.back()) = anchor.forms == 4 ? 0b0001 : 0b0011;
    }
    if (orbits.size() == 1 && orbits.front().size() > 1) {
        // One of a few cells: any choice is valid, so take the first.
        std::swap(turnsAt(orbits.front().front()), turnsAt(orbits.front().back()));
        anchor.only = orbits.front().front();
    }
    return anchor;
}

int anchorChoices(const EdgeProblem& problem, const CompiledPuzzle& pieces,
                  std::span<const int> order) {
    return static_cast<int>(choicesOf(problem, pieces, order).size());
}

} // namespace tessera
