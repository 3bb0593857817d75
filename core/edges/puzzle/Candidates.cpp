// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/puzzle/Candidates.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace tessera {

namespace {

/// The condition for an edge to fit a side of a cell.
struct Demand {
    enum class Kind : std::uint8_t { Exactly, Grey, AnyColor, Anything };
    Kind kind = Kind::Anything;
    Color color = kGrey; ///< for Exactly

    [[nodiscard]] bool isOneColor() const { return kind == Kind::Exactly || kind == Kind::Grey; }
    [[nodiscard]] bool allows(Color edge) const {
        if (isOneColor())
            return edge == color;
        return kind == Kind::Anything || edge != kGrey;
    }

    friend auto operator<=>(const Demand&, const Demand&) = default;
};

/// In the order of the sides: up, right, down, left.
using CellDemands = std::array<Demand, 4>;

/// The demands of the frame and the neighbours on a piece for a cell; the content of the cell does
/// not matter. Nothing if a neighbour shows grey into the board, which matches nothing.
std::optional<CellDemands> demandsOf(const Puzzle& puzzle, const Board& board, int cell) {
    CellDemands demands;
    for (const Side side : kSides) {
        Demand& demand = demands[asIndex(side)];
        const auto across = puzzle.size().neighbour(cell, side);
        if (!across) {
            if (const Color rim = rimColorOn(puzzle, board); rim != kGrey)
                demand = {Demand::Kind::Exactly, rim};
            else
                demand.kind = puzzle.framed() ? Demand::Kind::Grey : Demand::Kind::Anything;
        } else if (board.at(*across).isEmpty()) {
            demand.kind = puzzle.framed() ? Demand::Kind::AnyColor : Demand::Kind::Anything;
        } else {
            const Color there = puzzle.edge(board.at(*across), opposite(side));
            if (there == kGrey)
                return std::nullopt;
            demand = {Demand::Kind::Exactly, mate(there, puzzle.isSigned())};
        }
    }
    return demands;
}

bool meets(const Piece& piece, Rotation rotation, const CellDemands& demands) {
    return std::ranges::all_of(kSides, [&](Side side) {
        return demands[asIndex(side)].allows(piece.edge(side, rotation));
    });
}

/// The pieces of a puzzle by the colour on each side, to find the candidates of many cells.
class CandidateIndex {
public:
    explicit CandidateIndex(const Puzzle& puzzle) : m_puzzle(puzzle) {
        m_all.reserve(puzzle.pieces().size() * 4);
        for (const PieceIndex number : puzzle.pieceIndices()) {
            for (Rotation rotation = 0; rotation < puzzle.forms(number); ++rotation)
                m_all.emplace_back(number, rotation);
        }
        // Counting sort, since the index is rebuilt with each edit of a large board.
        for (const Side side : kSides) {
            auto& [placements, begins] = m_bySide[asIndex(side)];
            for (const Placement placement : m_all)
                ++begins[slotOf(puzzle.edge(placement, side)) + 1];
            std::partial_sum(begins.begin(), begins.end(), begins.begin());
            auto next = begins;
            placements.resize(m_all.size());
            for (const Placement placement : m_all)
                placements[next[slotOf(puzzle.edge(placement, side))]++] = placement;
        }
    }

    /// Calls @p found with each placement of a piece off the board that meets the demands, in
    /// ascending order, until it returns false. Rotations that look the same count once.
    template <typename F>
    void forEach(const Board& board, const CellDemands& demands, F&& found) const {
        for (const Placement placement : shortestList(demands)) {
            if (!board.cellOf(placement.piece()) &&
                meets(m_puzzle.piece(placement.piece()), placement.rotation(), demands) &&
                !found(placement))
                return;
        }
    }

private:
    /// A list that contains everything that meets the demands, and more.
    [[nodiscard]] std::span<const Placement> shortestList(const CellDemands& demands) const {
        std::span<const Placement> shortest = m_all;
        for (std::size_t side = 0; side < demands.size(); ++side) {
            if (!demands[side].isOneColor())
                continue;
            const auto& [placements, begins] = m_bySide[side];
            const std::size_t slot = slotOf(demands[side].color);
            const std::size_t count = begins[slot + 1] - begins[slot];
            if (count < shortest.size())
                shortest = std::span(placements).subspan(begins[slot], count);
        }
        return shortest;
    }

