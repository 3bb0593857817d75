// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/PieceTray.h"

#include <QWidget>

class QComboBox;

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

} // namespace tessera
