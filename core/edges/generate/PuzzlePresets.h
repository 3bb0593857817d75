// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/generate/Generator.h"

#include <QString>

#include <span>

namespace tessera {

/// A puzzle to be made by hand: one piece for each cell, with grey edges as the frame asks, in cell
/// order. Joints take patterns 1 … @p colors in turn, so that each exists and the pieces fit
/// together from the start; there are fewer where the board has fewer joints. The pieces lie on
/// their cells, ready to be painted; nothing is locked.
/// @throws UserError if the size or the number of colours is not possible.
[[nodiscard]] PuzzleFile blankPuzzle(GridSize size, Rules rules, int colors);

/// A puzzle to begin with: TetraVex as a desktop game, Scramble Squares as nine cards on a table,
/// a board that Niang (2010) printed, or one of a paper made again in kind: same size, colours,
/// distribution and frame. Its pieces were not published; our seeds give as many solutions as the
/// paper reports, rotations apart: P1 four, P4 more than 1,500, P5 three, P0, P2, P3 and P6 one.
struct PuzzlePreset {
    Q_DECLARE_TR_FUNCTIONS(PuzzlePresets)

public:
    QString id;         ///< as in --preset, e.g. "P5"
    const char* source; ///< the description, not yet translated; %1 is the side
    GeneratorSettings settings;

    /// A sentence, in the language of the moment.
    [[nodiscard]] QString description() const {
        return tr(source).replace(QLatin1String("%1"), QString::number(settings.size.width));
    }
    [[nodiscard]] static std::vector<PuzzlePreset> all();
};

/// P0 to P11 and EII of Söderlind 2010, Table 2. "Even" rows are the hardest colour counts,
/// "Random" rows draw each edge from one set; EII has Eternity II's counts, with its centre hint on
/// the board. TetraVex as in GNOME: pieces keep their rotation, and colour d + 1 stands for the
/// digit d, drawn at random.
[[nodiscard]] std::span<const PuzzlePreset> puzzlePresets();
/// Upper and lower case are the same; nothing if there is none of that id.
[[nodiscard]] const PuzzlePreset* findPuzzlePreset(const QString& id);

} // namespace tessera
