// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "app/cli/common/Console.h"
#include "app/settings/SettingsFile.h"
#include "widgets/animation/RunAnimation.h"
#include "widgets/board/TileTheme.h"
#include "widgets/experiments/ExperimentCurves.h"
#include "widgets/pictures/CurvePicture.h"
#include "widgets/pictures/PictureFile.h"
#include "widgets/print/PrintedPages.h"
#include "widgets/print/SheetLayout.h"

#include "core/experiments/Curves.h"
#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QPageSize>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace tessera {

namespace {

constexpr int kWidestSheetMargin = 100;
/// In the order of --axis.
constexpr std::array kAxes{CurveAxis::Seconds, CurveAxis::Evaluations, CurveAxis::Iterations,
                           CurveAxis::Nodes};

struct RenderOptions {
    QString out;
    PictureFormat format = PictureFormat::Png;
    bool animates = false; ///< a GIF instead of a format
    int size = kUsualPicture;
    PictureOptions picture;
    int total = 0; ///< 0: not given
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
        throw UserError(sentence.startsWith(path)
                            ? sentence
                            : QStringLiteral("%1: %2").arg(inputName(path), sentence));
    }
}

/// The id of the chosen tiles: a shipped name, or that of a palette in the window's settings.
QString themeNamed(const Arguments& arguments) {
    if (arguments.has("palette"))
        return themeOfFile(arguments.text("palette"));
    QStringList names = idsOf(tileThemes());
    const QString name = arguments.text("theme");
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
    return arguments.choice("theme", names);
}

/// The same; without a choice, the tiles that the puzzle asks for.
QString themeOf(const Arguments& arguments, const PuzzleFile& file) {
    return arguments.has("theme") || arguments.has("palette")
               ? themeNamed(arguments)
               : chosenTheme(tileThemes().front(), file.info).id;
}

/// The options for a puzzle to print, cut out and play.
std::vector<OptionSpec> sheetOptions() {
    const SheetSettings usual;
    return {
        {"sheets", "",
         CliText::tr("Write a PDF to print on both sides, cut out and play: pieces with their "
                     "numbers on the back, and an empty board with the hints.")},
        OptionSpec{"paper", "NAME", CliText::tr("The paper size of the sheets: a4 or letter.")}
            .oneOf({QStringLiteral("a4"), QStringLiteral("letter")})
            .withDefault(QStringLiteral("a4")),
        OptionSpec{"piece", "MM", CliText::tr("The side of a piece on the sheets, in millimetres.")}
            .between(static_cast<int>(kSmallestPieceMm), static_cast<int>(kLargestPieceMm))
            .withDefault(qRound(usual.piece)),
        OptionSpec{"margin", "MM", CliText::tr("The margins of the sheets, in millimetres.")}
            .between(0, kWidestSheetMargin)
            .withDefault(qRound(usual.margin)),
    };
}

/// Nothing without --sheets.
std::optional<SheetSettings> sheetSettings(const Arguments& arguments) {
    if (!arguments.has("sheets")) {
        for (const OptionSpec& option : sheetOptions()) {
            const QString& name = option.names.front();
            if (arguments.has(name))
                throw UsageError(CliText::tr("--%1 needs --sheets."), name);
        }
        return std::nullopt;
    }
    SheetSettings settings;
    const bool letter = arguments.word("paper") == QLatin1String("letter");
    settings.paper =
        QPageSize::size(letter ? QPageSize::Letter : QPageSize::A4, QPageSize::Millimeter);
    settings.piece = arguments.integer("piece");
    settings.margin = arguments.integer("margin");
    return settings;
}

PictureOptions pictureOptionsOf(const Arguments& arguments) {
    PictureOptions picture;
    picture.theme = themeNamed(arguments);
    picture.labels = arguments.has("labels");
    picture.coordinates = arguments.has("coordinates");
    picture.mismatches = !arguments.has("no-mismatches");
    picture.locks = !arguments.has("no-pins");
    picture.transparent = arguments.has("transparent");
    return picture;
}

