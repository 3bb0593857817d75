// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/Console.h"
#include "app/cli/common/ProgressLine.h"
#include "app/cli/sudoku/SudokuCommands.h"

#include "core/kind/SudokuKind.h"
#include "core/sudoku/SudokuExact.h"

#include <QElapsedTimer>
#include <QJsonArray>

namespace tessera {

namespace {

QString yesOrNo(bool yes) {
    return yes ? QStringLiteral("yes") : QStringLiteral("no");
}

/// The words of the other kinds of puzzle.
QString stopWordOf(const SudokuCount& count, const SudokuLimits& limits) {
    if (count.complete)
        return QStringLiteral("exhausted");
    if (count.solutions >= limits.solutions)
        return QStringLiteral("limit");
    return interrupted() ? QStringLiteral("interrupted") : QStringLiteral("time");
}

QJsonObject jsonOf(const SudokuCount& count, const QString& stop, double seconds) {
    return {
        {QStringLiteral("kind"), QStringLiteral("sudoku")},
        {QStringLiteral("solutions"), static_cast<qint64>(count.solutions)},
        {QStringLiteral("unique"), count.isUnique()},
        {QStringLiteral("complete"), count.complete},
        {QStringLiteral("nodes"), static_cast<qint64>(count.nodes)},
        {QStringLiteral("seconds"), seconds},
        {QStringLiteral("stop"), stop},
    };
}

void printOne(const SudokuCount& count, const QString& stop, double seconds) {
    print(QStringLiteral("solutions %1").arg(count.solutions));
    print(QStringLiteral("unique %1").arg(yesOrNo(count.isUnique())));
    print(QStringLiteral("complete %1").arg(yesOrNo(count.complete)));
    print(QStringLiteral("nodes %1").arg(count.nodes));
    print(QStringLiteral("seconds %1").arg(seconds, 0, 'f', 3));
    print(QStringLiteral("stop %1").arg(stop));
}

/// Counts one puzzle after the other within the limits of the command line.
class SudokuCounting {
public:
    explicit SudokuCounting(const Arguments& arguments)
        : m_line(arguments.has(QStringLiteral("quiet"))),
          m_mostSeconds(arguments.seconds(QStringLiteral("time"))) {
        const auto limit =
            arguments.whole(QStringLiteral("limit"), 1, std::numeric_limits<std::int64_t>::max());
        m_limits.solutions =
            limit ? static_cast<std::uint64_t>(*limit) : std::numeric_limits<std::uint64_t>::max();
        m_clock.start();
    }

    SudokuCount count(const SudokuGrid& givens) {
        SudokuExact exact(givens.order());
        const SudokuCount count = exact.count(givens, m_limits, [this](const SudokuCount& now) {
            m_line.showCount(now.solutions, now.nodes);
            return goesOn();
        });
        m_line.clear();
        return count;
    }
    [[nodiscard]] const SudokuLimits& limits() const { return m_limits; }
    [[nodiscard]] bool goesOn() const {
        return !interrupted() && !(m_mostSeconds && seconds() >= *m_mostSeconds);
    }
    [[nodiscard]] double seconds() const {
        return static_cast<double>(m_clock.nsecsElapsed()) * 1e-9;
    }

private:
    ProgressLine m_line;
    std::optional<double> m_mostSeconds;
    SudokuLimits m_limits;
    QElapsedTimer m_clock;
};

} // namespace

ExitCode SudokuCommands::count(const Arguments& arguments, const PuzzleSource& source) const {
    refuse(arguments,
           {QStringLiteral("order"), QStringLiteral("jobs"), QStringLiteral("checkpoint")});
    const ReadPuzzles input = read(source);
    const bool json = arguments.has(QStringLiteral("json"));
    catchInterrupts();
    SudokuCounting counting(arguments);
    QJsonArray counts;
    std::size_t unique = 0;
    std::size_t counted = 0;
    for (const AnyPuzzle& puzzle : input.puzzles) {
        const double before = counting.seconds();
        const SudokuCount count = counting.count(puzzle.as<SudokuFile>().givens);
        const double seconds = counting.seconds() - before;
        const QString stop = stopWordOf(count, counting.limits());
        unique += count.isUnique() ? 1 : 0;
        ++counted;
        if (json)
            counts.append(jsonOf(count, stop, seconds));
        else if (input.puzzles.size() == 1)
            printOne(count, stop, seconds);
        else
            print(QStringLiteral("%1 solutions %2 complete %3 nodes %4")
                      .arg(counted)
                      .arg(count.solutions)
                      .arg(yesOrNo(count.complete))
                      .arg(count.nodes));
        if (!counting.goesOn())
            break;
    }
    if (json) {
        print(input.puzzles.size() == 1 ? counts.first() : QJsonValue(counts));
    } else if (input.puzzles.size() > 1) {
        print(QStringLiteral("puzzles %1/%2 unique %3 seconds %4")
                  .arg(counted)
                  .arg(input.puzzles.size())
                  .arg(unique)
                  .arg(counting.seconds(), 0, 'f', 3));
    }
    return ExitCode::Done;
}

} // namespace tessera
