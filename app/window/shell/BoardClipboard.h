// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/Format.h"

#include <QByteArray>
#include <QStringList>

#include <memory>

class QMimeData;

namespace tessera {

/// The board as a picture. The puzzle goes along in the native format, so that
/// pasting the picture into Tessera opens the puzzle.
[[nodiscard]] std::unique_ptr<QMimeData> boardAsPicture(const PuzzleFile& file, const Board& board,
                                                        const QString& theme);
/// The puzzle with the board as a text. @throws UserError if the dialect cannot hold it.
[[nodiscard]] std::unique_ptr<QMimeData> boardAsText(const PuzzleFile& file, const Board& board,
                                                     const Format& format);

/// What in dropped or pasted data may be puzzles: files, or else a text.
struct PuzzleOffer {
    QStringList files;
    QByteArray bytes; ///< Tessera's own before any text

    [[nodiscard]] bool isEmpty() const { return files.isEmpty() && bytes.isEmpty(); }
};
[[nodiscard]] PuzzleOffer puzzleOffer(const QMimeData& data);

} // namespace tessera
