// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/BoardPicture.h"
#include "widgets/print/PrintedPages.h"
#include "widgets/print/SheetLayout.h"

#include "core/edges/formats/PuzzleFile.h"

#include <QPageLayout>

namespace tessera {

/// What is printed, and how.
struct PrintChoice {
    enum class Kind : unsigned char {
        Board, ///< the board as it is, on one page
        Sheets ///< the puzzle to cut out and play
    };

    Kind kind = Kind::Board;
    QPageSize::PageSizeId paper = QPageSize::A4;
    bool across = false; ///< the paper's long edge is above
    PictureOptions picture;
    SheetSettings sheets; ///< its margin counts for the board too, its paper not

    /// The paper as it is printed, without margins of the printer's own.
    [[nodiscard]] QPageLayout pageLayout() const;
};

/// The usual choice in the person's country.
[[nodiscard]] PrintChoice usualPrintChoice();

/// The pages for a puzzle with the board that is shown, on the chosen paper.
/// @throws UserError if nothing sensible can be printed.
[[nodiscard]] PrintedPages printedPages(const PuzzleFile& file, const PrintChoice& choice);
/// On any other paper, e.g. the one a person has picked for the printer.
/// @param paper in millimetres, as printed
[[nodiscard]] PrintedPages printedPages(const PuzzleFile& file, const PrintChoice& choice,
                                        QSizeF paper);

} // namespace tessera
