// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/PuzzleEdits.h"

#include "core/edges/puzzle/Board.h"
#include "core/support/Random.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <limits>
#include <numeric>

namespace tessera {

namespace {

auto listOf(const auto& range) { return std::vector(range.begin(), range.end()); }

Color& edgeOf(std::vector<Piece>& pieces, PieceEdge edge) {
    return pieces[edge.piece].edges[static_cast<std::size_t>(edge.side)];
}

PuzzleFile withPieces(const PuzzleFile& file, Rules rules, std::vector<Piece> pieces) {
    PuzzleFile result = file;
    result.puzzle =
        Puzzle(file.puzzle.size(), rules, std::move(pieces), listOf(file.puzzle.hints()));
    return withoutOrigin(std::move(result));
}

/// The file with another size and other pieces. The piece or hint on a cell, and its lock, move to
/// the cell given by @p target, if any, as the placement given by @p moved.
PuzzleFile remade(const PuzzleFile& file, GridSize size, std::vector<Piece> pieces, auto target,
                  auto moved) {
    std::vector<Hint> hints;
    for (const Hint& hint : file.puzzle.hints()) {
        const std::optional<int> cell = target(hint.cell);
        const Placement placement = moved(hint.placement);
        if (cell && !placement.isEmpty())
            hints.push_back({*cell, placement});
    }
    PuzzleFile result = file;
    result.puzzle = Puzzle(size, file.puzzle.rules(), std::move(pieces), std::move(hints));
    result.board = Board(size, result.puzzle.pieceCount());
    result.locked.assign(static_cast<std::size_t>(size.cells()), false);
    for (int cell = 0; cell < file.board.cells(); ++cell) {
        const Placement after = moved(file.board.at(cell));
        if (const std::optional<int> to = target(cell)) {
            result.board.place(*to, after);
            result.locked[static_cast<std::size_t>(*to)] =
                file.locked[static_cast<std::size_t>(cell)] && !after.isEmpty();
        }
    }
    return result;
}

/// Right and lower edges: they become tabs when signs are switched on.
bool isForward(Side side) { return side == Side::Right || side == Side::Down; }

/// Joint by joint: each edge is at one joint, so the fewest changes at each are the fewest in
/// total.
class Recoloring {
public:
    explicit Recoloring(const PuzzleFile& file)
        : m_file(file), m_pieces(listOf(file.puzzle.pieces())),
          m_uses(file.puzzle.edgesByPattern()) {}

    [[nodiscard]] std::vector<Piece> result() {
        for (int cell = 0; cell < m_file.board.cells(); ++cell) {
            for (const Side side : kSides)
                mend(cell, side);
        }
        return std::move(m_pieces);
    }

private:
    int& uses(Color color) { return m_uses[static_cast<std::size_t>(std::abs(color))]; }

    Color& color(PieceEdge edge) { return edgeOf(m_pieces, edge); }

    void paint(PieceEdge edge, Color painted) {
        --uses(color(edge));
        ++uses(painted);
        color(edge) = painted;
    }

    /// The pattern in use that the fewest edges show; 1 if none is.
    [[nodiscard]] Color rarest() const {
        const auto rank = [](int uses) {
            return uses > 0 ? uses : std::numeric_limits<int>::max();
        };
        const auto best = std::ranges::min_element(m_uses.begin() + 1, m_uses.end(), {}, rank);
        return static_cast<Color>(best - m_uses.begin());
    }

    [[nodiscard]] bool isFixed(int cell) const {
        const Puzzle& puzzle = m_file.puzzle;
        return m_file.locked[static_cast<std::size_t>(cell)] ||
               std::ranges::any_of(puzzle.hints(), [&](const Hint& hint) {
                   return hint.cell == cell && hint.placement == m_file.board.at(cell);
               });
    }

    void mend(int cell, Side side) {
        const auto edge = edgeAt(m_file.board, cell, side);
        if (!edge)
            return;
        const Puzzle& puzzle = m_file.puzzle;
        const auto other = puzzle.size().neighbour(cell, side);
        if (!other) {
            const Color rim = rimColorOn(puzzle, m_file.board);
            if ((puzzle.framed() || rim != kGrey) && color(*edge) != rim)
                paint(*edge, rim);
            return;
        }
        const auto partner = edgeAt(m_file.board, *other, opposite(side));
        if (!partner) {
            if (puzzle.framed() && color(*edge) == kGrey)
                paint(*edge, rarest());
        } else if (isForward(side)) {
            join(*edge, *partner, isFixed(cell), isFixed(*other));
        }
    }

