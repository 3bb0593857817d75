// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/SortedTable.h"
#include "app/window/edges/EdgePanel.h"
#include "widgets/board/BoardMarks.h"

#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/Puzzle.h"

#include <QHash>
#include <QPalette>
#include <QPixmap>

#include <array>
#include <vector>

namespace tessera {

/// The patterns of a puzzle's pieces, one row each, by number.
class ColorTableModel final : public FigureModel {
    Q_OBJECT

public:
    enum Column {
        Number,
        Name,
        Edges,  ///< number of edges with it, both halves together
        Frame,  ///< of these along the frame
        Inside, ///< all others
        Tabs,   ///< the positive halves; only in signed puzzles
        Blanks,
    };

    explicit ColorTableModel(QObject* parent = nullptr);

    void setPuzzle(const Puzzle& puzzle);
    void setLook(const TileTheme& theme, const QPalette& palette, double devicePixelRatio);

    [[nodiscard]] Color color(int row) const { return m_rows[static_cast<std::size_t>(row)].color; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

protected:
    [[nodiscard]] Figure figure(int row, int column) const override;

private:
    struct Row {
        Color color = kGrey;
        std::array<int, Blanks - Name> counts{}; ///< the columns after the name
    };

    [[nodiscard]] static QStringList headings(bool isSigned);
    [[nodiscard]] QVariant swatch(Color color) const;

    std::vector<Row> m_rows;
    TileTheme m_theme = tileThemes().front();
    QPalette m_palette;
    double m_ratio = 1;
    /// Painted once: views keep a copy of each one that they have drawn.
    mutable QHash<Color, QPixmap> m_swatches;
};

/// How often and where each colour occurs; choosing one selects its pieces on the board.
class ColorsPanel final : public EdgePanel {
    Q_OBJECT

public:
    explicit ColorsPanel(QWidget* parent = nullptr);

protected:
    void puzzleChanged() override { requestRefresh(); }
    void refresh() override;
    void lookChanged() override;

private:
    void selectColor(int row);

    ColorTableModel* m_colors;
    SortedTable* m_table;
};

/// All pieces, one row each: kind, number of copies, place on the board.
class PieceTableModel final : public FigureModel {
    Q_OBJECT

public:
    enum Column {
        Number, ///< with a picture of the piece
        Kind,   ///< corner, side or inner
        Copies, ///< number of equal pieces, including itself
        Cell,
        Matches, ///< number of its joints that match there
    };

    explicit PieceTableModel(QObject* parent = nullptr);

    /// Sets a puzzle with an empty board. If only pieces differ, the board stays and only their
    /// rows are updated.
    void setPuzzle(const Puzzle& puzzle);
    /// Ignores a board of another puzzle.
    void setBoard(const Board& board);
    void setLook(const TileTheme& theme, const QPalette& palette, double devicePixelRatio);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

protected:
    [[nodiscard]] Figure figure(int row, int column) const override;

private:
    void tellRows(const std::vector<int>& rows);
    [[nodiscard]] std::vector<int> changedRows(const Board& board) const;
    [[nodiscard]] Piece shownPiece(PieceIndex piece) const;
    [[nodiscard]] QVariant picture(PieceIndex piece) const;

    Puzzle m_puzzle;
    Board m_board;
    std::vector<int> m_copies; ///< one per piece
    mutable TileCache m_tiles;
    double m_ratio = 1;
};

/// All pieces in a sortable table that follows the shown board; selects the chosen piece there.
class PieceTablePanel final : public EdgePanel {
    Q_OBJECT

public:
    explicit PieceTablePanel(QWidget* parent = nullptr);

protected:
    void follow(DocumentPage& page) override;
    void puzzleChanged() override;
    void lookChanged() override;
    void refresh() override;

private:
    PieceTableModel* m_pieces;
    SortedTable* m_table;
    bool m_newPuzzle = false; ///< the table lists the pieces of an earlier puzzle
};

} // namespace tessera
