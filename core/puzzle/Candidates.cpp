// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/puzzle/Candidates.h"

#include <algorithm>
#include <array>
#include <compare>
#include <map>
#include <optional>

namespace tessera {

namespace {

/// What an edge must be to fit a cell's side.
struct Demand {
    enum class Kind : std::uint8_t { Exactly, Grey, AnyColor, Anything };
    Kind kind = Kind::Anything;
    Color color = kGrey;

    [[nodiscard]] bool allows(Color edge) const {
        switch (kind) {
        case Kind::Exactly:
            return edge == color;
        case Kind::Grey:
            return edge == kGrey;
        case Kind::AnyColor:
            return edge != kGrey;
        case Kind::Anything:
            break;
        }
        return true;
    }

    friend auto operator<=>(const Demand&, const Demand&) = default;
};

using Demands = std::array<Demand, 4>;

/// Nothing if a neighbour shows grey into the board, which nothing joins.
std::optional<Demands> demandsOf(const Puzzle& puzzle, const Board& board, int cell) {
    Demands demands;
    for (const Side side : kSides) {
        Demand& demand = demands[static_cast<std::size_t>(side)];
        const auto across = puzzle.size().neighbour(cell, side);
        if (!across) {
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

bool meets(const Piece& piece, Rotation rotation, const Demands& demands) {
    return std::ranges::all_of(kSides, [&](Side side) {
        return demands[static_cast<std::size_t>(side)].allows(piece.edge(side, rotation));
    });
}

/// The number of rotations in which a piece looks different: 1, 2 or 4.
Rotation differentRotations(const Piece& piece) {
    if (piece.rotated(1) == piece)
        return 1;
    return piece.rotated(2) == piece ? 2 : 4;
}

/// Calls @p found in ascending order for each piece off the board that meets the demands.
template <typename F>
void forEachCandidate(const Puzzle& puzzle, const Board& board, const Demands& demands, F&& found) {
    for (int index = 0; index < puzzle.pieceCount(); ++index) {
        const auto number = static_cast<PieceIndex>(index);
        if (board.cellOf(number))
            continue;
        const Piece& piece = puzzle.piece(number);
        for (Rotation rotation = 0; rotation < differentRotations(piece); ++rotation) {
            if (meets(piece, rotation, demands))
                found(Placement(number, rotation));
        }
    }
}

} // namespace

bool fitsAt(const Puzzle& puzzle, const Board& board, int cell, Placement placement) {
    const auto demands = demandsOf(puzzle, board, cell);
    return demands && !placement.isEmpty() &&
           meets(puzzle.piece(placement.piece()), placement.rotation(), *demands);
}

std::vector<Placement> candidatesFor(const Puzzle& puzzle, const Board& board, int cell) {
    std::vector<Placement> candidates;
    if (const auto demands = demandsOf(puzzle, board, cell)) {
        forEachCandidate(puzzle, board, *demands,
                         [&](Placement placement) { candidates.push_back(placement); });
    }
    return candidates;
}

std::vector<int> candidateCounts(const Puzzle& puzzle, const Board& board) {
    std::vector<int> counts(static_cast<std::size_t>(board.cells()), -1);
    // Cells that demand the same, most of an empty board, are counted once.
    std::map<Demands, int> known;
    for (int cell = 0; cell < board.cells(); ++cell) {
        if (!board.at(cell).isEmpty())
            continue;
        int& count = counts[static_cast<std::size_t>(cell)];
        count = 0;
        const auto demands = demandsOf(puzzle, board, cell);
        if (!demands)
            continue;
        // No structured binding: Clang 14 lets no lambda take one.
        const auto tried = known.try_emplace(*demands, 0);
        if (tried.second)
            forEachCandidate(puzzle, board, *demands, [&](Placement) { ++tried.first->second; });
        count = tried.first->second;
    }
    return counts;
}

} // namespace tessera
