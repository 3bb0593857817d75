// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

namespace tessera {

/// An icon of the program's own family (resources/icons, without ".svg"), drawn
/// in the palette's text colour, so that it fits light and dark themes.
[[nodiscard]] QIcon symbolicIcon(const char* name);

} // namespace tessera
