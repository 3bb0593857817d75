// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/puzzle/Puzzle.h"

#include <QByteArray>

namespace tessera {

/// Tells puzzles apart whatever their files are called: 32 hexadecimal digits,
/// equal for the same size, rules, pieces in the same order and turned the same
/// way, and hints. SHA-256, cut to its first half.
[[nodiscard]] QByteArray puzzleHash(const Puzzle& puzzle);

} // namespace tessera
