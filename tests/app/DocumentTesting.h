// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/PuzzleDocument.h"
#include "tests/core/FileTesting.h"

#include "core/edges/generate/Generator.h"

#include <QFileInfo>

#include <memory>

namespace tessera {

/// The settings of a test's puzzle.
struct SampleSpec {
    GridSize size{6, 6};
    Rules rules{};
    std::vector<int> hints{};
    bool solved = false; ///< with the solution on the board
};

/// A generated puzzle with its solution in the file.
[[nodiscard]] inline PuzzleFile samplePuzzle(const SampleSpec& spec = {}) {
    GeneratorSettings settings;
    settings.size = spec.size;
    settings.rules = spec.rules;
    settings.colors.kind = ColorChoice::Kind::Total;
    settings.colors.total = 4;
    settings.uniquePieces = false;
    settings.hints.cells = spec.hints;
    settings.solved = spec.solved;
    settings.seed = 7;
    return generatePuzzle(settings);
}

/// A puzzle that no method solves while a test waits.
[[nodiscard]] inline PuzzleFile hardPuzzle(GridSize size = {12, 12}) {
    GeneratorSettings settings;
    settings.size = size;
    settings.seed = 3;
    return generatePuzzle(settings);
}

/// An unfinished puzzle: one piece more than cells, and only one of the four corners.
[[nodiscard]] inline PuzzleFile unfinishedPuzzle() {
    std::vector<Piece> pieces(5, Piece{{1, 2, 3, 4}});
    pieces[0] = Piece{{0, 1, 1, 0}};
    return PuzzleFile(Puzzle({2, 2}, {}, std::move(pieces)));
}

/// A file of any format as a document.
[[nodiscard]] inline std::unique_ptr<PuzzleDocument> openDocument(const QString& path,
                                                                  QStringList* warnings = nullptr) {
    ReadResult result = loadPuzzle(path);
    if (warnings != nullptr)
        *warnings = result.warnings;
    return std::make_unique<PuzzleDocument>(std::move(result.file),
                                            QFileInfo(path).absoluteFilePath());
}

[[nodiscard]] inline Placement piece(int index, int rotation = 0) {
    return {static_cast<PieceIndex>(index), static_cast<Rotation>(rotation)};
}

} // namespace tessera
