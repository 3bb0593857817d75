// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sudoku/SudokuCommands.h"
#include "widgets/animation/RunAnimation.h"
#include "widgets/pictures/PictureFile.h"
#include "widgets/sudoku/SudokuPainter.h"

namespace tessera {

namespace {

SudokuContent drawn(const Arguments& arguments, const AnyPuzzle& puzzle) {
    SudokuContent content = contentOf(puzzle.as<SudokuFile>());
    if (arguments.has("no-mismatches"))
        content.wrong.clear();
    return content;
}

} // namespace

QByteArray SudokuCommands::picture(const Arguments& arguments, const PuzzleSource& source,
                                   const QString& out, int size) const {
    refuse(arguments, {"theme", "palette", "labels", "coordinates", "no-pins", "cells", "sheets"});
    const AnyPuzzle puzzle = one(arguments, source);
    const SudokuContent content = drawn(arguments, puzzle);
    SudokuColors colors = SudokuColors::print();
    if (arguments.has("transparent"))
        colors.paper = Qt::transparent;
    return pictureBytes(*pictureFormatOf(out), {size, size}, kind().title(puzzle),
                        [&](QPainter& painter, const QRectF& area) {
                            paintSudoku(painter, area, content, colors);
                        });
}

QByteArray SudokuCommands::animation(const Arguments& arguments, const RecordedRun& run,
                                     std::optional<int> size) const {
    refuse(arguments, {"theme", "palette"});
    AnimationSettings settings;
    settings.longestSide = size.value_or(settings.longestSide);
    const auto paint = [&](QPainter& painter, const QRectF& area, std::size_t moment) {
        const auto puzzle = kind().withSolution(run.puzzle, run.bests.solution(moment));
        paintSudoku(painter, area, drawn(arguments, puzzle.value_or(run.puzzle)),
                    SudokuColors::print());
    };
    const auto goOn = [](int, int) { return true; };
    return animatedGif(run.bests, kind().total(run.puzzle), settings, paint, goOn).value();
}

} // namespace tessera
