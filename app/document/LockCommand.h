// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUndoCommand>

#include <vector>

namespace tessera {

class PuzzleDocument;

/// Locks or unlocks cells.
class LockCommand final : public QUndoCommand {
public:
    /// @param cells those whose lock changes, none that is so already.
    LockCommand(PuzzleDocument& document, std::vector<int> cells, bool locked, const QString& text);

    void undo() override;
    void redo() override;

private:
    PuzzleDocument& m_document;
    std::vector<int> m_cells;
    bool m_locked;
};

} // namespace tessera
