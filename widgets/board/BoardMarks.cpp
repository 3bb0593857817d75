// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/BoardMarks.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPen>

#include <algorithm>
#include <array>
#include <cmath>

namespace tessera {

namespace {

/// Ten bits for each edge and the size above them.
quint64 keyOf(const TileEdges& edges, int devicePixels) {
    auto key = static_cast<quint64>(devicePixels);
    for (const Color color : edges)
        key = (key << 10U) | (static_cast<quint64>(color + 255) & 0x3FFU);
    return key;
}

/// The half of a tile that contains the triangle of a side.
QRect halfOf(Side side, int pixels) {
    const int half = pixels / 2 + 1;
    const std::array<QRect, 4> halves{{{0, 0, pixels, half},
                                       {pixels - half, 0, half, pixels},
                                       {0, pixels - half, pixels, half},
                                       {0, 0, half, pixels}}};
    return halves[asIndex(side)];
}

bool havePictures(const TileTheme& theme) {
    return theme.dress && !theme.dress->info.patternPictures.empty();
}

/// Whether the tiles look the same: names are on none.
bool looksLike(const TileTheme& x, const TileTheme& y) {
    return x.id == y.id && x.own == y.own && x.firstDigit == y.firstDigit &&
           havePictures(x) == havePictures(y) &&
           (!havePictures(x) || x.dress == y.dress ||
            (x.dress->info.patternPictures == y.dress->info.patternPictures &&
             x.dress->isSigned == y.dress->isSigned));
}

constexpr double kSmallestText = 7;
/// Device pixels per cell below which marks are simpler.
constexpr double kSmallTile = 24;
constexpr double kRingedTile = 10;
constexpr double kTinyTile = 5;
/// The length of a mark among very many, as a share of the joint.
constexpr double kThinLength = 0.25;

const QColor kMismatch(0xE8, 0x10, 0x3C);
const QColor kLockPin(0x1E, 0x22, 0x30);
const QColor kHintPin(0xF2, 0xA0, 0x1E);

/// A bar along joints, on two wider bars that make it stand out.
struct JointMark {
    /// In device pixels: a share of the joint's length, with a minimum.
    struct Width {
        double share, least;

        [[nodiscard]] double of(double pixels) const { return std::max(pixels * share, least); }
    };
    QColor core;
    QColor halo;
    QColor ring; ///< invalid for none
    Width length;
    Width width;
    Width haloWidth;
};

const JointMark kMismatchMark{kMismatch, Qt::white,  {0x14, 0x16, 0x1E},
                              {0.36, 7}, {0.055, 2}, {0.022, 1}};
const JointMark kMatchMark{Qt::white, {0x2E, 0xE6, 0x6B}, {}, {0.88, 7}, {0.03, 1}, {0.05, 1.5}};

/// One colour of a mark along all joints.
struct MarkLayer {
    QColor color;
    double width; ///< in device pixels
};

/// From bottom to top. Tiny tiles have room only for the core.
std::vector<MarkLayer> layersOf(const JointMark& mark, double pixels, bool thin) {
    const double core = mark.width.of(pixels);
    if (pixels < kTinyTile || thin)
        return {{mark.core, core}};
    const double halo = core + 2 * mark.haloWidth.of(pixels);
    std::vector<MarkLayer> layers{{mark.halo, halo}, {mark.core, core}};
    if (mark.ring.isValid() && pixels >= kRingedTile)
        layers.insert(layers.begin(), {mark.ring, halo + 2});
    return layers;
}

/// Without round ends and smoothing: much faster, and invisible on small tiles.
void paintSmallBars(QPainter& painter, std::span<const QLineF> bars, const QColor& color,
                    double grown) {
    std::vector<QRectF> rects;
    rects.reserve(bars.size());
    for (const QLineF& bar : bars)
        rects.push_back(
            QRectF(bar.p1(), bar.p2()).normalized().adjusted(-grown, -grown, grown, grown));
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawRects(rects.data(), static_cast<int>(rects.size()));
}

void paintJoints(QPainter& painter, std::span<const QLineF> joints, const JointMark& mark,
                 bool crowded = false) {
    if (joints.empty())
        return;
    const double scale = deviceScale(painter);
    const double pixels = joints.front().length() * scale;
    const bool small = pixels < kSmallTile;
    const bool thin = small && crowded;
    // The ends are as long as the bar is wide, round or not.
    const double length =
        thin ? kThinLength * pixels
             : std::min(mark.length.of(pixels), pixels) - (small ? mark.width.of(pixels) : 0);
    const double inset = std::max(0.0, (1 - length / pixels) / 2);
    std::vector<QLineF> bars;
    bars.reserve(joints.size());
    for (const QLineF& joint : joints)
        bars.emplace_back(joint.pointAt(inset), joint.pointAt(1 - inset));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, !small);
    for (const MarkLayer& layer : layersOf(mark, pixels, thin)) {
        if (small) {
            paintSmallBars(painter, bars, layer.color, layer.width / scale / 2);
            continue;
        }
        painter.setPen(QPen(layer.color, layer.width / scale, Qt::SolidLine, Qt::RoundCap));
        painter.drawLines(bars.data(), static_cast<int>(bars.size()));
    }
    painter.restore();
}

} // namespace

