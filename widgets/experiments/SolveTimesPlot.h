// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/ExperimentTable.h"

#include <QPalette>
#include <QStringList>

#include <vector>

class QPainter;
class QRectF;

namespace tessera {

/// Draws how long solving took against groups of puzzles, e.g. sizes: a line of
/// dots for each method on a logarithmic axis, each dot with the share of runs that
/// were solved unless all were. Groups that were never solved have no dot.
void paintSolveTimes(QPainter& painter, const QRectF& area, const QStringList& groups,
                     const std::vector<SolveTimes>& methods, const QPalette& colors);

} // namespace tessera
