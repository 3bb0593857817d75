// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sudoku/SudokuCommands.h"
#include "widgets/pictures/PictureFile.h"
#include "widgets/sudoku/SudokuPainter.h"

namespace tessera {

QByteArray SudokuCommands::picture(const Arguments& arguments, const PuzzleSource& source,
                                   const QString& out, int size) const {
    refuse(arguments, {"theme", "labels", "coordinates", "no-pins", "cells", "sheets"});
    const AnyPuzzle puzzle = one(arguments, source);
    const auto& file = puzzle.as<SudokuFile>();
    SudokuContent content = contentOf(file);
    SudokuColors colors = SudokuColors::print();
    if (arguments.has("no-mismatches"))
        content.wrong.clear();
    if (arguments.has("transparent"))
        colors.paper = Qt::transparent;
    return pictureBytes(*pictureFormatOf(out), {size, size}, file.title,
                        [&](QPainter& painter, const QRectF& area) {
                            paintSudoku(painter, area, content, colors);
                        });
}

} // namespace tessera
