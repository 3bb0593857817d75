// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/GridSize.h"

#include <QDialog>

class QCheckBox;
class QDialogButtonBox;
class QSpinBox;

namespace tessera {

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

} // namespace tessera
