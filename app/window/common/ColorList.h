// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/TileTheme.h"

#include <span>

class QStandardItemModel;
class QWidget;

namespace tessera {

/// Logical pixels of a swatch in a ColorBox.
inline constexpr int kListSwatchSide = 24;

/// Entries for a ColorBox: swatch, number and name of each color, the number as
/// data. Belongs to the widget, whose palette it follows.
[[nodiscard]] QStandardItemModel* colorList(QWidget& parent, const TileTheme& theme,
                                            std::span<const Color> colors);

} // namespace tessera
