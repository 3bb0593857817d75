// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Puzzle.h"

#include <QDialog>

#include <optional>

class QKeyEvent;
class QLabel;
class QLineEdit;
class QPushButton;

namespace tessera {

class DocumentPage;
class NoticeLine;
class PieceSketch;
class PieceTray;

/// Types in the pieces of a set that lies on the table: four letters and Enter for each. Every
/// piece is an undo step of the page's document, so what is entered is recovered and saved with it.
class EntryDialog final : public QDialog {
    Q_OBJECT

public:
    /// @param page whose puzzle takes the pieces, the parent
    explicit EntryDialog(DocumentPage& page);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange();
    bool actByKey(const QKeyEvent& event);
    /// Keeps out of the line what is no edge, and says so.
    bool refuseLetter(const QKeyEvent& event);
    void refuse();
    void commit();
    void pasteRows();
    void takeBack();
    /// Goes into a piece of the list, or to a new one.
    void correct(std::optional<PieceIndex> piece);
    /// Goes that far from the piece in the line, a new one being the last.
    void step(int by);
    void showTheme();
    void showPuzzle();
    void showTyped();
    void showState();
    /// What is odd about a piece among the others, as a sentence; empty if nothing is.
    [[nodiscard]] QString remarkOn(const Piece& piece) const;
    [[nodiscard]] const Puzzle& puzzle() const;

    DocumentPage& m_page;
    int m_firstStep; ///< of the history, from which on steps are taken back here
    std::optional<PieceIndex> m_corrected;
    QString m_remark; ///< on the piece entered last

    QLabel* m_title;
    PieceSketch* m_sketch;
    QLineEdit* m_line;
    PieceTray* m_tray;
    QLabel* m_state;
    NoticeLine* m_notice;
    QPushButton* m_delete;
};

} // namespace tessera
