// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sudoku/ScoredSudoku.h"

namespace tessera {

/// The four neighbourhoods of the general VNS, all within one block and never on a
/// given. They are ours: the fragment of 004 that we have does not contain its own. The
/// first three work on the block's movable cells in reading order, so that
/// givens are left out; the fourth on all its cells.
enum class BlockNeighbourhood : std::uint8_t {
    Swap,      ///< two cells exchange their digits
    Insertion, ///< a digit moves to another place; those between shift by one
    Inversion, ///< the digits from one place to another in reverse order
    /// Centre-point-oriented exchange: around a centre the cells at distance 1
    /// exchange their digits, those at distance 2, and so on to a radius; a given
    /// on either side ends it. The centre itself stays and may be a given.
    CenterExchange,
};

inline constexpr std::size_t kBlockNeighbourhoods = 4;

/// A move: which block, and two places in it; for CenterExchange the centre and
/// the radius.
struct BlockMove {
    BlockNeighbourhood neighbourhood = BlockNeighbourhood::Swap;
    std::uint8_t block = 0;
    std::uint8_t first = 0;
    std::uint8_t second = 0;

    friend bool operator==(const BlockMove&, const BlockMove&) = default;
};

/// The best move of one neighbourhood in one block.
struct BestBlockMove {
    int delta = 0; ///< of missing(); only improving moves count, so 0 means none
    BlockMove move;
};

/// Looks at every move of a neighbourhood in a block; of equal ones the first.
/// @param evaluations is increased by their number
[[nodiscard]] BestBlockMove bestMove(ScoredSudoku& grid, BlockNeighbourhood neighbourhood,
                                     int block, std::uint64_t& evaluations);

/// Whether a block has a move at all.
[[nodiscard]] bool canMove(const ScoredSudoku& grid, BlockNeighbourhood neighbourhood, int block);
/// One of them at random. @pre canMove()
[[nodiscard]] BlockMove randomMove(const ScoredSudoku& grid, BlockNeighbourhood neighbourhood,
                                   int block, Random& random);
/// Makes a move, exchange by exchange: each neighbourhood's moves consist of
/// exchanges of two cells of which each further one gives another move, so that
/// bestMove() needs one exchange a move.
void make(ScoredSudoku& grid, const BlockMove& move);

/// How far exchanges around a centre can go.
[[nodiscard]] int largestRadius(const ScoredSudoku& grid, int block, int center);

} // namespace tessera
