// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tessera {

/// OUT for one puzzle; with the member's number before its ending for several.
[[nodiscard]] QString memberPath(const QString& out, int index, int count);

} // namespace tessera
