// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QSpinBox;
class QWidget;

namespace tessera {

/// The most searches that one dialog adds for one method.
inline constexpr int kMostSeeds = 100;

/// A spin box for how many seeds, one after another, a method is tried with.
[[nodiscard]] QSpinBox* seedCountBox(QWidget* parent, int seeds);

} // namespace tessera
