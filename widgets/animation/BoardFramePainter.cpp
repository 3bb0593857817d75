// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/animation/BoardFramePainter.h"

#include "widgets/board/BoardContent.h"
#include "widgets/board/BoardMarks.h"

#include "core/edges/puzzle/Score.h"

#include <QPainter>

#include <algorithm>
#include <vector>

namespace tessera {

namespace {

constexpr double kFrameRimShare = 0.35;
constexpr int kGroutFrom = 10;
constexpr double kCaptionShare = 0.06;
constexpr int kSmallestCaption = 16;
constexpr int kFramedFrom = 12;

const QColor kHighlight(0xFF, 0xD6, 0x0A);
const QColor kHighlightEdge(0x14, 0x16, 0x1E);

} // namespace

BoardFramePainter::BoardFramePainter(Puzzle puzzle, int longestSide, const TileTheme& theme,
                                     bool withCaption)
    : m_puzzle(std::move(puzzle)) {
    const int width = m_puzzle.width();
    const int height = m_puzzle.height();
    if (withCaption)
        m_captionHeight = std::max(kSmallestCaption, static_cast<int>(longestSide * kCaptionShare));
    const double across = longestSide / (width + 2 * kFrameRimShare);
    const double down = (longestSide - m_captionHeight) / (height + 2 * kFrameRimShare);
    m_pitch = std::max(1, static_cast<int>(std::min(across, down)));
    m_rim = static_cast<int>(m_pitch * kFrameRimShare);
    m_size = QSize(width * m_pitch + 2 * m_rim, height * m_pitch + 2 * m_rim + m_captionHeight);
    m_edges.setLook(theme, TileColors::forPictures());
}

QRect BoardFramePainter::cellRect(int cell) const {
    const GridSize grid = m_puzzle.size();
    return {m_rim + grid.column(cell) * m_pitch, m_rim + grid.row(cell) * m_pitch, m_pitch,
            m_pitch};
}

const QImage& BoardFramePainter::tile(const TileEdges& edges) {
    QImage& image = m_tiles[edges];
    if (image.isNull())
        image = m_edges.paintedTile(edges, m_pitch - (m_pitch >= kGroutFrom ? 1 : 0));
    return image;
}

QImage BoardFramePainter::frame(const Board& board, std::span<const std::size_t> highlighted,
                                const FrameCaption& caption) {
    QImage image(m_size, QImage::Format_RGB32);
    const TileColors& colors = m_edges.colors();
    image.fill(colors.background);
    QPainter painter(&image);
    const QRect cells(m_rim, m_rim, m_puzzle.width() * m_pitch, m_puzzle.height() * m_pitch);
    painter.fillRect(cells.adjusted(-m_rim, -m_rim, m_rim, m_rim), colors.frame);
    painter.fillRect(cells, colors.line);
    paintTiles(painter, board);
    paintMismatchedJoints(painter, board);
    paintHighlights(painter, highlighted);
    paintCaption(painter, caption);
    return image;
}

void BoardFramePainter::paintTiles(QPainter& painter, const Board& board) {
    const int grout = m_pitch >= kGroutFrom ? 1 : 0;
    for (int cell = 0; cell < board.cells(); ++cell) {
        const QRect rect = cellRect(cell);
        if (board.at(cell).isEmpty())
            painter.fillRect(rect.adjusted(0, 0, -grout, -grout), m_edges.colors().empty);
        else
            painter.drawImage(rect.topLeft(), tile(seenEdges(m_puzzle, board, cell)));
    }
}

void BoardFramePainter::paintMismatchedJoints(QPainter& painter, const Board& board) const {
    std::vector<QLineF> joints;
    for (int cell = 0; cell < board.cells(); ++cell) {
        for (const Side side : kSides) {
            if (isOwnSide(board.size(), cell, side) && isFaulty(m_puzzle, board, cell, side))
                joints.push_back(jointLine(cellRect(cell), side));
        }
    }
    // Smaller ones would hide the tiles.
    if (m_pitch < kGroutFrom)
        return;
    // Onto the middle of the grout, so that thin marks keep their colour.
    painter.translate(-0.5, -0.5);
    paintMismatches(painter, joints);
    painter.resetTransform();
}

void BoardFramePainter::paintHighlights(QPainter& painter,
                                        std::span<const std::size_t> cells) const {
    const int line = std::max(1, m_pitch / 14);
    painter.setBrush(Qt::NoBrush);
    for (const std::size_t cell : cells) {
        const QRectF rect = cellRect(static_cast<int>(cell));
        if (m_pitch < kFramedFrom) {
            QColor wash = kHighlight;
            wash.setAlpha(150);
            painter.fillRect(rect, wash);
            continue;
        }
        const auto frame = [&](const QColor& color, double inset, double width) {
            painter.setPen(QPen(color, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
            const double half = inset + width / 2;
            painter.drawRect(rect.adjusted(half, half, -half - 1, -half - 1));
        };
        frame(kHighlightEdge, 0, line + 2);
        frame(kHighlight, 1, line);
    }
}

void BoardFramePainter::paintCaption(QPainter& painter, const FrameCaption& caption) const {
    if (m_captionHeight == 0)
        return;
    const QRect area(m_rim, m_size.height() - m_captionHeight, m_size.width() - 2 * m_rim,
                     m_captionHeight);
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(m_captionHeight * 0.6));
    painter.setFont(font);
    painter.setPen(QColor(Qt::black));
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter, caption.left);
    painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter, caption.right);
}

} // namespace tessera
