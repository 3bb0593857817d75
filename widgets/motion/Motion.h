// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace tessera {

/// Whether anything may move, fade or flash automatically: not if the style has no animations, nor
/// after setReducedMotion().
[[nodiscard]] bool showsMotion(const QWidget& widget);
/// For the whole program.
void setReducedMotion(bool reduced);

} // namespace tessera
