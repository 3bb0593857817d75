// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "app/cli/common/PuzzleOutput.h"
#include "app/cli/EdgeCommands.h"

#include "core/edges/generate/PuzzlePresets.h"
#include "core/edges/puzzle/Score.h"
#include "core/kind/EdgeKind.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QRegularExpression>

#include <algorithm>
#include <iterator>
#include <limits>

namespace tessera {

namespace {

constexpr std::int64_t kGreatestSeed = std::numeric_limits<std::int64_t>::max();

GridSize askedSize(const QString& text) {
    static const QRegularExpression shape(QStringLiteral("^(-?[0-9]+)[xX×](-?[0-9]+)$"));
    const auto match = shape.match(text);
    if (!match.hasMatch())
        throw UsageError(CliText::tr("--size takes WIDTHxHEIGHT, e.g. 10x10, not “%1”.").arg(text));
    // A number too large to be one is as wrong as 300.
    const auto side = [&](int group) {
        const auto value = parseWhole(match.captured(group));
        return value && *value >= 1 && *value <= kMaxSide ? static_cast<int>(*value) : 0;
    };
    const GridSize size{side(1), side(2)};
    if (!size.isValid()) {
        throw UsageError(
            CliText::tr("--size %1 is not possible: each side has 1 to %2 cells, because a piece "
                        "and its rotation are kept in 16 bits.")
                .arg(text)
                .arg(kMaxSide));
    }
    return size;
}

int cellOf(const QString& name, GridSize size) {
    for (int cell = 0; cell < size.cells(); ++cell) {
        if (cellName(size, cell).compare(name, Qt::CaseInsensitive) == 0)
            return cell;
    }
    throw UsageError(CliText::tr("--hints: a %1×%2 board has no cell “%3”; its last one is %4.")
                         .arg(size.width)
                         .arg(size.height)
                         .arg(name, cellName(size, size.cells() - 1)));
}

/// "3", "C4,H8" or "eternity".
HintChoice hintsOf(const Arguments& arguments, GridSize size) {
    const QString option = QStringLiteral("hints");
    const QString text = arguments.text(option).trimmed();
    if (text == QLatin1String("eternity")) {
        if (size != GridSize{16, 16})
            throw UsageError(CliText::tr("--hints eternity is for 16×16 boards only."));
        return {0, eternityHintCells()};
    }
    if (text.isEmpty() || !text.front().isLetter())
        return {static_cast<int>(arguments.number(option, 0, size.cells())), {}};
    HintChoice hints;
    for (const QString& name : text.split(u','))
        hints.cells.push_back(cellOf(name.trimmed(), size));
    return hints;
}

QStringList presetIds() {
    QStringList ids;
    for (const PuzzlePreset& known : puzzlePresets())
        ids << known.id;
    return ids;
}

GeneratorSettings settingsOf(const Arguments& arguments) {
    GeneratorSettings settings;
    const bool hasPreset = arguments.has(QStringLiteral("preset"));
    // A preset stands for the defaults.
    const auto applies = [&](const QString& option) { return !hasPreset || arguments.has(option); };
    if (hasPreset) {
        const QString id = arguments.text(QStringLiteral("preset"));
        const PuzzlePreset* preset = findPuzzlePreset(id);
        if (preset == nullptr) {
            throw UsageError(CliText::tr("There is no preset “%1”; there are: %2.")
                                 .arg(id, presetIds().join(QStringLiteral(", "))));
        }
        settings = preset->settings;
    } else if (!arguments.has(QStringLiteral("size"))) {
        throw UsageError(CliText::tr("--size is missing."));
    }
    if (arguments.has(QStringLiteral("size")))
        settings.size = askedSize(arguments.text(QStringLiteral("size")));
    if (applies(QStringLiteral("colors"))) {
        try {
            settings.colors = parseColorChoice(arguments.text(QStringLiteral("colors")));
        } catch (const UserError& error) {
            throw UsageError(error.sentence());
        }
    }
    if (arguments.has(QStringLiteral("unframed")))
        settings.rules.framed = false;
    if (arguments.has(QStringLiteral("signed")))
        settings.rules.isSigned = true;
    if (arguments.has(QStringLiteral("no-unique")))
        settings.uniquePieces = false;
    if (applies(QStringLiteral("distribution")))
        settings.distribution =
            static_cast<Distribution>(arguments.wordIndex(QStringLiteral("distribution")));
    if (applies(QStringLiteral("hints")))
        settings.hints = hintsOf(arguments, settings.size);
    if (applies(QStringLiteral("seed")))
        settings.seed = static_cast<std::uint64_t>(
            arguments.number(QStringLiteral("seed"), 0, kGreatestSeed));
    settings.solved = settings.solved || arguments.has(QStringLiteral("solved"));
    return settings;
}

ExitCode generate(const Arguments& arguments) {
    const QString id = arguments.word(QStringLiteral("kind"));
    const Kind& kind = *findKind(id.toStdString());
    if (&kind != &edgeKind()) {
        commandsOf(kind).refuse(
            arguments, {QStringLiteral("colors"), QStringLiteral("unframed"),
                        QStringLiteral("signed"), QStringLiteral("no-unique"),
                        QStringLiteral("distribution"), QStringLiteral("hints"),
                        QStringLiteral("preset")});
    }
    for (const Kind* other : allKinds()) {
        for (const OptionSpec& option : commandsOf(*other).generatorOptions()) {
            if (other != &kind && arguments.has(option.names.front())) {
                throw UsageError(CliText::tr("--%1 is for --kind %2.")
                                     .arg(option.names.front(), idOf(*other)));
            }
        }
    }
    return commandsOf(kind).generate(arguments);
}

} // namespace

ExitCode EdgeCommands::generate(const Arguments& arguments) const {
    const GeneratorSettings settings = settingsOf(arguments);
    GeneratorSettings member;
    AnyPuzzle made;
    const auto make = [&](int number) {
        member = batchMember(settings, number);
        return made = anyPuzzle(generatePuzzle(member));
    };
    writeMade(arguments, make, [&](const QString& path) {
        // All members lose the same.
        if (member.seed == settings.seed)
            tellLosses(made, path);
        if (isStandardStream(path))
            return;
        print(QStringLiteral("%1 %2x%3 colors %4 seed %5")
                  .arg(path)
                  .arg(member.size.width)
                  .arg(member.size.height)
                  .arg(colorChoiceText(member.colors))
                  .arg(member.seed));
    });
    return ExitCode::Done;
}

Command generateCommand() {
    const GeneratorSettings usual;
    const QStringList presets = presetIds();
    // In the order of Distribution.
    const QStringList distributions{QStringLiteral("even"), QStringLiteral("random")};
    CommandSpec spec;
    spec.name = QStringLiteral("generate");
    spec.summary = CliText::tr("Make a puzzle that has a solution.");
    spec.options = {
        {{QStringLiteral("size")},
         QStringLiteral("WxH"),
         CliText::tr("Width and height in cells, each 1 to %1.").arg(kMaxSide)},
        OptionSpec{{QStringLiteral("colors")},
                   QStringLiteral("COUNT"),
                   CliText::tr("How many colours: hardest (by formula), BORDER+INNER (two sets "
                               "apart, e.g. 5+17), or TOTAL (one common set for all edges).")}
            .withDefault(colorChoiceText(usual.colors)),
        {{QStringLiteral("unframed")}, {}, CliText::tr("No grey frame around the board.")},
        {{QStringLiteral("signed")}, {}, CliText::tr("A colour joins with its mate, not itself.")},
        {{QStringLiteral("no-unique")}, {}, CliText::tr("Allow pieces that are copies.")},
        OptionSpec{{QStringLiteral("distribution")},
                   QStringLiteral("KIND"),
                   CliText::tr("even: each colour equally often; random: as it comes.")}
            .oneOf(distributions)
            .withDefault(distributions.at(static_cast<int>(usual.distribution))),
        OptionSpec{{QStringLiteral("hints")},
                   QStringLiteral("WHICH"),
                   CliText::tr("Give away pieces of the solution as hints: a number for so many "
                               "random ones, cells as in C4,H8, or eternity for Eternity II’s "
                               "five.")}
            .withDefault(usual.hints.count),
        OptionSpec{{QStringLiteral("preset")},
                   QStringLiteral("NAME"),
                   CliText::tr("Start from the settings of a published puzzle: %1. They replace the "
                               "defaults.")
                       .arg(presets.join(QStringLiteral(", ")))}
            .oneOf(presets),
        OptionSpec{{QStringLiteral("seed")},
                   QStringLiteral("N"),
                   CliText::tr("The same seed gives the same puzzle everywhere.")}
            .withDefault(static_cast<qint64>(usual.seed)),
        OptionSpec{{QStringLiteral("count")},
                   QStringLiteral("K"),
                   CliText::tr("Make K puzzles; OUT gets a number before its ending.")}
            .withDefault(1),
        {{QStringLiteral("solved")}, {}, CliText::tr("Leave the solution on the board.")},
        {{QStringLiteral("o"), QStringLiteral("output")},
         QStringLiteral("OUT"),
         CliText::tr("Where to write; the ending says the format. “-” is standard output.")},
    };
    spec.options.push_back(
        OptionSpec{{QStringLiteral("kind")},
                   QStringLiteral("KIND"),
                   CliText::tr("edge-matching or sudoku; the next three are for Sudokus, which have "
                               "one solution and --size 4x4, 9x9, 16x16 or 25x25; 9x9 without it.")}
            .oneOf(kindIds())
            .withDefault(kindIds().front()));
    for (const Kind* kind : allKinds())
        std::ranges::move(commandsOf(*kind).generatorOptions(), std::back_inserter(spec.options));
    return {spec, generate};
}

} // namespace tessera
