// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/RunFile.h"
#include "core/kind/Kind.h"

namespace tessera {

/// What IN names: a file, "-", or a puzzle that is typed
/// itself, such as a viewer address. @throws UserError
[[nodiscard]] PuzzleSource openInput(const QString& in);

/// The run that IN holds if it is a run file, of edge matching.
/// @throws UserError if it is one that cannot be read
[[nodiscard]] std::optional<RecordedRun> recordedRunOf(const PuzzleSource& source);

/// A reader's warnings on standard error, each after the source's name.
void tellWarnings(const PuzzleSource& source, const QStringList& warnings);

/// OUT for one puzzle; with the member's number before its ending for several.
[[nodiscard]] QString memberPath(const QString& out, int index, int count);

/// For files that are read again or added to, which standard output, pipes and devices cannot be.
/// @throws UsageError if @p path is one of them.
void refuseStream(const char* option, const QString& path);

/// @throws UsageError if one of the paths is that of the input, which would be overwritten. See
/// refuseSameFiles().
void refuseInput(const QString& input, const QStringList& paths);

/// @throws UsageError if two of the paths are one file, which would be overwritten at once. Empty
/// ones, "-" and devices do not count.
void refuseSameFiles(const QStringList& paths);

/// Finds out before long work whether its best board can be saved there.
/// @throws UsageError if the format holds no boards.
/// @throws UserError as Kind::save() does.
void checkBoardSavable(const AnyPuzzle& puzzle, const QString& path);

/// What Kind::save() would leave out, as a warning on standard error.
void tellLosses(const AnyPuzzle& puzzle, const QString& path, const QString& formatId = {});

/// Kind::save(), then tellLosses(). @throws UserError
void savePuzzleTelling(const AnyPuzzle& puzzle, const QString& path, const QString& formatId = {});

} // namespace tessera
