// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/board/DocumentPage.h"
#include "app/window/common/PageLink.h"
#include "widgets/board/TileTheme.h"

#include <QVector>
#include <QWidget>

#include <span>

namespace tessera {

/// What a dock shows of the edge-matching puzzle in front; disabled without one.
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
    /// The page in front, which may be nothing, has taken the place of another.
    virtual void pageChanged() {}
    /// To what else it listens, with the receiver context(); the puzzle is shown next.
    virtual void follow(DocumentPage& /*page*/) {}
    /// The page has another puzzle.
    virtual void puzzleChanged() = 0;
    /// The same puzzle has other pieces.
    virtual void piecesChanged() { puzzleChanged(); }
    /// The tiles or the window's colours are others.
    virtual void lookChanged() {}
    /// Shows what takes its time, see requestRefresh().
    virtual void refresh() {}
    void changeEvent(QEvent* event) override;

    [[nodiscard]] DocumentPage* page() const { return m_link.page(); }
    [[nodiscard]] QObject* context() const { return m_link.context(); }
    /// That of the page's puzzle.
    [[nodiscard]] const TileTheme& theme() const { return m_tiles; }
    /// Lets refresh() be called when the panel is seen, see LazyUpdate::request().
    void requestRefresh(int milliseconds = 0) { m_update.request(milliseconds); }
    /// Puts widgets one under the other; the last takes the room.
    void stack(std::initializer_list<QWidget*> widgets);

    /// Selects cells, at least one, and brings the first of them into view.
    void selectCells(const QVector<int>& cells);
    /// Selects these pieces on the shown board, if any lies there. Tells the first off the board.
    /// @return whether there is one
    bool selectPieces(std::span<const PieceIndex> pieces);

private:
    /// @return whether the tiles are others
    bool updateTheme();

    PageLink m_link;
    QString m_theme; ///< the person's own choice
    TileTheme m_tiles = tileThemes().front();
    LazyUpdate m_update;
};

} // namespace tessera
