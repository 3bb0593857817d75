// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/Mismatches.h"

#include <QPoint>
#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

namespace tessera {

class BoardView;

/// Highlights some cells with a light that fades, or just ends if the system wants no animations;
/// or with a frame that stays.
class FlashOverlay final : public QWidget {
    Q_OBJECT

public:
    explicit FlashOverlay(BoardView& view);

    /// Restarts with these cells; shows nothing beyond kMostMarkedShare.
    void flash(std::vector<std::size_t> cells) { show(std::move(cells), false); }
    /// Frames these cells until the next call, instead of any light. An empty list ends only
    /// frames.
    void outline(std::vector<std::size_t> cells);
    /// Whether the highlight stays.
    [[nodiscard]] bool isOutline() const { return m_stays; }
    [[nodiscard]] const std::vector<std::size_t>& cells() const { return m_cells; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void fade();
    void show(std::vector<std::size_t> cells, bool stays);

    BoardView& m_view;
    std::vector<std::size_t> m_cells; ///< empty if nothing is highlighted
    bool m_stays = false;
    int m_step = 0;
    QTimer m_timer;
};

/// While active, turns a board's clicks into actions on single edges. The left button paints (or
/// cycles), the right one picks, the wheel cycles. Alt and an arrow paint that side of the current
/// cell; Alt+Shift picks it. All other gestures stay with the view.
class EdgePainter final : public QWidget {
    Q_OBJECT

public:
    explicit EdgePainter(BoardView& view);

    void setActive(bool active);
    [[nodiscard]] bool isActive() const { return m_active; }
    /// Whether the left button cycles to the next pattern instead of painting.
    void setCycles(bool cycles) { m_cycles = cycles; }

    /// The edge of a cell at a point of the view's viewport.
    [[nodiscard]] std::optional<CellSide> edgeAt(QPoint point) const;

signals:
    void activeChanged(bool active);
    /// One stroke number for all edges until the button is released.
    void paintRequested(int cell, tessera::Side side, int stroke);
    /// @param step 1, or −1 with Shift
    void cycleRequested(int cell, tessera::Side side, int step);
    void pickRequested(int cell, tessera::Side side);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    bool press(const QMouseEvent& event);
    bool move(const QMouseEvent& event);
    bool wheel(const QWheelEvent& event);
    bool key(const QKeyEvent& event);
    void apply(const CellSide& edge, int step);
    void setHovered(std::optional<CellSide> edge);

    BoardView& m_view;
    bool m_active = false;
    bool m_cycles = true;
    bool m_painting = false; ///< between press and release of the left button
    std::optional<CellSide> m_hovered;
    std::optional<CellSide> m_last; ///< the last one painted in this stroke
    int m_stroke = 0;
    int m_wheelAngle = 0;
};

} // namespace tessera
