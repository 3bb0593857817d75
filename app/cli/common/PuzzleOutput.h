// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/PuzzleFile.h"

#include <QString>

namespace tessera {

/// Finds out before long work whether its best board can be saved there.
/// @throws UsageError if the format holds no boards.
/// @throws UserError as savePuzzle() does.
void checkBoardSavable(const PuzzleFile& file, const QString& path);

/// What savePuzzle() would leave out, as a warning on standard error.
void tellLosses(const PuzzleFile& file, const QString& path, const QString& formatId = {});

/// savePuzzle(), then tellLosses(). @throws UserError
void savePuzzleTelling(const PuzzleFile& file, const QString& path, const QString& formatId = {});

} // namespace tessera
