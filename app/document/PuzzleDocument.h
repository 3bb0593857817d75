// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/CellChange.h"
#include "app/document/Document.h"

#include "core/edges/formats/Format.h"
#include "core/edges/formats/PuzzleFile.h"
#include "core/edges/puzzle/Score.h"

#include <QObject>
#include <QUndoStack>
#include <QVector>

#include <optional>
#include <span>

namespace tessera {

struct EdgeChange;
struct PuzzleOrigin;

/// An open puzzle: a PuzzleFile, its history and its place on disk.
///
/// Changed by the undo commands beside this file and by nothing else, so undoing
/// everything leads back to exactly what was opened. BoardEditor makes the
/// commands for what a person does.
class PuzzleDocument final : public Document {
    Q_OBJECT

public:
    explicit PuzzleDocument(PuzzleFile file, QObject* parent = nullptr);
    /// @param path of the file that the puzzle comes from, empty if from none
    PuzzleDocument(PuzzleFile file, QString path);

    [[nodiscard]] const PuzzleFile& file() const { return m_file; }
    [[nodiscard]] AnyPuzzle content() const override;
    [[nodiscard]] const Puzzle& puzzle() const { return m_file.puzzle; }
    [[nodiscard]] const Board& board() const { return m_file.board; }
    [[nodiscard]] const std::vector<bool>& locked() const { return m_file.locked; }
    [[nodiscard]] const PuzzleInfo& info() const { return m_file.info; }
    [[nodiscard]] const Score& score() const { return m_score; }

    [[nodiscard]] bool isLocked(int cell) const {
        return m_file.locked[static_cast<std::size_t>(cell)];
    }
    /// Whether a hint lies where the puzzle says.
    [[nodiscard]] bool holdsHint(int cell) const;
    /// Locked, or a hint in its place: no edit may touch the cell.
    [[nodiscard]] bool isFixed(int cell) const { return isLocked(cell) || holdsHint(cell); }

    /// Reads a file of any format. The path is kept. @throws UserError
    [[nodiscard]] static std::unique_ptr<PuzzleDocument>
    open(const QString& path, QStringList* warnings = nullptr, const ReadOptions& options = {});

signals:
    void boardChanged(const QVector<int>& cells);
    /// Edges of these pieces (some of them twice) have other colours; nothing else is different but
    /// what was known of the puzzle, see PuzzleOrigin.
    void piecesChanged(const QVector<int>& pieces);
    /// Everything may be different: size, pieces, board, locks, info.
    void puzzleReplaced();
    void locksChanged();
    void infoChanged();
    void scoreChanged();

protected:
    [[nodiscard]] QString title() const override { return m_file.info.title; }
    void writeNative(const QString& path) const override;
    void readAgain() override;

private:
    friend class BoardEditCommand;
    friend class EdgeEditCommand;
    friend class LockCommand;
    friend class ReplacePuzzleCommand;
    friend class InfoCommand;

    /// Lays `after` of each change (`before` when not forward) on its cell.
    void applyChanges(std::span<const CellChange> changes, bool forward);
    /// Gives each edge its colour after the changes (before them when not forward).
    /// @param origin what is known of the puzzle then; if nothing, all is forgotten
    /// that need not be true any more. Takes what was known.
    void applyEdges(std::span<const EdgeChange> changes, bool forward,
                    std::optional<PuzzleOrigin>& origin);
    void applyLock(std::span<const int> cells, bool locked);
    void exchangeFile(PuzzleFile& other);
    void applyInfo(const PuzzleInfo& info);
    void updateScore();

    PuzzleFile m_file;
    Score m_score;
};

} // namespace tessera
