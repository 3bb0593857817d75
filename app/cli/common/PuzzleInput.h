// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/CommandSpec.h"

#include "core/edges/formats/FormatRegistry.h"
#include "core/experiments/RecordedRun.h"

#include <optional>

namespace tessera {

/// The operand IN of the commands that read a puzzle.
[[nodiscard]] OperandSpec puzzleOperand();

/// Whether a reader's warnings are told at once.
enum class Warnings : bool { Quiet, Told };

/// What IN names: a file, "-", a viewer address itself, or a Sudoku's line of
/// digits itself. @throws UserError
[[nodiscard]] PuzzleSource openInput(const QString& in);

/// The run that IN holds if it is a run file.
/// @throws UserError if it is one that cannot be read
[[nodiscard]] std::optional<RecordedRun> recordedRunOf(const PuzzleSource& source);

/// Reads IN: a file, "-", or a viewer address itself; warnings go to standard
/// error, each in a line that begins with the file's name. A run file stands for its puzzle with
/// the run's best board.
/// @throws UserError
[[nodiscard]] ReadResult readInput(const QString& in, const QString& formatId = {},
                                   Warnings warnings = Warnings::Told);

/// The same of what is open already.
[[nodiscard]] ReadResult readInput(const PuzzleSource& source, const QString& formatId = {},
                                   Warnings warnings = Warnings::Told);

/// A reader's warnings on standard error, each after the source's name.
void tellWarnings(const PuzzleSource& source, const ReadResult& result);

} // namespace tessera
