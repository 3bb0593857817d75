// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/generate/SolvedBoard.h"

#include <algorithm>

namespace tessera {

bool isRingJoint(GridSize size, int cell, int across) {
    return std::ranges::any_of(
        kSides, [&](Side side) { return size.onRim(cell, side) && size.onRim(across, side); });
}

SolvedBoard::SolvedBoard(GridSize size, Rules rules)
    : m_size(size), m_rules(rules), m_pieces(static_cast<std::size_t>(size.cells())),
      m_slotAt(m_pieces.size() * 4, -1) {
    for (const SlotKind kind : {SlotKind::Ring, SlotKind::Inner, SlotKind::Rim})
        addSlots(kind);
}

void SolvedBoard::addSlots(SlotKind kind) {
    m_first[static_cast<std::size_t>(kind)] = m_slots.size();
    const auto add = [&](int cell, Side side, int across) {
        const int slot = static_cast<int>(m_slots.size());
        m_slots.push_back({cell, side, across, kind});
        m_slotAt[static_cast<std::size_t>(cell * 4 + static_cast<int>(side))] = slot;
        if (across >= 0)
            m_slotAt[static_cast<std::size_t>(across * 4 + static_cast<int>(opposite(side)))] =
                slot;
    };
    for (int cell = 0; cell < m_size.cells(); ++cell) {
        for (const Side side : kSides) {
            const int across = m_size.neighbour(cell, side).value_or(-1);
            if (across < 0) {
                if (kind == SlotKind::Rim && !m_rules.framed)
                    add(cell, side, across);
            } else if (across > cell) {
                const bool ring = m_rules.framed && isRingJoint(m_size, cell, across);
                if (kind == (ring ? SlotKind::Ring : SlotKind::Inner))
                    add(cell, side, across);
            }
        }
    }
    m_first[static_cast<std::size_t>(kind) + 1] = m_slots.size();
}

std::span<const ColorSlot> SolvedBoard::colorSlots(SlotKind kind) const {
    const auto index = static_cast<std::size_t>(kind);
    return std::span(m_slots).subspan(m_first[index], m_first[index + 1] - m_first[index]);
}

Color SolvedBoard::color(std::size_t slot) const {
    const ColorSlot& here = m_slots[slot];
    return piece(here.cell).edge(here.side);
}

void SolvedBoard::paint(std::size_t slot, Color color) {
    const auto edge = [this](int cell, Side side) -> Color& {
        return m_pieces[static_cast<std::size_t>(cell)].edges[static_cast<std::size_t>(side)];
    };
    const ColorSlot& here = m_slots[slot];
    edge(here.cell, here.side) = color;
    if (here.across >= 0)
        edge(here.across, opposite(here.side)) = mate(color, m_rules.isSigned);
}

} // namespace tessera
