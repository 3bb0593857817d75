// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Solver.h"

#include <QByteArray>
#include <QJsonObject>

namespace tessera {

/// A method with values for all its parameters, as a file that `solve --preset-file` reads.
struct PresetFile {
    const SolverInfo* solver = nullptr;
    ParameterValues values;
    QJsonObject evidence{}; ///< how the values were found, for people
};

/// A JSON object: "format" ("tessera-preset"), "solver", "values" and "evidence".
[[nodiscard]] QByteArray presetBytes(const PresetFile& preset);
/// Values that are missing keep their defaults.
/// @throws FormatError with the position of what is wrong, UserError for values out of range
[[nodiscard]] PresetFile presetFrom(const QByteArray& bytes);
/// The preset of a file of at most a megabyte. @throws UserError that names the file
[[nodiscard]] PresetFile loadPreset(const QString& path);

} // namespace tessera
