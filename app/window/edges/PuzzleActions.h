// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/GridSize.h"
#include "core/edges/puzzle/Piece.h"
#include "core/edges/puzzle/Puzzle.h"

#include <QDialog>
#include <QObject>

class QAction;
class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QMenu;
class QSpinBox;
class QWidget;

namespace tessera {

class NoticeLine;
struct TileTheme;

/// Asks for a colour of the puzzle and the one to put in its place.
class ReplaceColorDialog final : public QDialog {
    Q_OBJECT

public:
    ReplaceColorDialog(const Puzzle& puzzle, const TileTheme& theme, QWidget* parent = nullptr);

    [[nodiscard]] Color from() const;
    [[nodiscard]] Color to() const;

private:
    [[nodiscard]] QComboBox* field(const char* objectName, const QString& name,
                                   const std::vector<Color>& colors, const TileTheme& theme);
    void changed();

    std::vector<int> m_uses; ///< edges of each pattern
    QComboBox* m_from;
    QComboBox* m_to;
    NoticeLine* m_notice;
    QDialogButtonBox* m_buttons;
};

class NoticeLine;

/// Asks for another size of the board, and says what becomes of the pieces.
class ResizeDialog final : public QDialog {
    Q_OBJECT

public:
    ResizeDialog(GridSize size, int pieceCount, QWidget* parent = nullptr);

    [[nodiscard]] GridSize size() const;
    /// Whether pieces are to be made for the cells that have none.
    [[nodiscard]] bool addsPieces() const;

private:
    void changed();

    GridSize m_before;
    int m_pieceCount;
    QSpinBox* m_width;
    QSpinBox* m_height;
    QCheckBox* m_add;
    NoticeLine* m_notice;
    QDialogButtonBox* m_buttons;
};

class DocumentPage;
class DocumentTabs;
class PageActs;
class PieceTray;

/// What can be done with the puzzle in front as a whole: its pieces, its rules,
/// its size and its board.
class PuzzleActions final : public QObject {
    Q_OBJECT

public:
    PuzzleActions(DocumentTabs& tabs, PageActs& acts, PieceTray& tray, QWidget* window);

    /// Puts all of them into a menu.
    void fill(QMenu& menu);

    QAction* addPiece;
    QAction* copyPiece;
    QAction* deletePieces;
    QAction* replaceColor;
    QAction* recolor;
    QAction* resize;
    QAction* framed;
    QAction* isSigned;
    QAction* mirrorSideways;
    QAction* mirrorUpsideDown;
    QAction* turn;
    QAction* turnBack;
    QAction* makePuzzle;

private:
    void connectActions(PageActs& acts);
    /// Checks what the puzzle's rules are.
    void showRules();
    void copyCurrentPiece(DocumentPage& page);
    void askForColors(DocumentPage& page);
    void askForSize(DocumentPage& page);
    void removePieces(DocumentPage& page);
    void editTrayPiece();
    [[nodiscard]] bool isTrayMeant() const;
    /// The piece of the tray if it has the focus, else the one under the cursor.
    [[nodiscard]] Placement currentPlacement(DocumentPage& page) const;

    DocumentTabs& m_tabs;
    PieceTray& m_tray;
    QWidget* m_window;
};

} // namespace tessera
