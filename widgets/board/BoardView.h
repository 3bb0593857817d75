// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/BoardOverlay.h"

#include "core/puzzle/Board.h"
#include "core/puzzle/Puzzle.h"

#include <QAbstractScrollArea>
#include <QVector>

#include <memory>
#include <vector>

namespace tessera {

struct TileTheme;

/// Shows a board and turns gestures into requests.
///
/// The view never changes the board: each gesture ends in one signal, and the
/// owner answers by calling setBoard() (or not). Gestures that a locked cell
/// or a read-only view forbids end in refused() with the reason.
///
/// Every act on the selection is also a slot, so that menus and shortcuts of a
/// window do the same as the view's own keys.
class BoardView : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit BoardView(QWidget* parent = nullptr);
    ~BoardView() override;

    /// Takes over a puzzle with an empty board; selection and zoom start anew
    /// if the size differs.
    void setPuzzle(const Puzzle& puzzle);
    /// Shows a board of the puzzle's size and piece count; anything else is
    /// ignored. Only cells that differ are repainted.
    /// @param locked one a cell, or empty when none is
    void setBoard(const Board& board, const std::vector<bool>& locked);
    [[nodiscard]] const Puzzle& puzzle() const;
    [[nodiscard]] const Board& board() const;
    [[nodiscard]] bool isLocked(int cell) const;

    /// A read-only view selects, zooms and pans, but asks for no change.
    void setReadOnly(bool readOnly);
    [[nodiscard]] bool isReadOnly() const;

    /// An unknown id means the default theme.
    void setTheme(const QString& id);
    [[nodiscard]] QString theme() const;

    void setOverlays(BoardOverlays overlays);
    [[nodiscard]] BoardOverlays overlays() const;
    void setOverlay(BoardOverlay overlay, bool on);
    /// One value a cell for the heat overlay, scaled by their maximum.
    void setHeat(std::vector<float> heat);
    /// One number a cell for the candidate overlay; negative means unknown.
    void setCandidateCounts(std::vector<int> counts);

    /// The cell of the keyboard cursor, always valid.
    [[nodiscard]] int currentCell() const;
    void setCurrentCell(int cell);
    /// In ascending order; the current cell alone when nothing else is selected.
    [[nodiscard]] QVector<int> selectedCells() const;
    void setSelectedCells(const QVector<int>& cells);
    /// The cell under a point of the viewport, or −1.
    [[nodiscard]] int cellAt(const QPoint& position) const;
    /// The viewport's rectangle of a cell, which may lie outside of it.
    [[nodiscard]] QRect cellRect(int cell) const;

    /// Logical pixels from cell to cell.
    [[nodiscard]] double cellPitch() const;
    /// Whether the board follows the view's size.
    [[nodiscard]] bool isFitted() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

public slots:
    void zoomIn();
    void zoomOut();
    void zoomToFit();
    void selectAll();
    /// Drops a started pick-up, then the selection.
    void cancel();
    void rotateSelection(int quarters);
    void removeSelection();
    /// Locks all selected cells that hold a piece, or unlocks them if all are locked.
    void toggleLockSelection();
    void editCurrentPiece();
    void pickUpOrPutDown();
    /// Starts to carry a piece, e.g. one activated in the tray, to the current cell.
    void carry(tessera::Placement placement);

signals:
    /// Lay this on the cell; what lies there goes back to the tray.
    void placeRequested(int cell, tessera::Placement placement);
    /// Exchange the contents of two cells, one of which may be empty.
    void swapRequested(int first, int second);
    void removeRequested(const QVector<int>& cells);
    void rotateRequested(const QVector<int>& cells, int quarters);
    /// Toggle: lock the cells, or unlock them if all of them are locked.
    void lockRequested(const QVector<int>& cells);
    void editPieceRequested(int cell);
    /// What fits this empty cell? (H)
    void candidatesRequested(int cell);
    /// The cell under the mouse or −1.
    void cellHovered(int cell);
    void currentCellChanged(int cell);
    void selectionChanged();
    void zoomChanged(double cellPitch);
    /// Why a gesture did nothing, as a sentence.
    void refused(const QString& sentence);

protected:
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void changeEvent(QEvent* event) override;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace tessera
