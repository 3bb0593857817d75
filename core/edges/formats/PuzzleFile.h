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
    /// Name of each pattern, from pattern 1; may be shorter than their number. In a signed puzzle
    /// "head|tail" names the tab and the blank; see patternNameOf().
    std::vector<QString> patternNames;
    /// Picture of each pattern, from pattern 1, empty where there is none; see isTilePicture().
    std::vector<QByteArray> patternPictures;
    /// Id of the tiles that the puzzle is shown with, without its pictures; empty: with these, on
    /// the tiles of the person's settings.
    QString tileTheme;
    /// The generator's settings and seed when the puzzle was generated, else empty.
    QJsonObject generator;
    /// The best score anybody reached, −1 when unknown.
    int bestScore = -1;

    friend bool operator==(const PuzzleInfo&, const PuzzleInfo&) = default;
};

/// The longest name of a pattern, halves together.
inline constexpr qsizetype kLongestPatternName = 80;
/// The name of a pattern, or of its half in a signed puzzle; empty if it has none.
/// @param color negative for a blank, whose name is the same as the tab's unless both have one
[[nodiscard]] QString patternNameOf(const PuzzleInfo& info, Color color);
/// Gives a pattern, or only one of its halves, another name; an empty one takes it away.
/// @param halves whether the name is for this half alone
void setPatternName(PuzzleInfo& info, Color color, QString name, bool halves);

/// The limits of pictures: pixels of a side, bytes of one and of all that a puzzle has.
inline constexpr int kTilePictureSide = 256;
inline constexpr qsizetype kMaxPictureBytes = 300LL * 1024;
inline constexpr qsizetype kMaxPicturesBytes = 4LL * 1024 * 1024;
/// Whether these are the bytes of a PNG within the limits, by its head; its pixels may be damaged.
[[nodiscard]] bool isTilePicture(const QByteArray& png);
[[nodiscard]] bool hasPictures(const PuzzleInfo& info);
/// Empty if the pattern, or the other half of it, has none.
[[nodiscard]] QByteArray patternPictureOf(const PuzzleInfo& info, Color color);
/// Gives a pattern another picture; an empty one takes it away.
/// @throws UserError if it is no such picture, or all of them would be too large
void setPatternPicture(PuzzleInfo& info, Color pattern, const QByteArray& png);

/// Everything a document holds and a file can keep.
struct PuzzleFile {
    Puzzle puzzle;
    Board board;
    std::vector<bool> locked; ///< one a cell
    PuzzleInfo info;
    /// Codes of a known solution in cell order (see Placement), empty if none.
    std::vector<std::uint16_t> solution;
    /// Keys of a newer version of the native format, kept for the next save.
    QJsonObject unknownKeys;

    PuzzleFile() : PuzzleFile(Puzzle(), {}) {}
    /// An empty board with the hints on it, nothing locked.
    explicit PuzzleFile(Puzzle source, PuzzleInfo about = {})
        : puzzle(std::move(source)), board(puzzle.size(), puzzle.pieceCount()),
          locked(asIndex(puzzle.size().cells())), info(std::move(about)) {
        for (const Hint& hint : puzzle.hints())
            board.place(hint.cell, hint.placement);
    }

    friend bool operator==(const PuzzleFile&, const PuzzleFile&) = default;
};

} // namespace tessera
