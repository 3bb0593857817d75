// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Counters.h"
#include "core/search/Solver.h"

#include <QString>

namespace tessera {

/// A method with its parameters in a few words: its name and, unless all values
/// are the defaults, its preset or the values that differ.
[[nodiscard]] QString methodLabel(const SolverInfo& method, const ParameterValues& values);

/// Says that a search got too little of the processor to be compared, and what to do;
/// empty if it did not. See ProcessorTime::isShort().
[[nodiscard]] QString shortCoreSentence(const ProcessorTime& time);

} // namespace tessera
