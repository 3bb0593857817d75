// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/PieceList.h"

#include <map>
#include <optional>
#include <span>

namespace tessera {

/// The square board of so many cells, if there is one.
[[nodiscard]] std::optional<GridSize> squareOf(int cells);
/// The four numbers as they stand, for errors.
[[nodiscard]] QString edgesText(const ListedPiece& piece);

/// Turns a list's numbers into colours: the grey into 0, and if 0 is a pattern
/// all patterns from 0 up to the grey's number into the next higher one.
class ColorMap {
public:
    ColorMap(std::optional<int> grey, bool hasZero)
        : m_grey(grey), m_shift(hasZero && grey != std::optional(0)) {}
    [[nodiscard]] Color operator()(int number) const;

private:
    std::optional<int> m_grey;
    bool m_shift;
};

/// The number that is the grey, if any, and the size that the frame pieces make.
struct GreyGuess {
    std::optional<int> grey;
    std::optional<GridSize> size;
};

/// Counts how often pieces carry each number, and finds the frame in it.
class FrameCensus {
public:
    explicit FrameCensus(std::span<const ListedPiece> pieces);

    [[nodiscard]] bool contains(int number) const { return m_carriers.contains(number); }
    [[nodiscard]] bool hasNegative() const {
        return !m_carriers.empty() && m_carriers.begin()->first < 0;
    }
    /// Looks for the number whose carriers make a frame: 0, or else the highest,
    /// where an edge order fits too and no number is negative. A colour in between
    /// can have as many carriers by chance. If there is none, 0 is the grey all the
    /// same where it occurs at all.
    [[nodiscard]] GreyGuess findGrey(std::optional<GridSize> size) const;
    /// Takes a number for the grey; no frame if no piece carries it.
    [[nodiscard]] GreyGuess assumeGrey(int number, std::optional<GridSize> size) const;
    /// The first edge order in which no piece has greys that the board's cells
    /// do not have, if there is one.
    [[nodiscard]] std::optional<EdgeOrder> findOrder(int grey, GridSize size) const;

private:
    /// Index: how many edges of a piece show the number; value: how many pieces.
    using Carriers = std::array<int, 5>;
    [[nodiscard]] std::optional<GridSize> frameSize(const Carriers& carriers,
                                                    std::optional<GridSize> size) const;

    std::span<const ListedPiece> m_pieces;
    std::map<int, Carriers> m_carriers;
};

} // namespace tessera
