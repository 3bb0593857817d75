// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/BoardPicture.h"

#include "widgets/board/BoardMarks.h"

#include <QPainter>
#include <QPainterPath>
#include <QRect>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace tessera {

namespace {

/// Units of a picture per cell: coordinates in an SVG then need few digits.
constexpr double kUnit = 100;
constexpr double kRim = 0.35;

/// Shapes by their colours, so that a file names each colour once.
class ColoredPaths {
public:
    void add(const QColor& color, const QPainterPath& path) {
        m_paths[color.rgba()].push_back(path);
    }

    /// @param outline the width of a line around the shapes; 0 fills them
    void paint(QPainter& painter, double outline = 0) const {
        for (const auto& [rgba, paths] : m_paths) {
            const QColor color = QColor::fromRgba(rgba);
            painter.setPen(outline > 0 ? QPen(color, outline) : QPen(Qt::NoPen));
            painter.setBrush(outline > 0 ? QBrush() : QBrush(color));
            // Separately, so that an SVG file can share equal ones.
            for (const QPainterPath& path : paths)
                painter.drawPath(path);
        }
    }

private:
    std::map<QRgb, std::vector<QPainterPath>> m_paths;
};

class ShownCells {
public:
    ShownCells(GridSize size, const std::vector<int>& cells)
        : m_size(size), m_shown(asIndex(size.cells()), cells.empty()),
          m_bounds(cells.empty() ? QRect(0, 0, size.width, size.height) : QRect()) {
        for (const int cell : cells) {
            if (cell < 0 || cell >= size.cells())
                continue;
            m_shown[asIndex(cell)] = true;
            m_bounds |= QRect(size.column(cell), size.row(cell), 1, 1);
        }
    }

    /// Columns and rows around the shown cells.
    [[nodiscard]] QRect bounds() const { return m_bounds; }
    [[nodiscard]] bool contains(int cell) const { return m_shown[asIndex(cell)]; }
    /// Whether the cell across a side is shown too.
    [[nodiscard]] bool containsNeighbour(int cell, Side side) const {
        const auto neighbour = m_size.neighbour(cell, side);
        return neighbour && contains(*neighbour);
    }

private:
    GridSize m_size;
    std::vector<bool> m_shown;
    QRect m_bounds;
};

QPainterPath rounded(QPainterPath path) {
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        path.setElementPositionAt(i, std::round(element.x * 10) / 10,
                                  std::round(element.y * 10) / 10);
    }
    return path;
}

class Picture {
public:
    Picture(const Puzzle& puzzle, const Board& board, const ShownCells& shown, TileTheme theme,
            const TileColors& colors)
        : m_puzzle(puzzle), m_board(board), m_shown(shown), m_theme(std::move(theme)),
          m_colors(colors) {}

    void collect() {
        for (int cell = 0; cell < m_board.cells(); ++cell) {
            if (!m_shown.contains(cell))
                continue;
            if (!m_board.at(cell).isEmpty()) {
                collectTile(cell);
                continue;
            }
            m_lines.push_back(rectPath(cellRect(cell)));
            m_grounds.add(m_colors.empty, m_lines.back());
        }
    }

    void paint(QPainter& painter) const {
        m_grounds.paint(painter);
        m_figures.paint(painter);
        m_gaps.paint(painter, kGapWidth * kUnit);
        for (const PlacedPicture& placed : m_pictures) {
            painter.save();
            painter.setTransform(sideTransform(placed.cell, placed.side), true);
            paintTilePicture(painter, *placed.picture, placed.tab, placed.side);
            painter.restore();
        }
        paintTabs(painter);
        painter.setPen(QPen(QColor(m_colors.line), 0.6));
        painter.setBrush(Qt::NoBrush);
        for (const QPainterPath& lines : m_lines)
            painter.drawPath(lines);
    }

    void paintMarks(QPainter& painter, const std::vector<bool>& locked,
                    const PictureOptions& options) const {
        // As on the screen, where numbers on small tiles are larger.
        const double scale = deviceScale(painter);
        const double height = pieceNumberHeight(QRectF(0, 0, kUnit * scale, kUnit * scale)) / scale;
        BoardContent marks;
        marks.setPuzzle(m_puzzle);
        marks.locked = locked;
        for (int cell = 0; cell < m_board.cells(); ++cell) {
            if (m_board.at(cell).isEmpty() || !m_shown.contains(cell))
                continue;
            const QRectF rect = cellRect(cell);
            if (options.labels && isReadable(painter, height))
                paintLabel(painter, rect.center(), QString::number(m_board.at(cell).piece() + 1),
                           height);
            if (options.locks && (marks.isHint(cell) || marks.isLocked(cell)))
                paintPin(painter, pinRect(rect), marks.isHint(cell));
        }
        if (!options.mismatches)
            return;
        std::vector<QLineF> mismatched;
        const std::vector<CellSide> faulty = mismatchesOn(m_puzzle, m_board);
        for (const CellSide& place : faulty) {
            if (std::ranges::all_of(cellsBeside(m_board.size(), place),
                                    [this](int cell) { return m_shown.contains(cell); }))
                mismatched.push_back(jointLine(cellRect(place.cell), place.side));
        }
        paintMismatches(painter, mismatched, isCrowded(m_puzzle, faulty));
    }

private:
    [[nodiscard]] QRectF cellRect(int cell) const {
        const GridSize size = m_board.size();
        return {size.column(cell) * kUnit, size.row(cell) * kUnit, kUnit, kUnit};
    }

    static QPainterPath rectPath(const QRectF& rect) {
        QPainterPath path;
        path.addRect(rect);
        return path;
    }

