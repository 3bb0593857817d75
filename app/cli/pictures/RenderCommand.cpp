// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "app/cli/common/CellNames.h"
#include "app/cli/common/KindCommands.h"
#include "app/cli/common/PuzzleInput.h"
#include "app/cli/pictures/SheetOptions.h"
#include "app/settings/SettingsFile.h"
#include "widgets/animation/RunAnimation.h"
#include "widgets/board/TileTheme.h"
#include "widgets/experiments/ExperimentCurves.h"
#include "widgets/pictures/CurvePicture.h"
#include "widgets/pictures/PictureFile.h"
#include "widgets/print/PrintedPages.h"

#include "core/experiments/TraceCsv.h"
#include "core/kind/EdgeKind.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <algorithm>
#include <iterator>

namespace tessera {

namespace {

struct RenderOptions {
    QString out;
    PictureFormat format = PictureFormat::Png;
    bool animates = false; ///< a GIF, and no format
    int size = kUsualPicture;
    PictureOptions picture;
    QString cells; ///< see cellsNamed(), empty for all
    std::optional<int> total;
    CurveAxis axis = CurveAxis::Seconds;
    bool logarithmic = false;
    std::optional<SheetSettings> sheets;
};

/// Registers the palette of a file. @returns the id of its theme
QString themeOfFile(const QString& path) {
    try {
        const UserPalette palette = userPaletteFrom(readFile(path, kMaxPaletteBytes));
        setUserPalettes({&palette, 1});
        return themeOf(palette).id;
    } catch (const UserError& error) {
        const QString sentence = error.sentence();
        throw UserError(sentence.startsWith(path) ? sentence
                                                  : QStringLiteral("%1: %2").arg(path, sentence));
    }
}

/// The id of the chosen tiles: a shipped name, or that of a palette in the
/// settings of the window.
QString themeNamed(const Arguments& arguments) {
    if (arguments.has(QStringLiteral("palette")))
        return themeOfFile(arguments.text(QStringLiteral("palette")));
    QStringList names;
    for (const TileTheme& theme : tileThemes())
        names << theme.id;
    const QString name = arguments.text(QStringLiteral("theme"));
    if (names.contains(name))
        return name;
    const QSettings settings(QSettings::IniFormat, checkedUserScope(), kSettingsName,
                             kSettingsName);
    const std::vector<UserPalette> palettes =
        userPalettesFrom(settings.value(kPalettesKey).toStringList());
    setUserPalettes(palettes);
    for (const UserPalette& palette : palettes) {
        if (palette.name == name)
            return themeOf(palette).id;
        names << palette.name;
    }
    return arguments.choice(QStringLiteral("theme"), names);
}

CurveAxis axisOf(const Arguments& arguments) {
    const QString word = arguments.word(QStringLiteral("axis"));
    if (word == QLatin1String("evaluations"))
        return CurveAxis::Evaluations;
    if (word == QLatin1String("iterations"))
        return CurveAxis::Iterations;
    return word == QLatin1String("nodes") ? CurveAxis::Nodes : CurveAxis::Seconds;
}

PictureOptions pictureOptionsOf(const Arguments& arguments) {
    PictureOptions picture;
    picture.theme = themeNamed(arguments);
    picture.labels = arguments.has(QStringLiteral("labels"));
    picture.coordinates = arguments.has(QStringLiteral("coordinates"));
    picture.mismatches = !arguments.has(QStringLiteral("no-mismatches"));
    picture.locks = !arguments.has(QStringLiteral("no-pins"));
    picture.transparent = arguments.has(QStringLiteral("transparent"));
    return picture;
}

RenderOptions optionsOf(const Arguments& arguments) {
    RenderOptions options;
    if (!arguments.has(QStringLiteral("o")))
        throw UsageError(CliText::tr("-o OUT is missing."));
    options.out = arguments.text(QStringLiteral("o"));
    options.animates = options.out.endsWith(QLatin1String(".gif"), Qt::CaseInsensitive);
    const auto format = pictureFormatOf(options.out);
    if (!format && !options.animates) {
        throw UsageError(
            CliText::tr("OUT has to end in one of %1, or in .gif for a run; “%2” does not.")
                .arg(QStringLiteral(".") + pictureExtensions().join(QStringLiteral(", .")),
                     options.out));
    }
    options.format = format.value_or(PictureFormat::Png);
    options.size = static_cast<int>(
        arguments.number(QStringLiteral("size"), kSmallestPicture, kLargestPicture));
    options.size *= static_cast<int>(
        arguments.number(QStringLiteral("scale"), 1, kLargestPicture / options.size));
    options.picture = pictureOptionsOf(arguments);
    options.cells = arguments.text(QStringLiteral("cells"));
    if (const auto total = arguments.whole(QStringLiteral("total"), 1, 1'000'000))
        options.total = static_cast<int>(*total);
    options.axis = axisOf(arguments);
    options.logarithmic = arguments.has(QStringLiteral("log"));
    options.sheets = sheetSettings(arguments);
    if (options.sheets && options.format != PictureFormat::Pdf)
        throw UsageError(CliText::tr("--sheets writes a PDF: OUT has to end in .pdf."));
    return options;
}

/// More curves could not be told from each other, and would take minutes.
constexpr std::size_t kMostRunCurves = 100;

/// What all the runs have in common: their median and their middle half.
ChartCurve curveOfAll(const std::vector<ChartCurve>& curves, CurveAxis axis) {
    std::vector<StoredRun> runs;
    for (const ChartCurve& curve : curves) {
        StoredRun run;
        run.improvements = improvementsIn(curve.points);
        static_cast<Counters&>(run) = curve.points.back();
        runs.push_back(std::move(run));
    }
    std::vector<const StoredRun*> pointers;
    for (const StoredRun& run : runs)
        pointers.push_back(&run);
    ChartCurve curve = summaryCurve(pointers, axis);
    curve.name = CliText::tr("median of %n run(s)", nullptr, static_cast<int>(runs.size()));
    return curve;
}

QByteArray tracePicture(std::vector<RunTrace> runs, const RenderOptions& options) {
    std::vector<ChartCurve> curves;
    for (RunTrace& run : runs) {
        ChartCurve curve{CliText::tr("seed %1").arg(run.seed), {}, std::move(run.points), {}};
        if (isOnAxis(curve, options.axis))
            curves.push_back(std::move(curve));
    }
    if (curves.empty() && !runs.empty()) {
        throw UserError(options.axis == CurveAxis::Nodes
                            ? CliText::tr("The runs of this trace have counted no nodes.")
                            : CliText::tr("The runs of this trace have counted no iterations."));
    }
    if (curves.size() > kMostRunCurves)
        curves = {curveOfAll(curves, options.axis)};
    return curvePicture(std::move(curves), {options.format, options.size, options.total.value_or(0),
                                            options.axis, options.logarithmic});
}

/// The curves of a trace file, or nothing if IN is something else.
std::optional<std::vector<RunTrace>> traceOf(const QString& in) {
    // Only by its name: standard input could not be read a second time.
    if (!in.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive))
        return std::nullopt;
    const QByteArray bytes = readFile(in, kMaxTraceBytes);
    if (!looksLikeTraceCsv(bytes))
        return std::nullopt;
    try {
        return readTraceCsv(bytes);
    } catch (const UserError& error) {
        throw UserError(QStringLiteral("%1:%2").arg(in, error.sentence()));
    }
}

QByteArray sheetsPdf(const Arguments& arguments, const PuzzleSource& source,
                     const RenderOptions& options) {
    const Kind& kind = kindOf(source.bytes);
    if (&kind != &edgeKind())
        commandsOf(kind).refuse(arguments, {QStringLiteral("sheets")});
    const PuzzleFile file = readInputTelling(source);
    checkWritable(options.out);
    const auto goOn = [](int, int) { return true; };
    return pagesPdf(puzzleSheets(file, *options.sheets, options.picture.theme), goOn).value();
}

QByteArray puzzlePicture(const Arguments& arguments, const PuzzleSource& source,
                         const RenderOptions& options) {
    const Kind& kind = kindOf(source.bytes);
    if (&kind != &edgeKind())
        return commandsOf(kind).picture(arguments, source, options.out, options.size);
    const PuzzleFile file = readInputTelling(source);
    PictureOptions picture = options.picture;
    if (!options.cells.isEmpty())
        picture.cells = cellsNamed(options.cells, file.puzzle.size());
    return boardPictureBytes(file, options.format, options.size, picture);
}

/// A run's best boards one after another.
QByteArray animationOf(const PuzzleSource& source, const RenderOptions& options, bool sized) {
    const auto run = recordedRunOf(source);
    if (!run)
        throw UserError(CliText::tr("%1: an animation (.gif) needs a run file, as “solve "
                                    "--run-file” writes it.")
                            .arg(source.name));
    AnimationSettings settings;
    if (sized)
        settings.longestSide = std::clamp(options.size, kSmallestAnimation, kLargestAnimation);
    settings.theme = options.picture.theme;
    const auto goOn = [](int, int) { return true; };
    const Puzzle& puzzle = run->puzzle.as<PuzzleFile>().puzzle;
    return animatedGif(puzzle, run->bests, settings, goOn).value();
}

ExitCode render(const Arguments& arguments) {
    const RenderOptions options = optionsOf(arguments);
    const QString in = arguments.operand(0);
    if (options.sheets) {
        writeFile(sheetsPdf(arguments, openInput(in), options), options.out);
        return ExitCode::Done;
    }
    if (auto runs = traceOf(in)) {
        writeFile(tracePicture(std::move(*runs), options), options.out);
        return ExitCode::Done;
    }
    const PuzzleSource source = openInput(in);
    if (options.animates) {
        checkWritable(options.out);
        const bool sized =
            arguments.has(QStringLiteral("size")) || arguments.has(QStringLiteral("scale"));
        writeFile(animationOf(source, options, sized), options.out);
        return ExitCode::Done;
    }
    writeFile(puzzlePicture(arguments, source, options), options.out);
    return ExitCode::Done;
}

} // namespace

