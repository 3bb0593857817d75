// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Trace.h"

#include <QString>

class QComboBox;

namespace tessera {

/// Fills a box with all that curves can be drawn against.
void addCurveAxes(QComboBox& box);
/// What is chosen in such a box.
[[nodiscard]] CurveAxis chosenAxis(const QComboBox& box);
/// Says in an empty chart why methods have no curve on this axis; empty for axes
/// that every method has.
[[nodiscard]] QString axisMissingText(CurveAxis axis);

} // namespace tessera
