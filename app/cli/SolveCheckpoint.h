// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/SearchCheckpointFile.h"
#include "core/search/Solver.h"

#include <memory>

namespace tessera {

/// The file of solve --checkpoint; nothing without a path.
/// @throws UsageError if the method cannot be taken up again.
[[nodiscard]] std::unique_ptr<SearchCheckpointFile> checkpointFile(const QString& path,
                                                                   const PuzzleFile& file,
                                                                   const SearchSettings& settings,
                                                                   const Solver& solver);

/// After the end of the search, when its results are out: writes its last state, or takes the file
/// away when nothing is left to search.
/// @throws UserError if it cannot be written.
void endCheckpoint(SearchCheckpointFile& checkpoint, const RunResult& result);

} // namespace tessera
