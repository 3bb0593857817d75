// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/ReplacePuzzleCommand.h"

#include "app/document/CommandId.h"
#include "app/document/PuzzleDocument.h"

namespace tessera {

ReplacePuzzleCommand::ReplacePuzzleCommand(PuzzleDocument& document, PuzzleFile file,
                                           const QString& text, std::int64_t gesture)
    : QUndoCommand(text), m_document(document), m_other(std::move(file)), m_gesture(gesture) {}

void ReplacePuzzleCommand::undo() {
    m_document.exchangeFile(m_other);
}

void ReplacePuzzleCommand::redo() {
    m_document.exchangeFile(m_other);
}

int ReplacePuzzleCommand::id() const {
    return m_gesture == 0 ? -1 : static_cast<int>(CommandId::PaintEdges);
}

bool ReplacePuzzleCommand::mergeWith(const QUndoCommand* other) {
    // The other one has been done: what it replaced is neither end of both.
    if (static_cast<const ReplacePuzzleCommand*>(other)->m_gesture != m_gesture)
        return false;
    if (m_other.puzzle == m_document.puzzle()) {
        // Nothing has changed after all, so what was known of the puzzle holds again.
        m_document.exchangeFile(m_other);
        setObsolete(true);
    }
    return true;
}

} // namespace tessera
