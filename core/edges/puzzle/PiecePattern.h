// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Puzzle.h"

#include <QStringView>

#include <array>
#include <optional>
#include <vector>

namespace tessera {

/// Four edges in clockwise order of which some may be any.
struct PiecePattern {
    /// Nothing where any edge will do.
    std::array<std::optional<Color>, 4> edges;

    /// Reads four letters, a for grey, b for pattern 1 and so on, or ? for any
    /// edge: "a?b?". In signed puzzles capital letters are tabs and small ones
    /// blanks. Numbers stand between commas: "0,?,27,3".
    /// @return nothing if the text is neither
    [[nodiscard]] static std::optional<PiecePattern> fromText(QStringView text, bool isSigned);

    /// Whether a piece shows these edges in some rotation.
    [[nodiscard]] bool fits(const Piece& piece) const;
};

/// The pieces that a text asks for: the one of that number, from 1 up, or those
/// that show a pattern. Nothing if the text is neither or is of no such piece's
/// number.
[[nodiscard]] std::optional<std::vector<PieceIndex>> piecesNamed(const Puzzle& puzzle,
                                                                 QStringView text);

} // namespace tessera
