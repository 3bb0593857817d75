// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/formats/PuzzleFile.h"
#include "core/edges/generate/HardestColors.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>
#include <vector>

namespace tessera {

/// Translates what files of this room say.
struct GeneratorText {
    Q_DECLARE_TR_FUNCTIONS(Generator)
};

/// How the number of colours is chosen.
struct ColorChoice {
    enum class Kind : std::uint8_t {
        Hardest,        ///< by the formula of 003, 3.1.4; border and inner apart
        BorderAndInner, ///< two disjoint sets: joints along the frame and all others
        Total,          ///< one common set for all joints, as in the theses
    };
    Kind kind = Kind::Hardest;
    int border = 0; ///< BorderAndInner: colours of the joints whose two cells touch one frame side
    int inner = 0;  ///< BorderAndInner: colours of all others, on an unframed board of all
    int total = 0;  ///< Total

    friend bool operator==(const ColorChoice&, const ColorChoice&) = default;
};

enum class Distribution : std::uint8_t {
    Even,   ///< each colour of a set as often as any other, give or take one
    Random, ///< each edge drawn alone, but no colour left out
};

/// Which pieces of the solution are given away as hints.
struct HintChoice {
    int count = 0;          ///< so many random cells, when none are chosen
    std::vector<int> cells; ///< the chosen cells

    friend bool operator==(const HintChoice&, const HintChoice&) = default;
};

/// The cells of Eternity II's own five hint pieces on its 16×16 board, the one
/// that every buyer was given (the centre) first.
[[nodiscard]] std::vector<int> eternityHintCells();

/// Everything a generated puzzle depends on: the same settings give the same
/// puzzle on every machine.
struct GeneratorSettings {
    GridSize size{10, 10};
    Rules rules;
    ColorChoice colors;
    Distribution distribution = Distribution::Even;
    bool uniquePieces = true; ///< no two pieces are copies of each other
    HintChoice hints;
    bool solved = false; ///< leave the solution on the board instead of an empty one
    std::uint64_t seed = 1;

    friend bool operator==(const GeneratorSettings&, const GeneratorSettings&) = default;
};

/// "hardest", "4+10" or "14", as in --colors. @throws UserError
[[nodiscard]] ColorChoice parseColorChoice(const QString& text);
[[nodiscard]] QString colorChoiceText(const ColorChoice& choice);

/// The settings as kept in a file's info, and back (what is missing or makes no
/// sense keeps its default).
[[nodiscard]] QJsonObject toJson(const GeneratorSettings& settings);
[[nodiscard]] GeneratorSettings generatorSettingsFromJson(const QJsonObject& json);

/// The settings of one puzzle of a batch, from 0: the same with the seed moved on.
[[nodiscard]] GeneratorSettings batchMember(GeneratorSettings settings, int index);

/// The hardest colour counts for a size, rules and hints, as the generator takes
/// them. @throws UserError if the size or the hints are not possible.
[[nodiscard]] HardestColors hardestColorsFor(const GeneratorSettings& settings);

/// Generates a puzzle that is solvable by construction: a solved board is made,
/// cut into pieces, and the pieces are shuffled and turned (003, 5.1). The
/// solution is kept in PuzzleFile::solution, the settings in its info.
/// @throws UserError with the reason when what was asked for cannot exist.
[[nodiscard]] PuzzleFile generatePuzzle(const GeneratorSettings& settings);

} // namespace tessera
