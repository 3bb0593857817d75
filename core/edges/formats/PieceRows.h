// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/PieceList.h"

#include <span>
#include <vector>

namespace tessera {

inline constexpr std::size_t kMostListed = asIndex(kMaxSide) * kMaxSide;

/// The size in a line of two numbers. @throws FormatError
[[nodiscard]] GridSize sizeIn(const std::vector<Token>& line);

/// Whether a word is 16 binary digits, as some programs write colours.
[[nodiscard]] bool isBinaryWord(QByteArrayView text);
/// Separators of spreadsheet cells besides spaces and tabs; quotes around cells are dropped.
inline constexpr QByteArrayView kCellSeparators = ";,\"";
/// The remaining cells of the line, as restOfLine() returns them; four letters in the last one are
/// four cells.
[[nodiscard]] std::vector<Token> cellsOf(TokenReader& reader, std::size_t most);
/// Whether these four cells are letters, with a for the grey.
[[nodiscard]] bool areLetters(std::span<const Token> cells);
/// Whether a first line consists of words that name the columns.
[[nodiscard]] bool isHeading(std::span<const Token> cells);

/// What the cell before the four of a piece may hold.
enum class RowName : bool { Word, Any };
/// Reads a list, or rows copied from a spreadsheet: four cells per row, perhaps after a name. A
/// first row of two numbers is the size; a first row of words is skipped. @throws FormatError
[[nodiscard]] PieceList listedRows(const QByteArray& text, RowName name);
/// Reads pieces that the user pastes. @throws FormatError
[[nodiscard]] std::vector<Piece> piecesInRows(const QByteArray& text, Rules rules);

/// Whether a word can be a colour in a list: a number, or 16 binary digits.
[[nodiscard]] bool isListedColor(const Token& token);
/// A colour in a list. @throws FormatError at the token
[[nodiscard]] int listedColor(const Token& token);

/// Four numbers or letters as a piece. @throws FormatError, at @p lineEnd if there are too few
[[nodiscard]] ListedPiece listedPiece(std::span<const Token> words, TextPosition lineEnd);

/// Throws if the list is already as long as the largest board.
void expectRoom(const PieceList& list, TextPosition position);

} // namespace tessera
