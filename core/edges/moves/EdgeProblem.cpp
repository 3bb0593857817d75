// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/moves/EdgeProblem.h"

#include "core/edges/puzzle/Counting.h"
#include "core/support/UserError.h"

#include <QCoreApplication>

namespace tessera {

namespace {

struct EdgeProblemText {
    Q_DECLARE_TR_FUNCTIONS(EdgeProblem)
};

void checkPieceCount(const Puzzle& puzzle) {
    if (!puzzle.isComplete()) {
        throw UserError(EdgeProblemText::tr("The puzzle has %1 pieces for %2 cells; a search needs "
                                            "as many pieces as cells."),
                        puzzle.pieceCount(), puzzle.size().cells());
    }
}

void checkKinds(const Puzzle& puzzle) {
    const KindCounts cells = cellsOfKinds(puzzle.size(), puzzle.framed());
    const KindCounts pieces = piecesOfKinds(puzzle);
    for (std::size_t kind = 0; kind < kCellKinds; ++kind) {
        if (cells[kind] != pieces[kind]) {
            throw UserError(EdgeProblemText::tr("A framed board of %1×%2 cells needs %3, but the "
                                                "puzzle has %4."),
                            puzzle.width(), puzzle.height(),
                            countOfKind(static_cast<CellKind>(kind), cells[kind]), pieces[kind]);
        }
    }
}

Puzzle withOneRim(const Puzzle& puzzle) {
    if (puzzle.rules().rimColor != kAnyColor)
        return puzzle;
    Rules rules = puzzle.rules();
    rules.rimColor = puzzle.commonestColor();
    return {puzzle.size(),
            rules,
            {puzzle.pieces().begin(), puzzle.pieces().end()},
            {puzzle.hints().begin(), puzzle.hints().end()}};
}

/// Quarter turns of the placements on a board that is rotated by a quarter: 0 if pieces keep their
/// rotation, because then the pieces themselves are rotated.
int quartersWithBoard(const Puzzle& puzzle) { return puzzle.keepsRotation() ? 0 : 1; }

} // namespace

EdgeProblem::EdgeProblem(Puzzle puzzle, Board start, const std::vector<bool>& locked,
                         StartKind startKind)
    : m_given(std::move(puzzle)), m_puzzle(withOneRim(m_given)), m_start(std::move(start)),
      m_fixed(asIndex(m_puzzle.size().cells())), m_startKind(startKind) {
    checkPieceCount(m_puzzle);
    checkKinds(m_puzzle);
    if (m_start.size() != m_puzzle.size() || m_start.pieceCount() != m_puzzle.pieceCount())
        throw UserError(EdgeProblemText::tr("The start board belongs to another puzzle."));
    const auto isLocked = [&](int cell) {
        return asIndex(cell) < locked.size() && locked[asIndex(cell)] &&
               !m_start.at(cell).isEmpty();
    };
    const auto isThere = [&](const Hint& hint) {
        const Placement lies = m_start.at(hint.cell);
        return lies == hint.placement || (m_puzzle.looksLike(lies, hint.placement) &&
                                          (!m_puzzle.keepsRotation() || lies.rotation() == 0));
    };
    // Again after each change: a placed piece may have been the copy on another hint's cell.
    for (bool changed = true; changed;) {
        changed = false;
        for (const Hint& hint : m_puzzle.hints()) {
            m_fixed[asIndex(hint.cell)] = true;
            if (isThere(hint))
                continue;
            const auto elsewhere = m_start.cellOf(hint.placement.piece());
            if (isLocked(hint.cell) || (elsewhere && isLocked(*elsewhere))) {
                throw UserError(
                    EdgeProblemText::tr("The piece locked on %1 contradicts the hint on %2."),
                    cellName(m_puzzle.size(), isLocked(hint.cell) ? hint.cell : *elsewhere),
                    cellName(m_puzzle.size(), hint.cell));
            }
            m_start.place(hint.cell, hint.placement);
            changed = true;
        }
    }
    for (int cell = 0; cell < m_puzzle.size().cells(); ++cell) {
        if (isLocked(cell))
            m_fixed[asIndex(cell)] = true;
        if (isFixed(cell) && !m_puzzle.respectsFrame(cell, m_start.at(cell))) {
            if (m_puzzle.keepsRotation())
                throw UserError(
                    describe(Violation{Violation::Kind::Turned, cell}, m_puzzle.size()));
            throw UserError(EdgeProblemText::tr("The piece fixed on %1 does not respect the frame.")
                                .arg(cellName(m_puzzle.size(), cell)));
        }
    }
}

int EdgeProblem::scoreOf(std::span<const std::uint16_t> codes, int score) const {
    if (!allowsAnyRim())
        return score;
    const auto board = Board::fromCodes(m_given.size(), m_given.pieceCount(), codes);
    return board ? matchedEdges(m_given, *board) : score;
}

std::shared_ptr<const EdgeProblem> asEdgeProblem(const std::shared_ptr<const Problem>& problem) {
    auto edges = std::dynamic_pointer_cast<const EdgeProblem>(problem);
    if (!edges) {
        throw UserError(QCoreApplication::translate(
            "Solver", "This method solves edge-matching puzzles only."));
    }
    return edges;
}

bool isFullBoard(const EdgeProblem& problem, const CompiledPuzzle& pieces,
                 std::span<const std::uint16_t> codes) {
    const Puzzle& puzzle = problem.puzzle();
    const auto board = Board::fromCodes(puzzle.size(), puzzle.pieceCount(), codes);
    if (!board || board->emptyCount() > 0)
        return false;
    for (int cell = 0; cell < puzzle.size().cells(); ++cell) {
        const Placement placement = board->at(cell);
        const PieceIndex piece = placement.piece();
        const std::uint16_t allowed =
            CompiledPuzzle::turnedNibbles(pieces.cellRotations(cell), pieces.pieceTurns()[piece]);
        const bool suits = problem.isFixed(cell)
                               ? placement == problem.start().at(cell)
                               : pieces.kindOfPiece(piece) == pieces.kindOfCell(cell) &&
                                     (allowed >> (4U * placement.rotation()) & 1U) != 0;
        if (!suits)
            return false;
    }
    return true;
}

std::shared_ptr<const EdgeProblem> withoutFrame(const EdgeProblem& problem) {
    const Puzzle& puzzle = problem.given();
    const std::vector<Piece> pieces(puzzle.pieces().begin(), puzzle.pieces().end());
    Rules rules = puzzle.rules();
    rules.framed = false;
    std::vector<bool> locked(asIndex(puzzle.size().cells()));
    for (int cell = 0; cell < puzzle.size().cells(); ++cell)
        locked[asIndex(cell)] = problem.isFixed(cell);
    return std::make_shared<EdgeProblem>(Puzzle(puzzle.size(), rules, pieces), problem.start(),
                                         locked, problem.startKind());
}

std::shared_ptr<const EdgeProblem> turnedProblem(const EdgeProblem& problem) {
    const Puzzle& puzzle = problem.given();
    const GridSize size = puzzle.size();
    const int quarters = quartersWithBoard(puzzle);
    std::vector<Piece> pieces(puzzle.pieces().begin(), puzzle.pieces().end());
    for (Piece& piece : pieces)
        piece = piece.rotated(static_cast<Rotation>(1 - quarters));
    std::vector<Hint> hints;
    for (const Hint& hint : puzzle.hints())
        hints.push_back({size.turnedCell(hint.cell), hint.placement.turned(quarters)});
    Puzzle turned(size.turned(), puzzle.rules(), std::move(pieces), std::move(hints));
    Board start(turned.size(), turned.pieceCount());
    std::vector<bool> locked(asIndex(size.cells()));
    for (int cell = 0; cell < size.cells(); ++cell) {
        const int there = size.turnedCell(cell);
        start.place(there, problem.start().at(cell).turned(quarters));
        locked[asIndex(there)] = problem.isFixed(cell);
    }
    return std::make_shared<EdgeProblem>(std::move(turned), std::move(start), locked,
                                         problem.startKind());
}

void turnBack(const Puzzle& puzzle, std::span<const std::uint16_t> turned,
              std::span<std::uint16_t> codes) {
    const GridSize size = puzzle.size();
    const int quarters = quartersWithBoard(puzzle);
    for (int cell = 0; cell < size.cells(); ++cell) {
        const auto there = asIndex(size.turnedCell(cell));
        codes[asIndex(cell)] = Placement::fromCode(turned[there]).turned(-quarters).code();
    }
}

} // namespace tessera
