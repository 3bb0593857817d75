// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/Format.h"

namespace tessera {

/// What of a document a file in that format would not hold: pieces, the board,
/// hints and locks. @return a sentence, empty if they are all kept
[[nodiscard]] QString lossesOf(const PuzzleFile& file, const Format& format);

} // namespace tessera
