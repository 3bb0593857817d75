// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/generate/Generator.h"

#include "core/edges/generate/ColorPlan.h"
#include "core/edges/generate/DuplicateRepair.h"
#include "core/support/Random.h"
#include "core/support/UserError.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace tessera {

namespace {

/// Separates the hint cells' random numbers from the colours', so that asking
/// for hints does not change the puzzle that a seed gives.
constexpr std::uint64_t kHintStream = 0x68696e7473ULL;

void checkGeneratedSize(GridSize size) {
    if (!size.isValid()) {
        throw UserError(
            GeneratorText::tr("A board of %1×%2 cells is not possible: each side must have "
                              "1 to %3 cells.")
                .arg(size.width)
                .arg(size.height)
                .arg(kMaxSide));
    }
}

std::vector<int> chosenHintCells(const GeneratorSettings& settings) {
    std::vector<int> cells = settings.hints.cells;
    std::ranges::sort(cells);
    const bool twice = std::ranges::adjacent_find(cells) != cells.end();
    if (twice || cells.front() < 0 || cells.back() >= settings.size.cells()) {
        throw UserError(
            GeneratorText::tr("The hint cells must be different cells of the %1×%2 board.")
                .arg(settings.size.width)
                .arg(settings.size.height));
    }
    return cells;
}

std::vector<int> hintCells(const GeneratorSettings& settings) {
    if (!settings.hints.cells.empty())
        return chosenHintCells(settings);
    const int count = settings.hints.count;
    if (count < 0 || count > settings.size.cells()) {
        throw UserError(GeneratorText::tr("%1 hints are not possible on a board of %2 cells.")
                            .arg(count)
                            .arg(settings.size.cells()));
    }
    std::vector<int> cells(static_cast<std::size_t>(settings.size.cells()));
    std::iota(cells.begin(), cells.end(), 0);
    Random random(settings.seed ^ kHintStream);
    random.shuffle(std::span(cells));
    cells.resize(static_cast<std::size_t>(count));
    std::ranges::sort(cells);
    return cells;
}

int innerCount(const GeneratorSettings& settings, const std::vector<int>& cells) {
    return static_cast<int>(std::ranges::count_if(cells, [&](int cell) {
        return !settings.rules.framed || settings.size.framedKind(cell) == CellKind::Inner;
    }));
}

SolvedBoard paintedBoard(const GeneratorSettings& settings, int innerHints, Random& random) {
    SolvedBoard board(settings.size, settings.rules);
    for (const Palette& palette : planColors(settings, board, innerHints))
        paintPalette(board, palette, settings.distribution, random);
    if (settings.uniquePieces && !makePiecesUnique(board, random)) {
        throw UserError(
            GeneratorText::tr("No %1×%2 puzzle of different pieces was found with these "
                              "colours: take more colours or allow copies.")
                .arg(settings.size.width)
                .arg(settings.size.height));
    }
    return board;
}

/// Cuts the board into pieces, which are shuffled and turned.
/// @param solution receives each cell's placement.
std::vector<Piece> cutIntoPieces(const SolvedBoard& board, Random& random,
                                 std::vector<Placement>& solution) {
    std::vector<int> cells(board.pieces().size());
    std::iota(cells.begin(), cells.end(), 0);
    random.shuffle(std::span(cells));
    std::vector<Piece> pieces;
    pieces.reserve(cells.size());
    solution.resize(cells.size());
    for (const int cell : cells) {
        const auto turns = static_cast<Rotation>(random.below(4));
        solution[static_cast<std::size_t>(cell)] = {static_cast<PieceIndex>(pieces.size()),
                                                    static_cast<Rotation>(4 - turns)};
        pieces.push_back(board.piece(cell).rotated(turns));
    }
    return pieces;
}

} // namespace

std::vector<int> eternityHintCells() {
    return {135, 34, 45, 210, 221};
}

GeneratorSettings batchMember(GeneratorSettings settings, int index) {
    settings.seed += static_cast<std::uint64_t>(index);
    return settings;
}

HardestColors hardestColorsFor(const GeneratorSettings& settings) {
    checkGeneratedSize(settings.size);
    return hardestColors(settings.size, settings.rules, innerCount(settings, hintCells(settings)));
}

PuzzleFile generatePuzzle(const GeneratorSettings& settings) {
    checkGeneratedSize(settings.size);
    const std::vector<int> given = hintCells(settings);
    Random random(settings.seed);
    const SolvedBoard board = paintedBoard(settings, innerCount(settings, given), random);
    std::vector<Placement> solution;
    std::vector<Piece> pieces = cutIntoPieces(board, random, solution);
    std::vector<Hint> hints;
    for (const int cell : given)
        hints.push_back({cell, solution[static_cast<std::size_t>(cell)]});

    PuzzleInfo info;
    info.title = GeneratorText::tr("%1×%2 puzzle, seed %3")
                     .arg(settings.size.width)
                     .arg(settings.size.height)
                     .arg(settings.seed);
    info.generator = toJson(settings);
    PuzzleFile file(Puzzle(settings.size, settings.rules, std::move(pieces), std::move(hints)),
                    std::move(info));
    for (const Placement placement : solution)
        file.solution.push_back(placement.code());
    for (int cell = 0; settings.solved && cell < file.board.cells(); ++cell)
        file.board.place(cell, solution[static_cast<std::size_t>(cell)]);
    return file;
}

} // namespace tessera
