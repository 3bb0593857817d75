// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Puzzle.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tessera {

/// The simplest row scan: lists of oriented pieces by their left and upper colour, and a recursive
/// function. The baseline for ours. Framed unsigned puzzles only.
class PlainScan {
public:
    explicit PlainScan(const Puzzle& puzzle)
        : m_size(puzzle.size()), m_used(static_cast<std::size_t>(puzzle.pieceCount())),
          m_right(static_cast<std::size_t>(m_size.cells())), m_down(m_right) {
        m_colors = puzzle.highestColor() + 1;
        for (auto& lists : m_lists)
            lists.resize(static_cast<std::size_t>(m_colors * m_colors));
        for (int i = 0; i < puzzle.pieceCount(); ++i) {
            for (Rotation turn = 0; turn < 4; ++turn) {
                const Piece look = puzzle.piece(static_cast<PieceIndex>(i)).rotated(turn);
                const auto [up, right, down, left] = look.edges;
                m_lists[rim(right == kGrey, down == kGrey)][key(left, up)].push_back(
                    {i, right, down});
            }
        }
    }

    /// @return the placements made: fewer than requested only if there are no more.
    std::uint64_t run(std::uint64_t placements) {
        m_left = placements;
        fill(0);
        return placements - m_left;
    }

private:
    struct Entry {
        int piece;
        Color right;
        Color down;
    };

    static std::size_t rim(bool right, bool down) { return (right ? 1U : 0U) + (down ? 2U : 0U); }
    [[nodiscard]] std::size_t key(Color left, Color up) const {
        return static_cast<std::size_t>(left * m_colors + up);
    }

    void fill(int cell) {
        if (cell == m_size.cells())
            return;
        const auto at = static_cast<std::size_t>(cell);
        const Color left = m_size.column(cell) > 0 ? m_right[at - 1] : kGrey;
        const Color up =
            m_size.row(cell) > 0 ? m_down[at - static_cast<std::size_t>(m_size.width)] : kGrey;
        const auto& lists =
            m_lists[rim(m_size.onRim(cell, Side::Right), m_size.onRim(cell, Side::Down))];
        for (const Entry& entry : lists[key(left, up)]) {
            const auto piece = static_cast<std::size_t>(entry.piece);
            if (m_used[piece] != 0)
                continue;
            if (m_left == 0)
                return;
            --m_left;
            m_used[piece] = 1;
            m_right[at] = entry.right;
            m_down[at] = entry.down;
            fill(cell + 1);
            m_used[piece] = 0;
        }
    }

    GridSize m_size;
    int m_colors = 0;
    std::array<std::vector<std::vector<Entry>>, 4> m_lists;
    std::vector<std::uint8_t> m_used;
    std::vector<Color> m_right;
    std::vector<Color> m_down;
    std::uint64_t m_left = 0;
};

} // namespace tessera
