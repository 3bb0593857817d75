// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/common/PageLink.h"

#include "widgets/board/TileTheme.h"

#include "core/edges/puzzle/Counting.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QPalette>
#include <QPixmap>
#include <QWidget>

#include <vector>

namespace tessera {

/// The patterns that a puzzle's pieces show, a row each, by number.
class ColorTableModel final : public QAbstractTableModel {
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

    explicit ColorTableModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    void setPuzzle(const Puzzle& puzzle);
    void setLook(const TileTheme& theme, const QPalette& palette, double devicePixelRatio);

    [[nodiscard]] Color color(int row) const { return m_rows[static_cast<std::size_t>(row)].color; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    struct Row {
        Color color = kGrey;
        ColorUses frame;
        ColorUses inside;
    };

    [[nodiscard]] QVariant value(const Row& row, int column) const;
    [[nodiscard]] QVariant swatch(Color color) const;

    std::vector<Row> m_rows;
    bool m_signed = false;
    const TileTheme* m_theme = &tileThemes().front();
    QPalette m_palette;
    double m_ratio = 1;
    /// Painted once: views keep a copy of each one that they ever drew.
    mutable QHash<Color, QPixmap> m_swatches;
};

class ColorTableModel;
class SortedTable;

/// How often each colour occurs and where; choosing one selects its pieces on
/// the board.
class ColorsPanel final : public QWidget {
    Q_OBJECT

public:
    explicit ColorsPanel(QWidget* parent = nullptr);

    void setPage(DocumentPage* page);
    void setTileTheme(const QString& id);

protected:
    void changeEvent(QEvent* event) override;

private:
    void updateLook();
    void selectColor(int row);

    PageLink m_link;
    QString m_theme;
    ColorTableModel* m_colors;
    SortedTable* m_table;
    LazyUpdate m_update;
};

} // namespace tessera
