// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/EntryDialog.h"

#include "app/window/board/DocumentPage.h"
#include "app/window/common/FormControls.h"
#include "app/window/edges/PieceSketch.h"
#include "widgets/board/BoardView.h"
#include "widgets/board/PieceTray.h"

#include "core/edges/formats/PieceRows.h"
#include "core/edges/puzzle/Counting.h"
#include "core/support/UserError.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QVBoxLayout>

namespace tessera {

namespace {

/// More colours that do not pair off yet are not listed.
constexpr qsizetype kNamedColors = 30;

/// The colours that do not pair off; some occur only once.
QString oddColors(const Puzzle& puzzle, const ColorCensus& census, bool ring) {
    QStringList names;
    for (const auto& [pattern, uses] : census.patterns(ring)) {
        if (uses.unpaired(puzzle.isSigned()) == 0)
            continue;
        if (names.size() == kNamedColors)
            return names.join(QStringLiteral(", ")) + QStringLiteral(" …");
        const QString name = edgeLabel(pattern);
        //: a colour's letter
        names << (uses.total() == 1 ? EntryDialog::tr("%1 (once)").arg(name) : name);
    }
    return names.join(QStringLiteral(", "));
}

/// Whether a finding stays true whatever follows.
bool isForGood(const Puzzle& puzzle, const Diagnosis& diagnosis) {
    switch (diagnosis.kind) {
    case Diagnosis::Kind::PieceCount:
    case Diagnosis::Kind::OddColor:
    case Diagnosis::Kind::Mates:
        return false;
    case Diagnosis::Kind::PieceKinds: {
        const auto wanted = cellsOfKinds(puzzle.size());
        return !diagnosis.pieces.empty() &&
               static_cast<int>(diagnosis.pieces.size()) >
                   wanted[asIndex(puzzle.kindOfPiece(diagnosis.pieces.front()))];
    }
    default:
        return true;
    }
}

QStringList progress(const Puzzle& puzzle) {
    QStringList lines{
        EntryDialog::tr("%1 of %2 pieces.").arg(puzzle.pieceCount()).arg(puzzle.size().cells())};
    QStringList missing;
    const auto wanted = cellsOfKinds(puzzle.size(), puzzle.framed());
    const auto have = piecesOfKinds(puzzle);
    for (std::size_t kind = 0; puzzle.framed() && kind < wanted.size(); ++kind) {
        if (have[kind] < wanted[kind])
            missing << countOfKind(static_cast<CellKind>(kind), wanted[kind] - have[kind]);
    }
    if (!missing.isEmpty())
        lines.front() +=
            u' ' + EntryDialog::tr("Missing: %1.").arg(missing.join(QStringLiteral(", ")));
    const ColorCensus census(puzzle);
    const QString inner = oddColors(puzzle, census, false);
    const QString ring = oddColors(puzzle, census, true);
    if (!ring.isEmpty())
        lines << EntryDialog::tr("Unpaired colours along the frame: %1.").arg(ring);
    if (!inner.isEmpty())
        lines << (puzzle.framed() ? EntryDialog::tr("Unpaired colours inside: %1.")
                                  : EntryDialog::tr("Unpaired colours: %1."))
                     .arg(inner);
    return lines;
}

QString copyText(int piece, Rotation rotation) {
    const std::array texts{
        EntryDialog::tr("The same as piece %1."),
        EntryDialog::tr("The same as piece %1, rotated a quarter turn clockwise."),
        EntryDialog::tr("The same as piece %1, rotated a half turn."),
        EntryDialog::tr("The same as piece %1, rotated a quarter turn anticlockwise.")};
    return texts[rotation].arg(piece);
}

QString entryHelp(Rules rules) {
    QStringList parts{EntryDialog::tr("Type the edges clockwise from the top, then press Enter: a "
                                      "is grey, b is pattern 1, c is pattern 2 …")};
    if (rules.isSigned)
        parts << EntryDialog::tr("Capital letters are tabs, small letters are blanks.");
    if (firstNumber(rules) == 0)
        parts << EntryDialog::tr("Digits start at 0, which is pattern 1.");
    parts << EntryDialog::tr("For more than 25 patterns, type numbers: 0,27,3,41.");
    return parts.join(u' ');
}

} // namespace

EntryDialog::EntryDialog(DocumentPage& page)
    : QDialog(&page), m_page(page), m_firstStep(page.document().history().index()),
      m_index(m_firstStep), m_last(page.document().history().command(m_index - 1)),
      m_title(sentenceLabel(this, "entryTitle")), m_sketch(new PieceSketch(this)),
      m_line(described(new QLineEdit(this), "entryLine",
                       tr("The four edges of the piece. Enter adds it. Backspace in an empty line, "
                          "or the Up key, returns to the previous piece"),
                       tr("Edges of the piece"))),
      m_tray(new PieceTray(this)), m_state(sentenceLabel(this, "entryState")),
      m_notice(new NoticeLine(this)),
      m_delete(pushButton(this, "entryDelete", tr("&Delete piece"),
                          tr("Delete the piece in this line from the set"))) {
    setAttribute(Qt::WA_DeleteOnClose);
    offerHelp(*this, "own-puzzle");
    setWindowTitle(tr("Enter pieces"));
    m_sketch->setAccessibleName(tr("The piece typed so far"));
    m_sketch->setToolTip(m_sketch->accessibleName());
    m_line->setInputMethodHints(Qt::ImhLatinOnly | Qt::ImhNoAutoUppercase |
                                Qt::ImhNoPredictiveText);
    m_line->installEventFilter(this);
    showTheme();
    // From the eleventh pattern on, digits may start at 1.
    connect(&page, &DocumentPage::tilesChanged, this, &EntryDialog::showTheme);
    m_tray->setReadOnly(true);
    m_tray->setFocusPolicy(Qt::NoFocus);
    m_tray->setAccessibleName(tr("Pieces entered"));
    m_tray->setToolTip(tr("Click a piece to correct it"));
    arrange();
    connect(m_line, &QLineEdit::textChanged, this, &EntryDialog::showTyped);
    connect(m_tray, &QListView::clicked, this, [this](const QModelIndex& index) {
        correct(m_tray->pieces().placement(index).piece());
    });
    connect(&page.document(), &PuzzleDocument::puzzleReplaced, this, &EntryDialog::showPuzzle);
    connect(&page.document(), &PuzzleDocument::piecesChanged, this, &EntryDialog::showPuzzle);
    connect(&page.document().history(), &QUndoStack::indexChanged, this,
            &EntryDialog::followHistory);
    connect(&page.puzzleEditor(), &PuzzleEditor::refused, m_notice, &NoticeLine::setWarning);
    showPuzzle();
}

const Puzzle& EntryDialog::puzzle() const { return m_page.document().puzzle(); }

void EntryDialog::arrange() {
    auto* help = sentenceLabel(this, "entryHelp");
    help->setText(entryHelp(puzzle().rules()));
    help->setForegroundRole(QPalette::PlaceholderText);
    auto* left = new QVBoxLayout;
    left->addWidget(m_title);
    left->addWidget(m_sketch, 0, Qt::AlignHCenter);
    addLabelled(*left, tr("&Edges:"), m_line);
    left->addWidget(help);
    left->addWidget(m_notice);
    left->addStretch();
    auto* right = new QVBoxLayout;
    right->addWidget(m_tray, 1);
    right->addWidget(m_state);
    m_state->setMinimumHeight(3 * fontMetrics().lineSpacing());
    m_state->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto* columns = new QHBoxLayout;
    columns->addLayout(left, 2);
    columns->addLayout(right, 3);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(columns, 1);
    QDialogButtonBox* buttons = addButtons(*this, QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    buttons->button(QDialogButtonBox::Close)
        ->setToolTip(
            tr("Close this window. The puzzle keeps the pieces; Puzzle ▸ Enter pieces continues"));
    m_undo = pushButton(this, "entryUndo", tr("&Undo"), tr("Undo the last piece (Ctrl+Z)"));
    QPushButton* paste = pushButton(this, "entryPaste", tr("&Paste rows"),
                                    tr("Paste pieces copied from a spreadsheet. Each row has four "
                                       "cells, or one cell with four letters (Ctrl+V)"));
    for (QPushButton* button : {m_undo, m_delete, paste})
        buttons->addButton(button, QDialogButtonBox::ActionRole);
    connect(m_undo, &QPushButton::clicked, this, &EntryDialog::takeBack);
    connect(paste, &QPushButton::clicked, this, &EntryDialog::pasteRows);
    connect(m_delete, &QPushButton::clicked, this,
            [this] { m_page.puzzleEditor().deletePiece(*m_corrected); });
    m_line->setFocus();
    resize(820, 540);
}

bool EntryDialog::eventFilter(QObject* watched, QEvent* event) {
    return (event->type() == QEvent::KeyPress && actByKey(*static_cast<QKeyEvent*>(event))) ||
           QDialog::eventFilter(watched, event);
}

bool EntryDialog::actByKey(const QKeyEvent& event) {
    const bool idle = m_line->text().isEmpty();
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter)
        commit();
    else if (event.key() == Qt::Key_Up || (event.key() == Qt::Key_Backspace && idle))
        step(-1);
    else if (event.key() == Qt::Key_Down)
        step(1);
    else if (event.key() == Qt::Key_Escape && (m_corrected || !idle))
        correct(std::nullopt);
    else if (event.matches(QKeySequence::Undo))
        takeBack();
    else if (event.matches(QKeySequence::Redo))
        redo();
    else if (event.matches(QKeySequence::Paste))
        pasteRows();
    else
        return refuseLetter(event);
    return true;
}

bool EntryDialog::refuseLetter(const QKeyEvent& event) {
    constexpr auto kCommands = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    if (event.text().isEmpty() || !event.text().front().isPrint() ||
        (event.modifiers() & kCommands))
        return false;
    QString text = m_line->text();
    const auto start =
        m_line->hasSelectedText() ? m_line->selectionStart() : m_line->cursorPosition();
    text.replace(start, m_line->selectedText().size(), event.text());
    if (!typedEdges(text, puzzle().rules()).wrong)
        return false;
    refuse();
    return true;
}

void EntryDialog::refuse() {
    m_notice->setWarning(typedEdges(m_line->text(), puzzle().rules()).piece()
                             ? tr("The piece is complete. Press Enter to add it.")
                             : tr("This is not an edge. Type letters from a to z, digits, or "
                                  "numbers separated by commas."));
}

void EntryDialog::commit() {
    const TypedEdges typed = typedEdges(m_line->text(), puzzle().rules());
    const auto piece = typed.piece();
    if (typed.wrong) {
        refuse();
        return;
    }
    if (!piece) {
        m_notice->setWarning(tr("%n edge(s) are missing. A piece has four.", nullptr,
                                static_cast<int>(kSides.size() - typed.edges.size())));
        return;
    }
    if (!m_corrected && puzzle().pieceCount() >= puzzle().size().cells()) {
        m_notice->setWarning(tr("The set is full. For another set, choose File ▸ New."));
        return;
    }
    m_remark = remarkOn(*piece);
    if (!m_remark.isEmpty())
        //: a piece's number and a sentence
        m_remark =
            tr("Piece %1: %2")
                .arg(m_corrected.value_or(static_cast<PieceIndex>(puzzle().pieceCount())) + 1)
                .arg(m_remark);
    if (m_corrected)
        m_page.editor().changePiece(*m_corrected, *piece);
    else
        m_page.puzzleEditor().addPieces({*piece});
    correct(std::nullopt);
}

void EntryDialog::pasteRows() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    m_notice->attempt([&] {
        const auto pieces =
            piecesInRows(data != nullptr ? data->text().toUtf8() : QByteArray(), puzzle().rules());
        const int room = puzzle().size().cells() - puzzle().pieceCount();
        if (pieces.empty())
            throw UserError(tr("The clipboard contains no rows of pieces."));
        if (static_cast<int>(pieces.size()) > room)
            throw UserError(tr("Pieces in the clipboard: %1. There is room for only %2."),
                            pieces.size(), room);
        m_remark.clear();
        m_page.puzzleEditor().addPieces(pieces);
    });
}

