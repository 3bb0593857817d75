// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/CellChange.h"
#include "app/document/PuzzleEdits.h"

#include "core/edges/formats/PuzzleFile.h"

#include <QUndoCommand>

#include <cstdint>
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

class PuzzleDocument;

/// Changes what is said about a puzzle: title, author, notes.
class InfoCommand final : public QUndoCommand {
public:
    enum class Field : std::uint8_t { Title, Author, Notes };

    InfoCommand(PuzzleDocument& document, Field field, const QString& value);

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override;
    bool mergeWith(const QUndoCommand* other) override;

private:
    PuzzleDocument& m_document;
    Field m_field;
    PuzzleInfo m_before;
    PuzzleInfo m_after;
};

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
