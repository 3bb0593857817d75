// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Board.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tessera {

/// Turned clockwise until it shows grey exactly at the frame; as it was if no turn does.
[[nodiscard]] Placement turnedToFrame(const Puzzle& puzzle, int cell, Placement placement);

/// Pieces off the board, in all rotations that fit a cell: grey exactly at the frame, joined with
/// every neighbour. Ascending; rotations that look the same count once.
[[nodiscard]] std::vector<Placement> candidatesFor(const Puzzle& puzzle, const Board& board,
                                                   int cell);

/// For each cell the number of pieces that fit in any rotation; −1 where a piece lies.
[[nodiscard]] std::vector<int> candidateCounts(const Puzzle& puzzle, const Board& board);

/// Whether the frame or a neighbour says what a side must be. Else nearly every piece fits.
[[nodiscard]] bool isConstrained(const Puzzle& puzzle, const Board& board, int cell);

/// The only piece that fits an empty cell, if it is the only one. Copies count once.
[[nodiscard]] std::optional<Placement> onlyCandidate(const Puzzle& puzzle, const Board& board,
                                                     int cell);

struct ForcedBoard {
    Board board;
    int placed = 0;
    std::optional<int> deadCell; ///< an empty cell that nothing fits any more
};

/// Fills cells that only one piece fits, again and again until there is none. Stops as soon as
/// nothing fits some empty cell, since the board has no completion then.
[[nodiscard]] ForcedBoard withForcedPieces(const Puzzle& puzzle, const Board& board);

/// The next thing that a person could do.
struct NextStep {
    enum class Kind : std::uint8_t {
        Finished,   ///< every cell is filled and matches
        Mismatch,   ///< the piece on the cell mismatches a neighbour
        Dead,       ///< nothing fits the cell
        OnlyOne,    ///< only this piece fits the cell
        BySolution, ///< this piece lies there in the stored solution
        Fewest,     ///< no cell has fewer candidates
    };
    Kind kind = Kind::Finished;
    int cell = 0;
    Placement placement; ///< empty unless OnlyOne or BySolution
    int candidates = 0;  ///< of Fewest

    friend bool operator==(const NextStep&, const NextStep&) = default;
};

/// @param solution the codes of a board that agrees with what lies on this one, or empty
[[nodiscard]] NextStep nextStep(const Puzzle& puzzle, const Board& board,
                                std::span<const std::uint16_t> solution);

struct SolutionCheck {
    int right = 0;
    int empty = 0;
    std::vector<int> wrong; ///< cells with a piece that belongs elsewhere or lies turned
    /// As codes, turned to agree best; only puzzles without hints whose pieces
    /// may turn do, oblong ones by half turns.
    std::vector<std::uint16_t> solution;
};

/// Pieces that look the same may stand for each other.
/// @param solution the codes of a full board of the puzzle
[[nodiscard]] SolutionCheck checkAgainst(const Puzzle& puzzle, const Board& board,
                                         std::span<const std::uint16_t> solution);

} // namespace tessera
