// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/generate/Generator.h"

#include <QString>

#include <span>

namespace tessera {

/// A puzzle to be made by hand: one piece per cell, in cell order, with grey edges where the frame
/// needs them. Joints take patterns 1 … @p colors in turn, so all occur (unless there are fewer
/// joints) and the pieces fit together from the start. The pieces are on their cells, ready to be
/// painted; nothing is locked.
/// @throws UserError if the size or the number of colours is not possible.
[[nodiscard]] PuzzleFile blankPuzzle(GridSize size, Rules rules, int colors);

/// A puzzle to start with: TetraVex as in the desktop game, Scramble Squares as nine cards on a
/// table, a board printed by Niang (2010), or a puzzle similar to one of a paper: with its size,
/// colours, distribution and frame. The paper's pieces were not published; our seeds give as many
/// solutions as it reports, up to rotation: P1 four, P4 more than 1,500, P5 three, P0, P2, P3 and
/// P6 one.
struct PuzzlePreset {
    Q_DECLARE_TR_FUNCTIONS(PuzzlePresets)

public:
    QString id;         ///< as in --preset, e.g. "P5"
    const char* source; ///< the description, untranslated; %1 is the side
    GeneratorSettings settings;

    /// A sentence in the current language.
    [[nodiscard]] QString description() const {
        return tr(source).replace(QLatin1String("%1"), QString::number(settings.size.width));
    }
    [[nodiscard]] static std::vector<PuzzlePreset> all();
};

/// P0 to P11 and EII of Söderlind 2010, Table 2. "Even" rows have the hardest colour counts,
/// "Random" rows draw each edge from one set; EII has Eternity II's counts and its centre hint.
/// TetraVex as in GNOME: pieces keep their rotation, and colour d + 1 stands for the digit d, drawn
/// at random.
[[nodiscard]] std::span<const PuzzlePreset> puzzlePresets();
/// Ignores case; nothing if no preset has that id.
[[nodiscard]] const PuzzlePreset* findPuzzlePreset(const QString& id);

} // namespace tessera
