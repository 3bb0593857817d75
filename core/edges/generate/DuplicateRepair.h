// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/generate/SolvedBoard.h"
#include "core/support/Random.h"

namespace tessera {

/// Makes all pieces of a solved board distinct by exchanging the colours of two
/// joints of one kind (and turning signed joints round) where copies are: how
/// often each colour occurs stays as it was. The work is bounded.
/// @returns whether all pieces are distinct now.
[[nodiscard]] bool makePiecesUnique(SolvedBoard& board, Random& random);

} // namespace tessera