bool EntryDialog::hasTyped() const { return m_corrected || !m_line->text().isEmpty(); }

void EntryDialog::takeBack() {
    QUndoStack& history = m_page.document().history();
    m_remark.clear();
    if (hasTyped())
        correct(std::nullopt);
    else if (history.index() > m_firstStep) {
        m_tookBack = true;
        history.undo();
    } else
        m_notice->setWarning(tr("There is no piece to undo."));
    m_line->setFocus();
}

void EntryDialog::redo() {
    // The first step here removed those that others had undone.
    if (m_tookBack)
        m_page.document().history().redo();
}

void EntryDialog::followHistory() {
    const QUndoStack& history = m_page.document().history();
    const QUndoCommand* last = history.command(history.index() - 1);
    // At the limit of undo steps a new one moves the others down.
    if (history.index() == m_index && last != m_last && m_firstStep > 0)
        --m_firstStep;
    m_index = history.index();
    m_last = last;
    showUndo();
}

void EntryDialog::correct(std::optional<PieceIndex> piece) {
    m_corrected = piece;
    m_line->setText(piece ? textOfEdges(puzzle().piece(*piece), puzzle().rules()) : QString());
    m_line->setFocus();
    showTyped();
    showState();
}

void EntryDialog::step(int by) {
    const int count = puzzle().pieceCount();
    const int next = (m_corrected ? *m_corrected : count) + by;
    if (next >= 0 && next <= count)
        correct(next < count ? std::optional(static_cast<PieceIndex>(next)) : std::nullopt);
}

