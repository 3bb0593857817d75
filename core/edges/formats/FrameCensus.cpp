// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/formats/FrameCensus.h"

#include "core/edges/puzzle/Counting.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

/// Cells of a framed board by their number of grey edges.
std::array<int, 5> greysOf(GridSize size) {
    const auto kinds = cellsOfKinds(size);
    const auto of = [&](CellKind kind) { return kinds[static_cast<std::size_t>(kind)]; };
    return {of(CellKind::Inner), of(CellKind::Side), of(CellKind::Corner) + of(CellKind::Strip),
            of(CellKind::End), of(CellKind::Single)};
}

/// The board of so many cells whose width and height add up to a sum, wider
/// than high.
std::optional<GridSize> sizeWith(int cells, int sum) {
    for (int height = 1; 2 * height <= sum; ++height) {
        const GridSize size{sum - height, height};
        if (size.isValid() && size.cells() == cells)
            return size;
    }
    return std::nullopt;
}

} // namespace

std::optional<GridSize> squareOf(int cells) {
    const auto side = static_cast<int>(std::lround(std::sqrt(static_cast<double>(cells))));
    const GridSize size{side, side};
    return size.isValid() && size.cells() == cells ? std::optional(size) : std::nullopt;
}

QString edgesText(const ListedPiece& piece) {
    return QStringLiteral("(%1 %2 %3 %4)")
        .arg(piece.numbers[0])
        .arg(piece.numbers[1])
        .arg(piece.numbers[2])
        .arg(piece.numbers[3]);
}

Color ColorMap::operator()(int number) const {
    if (m_grey && number == *m_grey)
        return kGrey;
    const bool moves = m_shift && number >= 0 && (!m_grey || number < *m_grey);
    return static_cast<Color>(std::min(number + (moves ? 1 : 0), 1 + kMaxColor));
}

FrameCensus::FrameCensus(std::span<const ListedPiece> pieces) : m_pieces(pieces) {
    for (const ListedPiece& piece : pieces) {
        for (std::size_t i = 0; i < 4; ++i) {
            const auto begin = piece.numbers.begin();
            const auto here = begin + static_cast<std::ptrdiff_t>(i);
            if (std::find(begin, here, *here) != here)
                continue;
            const auto times = std::count(here, piece.numbers.end(), *here);
            ++m_carriers[*here][static_cast<std::size_t>(times)];
        }
    }
    for (auto& [number, carriers] : m_carriers)
        carriers[0] =
            static_cast<int>(pieces.size()) - carriers[1] - carriers[2] - carriers[3] - carriers[4];
}

std::optional<GridSize> FrameCensus::frameSize(const Carriers& carriers,
                                               std::optional<GridSize> size) const {
    if (size)
        return size->isValid() && greysOf(*size) == carriers ? size : std::nullopt;
    const int cells = static_cast<int>(m_pieces.size());
    // A frame has 2(w−2) + 2(h−2) sides; a strip only ends.
    auto found =
        carriers[3] == 2 ? sizeWith(cells, cells + 1) : sizeWith(cells, carriers[1] / 2 + 4);
    if (!found)
        found = squareOf(cells);
    return found && greysOf(*found) == carriers ? found : std::nullopt;
}

GreyGuess FrameCensus::findGrey(std::optional<GridSize> size) const {
    const auto zero = m_carriers.find(0);
    if (zero != m_carriers.end()) {
        if (const auto found = frameSize(zero->second, size))
            return {0, found};
    }
    if (!m_carriers.empty() && !hasNegative()) {
        const auto& [highest, carriers] = *m_carriers.rbegin();
        const auto found = frameSize(carriers, size);
        if (found && findOrder(highest, *found))
            return {highest, found};
    }
    return zero == m_carriers.end() ? GreyGuess{} : GreyGuess{0, std::nullopt};
}

GreyGuess FrameCensus::assumeGrey(int number, std::optional<GridSize> size) const {
    const auto found = m_carriers.find(number);
    if (found == m_carriers.end())
        return {};
    return {number, frameSize(found->second, size)};
}

std::optional<EdgeOrder> FrameCensus::findOrder(int grey, GridSize size) const {
    const auto wanted = cellsOfKinds(size);
    for (const EdgeOrder& order : {kClockwiseOrder, kUpDownLeftRightOrder, kUpRightLeftDownOrder}) {
        const bool fits = std::ranges::all_of(m_pieces, [&](const ListedPiece& listed) {
            Piece mask;
            for (std::size_t i = 0; i < 4; ++i)
                mask.edges[static_cast<std::size_t>(order[i])] = listed.numbers[i] == grey ? 0 : 1;
            return wanted[static_cast<std::size_t>(kindOfGreys(mask))] > 0;
        });
        if (fits)
            return order;
    }
    return std::nullopt;
}

} // namespace tessera
