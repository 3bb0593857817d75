// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/PuzzleEdits.h"

#include "core/edges/puzzle/Score.h"

#include <algorithm>
#include <cstdlib>

namespace tessera {

namespace {

std::vector<Piece> piecesOf(const Puzzle& puzzle) {
    return {puzzle.pieces().begin(), puzzle.pieces().end()};
}

std::vector<Hint> hintsOf(const Puzzle& puzzle) {
    return {puzzle.hints().begin(), puzzle.hints().end()};
}

Color& edgeOf(std::vector<Piece>& pieces, PieceEdge edge) {
    return pieces[edge.piece].edges[static_cast<std::size_t>(edge.side)];
}

/// Right and lower edges: those that are tabs where signs are switched on.
bool isForward(Side side) {
    return side == Side::Right || side == Side::Down;
}

} // namespace

std::optional<PieceEdge> edgeAt(const Board& board, int cell, Side side) {
    const Placement placement = board.at(cell);
    if (placement.isEmpty())
        return std::nullopt;
    const auto turned = (static_cast<unsigned>(side) + 4U - placement.rotation()) & 3U;
    return PieceEdge{placement.piece(), static_cast<Side>(turned)};
}

PuzzleOrigin originOf(const PuzzleFile& file) {
    return {file.info.generator, file.info.bestScore, file.solution};
}

void setOrigin(PuzzleFile& file, PuzzleOrigin origin) {
    file.info.generator = std::move(origin.generator);
    file.info.bestScore = origin.bestScore;
    file.solution = std::move(origin.solution);
}

void forgetOrigin(PuzzleFile& file) {
    file.info.generator = {};
    file.info.bestScore = -1;
    if (file.solution.empty())
        return;
    const Puzzle& puzzle = file.puzzle;
    const auto solution = Board::fromCodes(puzzle.size(), puzzle.pieceCount(), file.solution);
    if (!solution || !scoreOf(puzzle, *solution).isSolved() ||
        !violationsOf(puzzle, *solution).empty())
        file.solution.clear();
}

PuzzleFile withPieces(const PuzzleFile& file, std::vector<Piece> pieces) {
    PuzzleFile result = file;
    const Puzzle& puzzle = file.puzzle;
    result.puzzle = Puzzle(puzzle.size(), puzzle.rules(), std::move(pieces), hintsOf(puzzle));
    forgetOrigin(result);
    return result;
}

Puzzle withEdges(const Puzzle& puzzle, const std::vector<std::pair<PieceEdge, Color>>& edges) {
    std::vector<Piece> pieces = piecesOf(puzzle);
    for (const auto& [edge, color] : edges)
        edgeOf(pieces, edge) = color;
    return {puzzle.size(), puzzle.rules(), std::move(pieces), hintsOf(puzzle)};
}

PuzzleFile withColorReplaced(const PuzzleFile& file, Color from, Color to) {
    std::vector<Piece> pieces = piecesOf(file.puzzle);
    for (Piece& piece : pieces) {
        for (Color& color : piece.edges) {
            if (color == from)
                color = to;
            else if (color == -from)
                color = static_cast<Color>(-to);
        }
    }
    return withPieces(file, std::move(pieces));
}

PuzzleFile withFrame(const PuzzleFile& file, bool framed) {
    std::vector<Piece> pieces = piecesOf(file.puzzle);
    const GridSize size = file.puzzle.size();
    for (int cell = 0; framed && cell < size.cells(); ++cell) {
        for (const Side side : kSides) {
            const auto edge = edgeAt(file.board, cell, side);
            if (edge && size.onRim(cell, side))
                edgeOf(pieces, *edge) = kGrey;
        }
    }
    PuzzleFile result = file;
    result.puzzle =
        Puzzle(size, {framed, file.puzzle.isSigned()}, std::move(pieces), hintsOf(file.puzzle));
    forgetOrigin(result);
    return result;
}

PuzzleFile withSigns(const PuzzleFile& file, bool isSigned) {
    std::vector<Piece> pieces = piecesOf(file.puzzle);
    const auto toPattern = [](Color color) { return static_cast<Color>(std::abs(color)); };
    std::vector<int> surplus(static_cast<std::size_t>(file.puzzle.highestColor()) + 1);
    for (int index = 0; index < file.puzzle.pieceCount(); ++index) {
        const auto number = static_cast<PieceIndex>(index);
        const auto cell = file.board.cellOf(number);
        const int rotation = cell ? file.board.at(*cell).rotation() : 0;
        for (const Side side : kSides) {
            Color& color = edgeOf(pieces, {number, side});
            color = toPattern(color);
            if (!isSigned)
                continue;
            int& balance = surplus[static_cast<std::size_t>(color)];
            const auto seen = static_cast<Side>((static_cast<int>(side) + rotation) & 3);
            const bool tab = cell ? isForward(seen) : balance <= 0;
            balance += tab ? 1 : -1;
            if (!tab)
                color = static_cast<Color>(-color);
        }
    }
    PuzzleFile result = file;
    result.puzzle = Puzzle(file.puzzle.size(), {file.puzzle.framed(), isSigned}, std::move(pieces),
                           hintsOf(file.puzzle));
    forgetOrigin(result);
    return result;
}

PuzzleFile withPieceAdded(const PuzzleFile& file, const Piece& piece) {
    std::vector<Piece> pieces = piecesOf(file.puzzle);
    pieces.push_back(piece);
    PuzzleFile result = file;
    const auto count = static_cast<int>(pieces.size());
    result.puzzle =
        Puzzle(file.puzzle.size(), file.puzzle.rules(), std::move(pieces), hintsOf(file.puzzle));
    result.board = *Board::fromCodes(file.board.size(), count, file.board.codes());
    forgetOrigin(result);
    return result;
}

PuzzleFile withoutPieces(const PuzzleFile& file, const std::vector<PieceIndex>& leaving) {
    std::vector<Piece> pieces;
    std::vector<Placement> renamed(static_cast<std::size_t>(file.puzzle.pieceCount()));
    for (std::size_t index = 0; index < renamed.size(); ++index) {
        const auto number = static_cast<PieceIndex>(index);
        if (std::ranges::find(leaving, number) != leaving.end())
            continue;
        renamed[index] = Placement(static_cast<PieceIndex>(pieces.size()), 0);
        pieces.push_back(file.puzzle.piece(number));
    }
    const auto moved = [&](Placement placement) {
        return placement.isEmpty() ? placement
                                   : renamed[placement.piece()].turned(placement.rotation());
    };
    std::vector<Hint> hints;
    for (const Hint& hint : file.puzzle.hints()) {
        const Placement placement = moved(hint.placement);
        if (!placement.isEmpty())
            hints.push_back({hint.cell, placement});
    }
    PuzzleFile result = file;
    const auto count = static_cast<int>(pieces.size());
    result.puzzle =
        Puzzle(file.puzzle.size(), file.puzzle.rules(), std::move(pieces), std::move(hints));
    result.board = Board(file.board.size(), count);
    for (int cell = 0; cell < file.board.cells(); ++cell) {
        const Placement placement = moved(file.board.at(cell));
        result.board.place(cell, placement);
        if (placement.isEmpty())
            result.locked[static_cast<std::size_t>(cell)] = false;
    }
    forgetOrigin(result);
    return result;
}

int edgesChanged(const Puzzle& before, const Puzzle& after) {
    int changed = 0;
    for (int index = 0; index < before.pieceCount(); ++index) {
        const auto number = static_cast<PieceIndex>(index);
        for (const Side side : kSides)
            changed += before.piece(number).edge(side) != after.piece(number).edge(side) ? 1 : 0;
    }
    return changed;
}

} // namespace tessera
