// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/board/DocumentPage.h"
#include "app/window/common/PageLink.h"
#include "widgets/board/TileTheme.h"

#include <QVector>
#include <QWidget>

#include <span>

namespace tessera {

/// A dock's content for the edge-matching puzzle in front; disabled without one.
class EdgePanel : public QWidget {
    Q_OBJECT

public:
    explicit EdgePanel(QWidget* parent = nullptr);

    void setPage(DocumentPage* page);
    void setTileTheme(const QString& id);

signals:
    /// A piece that is not on the board was found or chosen.
    void unplacedPieceChosen(tessera::PieceIndex piece);

protected:
    /// The page in front, which may be null, has changed.
    virtual void pageChanged() {}
    /// Connects what else it needs, with the receiver context(); the puzzle is shown next.
    virtual void follow(DocumentPage& /*page*/) {}
    /// The page has another puzzle.
    virtual void puzzleChanged() = 0;
    /// The same puzzle has different pieces.
    virtual void piecesChanged() { puzzleChanged(); }
    /// The tiles or the window's colours have changed.
    virtual void lookChanged() {}
    /// Shows what takes time, see requestRefresh().
    virtual void refresh() {}
    void changeEvent(QEvent* event) override;

    [[nodiscard]] DocumentPage* page() const { return m_link.page(); }
    [[nodiscard]] QObject* context() const { return m_link.context(); }
    /// The theme of the page's puzzle.
    [[nodiscard]] const TileTheme& theme() const { return m_tiles; }
    /// Schedules refresh() for when the panel is visible, see LazyUpdate::request().
    void requestRefresh(int milliseconds = 0) { m_update.request(milliseconds); }
    /// Stacks widgets vertically; the last takes the remaining room.
    void stack(std::initializer_list<QWidget*> widgets);

    /// Selects cells, at least one, and scrolls to the first.
    void selectCells(const QVector<int>& cells);
    /// Selects these pieces on the shown board. If none is on it, emits unplacedPieceChosen() for
    /// the first.
    /// @return whether there is one
    bool selectPieces(std::span<const PieceIndex> pieces);

private:
    /// @return whether the tiles changed
    bool updateTheme();

    PageLink m_link;
    QString m_theme; ///< the user's choice
    TileTheme m_tiles = tileThemes().front();
    LazyUpdate m_update;
};

} // namespace tessera
