// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/PuzzleFile.h"
#include "core/experiments/SearchSettings.h"
#include "core/search/BestHistory.h"
#include "core/search/SearchSnapshot.h"
#include "core/search/Trace.h"

#include <QDateTime>
#include <QString>

namespace tessera {

/// One search with all that is needed to look at it again and to repeat it.
struct RecordedRun {
    PuzzleFile puzzle; ///< as it was when the search began
    SearchSettings settings;
    QString version;       ///< of the program that searched
    SearchNumbers numbers; ///< at the end
    StopReason stop = StopReason::None;
    QString failure; ///< the sentence when stop is Failed
    Trace trace;
    BestHistory bests;
    QString commit{};  ///< that the program was built from, empty if unknown, as the next two
    QString machine{}; ///< its system, kind of processor and number of threads
    QDateTime date{};  ///< of its end
};

} // namespace tessera
