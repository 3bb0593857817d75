// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/BoardKeys.h"
#include "widgets/board/BoardLegend.h"
#include "widgets/board/BoardMarks.h"
#include "widgets/board/PieceModel.h"

#include <QAbstractScrollArea>
#include <QBasicTimer>
#include <QVector>

#include <optional>
#include <vector>

namespace tessera {

/// Shows a board and turns gestures into requests. It never changes the board: each gesture ends in
/// one signal, and the owner may answer with setBoard(). If a lock or a read-only view forbids a
/// gesture, it ends in refused() with the reason.
class BoardView : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit BoardView(QWidget* parent = nullptr);

    /// Sets a puzzle with an empty board; resets selection and zoom if the size differs.
    void setPuzzle(const Puzzle& puzzle);
    /// Sets a puzzle in which only these pieces differ. The board stays.
    void changePieces(const Puzzle& puzzle, const QVector<int>& pieces);
    /// Ignores a board of another size or piece count; repaints only cells that differ.
    /// @param locked one per cell, or empty if none is locked
    void setBoard(const Board& board, const std::vector<bool>& locked);
    [[nodiscard]] const Puzzle& puzzle() const { return m_content.puzzle; }
    [[nodiscard]] const Board& board() const { return m_content.board; }
    [[nodiscard]] bool isLocked(int cell) const { return m_content.isLocked(cell); }

    /// A read-only view allows selecting, zooming and panning, but requests no changes.
    /// @param reason the sentence for refused(); empty for a general one
    void setReadOnly(bool readOnly, const QString& reason = {});
    [[nodiscard]] bool isReadOnly() const { return m_readOnly; }

    void setTheme(const TileTheme& theme);
    [[nodiscard]] const TileTheme& tileTheme() const { return m_tiles.theme(); }
    [[nodiscard]] QString theme() const { return m_tiles.theme().id; }

    void setOverlays(BoardOverlays overlays);
    [[nodiscard]] BoardOverlays overlays() const { return m_content.overlays; }
    /// One value per cell for the heat overlay, scaled by their maximum, and their meaning.
    void setHeat(std::vector<float> heat, HeatWords words = {});
    /// One number per cell for the candidate overlay; negative means unknown.
    void setCandidateCounts(std::vector<int> counts);

    /// The cell of the keyboard cursor, always valid.
    [[nodiscard]] int currentCell() const { return m_selection.current(); }
    void setCurrentCell(int cell);
    /// Makes the cell the current one; the selection stays.
    void moveCursor(int cell);
    /// Makes the cell the current one, and selects or deselects it.
    void toggleCell(int cell) { changeSelection(&CellSelection::toggle, cell); }
    /// Ascending; only the current cell if nothing else is selected.
    [[nodiscard]] QVector<int> selectedCells() const { return m_selection.cells(); }
    void setSelectedCells(const QVector<int>& cells) {
        changeSelection(&CellSelection::set, cells);
    }
    /// Selects the cells beside the next or previous mismatch and scrolls there. Starts at the
    /// cursor, or where the last call led if the cursor is still there; after the last one starts
    /// again.
    std::optional<MismatchStop> goToMismatch(bool forward);
    /// The cell under a point of the viewport, or −1.
    [[nodiscard]] int cellAt(const QPoint& position) const { return m_layout.cellAt(position); }
    /// The viewport's rectangle of a cell; may be outside the viewport.
    [[nodiscard]] QRect cellRect(int cell) const { return m_layout.cellRect(cell).toRect(); }

    /// In words, with the value of the heat if it is on.
    [[nodiscard]] QString cellDescription(int cell) const;
    [[nodiscard]] const BoardLegend& legend() const { return *m_legend; }

    /// Logical pixels from one cell to the next.
    [[nodiscard]] double cellPitch() const { return m_layout.pitch(); }
    /// Whether the board follows the view's size.
    [[nodiscard]] bool isFitted() const { return m_fitted; }

    /// The mouse pointer over the board, except while it pans.
    void setUsualCursor(Qt::CursorShape shape);
    /// Whether a left press now pans: the space bar is held.
    [[nodiscard]] bool isSpaceHeld() const { return m_spaceHeld; }

    void setKeys(BoardKeys keys);
    [[nodiscard]] const BoardKeys& keys() const { return m_keys; }

    [[nodiscard]] QSize sizeHint() const override { return {640, 640}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 120}; }

public slots:
    void zoomIn();
    void zoomOut();
    void zoomToFit();
    void selectAll() { changeSelection(&CellSelection::selectAll); }
    /// Cancels a pick-up, otherwise the selection.
    void cancel();
    void rotateSelection(int quarters);
    void perform(tessera::BoardAct act);
    void pickUpOrPutDown();
    /// Starts carrying a piece, e.g. one activated in the tray, to the current cell.
    void carry(tessera::Placement placement);

