// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/edges/EdgePanel.h"
#include "widgets/board/PieceTray.h"

#include "core/edges/puzzle/Piece.h"

#include <QLineEdit>

#include <vector>

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
    void setTheme(const TileTheme& theme);
    /// Lists pieces of all kinds and colours.
    void clear();

signals:
    /// The tray lists other pieces.
    void changed();

private:
    void fillColors();

    PieceTray& m_tray;
    QComboBox* m_kind;
    QComboBox* m_color;
    QComboBox* m_order;
    QString m_theme;
    int m_colors = 0; ///< how many are offered
};

/// A line to type a piece's number or edges into. Shows the first such piece at
/// once, on the board or by asking for it in the tray, and with each Enter the
/// next.
class PieceFinder final : public EdgePanel {
    Q_OBJECT

public:
    explicit PieceFinder(QWidget* parent = nullptr);

    /// Gives the line the keys, what it holds being selected.
    void start();

protected:
    void pageChanged() override { m_text->clear(); }
    // What was found may look otherwise now.
    void puzzleChanged() override { m_text->clear(); }

private:
    void find();
    void showNext();
    void tell(const QString& sentence);

    QLineEdit* m_text;
    QLabel* m_answer;
    std::vector<PieceIndex> m_found;
    std::size_t m_next = 0;
};

/// The pieces that are not on the board, with a filter above.
class PiecesPanel final : public EdgePanel {
    Q_OBJECT

public:
    explicit PiecesPanel(QWidget* parent = nullptr);

    [[nodiscard]] PieceTray& tray() { return *m_tray; }

protected:
    void pageChanged() override;
    void follow(DocumentPage& page) override;
    void puzzleChanged() override;
    void piecesChanged() override;
    void lookChanged() override;

private:
    void connectTray();
    void showBoard();
    void showFit();
    void showCount();
    void startFind();
    void showUnplaced(PieceIndex piece);

    PieceTray* m_tray;
    PieceFinder* m_finder;
    QAction* m_find;
    PieceFilters* m_filters;
    QCheckBox* m_fits;
    QLabel* m_count;
};

} // namespace tessera
