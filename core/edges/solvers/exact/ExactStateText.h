// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/solvers/exact/ExactSearch.h"

#include <QJsonArray>

#include <span>
#include <vector>

namespace tessera {

/// Parts of a tree as text, a part each: its floor, what is next, and its path.
[[nodiscard]] QJsonArray textOf(std::span<const ExactSearch::State> parts);
/// @throws UserError if they are not such texts.
[[nodiscard]] std::vector<ExactSearch::State> statesFrom(const QJsonArray& texts);

} // namespace tessera
