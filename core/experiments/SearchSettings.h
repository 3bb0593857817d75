// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Budget.h"
#include "core/search/Parameter.h"
#include "core/search/Problem.h"

#include <QCoreApplication>
#include <QJsonObject>

#include <cstdint>
#include <string>

namespace tessera {

/// All that a search depends on besides the puzzle and its board; the same give the same result.
struct SearchSettings {
    std::string solver; ///< id of a method
    ParameterValues values;
    Budget budget;
    std::uint64_t seed = 1;
    StartKind start = StartKind::Own;
    int threads = 1; ///< for methods that can share their work
};

struct RunFileText {
    Q_DECLARE_TR_FUNCTIONS(RunFile)
};

[[nodiscard]] QJsonObject toJson(const Budget& budget);

/// All settings of a search as run files, recovery copies and races keep them: solver, parameters,
/// start, budget, seed, threads. Whole numbers that JSON could round are texts.
[[nodiscard]] QJsonObject toJson(const SearchSettings& settings);

/// What is missing is as usual; unknown keys are for others.
/// @throws UserError if this version has no such method, or the method no such parameters.
[[nodiscard]] SearchSettings searchSettingsFrom(const QJsonObject& json);

} // namespace tessera
