// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/BoardTransforms.h"

#include "app/document/PuzzleEdits.h"

#include "core/edges/puzzle/Score.h"
#include "core/support/Random.h"

#include <QCoreApplication>

#include <numeric>

namespace tessera {

namespace {

/// Where everything on a board goes.
struct Transform {
    GridSize size;
    std::vector<int> cells; ///< new cell of each old one
    bool mirrors = false;   ///< pieces become their mirror images, left to right
    int quarters = 0;       ///< turns of each piece on its cell, after mirroring

    [[nodiscard]] Placement operator()(Placement placement) const {
        if (placement.isEmpty() || !mirrors)
            return placement.turned(quarters);
        return Placement(placement.piece(), 0).turned(quarters - placement.rotation());
    }
    [[nodiscard]] std::size_t to(std::size_t cell) const {
        return static_cast<std::size_t>(cells[cell]);
    }
};

template <typename Target>
std::vector<int> cellMap(GridSize from, Target target) {
    std::vector<int> cells(static_cast<std::size_t>(from.cells()));
    for (int cell = 0; cell < from.cells(); ++cell)
        cells[static_cast<std::size_t>(cell)] = target(from.column(cell), from.row(cell));
    return cells;
}

PuzzleFile transformed(const PuzzleFile& file, const Transform& transform) {
    const Puzzle& puzzle = file.puzzle;
    std::vector<Piece> pieces(puzzle.pieces().begin(), puzzle.pieces().end());
    if (transform.mirrors) {
        for (Piece& piece : pieces)
            std::swap(piece.edges[1], piece.edges[3]);
    }
    std::vector<Hint> hints;
    for (const Hint& hint : puzzle.hints())
        hints.push_back(
            {transform.cells[static_cast<std::size_t>(hint.cell)], transform(hint.placement)});
    PuzzleFile result = file;
    result.puzzle = Puzzle(transform.size, puzzle.rules(), std::move(pieces), std::move(hints));
    result.board = Board(transform.size, puzzle.pieceCount());
    for (std::size_t cell = 0; cell < transform.cells.size(); ++cell) {
        result.board.place(transform.cells[cell], transform(file.board.at(static_cast<int>(cell))));
        result.locked[transform.to(cell)] = file.locked[cell];
        if (!file.solution.empty())
            result.solution[transform.to(cell)] =
                transform(Placement::fromCode(file.solution[cell])).code();
    }
    result.info.generator = {};
    return result;
}

Piece blankPiece(const Puzzle& puzzle, GridSize size, int cell) {
    Piece piece{{1, 1, 1, 1}};
    for (const Side side : kSides) {
        Color& color = piece.edges[static_cast<std::size_t>(side)];
        if (puzzle.framed() && size.onRim(cell, side))
            color = kGrey;
        else if (puzzle.isSigned() && (side == Side::Up || side == Side::Left))
            color = -1;
    }
    return piece;
}

} // namespace

PuzzleFile resized(const PuzzleFile& file, GridSize size, bool addPieces) {
    const Puzzle& puzzle = file.puzzle;
    const GridSize old = puzzle.size();
    const auto target = [&](int cell) -> std::optional<int> {
        if (old.column(cell) >= size.width || old.row(cell) >= size.height)
            return std::nullopt;
        return size.cell(old.column(cell), old.row(cell));
    };
    std::vector<Hint> hints;
    for (const Hint& hint : puzzle.hints()) {
        if (const auto cell = target(hint.cell))
            hints.push_back({*cell, hint.placement});
    }
    std::vector<Piece> pieces(puzzle.pieces().begin(), puzzle.pieces().end());
    if (addPieces) {
        for (int cell = 0; cell < size.cells(); ++cell) {
            const bool kept = size.column(cell) < old.width && size.row(cell) < old.height;
            const int from = kept ? old.cell(size.column(cell), size.row(cell)) : -1;
            const bool empty = !kept || file.board.at(from).isEmpty();
            if (empty && static_cast<int>(pieces.size()) < size.cells())
                pieces.push_back(blankPiece(puzzle, size, cell));
        }
    }
    const auto count = static_cast<int>(pieces.size());
    PuzzleFile result = file;
    result.puzzle = Puzzle(size, puzzle.rules(), std::move(pieces), std::move(hints));
    result.board = Board(size, count);
    result.locked.assign(static_cast<std::size_t>(size.cells()), false);
    for (int cell = 0; cell < old.cells(); ++cell) {
        if (const auto to = target(cell)) {
            result.board.place(*to, file.board.at(cell));
            result.locked[static_cast<std::size_t>(*to)] =
                file.locked[static_cast<std::size_t>(cell)];
        }
    }
    if (size != old)
        result.solution.clear();
    forgetOrigin(result);
    return result;
}

PuzzleFile mirrored(const PuzzleFile& file, Qt::Orientation direction) {
    const GridSize size = file.puzzle.size();
    const bool sideways = direction == Qt::Horizontal;
    // Upside down is left to right and a half turn, of the board and each piece.
    auto cells = cellMap(size, [&](int column, int row) {
        return sideways ? size.cell(size.width - 1 - column, row)
                        : size.cell(column, size.height - 1 - row);
    });
    return transformed(file, {size, std::move(cells), true, sideways ? 0 : 2});
}

PuzzleFile turned(const PuzzleFile& file, int quarters) {
    PuzzleFile result = file;
    for (int turn = 0; turn < ((quarters % 4) + 4) % 4; ++turn) {
        const GridSize old = result.puzzle.size();
        const GridSize size{old.height, old.width};
        auto cells = cellMap(
            old, [&](int column, int row) { return size.cell(old.height - 1 - row, column); });
        result = transformed(result, {size, std::move(cells), false, 1});
    }
    return result;
}

QString whyNoPuzzle(const PuzzleFile& file) {
    const auto say = [](const char* text, int count) {
        return QCoreApplication::translate("BoardTransforms", text, nullptr, count);
    };
    const Score score = scoreOf(file.puzzle, file.board);
    if (!file.puzzle.isComplete())
        return say(QT_TRANSLATE_NOOP("BoardTransforms",
                                     "A puzzle needs as many pieces as cells: add or delete some."),
                   0);
    if (score.empty > 0)
        return say(
            QT_TRANSLATE_N_NOOP("BoardTransforms", "%n cell(s) are empty: lay all pieces first."),
            score.empty);
    if (score.mismatched > 0)
        return say(QT_TRANSLATE_N_NOOP("BoardTransforms",
                                       "%n joint(s) do not match: mend them or recolour first."),
                   score.mismatched);
    for (const Violation& violation : violationsOf(file.puzzle, file.board)) {
        if (violation.kind != Violation::Kind::HintMoved)
            return describe(violation, file.puzzle.size());
    }
    return {};
}

PuzzleFile puzzleFromBoard(const PuzzleFile& file, std::uint64_t seed) {
    const Puzzle& puzzle = file.puzzle;
    Random random(seed);
    std::vector<PieceIndex> order(static_cast<std::size_t>(puzzle.pieceCount()));
    std::iota(order.begin(), order.end(), PieceIndex{0});
    random.shuffle(std::span(order));
    std::vector<Piece> pieces;
    std::vector<Placement> renamed(order.size()); ///< what each piece is now, as it was listed
    for (const PieceIndex old : order) {
        const auto rotation = static_cast<Rotation>(random.below(4));
        renamed[old] = Placement(static_cast<PieceIndex>(pieces.size()), 0).turned(-rotation);
        pieces.push_back(puzzle.piece(old).rotated(rotation));
    }
    std::vector<std::uint16_t> solution;
    for (const Placement placement : file.board.placements())
        solution.push_back(renamed[placement.piece()].turned(placement.rotation()).code());
    std::vector<Hint> hints;
    for (const Hint& hint : puzzle.hints()) {
        if (puzzle.looksLike(file.board.at(hint.cell), hint.placement))
            hints.push_back(
                {hint.cell, Placement::fromCode(solution[static_cast<std::size_t>(hint.cell)])});
    }
    PuzzleInfo info = file.info;
    info.generator = {};
    info.bestScore = -1;
    PuzzleFile result(Puzzle(puzzle.size(), puzzle.rules(), std::move(pieces), std::move(hints)),
                      std::move(info));
    result.solution = std::move(solution);
    result.unknownKeys = file.unknownKeys;
    return result;
}

} // namespace tessera
