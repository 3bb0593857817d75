// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace tessera {

/// The colour on the straight way in sRGB from one to another; the share of the
/// other is 0 … 1. Opaque.
[[nodiscard]] QColor mixed(const QColor& from, const QColor& to, double share);

/// The colour nearest to the ground, on the way to another, that has the contrast
/// ratio of WCAG 2.1 to the ground; or that other one, if none before it has.
[[nodiscard]] QColor standingOut(const QColor& ground, const QColor& other, double contrast);

} // namespace tessera
