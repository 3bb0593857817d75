// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/CellChange.h"

#include "core/formats/Format.h"
#include "core/formats/PuzzleFile.h"
#include "core/puzzle/Score.h"

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
class PuzzleDocument final : public QObject {
    Q_OBJECT

public:
    explicit PuzzleDocument(PuzzleFile file, QObject* parent = nullptr);
    /// @param path of the file that the puzzle comes from, empty if from none
    PuzzleDocument(PuzzleFile file, QString path);
    ~PuzzleDocument() override;

    [[nodiscard]] const PuzzleFile& file() const { return m_file; }
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

    [[nodiscard]] QUndoStack& history() { return m_history; }
    [[nodiscard]] bool isModified() const { return !m_history.isClean(); }

    /// Where the document was read from or last saved to, empty if nowhere.
    [[nodiscard]] QString path() const { return m_path; }
    /// Its title, else its file's name, else "Untitled".
    [[nodiscard]] QString displayName() const;
    /// Whether save() can write to path() again: it is set and in the native
    /// format, the only one that holds everything.
    [[nodiscard]] bool hasNativePath() const;

    /// Reads a file of any format. The path is kept. @throws UserError
    [[nodiscard]] static std::unique_ptr<PuzzleDocument>
    open(const QString& path, QStringList* warnings = nullptr, const ReadOptions& options = {});
    /// Writes the native format atomically and makes this the clean state.
    /// @throws UserError, the document then being as modified as before.
    void save(const QString& path);
    /// Puts what the file at path() holds now in the document's place, as one step
    /// that can be undone; the document is clean then. @throws UserError
    void reload();
    /// Makes the document count as modified until it is saved: what it holds is on
    /// no disk.
    void markUnsaved() { m_history.resetClean(); }
    /// Goes on without a file, so that saving asks for one.
    void forgetPath();

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
    /// displayName() or isModified() changed.
    void nameChanged();
    /// path() holds what the document holds.
    void saved();

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
    QUndoStack m_history;
    QString m_path;
};

} // namespace tessera
