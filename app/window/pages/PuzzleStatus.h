// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/PageLink.h"

#include <QObject>

class QStatusBar;

namespace tessera {

class FixedLabel;

/// What the status bar says: the score of the board on show, the cell under the
/// mouse (or the cursor), and how fast a search goes.
class PuzzleStatus final : public QObject {
    Q_OBJECT

public:
    explicit PuzzleStatus(QStatusBar& bar);

    void setPage(PuzzlePage* page);

private:
    void showScore();
    void showCell();
    void showSpeed();

    PuzzlePageLink m_link;
    FixedLabel* m_score;
    FixedLabel* m_cell;
    FixedLabel* m_speed;
};

} // namespace tessera
