// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/Analysis.h"
#include "core/experiments/Statistics.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <set>

namespace tessera {

namespace {

QString budgetText(const Budget& budget) {
    QStringList limits;
    const auto seconds = [](double value) { return QLocale().toString(value, 'g', 6); };
    if (budget.evaluations)
        limits << AnalysisText::tr("%1 evaluations")
                      .arg(QLocale().toString(static_cast<qulonglong>(*budget.evaluations)));
    if (budget.seconds)
        limits << AnalysisText::tr("%1 s").arg(seconds(*budget.seconds));
    if (budget.processorSeconds)
        limits << AnalysisText::tr("%1 s of processor time").arg(seconds(*budget.processorSeconds));
    if (budget.target)
        limits << AnalysisText::tr("target %1").arg(QLocale().toString(*budget.target));
    return limits.join(QStringLiteral(", "));
}

/// The budget on an axis, if it limits that. Processor time takes longer where others are busy.
double limitOn(CurveAxis axis, const Budget& budget) {
    if (axis == CurveAxis::Seconds)
        return budget.processorSeconds ? 0 : budget.seconds.value_or(0);
    return axis == CurveAxis::Evaluations ? static_cast<double>(budget.evaluations.value_or(0)) : 0;
}

/// Methods with a finished run anywhere.
std::vector<std::size_t> methodsWithRuns(const ExperimentPlan& plan, StoredRuns runs) {
    std::vector<std::size_t> all(plan.puzzles.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    std::vector<std::size_t> methods;
    for (std::size_t i = 0; i < plan.methods.size(); ++i) {
        if (!finishedRuns(plan, runs, all, i).empty())
            methods.push_back(i);
    }
    return methods;
}

} // namespace

RunPointers Study::cell(std::size_t puzzle, std::size_t method) const {
    RunPointers pointers;
    for (const StoredRun& run : runs[puzzle][method])
        pointers.push_back(&run);
    return pointers;
}

std::vector<double> Study::scores(std::size_t puzzle, std::size_t method) const {
    std::vector<double> scores;
    for (const StoredRun& run : runs[puzzle][method])
        scores.push_back(run.best);
    return scores;
}

std::vector<double> Study::scoresAt(std::size_t puzzle, std::size_t method, double place) const {
    return place >= puzzles[puzzle].end ? scores(puzzle, method)
                                        : tessera::scoresAt(cell(puzzle, method), place, axis);
}

std::vector<std::size_t> Study::completePuzzles() const {
    std::vector<std::size_t> complete;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (std::ranges::none_of(runs[i], [](const auto& cell) { return cell.empty(); }))
            complete.push_back(i);
    }
    return complete;
}

Blocks Study::medianBlocks(std::span<const std::size_t> puzzles) const {
    Blocks blocks;
    for (const std::size_t puzzle : puzzles) {
        auto& block = blocks.emplace_back();
        for (std::size_t method = 0; method < methods.size(); ++method)
            block.push_back(median(scores(puzzle, method)));
    }
    return blocks;
}

CurveAxis budgetAxis(const ExperimentPlan& plan) {
    const bool inSeconds = std::ranges::all_of(plan.puzzles, [](const PlannedPuzzle& puzzle) {
        return puzzle.budget.seconds || puzzle.budget.processorSeconds;
    });
    return inSeconds ? CurveAxis::Seconds : CurveAxis::Evaluations;
}

Study studyOf(const ExperimentPlan& plan, StoredRuns runs) {
    Study study;
    study.title = plan.title;
    study.axis = budgetAxis(plan);
    const std::vector<std::size_t> methods = methodsWithRuns(plan, runs);
    study.leavesMethodsOut = methods.size() < plan.methods.size();
    for (const std::size_t method : methods)
        study.methods.push_back({plan.methods[method].name, method});
    std::set<QString> programs;
    for (std::size_t i = 0; i < plan.puzzles.size(); ++i) {
        const PlannedPuzzle& planned = plan.puzzles[i];
        Study::Puzzle puzzle{planned.name,
                             planned.total,
                             planned.budget.target.value_or(planned.total),
                             budgetText(planned.budget),
                             limitOn(study.axis, planned.budget),
                             i};
        std::vector<std::vector<StoredRun>> cells;
        double end = 0;
        bool any = false;
        for (const std::size_t method : methods) {
            auto& cell = cells.emplace_back();
            for (const auto& [run, number] : finishedRuns(plan, runs, {&i, 1}, method)) {
                cell.push_back(*run);
                end = std::max(end, placeOn(study.axis, *run));
                programs.insert(run->program);
                any = true;
            }
        }
        if (puzzle.end <= 0)
            puzzle.end = end;
        if (any) {
            study.puzzles.push_back(std::move(puzzle));
            study.runs.push_back(std::move(cells));
        }
    }
    programs.erase(QString());
    study.programs = QStringList(programs.begin(), programs.end());
    return study;
}

int scoreOfShare(int total, double share) {
    return static_cast<int>(std::ceil(total * share - 1e-9));
}

int reachedScore(const Study& study, std::size_t puzzle, double share) {
    const int score = scoreOfShare(study.puzzles[puzzle].total, share);
    double best = 0;
    double highest = 0;
    for (std::size_t method = 0; method < study.methods.size(); ++method) {
        const std::vector<double> scores = study.scores(puzzle, method);
        if (scores.empty())
            continue;
        best = std::max(best, std::ranges::max(scores));
        highest = std::max(highest, median(scores));
    }
    return best < score ? static_cast<int>(highest) : score;
}

QString provenance(const Study& study, std::span<const std::size_t> puzzles) {
    std::size_t fewest = study.leavesMethodsOut ? 0 : std::numeric_limits<std::size_t>::max();
    std::size_t most = 0;
    std::set<QString> budgets;
    for (const std::size_t puzzle : puzzles) {
        budgets.insert(study.puzzles[puzzle].budget);
        for (const auto& cell : study.runs[puzzle]) {
            fewest = std::min(fewest, cell.size());
            most = std::max(most, cell.size());
        }
    }
    QString count = QString::number(most);
    if (fewest < most) {
        count = QStringLiteral("%1–%2").arg(fewest).arg(most);
        most = std::max(most, std::size_t{2}); // “0–1 runs”
    }
    const QString what = puzzles.size() == 1 ? study.puzzles[puzzles.front()].name
                                             : AnalysisText::tr("%n puzzle(s)", nullptr,
                                                                static_cast<int>(puzzles.size()));
    const QString budget =
        budgets.size() == 1 ? *budgets.begin() : AnalysisText::tr("budgets that differ by puzzle");
    return AnalysisText::tr("%1, n = %2 run(s) of each method, %3. Tessera %4.", nullptr,
                            static_cast<int>(most))
        .arg(what, count, budget, study.programs.join(QStringLiteral(", ")));
}

} // namespace tessera
