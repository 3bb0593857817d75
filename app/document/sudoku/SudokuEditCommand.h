// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sudoku/formats/SudokuFile.h"

#include <QUndoCommand>

namespace tessera {

class SudokuDocument;

/// One step of a Sudoku's history. It keeps the other state as a whole: a few
/// kilobytes at most.
class SudokuEditCommand final : public QUndoCommand {
public:
    SudokuEditCommand(SudokuDocument& document, const QString& what, SudokuFile after);

    void undo() override;
    void redo() override;

private:
    SudokuDocument& m_document;
    SudokuFile m_other; ///< after when undone, before when done
};

} // namespace tessera
