// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/BoardPicture.h"
#include "widgets/print/PrintedPages.h"

#include "core/edges/formats/PuzzleFile.h"

namespace tessera {

/// A board with its locks on one page, as large as fits between the margins.
/// @param paper and @p margin in millimetres
/// @throws UserError if the margins leave no room.
[[nodiscard]] PrintedPages boardPages(const PuzzleFile& file, const PictureOptions& options,
                                      QSizeF paper, double margin);

} // namespace tessera
