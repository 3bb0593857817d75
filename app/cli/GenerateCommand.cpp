// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"

#include "core/edges/generate/PuzzlePresets.h"
#include "core/edges/puzzle/Board.h"
#include "core/kind/EdgeKind.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <algorithm>
#include <iterator>

namespace tessera {

namespace {

/// What is wrong with the value of an option is wrong usage.
template <typename Step>
auto asUsage(const Step& step) {
    try {
        return step();
    } catch (const UserError& error) {
        throw UsageError(error.sentence());
    }
}

GridSize askedSize(const QString& text) {
    const auto size = parseSize(text);
    if (!size)
        throw UsageError(CliText::tr("--size takes WIDTHxHEIGHT, e.g. 10x10, not “%1”."), text);
    if (!size->isValid()) {
        throw UsageError(
            CliText::tr("--size %1 is not possible: each side must have 1 to %2 cells, because a "
                        "piece and its rotation are stored in 16 bits."),
            text, kMaxSide);
    }
    return *size;
}

/// "3", "C4,H8" or "eternity".
HintChoice hintsOf(const Arguments& arguments, GridSize size) {
    const QString text = arguments.text("hints").trimmed();
    if (text == QLatin1String("eternity")) {
        if (size != GridSize{16, 16})
            throw UsageError(CliText::tr("--hints eternity is for 16×16 boards only."));
        return {0, eternityHintCells()};
    }
    if (text.isEmpty() || !text.front().isLetter())
        return {static_cast<int>(arguments.whole("hints", size.cells()).value()), {}};
    HintChoice hints;
    for (const QString& name : text.split(u',')) {
        const auto cell = cellNamed(name.trimmed(), size);
        if (!cell) {
            throw UsageError(
                CliText::tr("--hints: a board of %1×%2 has no cell “%3”; its last one is %4."),
                size.width, size.height, name.trimmed(), cellName(size, size.cells() - 1));
        }
        hints.cells.push_back(*cell);
    }
    return hints;
}

GeneratorSettings settingsOf(const Arguments& arguments) {
    GeneratorSettings settings;
    const bool hasPreset = arguments.has("preset");
    // A preset replaces the defaults.
    const auto applies = [&](const char* option) { return !hasPreset || arguments.has(option); };
    if (hasPreset) {
        const QString id = arguments.text("preset");
        const PuzzlePreset* preset = findPuzzlePreset(id);
        if (preset == nullptr) {
            throw UsageError(CliText::tr("There is no preset “%1”. The presets are: %2."), id,
                             idsOf(puzzlePresets()).join(QStringLiteral(", ")));
        }
        settings = preset->settings;
    } else if (!arguments.has("size")) {
        throw UsageError(CliText::tr("--size is missing."));
    }
    if (arguments.has("size")) {
        const GridSize asked = askedSize(arguments.text("size"));
        // The cells of a preset's hints are those of its own size.
        if (asked != settings.size)
            settings.hints.cells.clear();
        settings.size = asked;
    }
    if (applies("colors"))
        settings.colors = asUsage([&] { return parseColorChoice(arguments.text("colors")); });
    if (arguments.has("unframed"))
        settings.rules.framed = false;
    if (arguments.has("rim-color")) {
        settings.rules.rimColor =
            asUsage([&] { return parseRimColor(arguments.text("rim-color")); });
        settings.rules.framed = false;
    }
    if (arguments.has("signed"))
        settings.rules.isSigned = true;
    if (arguments.has("keep-rotation")) {
        settings.rules.framed = false;
        settings.rules.keepsRotation = true;
    }
    if (arguments.has("no-unique"))
        settings.uniquePieces = false;
    if (applies("distribution"))
        settings.distribution = static_cast<Distribution>(arguments.wordIndex("distribution"));
    if (applies("hints")) {
        settings.hints = hintsOf(arguments, settings.size);
        static_cast<void>(asUsage([&] { return hintCells(settings); }));
    }
    if (applies("seed"))
        settings.seed = static_cast<std::uint64_t>(arguments.number("seed"));
    settings.solved = settings.solved || arguments.has("solved");
    return settings;
}

ExitCode generate(const Arguments& arguments) {
    const Kind& kind = *findKind(arguments.word("kind").toStdString());
    const KindCommands& commands = commandsOf(kind);
    commands.refuse(arguments, {"colors", "unframed", "signed", "rim-color", "keep-rotation",
                                "no-unique", "distribution", "hints", "preset"});
    for (const Kind* other : allKinds()) {
        for (const OptionSpec& option : commandsOf(*other).generatorOptions()) {
            const QString& name = option.names.front();
            if (other != &kind && arguments.has(name))
                throw UsageError(CliText::tr("--%1 only works with --kind %2."), name,
                                 idOf(*other));
        }
    }
    return commands.generate(arguments);
}

} // namespace

ExitCode EdgeCommands::generate(const Arguments& arguments) const {
    const GeneratorSettings settings = settingsOf(arguments);
    GeneratorSettings member;
    const auto make = [&](int number) {
        member = batchMember(settings, number);
        return anyPuzzle(generatePuzzle(member));
    };
    writeMade(arguments, make, [&](const QString& path) {
        if (isStandardStream(path))
            return;
        print(QStringLiteral("%1 %2x%3 colors %4 seed %5"), path, member.size.width,
              member.size.height, colorChoiceText(member.colors), member.seed);
    });
    return ExitCode::Done;
}

Command generateCommand() {
    const GeneratorSettings usual;
    const QStringList presets = idsOf(puzzlePresets());
    // In the order of Distribution.
    const QStringList distributions{QStringLiteral("even"), QStringLiteral("random")};
    std::vector<OptionSpec> options{
        {"size", "WxH",
         CliText::tr("Width and height in cells, each 1 to %1. Without --preset, needed for "
                     "edge-matching puzzles.")
             .arg(kMaxSide)},
        OptionSpec{"colors", "COUNT",
                   CliText::tr("The number of colours: hardest (by formula), BORDER+INNER (two "
                               "separate sets, e.g. 5+17) or TOTAL (one set for all edges).")}
            .withDefault(colorChoiceText(usual.colors)),
        {"unframed", "", CliText::tr("No grey frame around the board.")},
        {"signed", "", CliText::tr("A colour matches its mate, not itself.")},
        {"keep-rotation,fixed-rotation", "",
         CliText::tr("Pieces keep their rotation, as in TetraVex; implies --unframed.")},
        {"rim-color", "COLOR",
         CliText::tr("No frame; all edges at the rim show this colour. any: the same colour, "
                     "whichever it is.")},
        {"no-unique", "", CliText::tr("Allow identical pieces.")},
        OptionSpec{
            "distribution", "KIND",
            CliText::tr(
                "even: each colour occurs equally often; random: each edge gets a random colour.")}
            .oneOf(distributions)
            .withDefault(distributions.at(static_cast<int>(usual.distribution))),
        OptionSpec{"hints", "WHICH",
                   CliText::tr("Hints from the solution: a number of random cells, a list of cells "
                               "such as C4,H8, or eternity for the five of Eternity II.")}
            .withDefault(usual.hints.count),
        OptionSpec{
            "preset", "NAME",
            CliText::tr("Start from the settings of a published puzzle: %1. They replace the "
                        "defaults.")
                .arg(presets.join(QStringLiteral(", ")))}
            .oneOf(presets),
        OptionSpec{"seed", "N", CliText::tr("The same seed gives the same puzzle everywhere.")}
            .atLeast(0)
            .withDefault(static_cast<qint64>(usual.seed)),
        OptionSpec{"count", "K",
                   CliText::tr("Generate K puzzles. OUT gets a number before its extension; a "
                               "format that holds lists takes all of them in one file.")}
            .between(1, 10'000)
            .withDefault(1),
        {"solved", "", CliText::tr("Leave the solution on the board.")},
        {"o,output", "OUT",
         CliText::tr("The file to write; its extension sets the format. “-” is standard output. "
                     "Needed.")},
        OptionSpec{"kind", "KIND", kindsHelp(&KindHelp::settings, QStringLiteral(" "))}
            .oneOf(kindIds())
            .withDefault(kindIds().front())};
    for (const Kind* kind : allKinds())
        std::ranges::move(commandsOf(*kind).generatorOptions(), std::back_inserter(options));
    return {{QStringLiteral("generate"),
             CliText::tr("Generate a puzzle that has a solution."),
             {},
             options},
            generate};
}

} // namespace tessera
