// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/Mismatches.h"
#include "widgets/board/TileArt.h"

#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Puzzle.h"

#include <QCache>
#include <QColor>
#include <QHash>
#include <QImage>
#include <QLineF>
#include <QPainter>
#include <QPointF>
#include <QRect>
#include <QRectF>
#include <QSize>
#include <QSizeF>
#include <QString>
#include <QVector>

#include <set>
#include <span>
#include <vector>

namespace tessera {

/// The positions of a board's cells in a viewport, in logical pixels. Cells are squares of a whole
/// number of device pixels, so that tiles stay sharp at every scale factor.
class BoardLayout {
public:
    /// The limits of the zoom, in logical pixels per cell.
    static constexpr int kSmallestPitch = 3;
    static constexpr int kLargestPitch = 400;

    void setGrid(GridSize size) { m_grid = size; }
    void setViewport(QSize size, double devicePixelRatio);
    /// Sets the minimum thickness of the rim in logical pixels, e.g. for its text.
    void setLeastRim(double pixels) { m_leastRim = pixels; }
    /// @param pitch logical pixels from one cell to the next; clamped to the limits
    void setPitch(double pitch);
    /// Sets the largest pitch at which the whole board is in the viewport.
    void fit();
    /// Sets how far the content is scrolled, in logical pixels.
    void setScroll(QPoint scroll) { m_scroll = scroll; }

    [[nodiscard]] GridSize grid() const { return m_grid; }
    [[nodiscard]] double devicePixelRatio() const { return m_ratio; }
    [[nodiscard]] double pitch() const { return m_pitch / m_ratio; }
    [[nodiscard]] int devicePitch() const { return m_pitch; }
    /// The device pixels between two tiles; 0 for very small tiles.
    [[nodiscard]] int deviceGrout() const { return m_pitch >= 10 ? 1 : 0; }
    [[nodiscard]] double rim() const { return deviceRim() / m_ratio; }
    /// The board with its rim and a margin.
    [[nodiscard]] QSizeF contentSize() const;

    [[nodiscard]] QRectF cellRect(int cell) const;
    /// The cell's rectangle without grout.
    [[nodiscard]] QRectF tileRect(int cell) const;
    /// All cells, without the rim.
    [[nodiscard]] QRectF boardRect() const;
    [[nodiscard]] QRectF rimRect() const {
        return boardRect().adjusted(-rim(), -rim(), rim(), rim());
    }
    /// The cell at a point, or −1 outside of the cells.
    [[nodiscard]] int cellAt(QPointF point) const;
    /// Columns and rows (as x and y) of the cells that a rectangle touches.
    [[nodiscard]] QRect cellsIn(const QRectF& area) const;

private:
    [[nodiscard]] int deviceRim() const;
    /// The upper left corner of the cells in device pixels.
    [[nodiscard]] QPoint origin() const;
    [[nodiscard]] QSize deviceContent() const;

    GridSize m_grid{1, 1};
    QSize m_viewport{1, 1};
    double m_ratio = 1;
    double m_leastRim = 0;
    int m_pitch = 40;
    QPoint m_scroll;
};

/// The current cell and the selected cells of a board; an empty selection means the current cell.
class CellSelection {
public:
    explicit CellSelection(GridSize size = {1, 1}) : m_size(size) {}

    [[nodiscard]] int current() const { return m_current; }
    [[nodiscard]] bool contains(int cell) const { return m_selected.contains(cell); }
    [[nodiscard]] int count() const { return static_cast<int>(m_selected.size()); }
    /// Ascending.
    [[nodiscard]] QVector<int> cells() const;

    // All functions except the last two make the cell the current one.
    void select(int cell);
    void toggle(int cell);
    /// Selects the rectangle between the start of the selection and the cell.
    void extendTo(int cell);
    /// Does not change the selection.
    void moveTo(int cell) { m_current = m_anchor = cell; }
    /// Selects exactly these cells; ignores cells outside the board.
    void set(const QVector<int>& cells);
    void selectAll();

