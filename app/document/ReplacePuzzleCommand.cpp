// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/ReplacePuzzleCommand.h"

#include "app/document/PuzzleDocument.h"

namespace tessera {

ReplacePuzzleCommand::ReplacePuzzleCommand(PuzzleDocument& document, PuzzleFile file,
                                           const QString& text)
    : QUndoCommand(text), m_document(document), m_other(std::move(file)) {}

void ReplacePuzzleCommand::undo() {
    m_document.exchangeFile(m_other);
}

void ReplacePuzzleCommand::redo() {
    m_document.exchangeFile(m_other);
}

} // namespace tessera
