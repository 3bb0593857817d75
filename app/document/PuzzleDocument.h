// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/Document.h"
#include "app/document/PuzzleEdits.h"

#include "core/edges/formats/PuzzleFile.h"
#include "core/edges/puzzle/Board.h"

#include <QVector>

#include <cstdint>
#include <optional>

namespace tessera {

struct EdgeChange {
    PieceEdge edge;
    Color before = kGrey;
    Color after = kGrey;
};

/// An open puzzle: a PuzzleFile, its history and its path. It changes only by undo steps, which
/// BoardEditor and PuzzleEditor make from the user's actions.
class PuzzleDocument final : public Document {
    Q_OBJECT

public:
    /// @param path of the puzzle's file, empty if there is none
    explicit PuzzleDocument(PuzzleFile file, QString path = {});

    [[nodiscard]] const PuzzleFile& file() const { return m_file; }
    [[nodiscard]] AnyPuzzle content() const override;
    [[nodiscard]] const Puzzle& puzzle() const { return m_file.puzzle; }
    [[nodiscard]] const Board& board() const { return m_file.board; }
    [[nodiscard]] const std::vector<bool>& locked() const { return m_file.locked; }
    [[nodiscard]] const PuzzleInfo& info() const { return m_file.info; }
    [[nodiscard]] const Score& score() const { return m_score; }
    /// Whether the latest change of the board undid a step.
    [[nodiscard]] bool boardWentBack() const { return m_boardWentBack; }

    [[nodiscard]] bool isLocked(int cell) const {
        return m_file.locked[static_cast<std::size_t>(cell)];
    }
    /// Whether a hint's piece is on its cell as the puzzle says.
    [[nodiscard]] bool holdsHint(int cell) const;
    /// Locked, or holding its hint: no edit may change the cell.
    [[nodiscard]] bool isFixed(int cell) const { return isLocked(cell) || holdsHint(cell); }

    // Each of these is one step; some merge with the step before, as stated.

    /// Changes the board; does nothing if it is the same.
    /// @param turns merges with rotations of the same cells, compared by the final rotations
    void changeBoard(const Board& after, StepText text, bool turns = false);
    /// Changes the colours of edges. What was known of the puzzle is dropped, see withoutOrigin().
    /// @param changes each edge at most once; those that change nothing are ignored
    /// @param gesture merges with steps of the same number; 0 never merges
    void changeEdges(std::vector<EdgeChange> changes, StepText text, std::int64_t gesture = 0);
    /// @param cells those whose lock changes
    void setLocked(std::vector<int> cells, bool locked, StepText text);
    /// Replaces the puzzle with everything that belongs to it.
    void replace(PuzzleFile file, StepText text);

    /// Replaces the texts, pictures and tiles of the puzzle.
    /// @param named the pattern whose name alone changes; merges with such changes of the same one
    void setInfo(PuzzleInfo info, StepText text, std::optional<Color> named = {});
    enum class InfoField : std::uint8_t { Title, Author, Notes };
    /// Changes a text about the puzzle. Merges with changes of the same field.
    void setInfo(InfoField field, const QString& value);

signals:
    void boardChanged(const QVector<int>& cells);
    /// Only edges of these pieces (some listed twice), and what withoutOrigin() drops.
    void piecesChanged(const QVector<int>& pieces);
    /// Everything may differ: size, pieces, board, locks, info.
    void puzzleReplaced();
    void locksChanged();
    void infoChanged();

protected:
    [[nodiscard]] QString title() const override { return m_file.info.title; }
    void writeNative(const QString& path) const override;
    void readAgain() override;

private:
    struct BoardChange;
    struct EdgesChange;
    struct InfoChange;

    void updateScore() { m_score = scoreOf(m_file.puzzle, m_file.board); }

    PuzzleFile m_file;
    Score m_score;
    bool m_boardWentBack = false;
};

} // namespace tessera
