// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/BoardPicture.h"
#include "widgets/print/PrintedPages.h"
#include "widgets/print/SheetLayout.h"

#include "core/edges/formats/PuzzleFile.h"

#include <QPageLayout>

class QWidget;

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

// Both return an empty text when the person cancels, else a sentence that says
// what was done. Long work leaves the window alive, see runLongWork().

/// Asks for a printer and prints. Pages are laid out anew for the paper that
/// the person picks there.
/// @throws UserError if the paper is too small or the printer fails.
[[nodiscard]] QString printWithDialog(QWidget* window, const PuzzleFile& file,
                                      const PrintChoice& choice);

/// Writes the pages as a PDF.
/// @throws UserError if nothing can be printed or the file cannot be written.
[[nodiscard]] QString writePdf(QWidget* window, const PuzzleFile& file, const PrintChoice& choice,
                               const QString& path);

} // namespace tessera