    void join(PieceEdge first, PieceEdge second, bool firstFixed, bool secondFixed) {
        const bool isSigned = m_file.puzzle.isSigned();
        if (joins(color(first), color(second), isSigned))
            return;
        if (color(first) == kGrey && color(second) == kGrey)
            paint(first, rarest());
        bool firstWins = uses(color(first)) <= uses(color(second));
        if (firstFixed != secondFixed)
            firstWins = firstFixed;
        if (color(first) == kGrey || color(second) == kGrey)
            firstWins = color(second) == kGrey;
        const PieceEdge keeps = firstWins ? first : second;
        paint(firstWins ? second : first, mate(color(keeps), isSigned));
    }

    const PuzzleFile& m_file;
    std::vector<Piece> m_pieces;
    std::vector<int> m_uses; ///< number of edges with each pattern
};

/// @param target the new cell of each old one
/// @param mirrors mirrors the pieces, left to right
/// @param quarters rotates each piece on its cell, after mirroring
PuzzleFile transformed(const PuzzleFile& file, GridSize size, auto target, bool mirrors,
                       int quarters) {
    // If pieces keep their rotation, they are listed rotated instead.
    const bool keeps = file.puzzle.keepsRotation();
    const auto moved = [&](Placement placement) {
        if (keeps)
            return placement;
        if (placement.isEmpty() || !mirrors)
            return placement.turned(quarters);
        return Placement(placement.piece(), 0).turned(quarters - placement.rotation());
    };
    std::vector<Piece> pieces = listOf(file.puzzle.pieces());
    for (Piece& piece : pieces) {
        if (mirrors)
            std::swap(piece.edges[1], piece.edges[3]);
        if (keeps)
            piece = piece.rotated(static_cast<Rotation>(quarters));
    }
    PuzzleFile result = remade(file, size, std::move(pieces), target, moved);
    for (std::size_t cell = 0; cell < file.solution.size(); ++cell) {
        result.solution[static_cast<std::size_t>(target(static_cast<int>(cell)))] =
            moved(Placement::fromCode(file.solution[cell])).code();
    }
    if (mirrors || keeps) // the pieces are others now
        result.info.generator = {};
    return result;
}

Piece blankPiece(const Puzzle& puzzle, GridSize size, int cell) {
    Piece piece{{1, 1, 1, 1}};
    for (const Side side : kSides) {
        Color& color = piece.edges[static_cast<std::size_t>(side)];
        if (size.onRim(cell, side) && (puzzle.framed() || puzzle.rules().rimColor > kGrey))
            color = puzzle.rules().rimColor;
        else if (puzzle.isSigned() && !isForward(side))
            color = -1;
    }
    return piece;
}

struct BoardText {
    Q_DECLARE_TR_FUNCTIONS(BoardTransforms)
};

} // namespace

std::optional<PieceEdge> edgeAt(const Board& board, int cell, Side side) {
    const Placement placement = board.at(cell);
    if (placement.isEmpty())
        return std::nullopt;
    return PieceEdge{placement.piece(), turned(side, 4U - placement.rotation())};
}

PuzzleFile withoutOrigin(PuzzleFile file) {
    file.info.generator = {};
    file.info.bestScore = -1;
    if (file.solution.empty())
        return file;
    const Puzzle& puzzle = file.puzzle;
    const auto solution = Board::fromCodes(puzzle.size(), puzzle.pieceCount(), file.solution);
    if (!solution || !scoreOf(puzzle, *solution).isSolved() ||
        !violationsOf(puzzle, *solution).empty())
        file.solution.clear();
    return file;
}

Puzzle withEdges(const Puzzle& puzzle, const std::vector<std::pair<PieceEdge, Color>>& edges) {
    std::vector<Piece> pieces = listOf(puzzle.pieces());
    for (const auto& [edge, color] : edges)
        edgeOf(pieces, edge) = color;
    return {puzzle.size(), puzzle.rules(), std::move(pieces), listOf(puzzle.hints())};
}

PuzzleFile withColorReplaced(const PuzzleFile& file, Color from, Color to) {
    std::vector<Piece> pieces = listOf(file.puzzle.pieces());
    for (Piece& piece : pieces) {
        for (Color& color : piece.edges)
            color = color == from ? to : color == -from ? static_cast<Color>(-to) : color;
    }
    Rules rules = file.puzzle.rules();
    if (rules.rimColor == from)
        rules.rimColor = to;
    return withPieces(file, rules, std::move(pieces));
}

PuzzleFile withRimColor(const PuzzleFile& file, Color color) {
    Rules rules = file.puzzle.rules();
    rules.rimColor = color;
    return withPieces(file, rules, listOf(file.puzzle.pieces()));
}

PuzzleFile withFrame(const PuzzleFile& file, bool framed) {
    std::vector<Piece> pieces = listOf(file.puzzle.pieces());
    const GridSize size = file.puzzle.size();
    for (int cell = 0; framed && cell < size.cells(); ++cell) {
        for (const Side side : kSides) {
            const auto edge = edgeAt(file.board, cell, side);
            if (edge && size.onRim(cell, side))
                edgeOf(pieces, *edge) = kGrey;
        }
    }
    Rules rules = file.puzzle.rules();
    rules.framed = framed;
    return withPieces(file, rules, std::move(pieces));
}

PuzzleFile withSigns(const PuzzleFile& file, bool isSigned) {
    std::vector<Piece> pieces = listOf(file.puzzle.pieces());
    std::vector<int> surplus(static_cast<std::size_t>(file.puzzle.highestColor()) + 1);
    for (int index = 0; index < file.puzzle.pieceCount(); ++index) {
        const auto number = static_cast<PieceIndex>(index);
        const auto cell = file.board.cellOf(number);
        const Rotation rotation = cell ? file.board.at(*cell).rotation() : Rotation{0};
        for (const Side side : kSides) {
            Color& color = edgeOf(pieces, {number, side});
            color = static_cast<Color>(std::abs(color));
            if (!isSigned)
                continue;
            int& balance = surplus[static_cast<std::size_t>(color)];
            const bool tab = cell ? isForward(turned(side, rotation)) : balance <= 0;
            balance += tab ? 1 : -1;
            if (!tab)
                color = static_cast<Color>(-color);
        }
    }
    Rules rules = file.puzzle.rules();
    rules.isSigned = isSigned;
    return withPieces(file, rules, std::move(pieces));
}

PuzzleFile withKeptRotation(const PuzzleFile& file, bool keeps) {
    const Puzzle& puzzle = file.puzzle;
    std::vector<Piece> pieces = listOf(puzzle.pieces());
    std::vector<Rotation> turns(pieces.size());
    for (const Placement placement : file.board.placements()) {
        if (keeps && !placement.isEmpty())
            turns[placement.piece()] = placement.rotation();
    }
    for (const Hint& hint : puzzle.hints())
        turns[hint.placement.piece()] = keeps ? hint.placement.rotation() : Rotation{0};
    for (std::size_t i = 0; i < pieces.size(); ++i)
        pieces[i] = pieces[i].rotated(turns[i]);
    const auto moved = [&](Placement placement) {
        return placement.isEmpty() ? placement : placement.turned(-turns[placement.piece()]);
    };
    PuzzleFile result = remade(file, puzzle.size(), std::move(pieces), std::identity(), moved);
    for (std::uint16_t& code : result.solution)
        code = moved(Placement::fromCode(code)).code();
    Rules rules = puzzle.rules();
    rules.keepsRotation = keeps;
    result.puzzle =
        Puzzle(puzzle.size(), rules, listOf(result.puzzle.pieces()), listOf(result.puzzle.hints()));
    for (int cell = 0; keeps && cell < result.board.cells(); ++cell) {
        if (result.board.at(cell).isEmpty() || result.board.at(cell).rotation() == 0)
            continue;
        result.board.clear(cell);
        result.locked[static_cast<std::size_t>(cell)] = false;
    }
    return withoutOrigin(std::move(result));
}

PuzzleFile withPiecesAdded(const PuzzleFile& file, std::span<const Piece> added) {
    std::vector<Piece> pieces = listOf(file.puzzle.pieces());
    pieces.insert(pieces.end(), added.begin(), added.end());
    return withoutOrigin(
        remade(file, file.puzzle.size(), std::move(pieces), std::identity(), std::identity()));
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
    return withoutOrigin(
        remade(file, file.puzzle.size(), std::move(pieces), std::identity(), moved));
}

int edgesChanged(const Puzzle& before, const Puzzle& after) {
    const auto changed = [](const Piece& was, const Piece& is) {
        return std::inner_product(was.edges.begin(), was.edges.end(), is.edges.begin(), 0,
                                  std::plus(), std::not_equal_to());
    };
    return std::inner_product(before.pieces().begin(), before.pieces().end(),
                              after.pieces().begin(), 0, std::plus(), changed);
}

PuzzleFile recolored(const PuzzleFile& file) {
    return withPieces(file, file.puzzle.rules(), Recoloring(file).result());
}

PuzzleFile resized(const PuzzleFile& file, GridSize size, bool addPieces) {
    const Puzzle& puzzle = file.puzzle;
    const GridSize old = puzzle.size();
    const auto sameCell = [](GridSize from, GridSize to, int cell) {
        return from.column(cell) < to.width && from.row(cell) < to.height
                   ? std::optional(to.cell(from.column(cell), from.row(cell)))
                   : std::nullopt;
    };
    const auto target = [&](int cell) { return sameCell(old, size, cell); };
    std::vector<Piece> pieces = listOf(puzzle.pieces());
    if (addPieces) {
        for (int cell = 0; cell < size.cells(); ++cell) {
            const auto from = sameCell(size, old, cell);
            const bool empty = !from || file.board.at(*from).isEmpty();
            if (empty && static_cast<int>(pieces.size()) < size.cells())
                pieces.push_back(blankPiece(puzzle, size, cell));
        }
    }
    PuzzleFile result = remade(file, size, std::move(pieces), target, std::identity());
    if (size != old)
        result.solution.clear();
    return withoutOrigin(std::move(result));
}

PuzzleFile mirrored(const PuzzleFile& file, Qt::Orientation direction) {
    const GridSize size = file.puzzle.size();
    const bool sideways = direction == Qt::Horizontal;
    // Upside down equals left to right and a half turn, for the board and each piece.
    const auto target = [&](int cell) {
        return sideways ? size.cell(size.width - 1 - size.column(cell), size.row(cell))
                        : size.cell(size.column(cell), size.height - 1 - size.row(cell));
    };
    return transformed(file, size, target, true, sideways ? 0 : 2);
}

PuzzleFile turned(const PuzzleFile& file, int quarters) {
    PuzzleFile result = file;
    for (int turn = 0; turn < ((quarters % 4) + 4) % 4; ++turn) {
        const GridSize old = result.puzzle.size();
        const auto target = [&](int cell) { return old.turnedCell(cell); };
        result = transformed(result, old.turned(), target, false, 1);
    }
    if (result.puzzle.size() != file.puzzle.size()) // its seed would generate another puzzle
        result.info.generator = {};
    return result;
}

QString whyNoPuzzle(const PuzzleFile& file) {
    const Score score = scoreOf(file.puzzle, file.board);
    if (!file.puzzle.isComplete())
        return BoardText::tr("A puzzle needs as many pieces as cells: add or delete pieces.");
    if (score.empty > 0)
        return BoardText::tr("%n cell(s) are empty: place all pieces first.", nullptr, score.empty);
    if (score.mismatched > 0)
        return BoardText::tr("%n joint(s) do not match: fix them or recolour first.", nullptr,
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
    std::vector<Placement> renamed(order.size()); ///< the new number and rotation of each listed
                                                  ///< piece
    for (const PieceIndex old : order) {
        const auto rotation = static_cast<Rotation>(puzzle.keepsRotation() ? 0 : random.below(4));
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
    PuzzleFile result(Puzzle(puzzle.size(), puzzle.rules(), std::move(pieces), std::move(hints)),
                      file.info);
    result.solution = std::move(solution);
    result.unknownKeys = file.unknownKeys;
    return withoutOrigin(std::move(result));
}

} // namespace tessera
