// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/BoardPicture.h"

#include "widgets/board/TileTheme.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace tessera {

namespace {

constexpr double kRim = 0.35;

} // namespace

QSizeF boardAspect(GridSize size) {
    return {size.width + 2 * kRim, size.height + 2 * kRim};
}

void paintBoard(QPainter& painter, const QRectF& area, const Puzzle& puzzle, const Board& board,
                const std::vector<bool>& /*locked*/, const PictureOptions& options) {
    const QSizeF aspect = boardAspect(puzzle.size());
    const double pitch = std::min(area.width() / aspect.width(), area.height() / aspect.height());
    const TileTheme* theme = findTileTheme(options.theme);
    if (theme == nullptr)
        theme = &tileThemes().front();
    painter.save();
    painter.translate(area.center());
    painter.scale(pitch, pitch);
    painter.translate(-aspect.width() / 2, -aspect.height() / 2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x80, 0x80, 0x80));
    painter.drawRect(QRectF(QPointF(0, 0), aspect));
    for (int cell = 0; cell < board.cells(); ++cell) {
        const QPointF corner(kRim + puzzle.size().column(cell), kRim + puzzle.size().row(cell));
        const std::array<QPointF, 4> corners{corner, corner + QPointF(1, 0), corner + QPointF(1, 1),
                                             corner + QPointF(0, 1)};
        for (const Side side : kSides) {
            const Color color = puzzle.edge(board.at(cell), side);
            const auto index = static_cast<std::size_t>(side);
            painter.setBrush(color == kGrey ? QColor(0x90, 0x90, 0x90) : theme->look(color).ground);
            const std::array<QPointF, 3> triangle{corners[index], corners[(index + 1) % 4],
                                                  corner + QPointF(0.5, 0.5)};
            painter.drawPolygon(triangle.data(), 3);
        }
    }
    painter.restore();
}

QImage boardImage(const Puzzle& puzzle, const Board& board, const std::vector<bool>& locked,
                  int longestSidePixels, const PictureOptions& options) {
    const QSizeF aspect = boardAspect(puzzle.size());
    const double pitch = longestSidePixels / std::max(aspect.width(), aspect.height());
    const QSize pixels(std::max(1, qRound(aspect.width() * pitch)),
                       std::max(1, qRound(aspect.height() * pitch)));
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(options.transparent ? Qt::transparent : Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBoard(painter, QRectF(QPointF(0, 0), QSizeF(pixels)), puzzle, board, locked, options);
    return image;
}

} // namespace tessera