    static QPainterPath triangle(const QRectF& cell, Side side) {
        const QLineF joint = jointLine(cell, side);
        QPainterPath path(joint.p1());
        path.lineTo(joint.p2());
        path.lineTo(cell.center());
        path.closeSubpath();
        return path;
    }

    /// Those that reach into empty cells.
    void paintTabs(QPainter& painter) const {
        for (int cell = 0; cell < m_board.cells(); ++cell) {
            for (const Side side : kSides) {
                if (m_board.at(cell).isEmpty() && m_shown.contains(cell) &&
                    m_shown.containsNeighbour(cell, side))
                    paintTabInto(painter, cellRect(cell), m_puzzle, m_board, cell, side, m_theme);
            }
        }
    }

    void collectTile(int cell) {
        const QRectF rect = cellRect(cell);
        const TileEdges edges = seenEdges(m_puzzle, m_board, cell);
        for (const Side side : kSides)
            collectEdge(cell, rect, side, edges[asIndex(side)]);
        QPainterPath lines = rectPath(rect);
        lines.moveTo(rect.topLeft());
        lines.lineTo(rect.bottomRight());
        lines.moveTo(rect.topRight());
        lines.lineTo(rect.bottomLeft());
        m_lines.push_back(lines);
    }

    void collectEdge(int cell, const QRectF& rect, Side side, Color color) {
        if (color == kGrey) {
            m_grounds.add(m_colors.frame, triangle(rect, side));
            return;
        }
        const EdgeLook look = m_theme.look(color);
        m_grounds.add(look.ground, triangle(rect, side));
        if (const TilePicture* picture = m_theme.picture(color)) {
            m_pictures.push_back({rect, side, picture, color > 0 && !isFilledBlank(color)});
            return;
        }
        const bool matched = m_shown.containsNeighbour(cell, side) &&
                             jointState(m_puzzle, m_board, cell, side) == JointState::Matched;
        const QTransform place = sideTransform(rect, side);
        const bool letters = m_theme.isLabelled();
        const QPainterPath outline = rounded(place.map(edgeOutline(m_theme, color, side)));
        if (isFilledBlank(color) && !letters)
            m_gaps.add(gapColor(look, m_colors), outline);
        if (m_theme.figures == TileTheme::Figures::Emblems && matched) {
            // Both halves together, drawn by the cell before the joint.
            if (side == Side::Right || side == Side::Down)
                m_figures.add(look.figure,
                              rounded(place.map(emblemWhole(look.shape, look.pierced))));
        } else if (color < 0 && !letters) {
            m_figures.add(m_colors.empty, outline);
        } else if (look.figure.isValid()) {
            m_figures.add(look.figure, outline);
        }
    }

    struct PlacedPicture {
        QRectF cell;
        Side side;
        const TilePicture* picture;
        bool tab;
    };

    const Puzzle& m_puzzle;
    const Board& m_board;
    const ShownCells& m_shown;
    const TileTheme m_theme;
    const TileColors& m_colors;
    ColoredPaths m_grounds;
    ColoredPaths m_figures;
    ColoredPaths m_gaps; ///< around tabs in blanks
    std::vector<PlacedPicture> m_pictures;
    std::vector<QPainterPath> m_lines; ///< one per cell
};

} // namespace

QSizeF boardAspect(GridSize size, const std::vector<int>& cells) {
    const QRect shown = ShownCells(size, cells).bounds();
    return {shown.width() + 2 * kRim, shown.height() + 2 * kRim};
}

QSize boardPixels(GridSize size, int longestSide, const std::vector<int>& cells) {
    return boardAspect(size, cells)
        .scaled(longestSide, longestSide, Qt::KeepAspectRatio)
        .toSize()
        .expandedTo({1, 1});
}

void paintBoard(QPainter& painter, const QRectF& area, const PuzzleFile& file,
                const PictureOptions& options) {
    const Puzzle& puzzle = file.puzzle;
    const ShownCells shown(puzzle.size(), options.cells);
    const QSizeF aspect = boardAspect(puzzle.size(), options.cells);
    const double pitch = std::min(area.width() / aspect.width(), area.height() / aspect.height());
    const TileColors& colors = options.colors;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (!options.transparent)
        painter.fillRect(area, colors.background);
    const QRect bounds = shown.bounds();
    const QRectF cells(bounds.x() * kUnit, bounds.y() * kUnit, bounds.width() * kUnit,
                       bounds.height() * kUnit);
    painter.translate(area.center());
    painter.scale(pitch / kUnit, pitch / kUnit);
    painter.translate(-cells.center());

    const double rim = kRim * kUnit;
    painter.setPen(Qt::NoPen);
    if (options.cells.empty() && puzzle.framed()) {
        painter.setBrush(colors.frame);
        painter.drawRoundedRect(cells.adjusted(-rim, -rim, rim, rim), rim / 2, rim / 2);
    } else if (options.cells.empty()) {
        painter.fillRect(cells, colors.line);
    }
    if (options.coordinates)
        paintCoordinates(painter, cells, rim, puzzle.size(), colors, bounds);

    Picture picture(puzzle, file.board, shown, dressed(tileTheme(options.theme), puzzle, file.info),
                    colors);
    picture.collect();
    picture.paint(painter);
    picture.paintMarks(painter, file.locked, options);
    painter.restore();
}

QImage boardImage(const PuzzleFile& file, int longestSidePixels, const PictureOptions& options) {
    const QSize pixels = boardPixels(file.puzzle.size(), longestSidePixels, options.cells);
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintBoard(painter, QRectF(QPointF(0, 0), QSizeF(pixels)), file, options);
    return image;
}

} // namespace tessera
