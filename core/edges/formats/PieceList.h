// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/FormatRegistry.h"
#include "core/text/Json.h"

#include <QJsonArray>

#include <array>
#include <optional>
#include <vector>

namespace tessera {

/// The sides of a piece's four numbers, in their order in the file.
using EdgeOrder = std::array<Side, 4>;

inline constexpr EdgeOrder kClockwiseOrder{Side::Up, Side::Right, Side::Down, Side::Left};
inline constexpr EdgeOrder kEastFirstOrder{Side::Right, Side::Down, Side::Left, Side::Up};
inline constexpr EdgeOrder kUpDownLeftRightOrder{Side::Up, Side::Down, Side::Left, Side::Right};
inline constexpr EdgeOrder kUpRightLeftDownOrder{Side::Up, Side::Right, Side::Left, Side::Down};

/// "up, right, down, left" and the like, translated.
[[nodiscard]] QString edgeOrderText(const EdgeOrder& order);

/// Four numbers of a list, not yet interpreted, and their position.
struct ListedPiece {
    std::array<int, 4> numbers{};
    TextPosition position;
    bool letters = false; ///< the numbers were letters: capitals positive, the others negative
};

struct PieceList {
    std::vector<ListedPiece> pieces;
    std::optional<GridSize> size; ///< given by the file
    std::optional<int> grey;      ///< given by the dialect
    /// Given by the file: 0 is the grey, numbers are colours, edges are listed clockwise.
    std::optional<Rules> rules;
    TextPosition end; ///< the end of the list
};

/// A list after interpretation.
struct ReadPieces {
    GridSize size;
    Rules rules;
    std::vector<Piece> pieces;
    EdgeOrder order = kClockwiseOrder;
    int grey = 0;
    QStringList notes; ///< what was inferred instead of read
};

/// Infers what neither the list nor the options give. The board's size comes from the number of
/// pieces and of frame pieces. The grey is the number that four pieces carry twice and the side
/// pieces once. The edge order is the first in which the corners' greys are adjacent and no piece's
/// are opposite. Patterns keep their numbers unless one of them is 0: then those below the grey's
/// move up by one. Negative numbers mean a signed puzzle, whose grey can only be 0; so do letters
/// of both cases.
/// @throws FormatError with a piece's position if the number of pieces does not make a board, a
/// colour is too large, or a piece fits nowhere on a framed board.
[[nodiscard]] ReadPieces interpretPieces(PieceList list, const ReadOptions& options);

/// Whether the bare list of its pieces is read as the same puzzle; otherwise a writer adds the
/// rules.
[[nodiscard]] bool isPlainList(const Puzzle& puzzle);

/// The result of reading such a list.
[[nodiscard]] ReadResult resultOf(ReadPieces read, std::vector<Hint> hints = {});

/// The colours of all pieces, clockwise from the top.
[[nodiscard]] QJsonArray jsonPieces(const Puzzle& puzzle);

/// Four whole numbers for each piece of a list in JSON. @throws FormatError
[[nodiscard]] PieceList jsonPieceList(const JsonNode& items, int lowest, int highest);
/// The keys "width" and "height". @throws FormatError
[[nodiscard]] GridSize readSize(const JsonNode& root);

/// Adds the key "rimColor" of a puzzle in JSON, a colour or "any", if it has such a rim.
void addRimColor(JsonMembers& members, const Puzzle& puzzle);
[[nodiscard]] Color readRimColor(const JsonNode& root);

/// The bounds of a number in a list: wide enough for every dialect's grey.
inline constexpr int kLowestListed = -kMaxSignedColor;
inline constexpr int kHighestListed = 65535;

[[nodiscard]] std::optional<GridSize> squareOf(int cells);

} // namespace tessera