void EntryDialog::showTheme() {
    m_tray->setTheme(m_page.view().tileTheme());
    m_sketch->setTheme(m_page.view().tileTheme());
}

void EntryDialog::showPuzzle() {
    m_tray->pieces().setPuzzle(puzzle());
    correct(std::nullopt);
}

void EntryDialog::showTyped() {
    const TypedEdges typed = typedEdges(m_line->text(), puzzle().rules());
    const auto piece = typed.piece();
    m_sketch->setEdges(typed.edges);
    m_notice->setWarning(piece ? remarkOn(*piece) : m_remark);
    showUndo();
}

void EntryDialog::showUndo() {
    m_undo->setEnabled(hasTyped() || m_page.document().history().index() > m_firstStep);
}

void EntryDialog::showState() {
    const int count = puzzle().pieceCount();
    const bool complete = puzzle().isComplete();
    m_title->setText(m_corrected ? tr("Correct piece %1").arg(*m_corrected + 1)
                     : complete  ? tr("%1 of %2 pieces.").arg(count).arg(count)
                                 : tr("Piece %1").arg(count + 1));
    m_delete->setEnabled(m_corrected.has_value());
    m_tray->setCurrentIndex(m_corrected ? m_tray->pieces().indexOf(*m_corrected) : QModelIndex());
    if (!m_corrected)
        m_tray->scrollToBottom();
    QStringList lines = complete ? QStringList() : progress(puzzle());
    for (const Diagnosis& diagnosis : diagnose(puzzle())) {
        if (complete || isForGood(puzzle(), diagnosis))
            lines << diagnosis.sentence;
    }
    if (lines.isEmpty())
        lines << tr("The set is complete, and every colour can be paired.");
    m_state->setText(lines.join(u'\n'));
}

QString EntryDialog::remarkOn(const Piece& piece) const {
    for (const PieceIndex index : puzzle().pieceIndices()) {
        if (index == m_corrected)
            continue;
        for (Rotation rotation = 0; rotation < (puzzle().keepsRotation() ? 1 : 4); ++rotation) {
            if (puzzle().piece(index).rotated(rotation) == piece)
                return copyText(index + 1, rotation);
        }
    }
    if (!puzzle().framed())
        return {};
    const Puzzle alone(puzzle().size(), puzzle().rules(), {piece});
    const CellKind kind = alone.kindOfPiece(0);
    const int wanted = cellsOfKinds(puzzle().size())[asIndex(kind)];
    for (const Diagnosis& diagnosis : diagnose(alone)) {
        if (diagnosis.kind == Diagnosis::Kind::FitsNowhere)
            return diagnosis.sentence;
    }
    const bool same = m_corrected && puzzle().kindOfPiece(*m_corrected) == kind;
    return piecesOfKinds(puzzle())[asIndex(kind)] - (same ? 1 : 0) >= wanted
               ? tr("The set already has all %1.").arg(countOfKind(kind, wanted))
               : QString();
}

} // namespace tessera
