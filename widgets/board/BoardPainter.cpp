// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/BoardMarks.h"

#include <QPainter>
#include <QPixmapCache>

#include <algorithm>
#include <cmath>
#include <vector>

namespace tessera {

namespace {

/// One painting of a part of a board.
class Painting {
public:
    Painting(QPainter& painter, const QRect& exposed, const BoardContent& content,
             const BoardLayout& layout, TileCache& tiles, const BoardCursor& cursor)
        : m_painter(painter), m_exposed(exposed), m_content(content), m_layout(layout),
          m_tiles(tiles), m_cursor(cursor),
          m_board(cursor.preview != nullptr ? cursor.preview->board : content.board),
          m_cells(layout.cellsIn(exposed)) {}

    void paint() {
        paintGround();
        forEachCell([this](int cell) { paintCell(cell); });
        forEachCell([this](int cell) { paintCellMarks(cell); });
        if (m_cursor.preview != nullptr)
            paintPreview(*m_cursor.preview);
        paintSelection();
        // The cursor must not hide the mismatch to which it was moved.
        if (has(BoardOverlay::Mismatches))
            paintMismatchedJoints();
    }

private:
    [[nodiscard]] bool has(BoardOverlay overlay) const {
        return m_content.overlays.testFlag(overlay);
    }
    [[nodiscard]] const TileColors& colors() const { return m_tiles.colors(); }

    template <typename F>
    void forEachCell(F&& act) {
        for (int row = m_cells.top(); row <= m_cells.bottom(); ++row) {
            for (int column = m_cells.left(); column <= m_cells.right(); ++column)
                act(m_layout.grid().cell(column, row));
        }
    }

    /// Whether this cell draws the joint: the earlier cell does, unless it is not exposed.
    [[nodiscard]] bool isFirst(int cell, Side side) const {
        const GridSize grid = m_layout.grid();
        return side == Side::Right || side == Side::Down ||
               (side == Side::Up && grid.row(cell) == m_cells.top()) ||
               (side == Side::Left && grid.column(cell) == m_cells.left());
    }

    void paintGround() {
        m_painter.fillRect(m_exposed, colors().background);
        if (m_layout.boardRect().contains(m_exposed)) {
            m_painter.fillRect(m_exposed, colors().line);
            return;
        }
        const double radius = m_layout.rim() * 0.45;
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setPen(Qt::NoPen);
        // Without a frame only the coordinates are around the board.
        m_painter.setBrush(m_content.puzzle.framed() ? colors().frame : colors().background);
        m_painter.drawRoundedRect(m_layout.rimRect(), radius, radius);
        m_painter.restore();
        m_painter.fillRect(m_layout.boardRect(), colors().line);
        if (has(BoardOverlay::Coordinates)) {
            paintCoordinates(m_painter, m_layout.boardRect(), m_layout.rim(), m_layout.grid(),
                             colors());
        }
        if (has(BoardOverlay::MismatchCounts)) {
            const std::vector<CellSide> faulty = mismatchesOn(m_content.puzzle, m_board);
            paintMismatchCounts(m_painter, m_layout.boardRect(), m_layout.rim(),
                                countMismatches(m_layout.grid(), faulty), colors());
        }
    }

    void paintCell(int cell) {
        const QRectF rect = m_layout.tileRect(cell);
        if (m_board.at(cell).isEmpty()) {
            m_painter.fillRect(rect, colors().empty);
            for (const Side side : kSides)
                paintTabInto(m_painter, rect, m_content.puzzle, m_board, cell, side,
                             m_tiles.theme());
            return;
        }
        const int pixels = m_layout.devicePitch() - m_layout.deviceGrout();
        m_painter.drawImage(rect.topLeft(),
                            m_tiles.tile(seenEdges(m_content.puzzle, m_board, cell), pixels));
    }

    void paintCellMarks(int cell) {
        const QRectF rect = m_layout.tileRect(cell);
        const Placement placement = m_board.at(cell);
        const auto index = asIndex(cell);
        if (has(BoardOverlay::DimMatched) && isFaultless(m_content.puzzle, m_board, cell))
            m_painter.fillRect(rect, dimmingVeil(colors()));
        if (has(BoardOverlay::Heat) && index < m_content.heat.size())
            m_painter.fillRect(rect, heatColor(m_content.heat[index]));
        if (placement.isEmpty()) {
            if (has(BoardOverlay::CandidateCount) && index < m_content.candidates.size())
                paintCandidateCount(m_painter, rect, m_content.candidates[index], colors());
            return;
        }
        paintLabels(rect, placement);
        if (has(BoardOverlay::Locks) && (m_content.isHint(cell) || m_content.isLocked(cell)))
            drawPin(pinRect(rect), m_content.isHint(cell));
    }

    void paintLabels(const QRectF& rect, Placement placement) {
        for (const Side side : kSides) {
            const Color color = m_content.puzzle.edge(placement, side);
            if (has(BoardOverlay::ColorLetters) && color != kGrey)
                drawLabel(edgeLetterCenter(rect, side), edgeLabel(color), edgeLetterHeight(rect));
        }
        if (has(BoardOverlay::PieceNumbers)) {
            drawLabel(rect.center(), QString::number(placement.piece() + 1),
                      pieceNumberHeight(rect));
        }
    }

