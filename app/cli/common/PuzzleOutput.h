// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kind/Kind.h"

#include <QString>

namespace tessera {

/// Finds out before long work whether its best board can be saved there.
/// @throws UsageError if the format holds no boards.
/// @throws UserError as Kind::save() does.
void checkBoardSavable(const AnyPuzzle& puzzle, const QString& path);

/// What Kind::save() would leave out, as a warning on standard error.
void tellLosses(const AnyPuzzle& puzzle, const QString& path, const QString& formatId = {});

/// Kind::save(), then tellLosses(). @throws UserError
void savePuzzleTelling(const AnyPuzzle& puzzle, const QString& path, const QString& formatId = {});

} // namespace tessera
