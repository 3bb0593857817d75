// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/BoardEditCommand.h"

#include "app/document/CommandId.h"
#include "app/document/PuzzleDocument.h"

#include <algorithm>

namespace tessera {

BoardEditCommand::BoardEditCommand(PuzzleDocument& document, std::vector<CellChange> changes,
                                   const QString& text, Merging merging)
    : QUndoCommand(text), m_document(document), m_changes(std::move(changes)), m_merging(merging) {}

void BoardEditCommand::undo() {
    m_document.applyChanges(m_changes, false);
}

void BoardEditCommand::redo() {
    m_document.applyChanges(m_changes, true);
}

int BoardEditCommand::id() const {
    return m_merging == Merging::Rotations ? static_cast<int>(CommandId::Rotate) : -1;
}

bool BoardEditCommand::mergeWith(const QUndoCommand* other) {
    const auto& next = static_cast<const BoardEditCommand&>(*other);
    if (!std::ranges::equal(m_changes, next.m_changes, {}, &CellChange::cell, &CellChange::cell))
        return false;
    for (std::size_t i = 0; i < m_changes.size(); ++i)
        m_changes[i].after = next.m_changes[i].after;
    setObsolete(std::ranges::all_of(
        m_changes, [](const CellChange& change) { return change.before == change.after; }));
    return true;
}

} // namespace tessera
