// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/PuzzleFile.h"

#include <QUndoCommand>

namespace tessera {

class PuzzleDocument;

/// Puts another puzzle with everything that belongs to it in the place of the
/// open one.
class ReplacePuzzleCommand final : public QUndoCommand {
public:
    ReplacePuzzleCommand(PuzzleDocument& document, PuzzleFile file, const QString& text);

    void undo() override;
    void redo() override;

private:
    PuzzleDocument& m_document;
    PuzzleFile m_other; ///< the one that is not open at the moment
};

} // namespace tessera