signals:
    /// Place this on the cell; what is there goes back to the tray.
    void placeRequested(int cell, tessera::Placement placement);
    /// Exchange the contents of two cells, one of which may be empty.
    void swapRequested(int first, int second);
    /// Move the content of the cells, see movedCells().
    void moveRequested(const QVector<int>& cells, int columns, int rows);
    /// Rotate the rectangle of these cells, see turnedBlock().
    void turnBlockRequested(const QVector<int>& cells, int quarters);
    void removeRequested(const QVector<int>& cells);
    void rotateRequested(const QVector<int>& cells, int quarters);
    /// Toggle: lock the cells, or unlock them if all are locked.
    void lockRequested(const QVector<int>& cells);
    void editPieceRequested(int cell);
    /// What fits this empty cell? (H)
    void candidatesRequested(int cell);
    /// Let the user choose among the pieces that fit this empty cell. (C, right click)
    void candidateChoiceRequested(int cell);
    /// The cell under the mouse or −1.
    void cellHovered(int cell);
    void currentCellChanged(int cell);
    void selectionChanged();
    /// The reason why a gesture did nothing, as a sentence.
    void refused(const QString& sentence);

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;

    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

private:
    /// The meaning of the pressed mouse button.
    enum class MouseAct : std::uint8_t { None, Pressed, RubberBand, Pan };

    // State, painting and overlays: BoardView.cpp
    void updateCells(const QVector<int>& cells);
    void updateLook();
    void updateLayout();
    /// Updates the explanation of the overlays, and its room below the board.
    void updateLegend();
    void placeLegend();
    /// Describes the cell under the pointer, or else the one at the cursor.
    void updateReadout();
    [[nodiscard]] QString heatSentence(int cell) const;

    void changeSelection(const CellSelection& selection);
    /// Performs one of the selection's actions.
    template <typename... Taken, typename... Given>
    void changeSelection(void (CellSelection::*act)(Taken...), Given&&... given) {
        CellSelection selection = m_selection;
        (selection.*act)(std::forward<Given>(given)...);
        changeSelection(selection);
    }
    void setPitch(double pitch, QPointF fixedPoint);
    void zoomBy(double factor, QPointF fixedPoint);
    void scrollBy(QPoint shift);
    void ensureVisible(int cell);

    // Requests, drag and drop: BoardViewRequests.cpp
    /// Reports why something is not possible, if @p forbidden.
    bool refuse(bool forbidden, const QString& sentence);
    bool refuseReadOnly();
    bool refuseLocked(int cell);
    /// Those of the cells that hold a piece; reports if none does or the view is read-only.
    [[nodiscard]] QVector<int> filled(const QVector<int>& cells);
    /// Those of them that are not locked; reports the reason if none is left.
    [[nodiscard]] QVector<int> changeable(const QVector<int>& cells);
    /// The cells for a gesture at this cell: the selection if it contains the cell.
    [[nodiscard]] QVector<int> meantCells(int cell) const;
    /// Whether the cell holds a piece and is selected together with others.
    [[nodiscard]] bool isHeldWithOthers(int cell) const;
    /// Rotates the selected rectangle as a whole: its pieces change their cells.
    void turnSelectedBlock(int quarters);
    /// Moves all selected cells by one cell.
    void moveSelection(Side side);
    void removeSelection();
    void editCurrentPiece();
    /// Requests a choice of the pieces that fit the current cell.
    void chooseCandidate();
    void requestRotation(const QVector<int>& cells, int quarters);
    void requestLock(const QVector<int>& cells);
    void requestMove(const QVector<int>& cells, QPoint shift);
    void putDown(const PieceDrag& drag, int target);
    /// The board after dropping here; nothing if that is not possible.
    [[nodiscard]] std::optional<DropPreview> previewOf(const PieceDrag& drag, int target) const;
    void showPreview(const PieceDrag& drag, int target);
    void hidePreview();
    void dropCarried();
    void startDrag(int cell);
    [[nodiscard]] std::optional<PieceDrag> dragOf(const QDropEvent& event) const;
    void previewDragged();
    void endDragOver();

    // Keys and mouse: BoardViewInput.cpp
    bool navigate(QKeyEvent* event);
    bool actByKey(QKeyEvent* event);
    void pressLeft(const QMouseEvent& event, int cell);
    void moveRubberBand(QPoint to, Qt::KeyboardModifiers modifiers);
    void setHovered(int cell);
    void updateCursor();
    bool gestureZoom(QEvent* event);

    BoardContent m_content;
    BoardLayout m_layout;
    BoardLegend* m_legend;
    HeatWords m_heatWords;
    float m_hottest = 0; ///< the value that is 1 in m_content.heat
    CellSelection m_selection;
    std::optional<CellSide> m_mismatch; ///< where goToMismatch() led
    TileCache m_tiles;
    BoardKeys m_keys = usualBoardKeys();
    bool m_fitted = true;
    bool m_readOnly = false;
    QString m_readOnlyReason;

    std::optional<PieceDrag> m_carried; ///< picked up by key, or from the tray
    std::optional<DropPreview> m_preview;
    std::optional<PieceDrag> m_dragged; ///< what is dragged over the view
    QPoint m_dragPosition;
    int m_dragCell = -1; ///< the cell of the last preview
    QBasicTimer m_scrollTimer;

    MouseAct m_mouseAct = MouseAct::None;
    Qt::MouseButton m_pressedButton = Qt::NoButton;
    QPoint m_pressedAt;
    int m_pressedCell = -1;
    QPoint m_panFrom;
    QRect m_rubberBand;
    CellSelection m_selectionBefore;
    bool m_pressedSelected = false; ///< a drag moves the selection, a click keeps it
    int m_hovered = -1;
    int m_wheelAngle = 0;
    bool m_spaceHeld = false;
    Qt::CursorShape m_usualCursor = Qt::ArrowCursor;
};

} // namespace tessera
