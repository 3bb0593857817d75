// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/BoardPicture.h"
#include "widgets/pictures/PictureFile.h"

#include "core/edges/formats/PuzzleFile.h"

namespace tessera {

/// The limits and the default of a picture's longer side in pixels.
inline constexpr int kSmallestPicture = 16;
inline constexpr int kLargestPicture = 10'000;
inline constexpr int kUsualPicture = 1024;

/// Width and height of such a picture.
[[nodiscard]] QSize boardPixels(GridSize size, int longestSide, const std::vector<int>& cells = {});

/// The content of a picture file of a file's board with its locks and title.
/// @param longestSide in pixels; for SVG and PDF at 96 an inch
/// @throws UserError if there is not enough memory.
[[nodiscard]] QByteArray boardPictureBytes(const PuzzleFile& file, PictureFormat format,
                                           int longestSide, const PictureOptions& options);

} // namespace tessera
