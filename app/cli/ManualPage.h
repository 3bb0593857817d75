// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/CommandSpec.h"

#include <span>

namespace tessera {

/// The manual page of section 1 in troff's "man" macros, made from the same
/// declarations as the help.
[[nodiscard]] QString manualPage(std::span<const CommandSpec> specs);

} // namespace tessera