    static constexpr std::size_t kColors = kMaxSignedColor + kMaxColor + 1;
    [[nodiscard]] static std::size_t slotOf(Color color) {
        return asIndex(color + kMaxSignedColor);
    }

    /// All placements by their colour on one side, and where each colour starts.
    struct SideLists {
        std::vector<Placement> placements;
        std::array<std::uint32_t, kColors + 1> begins{};
    };

    const Puzzle& m_puzzle;
    std::vector<Placement> m_all;
    std::array<SideLists, 4> m_bySide;
};

/// The number of pieces that meet the demands; each counts once for all its rotations.
int countPieces(const CandidateIndex& index, const Board& board, const CellDemands& demands) {
    int count = 0;
    std::optional<PieceIndex> last;
    index.forEach(board, demands, [&](Placement placement) {
        count += placement.piece() != last ? 1 : 0;
        last = placement.piece();
        return true;
    });
    return count;
}

/// More candidates are assumed to be several pieces: only a puzzle of copies could differ.
constexpr int kMostCopies = 16;

std::optional<Placement> onlyOf(const Puzzle& puzzle, const std::vector<Placement>& candidates) {
    const bool alike = std::ranges::all_of(candidates, [&](Placement candidate) {
        return puzzle.looksLike(candidate, candidates.front());
    });
    return alike && !candidates.empty() ? std::optional(candidates.front()) : std::nullopt;
}

std::optional<int> firstMismatch(const Puzzle& puzzle, const Board& board) {
    for (int cell = 0; cell < board.cells(); ++cell) {
        for (const Side side : kSides) {
            if (jointState(puzzle, board, cell, side) == JointState::Mismatched)
                return cell;
        }
    }
    return std::nullopt;
}

int countWrong(const Puzzle& puzzle, const Board& board, const Board& solution) {
    int wrong = 0;
    for (int cell = 0; cell < board.cells(); ++cell) {
        wrong += !board.at(cell).isEmpty() && !puzzle.looksLike(board.at(cell), solution.at(cell))
                     ? 1
                     : 0;
    }
    return wrong;
}

/// The rotation of the solution for which fewest pieces are wrong.
Board bestTurned(const Puzzle& puzzle, const Board& board, const Board& solution) {
    if (!puzzle.hints().empty() || puzzle.keepsRotation())
        return solution;
    Board best = solution;
    for (int quarters = 1; quarters < 4; ++quarters) {
        const auto turned = turnedBlock(solution, wholeBlock(puzzle.size()), quarters);
        if (turned && countWrong(puzzle, board, *turned) < countWrong(puzzle, board, best))
            best = *turned;
    }
    return best;
}

} // namespace

Placement turnedToFrame(const Puzzle& puzzle, int cell, Placement placement) {
    for (int quarters = 0; quarters < 4; ++quarters) {
        if (puzzle.respectsFrame(cell, placement.turned(quarters)))
            return placement.turned(quarters);
    }
    return placement;
}

std::vector<Placement> candidatesFor(const Puzzle& puzzle, const Board& board, int cell) {
    std::vector<Placement> candidates;
    const auto demands = demandsOf(puzzle, board, cell);
    if (!demands)
        return candidates;
    CandidateIndex(puzzle).forEach(board, *demands, [&](Placement placement) {
        candidates.push_back(placement);
        return true;
    });
    return candidates;
}

