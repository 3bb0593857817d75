// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Board.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tessera {

/// Rotated clockwise until it shows grey exactly at the frame; unchanged if no rotation does.
[[nodiscard]] Placement turnedToFrame(const Puzzle& puzzle, int cell, Placement placement);

/// Pieces off the board, in all rotations that fit a cell: grey exactly at the frame, matching
/// every neighbour. Ascending; rotations that look the same count once.
[[nodiscard]] std::vector<Placement> candidatesFor(const Puzzle& puzzle, const Board& board,
                                                   int cell);

/// For each cell the number of pieces that fit in any rotation; −1 for a filled cell.
[[nodiscard]] std::vector<int> candidateCounts(const Puzzle& puzzle, const Board& board);

/// Whether the frame or a neighbour constrains a side. Otherwise nearly every piece fits.
[[nodiscard]] bool isConstrained(const Puzzle& puzzle, const Board& board, int cell);

/// The only piece that fits an empty cell, if it is the only one. Copies count once.
[[nodiscard]] std::optional<Placement> onlyCandidate(const Puzzle& puzzle, const Board& board,
                                                     int cell);

struct ForcedBoard {
    Board board;
    int placed = 0;
    std::optional<int> deadCell; ///< an empty cell that no piece fits
};

/// Repeatedly fills cells that only one piece fits, until there are none. Stops as soon as nothing
/// fits some empty cell, because the board then has no completion.
[[nodiscard]] ForcedBoard withForcedPieces(const Puzzle& puzzle, const Board& board);

/// A suggestion for the user's next step.
struct NextStep {
    enum class Kind : std::uint8_t {
        Finished,   ///< every cell is filled and matches
        Mismatch,   ///< the piece on the cell mismatches a neighbour
        Dead,       ///< nothing fits the cell
        OnlyOne,    ///< only this piece fits the cell
        BySolution, ///< the stored solution has this piece here
        Fewest,     ///< no cell has fewer candidates
    };
    Kind kind = Kind::Finished;
    int cell = 0;
    Placement placement; ///< empty unless OnlyOne or BySolution
    int candidates = 0;  ///< for Fewest

    friend bool operator==(const NextStep&, const NextStep&) = default;
};

/// @param solution the codes of a solution that agrees with the pieces on this board, or empty
[[nodiscard]] NextStep nextStep(const Puzzle& puzzle, const Board& board,
                                std::span<const std::uint16_t> solution);

struct SolutionCheck {
    int right = 0;
    int empty = 0;
    std::vector<int> wrong; ///< cells whose piece belongs elsewhere or is in another rotation
    /// As codes, rotated for the best agreement. Only done for puzzles without hints whose pieces
    /// may rotate; boards that are not square rotate by halves.
    std::vector<std::uint16_t> solution;
};

/// Pieces that look the same are interchangeable.
/// @param solution the codes of a full board of the puzzle
[[nodiscard]] SolutionCheck checkAgainst(const Puzzle& puzzle, const Board& board,
                                         std::span<const std::uint16_t> solution);

} // namespace tessera