Command renderCommand() {
    QStringList themes;
    for (const TileTheme& theme : tileThemes())
        themes << theme.id;
    CommandSpec spec;
    spec.name = QStringLiteral("render");
    spec.summary = CliText::tr("Draw a board, or the curves of a trace, as a picture.");
    spec.operands = {{QStringLiteral("IN"),
                      CliText::tr("A puzzle or a board in any known format, a run file, a viewer "
                                  "address, or a trace that “solve --trace” wrote (*.csv)."),
                      false}};
    spec.options = {
        {{QStringLiteral("o"), QStringLiteral("output")},
         QStringLiteral("OUT"),
         CliText::tr("The picture: its ending is .png, .svg or .pdf; .gif animates the best boards "
                     "of a run file, %1 pixels wide without --size.")
             .arg(AnimationSettings().longestSide)},
        OptionSpec{
            {QStringLiteral("size")}, QStringLiteral("PIXELS"), CliText::tr("The longer side.")}
            .withDefault(kUsualPicture),
        OptionSpec{{QStringLiteral("theme")},
                   QStringLiteral("NAME"),
                   CliText::tr("The tiles of a board: %1, or the name of a palette of your own.")
                       .arg(themes.join(QStringLiteral(", ")))}
            .oneOf(themes)
            .withDefault(PictureOptions().theme),
        {{QStringLiteral("palette")},
         QStringLiteral("FILE"),
         CliText::tr("The colours of a palette file, as the settings of the window export it.")},
        OptionSpec{{QStringLiteral("scale")}, QStringLiteral("N"), CliText::tr("Scale factor.")}
            .withDefault(1),
        {{QStringLiteral("labels")}, {}, CliText::tr("Write the pieces' numbers on a board.")},
        {{QStringLiteral("coordinates")},
         {},
         CliText::tr("Write column letters and row numbers on the rim of a board.")},
        {{QStringLiteral("no-mismatches")},
         {},
         CliText::tr("Do not mark the joints of a board that do not match.")},
        {{QStringLiteral("no-pins")}, {}, CliText::tr("Do not mark locked pieces and hints.")},
        {{QStringLiteral("transparent")}, {}, CliText::tr("Leave the background out.")},
        {{QStringLiteral("cells")},
         QStringLiteral("A1:C3"),
         CliText::tr("Show only these cells of a board: names and rectangles, by commas.")},
        {{QStringLiteral("total")},
         QStringLiteral("SCORE"),
         CliText::tr("Mark the full score on the curves of a trace.")},
        OptionSpec{{QStringLiteral("axis")},
                   QStringLiteral("KIND"),
                   CliText::tr("Draw curves against seconds, evaluations, iterations or nodes.")}
            .oneOf({QStringLiteral("seconds"), QStringLiteral("evaluations"),
                    QStringLiteral("iterations"), QStringLiteral("nodes")})
            .withDefault(QStringLiteral("seconds")),
        {{QStringLiteral("log")}, {}, CliText::tr("Draw curves on a logarithmic axis.")},
    };
    spec.notes = {CliText::tr("Of a trace with more than %1 runs the median is drawn, with a band "
                              "from the lower to the upper quartile.")
                      .arg(kMostRunCurves)};
    spec.options.push_back(numberOption());
    std::ranges::copy(sheetOptions(), std::back_inserter(spec.options));
    return {spec, render, true};
}

} // namespace tessera