RenderOptions optionsOf(const Arguments& arguments) {
    RenderOptions options;
    if (!arguments.has("o"))
        throw UsageError(CliText::tr("-o OUT is missing."));
    options.out = arguments.text("o");
    options.animates = options.out.endsWith(QLatin1String(".gif"), Qt::CaseInsensitive);
    const auto format = pictureFormatOf(options.out);
    if (!format && !options.animates) {
        throw UsageError(
            CliText::tr("OUT must end in one of %1, or in .gif for a run file; “%2” does not."),
            QStringLiteral(".") + pictureExtensions().join(QStringLiteral(", .")), options.out);
    }
    options.format = format.value_or(PictureFormat::Png);
    options.size = options.animates && !arguments.has("size") ? AnimationSettings().longestSide
                                                              : arguments.integer("size");
    const int scale = arguments.integer("scale");
    options.size *= scale;
    if (options.size > kLargestPicture)
        throw UsageError(CliText::tr("--scale %1 makes the picture too large: a side can have at "
                                     "most %2 pixels."),
                         scale, kLargestPicture);
    if (options.animates) {
        const int size = std::clamp(options.size, kSmallestAnimation, kLargestAnimation);
        if (size != std::exchange(options.size, size))
            complain(CliText::tr("%1: animations have %2 to %3 pixels. This one has %4."),
                     options.out, kSmallestAnimation, kLargestAnimation, size);
    }
    options.picture = pictureOptionsOf(arguments);
    options.total = static_cast<int>(arguments.whole("total").value_or(0));
    options.axis = kAxes.at(static_cast<std::size_t>(arguments.wordIndex("axis")));
    options.logarithmic = arguments.has("log");
    options.sheets = sheetSettings(arguments);
    if (options.sheets && options.format != PictureFormat::Pdf)
        throw UsageError(CliText::tr("--sheets writes a PDF: OUT must end in .pdf."));
    return options;
}

/// More curves would be indistinguishable, and would take minutes.
constexpr std::size_t kMostRunCurves{100};

/// A summary of all runs: their median and their middle half.
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
        ChartCurve curve{CliText::tr("seed %1").arg(run.seed), std::move(run.points), {}};
        if (isOnAxis(curve, options.axis))
            curves.push_back(std::move(curve));
    }
    if (curves.empty()) {
        throw UserError(
            options.axis == CurveAxis::Nodes
                ? CliText::tr("The runs of this trace counted no nodes. Choose another --axis.")
                : CliText::tr(
                      "The runs of this trace counted no iterations. Choose another --axis."));
    }
    if (curves.size() > kMostRunCurves)
        curves = {curveOfAll(curves, options.axis)};
    return curvePicture(
        {std::move(curves), ChartScale{options.axis, options.logarithmic}, options.total},
        options.format, options.size);
}

/// The curves of a trace file, or nothing if IN is something else.
std::optional<std::vector<RunTrace>> traceOf(const QString& in) {
    // By its name only: standard input cannot be read twice.
    if (!in.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive))
        return std::nullopt;
    const QByteArray bytes = readFile(in, kMaxTraceBytes);
    if (!looksLikeTraceCsv(bytes))
        return std::nullopt;
    return namedFormat(in, [&] { return readTraceCsv(bytes); });
}

QByteArray sheetsPdf(const Arguments& arguments, const PuzzleSource& source,
                     const RenderOptions& options) {
    const KindCommands& commands = commandsOf(kindOfSource(source));
    commands.refuse(arguments, {"sheets"});
    const AnyPuzzle puzzle = commands.one(arguments, source);
    checkWritable(options.out);
    const auto& file = puzzle.as<PuzzleFile>();
    const auto goOn = [](int, int) { return true; };
    return pagesPdf(puzzleSheets(file, *options.sheets, themeOf(arguments, file)), goOn).value();
}

[[noreturn]] void refuseAnimation(const QString& name) {
    throw UserError(
        CliText::tr(
            "%1: an animation (.gif) needs a run file. “tessera solve --run-file” writes one."),
        name);
}

/// A run's best boards in order.
QByteArray animationOf(const Arguments& arguments, const PuzzleSource& source,
                       const RenderOptions& options) {
    const auto run = recordedRunOf(source);
    if (!run)
        refuseAnimation(source.name);
    tellUnused("render", arguments, options.out,
               {"labels", "coordinates", "no-mismatches", "no-pins", "transparent", "cells",
                "total", "axis", "log", "number"});
    const bool sized = arguments.has("size") || arguments.has("scale");
    return commandsOf(run->puzzle.kind())
        .animation(arguments, *run, sized ? std::optional(options.size) : std::nullopt);
}

