// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/TileArt.h"

#include <QPixmap>

namespace tessera {

/// A pattern as it looks where two pieces meet: the diamond of both edges, with
/// the whole emblem. A blank shows its outline; grey is a plain diamond.
/// @param side in logical pixels
[[nodiscard]] QPixmap colorSwatch(Color color, const TileTheme& theme, const TileColors& colors,
                                  int side, double devicePixelRatio);

} // namespace tessera
