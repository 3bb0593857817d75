// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/generate/MadePuzzle.h"

#include "widgets/board/BoardPicture.h"

#include "core/support/UserError.h"

namespace tessera {

namespace {

QImage pictureOf(const PuzzleFile& file, int side, const QString& tileTheme) {
    PictureOptions options;
    options.theme = tileTheme;
    options.transparent = true;
    const auto solved =
        Board::fromCodes(file.puzzle.size(), file.puzzle.pieceCount(), file.solution);
    return boardImage(file.puzzle, solved.value_or(file.board), {}, side, options);
}

} // namespace

MadePuzzle makePuzzle(const GeneratorSettings& settings, int pictureSide,
                      const QString& tileTheme) {
    MadePuzzle made;
    try {
        made.hardness = hardnessCurve(settings);
        made.file = generatePuzzle(settings);
        made.picture = pictureOf(*made.file, pictureSide, tileTheme);
    } catch (const UserError& error) {
        made.error = error.sentence();
    }
    return made;
}

} // namespace tessera
