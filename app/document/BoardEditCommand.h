// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/CellChange.h"

#include <QUndoCommand>

#include <vector>

namespace tessera {

class PuzzleDocument;

/// Any change of what lies on the board: placing, moving, removing, turning,
/// clearing, shuffling, keeping a search's board.
class BoardEditCommand final : public QUndoCommand {
public:
    enum class Merging : bool {
        Never,
        Rotations, ///< with turns of the same cells right before
    };

    BoardEditCommand(PuzzleDocument& document, std::vector<CellChange> changes, const QString& text,
                     Merging merging = Merging::Never);

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override;
    bool mergeWith(const QUndoCommand* other) override;

private:
    PuzzleDocument& m_document;
    std::vector<CellChange> m_changes;
    Merging m_merging;
};

} // namespace tessera
