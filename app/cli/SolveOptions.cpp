// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/SolveOptions.h"

#include "app/cli/common/Arguments.h"
#include "app/cli/common/Console.h"
#include "app/cli/common/PuzzleOutput.h"

#include "core/experiments/RunBatch.h"
#include "core/search/Problem.h"
#include "core/support/FileIo.h"

#include <algorithm>
#include <limits>

namespace tessera {

namespace {

constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
constexpr int kMostRuns = 100'000;
constexpr int kMostJobs = 1024;

StartKind startOf(const Arguments& arguments) {
    return startKindOf(arguments.word(QStringLiteral("start"))).value();
}

/// The files that are written when the search has ended.
QStringList resultFiles(const SolveOptions& options) {
    return {options.out, options.trace, options.runFile};
}

void checkOutputNames(const SolveOptions& options, const QString& input) {
    refuseStream(QStringLiteral("records"), options.records);
    refuseStream(QStringLiteral("checkpoint"), options.checkpoint);
    const auto streams = std::ranges::count_if(resultFiles(options), isStandardStream);
    if (options.json && streams > 0)
        throw UsageError(CliText::tr("--json and a file cannot both go to standard output."));
    if (streams > 1)
        throw UsageError(CliText::tr("Only one file can go to standard output."));
    refuseSameFiles(resultFiles(options) + QStringList{options.records, options.checkpoint});
    // The best board may go back into the puzzle's file.
    refuseInput(input, {options.trace, options.runFile, options.records, options.checkpoint});
}

} // namespace

int SolveOptions::threads() const {
    return std::max(1, jobs / static_cast<int>(seeds.size()));
}

bool SolveOptions::writesToStandardOutput() const {
    return std::ranges::any_of(resultFiles(*this), isStandardStream);
}

SolveOptions solveOptions(const Arguments& arguments) {
    SolveOptions options;
    options.choice = solverChoice(arguments);
    options.budget.seconds = arguments.seconds(QStringLiteral("time"));
    options.budget.processorSeconds = arguments.seconds(QStringLiteral("cpu-time"));
    if (const auto limit = arguments.whole(QStringLiteral("evaluations"), 0, kMost))
        options.budget.evaluations = static_cast<std::uint64_t>(*limit);
    if (const auto target =
            arguments.whole(QStringLiteral("target"), 0, std::numeric_limits<int>::max()))
        options.budget.target = static_cast<int>(*target);
    options.start = startOf(arguments);
    const std::uint64_t step =
        options.choice.preset != nullptr ? options.choice.preset->seedStep : 1;
    const auto given =
        static_cast<std::uint64_t>(arguments.number(QStringLiteral("seed"), 0, kMost));
    const std::uint64_t first =
        step == 1 || arguments.has(QStringLiteral("seed")) ? given : step; // 10, 20, … of 001
    const auto runs = arguments.number(QStringLiteral("runs"), 1, kMostRuns);
    const auto seeds = seedSequence(first, step, static_cast<int>(runs));
    if (!seeds) {
        throw UsageError(CliText::tr("--seed and --runs ask for seeds above %1, the highest.")
                             .arg(kHighestSeed));
    }
    options.seeds = *seeds;
    options.jobs = static_cast<int>(arguments.number(QStringLiteral("jobs"), 1, kMostJobs));
    options.out = arguments.text(QStringLiteral("o"));
    options.trace = arguments.text(QStringLiteral("trace"));
    options.records = arguments.text(QStringLiteral("records"));
    options.runFile = arguments.text(QStringLiteral("run-file"));
    options.checkpoint = arguments.text(QStringLiteral("checkpoint"));
    if (!options.checkpoint.isEmpty() && runs > 1)
        throw UsageError(CliText::tr("--checkpoint keeps a single run: leave --runs out."));
    options.json = arguments.has(QStringLiteral("json"));
    options.quiet = arguments.has(QStringLiteral("quiet"));
    checkOutputNames(options, arguments.operand(0));
    return options;
}

SearchSettings searchSettings(const SolveOptions& options, std::uint64_t seed) {
    return {options.choice.solver->id, options.choice.values, options.budget, seed, options.start,
            options.threads()};
}

} // namespace tessera
