// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/RandomPlacement.h"

#include "core/edges/puzzle/Candidates.h"

#include <array>

namespace tessera {

namespace {

Placement turnedAtRandom(const Puzzle& puzzle, int cell, PieceIndex piece, Random& random) {
    return turnedToFrame(puzzle, cell, {piece, static_cast<Rotation>(random.below(4))});
}

} // namespace

Board placedAtRandom(const Puzzle& puzzle, const Board& board, const std::vector<bool>& fixed,
                     Random& random) {
    Board result = board;
    for (int cell = 0; cell < result.cells(); ++cell) {
        if (!fixed[static_cast<std::size_t>(cell)])
            result.clear(cell);
    }
    std::array<std::vector<PieceIndex>, kCellKinds> piecesOf;
    for (int piece = 0; piece < puzzle.pieceCount(); ++piece) {
        const auto index = static_cast<PieceIndex>(piece);
        if (!result.cellOf(index))
            piecesOf[static_cast<std::size_t>(puzzle.kindOfPiece(index))].push_back(index);
    }
    for (auto& pieces : piecesOf)
        random.shuffle(std::span(pieces));
    std::vector<int> left;
    for (int cell = 0; cell < result.cells(); ++cell) {
        if (!result.at(cell).isEmpty() || fixed[static_cast<std::size_t>(cell)])
            continue;
        auto& pieces = piecesOf[static_cast<std::size_t>(puzzle.kindOfCell(cell))];
        if (pieces.empty()) {
            left.push_back(cell);
            continue;
        }
        result.place(cell, turnedAtRandom(puzzle, cell, pieces.back(), random));
        pieces.pop_back();
    }
    std::vector<PieceIndex> rest;
    for (const auto& pieces : piecesOf)
        rest.insert(rest.end(), pieces.begin(), pieces.end());
    for (std::size_t i = 0; i < left.size() && i < rest.size(); ++i)
        result.place(left[i], turnedAtRandom(puzzle, left[i], rest[i], random));
    return result;
}

} // namespace tessera
