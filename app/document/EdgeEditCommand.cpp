// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/EdgeEditCommand.h"

#include "app/document/CommandId.h"
#include "app/document/PuzzleDocument.h"

#include <algorithm>
#include <utility>

namespace tessera {

EdgeEditCommand::EdgeEditCommand(PuzzleDocument& document, std::vector<EdgeChange> changes,
                                 const QString& text, std::int64_t gesture)
    : QUndoCommand(text), m_document(document), m_changes(std::move(changes)), m_gesture(gesture) {}

void EdgeEditCommand::undo() {
    m_document.applyEdges(m_changes, false, m_origin);
}

void EdgeEditCommand::redo() {
    m_document.applyEdges(m_changes, true, m_origin);
}

int EdgeEditCommand::id() const {
    return m_gesture == 0 ? -1 : static_cast<int>(CommandId::PaintEdges);
}

bool EdgeEditCommand::mergeWith(const QUndoCommand* other) {
    const auto& next = *static_cast<const EdgeEditCommand*>(other);
    if (next.m_gesture != m_gesture)
        return false;
    // The other one has been done: what was known between the two is of no use.
    for (const EdgeChange& change : next.m_changes)
        take(change);
    if (m_changes.empty()) {
        // Nothing has changed after all, so what was known of the puzzle holds again.
        m_document.applyEdges({}, true, m_origin);
        setObsolete(true);
    }
    return true;
}

/// Strokes are short enough to be searched: nobody paints thousands of edges by hand.
void EdgeEditCommand::take(const EdgeChange& next) {
    const auto known = std::ranges::find(m_changes, next.edge, &EdgeChange::edge);
    if (known == m_changes.end())
        m_changes.push_back(next);
    else if (known->before == next.after)
        m_changes.erase(known);
    else
        known->after = next.after;
}

} // namespace tessera
