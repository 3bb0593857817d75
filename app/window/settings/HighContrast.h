// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>

namespace tessera {

/// Whether text and window are as far apart as black and white, or nearly so:
/// the palettes that people choose who need strong contrasts.
[[nodiscard]] bool isHighContrast(const QPalette& palette);

/// For frames around fields, buttons and groups: between the colours of the window
/// and of its text, with a contrast of at least 6:1 to the window if those two
/// have it.
[[nodiscard]] QColor outlineColor(const QPalette& palette);

/// What a palette of the platform lacks. Many that are made for strong contrasts name
/// only a few colours, and the toolkit derives the others by making a colour darker:
/// from black nothing but black. Notes, disabled text and shades that cannot be told
/// from their ground get a colour that can.
/// @returns only those colours, to be set over the given ones
[[nodiscard]] QPalette missingColors(const QPalette& palette);

} // namespace tessera
