// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/print/PuzzleSheets.h"

#include "widgets/print/SheetPainter.h"

#include "core/support/UserError.h"

#include <QCoreApplication>

#include <memory>

namespace tessera {

PrintedPages puzzleSheets(const PuzzleFile& file, const SheetSettings& settings,
                          const QString& theme) {
    const Puzzle& puzzle = file.puzzle;
    if (puzzle.pieceCount() == 0) {
        throw UserError(QCoreApplication::translate(
            "PuzzleSheets", "The puzzle has no pieces that could be printed."));
    }
    const TileTheme* tiles = findTileTheme(theme);
    const auto painter = std::make_shared<const SheetPainter>(
        puzzle, file.info.title, layOutSheets(puzzle.size(), puzzle.pieceCount(), settings),
        tiles != nullptr ? *tiles : tileThemes().front());
    PrintedPages pages;
    pages.title = file.info.title;
    pages.paper = settings.paper;
    pages.count = static_cast<int>(painter->layout().sheets.size());
    pages.paint = [painter](QPainter& target, int page) { painter->paint(target, page); };
    return pages;
}

} // namespace tessera
