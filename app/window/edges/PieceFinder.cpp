// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/PieceFinder.h"

#include "app/window/board/DocumentPage.h"

#include "widgets/board/BoardView.h"

#include "core/edges/puzzle/Puzzle.h"
#include "core/edges/puzzle/Score.h"

#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

void selectCells(BoardView& view, const QVector<int>& cells) {
    view.setCurrentCell(cells.front());
    view.setSelectedCells(cells);
}

std::optional<PieceIndex> selectPieces(DocumentPage& page, std::span<const PieceIndex> pieces) {
    std::optional<PieceIndex> off;
    QVector<int> cells;
    for (const PieceIndex piece : pieces) {
        if (const auto cell = page.shownBoard().cellOf(piece))
            cells.append(*cell);
        else if (!off)
            off = piece;
    }
    std::ranges::sort(cells);
    if (!cells.isEmpty())
        selectCells(page.view(), cells);
    return off;
}

PieceFinder::PieceFinder(QWidget* parent)
    : QWidget(parent), m_text(new QLineEdit(this)), m_answer(new QLabel(this)) {
    m_text->setObjectName(QStringLiteral("findPiece"));
    m_text->setAccessibleName(tr("Find a piece"));
    m_text->setPlaceholderText(tr("Find: 17 or a?b?"));
    m_text->setToolTip(tr("Find a piece by its number or its edges: four letters clockwise as in "
                          "the letter overlay, a for grey, ? for any; Enter shows the next"));
    m_text->setClearButtonEnabled(true);
    m_answer->setObjectName(QStringLiteral("findAnswer"));
    m_answer->setTextFormat(Qt::PlainText);
    m_answer->setWordWrap(true);
    m_answer->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_text);
    layout->addWidget(m_answer);
    connect(m_text, &QLineEdit::textEdited, this, &PieceFinder::find);
    connect(m_text, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (text.isEmpty())
            find();
    });
    connect(m_text, &QLineEdit::returnPressed, this, &PieceFinder::showNext);
}

void PieceFinder::setPage(DocumentPage* page) {
    m_link.setPage(page);
    m_text->clear();
    if (page == nullptr)
        return;
    // What was found may look otherwise now.
    connect(&page->document(), &PuzzleDocument::puzzleReplaced, m_link.context(),
            [this] { m_text->clear(); });
    connect(&page->document(), &PuzzleDocument::piecesChanged, m_link.context(),
            [this] { m_text->clear(); });
}

void PieceFinder::start() {
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
}

void PieceFinder::find() {
    m_found.clear();
    m_next = 0;
    const QString text = m_text->text().trimmed();
    if (m_link.page() == nullptr || text.isEmpty()) {
        tell({});
        return;
    }
    const Puzzle& puzzle = m_link.page()->document().puzzle();
    const auto found = piecesNamed(puzzle, text);
    if (found)
        m_found = *found;
    if (!m_found.empty())
        showNext();
    else
        tell(found ? tr("No piece has these edges.")
                   : tr("Type a number from 1 to %1, or four edges as in a?b?.")
                         .arg(puzzle.pieceCount()));
}

void PieceFinder::showNext() {
    if (m_found.empty())
        return;
    DocumentPage& page = *m_link.page();
    const std::size_t shown = m_next++ % m_found.size();
    const PieceIndex piece = m_found[shown];
    const auto cell = page.shownBoard().cellOf(piece);
    if (selectPieces(page, std::span(&piece, 1)))
        emit unplacedPieceFound(piece);
    const QString where = cell ? tr("Piece %1 lies on %2")
                                     .arg(piece + 1)
                                     .arg(cellName(page.shownBoard().size(), *cell))
                               : tr("Piece %1 is off the board").arg(piece + 1);
    //: which of the pieces found, and where it is
    tell(m_found.size() == 1 ? where
                             : tr("%1 of %2: %3").arg(shown + 1).arg(m_found.size()).arg(where));
}

void PieceFinder::tell(const QString& sentence) {
    m_answer->setText(sentence);
    m_answer->setVisible(!sentence.isEmpty());
}

} // namespace tessera
