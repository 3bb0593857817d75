// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/FormatRegistry.h"
#include "core/text/Json.h"

#include <QJsonArray>

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace tessera {

/// Which side each of a piece's four numbers belongs to, in the order in which the numbers stand.
using EdgeOrder = std::array<Side, 4>;

inline constexpr EdgeOrder kClockwiseOrder{Side::Up, Side::Right, Side::Down, Side::Left};
inline constexpr EdgeOrder kEastFirstOrder{Side::Right, Side::Down, Side::Left, Side::Up};
inline constexpr EdgeOrder kUpDownLeftRightOrder{Side::Up, Side::Down, Side::Left, Side::Right};
inline constexpr EdgeOrder kUpRightLeftDownOrder{Side::Up, Side::Right, Side::Left, Side::Down};

/// "up, right, down, left" and the like, translated.
[[nodiscard]] QString edgeOrderText(const EdgeOrder& order);

/// Four numbers of a list, not yet understood, and where they stand.
struct ListedPiece {
    std::array<int, 4> numbers{};
    TextPosition position;
    bool letters = false; ///< its numbers were letters: capitals positive, the others negative
};

/// A list of pieces as it stands in a file.
struct PieceList {
    std::vector<ListedPiece> pieces;
    std::optional<GridSize> size; ///< what the file itself says
    std::optional<int> grey;      ///< what the dialect says
    /// What the file itself says: 0 is the grey, numbers are colours, edges stand clockwise.
    std::optional<Rules> rules;
    TextPosition end; ///< where the list ends
};

/// A list that was understood.
struct ReadPieces {
    GridSize size;
    Rules rules;
    std::vector<Piece> pieces;
    EdgeOrder order = kClockwiseOrder;
    int grey = 0;
    QStringList notes; ///< what was found out rather than read
};

/// Finds out what neither the list nor the options say: the board's size from the number of pieces
/// and of frame pieces, the grey as the number that four pieces carry twice and the side pieces
/// once, the edge order as the first in which the corners' greys are adjacent and no piece's are
/// opposite. Patterns keep their numbers unless one of them is 0: then those below the grey's move
/// up by one. Negative numbers mean a signed puzzle, whose grey can only be 0; so do letters of
/// both cases.
/// @throws FormatError with a piece's place if the number of pieces does not make a board, a colour
/// is too large, or a piece fits nowhere on a framed board.
[[nodiscard]] ReadPieces interpretPieces(PieceList list, const ReadOptions& options);

/// Whether the bare list of its pieces reads back as the same puzzle; else a writer adds the rules.
[[nodiscard]] bool isPlainList(const Puzzle& puzzle);

/// What a reader returns for such a list.
[[nodiscard]] ReadResult resultOf(ReadPieces read, std::vector<Hint> hints = {});

/// The colours of all pieces, clockwise from above.
[[nodiscard]] QJsonArray jsonPieces(const Puzzle& puzzle);

/// The key "rimColor" of a puzzle in JSON: a colour or "any", where there is such a rule.
void addRimColor(JsonMembers& members, const Puzzle& puzzle);
[[nodiscard]] Color readRimColor(const JsonNode& root);

/// The bounds of a number in a list: wide enough for every dialect's grey.
inline constexpr int kLowestListed = -kMaxSignedColor;
inline constexpr int kHighestListed = 65535;

[[nodiscard]] std::optional<GridSize> squareOf(int cells);

} // namespace tessera
