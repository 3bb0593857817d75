// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/CommandSpec.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/experiments/RunFile.h"

#include <optional>

namespace tessera {

/// The operand IN of the commands that read a puzzle.
[[nodiscard]] OperandSpec puzzleOperand();

/// What IN names: a file, "-", or a puzzle that is typed
/// itself, such as a viewer address. @throws UserError
[[nodiscard]] PuzzleSource openInput(const QString& in);

/// The run that IN holds if it is a run file, of edge matching.
/// @throws UserError if it is one that cannot be read
[[nodiscard]] std::optional<RecordedRun> recordedRunOf(const PuzzleSource& source);

/// Reads an edge-matching puzzle. A run file stands for its puzzle with the run's best board.
/// @throws UserError
[[nodiscard]] ReadResult readInput(const PuzzleSource& source);

/// The same; warnings go to standard error.
[[nodiscard]] PuzzleFile readInputTelling(const PuzzleSource& source);

/// A reader's warnings on standard error, each after the source's name.
void tellWarnings(const PuzzleSource& source, const ReadResult& result);

} // namespace tessera
