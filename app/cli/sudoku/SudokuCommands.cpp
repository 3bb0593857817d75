// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sudoku/SudokuCommands.h"

#include "app/cli/common/ProgressLine.h"
#include "app/cli/common/Team.h"

#include "core/kind/SudokuKind.h"
#include "core/search/Trace.h"
#include "core/sudoku/SudokuExact.h"
#include "core/sudoku/SudokuGenerator.h"
#include "core/sudoku/SudokuGrid.h"
#include "core/sudoku/SudokuLogic.h"
#include "core/support/FileIo.h"
#include "core/support/Platform.h"

#include <QJsonArray>

#include <algorithm>

namespace tessera {

namespace {

int orderOf(const QString& size) {
    for (int order = kSmallestOrder; order <= kLargestOrder; ++order) {
        if (size == QStringLiteral("%1x%1").arg(order * order))
            return order;
    }
    throw UsageError(CliText::tr("A Sudoku has --size 4x4, 9x9, 16x16 or 25x25, not “%1”."), size);
}

SudokuSettings gridSettingsOf(const Arguments& arguments) {
    SudokuSettings settings;
    if (arguments.has("size"))
        settings.order = orderOf(arguments.text("size"));
    const int cells = SudokuGrid(settings.order).cells();
    if (const auto givens = arguments.whole("givens", cells))
        settings.givens = static_cast<int>(*givens);
    if (arguments.has("difficulty"))
        settings.difficulty = static_cast<SudokuDifficulty>(arguments.wordIndex("difficulty"));
    settings.symmetry = static_cast<SudokuSymmetry>(arguments.wordIndex("symmetry"));
    settings.seed = static_cast<std::uint64_t>(arguments.number("seed"));
    return settings;
}

void tell(const QString& path, const SudokuSettings& settings, const GeneratedSudoku& made) {
    const QString shortfall = shortfallText(settings, made);
    if (!shortfall.isEmpty())
        complain(CliText::tr("%1: warning: %2"), path, shortfall);
    if (isStandardStream(path))
        return;
    print(QStringLiteral("%1 %2x%2 givens %3 difficulty %4 seed %5"), path, made.givens.side(),
          made.givens.filledCount(), idsOf(sudokuDifficulties())[static_cast<int>(made.difficulty)],
          settings.seed);
}

} // namespace

SudokuCommands::SudokuCommands() : KindCommands(sudokuKind()) {}

KindHelp SudokuCommands::help() const {
    return {
        CliText::tr("a Sudoku’s line of digits"),
        CliText::tr("In a file with many Sudokus, take number N."),
        CliText::tr("In a file with many Sudokus, only number N; without it, all."),
        CliText::tr("edge-matching or sudoku. The next three options are for Sudokus, which have "
                    "one solution. Their --size is 4x4, 9x9, 16x16 or 25x25; without it, 9x9."),
        CliText::tr("kind sudoku for Sudokus")};
}

std::vector<OptionSpec> SudokuCommands::generatorOptions() const {
    const QString comma = QStringLiteral(", ");
    const QStringList difficulties = idsOf(sudokuDifficulties());
    const QStringList symmetries = idsOf(sudokuSymmetries());
    return {
        OptionSpec{"givens", "N",
                   CliText::tr("The number of givens; without it, givens are removed in random "
                               "order where difficulty and symmetry allow. Fewer may be possible.")}
            .atLeast(0),
        OptionSpec{
            "difficulty", "WORD",
            CliText::tr("The difficulty: %1; without it, any.").arg(difficulties.join(comma))}
            .oneOf(difficulties),
        OptionSpec{"symmetry", "WORD",
                   CliText::tr("The symmetry of the givens: %1.").arg(symmetries.join(comma))}
            .oneOf(symmetries)
            .withDefault(symmetries.at(static_cast<int>(SudokuSettings().symmetry))),
    };
}

ExitCode SudokuCommands::generate(const Arguments& arguments) const {
    SudokuSettings settings = gridSettingsOf(arguments);
    std::optional<GeneratedSudoku> made;
    const auto make = [&](int number) {
        settings.seed += number > 0 ? 1 : 0;
        made = generateSudoku(settings);
        SudokuFile file(made->givens);
        file.solution = made->solution;
        file.generator = toJson(settings);
        if (arguments.has("solved"))
            file.digits = made->solution;
        return anyPuzzle(std::move(file));
    };
    writeMade(arguments, make, [&](const QString& path) { tell(path, settings, *made); });
    return ExitCode::Done;
}

/// Counts the puzzles in order, within the limits of the command line.
ExitCode SudokuCommands::count(const Arguments& arguments, const PuzzleSource& source) const {
    refuse(arguments, {"order", "pruning", "jobs", "checkpoint", "units", "estimate"});
    if (team().size() > 1) {
        throw UsageError(CliText::tr("Sudokus are counted in one process only: start it without "
                                     "mpirun."));
    }
    const ReadPuzzles input = readTelling(source);
    catchInterrupts();
    ProgressLine line(arguments.has("quiet"));
    const CountClock clock(arguments);
    SudokuLimits limits;
    limits.solutions = clock.limit.value_or(std::numeric_limits<std::uint64_t>::max());
    const bool several = input.puzzles.size() > 1;
    std::vector<Facts> counts;
    int unique = 0;
    for (const AnyPuzzle& puzzle : input.puzzles) {
        const double before = clock.seconds();
        const ProcessorWatch watch;
        const SudokuGrid& givens = puzzle.as<SudokuFile>().givens;
        const SudokuCount count =
            SudokuExact(givens.order()).count(givens, limits, [&](const SudokuCount& now) {
                line.showCount(now.solutions, now.nodes);
                return clock.hasTime();
            });
        line.clear();
        QJsonObject json{
            {QStringLiteral("kind"), QStringLiteral("sudoku")},
            {QStringLiteral("solutions"), static_cast<qint64>(count.solutions)},
            // With --limit 1 or too little time nobody knows.
            {QStringLiteral("unique"), count.complete || count.solutions > 1
                                           ? QJsonValue(count.isUnique())
                                           : QJsonValue(QJsonValue::Null)},
            {QStringLiteral("complete"), count.complete},
            {QStringLiteral("nodes"), static_cast<qint64>(count.nodes)},
        };
        const QStringList end = clock.addEnd(json, clock.seconds() - before);
        clock.addSettings(json, 1);
        json[QLatin1String("core_share")] = watch.time().coreShare();
        unique += count.isUnique() ? 1 : 0;
        if (several && !arguments.has("json"))
            print(QStringLiteral("%1 ").arg(counts.size() + 1) +
                  linesOf(json, "solutions complete nodes").join(u' '));
        counts.push_back({json, linesOf(json, "solutions unique complete nodes") + end});
        if (!clock.hasTime())
            break;
    }
    if (arguments.has("json") && several) {
        QJsonArray all;
        for (const Facts& facts : counts)
            all.append(facts.json);
        print(all);
    } else if (several) {
        print(QStringLiteral("puzzles %1/%2 unique %3 seconds %4")
                  .arg(counts.size())
                  .arg(input.puzzles.size())
                  .arg(unique)
                  .arg(clock.seconds(), 0, 'f', 3));
    } else {
        print(counts, arguments.has("json"));
    }
    return ExitCode::Done;
}

Facts SudokuCommands::scored(const AnyPuzzle& puzzle) const {
    const SudokuGrid& grid = puzzle.as<SudokuFile>().digits;
    const int total = sudokuTotal(grid.order());
    const int missing = missingDigits(grid);
    QJsonArray violations;
    for (const SudokuConflict& conflict : conflictsOf(grid))
        violations.append(describe(conflict, grid));
    const QJsonObject json{
        {QStringLiteral("kind"), QStringLiteral("sudoku")},
        {QStringLiteral("matched"), total - missing},
        {QStringLiteral("total"), total},
        {QStringLiteral("empty"), grid.cells() - grid.filledCount()},
        {QStringLiteral("missing"), missing},
        {QStringLiteral("solved"), isSolved(grid)},
        {QStringLiteral("fitness"), static_cast<double>(total - missing) / total},
        {QStringLiteral("violations"), violations},
    };
    return {json, QStringList{QStringLiteral("%1/%2").arg(total - missing).arg(total)} +
                      linesOf(json, "empty missing solved violations")};
}

Facts SudokuCommands::described(const AnyPuzzle& puzzle, const ReadPuzzles& input) const {
    const auto& file = puzzle.as<SudokuFile>();
    const SudokuGrid& givens = file.givens;
    const SudokuCount count = quickCount(givens);
    const QString defect = sudokuDefect(givens, count);
    QStringList warnings = input.warnings;
    const auto saysDefect = [&](const QString& warning) { return warning.contains(defect); };
    if (std::ranges::none_of(warnings, saysDefect) && !defect.isEmpty())
        warnings << defect;
    QJsonValue difficulty = QJsonValue::Null;
    if (count.isUnique())
        difficulty = idsOf(sudokuDifficulties())[static_cast<int>(difficultyOf(givens))];
    const QJsonObject json{
        {QStringLiteral("kind"), QStringLiteral("sudoku")},
        {QStringLiteral("format"), input.format},
        {QStringLiteral("title"), file.title},
        {QStringLiteral("width"), givens.side()},
        {QStringLiteral("height"), givens.side()},
        {QStringLiteral("order"), givens.order()},
        {QStringLiteral("givens"), givens.filledCount()},
        {QStringLiteral("placed"), file.digits.filledCount()},
        {QStringLiteral("difficulty"), difficulty},
        {QStringLiteral("warnings"), QJsonArray::fromStringList(warnings)},
    };
    return {json, QStringList{QStringLiteral("size %1x%1").arg(givens.side())} +
                      linesOf(json, "kind format order givens placed difficulty warnings")};
}

QString SudokuCommands::refusal(const QString& option) const {
    return CliText::tr("--%1 only works with edge-matching puzzles; this is a Sudoku.").arg(option);
}

QString SudokuCommands::unknownFormat(const QString& id) const {
    return CliText::tr("There is no format “%1” for Sudokus. “tessera formats” lists the formats.")
        .arg(id);
}

} // namespace tessera
