// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/puzzle/Counting.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

namespace tessera {

BigNumber::BigNumber(std::uint32_t value) {
    for (std::uint64_t rest = value; rest > 0; rest /= kBase)
        m_parts.push_back(static_cast<std::uint32_t>(rest % kBase));
}

BigNumber& BigNumber::operator*=(std::uint32_t factor) {
    std::uint64_t carry = 0;
    for (std::uint32_t& part : m_parts) {
        carry += static_cast<std::uint64_t>(part) * factor;
        part = static_cast<std::uint32_t>(carry % kBase);
        carry /= kBase;
    }
    for (; carry > 0; carry /= kBase)
        m_parts.push_back(static_cast<std::uint32_t>(carry % kBase));
    if (factor == 0)
        m_parts.clear();
    return *this;
}

QString BigNumber::toString() const {
    if (m_parts.empty())
        return QStringLiteral("0");
    QString digits = QString::number(m_parts.back());
    for (std::size_t i = m_parts.size() - 1; i > 0; --i)
        digits += QString::number(m_parts[i - 1]).rightJustified(9, u'0');
    return digits;
}

double BigNumber::log10() const {
    double leading = 0;
    const std::size_t first = m_parts.size() > 3 ? m_parts.size() - 3 : 0;
    for (std::size_t i = m_parts.size(); i > first; --i)
        leading = leading * static_cast<double>(kBase) + m_parts[i - 1];
    if (m_parts.empty())
        return -std::numeric_limits<double>::infinity();
    return std::log10(leading) + 9.0 * static_cast<double>(first);
}

KindCounts cellsOfKinds(GridSize size, bool framed) {
    KindCounts kinds{};
    const auto of = [&](CellKind kind) -> int& { return kinds[static_cast<std::size_t>(kind)]; };
    const auto [shorter, longer] = std::minmax(size.width, size.height);
    if (!framed) {
        of(CellKind::Inner) = size.cells();
    } else if (longer == 1) {
        of(CellKind::Single) = 1;
    } else if (shorter == 1) {
        of(CellKind::End) = 2;
        of(CellKind::Strip) = longer - 2;
    } else {
        of(CellKind::Corner) = 4;
        of(CellKind::Side) = 2 * (longer - 2) + 2 * (shorter - 2);
        of(CellKind::Inner) = (longer - 2) * (shorter - 2);
    }
    return kinds;
}

KindCounts piecesOfKinds(const Puzzle& puzzle) {
    KindCounts kinds{};
    for (int piece = 0; piece < puzzle.pieceCount(); ++piece)
        ++kinds[static_cast<std::size_t>(puzzle.kindOfPiece(static_cast<PieceIndex>(piece)))];
    return kinds;
}

int waysToLie(CellKind kind) {
    switch (kind) {
    case CellKind::Inner:
        return 4;
    case CellKind::Strip:
        return 2;
    default:
        return 1;
    }
}

BigNumber totalCombinations(GridSize size, bool framed) {
    BigNumber total(1);
    const auto kinds = cellsOfKinds(size, framed);
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        for (int piece = 1; piece <= kinds[kind]; ++piece)
            total *= static_cast<std::uint32_t>(piece * waysToLie(static_cast<CellKind>(kind)));
    }
    return total;
}

double log10TotalCombinations(GridSize size, bool framed) {
    double log = 0;
    const auto kinds = cellsOfKinds(size, framed);
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        log += std::lgamma(kinds[kind] + 1.0);
        log += kinds[kind] * std::log(waysToLie(static_cast<CellKind>(kind)));
    }
    return log / std::log(10.0);
}

bool isRingEdge(const Puzzle& puzzle, PieceIndex index, Side side) {
    const Piece& piece = puzzle.piece(index);
    return puzzle.framed() && piece.edge(side) != kGrey &&
           (piece.edge(turned(side, 1)) == kGrey || piece.edge(turned(side, 3)) == kGrey);
}

bool carries(const Puzzle& puzzle, PieceIndex index, Color pattern, bool ring) {
    return std::ranges::any_of(kSides, [&](Side side) {
        return std::abs(puzzle.piece(index).edge(side)) == pattern &&
               isRingEdge(puzzle, index, side) == ring;
    });
}

int ColorUses::unpaired(bool isSigned) const {
    return isSigned ? std::abs(positive - negative) : positive % 2;
}

ColorCensus::ColorCensus(const Puzzle& puzzle) {
    for (int i = 0; i < puzzle.pieceCount(); ++i) {
        const auto index = static_cast<PieceIndex>(i);
        for (const Side side : kSides) {
            const Color color = puzzle.piece(index).edge(side);
            if (color == kGrey)
                continue;
            auto& uses = m_uses[isRingEdge(puzzle, index, side) ? 1 : 0];
            ColorUses& pattern = uses[static_cast<Color>(std::abs(color))];
            ++(color > 0 ? pattern.positive : pattern.negative);
        }
    }
}

int ColorCensus::borderColors() const {
    return static_cast<int>(std::ranges::count_if(
        patterns(true), [&](const auto& entry) { return !patterns(false).contains(entry.first); }));
}

int ColorCensus::innerColors() const { return static_cast<int>(patterns(false).size()); }

} // namespace tessera
