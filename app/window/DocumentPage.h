// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/BoardEditor.h"
#include "app/document/PuzzleDocument.h"
#include "app/document/PuzzleEditor.h"
#include "app/window/MessageBar.h"
#include "app/window/records/RecordKeeper.h"
#include "app/window/search/CellHeats.h"
#include "app/window/search/SearchController.h"
#include "widgets/board/BoardKeys.h"
#include "widgets/board/BoardOverlay.h"

#include <QTimer>
#include <QWidget>

#include <map>
#include <memory>

class QLabel;

namespace tessera {

class BoardView;
class EdgePainter;
class DiskGuard;
class FlashOverlay;

/// One tab: a document with its board, its editor, its search and a bar for
/// messages. While a search shows its board the view is read-only.
class DocumentPage final : public QWidget {
    Q_OBJECT

public:
    explicit DocumentPage(std::unique_ptr<PuzzleDocument> document, QWidget* parent = nullptr);
    ~DocumentPage() override;

    [[nodiscard]] PuzzleDocument& document() { return *m_document; }
    [[nodiscard]] BoardEditor& editor() { return m_editor; }
    [[nodiscard]] PuzzleEditor& puzzleEditor() { return m_puzzleEditor; }
    [[nodiscard]] SearchController& search() { return m_search; }
    [[nodiscard]] RecordKeeper& recordKeeper() { return m_recordKeeper; }
    [[nodiscard]] BoardView& view() { return *m_view; }
    [[nodiscard]] EdgePainter& edgePainter() { return *m_painter; }

    /// The board that the person sees: a preview, the search's or the document's.
    [[nodiscard]] const Board& shownBoard() const;
    [[nodiscard]] bool isReadOnly() const {
        return m_preview || m_search.state() != SearchState::Idle;
    }
    /// Why pieces cannot be laid now, as a sentence; empty while they can.
    [[nodiscard]] QString readOnlyReason() const;

    /// Shows a board that may become the document's, and what it is; nothing may be
    /// changed meanwhile. An empty name ends it.
    void preview(const QString& name, const Board& board = {});

    /// Shows the best board of an earlier moment of the search, and flashes what
    /// is different from the board before. Nothing: the newest.
    void replay(std::optional<std::size_t> moment);

    void showMessage(MessageBar::Kind kind, const QString& sentence,
                     const std::vector<MessageBar::Choice>& choices = {});
    [[nodiscard]] QString message() const { return m_messages->text(); }
    /// What a message can be about that stays until it is answered.
    enum class Topic : std::uint8_t { Recovery, Disk, Claim };
    /// Shows a line above the messages; another one of that topic takes its place.
    void ask(Topic topic, MessageBar::Kind kind, const QString& sentence,
             const std::vector<MessageBar::Choice>& choices);
    /// The question is out of date.
    void withdraw(Topic topic);
    /// What is asked of that topic, empty if nothing.
    [[nodiscard]] QString question(Topic topic) const;
    /// Looks after the document's file.
    [[nodiscard]] DiskGuard& disk() { return *m_disk; }
    /// Edits the edges of a piece in a dialog, turned as the placement says.
    void editPiece(Placement placement);
    void setTileTheme(const QString& id);
    void setBoardKeys(const BoardKeys& keys);
    void setOverlays(BoardOverlays overlays);
    /// What the heat overlay tells.
    void setHeatKind(HeatKind kind);
    /// Keeps the board on show, to see later what differs from it.
    void pinBoard();

signals:
    /// shownBoard(), its locks or its puzzle is another one.
    void shownBoardChanged();
    void readOnlyChanged();

private:
    void connectView();
    void connectDocument();
    void connectSearch();
    void showPuzzle();
    void showPieces(const QVector<int>& pieces);
    void showBoard();
    void showSearchState();
    void showHeat();
    [[nodiscard]] std::vector<float> heat() const;
    [[nodiscard]] QString heatNotice() const;
    void showStep();
    [[nodiscard]] QString searchNotice() const;
    [[nodiscard]] QString editingNotice() const;
    [[nodiscard]] QString shownBoardNotice() const;
    void chooseCandidate(int cell);
    void countCandidates();
    void refuse(const QString& sentence);

    std::unique_ptr<PuzzleDocument> m_document;
    BoardEditor m_editor;
    PuzzleEditor m_puzzleEditor;
    SearchController m_search;
    RecordKeeper m_recordKeeper;
    std::map<Topic, MessageBar*> m_questions;
    MessageBar* m_messages;
    QLabel* m_liveNotice;
    BoardView* m_view;
    FlashOverlay* m_flash;
    EdgePainter* m_painter;
    DiskGuard* m_disk;
    std::optional<Board> m_preview;
    QString m_previewName;
    HeatKind m_heatKind = HeatKind::Method;
    std::optional<Board> m_pinned;
    QTimer m_candidateTimer; ///< one count for many changes in a row
};

} // namespace tessera