std::vector<int> candidateCounts(const Puzzle& puzzle, const Board& board) {
    std::vector<int> counts(asIndex(board.cells()), -1);
    const CandidateIndex index(puzzle);
    // Cells with the same demands, most of an empty board, are counted once.
    std::map<CellDemands, int> known;
    for (int cell = 0; cell < board.cells(); ++cell) {
        if (!board.at(cell).isEmpty())
            continue;
        int& count = counts[asIndex(cell)];
        count = 0;
        const auto demands = demandsOf(puzzle, board, cell);
        if (!demands)
            continue;
        const auto tried = known.try_emplace(*demands, 0);
        if (tried.second)
            tried.first->second = countPieces(index, board, *demands);
        count = tried.first->second;
    }
    return counts;
}

bool isConstrained(const Puzzle& puzzle, const Board& board, int cell) {
    const auto demands = demandsOf(puzzle, board, cell);
    return !demands || std::ranges::any_of(*demands, &Demand::isOneColor);
}

std::optional<Placement> onlyCandidate(const Puzzle& puzzle, const Board& board, int cell) {
    return onlyOf(puzzle, candidatesFor(puzzle, board, cell));
}

ForcedBoard withForcedPieces(const Puzzle& puzzle, const Board& board) {
    ForcedBoard forced{board, 0, std::nullopt};
    for (bool again = true; again;) {
        again = false;
        const std::vector<int> counts = candidateCounts(puzzle, forced.board);
        const auto dead = std::ranges::find(counts, 0);
        if (dead != counts.end()) {
            forced.deadCell = static_cast<int>(dead - counts.begin());
            break;
        }
        for (int cell = 0; cell < board.cells(); ++cell) {
            const int count = counts[asIndex(cell)];
            if (count < 1 || count > kMostCopies)
                continue;
            // Counted before the last placements, so checked again.
            const auto only = onlyCandidate(puzzle, forced.board, cell);
            if (!only)
                continue;
            forced.board.place(cell, *only);
            ++forced.placed;
            again = true;
        }
    }
    return forced;
}

NextStep nextStep(const Puzzle& puzzle, const Board& board,
                  std::span<const std::uint16_t> solution) {
    using Kind = NextStep::Kind;
    if (const auto cell = firstMismatch(puzzle, board))
        return {Kind::Mismatch, *cell, {}, 0};
    const std::vector<int> counts = candidateCounts(puzzle, board);
    int fewest = -1;
    for (int cell = 0; cell < board.cells(); ++cell) {
        const int count = counts[asIndex(cell)];
        if (count >= 0 && (fewest < 0 || count < counts[asIndex(fewest)]))
            fewest = cell;
    }
    if (fewest < 0)
        return {};
    const int count = counts[asIndex(fewest)];
    if (count == 0)
        return {Kind::Dead, fewest, {}, 0};
    if (count <= kMostCopies) {
        if (const auto only = onlyCandidate(puzzle, board, fewest))
            return {Kind::OnlyOne, fewest, *only, 1};
    }
    if (asIndex(fewest) < solution.size()) {
        const Placement there = Placement::fromCode(solution[asIndex(fewest)]);
        // A copy of the piece may be in use elsewhere.
        for (const Placement candidate : candidatesFor(puzzle, board, fewest)) {
            if (puzzle.looksLike(candidate, there))
                return {Kind::BySolution, fewest, candidate, count};
        }
    }
    return {Kind::Fewest, fewest, {}, count};
}

SolutionCheck checkAgainst(const Puzzle& puzzle, const Board& board,
                           std::span<const std::uint16_t> solution) {
    SolutionCheck check;
    const auto stored = Board::fromCodes(puzzle.size(), puzzle.pieceCount(), solution);
    if (!stored)
        return check;
    const Board best = bestTurned(puzzle, board, *stored);
    check.solution = best.codes();
    for (int cell = 0; cell < board.cells(); ++cell) {
        if (board.at(cell).isEmpty())
            ++check.empty;
        else if (puzzle.looksLike(board.at(cell), best.at(cell)))
            ++check.right;
        else
            check.wrong.push_back(cell);
    }
    return check;
}

} // namespace tessera
