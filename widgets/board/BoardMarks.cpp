// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/BoardMarks.h"

#include "core/edges/puzzle/Score.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QPen>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace tessera {

namespace {

constexpr double kSmallestText = 7;
constexpr double kSmallTile = 24;

const QColor kMismatch(0xE8, 0x10, 0x3C);
const QColor kMatch(0x2E, 0xE6, 0x6B);
const QColor kLockPin(0x1E, 0x22, 0x30);
const QColor kHintPin(0xF2, 0xA0, 0x1E);

/// The same without round ends and smoothing: many times faster, and on small
/// tiles there is no difference to be seen.
void paintSmallBars(QPainter& painter, std::span<const QLineF> bars, const QColor& core,
                    const QColor& halo, double width) {
    std::vector<QRectF> rects;
    rects.reserve(bars.size());
    const auto paint = [&](const QColor& color, double half) {
        rects.clear();
        for (const QLineF& bar : bars) {
            rects.push_back(
                QRectF(bar.p1(), bar.p2()).normalized().adjusted(-half, -half, half, half));
        }
        painter.setBrush(color);
        painter.drawRects(rects.data(), static_cast<int>(rects.size()));
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(Qt::NoPen);
    paint(halo, width / 2 + 1);
    paint(core, width / 2);
    painter.restore();
}

/// Lines in one colour on a wider lighter one, so that they stand out from
/// every pattern.
void paintHaloed(QPainter& painter, std::span<const QLineF> lines, const QColor& core,
                 const QColor& halo, double width, double haloWidth) {
    if (lines.empty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const auto count = static_cast<int>(lines.size());
    painter.setPen(QPen(halo, width + 2 * haloWidth, Qt::SolidLine, Qt::RoundCap));
    painter.drawLines(lines.data(), count);
    painter.setPen(QPen(core, width, Qt::SolidLine, Qt::RoundCap));
    painter.drawLines(lines.data(), count);
    painter.restore();
}

double deviceScale(const QPainter& painter) {
    return std::sqrt(std::abs(painter.worldTransform().determinant()));
}

/// Sets a font of this height; false when it could not be read on the device.
bool setTextHeight(QPainter& painter, double height) {
    QFont font = painter.font();
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(height))));
    painter.setFont(font);
    return isReadable(painter, height);
}

QString columnName(GridSize size, int column) {
    return cellName({size.width, 1}, column).chopped(1);
}

} // namespace

QLineF jointLine(const QRectF& cell, Side side) {
    switch (side) {
    case Side::Up:
        return {cell.topLeft(), cell.topRight()};
    case Side::Right:
        return {cell.topRight(), cell.bottomRight()};
    case Side::Down:
        return {cell.bottomLeft(), cell.bottomRight()};
    case Side::Left:
        break;
    }
    return {cell.topLeft(), cell.bottomLeft()};
}

void paintMismatches(QPainter& painter, std::span<const QLineF> joints) {
    if (joints.empty())
        return;
    const double pitch = joints.front().length();
    std::vector<QLineF> bars;
    bars.reserve(joints.size());
    for (const QLineF& joint : joints)
        bars.emplace_back(joint.pointAt(0.32), joint.pointAt(0.68));
    if (pitch * deviceScale(painter) < kSmallTile) {
        paintSmallBars(painter, bars, kMismatch, QColor(Qt::white), std::max(pitch * 0.055, 1.5));
        return;
    }
    paintHaloed(painter, bars, kMismatch, QColor(Qt::white), std::clamp(pitch * 0.055, 1.5, 8.0),
                std::clamp(pitch * 0.022, 0.6, 3.0));
}

void paintMatches(QPainter& painter, std::span<const QLineF> joints) {
    if (joints.empty())
        return;
    const double pitch = joints.front().length();
    std::vector<QLineF> bars;
    bars.reserve(joints.size());
    for (const QLineF& joint : joints)
        bars.emplace_back(joint.pointAt(0.06), joint.pointAt(0.94));
    if (pitch * deviceScale(painter) < kSmallTile) {
        paintSmallBars(painter, bars, QColor(Qt::white), kMatch, 1);
        return;
    }
    paintHaloed(painter, bars, QColor(Qt::white), kMatch, std::clamp(pitch * 0.03, 1.0, 4.0),
                std::clamp(pitch * 0.05, 1.5, 6.0));
}

QRectF pinRect(const QRectF& cell) {
    const double side = std::max(cell.width() * 0.20, std::min(5.0, cell.width() * 0.5));
    QRectF rect(0, 0, side, side);
    rect.moveTopRight(cell.topRight() + QPointF(-0.12 * side, 0.12 * side));
    return rect;
}

void paintPin(QPainter& painter, const QRectF& rect, bool hint) {
    const double head = rect.width() * 0.75;
    const QRectF box(rect.center() - QPointF(head, head) / 2, QSizeF(head, head));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Qt::white, head * 0.17));
    painter.setBrush(hint ? kHintPin : kLockPin);
    if (hint)
        painter.drawRoundedRect(box, head * 0.15, head * 0.15);
    else
        painter.drawEllipse(box);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(255, 255, 255, 200));
    painter.drawEllipse(box.center() + QPointF(-0.14, -0.14) * head, head * 0.12, head * 0.12);
    painter.restore();
}

