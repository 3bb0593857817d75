// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/PuzzleEdits.h"

#include <QUndoCommand>

#include <cstdint>
#include <vector>

namespace tessera {

class PuzzleDocument;

/// What one edit did to one edge.
struct EdgeChange {
    PieceEdge edge;
    Color before = kGrey;
    Color after = kGrey;
};

/// Gives edges of pieces other colours, and keeps only those: a stroke over a large
/// board is many of them.
class EdgeEditCommand final : public QUndoCommand {
public:
    /// @param changes each edge at most once, all of which change
    /// @param gesture steps in a row with the same number are one; 0 never merges
    EdgeEditCommand(PuzzleDocument& document, std::vector<EdgeChange> changes, const QString& text,
                    std::int64_t gesture = 0);

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override;
    bool mergeWith(const QUndoCommand* other) override;

private:
    void take(const EdgeChange& next);

    PuzzleDocument& m_document;
    std::vector<EdgeChange> m_changes;
    /// What is known of the puzzle on the other side of the step; nothing before it
    /// has been done once.
    std::optional<PuzzleOrigin> m_origin;
    std::int64_t m_gesture;
};

} // namespace tessera
