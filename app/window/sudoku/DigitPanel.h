// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/PageLink.h"

#include <QWidget>

#include <vector>

class QAction;
class QGridLayout;
class QToolButton;

namespace tessera {

class DigitButton;
class SudokuPage;

/// The digits of the Sudoku in front as buttons that enter them into the selected
/// cells, each with how often it is still to be placed.
class DigitPanel final : public QWidget {
    Q_OBJECT

public:
    /// @param pencil whether digits are pencil marks
    explicit DigitPanel(QAction* pencil, QWidget* parent = nullptr);

    void setPage(SudokuPage* page);

private:
    void refresh();
    void makeButtons(int order);

    LinkTo<SudokuPage> m_link;
    QWidget* m_pad;
    QGridLayout* m_grid;
    std::vector<DigitButton*> m_buttons; ///< of digit 1 first
    QToolButton* m_clear;
};

} // namespace tessera