    friend bool operator==(const CellSelection&, const CellSelection&) = default;

private:
    GridSize m_size;
    int m_current = 0;
    int m_anchor = 0;
    std::set<int> m_selected{0};
};

/// Painted tiles by content and size; when memory is short, those unused longest are dropped.
class TileCache {
public:
    static constexpr int kDefaultKilobytes = 64 * 1024;

    explicit TileCache(int kilobytes = kDefaultKilobytes) : m_tiles(kilobytes) {}

    /// Drops all tiles if the look changes.
    void setLook(const TileTheme& theme, const TileColors& colors);
    [[nodiscard]] const TileTheme& theme() const { return m_theme; }
    [[nodiscard]] const TileColors& colors() const { return m_colors; }

    /// Sets the ratio for the tiles; drops all of them if it changes.
    void setDevicePixelRatio(double ratio);

    /// A square tile, an image so that every thread can paint it.
    /// @param devicePixels length of a side, at least 1
    [[nodiscard]] QImage tile(const TileEdges& edges, int devicePixels);

    [[nodiscard]] int kilobytes() const { return static_cast<int>(m_tiles.totalCost()); }

private:
    [[nodiscard]] const QImage& edge(Side side, Color color, int devicePixels);

    TileTheme m_theme = tileThemes().front();
    TileColors m_colors = TileColors::forPictures();
    double m_ratio = 1;
    QCache<quint64, QImage> m_tiles;
    /// For one size: tiles are composed of their edges, of which there are far fewer.
    QHash<int, QImage> m_edges;
    int m_edgePixels = 0;
};

/// What a board view draws over the tiles.
enum class BoardOverlay : unsigned {
    Mismatches = 0x01,      ///< a thin mark on each mismatch
    PieceNumbers = 0x02,    ///< from 1
    Coordinates = 0x04,     ///< column letters and row numbers on the rim
    Locks = 0x08,           ///< a pin on each locked cell and hint
    ColorLetters = 0x10,    ///< see edgeLabel()
    CandidateCount = 0x20,  ///< how many pieces fit an empty cell
    Heat = 0x40,            ///< one value per cell, see BoardView::setHeat()
    DimMatched = 0x80,      ///< a veil over each piece without a mismatch
    MismatchCounts = 0x100, ///< for each row and column, on the rim
    Legend = 0x200,         ///< explains the others, below the board
};
Q_DECLARE_FLAGS(BoardOverlays, BoardOverlay)
Q_DECLARE_OPERATORS_FOR_FLAGS(BoardOverlays)

/// The edges of the piece on a cell as the user sees them, see TileEdges.
[[nodiscard]] TileEdges seenEdges(const Puzzle& puzzle, const Board& board, int cell);

/// Everything that a picture of a board shows, without its style. A plain value.
struct BoardContent {
    Puzzle puzzle;
    Board board;
    std::vector<bool> hints{false}; ///< one per cell: hints() of the puzzle
    std::vector<bool> locked;       ///< one per cell, or empty
    std::vector<float> heat;        ///< one per cell, or empty
    std::vector<int> candidates;    ///< one per cell, negative if unknown; or empty
    BoardOverlays overlays = BoardOverlay::Mismatches | BoardOverlay::Locks;
    bool crowded = false; ///< see isCrowded()

    [[nodiscard]] bool isLocked(int cell) const {
        return asIndex(cell) < locked.size() && locked[asIndex(cell)];
    }
    /// Whether the puzzle gives the piece on this cell.
    [[nodiscard]] bool isHint(int cell) const { return hints[asIndex(cell)]; }

