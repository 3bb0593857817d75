// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Board.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <utility>
#include <vector>

namespace tessera {

struct PuzzleInfo {
    QString title;
    QString author;
    QString notes;
    /// Name of each pattern, from pattern 1; may be shorter than the number of patterns. In a
    /// signed puzzle "head|tail" names the tab and the blank; see patternNameOf().
    std::vector<QString> patternNames;
    /// Picture of each pattern, from pattern 1, empty if there is none; see isTilePicture().
    std::vector<QByteArray> patternPictures;
    /// Id of the tile theme that shows the puzzle without its pictures. Empty: its pictures are
    /// shown, on the tiles from the user's settings.
    QString tileTheme;
    /// The generator's settings and seed when the puzzle was generated, else empty.
    QJsonObject generator;
    /// The best score ever reached, −1 if unknown.
    int bestScore = -1;

    friend bool operator==(const PuzzleInfo&, const PuzzleInfo&) = default;
};

/// The longest name of a pattern, both halves together.
inline constexpr qsizetype kLongestPatternName = 80;
/// The name of a pattern, or of its half in a signed puzzle; empty if it has none.
/// @param color negative for a blank, which shares the tab's name unless both have one
[[nodiscard]] QString patternNameOf(const PuzzleInfo& info, Color color);
/// Renames a pattern, or one of its halves; an empty name removes the old one.
/// @param halves whether the name is only for this half
void setPatternName(PuzzleInfo& info, Color color, QString name, bool halves);

/// The limits of pictures: pixels of a side, bytes of one picture, bytes of all in a puzzle.
inline constexpr int kTilePictureSide = 256;
inline constexpr qsizetype kMaxPictureBytes = 300LL * 1024;
inline constexpr qsizetype kMaxPicturesBytes = 4LL * 1024 * 1024;
/// Whether these are the bytes of a PNG within the limits; checks its header, not its pixels.
[[nodiscard]] bool isTilePicture(const QByteArray& png);
[[nodiscard]] bool hasPictures(const PuzzleInfo& info);
/// Empty if neither the pattern nor its other half has one.
[[nodiscard]] QByteArray patternPictureOf(const PuzzleInfo& info, Color color);
/// Changes the picture of a pattern; an empty one removes it.
/// @throws UserError if it is not such a picture, or all together would be too large
void setPatternPicture(PuzzleInfo& info, Color pattern, const QByteArray& png);

/// Everything that a document holds and a file can keep.
struct PuzzleFile {
    Puzzle puzzle;
    Board board;
    std::vector<bool> locked; ///< one per cell
    PuzzleInfo info;
    /// Codes of a known solution in cell order (see Placement), empty if none.
    std::vector<std::uint16_t> solution;
    /// Keys of a newer version of the native format, kept for the next save.
    QJsonObject unknownKeys;

    PuzzleFile() : PuzzleFile(Puzzle(), {}) {}
    /// An empty board with the hints on it, nothing locked.
    explicit PuzzleFile(Puzzle source, PuzzleInfo about = {})
        : puzzle(std::move(source)), board(hintedBoard(puzzle)),
          locked(asIndex(puzzle.size().cells())), info(std::move(about)) {}

    friend bool operator==(const PuzzleFile&, const PuzzleFile&) = default;
};

/// The title that the generator gives to a puzzle, in the language of the window or in English.
[[nodiscard]] QString generatedTitle(const PuzzleFile& file, bool translated);

} // namespace tessera
