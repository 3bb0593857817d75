// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/PuzzleDocument.h"

#include "app/document/EditCommands.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/kind/EdgeKind.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace tessera {

PuzzleDocument::PuzzleDocument(PuzzleFile file, QObject* parent)
    : Document({}, parent), m_file(std::move(file)), m_score(scoreOf(m_file.puzzle, m_file.board)) {
}

PuzzleDocument::PuzzleDocument(PuzzleFile file, QString path)
    : Document(std::move(path)), m_file(std::move(file)),
      m_score(scoreOf(m_file.puzzle, m_file.board)) {}

AnyPuzzle PuzzleDocument::content() const {
    return anyPuzzle(m_file);
}

bool PuzzleDocument::holdsHint(int cell) const {
    return std::ranges::any_of(puzzle().hints(), [&](const Hint& hint) {
        return hint.cell == cell && puzzle().looksLike(board().at(cell), hint.placement);
    });
}

std::unique_ptr<PuzzleDocument> PuzzleDocument::open(const QString& path, QStringList* warnings,
                                                     const ReadOptions& options) {
    ReadResult result = loadPuzzle(path, {}, options);
    if (warnings != nullptr)
        *warnings = result.warnings;
    return std::make_unique<PuzzleDocument>(std::move(result.file),
                                            QFileInfo(path).absoluteFilePath());
}

void PuzzleDocument::writeNative(const QString& path) const {
    savePuzzle(m_file, path, QStringLiteral("native"));
}

void PuzzleDocument::readAgain() {
    ReadResult result = loadPuzzle(path());
    history().push(new ReplacePuzzleCommand(*this, std::move(result.file), tr("Reload the file")));
}

void PuzzleDocument::applyChanges(std::span<const CellChange> changes, bool forward) {
    QVector<int> cells;
    cells.reserve(static_cast<qsizetype>(changes.size()));
    // First all cells are cleared: placing a piece would take it off a cell
    // whose own change has been applied already.
    for (const CellChange& change : changes) {
        m_file.board.clear(change.cell);
        cells.append(change.cell);
    }
    for (const CellChange& change : changes)
        m_file.board.place(change.cell, forward ? change.after : change.before);
    updateScore();
    emit boardChanged(cells);
}

void PuzzleDocument::applyEdges(std::span<const EdgeChange> changes, bool forward,
                                std::optional<PuzzleOrigin>& origin) {
    std::vector<std::pair<PieceEdge, Color>> edges;
    QVector<int> pieces;
    for (const EdgeChange& change : changes) {
        edges.emplace_back(change.edge, forward ? change.after : change.before);
        pieces.append(change.edge.piece);
    }
    PuzzleOrigin known = originOf(m_file);
    m_file.puzzle = withEdges(m_file.puzzle, edges);
    if (origin)
        setOrigin(m_file, *std::move(origin));
    else
        forgetOrigin(m_file);
    origin = std::move(known);
    updateScore();
    emit piecesChanged(pieces);
    emit infoChanged();
}

void PuzzleDocument::applyLock(std::span<const int> cells, bool locked) {
    for (const int cell : cells)
        m_file.locked[static_cast<std::size_t>(cell)] = locked;
    emit locksChanged();
}

void PuzzleDocument::exchangeFile(PuzzleFile& other) {
    std::swap(m_file, other);
    updateScore();
    emit puzzleReplaced();
    emit infoChanged();
    emit nameChanged();
}

void PuzzleDocument::applyInfo(const PuzzleInfo& info) {
    m_file.info = info;
    emit infoChanged();
    emit nameChanged();
}

void PuzzleDocument::updateScore() {
    m_score = scoreOf(m_file.puzzle, m_file.board);
    emit scoreChanged();
}

} // namespace tessera
