// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/PuzzleFile.h"

#include <QByteArray>

#include <memory>

class QMimeData;

namespace tessera {

/// The board as a picture. The puzzle goes along in the native format, so that
/// pasting the picture into Tessera opens the puzzle.
[[nodiscard]] std::unique_ptr<QMimeData> boardAsPicture(const PuzzleFile& file, const Board& board,
                                                        const QString& theme);
/// The board as a viewer URL. @throws UserError if the dialect cannot hold it.
[[nodiscard]] std::unique_ptr<QMimeData> boardAsUrl(const PuzzleFile& file, const Board& board);

/// What in the data may be a puzzle: Tessera's own bytes before any text.
[[nodiscard]] QByteArray puzzleBytes(const QMimeData& data);

} // namespace tessera
