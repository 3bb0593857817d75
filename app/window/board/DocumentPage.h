// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/PuzzleDocument.h"
#include "app/document/PuzzleEditor.h"
#include "app/window/board/BoardSearch.h"
#include "app/window/pages/PuzzlePage.h"
#include "widgets/board/BoardKeys.h"
#include "widgets/board/BoardLegend.h"

#include <QPointer>
#include <QTimer>

#include <memory>

namespace tessera {

class BoardView;
class EdgePainter;
class FlashOverlay;

/// The tab of an edge-matching puzzle: a document with its board, its editor and its search.
class DocumentPage final : public PuzzlePage {
    Q_OBJECT

public:
    explicit DocumentPage(std::unique_ptr<PuzzleDocument> document, QWidget* parent = nullptr);
    ~DocumentPage() override { letGo(); }

    [[nodiscard]] PuzzleDocument& document() override { return *m_document; }
    [[nodiscard]] BoardEditor& editor() { return m_editor; }
    [[nodiscard]] PuzzleEditor& puzzleEditor() { return m_puzzleEditor; }
    [[nodiscard]] BoardSearch& search() override { return m_search; }
    [[nodiscard]] RecordKeeper& recordKeeper() { return m_recordKeeper; }
    [[nodiscard]] BoardView& view() { return *m_view; }
    [[nodiscard]] EdgePainter& edgePainter() { return *m_painter; }

    /// The board that the user sees: a preview, the search's or the document's.
    [[nodiscard]] const Board& shownBoard() const;
    [[nodiscard]] bool isReadOnly() override { return m_preview || PuzzlePage::isReadOnly(); }
    [[nodiscard]] int cells() override { return m_document->board().cells(); }
    [[nodiscard]] QString readOnlyReason() override;

    /// Shows a named board; nothing can be changed meanwhile. An empty name ends it.
    void preview(const QString& name, const Board& board = {});

    /// Also flashes the differences to the board before, unless motion is reduced.
    void replay(std::optional<std::size_t> moment) override;
    [[nodiscard]] QString scoreText() override;
    [[nodiscard]] QString shortScoreText() override;
    [[nodiscard]] QString cellText() override;
    [[nodiscard]] QString widestScoreText() override;
    [[nodiscard]] QString widestCellText() override;

    /// Opens a dialog for the edges of a piece, rotated as in the placement.
    void editPiece(Placement placement);
    void setTileTheme(const QString& id) override;
    void setOverlays(BoardOverlays overlays);
    void setBoardKeys(const BoardKeys& keys);
    void setHeatKind(HeatKind kind);
    /// Selects the cells beside the next or previous mismatch of the shown board, and reports which
    /// one.
    void goToMismatch(bool forward);
    /// Remembers the shown board, for later comparison.
    void pinBoard();

signals:
    /// The tiles of the view changed their look or names.
    void tilesChanged();

protected:
    void showState() override;
    void retranslate() override;
    [[nodiscard]] bool isSolved() override;
    [[nodiscard]] Celebration::Stage stage() override;

private:
    void connectView();
    void connectDocument();
    void connectSearch();
    void showTheme();
    void showPuzzle();
    void showPieces(const QVector<int>& pieces);
    void showBoard();
    void showHeat();
    [[nodiscard]] std::vector<float> heat() const;
    [[nodiscard]] HeatWords heatWords() const;
    void showStep();
    [[nodiscard]] QString searchNotice();
    [[nodiscard]] QString editingNotice() const;
    void chooseCandidate(int cell);
    void countCandidates();
    /// The note is withdrawn when another board is shown.
    void informOfBoard(const QString& note);

    std::unique_ptr<PuzzleDocument> m_document;
    BoardEditor m_editor;
    PuzzleEditor m_puzzleEditor;
    BoardSearch m_search;
    RecordKeeper m_recordKeeper;
    BoardView* m_view;
    QString m_usualTheme; ///< the user's choice
    FlashOverlay* m_flash;
    QPointer<QObject> m_noteLink; ///< removes a note on the shown board with that board
    EdgePainter* m_painter;
    std::optional<Board> m_preview;
    QString m_previewName;
    HeatKind m_heatKind = HeatKind::Method;
    std::optional<Board> m_pinned;
    int m_hovered = -1;
    int m_lastChanged = -1;  ///< one of the cells that changed last on the shown board
    QTimer m_candidateTimer; ///< one count for many changes in a row
};

} // namespace tessera
