// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Puzzle.h"

#include <QDialog>

#include <optional>

class QKeyEvent;
class QLabel;
class QLineEdit;
class QPushButton;
class QUndoCommand;

namespace tessera {

class DocumentPage;
class NoticeLine;
class PieceSketch;
class PieceTray;

/// Enters the pieces of a real set: four letters and Enter for each. Every piece is an undo step of
/// the page's document, so entries are recovered and saved with it.
class EntryDialog final : public QDialog {
    Q_OBJECT

public:
    /// @param page the page of the puzzle, also the parent
    explicit EntryDialog(DocumentPage& page);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange();
    bool actByKey(const QKeyEvent& event);
    /// Rejects letters that are not edges, with a message.
    bool refuseLetter(const QKeyEvent& event);
    void refuse();
    void commit();
    void pasteRows();
    /// Whether a piece is being entered or corrected, which the first undo ends.
    [[nodiscard]] bool hasTyped() const;
    void takeBack();
    void redo();
    void followHistory();
    /// Starts to correct a piece of the list, or to enter a new one.
    void correct(std::optional<PieceIndex> piece);
    /// Moves that far from the current piece; a new one is the last.
    void step(int by);
    void showTheme();
    void showPuzzle();
    void showTyped();
    void showUndo();
    void showState();
    /// What is unusual about a piece among the others, as a sentence; empty if nothing is.
    [[nodiscard]] QString remarkOn(const Piece& piece) const;
    [[nodiscard]] const Puzzle& puzzle() const;

    DocumentPage& m_page;
    int m_firstStep; ///< index in the history; this dialog undoes steps from here on
    int m_index;     ///< the last one there
    const QUndoCommand* m_last;
    bool m_tookBack = false;
    std::optional<PieceIndex> m_corrected;
    QString m_remark; ///< on the piece entered last

    QLabel* m_title;
    PieceSketch* m_sketch;
    QLineEdit* m_line;
    PieceTray* m_tray;
    QLabel* m_state;
    NoticeLine* m_notice;
    QPushButton* m_delete;
    QPushButton* m_undo = nullptr;
};

} // namespace tessera