void TileCache::setLook(const TileTheme& theme, const TileColors& colors) {
    const bool same = looksLike(theme, m_theme) && colors == m_colors;
    m_theme = theme;
    if (same)
        return;
    m_colors = colors;
    m_tiles.clear();
    m_edges.clear();
}

void TileCache::setDevicePixelRatio(double ratio) {
    if (ratio == m_ratio)
        return;
    m_ratio = ratio;
    m_tiles.clear();
}

QImage TileCache::tile(const TileEdges& edges, int devicePixels) {
    const quint64 key = keyOf(edges, devicePixels);
    if (const QImage* known = m_tiles.object(key))
        return *known;
    // An image without alpha is copied to the screen without blending.
    QImage image(devicePixels, devicePixels, QImage::Format_RGB32);
    image.fill(m_colors.line);
    QPainter painter(&image);
    for (const Side side : kSides) {
        const QRect half = halfOf(side, devicePixels);
        painter.drawImage(half.topLeft(), edge(side, edges[asIndex(side)], devicePixels), half);
    }
    paintTileLines(painter, QRectF(0, 0, devicePixels, devicePixels), edges, m_colors);
    painter.end();
    image.setDevicePixelRatio(m_ratio);
    const auto cost = std::max<qint64>(1, qint64(devicePixels) * devicePixels * 4 / 1024);
    m_tiles.insert(key, new QImage(image), cost);
    return image;
}

