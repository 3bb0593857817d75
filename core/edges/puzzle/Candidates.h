// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Puzzle.h"

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tessera {

/// What an edge must be to fit a cell's side.
struct Demand {
    enum class Kind : std::uint8_t { Exactly, Grey, AnyColor, Anything };
    Kind kind = Kind::Anything;
    Color color = kGrey; ///< of Exactly

    /// Whether one colour alone will do.
    [[nodiscard]] bool isOneColor() const { return kind == Kind::Exactly || kind == Kind::Grey; }
    [[nodiscard]] bool allows(Color edge) const;

    friend auto operator<=>(const Demand&, const Demand&) = default;
};

/// In the order of the sides: up, right, down, left.
using CellDemands = std::array<Demand, 4>;

/// What the frame and the neighbours of a cell ask of a piece; what lies on the
/// cell itself does not matter. Nothing if a neighbour shows grey into the
/// board, which nothing joins.
[[nodiscard]] std::optional<CellDemands> demandsOf(const Puzzle& puzzle, const Board& board,
                                                   int cell);

[[nodiscard]] bool meets(const Piece& piece, Rotation rotation, const CellDemands& demands);

/// The placement, turned clockwise as little as it takes to show grey exactly where
/// the cell touches the frame; as it was if no turn does.
[[nodiscard]] Placement turnedToFrame(const Puzzle& puzzle, int cell, Placement placement);

/// All pieces that are not on the board, in all rotations, that fit a cell: grey
/// exactly at the frame, and joined with every neighbour that holds a piece. In
/// ascending order. Rotations in which a piece looks the same count once.
[[nodiscard]] std::vector<Placement> candidatesFor(const Puzzle& puzzle, const Board& board,
                                                   int cell);

/// For each cell the number of pieces that fit, each once in however many
/// rotations; −1 where a piece lies.
[[nodiscard]] std::vector<int> candidateCounts(const Puzzle& puzzle, const Board& board);

/// Whether the frame or a neighbour with a piece says what a side of the cell
/// must be. Where it does not, nearly every piece fits.
[[nodiscard]] bool isConstrained(const Puzzle& puzzle, const Board& board, int cell);

/// A puzzle's pieces by what they show on each side, to ask for the candidates
/// of many cells. It must not outlive the puzzle.
class CandidateIndex {
public:
    explicit CandidateIndex(const Puzzle& puzzle);

    /// Calls @p found with each placement of a piece off the board that meets
    /// the demands, in ascending order, until it returns false. Rotations in
    /// which a piece looks the same count once.
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
    /// Everything that can meet the demands, and more.
    [[nodiscard]] std::span<const Placement> shortestList(const CellDemands& demands) const;

    static constexpr std::size_t kColors = kMaxSignedColor + kMaxColor + 1;
    [[nodiscard]] static std::size_t slotOf(Color color) {
        return static_cast<std::size_t>(color + kMaxSignedColor);
    }

    /// All placements by the colour that they show on one side, and where each colour begins.
    struct SideLists {
        std::vector<Placement> placements;
        std::array<std::uint32_t, kColors + 1> begins{};
    };

    const Puzzle& m_puzzle;
    std::vector<Placement> m_all;
    std::array<SideLists, 4> m_bySide;
};

/// The number of rotations in which a piece looks different: 1, 2 or 4.
[[nodiscard]] Rotation differentRotations(const Piece& piece);

} // namespace tessera
