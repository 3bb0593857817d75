// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sudoku/SudokuGrid.h"

#include <QCoreApplication>
#include <QString>

#include <array>
#include <span>

namespace tessera {

/// Translates what files of this room say.
struct SudokuText {
    Q_DECLARE_TR_FUNCTIONS(Sudoku)
};

/// The 3n² units of a grid in which each digit stands once: rows, then columns,
/// then blocks. The cells of each unit ascend.
class SudokuUnits {
public:
    enum class Kind : std::uint8_t { Row, Column, Block };

    /// The same object for all grids of an order.
    [[nodiscard]] static const SudokuUnits& of(int order);

    [[nodiscard]] int count() const { return 3 * m_side; }
    [[nodiscard]] std::span<const std::uint16_t> cells(int unit) const {
        const auto side = static_cast<std::size_t>(m_side);
        return std::span(m_cells).subspan(static_cast<std::size_t>(unit) * side, side);
    }
    /// The cell's row, column and block.
    [[nodiscard]] std::array<int, 3> unitsOf(int cell) const;
    /// The other cells that share a unit with the cell.
    [[nodiscard]] std::span<const std::uint16_t> peers(int cell) const {
        return std::span(m_peers).subspan(static_cast<std::size_t>(cell) * m_peerCount,
                                          m_peerCount);
    }
    [[nodiscard]] Kind kind(int unit) const { return static_cast<Kind>(unit / m_side); }
    /// "row 3", "column 5", "block 9", in the user's language; from 1.
    [[nodiscard]] QString name(int unit) const;

private:
    explicit SudokuUnits(int order);

    int m_order;
    int m_side;
    std::vector<std::uint16_t> m_cells;
    std::size_t m_peerCount;
    std::vector<std::uint16_t> m_peers;
};

/// "R3C5" for row 3 and column 5, from 1.
[[nodiscard]] QString sudokuCellName(const SudokuGrid& grid, int cell);

/// A digit as one character: 1 to 9, then A to P.
[[nodiscard]] QChar digitSymbol(Digit digit);
/// The digit of a character in either case; 0 if it is none of the grid's.
[[nodiscard]] Digit digitOfSymbol(QChar symbol, int side);

} // namespace tessera
