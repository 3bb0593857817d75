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

/// Edits the four edges of a piece, each at its side, turned as the piece lies on the board.
class PieceDialog final : public QDialog {
    Q_OBJECT

public:
    PieceDialog(const Puzzle& puzzle, Placement placement, const TileTheme& theme,
                QWidget* parent = nullptr);

    /// The edges that the fields show, turned back into the order of the list.
    [[nodiscard]] Piece piece() const;

private:
    [[nodiscard]] static std::vector<Color> choices(bool isSigned);
    [[nodiscard]] QComboBox* edgeField(Side side, QStandardItemModel* colors);
    void arrange();
    /// The piece as it is seen, not turned back.
    [[nodiscard]] Piece seen() const;
    void showPreview();

    Placement m_placement;
    TileTheme m_theme;
    std::array<QComboBox*, 4> m_fields{}; ///< in the order of kSides
    QLabel* m_preview;
};

} // namespace tessera