    /// Draws a mark around a point. Keeps its pixmap by name and size, because copying is faster.
    /// @param paint called as paint(QPainter&) with the origin in the middle, if the mark is new
    template <typename Paint>
    void drawMark(QPointF center, const QString& name, QSizeF size, Paint paint) {
        const double ratio = m_painter.device()->devicePixelRatioF();
        const QString key = QStringLiteral("tessera-mark ") + name + u' ' +
                            m_painter.font().family() + u' ' + QString::number(size.width()) +
                            u' ' + QString::number(size.height()) + u' ' + QString::number(ratio);
        QPixmap pixmap;
        if (!QPixmapCache::find(key, &pixmap)) {
            pixmap = QPixmap((size * ratio).toSize() + QSize(1, 1));
            pixmap.setDevicePixelRatio(ratio);
            pixmap.fill(Qt::transparent);
            QPainter painter(&pixmap);
            painter.setFont(m_painter.font());
            painter.translate(size.width() / 2, size.height() / 2);
            paint(painter);
            painter.end();
            QPixmapCache::insert(key, pixmap);
        }
        // Aligned so that its pixels stay sharp.
        const QPointF corner = (center - QPointF(size.width(), size.height()) / 2) * ratio;
        m_painter.drawPixmap(QPointF(std::round(corner.x()), std::round(corner.y())) / ratio,
                             pixmap);
    }

    void drawLabel(QPointF center, const QString& text, double height) {
        if (!isReadable(m_painter, height))
            return;
        const QSizeF room(height * static_cast<double>(text.size() + 1), height * 1.5);
        drawMark(center, text, room,
                 [&](QPainter& painter) { paintLabel(painter, QPointF(0, 0), text, height); });
    }

    void drawPin(const QRectF& rect, bool hint) {
        const QString key = hint ? QStringLiteral("hint pin") : QStringLiteral("lock pin");
        drawMark(rect.center(), key, rect.size(), [&](QPainter& painter) {
            paintPin(painter, rect.translated(-rect.center()), hint);
        });
    }

    void paintMismatchedJoints() {
        std::vector<QLineF> joints;
        forEachCell([&](int cell) {
            for (const Side side : kSides) {
                if (isFirst(cell, side) && isFaulty(m_content.puzzle, m_board, cell, side))
                    joints.push_back(jointLine(m_layout.cellRect(cell), side));
            }
        });
        paintMismatches(m_painter, joints, m_content.crowded);
    }

    void paintPreview(const DropPreview& preview) {
        std::vector<bool> isTarget(asIndex(m_board.cells()));
        for (const int target : preview.targets)
            isTarget[asIndex(target)] = true;
        QColor veil = colors().empty;
        veil.setAlpha(70);
        std::vector<QLineF> matches;
        std::vector<QLineF> mismatches;
        forEachCell([&](int cell) {
            if (!isTarget[asIndex(cell)])
                return;
            m_painter.fillRect(m_layout.tileRect(cell), veil);
            for (const Side side : kSides) {
                // A joint between two targets is drawn once.
                const auto across = m_layout.grid().neighbour(cell, side);
                if (across && isTarget[asIndex(*across)] && !isFirst(cell, side))
                    continue;
                if (jointState(m_content.puzzle, preview.board, cell, side) == JointState::Matched)
                    matches.push_back(jointLine(m_layout.cellRect(cell), side));
                else if (isFaulty(m_content.puzzle, preview.board, cell, side))
                    mismatches.push_back(jointLine(m_layout.cellRect(cell), side));
            }
        });
        for (const int source : preview.sources) {
            if (!isTarget[asIndex(source)])
                m_painter.fillRect(m_layout.tileRect(source), veil);
        }
        paintMatches(m_painter, matches);
        paintMismatches(m_painter, mismatches);
    }

    void paintSelection() {
        const double line = m_cursor.thin ? 1.5 : std::clamp(m_layout.pitch() * 0.05, 1.5, 3.0);
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing);
        const bool several = m_cursor.selection.count() > 1;
        forEachCell([&](int cell) {
            if (several && m_cursor.selection.contains(cell)) {
                QColor tint = m_cursor.highlight;
                tint.setAlpha(60);
                m_painter.fillRect(m_layout.tileRect(cell), tint);
                paintFrame(m_painter, m_layout.tileRect(cell), m_cursor.highlight, line);
            }
            if (cell == m_cursor.selection.current()) {
                const QColor color = m_cursor.focused ? m_cursor.highlight : colors().frameText;
                paintFrame(m_painter, m_layout.tileRect(cell), Qt::white, 2 * line);
                paintFrame(m_painter, m_layout.tileRect(cell), color, line);
            }
        });
        if (!m_cursor.rubberBand.isEmpty()) {
            QColor fill = m_cursor.highlight;
            fill.setAlpha(50);
            m_painter.setPen(QPen(m_cursor.highlight, 1));
            m_painter.setBrush(fill);
            m_painter.drawRect(m_cursor.rubberBand);
        }
        m_painter.restore();
    }

    QPainter& m_painter;
    const QRect m_exposed;
    const BoardContent& m_content;
    const BoardLayout& m_layout;
    TileCache& m_tiles;
    const BoardCursor& m_cursor;
    const Board& m_board;
    const QRect m_cells;
};

} // namespace

void paintBoardView(QPainter& painter, const QRect& exposed, const BoardContent& content,
                    const BoardLayout& layout, TileCache& tiles, const BoardCursor& cursor) {
    Painting(painter, exposed, content, layout, tiles, cursor).paint();
}

} // namespace tessera
