// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/Origin.h"
#include "core/support/UserError.h"
#include "core/units/UnitWorker.h"

#include <QCryptographicHash>
#include <QFileInfo>

#include <algorithm>
#include <limits>

namespace tessera {

namespace {

constexpr qint64 kMostResultBytes = 1 << 30;

/// Reading a run file scores each of its boards. Nothing if it is not what the ledger says.
std::optional<RunResult> readResult(const UnitFolder& folder, const UnitJob& job, std::size_t unit,
                                    const UnitResult& told) {
    RunResult result;
    result.seed = job.settingsOf(unit).seed;
    result.numbers = told.numbers;
    result.stop = told.stop;
    result.failure = told.failure;
    addProgram(result.origin); // the same on all machines, which older workers did not name
    if (told.file.isEmpty())
        return result;
    try {
        const QByteArray bytes = readFile(folder.result(told.file), kMostResultBytes);
        if (QCryptographicHash::hash(bytes, QCryptographicHash::Sha256) != told.digest)
            return std::nullopt;
        RecordedRun run = readRunFile(bytes).run;
        if (run.puzzle != job.puzzleOf(unit) || run.numbers.best != told.numbers.best)
            return std::nullopt;
        result.solution = run.bests.solution(run.bests.size() - 1);
        if (!run.machine.isEmpty())
            addOrigin(result.origin, run);
        result.trace = std::move(run.trace);
        result.bests = std::move(run.bests);
        return result;
    } catch (const UserError&) {
        return std::nullopt;
    }
}

void addTo(UnitTotals& totals, const UnitResult& result) {
    totals.solutions += result.solutions;
    totals.upToRotation += result.upToRotation;
    totals.nodes += result.numbers.nodes;
    totals.evaluations += result.numbers.evaluations;
    totals.seconds += result.numbers.seconds;
}

} // namespace

UnitTotals UnitLedger::totals() const {
    UnitTotals totals;
    totals.share = 1;
    const auto offer = [&](std::size_t unit, const UnitResult& result) {
        const bool hasBoard = !result.board.empty() || !result.file.isEmpty();
        if (hasBoard && result.numbers.best > totals.best) {
            totals.best = result.numbers.best;
            totals.bestUnit = unit;
        }
    };
    for (std::size_t i = 0; i < m_units.size(); ++i) {
        const Unit& unit = m_units[i];
        const bool isOpen = !unit.isSplit && !unit.accepted;
        totals.leased += isOpen && !unit.holder.isEmpty() ? 1 : 0;
        totals.split += unit.isSplit ? 1 : 0;
        totals.units += unit.isSplit ? 0 : 1;
        if (unit.isSplit) {
            addTo(totals, unit.before);
            offer(i, unit.before);
        }
        for (const UnitResult& result : unit.results)
            offer(i, result);
        totals.repeated += unit.results.size() > 1 ? 1 : 0;
        totals.different += std::ranges::any_of(unit.results, [&](const UnitResult& result) {
            return !result.isSame(unit.results.front());
        });
        if (isOpen)
            totals.share -= unit.share;
        if (unit.isSplit || !unit.accepted)
            continue;
        const UnitResult& result = unit.results[*unit.accepted];
        addTo(totals, result);
        totals.failed += result.hasFailed() ? 1 : 0;
        ++totals.done;
    }
    totals.share = m_open == 0 ? 1 : std::clamp(totals.share, 0.0, 1.0);
    // The sum of the others is rounded.
    if (totals.share < static_cast<double>(m_units.size()) * std::numeric_limits<double>::epsilon())
        totals.share = 0;
    if (m_grows) // the rest is unknown
        totals.share = static_cast<double>(totals.done) /
                       static_cast<double>(std::max<std::size_t>(1, m_units.size()));
    totals.isComplete = isComplete();
    if (totals.isComplete) // the rest is not needed
        totals.leased = 0;
    return totals;
}

std::optional<std::size_t> UnitLedger::differingSum() const {
    // Where a first solution ends the work, parts of a split unit may be open.
    if (m_isSolved)
        return std::nullopt;
    std::vector<UnitTotals> sums(m_units.size());
    for (std::size_t i = m_units.size(); i-- > 0;) { // children come after their parents
        const Unit& unit = m_units[i];
        if (unit.isSplit)
            addTo(sums[i], unit.before);
        else if (unit.accepted)
            addTo(sums[i], unit.results[*unit.accepted]);
        for (const UnitResult& whole : unit.isSplit ? unit.results : std::vector<UnitResult>()) {
            if (whole.solutions != sums[i].solutions || whole.numbers.nodes != sums[i].nodes)
                return i;
        }
        if (unit.parent) {
            UnitTotals& above = sums[*unit.parent];
            above.solutions += sums[i].solutions;
            above.nodes += sums[i].nodes;
        }
    }
    return std::nullopt;
}

std::vector<RunResult> runResults(const UnitFolder& folder, const UnitJob& job,
                                  const UnitLedger& ledger, std::vector<std::size_t>& rejected) {
    std::vector<RunResult> results;
    for (std::size_t unit = 0; unit < ledger.units().size(); ++unit) {
        const Unit& it = ledger.units()[unit];
        if (!it.accepted)
            continue;
        auto result = readResult(folder, job, unit, it.results[*it.accepted]);
        if (!result)
            rejected.push_back(unit);
        else
            results.push_back(*std::move(result));
    }
    return results;
}

std::vector<std::size_t> lostResults(const UnitFolder& folder, const UnitLedger& ledger) {
    std::vector<std::size_t> lost;
    if (!ledger.holders().empty())
        return lost;
    for (std::size_t i = 0; i < ledger.units().size(); ++i) {
        const Unit& unit = ledger.units()[i];
        const QString file = unit.accepted ? unit.results[*unit.accepted].file : QString();
        if (!file.isEmpty() && !QFileInfo::exists(folder.result(file)))
            lost.push_back(i);
    }
    return lost;
}

std::optional<AnyPuzzle> bestTreeBoard(const UnitJob& job, const UnitLedger& ledger) {
    const UnitTotals totals = ledger.totals();
    if (!totals.bestUnit)
        return std::nullopt;
    const AnyPuzzle& puzzle = job.puzzles.front();
    const Unit& unit = ledger.units()[*totals.bestUnit];
    const UnitResult* best = &unit.before;
    for (const UnitResult& result : unit.results) {
        if (!result.board.empty() && result.numbers.best == totals.best)
            best = &result;
    }
    const auto board = puzzle.kind().withSolution(puzzle, best->board);
    return board && puzzle.kind().score(*board) >= totals.best ? board : std::nullopt;
}

} // namespace tessera
