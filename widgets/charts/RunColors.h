// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPixmap>

#include <cstddef>

namespace tessera {

/// The colour of the index-th run, the same on every view: one qualitative set
/// that people with any kind of colour blindness tell apart, repeated when there
/// are more runs. Made lighter or darker until it stands out from @p background
/// (contrast 3:1). The set was chosen for what is left of it then, on white and on
/// dark grey, as seen without each kind of cones (Machado et al. 2009): any two
/// are three times as far apart in Oklab as those of Okabe and Ito's set.
[[nodiscard]] QColor runColor(std::size_t index, const QColor& background);

/// The line of the index-th run: solid while the colours last, then dashed, then
/// dotted and dashed, so that runs of one colour differ.
[[nodiscard]] Qt::PenStyle runLine(std::size_t index);

/// A piece of that line, for lists and tables. The same pixmap whenever it is asked
/// for: views keep a copy of each one that they ever drew as an icon.
[[nodiscard]] QPixmap runLinePixmap(std::size_t index, const QColor& background,
                                    qreal devicePixelRatio);

} // namespace tessera
