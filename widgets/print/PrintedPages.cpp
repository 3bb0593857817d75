// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/print/PrintedPages.h"

#include "widgets/print/SheetPainter.h"

#include "core/support/UserError.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>
#include <memory>

namespace tessera {

namespace {

constexpr int kDotsAnInch = 1200;
constexpr double kPageMillimetresAnInch = 25.4;

} // namespace

QImage pageImage(const PrintedPages& pages, int page, int longestSide) {
    const double scale = longestSide / std::max(pages.paper.width(), pages.paper.height());
    QImage image((pages.paper * scale).toSize().expandedTo({1, 1}), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale / kPageUnits, scale / kPageUnits);
    pages.paint(painter, page);
    return image;
}

bool paintPages(const PrintedPages& pages, PageRange range, QPagedPaintDevice& device,
                const Progress& progress) {
    const int total = range.last - range.first + 1;
    QPainter painter(&device);
    if (!painter.isActive())
        return false;
    const double across = device.logicalDpiX() / kPageMillimetresAnInch / kPageUnits;
    const double down = device.logicalDpiY() / kPageMillimetresAnInch / kPageUnits;
    for (int done = 0; done < total; ++done) {
        if (!progress(done, total) || (done > 0 && !device.newPage()))
            return false;
        painter.save();
        painter.scale(across, down);
        pages.paint(painter, range.first + done);
        painter.restore();
    }
    return painter.end() && progress(total, total);
}

std::optional<QByteArray> pagesPdf(const PrintedPages& pages, const Progress& progress) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(pages.title);
    writer.setCreator(QStringLiteral("Tessera"));
    writer.setResolution(kDotsAnInch);
    writer.setPageSize(QPageSize(pages.paper, QPageSize::Millimeter, {}, QPageSize::ExactMatch));
    writer.setPageMargins({});
    if (!paintPages(pages, {0, pages.count - 1}, writer, progress))
        return std::nullopt;
    return bytes;
}

namespace {

constexpr double kSmallestBoardMm = 10;

} // namespace

PrintedPages boardPages(const PuzzleFile& file, const PictureOptions& options, QSizeF paper,
                        double margin) {
    const QRectF room = QRectF(QPointF(), paper).adjusted(margin, margin, -margin, -margin);
    if (!(room.width() >= kSmallestBoardMm) || !(room.height() >= kSmallestBoardMm)) {
        throw UserError(QCoreApplication::translate(
            "BoardPages", "The margins leave no room on the paper for the board."));
    }
    PrintedPages pages;
    pages.title = file.info.title;
    pages.paper = paper;
    pages.count = 1;
    PictureOptions onPaper = options;
    onPaper.transparent = true;
    pages.paint = [file, onPaper, room](QPainter& painter, int) {
        const QRectF area(room.topLeft() * kPageUnits, room.size() * kPageUnits);
        paintBoard(painter, area, file.puzzle, file.board, file.locked, onPaper);
    };
    return pages;
}

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
