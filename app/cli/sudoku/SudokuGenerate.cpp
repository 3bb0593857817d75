// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sudoku/SudokuCommands.h"

#include "core/kind/SudokuKind.h"
#include "core/sudoku/SudokuGenerator.h"
#include "core/support/FileIo.h"

#include <algorithm>
#include <limits>

namespace tessera {

namespace {

QStringList wordsOf(std::span<const SudokuWord> words) {
    QStringList list;
    for (const SudokuWord& word : words)
        list << QString::fromLatin1(word.id.data(), static_cast<qsizetype>(word.id.size()));
    return list;
}

int orderOf(const QString& size) {
    for (int order = kSmallestOrder; order <= kLargestOrder; ++order) {
        if (size == QStringLiteral("%1x%1").arg(order * order))
            return order;
    }
    throw UsageError(
        CliText::tr("A Sudoku has --size 4x4, 9x9, 16x16 or 25x25, not “%1”.").arg(size));
}

SudokuSettings gridSettingsOf(const Arguments& arguments) {
    SudokuSettings settings;
    const QString size = QStringLiteral("size");
    settings.order = 
        arguments.has(size) ? orderOf(arguments.text(size)) : SudokuSettings().order;
    const int cells = SudokuGrid(settings.order).cells();
    if (const auto givens = arguments.whole(QStringLiteral("givens"), 0, cells))
        settings.givens = static_cast<int>(*givens);
    const QString difficulty = QStringLiteral("difficulty");
    if (arguments.has(difficulty))
        settings.difficulty = static_cast<SudokuDifficulty>(arguments.wordIndex(difficulty));
    settings.symmetry =
        static_cast<SudokuSymmetry>(arguments.wordIndex(QStringLiteral("symmetry")));
    settings.seed = static_cast<std::uint64_t>(
        arguments.number(QStringLiteral("seed"), 0, std::numeric_limits<std::int64_t>::max()));
    return settings;
}

SudokuFile fileOf(const SudokuSettings& settings, const GeneratedSudoku& made, bool solved) {
    SudokuFile file(made.givens);
    file.solution = made.solution;
    file.generator = toJson(settings);
    if (solved)
        file.digits = made.solution;
    return file;
}

void tell(const QString& path, const SudokuSettings& settings, const GeneratedSudoku& made) {
    const QString shortfall = shortfallText(settings, made);
    if (!shortfall.isEmpty())
        complain(CliText::tr("%1: warning: %2").arg(path, shortfall));
    if (isStandardStream(path))
        return;
    print(QStringLiteral("%1 %2x%2 givens %3 difficulty %4 seed %5")
              .arg(path)
              .arg(made.givens.side())
              .arg(made.givens.filledCount())
              .arg(wordsOf(sudokuDifficulties())[static_cast<int>(made.difficulty)])
              .arg(settings.seed));
}

} // namespace

std::vector<OptionSpec> SudokuCommands::generatorOptions() const {
    const QString comma = QStringLiteral(", ");
    const QStringList difficulties = wordsOf(sudokuDifficulties());
    const QStringList symmetries = wordsOf(sudokuSymmetries());
    return {
        {{QStringLiteral("givens")},
         QStringLiteral("N"),
         CliText::tr("So many givens; without it as few as its difficulty and symmetry need.")},
        OptionSpec{{QStringLiteral("difficulty")},
                   QStringLiteral("WORD"),
                   CliText::tr("What solving it takes: %1; without it any.")
                       .arg(difficulties.join(comma))}
            .oneOf(difficulties),
        OptionSpec{{QStringLiteral("symmetry")},
                   QStringLiteral("WORD"),
                   CliText::tr("How the givens lie: %1.").arg(symmetries.join(comma))}
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
        return anyPuzzle(fileOf(settings, *made, arguments.has(QStringLiteral("solved"))));
    };
    writeMade(arguments, make, [&](const QString& path) { tell(path, settings, *made); });
    return ExitCode::Done;
}

} // namespace tessera