    /// Sets a puzzle with an empty board; keeps the overlays.
    void setPuzzle(const Puzzle& newPuzzle);
};

// Drawn over tiles in views and pictures, in the painter's units. Text too small to read is left
// out.

/// If more cells changed, as after a restart, marks on them would hide the board.
inline constexpr double kMostMarkedShare = 0.4;

/// The joint on a side of a cell, as long as a cell.
[[nodiscard]] QLineF jointLine(const QRectF& cell, Side side);

/// Marks mismatches with a thin bar, wide enough to be visible at any size. Of its three colours
/// one stands out from any tile.
/// @param crowded there are so many that on small tiles they would hide the board: they become
/// thinner
void paintMismatches(QPainter& painter, std::span<const QLineF> joints, bool crowded = false);
/// A bright line along each of these joints, which would match.
void paintMatches(QPainter& painter, std::span<const QLineF> joints);

/// A frame inside a rectangle, whose lines have that width and distance from its sides.
void paintFrame(QPainter& painter, const QRectF& rect, const QColor& color, double width,
                double inset = 0);

/// The square in the upper right corner of a cell for a pin.
[[nodiscard]] QRectF pinRect(const QRectF& cell);
/// A small pin; that of a hint has another colour and a square head.
void paintPin(QPainter& painter, const QRectF& rect, bool hint);

/// Paints the tab of the neighbour on a side that reaches into an empty cell, if there is one.
void paintTabInto(QPainter& painter, const QRectF& rect, const Puzzle& puzzle, const Board& board,
                  int cell, Side side, const TileTheme& theme);

/// The device pixels per unit.
[[nodiscard]] double deviceScale(const QPainter& painter);
/// @return whether the text is readable on the device; vectors can be enlarged
bool setTextHeight(QPainter& painter, double height);
[[nodiscard]] bool isReadable(const QPainter& painter, double height);
/// Text on a rounded plate.
void paintLabel(QPainter& painter, QPointF center, const QString& text, double height);
/// The text height of a piece number, which is drawn in the middle.
[[nodiscard]] double pieceNumberHeight(const QRectF& cell);
[[nodiscard]] double edgeLetterHeight(const QRectF& cell);
[[nodiscard]] QPointF edgeLetterCenter(const QRectF& cell, Side side);

/// The number of candidates on an empty cell; a cross if there are none.
void paintCandidateCount(QPainter& painter, const QRectF& cell, int count,
                         const TileColors& colors);
/// Column letters above and row numbers on the left, on a rim of this thickness.
/// @param cells the area of these columns and rows
/// @param shown columns and rows as x and y; null for the whole board
void paintCoordinates(QPainter& painter, const QRectF& cells, double rim, GridSize size,
                      const TileColors& colors, const QRect& shown = {});

/// The number of mismatches at each row, on the right, and column, below; nothing for zero. If
/// cells are too small for text, bars instead of numbers.
void paintMismatchCounts(QPainter& painter, const QRectF& cells, double rim,
                         const MismatchCounts& counts, const TileColors& colors);

/// The colour painted over a dimmed piece.
[[nodiscard]] QColor dimmingVeil(const TileColors& colors);

/// Translucent, for 0 (cold) to 1 (hot). Its lightness rises with the value, for users with colour
/// blindness.
[[nodiscard]] QColor heatColor(double value);

/// The board after dropping what is carried here.
struct DropPreview {
    Board board;
    QVector<int> targets; ///< its new cells
    QVector<int> sources; ///< the cells that it would leave
};

/// What is drawn over a board at the user's position.
struct BoardCursor {
    const CellSelection& selection;
    bool focused = false; ///< the view has the keyboard
    bool thin = false;    ///< nothing can be changed there: the content is more important
    QColor highlight;
    QRectF rubberBand; ///< empty if there is none
    const DropPreview* preview = nullptr;
};

/// Paints the exposed part of a board, tiles and marks from caches, in pixels of the viewport.
void paintBoardView(QPainter& painter, const QRect& exposed, const BoardContent& content,
                    const BoardLayout& layout, TileCache& tiles, const BoardCursor& cursor);

} // namespace tessera
