// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/generate/HardnessCurve.h"

#include "core/edges/generate/Generator.h"

#include <QImage>

#include <optional>

namespace tessera {

/// What the generator makes of settings: how hard such puzzles are, and a
/// puzzle with a picture of its solution, or the sentence that says why there
/// is none.
struct MadePuzzle {
    HardnessCurve hardness;
    std::optional<PuzzleFile> file;
    QString error;
    QImage picture;
};

/// Safe on any thread; takes some seconds for large boards.
/// @param pictureSide longer side of the picture in pixels
[[nodiscard]] MadePuzzle makePuzzle(const GeneratorSettings& settings, int pictureSide,
                                    const QString& tileTheme);

} // namespace tessera
