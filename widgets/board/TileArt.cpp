// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/TileArt.h"

#include "widgets/colors/ColorMath.h"

#include <QCoreApplication>
#include <QFont>
#include <QLinearGradient>
#include <QPainter>
#include <QPen>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numbers>
#include <optional>
#include <span>
#include <vector>

namespace tessera {

namespace {

constexpr double kHoleRadius = 0.115;
/// With less contrast to the window a swatch gets an outline: on a dark list, which is lighter than
/// its window, it would hardly be visible.
constexpr double kLeastSwatch = 1.7;
constexpr double kSwatchOutline = 3;

/// A step of an outline: a straight line to `end`, or a curve with control point `pull`.
struct Step {
    QPointF end;
    std::optional<QPointF> pull{};
};

/// One half of an outline, from a point on the joint to its opposite point.
struct Outline {
    QPointF start;
    std::vector<Step> steps;
};

/// The right quarter of a symmetric outline, from joint to axis, and its mirror image.
Outline mirrored(QPointF start, std::vector<Step> right) {
    const auto flip = [](QPointF point) { return QPointF(-point.x(), point.y()); };
    Outline outline{start, right};
    for (std::size_t i = right.size(); i-- > 0;) {
        const QPointF end = i == 0 ? start : right[i - 1].end;
        outline.steps.push_back({flip(end), right[i].pull});
        if (right[i].pull)
            outline.steps.back().pull = flip(*right[i].pull);
    }
    return outline;
}

Outline straight(std::vector<QPointF> points) {
    Outline outline{points.front(), {}};
    for (const QPointF point : std::span(points).subspan(1))
        outline.steps.push_back({point});
    return outline;
}

Outline polygon(std::vector<QPointF> right) {
    const Outline quarter = straight(std::move(right));
    return mirrored(quarter.start, quarter.steps);
}

/// With a ray along the joint; pointsInQuarter is the number of angles between points up to the
/// axis.
Outline star(double outer, double inner, int pointsInQuarter) {
    std::vector<QPointF> points;
    for (int i = 0; i <= pointsInQuarter; ++i) {
        const double angle = std::numbers::pi / 2 * i / pointsInQuarter;
        const double radius = i % 2 == 0 ? outer : inner;
        points.emplace_back(std::cos(angle) * radius, std::sin(angle) * radius);
    }
    return polygon(std::move(points));
}

struct Emblem {
    const char* name; ///< untranslated
    Outline outline;
};

const std::array<Emblem, 20>& emblems() {
    static const std::array<Emblem, 20> all{{
        {QT_TRANSLATE_NOOP("PatternName", "disc"),
         mirrored({0.30, 0}, {{{0.212, 0.212}, {{0.30, 0.124}}}, {{0, 0.30}, {{0.124, 0.30}}}})},
        {QT_TRANSLATE_NOOP("PatternName", "four-pointed star"),
         polygon({{0.40, 0}, {0.10, 0.10}, {0, 0.40}})},
        {QT_TRANSLATE_NOOP("PatternName", "square"), polygon({{0.23, 0}, {0.23, 0.21}, {0, 0.21}})},
        {QT_TRANSLATE_NOOP("PatternName", "saltire"),
         polygon({{0.11, 0}, {0.26, 0.15}, {0.15, 0.26}, {0, 0.11}})},
        {QT_TRANSLATE_NOOP("PatternName", "leaf"),
         mirrored({0.17, 0}, {{{0, 0.40}, {{0.15, 0.24}}}})},
        {QT_TRANSLATE_NOOP("PatternName", "cross"),
         polygon({{0.34, 0}, {0.34, 0.09}, {0.09, 0.09}, {0.09, 0.33}, {0, 0.33}})},
        {QT_TRANSLATE_NOOP("PatternName", "clover"),
         mirrored({0.34, 0}, {{{0.15, 0.15}, {{0.34, 0.22}}}, {{0, 0.34}, {{0.22, 0.34}}}})},
        {QT_TRANSLATE_NOOP("PatternName", "hourglass"),
         polygon({{0.04, 0}, {0.20, 0.24}, {0, 0.24}})},
        {QT_TRANSLATE_NOOP("PatternName", "diamond"), polygon({{0.25, 0}, {0, 0.38}})},
        {QT_TRANSLATE_NOOP("PatternName", "crown"),
         polygon({{0.30, 0}, {0.30, 0.13}, {0.14, 0.09}, {0, 0.34}})},
        {QT_TRANSLATE_NOOP("PatternName", "eye"),
         mirrored({0.42, 0}, {{{0, 0.19}, {{0.20, 0.19}}}})},
        {QT_TRANSLATE_NOOP("PatternName", "arrow"),
         polygon({{0.07, 0}, {0.07, 0.16}, {0.20, 0.16}, {0, 0.38}})},
        {QT_TRANSLATE_NOOP("PatternName", "eight-pointed star"), star(0.32, 0.19, 4)},
        {QT_TRANSLATE_NOOP("PatternName", "bow tie"),
         polygon({{0.30, 0}, {0.30, 0.13}, {0, 0.035}})},
        {QT_TRANSLATE_NOOP("PatternName", "hexagon"),
         polygon({{0.33, 0}, {0.18, 0.25}, {0, 0.25}})},
        {QT_TRANSLATE_NOOP("PatternName", "butterfly"),
         mirrored({0.20, 0}, {{{0.17, 0.25}, {{0.38, 0.09}}}, {{0, 0.13}, {{0.03, 0.32}}}})},
        {QT_TRANSLATE_NOOP("PatternName", "beam"),
         polygon({{0.08, 0}, {0.08, 0.15}, {0.23, 0.15}, {0.17, 0.26}, {0, 0.26}})},
        {QT_TRANSLATE_NOOP("PatternName", "pinwheel"),
         straight({{0.36, 0}, {0.19, 0.19}, {0, 0}, {0, 0.36}, {-0.19, 0.19}, {0, 0}, {-0.36, 0}})},
        {QT_TRANSLATE_NOOP("PatternName", "six-pointed star"), star(0.33, 0.165, 3)},
        {QT_TRANSLATE_NOOP("PatternName", "slanted bar"),
         straight({{0.20, 0}, {0.02, 0.34}, {-0.16, 0.22}, {-0.20, 0}})},
    }};
    return all;
}

const Emblem& emblemOf(int shape) { return emblems()[asIndex(shape) % emblems().size()]; }

void follow(QPainterPath& path, const Outline& outline, const QTransform& transform) {
    for (const Step& step : outline.steps) {
        if (step.pull)
            path.quadTo(transform.map(*step.pull), transform.map(step.end));
        else
            path.lineTo(transform.map(step.end));
    }
}

constexpr double kPlainBelow = 20;
constexpr double kFineFrom = 96;

/// A letter or number in an emblem's coordinates, upright on the given side.
/// @param room the most width and height
QPainterPath letterFigure(const QString& text, Side side, QSizeF room) {
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setStyleHint(QFont::SansSerif);
    font.setPixelSize(100);
    font.setBold(true);
    QPainterPath glyphs;
    glyphs.addText(0, 0, font, text);
    const QRectF box = glyphs.boundingRect();
    const double scale = std::min(room.height() / box.height(), room.width() / box.width());
    QTransform upright;
    upright.translate(0, 0.19);
    // Undoes the side's rotation, so that the text is upright.
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

/// The outline of a blank on a plain triangle.
QPainterPath plainBlank() {
    QPainterPath path(QPointF(0.16, 0));
    path.lineTo(0, 0.2);
    path.lineTo(-0.16, 0);
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

/// With an inlaid line along its outline, interrupted at the joint.
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
    // Clipping is not smooth: this covers the steps along the outline.
    painter.save();
    painter.setClipPath(triangle());
    stroke(look.figure, 0.015);
    painter.restore();
}

/// In the coordinates of an emblem.
void paintTriangle(QPainter& painter, Color color, Side side, const TileTheme& theme,
                   const TileColors& colors, TileDetail detail) {
    if (color == kGrey) {
        painter.fillPath(triangle(), colors.frame);
        return;
    }
    const EdgeLook look = theme.look(color);
    painter.fillPath(triangle(), groundBrush(look.ground, detail));
    const bool blank = color < 0;
    if (const TilePicture* picture = theme.picture(color)) {
        paintTilePicture(painter, *picture, !blank && !isFilledBlank(color), side);
        return;
    }
    if (detail == TileDetail::Plain) {
        if (blank)
            painter.fillPath(plainBlank(), colors.empty);
        return;
    }
    const QPainterPath outline = edgeOutline(theme, color, side);
    const bool letters = theme.isLabelled();
    if (blank && !letters) {
        painter.fillPath(outline, colors.empty);
        painter.strokePath(outline, QPen(look.figure, 0.025));
        return;
    }
    if (detail == TileDetail::Fine && theme.figures == TileTheme::Figures::Emblems)
        paintFineEmblem(painter, look);
    else if (look.figure.isValid())
        painter.fillPath(outline, look.figure);
    if (isFilledBlank(color) && !letters)
        painter.strokePath(outline, QPen(gapColor(look, colors), kGapWidth));
}

} // namespace

int emblemShapes() { return static_cast<int>(emblems().size()); }

QString emblemName(int shape) {
    return QCoreApplication::translate("PatternName", emblemOf(shape).name);
}

QPainterPath emblemHalf(int shape, bool pierced) {
    const Outline& outline = emblemOf(shape).outline;
    QPainterPath path(outline.start);
    follow(path, outline, QTransform());
    path.closeSubpath();
    if (pierced) {
        const QRectF hole(-kHoleRadius, -kHoleRadius, 2 * kHoleRadius, 2 * kHoleRadius);
        path.moveTo(kHoleRadius, 0);
        path.arcTo(hole, 0, -180);
        path.closeSubpath();
    }
    path.setFillRule(Qt::OddEvenFill);
    return path;
}

QPainterPath emblemWhole(int shape, bool pierced) {
    const Outline& outline = emblemOf(shape).outline;
    QPainterPath path(outline.start);
    follow(path, outline, QTransform());
    follow(path, outline, QTransform::fromScale(-1, -1));
    path.closeSubpath();
    if (pierced)
        path.addEllipse(QPointF(0, 0), kHoleRadius, kHoleRadius);
    path.setFillRule(Qt::OddEvenFill);
    return path;
}

QColor gapColor(const EdgeLook& look, const TileColors& colors) {
    const int figure = qGray((look.figure.isValid() ? look.figure : look.ground).rgb());
    const auto distance = [&](const QColor& color) {
        return std::abs(qGray(color.rgb()) - figure);
    };
    return distance(colors.empty) >= distance(colors.line) / 2 ? colors.empty : colors.line;
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

QPainterPath edgeOutline(const TileTheme& theme, Color color, Side side) {
    const EdgeLook look = theme.look(color);
    // One digit is readable on tiles of 24 pixels.
    const bool large = theme.figures == TileTheme::Figures::Digits;
    if (theme.isLabelled())
        return letterFigure(theme.label(color), side, {0.30, large ? 0.32 : 0.20});
    return look.figure.isValid() ? emblemHalf(look.shape, look.pierced) : plainBlank();
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
        // Two adjacent edges of the frame are one surface.
        if (edges[i] == kGrey && edges[(i + 3) % 4] == kGrey)
            continue;
        painter.drawLine(corners[i], cell.center());
    }
    painter.restore();
}

QPixmap colorSwatch(Color color, const TileTheme& theme, const TileColors& colors, int side,
                    double devicePixelRatio) {
    const int pixels = static_cast<int>(std::lround(side * devicePixelRatio));
    QPixmap swatch(pixels, pixels);
    swatch.fill(Qt::transparent);
    QPainter painter(&swatch);
    painter.setRenderHint(QPainter::Antialiasing);
    const TileDetail detail = tileDetail(pixels);
    // Half a cell above and half a cell below the joint are inside the swatch.
    const QRectF above(0, -pixels / 2.0, pixels, pixels);
    paintTileEdge(painter, above, Side::Down, color, theme, colors, detail);
    paintTileEdge(painter, above.translated(0, pixels), Side::Up, color, theme, colors, detail);
    if (color != kGrey &&
        contrastRatio(theme.look(color).ground, colors.background) < kLeastSwatch) {
        const double line = devicePixelRatio;
        const double middle = pixels / 2.0;
        const double end = pixels - line;
        painter.setPen(
            QPen(standingOut(colors.background, colors.frameText, kSwatchOutline), line));
        painter.drawPolygon(
            QPolygonF{{{middle, line}, {end, middle}, {middle, end}, {line, middle}}});
    }
    painter.end();
    swatch.setDevicePixelRatio(devicePixelRatio);
    return swatch;
}

} // namespace tessera
