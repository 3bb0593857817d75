// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/pictures/PictureFile.h"

#include "core/edges/formats/PuzzleFile.h"

#include <optional>

namespace tessera {

/// As what a board is exported.
struct ExportChoice {
    std::optional<PictureFormat> picture = PictureFormat::Png; ///< nothing: a text
    QString formatId;                                          ///< of a text, see findFormat()
    int longestSide = kUsualPicture;                           ///< of a picture, in pixels
    PictureOptions options;                                    ///< of a picture

    /// The usual ending of a file name, without a dot.
    [[nodiscard]] QString extension() const;
};

/// The content of the file that is exported: a puzzle with the board that is
/// shown, which need not be its own. Safe on any thread.
/// @throws UserError if there is not enough memory for the picture, or if the
/// text format cannot hold the puzzle.
[[nodiscard]] QByteArray exportedBytes(const PuzzleFile& file, const Board& shown,
                                       const ExportChoice& choice);

/// Writes it atomically: a failed export leaves the old file and nothing else.
/// @throws UserError as exportedBytes(), or if the file cannot be written.
void exportBoard(const PuzzleFile& file, const Board& shown, const ExportChoice& choice,
                 const QString& path);

} // namespace tessera
