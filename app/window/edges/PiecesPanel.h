// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/PageLink.h"

#include "widgets/board/PieceTray.h"

#include "core/edges/puzzle/Piece.h"

#include <QWidget>

class QAction;
class QCheckBox;
class QComboBox;
class QLabel;

namespace tessera {

/// Chooses which pieces a tray lists, by kind and by colour, and in which order.
class PieceFilters final : public QWidget {
    Q_OBJECT

public:
    explicit PieceFilters(PieceTray& tray, QWidget* parent = nullptr);

    /// Offers the colours of the puzzle.
    void setPuzzle(const Puzzle& puzzle);
    void setTileTheme(const QString& id);
    /// Lists pieces of all kinds and colours.
    void clear();

signals:
    /// The tray lists other pieces.
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void fillColors();

    PieceTray& m_tray;
    QComboBox* m_kind;
    QComboBox* m_color;
    QComboBox* m_order;
    QString m_theme;
    int m_colors = 0; ///< how many are offered
};

class PieceFilters;
class PieceFinder;
class PieceTray;

/// The pieces that are not on the board, with a filter above.
class PiecesPanel final : public QWidget {
    Q_OBJECT

public:
    explicit PiecesPanel(QWidget* parent = nullptr);

    void setPage(DocumentPage* page);
    void setTileTheme(const QString& id);
    [[nodiscard]] PieceTray& tray() { return *m_tray; }
    /// Brings the panel to the front for typing which piece to find (Ctrl+F).
    [[nodiscard]] QAction* findAction() const { return m_find; }

private:
    void connectTray();
    void showPuzzle();
    void showBoard();
    void showFit();
    void showCount();
    void startFind();
    void showUnplaced(PieceIndex piece);

    PageLink m_link;
    PieceTray* m_tray;
    PieceFinder* m_finder;
    QAction* m_find;
    PieceFilters* m_filters;
    QCheckBox* m_fits;
    QLabel* m_count;
};

} // namespace tessera
