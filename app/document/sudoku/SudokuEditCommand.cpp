// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/sudoku/SudokuEditCommand.h"

#include "app/document/sudoku/SudokuDocument.h"

namespace tessera {

SudokuEditCommand::SudokuEditCommand(SudokuDocument& document, const QString& what,
                                     SudokuFile after)
    : QUndoCommand(what), m_document(document), m_other(std::move(after)) {}

void SudokuEditCommand::undo() {
    m_document.exchange(m_other);
}

void SudokuEditCommand::redo() {
    m_document.exchange(m_other);
}

} // namespace tessera
