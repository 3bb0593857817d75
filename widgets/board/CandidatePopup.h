// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/TileTheme.h"

#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Puzzle.h"

#include <QFrame>

class QLabel;

namespace tessera {

class PieceListView;

/// The pieces that fit an empty cell, turned as they fit, to choose one of them
/// with the arrow keys and Enter or a click. Closes itself after the choice, on
/// Escape and when something else is clicked.
class CandidatePopup final : public QFrame {
    Q_OBJECT

public:
    /// @param board of the puzzle, empty on the cell
    CandidatePopup(const Puzzle& puzzle, const Board& board, int cell, const TileTheme& theme,
                   QWidget* parent);

    /// Shows it beside this rectangle of the screen, without covering it if
    /// there is room.
    void showBeside(const QRect& rect);

signals:
    void chosen(tessera::Placement placement);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void choose(const QModelIndex& index);
    void fitSize();

    QLabel* m_title;
    PieceListView* m_list;
};

} // namespace tessera
