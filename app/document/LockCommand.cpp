// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/LockCommand.h"

#include "app/document/PuzzleDocument.h"

namespace tessera {

LockCommand::LockCommand(PuzzleDocument& document, std::vector<int> cells, bool locked,
                         const QString& text)
    : QUndoCommand(text), m_document(document), m_cells(std::move(cells)), m_locked(locked) {}

void LockCommand::undo() {
    m_document.applyLock(m_cells, !m_locked);
}

void LockCommand::redo() {
    m_document.applyLock(m_cells, m_locked);
}

} // namespace tessera
