// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/PieceModel.h"
#include "widgets/board/TileTheme.h"

#include <QFrame>
#include <QListView>

class QLabel;

namespace tessera {

class PieceDelegate;

/// Shows the pieces of its model as tiles: a source and a target of drags.
class PieceTray final : public QListView {
    Q_OBJECT

public:
    explicit PieceTray(QWidget* parent = nullptr);

    [[nodiscard]] PieceModel& pieces() { return *m_model; }
    void setTheme(const TileTheme& theme);
    /// A read-only tray starts no drags, takes no drops and activates nothing.
    void setReadOnly(bool readOnly);
    /// The selected piece as shown, or an empty placement.
    [[nodiscard]] Placement currentPlacement() const { return m_model->placement(currentIndex()); }
    void setCurrentPiece(PieceIndex piece) { setCurrentIndex(m_model->indexOf(piece)); }
    void rotateCurrent(int quarters);

signals:
    /// Enter or double click on a piece.
    void pieceActivated(tessera::Placement placement);
    /// The reason why a gesture did nothing, as a sentence.
    void refused(const QString& sentence);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void startDrag(Qt::DropActions actions) override;

private:
    [[nodiscard]] QString emptySentence() const;
    void activateCurrent();
    /// Reports that the tray is read-only, if it is.
    bool refuseReadOnly();

    PieceModel* m_model;
    PieceDelegate* m_delegate;
    bool m_readOnly = false;
    int m_wheelAngle = 0;
};

/// Lets the user choose a piece that fits an empty cell, by keys or a click; then closes.
class CandidatePopup final : public QFrame {
    Q_OBJECT

public:
    /// @param board of the puzzle, with the cell empty
    CandidatePopup(const Puzzle& puzzle, const Board& board, int cell, const TileTheme& theme,
                   QWidget* parent);

    /// Opens beside this rectangle of the screen, without covering it if there is room.
    void showBeside(const QRect& rect);

signals:
    void chosen(tessera::Placement placement);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void choose(const QModelIndex& index);
    void fitSize();

    QLabel* m_title;
    PieceTray* m_list;
};

} // namespace tessera