double pieceNumberHeight(const QRectF& cell) {
    return std::max(cell.height() * 0.21, std::min(9.0, cell.height() * 0.42));
}

double edgeLetterHeight(const QRectF& cell) {
    return std::max(cell.height() * 0.16, std::min(8.0, cell.height() * 0.20));
}

QPointF edgeLetterCenter(const QRectF& cell, Side side) {
    return sideTransform(cell, side).map(QPointF(0, 0.125));
}

bool isReadable(const QPainter& painter, double height) {
    return deviceScale(painter) * height >= kSmallestText;
}

void paintLabel(QPainter& painter, QPointF center, const QString& text, double height) {
    painter.save();
    setTextHeight(painter, height);
    painter.setRenderHint(QPainter::Antialiasing);
    const double width = QFontMetricsF(painter.font()).horizontalAdvance(text) + 0.5 * height;
    QRectF plate(0, 0, std::max(width, 1.25 * height), 1.25 * height);
    plate.moveCenter(center);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(255, 255, 255, 225));
    painter.drawRoundedRect(plate, 0.35 * height, 0.35 * height);
    painter.setPen(QColor(0x14, 0x16, 0x1E));
    painter.drawText(plate, Qt::AlignCenter, text);
    painter.restore();
}

void paintCandidateCount(QPainter& painter, const QRectF& cell, int count,
                         const TileColors& colors) {
    if (count < 0)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (count == 0) {
        const QRectF box(cell.center() - QPointF(0.18, 0.18) * cell.width(), cell.size() * 0.36);
        painter.setPen(QPen(kMismatch, cell.width() * 0.07, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(box.topLeft(), box.bottomRight());
        painter.drawLine(box.topRight(), box.bottomLeft());
    } else if (setTextHeight(painter, cell.height() * 0.32)) {
        painter.setPen(colors.frameText);
        painter.drawText(cell, Qt::AlignCenter, QString::number(count));
    }
    painter.restore();
}

void paintCoordinates(QPainter& painter, const QRectF& cells, double rim, GridSize size,
                      const TileColors& colors, const QRect& shown) {
    painter.save();
    const QRect range = shown.isNull() ? QRect(0, 0, size.width, size.height) : shown;
    const double pitch = cells.width() / range.width();
    if (setTextHeight(painter, std::min(rim * 0.72, pitch * 0.5))) {
        painter.setPen(colors.frameText);
        const QFontMetricsF metrics(painter.font());
        const double widest = metrics.horizontalAdvance(QStringLiteral("MM"));
        const int step = std::max(1, static_cast<int>(std::ceil(widest / pitch)));
        for (int i = 0; i < range.width(); i += step) {
            const QRectF box(cells.left() + i * pitch, cells.top() - rim, pitch, rim);
            painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip,
                             columnName(size, range.x() + i));
        }
        for (int i = 0; i < range.height(); i += step) {
            const QRectF box(cells.left() - rim, cells.top() + i * pitch, rim, pitch);
            painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip,
                             QString::number(range.y() + i + 1));
        }
    }
    painter.restore();
}

QColor heatColor(double value) {
    struct Stop {
        double red, green, blue, alpha;
    };
    static constexpr std::array<Stop, 4> stops{{{0.09, 0.07, 0.24, 0.55},
                                                {0.52, 0.13, 0.42, 0.62},
                                                {0.93, 0.43, 0.18, 0.68},
                                                {1.00, 0.93, 0.56, 0.74}}};
    const double place = std::clamp(value, 0.0, 1.0) * (stops.size() - 1);
    const auto index = std::min(static_cast<std::size_t>(place), stops.size() - 2);
    const double share = place - static_cast<double>(index);
    const auto between = [&](double Stop::*channel) {
        const double from = stops[index].*channel;
        return static_cast<float>(from + (stops[index + 1].*channel - from) * share);
    };
    return QColor::fromRgbF(between(&Stop::red), between(&Stop::green), between(&Stop::blue),
                            between(&Stop::alpha));
}

void MarkCache::setDevicePixelRatio(double ratio) {
    if (ratio == m_ratio)
        return;
    m_ratio = ratio;
    m_pixmaps.clear();
}

QString MarkCache::nameOf(const QString& key, QSizeF size) {
    return key + u' ' + QString::number(size.width()) + u' ' + QString::number(size.height());
}

QPixmap MarkCache::blank(QSizeF size) const {
    QPixmap pixmap((size * m_ratio).toSize() + QSize(1, 1));
    pixmap.setDevicePixelRatio(m_ratio);
    pixmap.fill(Qt::transparent);
    return pixmap;
}

QPixmap* MarkCache::insert(const QString& name, const QPixmap& pixmap) {
    auto* stored = new QPixmap(pixmap);
    const qint64 bytes = qint64(4) * pixmap.width() * pixmap.height();
    m_pixmaps.insert(name, stored, std::clamp<qint64>(bytes / 1024, 1, kKilobytes));
    return stored;
}

/// The upper left corner of the mark, where its pixels stay sharp.
QPointF MarkCache::toDevicePixel(QPointF center, QSizeF size) const {
    const QPointF corner = (center - QPointF(size.width() / 2, size.height() / 2)) * m_ratio;
    return QPointF(std::round(corner.x()), std::round(corner.y())) / m_ratio;
}

} // namespace tessera
