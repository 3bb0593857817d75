// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace tessera {

/// A candidate solution as it travels from a solver to whoever watches: one
/// code a cell, in cell order. Only the kind of puzzle knows what a code means
/// (for edge matching: Placement::code()).
using Solution = std::vector<std::uint16_t>;

} // namespace tessera
