// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/solvers/exact/JointSupply.h"

#include <algorithm>
#include <limits>

namespace tessera {

namespace {

constexpr std::int16_t kPlenty = std::numeric_limits<std::int16_t>::max();
constexpr std::size_t kMostSorts = 256;

bool isBorder(CellKind kind) {
    return kind == CellKind::Side || kind == CellKind::Corner;
}

/// Whether the side of a border cell points away from the rim.
bool pointsInward(const Puzzle& puzzle, int cell, Side side) {
    return puzzle.kindOfCell(cell) == CellKind::Side && puzzle.size().onRim(cell, opposite(side));
}

} // namespace

JointPlace jointPlace(const Puzzle& puzzle, int cell, Side side) {
    const auto across = puzzle.size().neighbour(cell, side);
    if (!across)
        return JointPlace::None;
    const bool here = isBorder(puzzle.kindOfCell(cell));
    const bool there = isBorder(puzzle.kindOfCell(*across));
    if (here && there)
        return pointsInward(puzzle, cell, side) ? JointPlace::AcrossRim : JointPlace::AlongRim;
    if (here || there)
        return here ? JointPlace::FromBorder : JointPlace::ToBorder;
    return JointPlace::Inside;
}

JointSupply::JointSupply(const Puzzle& puzzle) : m_signed(puzzle.isSigned()), m_supply{kPlenty} {
    const GridSize size = puzzle.size();
    if (puzzle.framed() && std::min(size.width, size.height) >= 2) {
        addFramed(puzzle);
    } else if (!puzzle.framed()) {
        Counts edges;
        for (const Piece& piece : puzzle.pieces()) {
            for (const Color color : piece.edges)
                ++edges[color];
        }
        addPairs(JointPlace::Inside, edges, false);
    }
    if (m_supply.size() > kMostSorts) {
        m_sorts.clear();
        m_supply.clear();
    }
}

void JointSupply::addFramed(const Puzzle& puzzle) {
    Counts rim;
    Counts inward;
    Counts inner;
    for (int i = 0; i < puzzle.pieceCount(); ++i) {
        const auto index = static_cast<PieceIndex>(i);
        const CellKind kind = puzzle.kindOfPiece(index);
        for (const Side side : kSides) {
            const Color color = puzzle.piece(index).edge(side);
            const bool far = puzzle.piece(index).edge(opposite(side)) == kGrey;
            if (kind == CellKind::Inner)
                ++inner[color];
            else
                ++(kind == CellKind::Side && far ? inward : rim)[color];
        }
    }
    addPairs(JointPlace::AlongRim, rim, true);
    if (std::min(puzzle.width(), puzzle.height()) == 2) {
        addPairs(JointPlace::AcrossRim, inward, true);
        return;
    }
    for (const auto& [color, count] : inward) {
        add(JointPlace::FromBorder, color, count);
        inner[mate(color, m_signed)] -= count;
    }
    addPairs(JointPlace::Inside, inner, true);
}

/// Joints between edges of one lot.
void JointSupply::addPairs(JointPlace place, const Counts& edges, bool mustBeEven) {
    for (const auto& [color, count] : edges) {
        const auto other = edges.find(mate(color, m_signed));
        const int mates = other == edges.end() ? 0 : other->second;
        const bool even = m_signed ? count == mates : count % 2 == 0;
        if (color != kGrey && (count < 0 || (mustBeEven && !even)))
            m_possible = false;
        const Color sort = std::min(color, mate(color, m_signed));
        if (color == sort || mates == 0)
            add(place, sort, m_signed ? std::min(count, mates) : count / 2);
    }
}

void JointSupply::add(JointPlace place, Color color, int joints) {
    if (color == kGrey)
        return;
    m_sorts[{place, color}] = static_cast<std::uint8_t>(m_supply.size());
    m_supply.push_back(static_cast<std::int16_t>(std::clamp<int>(joints, 0, kPlenty)));
}

std::uint8_t JointSupply::sortOf(JointPlace place, Color color) const {
    const Color across = mate(color, m_signed);
    std::pair key{place, std::min(color, across)};
    if (place == JointPlace::FromBorder)
        key = {JointPlace::FromBorder, color};
    else if (place == JointPlace::ToBorder)
        key = {JointPlace::FromBorder, across};
    const auto found = m_sorts.find(key);
    return found == m_sorts.end() ? kUncounted : found->second;
}

} // namespace tessera
