// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/CellDemands.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

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
