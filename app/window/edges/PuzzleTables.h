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

/// The patterns that a puzzle's pieces show, a row each, by number.
class ColorTableModel final : public FigureModel {
    Q_OBJECT

public:
    enum Column {
        Number,
        Name,
        Edges,  ///< how many edges show it, both halves together
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
        std::array<int, Blanks - Name> counts{}; ///< the columns behind the name
    };

    [[nodiscard]] static QStringList headings(bool isSigned);
    [[nodiscard]] QVariant swatch(Color color) const;

    std::vector<Row> m_rows;
    TileTheme m_theme = tileThemes().front();
    QPalette m_palette;
    double m_ratio = 1;
    /// Painted once: views keep a copy of each one that they ever drew.
    mutable QHash<Color, QPixmap> m_swatches;
};

/// How often each colour occurs and where; choosing one selects its pieces on the board.
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

/// All pieces, a row each: what they are, how often each occurs, where on a board it lies.
class PieceTableModel final : public FigureModel {
    Q_OBJECT

public:
    enum Column {
        Number,  ///< with a picture of the piece
        Kind,    ///< corner, side or inner
        Copies,  ///< how many pieces are the same, itself among them
        Cell,    ///< where it lies
        Matches, ///< how many of its joints match there
    };

    explicit PieceTableModel(QObject* parent = nullptr);

    /// With an empty board; where only pieces differ the board stays and those rows are told.
    void setPuzzle(const Puzzle& puzzle);
    /// Ignored if it is not a board for the puzzle.
    void setBoard(const Board& board);
    void setLook(const TileTheme& theme, const QPalette& palette, double devicePixelRatio);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

protected:
    [[nodiscard]] Figure figure(int row, int column) const override;

private:
    void tellRows(const std::vector<int>& rows);
    [[nodiscard]] std::vector<int> changedRows(const Board& board) const;
    [[nodiscard]] QVariant picture(PieceIndex piece) const;

    Puzzle m_puzzle;
    Board m_board;
    std::vector<int> m_copies; ///< one a piece
    mutable TileCache m_tiles;
    double m_ratio = 1;
};

/// All pieces in a sortable table that follows the board on show; selects what is chosen.
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
    bool m_newPuzzle = false; ///< the table lists the pieces of an older one
};

} // namespace tessera
