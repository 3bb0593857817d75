// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/TileArt.h"

#include "widgets/board/EmblemShapes.h"

#include <QFont>
#include <QLinearGradient>
#include <QPainter>
#include <QPen>

#include <algorithm>
#include <cstdlib>

namespace tessera {

namespace {

constexpr double kPlainBelow = 20;
constexpr double kFineFrom = 96;

/// A letter or number in an emblem's coordinates, upright on the given side.
QPainterPath letterFigure(const QString& text, Side side) {
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setStyleHint(QFont::SansSerif);
    font.setPixelSize(100);
    font.setBold(true);
    QPainterPath glyphs;
    glyphs.addText(0, 0, font, text);
    const QRectF box = glyphs.boundingRect();
    const double scale = std::min(0.20 / box.height(), 0.30 / box.width());
    QTransform upright;
    upright.translate(0, 0.19);
    // The side's own turn is undone, so that the text can be read.
    upright.rotate(-90.0 * static_cast<int>(side));
    upright.scale(scale, scale);
    upright.translate(-box.center().x(), -box.center().y());
    return upright.map(glyphs);
}

QPainterPath triangle() {
    QPainterPath path(QPointF(-0.5, 0));
    path.lineTo(0.5, 0);
    path.lineTo(0, 0.5);
    path.closeSubpath();
    return path;
}

QBrush groundBrush(const QColor& ground, TileDetail detail) {
    if (detail != TileDetail::Fine)
        return ground;
    QLinearGradient gradient(0, 0, 0, 0.5);
    gradient.setColorAt(0, ground);
    gradient.setColorAt(0.55, ground);
    gradient.setColorAt(1, ground.darker(116));
    return gradient;
}

/// An emblem with an inlaid line along its outline, for large tiles. The whole
/// emblem is drawn and cut at the joint, so that no line runs along it.
void paintFineEmblem(QPainter& painter, const EdgeLook& look) {
    const QPainterPath whole = emblemWhole(look.shape, look.pierced);
    const auto stroke = [&](const QColor& color, double width) {
        painter.strokePath(whole, QPen(color, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    };
    painter.save();
    painter.setClipPath(triangle());
    painter.fillPath(whole, look.figure);
    painter.setClipPath(whole, Qt::IntersectClip);
    stroke(look.ground, 0.092);
    stroke(look.figure, 0.062);
    painter.restore();
    // Clipping is not smooth: this covers the steps at the outline.
    painter.save();
    painter.setClipPath(triangle());
    stroke(look.figure, 0.015);
    painter.restore();
}

/// In an emblem's coordinates.
void paintTriangle(QPainter& painter, Color color, Side side, const TileTheme& theme,
                   const TileColors& colors, TileDetail detail) {
    if (color == kGrey) {
        painter.fillPath(triangle(), colors.frame);
        return;
    }
    const EdgeLook look = theme.look(color);
    painter.fillPath(triangle(), groundBrush(look.ground, detail));
    const bool blank = color < 0;
    if (detail == TileDetail::Plain) {
        if (blank)
            painter.fillPath(plainBlank(), colors.empty);
        return;
    }
    const QPainterPath figure = edgeFigure(theme, color, side);
    if (blank && theme.figures != TileTheme::Figures::Letters) {
        const QPainterPath hole = figure.isEmpty() ? plainBlank() : figure;
        painter.fillPath(hole, colors.empty);
        painter.strokePath(hole, QPen(look.figure, 0.025));
        return;
    }
    if (detail == TileDetail::Fine && theme.figures == TileTheme::Figures::Emblems)
        paintFineEmblem(painter, look);
    else
        painter.fillPath(figure, look.figure);
    if (isFilledBlank(color) && theme.figures != TileTheme::Figures::Letters) {
        painter.strokePath(figure.isEmpty() ? plainBlank() : figure,
                           QPen(gapColor(look, colors), kGapWidth));
    }
}

} // namespace

QColor gapColor(const EdgeLook& look, const TileColors& colors) {
    const int figure = qGray((look.figure.isValid() ? look.figure : look.ground).rgb());
    const auto distance = [&](const QColor& color) {
        return std::abs(qGray(color.rgb()) - figure);
    };
    return distance(colors.empty) >= distance(colors.line) / 2 ? colors.empty : colors.line;
}

QPainterPath plainBlank() {
    QPainterPath path(QPointF(0.16, 0));
    path.lineTo(0, 0.2);
    path.lineTo(-0.16, 0);
    path.closeSubpath();
    return path;
}

TileDetail tileDetail(double pixels) {
    if (pixels < kPlainBelow)
        return TileDetail::Plain;
    return pixels < kFineFrom ? TileDetail::Normal : TileDetail::Fine;
}

QTransform sideTransform(const QRectF& cell, Side side) {
    QTransform transform;
    transform.translate(cell.center().x(), cell.center().y());
    transform.scale(cell.width(), cell.height());
    transform.rotate(90.0 * static_cast<int>(side));
    transform.translate(0, -0.5);
    return transform;
}

QPainterPath edgeFigure(const TileTheme& theme, Color color, Side side) {
    const EdgeLook look = theme.look(color);
    if (theme.figures == TileTheme::Figures::Letters)
        return letterFigure(edgeLabel(color), side);
    if (!look.figure.isValid())
        return {};
    return emblemHalf(look.shape, look.pierced);
}

void paintTileEdge(QPainter& painter, const QRectF& cell, Side side, Color color,
                   const TileTheme& theme, const TileColors& colors, TileDetail detail) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setTransform(sideTransform(cell, side), true);
    paintTriangle(painter, color, side, theme, colors, detail);
    painter.restore();
}

void paintTileLines(QPainter& painter, const QRectF& cell, const TileEdges& edges,
                    const TileColors& colors, double width) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QColor line = colors.line;
    line.setAlpha(130);
    painter.setPen(QPen(line, width));
    const std::array<QPointF, 4> corners{cell.topLeft(), cell.topRight(), cell.bottomRight(),
                                         cell.bottomLeft()};
    for (std::size_t i = 0; i < 4; ++i) {
        // Two edges of the frame are one surface.
        if (edges[i] == kGrey && edges[(i + 3) % 4] == kGrey)
            continue;
        painter.drawLine(corners[i], cell.center());
    }
    painter.restore();
}

void paintTab(QPainter& painter, const QRectF& cell, Side side, Color color,
              const TileTheme& theme) {
    if (theme.figures == TileTheme::Figures::Letters)
        return;
    const EdgeLook look = theme.look(color);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setTransform(sideTransform(cell, side), true);
    const QPainterPath figure = edgeFigure(theme, color, side);
    if (figure.isEmpty())
        painter.fillPath(plainBlank(), look.ground);
    else
        painter.fillPath(figure, look.figure);
    painter.restore();
}

} // namespace tessera
