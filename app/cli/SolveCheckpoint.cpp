// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/SolveCheckpoint.h"

#include "app/cli/common/Arguments.h"
#include "app/cli/common/Console.h"

#include "core/search/ResumableSolver.h"
#include "core/support/UserError.h"

namespace tessera {

std::unique_ptr<SearchCheckpointFile> checkpointFile(const QString& path, const PuzzleFile& file,
                                                     const SearchSettings& settings,
                                                     const Solver& solver) {
    if (path.isEmpty())
        return nullptr;
    if (dynamic_cast<const ResumableSolver*>(&solver) == nullptr) {
        throw UsageError(CliText::tr("The method %1 cannot be stored and taken up again; "
                                     "backtracking can.")
                             .arg(QString::fromStdString(settings.solver)));
    }
    return std::make_unique<SearchCheckpointFile>(path, file, settings);
}

void endCheckpoint(SearchCheckpointFile& checkpoint, const RunResult& result) {
    if (result.checkpoint)
        checkpoint.save(result);
    else
        checkpoint.remove();
    if (const QString failure = checkpoint.failure(); !failure.isEmpty())
        throw UserError(failure);
}

} // namespace tessera
