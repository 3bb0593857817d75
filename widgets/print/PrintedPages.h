// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/BoardPicture.h"
#include "widgets/print/SheetLayout.h"

#include "core/edges/formats/PuzzleFile.h"
#include "core/support/Progress.h"

#include <QByteArray>
#include <QImage>
#include <QSizeF>
#include <QString>

#include <functional>
#include <optional>

class QPagedPaintDevice;
class QPainter;

namespace tessera {

/// The painter's units per millimetre: fine enough for fonts, whose sizes are whole numbers.
inline constexpr double kPageUnits = 100;

/// Pages that can be printed, shown one by one, or written as a PDF, on any thread.
struct PrintedPages {
    QString title;
    QSizeF paper; ///< in millimetres, as printed
    int count = 0;
    /// Paints one page, from 0, in kPageUnits from the paper's upper left corner.
    std::function<void(QPainter&, int page)> paint;
};

/// A page on white paper, e.g. for a preview.
/// @param longestSide in pixels
[[nodiscard]] QImage pageImage(const PrintedPages& pages, int page, int longestSide);

/// The range of pages to print, from 0.
struct PageRange {
    int first = 0;
    int last = 0;
};

/// Paints pages on a device with their paper size and no margins, on any thread. Calls @p progress
/// before each page.
/// @return false if @p progress stopped it, or the device failed
[[nodiscard]] bool paintPages(const PrintedPages& pages, PageRange range, QPagedPaintDevice& device,
                              const Progress& progress);

/// Removes a PDF that has no end, as on a full disk, which Qt does not report.
/// @return whether it was so
[[nodiscard]] bool dropTornPdf(const QString& path);

/// The pages as a PDF; nothing if @p progress stopped it.
[[nodiscard]] std::optional<QByteArray> pagesPdf(const PrintedPages& pages,
                                                 const Progress& progress);

/// A board with its locks on one page, as large as fits between the margins.
/// @param paper and @p margin in millimetres
/// @throws UserError if the margins leave no room.
[[nodiscard]] PrintedPages boardPages(const PuzzleFile& file, const PictureOptions& options,
                                      QSizeF paper, double margin);

/// Sheets to cut out and play: pieces with numbers on their backs, and an empty board with its
/// hints.
/// @param theme id of the tiles; an unknown one means the default
/// @throws UserError as layOutSheets(), or if there are no pieces.
[[nodiscard]] PrintedPages puzzleSheets(const PuzzleFile& file, const SheetSettings& settings,
                                        const QString& theme);

} // namespace tessera
