// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/moves/EdgeProblem.h"

#include <cstdint>
#include <memory>
#include <span>

namespace tessera {

/// The same problem with its board turned a quarter clockwise, for methods that
/// fill rows and do better when these are short. Pieces keep their numbers.
[[nodiscard]] std::shared_ptr<const EdgeProblem> turnedProblem(const EdgeProblem& problem);

/// Turns a board of the turned problem back.
/// @param size of the board as it was. Both have one Placement code a cell.
void turnBack(GridSize size, std::span<const std::uint16_t> turned, std::span<std::uint16_t> codes);

} // namespace tessera
