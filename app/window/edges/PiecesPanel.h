// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/edges/EdgePanel.h"
#include "widgets/board/PieceTray.h"

#include "core/edges/puzzle/Puzzle.h"

#include <vector>

class QAction;
class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace tessera {

/// The pieces that are not on the board, with filters and order. A field above finds a piece by its
/// number or edges, on the board or in the tray; each Enter goes to the next.
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
    QWidget* filters();
    void connectFinder();
    void connectTray();
    void startFind();
    void find();
    void showNext();
    void tellFound();
    void tell(const QString& sentence);
    void fillColors();
    void showBoard();
    void showFit();
    void showCount();
    void showUnplaced(PieceIndex piece);

    PieceTray* m_tray;
    QLineEdit* m_text;
    QLabel* m_answer;
    QAction* m_find;
    std::vector<PieceIndex> m_found;
    std::size_t m_next = 0;
    QComboBox* m_kind;
    QComboBox* m_color;
    QComboBox* m_order;
    int m_colors = 0; ///< number of colours offered
    QCheckBox* m_fits;
    QLabel* m_count;
};

} // namespace tessera
