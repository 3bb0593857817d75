// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>

namespace tessera {

/// The number of emblem outlines; each comes plain and pierced.
[[nodiscard]] int emblemShapes();

/// The half of an emblem that lies on one side of a joint, in cells: the joint
/// runs along y = 0 with its middle at the origin, and the half grows towards
/// positive y. It keeps clear of the diagonals |x| + y = ½, so that it needs
/// no clipping. Filled by the odd-even rule.
/// @param shape taken modulo emblemShapes()
[[nodiscard]] QPainterPath emblemHalf(int shape, bool pierced);

/// Both halves of the emblem as one outline: what two matching edges show.
/// Every emblem is symmetric about the origin, so that it does not matter
/// which of the two pieces lies on which side.
[[nodiscard]] QPainterPath emblemWhole(int shape, bool pierced);

} // namespace tessera
