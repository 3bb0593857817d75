// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edges/generate/PuzzlePresets.h"

#include "core/edges/generate/Generator.h"
#include "core/support/UserError.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace tessera {

namespace {

struct BlankPuzzleText {
    Q_DECLARE_TR_FUNCTIONS(BlankPuzzle)
};

} // namespace

PuzzleFile blankPuzzle(GridSize size, Rules rules, int colors) {
    checkSize(size);
    const int most = rules.isSigned ? kMaxSignedColor : kMaxColor;
    if (colors < 1 || colors > most) {
        throw UserError(BlankPuzzleText::tr("%1 colours are not possible: there are 1 to %2.")
                            .arg(colors)
                            .arg(most));
    }
    SolvedBoard board(size, rules);
    for (std::size_t slot = 0; slot < board.colorSlots().size(); ++slot)
        board.paint(slot, static_cast<Color>(slot % static_cast<std::size_t>(colors) + 1));
    PuzzleInfo info;
    info.title = BlankPuzzleText::tr("New %1×%2 puzzle").arg(size.width).arg(size.height);
    const auto pieces = board.pieces();
    PuzzleFile file(Puzzle(size, rules, {pieces.begin(), pieces.end()}), std::move(info));
    for (int cell = 0; cell < file.board.cells(); ++cell)
        file.board.place(cell, {static_cast<PieceIndex>(cell), 0});
    return file;
}

namespace {

GeneratorSettings squareOf(int side, std::uint64_t seed) {
    GeneratorSettings settings;
    settings.size = {side, side};
    settings.seed = seed;
    return settings;
}

/// An "Even" row: the hardest colour counts.
GeneratorSettings even(int side, std::uint64_t seed = 1) {
    return squareOf(side, seed);
}

/// A "Random" row.
GeneratorSettings random(int side, int colors, std::uint64_t seed = 1) {
    GeneratorSettings settings = squareOf(side, seed);
    settings.colors = {ColorChoice::Kind::Total, 0, 0, colors};
    settings.distribution = Distribution::Random;
    return settings;
}

GeneratorSettings unframed(GeneratorSettings settings) {
    settings.rules.framed = false;
    return settings;
}

GeneratorSettings eternity() {
    GeneratorSettings settings = even(16);
    settings.hints.cells = {eternityHintCells().front()};
    return settings;
}

std::vector<PuzzlePreset> makePresets() {
    const auto preset = [](const char* id, const char* description, GeneratorSettings settings) {
        return PuzzlePreset{QLatin1String(id), description, std::move(settings)};
    };
    return {
        preset("P0",
               QT_TRANSLATE_NOOP("PuzzlePresets",
                                 "12×12 with 50 colours: a single solution, found in seconds."),
               random(12, 50)),
        preset("P1",
               QT_TRANSLATE_NOOP("PuzzlePresets",
                                 "4×4 with 4 colours: small, with several solutions."),
               random(4, 4, 11)),
        preset("P2", QT_TRANSLATE_NOOP("PuzzlePresets", "4×4 with the hardest colour counts."),
               even(4, 2)),
        preset("P3", QT_TRANSLATE_NOOP("PuzzlePresets", "4×4 with 8 colours: one solution or few."),
               random(4, 8)),
        preset("P4", QT_TRANSLATE_NOOP("PuzzlePresets", "6×6 with 4 colours: very many solutions."),
               random(6, 4, 12)),
        preset(
            "P5",
            QT_TRANSLATE_NOOP("PuzzlePresets",
                              "6×6 with the hardest colour counts: few solutions, slow to find."),
            even(6)),
        preset(
            "P6",
            QT_TRANSLATE_NOOP("PuzzlePresets", "6×6 with 12 colours: one solution, found at once."),
            random(6, 12)),
        preset("P7", QT_TRANSLATE_NOOP("PuzzlePresets", "10×10 with 10 random colours."),
               random(10, 10)),
        preset("P8",
               QT_TRANSLATE_NOOP("PuzzlePresets", "10×10 with 10 random colours and no frame."),
               unframed(random(10, 10))),
        preset("P9", QT_TRANSLATE_NOOP("PuzzlePresets", "10×10 with the hardest colour counts."),
               even(10)),
        preset("P10",
               QT_TRANSLATE_NOOP("PuzzlePresets", "16×16 with 23 random colours and no frame."),
               unframed(random(16, 23))),
        preset("P11", QT_TRANSLATE_NOOP("PuzzlePresets", "16×16 with the hardest colour counts."),
               even(16)),
        preset("EII",
               QT_TRANSLATE_NOOP("PuzzlePresets",
                                 "As Eternity II: 16×16, 5 + 17 colours, a hint in the centre."),
               eternity()),
    };
}

} // namespace

QString PuzzlePreset::description() const {
    return QCoreApplication::translate("PuzzlePresets", source);
}

std::span<const PuzzlePreset> puzzlePresets() {
    static const std::vector<PuzzlePreset> presets = makePresets();
    return presets;
}

const PuzzlePreset* findPuzzlePreset(const QString& id) {
    const auto presets = puzzlePresets();
    const auto found = std::ranges::find_if(presets, [&](const PuzzlePreset& preset) {
        return preset.id.compare(id, Qt::CaseInsensitive) == 0;
    });
    return found == presets.end() ? nullptr : &*found;
}

} // namespace tessera
