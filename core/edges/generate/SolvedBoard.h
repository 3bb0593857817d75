// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Puzzle.h"

#include <array>
#include <span>
#include <vector>

namespace tessera {

/// What a colour is painted on while a puzzle is made.
enum class SlotKind : std::uint8_t {
    Ring,  ///< a joint of a framed board whose two cells touch the same frame side
    Inner, ///< any other joint
    Rim,   ///< an edge at the rim of an unframed board
};

/// A joint of two cells, or an edge at an unframed rim.
struct ColorSlot {
    int cell;
    Side side;
    int across; ///< the cell on the other side, −1 at the rim
    SlotKind kind;
};

/// A board seen as its joints: whatever they are painted with, it is solved.
/// Cut along its cells it gives the pieces of a puzzle.
class SolvedBoard {
public:
    /// All joints unpainted (grey), as is the frame.
    SolvedBoard(GridSize size, Rules rules);

    /// Ring first, then inner, then rim; within a kind in cell order.
    [[nodiscard]] std::span<const ColorSlot> colorSlots() const { return m_slots; }
    [[nodiscard]] std::span<const ColorSlot> colorSlots(SlotKind kind) const;
    [[nodiscard]] std::size_t firstSlot(SlotKind kind) const {
        return m_first[static_cast<std::size_t>(kind)];
    }
    /// The slot on a cell's side, −1 at the frame.
    [[nodiscard]] int slotAt(int cell, Side side) const {
        return m_slotAt[static_cast<std::size_t>(cell * 4 + static_cast<int>(side))];
    }

    [[nodiscard]] Color color(std::size_t slot) const;
    /// Paints the slot's cell with the colour and the cell across with its mate.
    void paint(std::size_t slot, Color color);

    [[nodiscard]] const Piece& piece(int cell) const {
        return m_pieces[static_cast<std::size_t>(cell)];
    }
    [[nodiscard]] std::span<const Piece> pieces() const { return m_pieces; }
    [[nodiscard]] GridSize size() const { return m_size; }
    [[nodiscard]] Rules rules() const { return m_rules; }

private:
    void addSlots(SlotKind kind);

    GridSize m_size;
    Rules m_rules;
    std::vector<Piece> m_pieces;
    std::vector<ColorSlot> m_slots;
    std::array<std::size_t, 4> m_first{};
    std::vector<int> m_slotAt;
};

/// Whether a joint runs along the frame: both cells touch one and the same side.
[[nodiscard]] bool isRingJoint(GridSize size, int cell, int across);

} // namespace tessera
