// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/TileTheme.h"

#include "core/edges/puzzle/Puzzle.h"

#include <QDialog>

#include <array>
#include <vector>

class QComboBox;
class QLabel;
class QStandardItemModel;

namespace tessera {

/// Edits the four edges of a piece, each at its side, rotated as on the board.
class PieceDialog final : public QDialog {
    Q_OBJECT

public:
    PieceDialog(const Puzzle& puzzle, Placement placement, const TileTheme& theme,
                QWidget* parent = nullptr);

    /// The edges in the fields, rotated back to the listed order.
    [[nodiscard]] Piece piece() const;

private:
    [[nodiscard]] static std::vector<Color> choices(bool isSigned);
    [[nodiscard]] QComboBox* edgeField(Side side, QStandardItemModel* colors);
    void arrange();
    /// The piece as shown, not rotated back.
    [[nodiscard]] Piece seen() const;
    void showPreview();

    Placement m_placement;
    TileTheme m_theme;
    std::array<QComboBox*, 4> m_fields{}; ///< in the order of kSides
    QLabel* m_preview;
};

} // namespace tessera
