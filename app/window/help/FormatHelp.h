// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/help/HelpPages.h"

namespace tessera {

/// A page with all file formats, made from their registry.
[[nodiscard]] HelpPage formatPage();

} // namespace tessera