const QImage& TileCache::edge(Side side, Color color, int devicePixels) {
    if (devicePixels != m_edgePixels) {
        m_edges.clear();
        m_edgePixels = devicePixels;
    }
    QImage& image = m_edges[color * 4 + static_cast<int>(side)];
    if (image.isNull()) {
        image = QImage(devicePixels, devicePixels, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        paintTileEdge(painter, QRectF(0, 0, devicePixels, devicePixels), side, color, m_theme,
                      m_colors, tileDetail(devicePixels));
    }
    return image;
}

TileEdges seenEdges(const Puzzle& puzzle, const Board& board, int cell) {
    TileEdges edges{};
    const Placement placement = board.at(cell);
    for (const Side side : kSides) {
        Color color = puzzle.edge(placement, side);
        if (color < 0 && jointState(puzzle, board, cell, side) == JointState::Matched)
            color = filledBlank(static_cast<Color>(-color));
        edges[asIndex(side)] = color;
    }
    return edges;
}

void BoardContent::setPuzzle(const Puzzle& newPuzzle) {
    puzzle = newPuzzle;
    board = Board(puzzle.size(), puzzle.pieceCount());
    hints.assign(asIndex(puzzle.size().cells()), false);
    for (const Hint& hint : puzzle.hints())
        hints[asIndex(hint.cell)] = true;
    crowded = false;
    locked.clear();
    heat.clear();
    candidates.clear();
}

QLineF jointLine(const QRectF& cell, Side side) {
    const std::array<QLineF, 4> joints{{{cell.topLeft(), cell.topRight()},
                                        {cell.topRight(), cell.bottomRight()},
                                        {cell.bottomLeft(), cell.bottomRight()},
                                        {cell.topLeft(), cell.bottomLeft()}}};
    return joints[asIndex(side)];
}

void paintMismatches(QPainter& painter, std::span<const QLineF> joints, bool crowded) {
    paintJoints(painter, joints, kMismatchMark, crowded);
}

void paintMatches(QPainter& painter, std::span<const QLineF> joints) {
    paintJoints(painter, joints, kMatchMark);
}

void paintFrame(QPainter& painter, const QRectF& rect, const QColor& color, double width,
                double inset) {
    const double half = inset + width / 2;
    painter.setPen(QPen(color, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect.adjusted(half, half, -half, -half));
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

void paintTabInto(QPainter& painter, const QRectF& rect, const Puzzle& puzzle, const Board& board,
                  int cell, Side side, const TileTheme& theme) {
    const auto neighbour = puzzle.size().neighbour(cell, side);
    if (!puzzle.isSigned() || !neighbour)
        return;
    const Color color = puzzle.edge(board.at(*neighbour), opposite(side));
    if (color <= 0 || theme.isLabelled() || theme.picture(color) != nullptr)
        return;
    const EdgeLook look = theme.look(color);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setTransform(sideTransform(rect, side), true);
    painter.fillPath(edgeOutline(theme, color, side),
                     look.figure.isValid() ? look.figure : look.ground);
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

double deviceScale(const QPainter& painter) {
    return std::sqrt(std::abs(painter.deviceTransform().determinant()));
}

bool setTextHeight(QPainter& painter, double height) {
    QFont font = painter.font();
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(height))));
    painter.setFont(font);
    return isReadable(painter, height);
}

bool isReadable(const QPainter& painter, double height) {
    return painter.paintEngine()->type() != QPaintEngine::Raster ||
           deviceScale(painter) * height >= kSmallestText;
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
    const double height = std::min(rim * 0.72, pitch * 0.5);
    setTextHeight(painter, height);
    const double longest = QFontMetricsF(painter.font())
                               .horizontalAdvance(QString::number(range.y() + range.height()));
    if (setTextHeight(painter, height * std::min(1.0, rim * 0.9 / longest))) {
        painter.setPen(colors.frameText);
        const QFontMetricsF metrics(painter.font());
        const double widest = metrics.horizontalAdvance(QStringLiteral("MM"));
        const int step = std::max(1, static_cast<int>(std::ceil(widest / pitch)));
        for (int i = 0; i < range.width(); i += step) {
            const QRectF box(cells.left() + i * pitch, cells.top() - rim, pitch, rim);
            painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip,
                             cellName({size.width, 1}, range.x() + i).chopped(1));
        }
        for (int i = 0; i < range.height(); i += step) {
            const QRectF box(cells.left() - rim, cells.top() + i * pitch, rim, pitch);
            painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip,
                             QString::number(range.y() + i + 1));
        }
    }
    painter.restore();
}

void paintMismatchCounts(QPainter& painter, const QRectF& cells, double rim,
                         const MismatchCounts& counts, const TileColors& colors) {
    const double pitch = cells.height() / static_cast<double>(counts.rows.size());
    painter.save();
    const bool numbers = setTextHeight(painter, std::min(rim * 0.62, pitch * 0.8));
    const int most = std::max(std::ranges::max(counts.rows), std::ranges::max(counts.columns));
    const auto show = [&](const QRectF& box, int count, bool right) {
        if (count == 0)
            return;
        if (numbers) {
            painter.setPen(colors.frameText);
            painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, QString::number(count));
            return;
        }
        QRectF bar = box;
        const double length = std::max(1.0, (rim - 2) * count / most);
        if (right)
            bar.setWidth(length);
        else
            bar.setHeight(length);
        painter.fillRect(bar, kMismatch);
    };
    for (std::size_t row = 0; row < counts.rows.size(); ++row) {
        const double top = cells.top() + static_cast<double>(row) * pitch;
        show({cells.right(), top, rim, pitch}, counts.rows[row], true);
    }
    for (std::size_t column = 0; column < counts.columns.size(); ++column) {
        const double left = cells.left() + static_cast<double>(column) * pitch;
        show({left, cells.bottom(), pitch, rim}, counts.columns[column], false);
    }
    painter.restore();
}

QColor dimmingVeil(const TileColors& colors) {
    QColor veil = colors.background;
    veil.setAlphaF(0.72F);
    return veil;
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

} // namespace tessera