ExitCode render(const Arguments& arguments) {
    const RenderOptions options = optionsOf(arguments);
    const QString in = arguments.operand(0);
    const auto write = [&options](const QByteArray& bytes) {
        writeFile(bytes, options.out);
        return ExitCode::Done;
    };
    if (options.sheets) {
        tellUnused("render", arguments, options.out,
                   {"size", "scale", "labels", "coordinates", "no-mismatches", "no-pins",
                    "transparent", "cells", "total", "axis", "log"});
        return write(sheetsPdf(arguments, openInput(in), options));
    }
    if (auto runs = traceOf(in)) {
        if (runs->empty())
            throw UserError(CliText::tr("%1: the trace has no rows, so there is no curve to draw."),
                            in);
        if (options.animates)
            refuseAnimation(in);
        tellUnused("render", arguments, in,
                   {"theme", "palette", "labels", "coordinates", "no-mismatches", "no-pins",
                    "transparent", "cells", "number"});
        return write(tracePicture(std::move(*runs), options));
    }
    const PuzzleSource source = openInput(in);
    if (options.animates) {
        checkWritable(options.out);
        return write(animationOf(arguments, source, options));
    }
    tellUnused("render", arguments, source.name, {"total", "axis", "log"});
    const KindCommands& commands = commandsOf(kindOfSource(source));
    return write(commands.picture(arguments, source, options.out, options.size));
}

} // namespace

QByteArray EdgeCommands::picture(const Arguments& arguments, const PuzzleSource& source,
                                 const QString& out, int size) const {
    const AnyPuzzle puzzle = one(arguments, source);
    const auto& file = puzzle.as<PuzzleFile>();
    PictureOptions options = pictureOptionsOf(arguments);
    options.theme = themeOf(arguments, file);
    if (arguments.has("cells"))
        options.cells = cellsNamed(arguments.text("cells"), file.puzzle.size());
    return boardPictureBytes(file, *pictureFormatOf(out), size, options);
}

QByteArray EdgeCommands::animation(const Arguments& arguments, const RecordedRun& run,
                                   std::optional<int> size) const {
    const auto& file = run.puzzle.as<PuzzleFile>();
    AnimationSettings settings;
    settings.longestSide = size.value_or(settings.longestSide);
    settings.theme = themeOf(arguments, file);
    const auto goOn = [](int, int) { return true; };
    return animatedGif(file, run.bests, settings, goOn).value();
}

Command renderCommand() {
    const QStringList themes = idsOf(tileThemes());
    std::vector<OptionSpec> options{
        {"o,output", "OUT",
         CliText::tr("The picture file: .png, .svg or .pdf. .gif animates the best boards of a run "
                     "file; without --size its longer side has at most %1 pixels. Needed.")
             .arg(AnimationSettings().longestSide)},
        OptionSpec{"size", "PIXELS", CliText::tr("The longer side in pixels; of a .gif at most.")}
            .between(kSmallestPicture, kLargestPicture)
            .withDefault(kUsualPicture),
        OptionSpec{"theme", "NAME",
                   CliText::tr("The tiles of a board: %1, or the name of your own palette. Without "
                               "it, a puzzle file may ask for its own tiles.")
                       .arg(themes.join(QStringLiteral(", ")))}
            .oneOf(themes)
            .withDefault(PictureOptions().theme),
        {"palette", "FILE",
         CliText::tr("Use the colours of a palette file that was exported from the settings.")},
        OptionSpec{"scale", "N", CliText::tr("Scale factor.")}
            .between(1, kLargestPicture / kSmallestPicture)
            .withDefault(1),
        {"labels", "", CliText::tr("Write piece numbers on a board.")},
        {"coordinates", "",
         CliText::tr("Write column letters and row numbers on the rim of a board.")},
        {"no-mismatches", "", CliText::tr("Do not mark mismatched joints on a board.")},
        {"no-pins", "", CliText::tr("Do not mark locked pieces and hints.")},
        {"transparent", "", CliText::tr("Draw no background.")},
        {"cells", "A1:C3",
         CliText::tr(
             "Show only these cells of a board: names and rectangles, separated by commas.")},
        OptionSpec{"total", "SCORE", CliText::tr("Mark the full score on the curves of a trace.")}
            .between(1, 1'000'000),
        OptionSpec{"axis", "KIND",
                   CliText::tr("Draw curves against seconds, evaluations, iterations or nodes.")}
            .oneOf(QStringLiteral("seconds evaluations iterations nodes").split(u' '))
            .withDefault(QStringLiteral("seconds")),
        {"log", "", CliText::tr("Draw curves on a logarithmic axis.")},
        numberOption(),
    };
    std::ranges::copy(sheetOptions(), std::back_inserter(options));
    return {{QStringLiteral("render"),
             CliText::tr("Draw a board, or the curves of a trace, as a picture."),
             {{QStringLiteral("IN"),
               CliText::tr("A puzzle or a board in any known format, a run file, a viewer "
                           "address, or a trace that “solve --trace” wrote (*.csv).")}},
             options,
             {CliText::tr("For a trace with more than %1 runs, the picture shows the median and a "
                          "band from the lower to the upper quartile.")
                  .arg(kMostRunCurves)}},
            render,
            true};
}

} // namespace tessera
