// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/Analysis.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace tessera {

namespace {

constexpr int kPlaces = 200;

QString axisText(const Study& study) {
    return study.axis == CurveAxis::Seconds ? AnalysisText::tr("Time")
                                            : AnalysisText::tr("Evaluations");
}

AnalysisFigure figureOf(const char* id, const QString& caption, const Study& study,
                        std::span<const std::size_t> puzzles) {
    AnalysisFigure figure;
    figure.id = QLatin1String(id);
    figure.caption = caption + u' ' + provenance(study, puzzles);
    figure.across = axisText(study);
    for (const Study::Method& method : study.methods)
        figure.names << method.name;
    return figure;
}

/// Places from the first improvement to the end of the longest budget.
std::vector<double> placesOf(const Study& study, std::span<const std::size_t> puzzles) {
    double first = std::numeric_limits<double>::infinity();
    double end = 0;
    for (const std::size_t puzzle : puzzles) {
        end = std::max(end, study.puzzles[puzzle].end);
        for (const auto& cell : study.runs[puzzle]) {
            for (const StoredRun& run : cell) {
                for (const TracePoint& point : run.improvements) {
                    if (const double place = placeOn(study.axis, point); place > 0) {
                        first = std::min(first, place);
                        break;
                    }
                }
            }
        }
    }
    first = std::max(first, study.axis == CurveAxis::Seconds ? kEarliestMoment : 1.0);
    return end > first ? logarithmicPlaces(first, end, std::size_t{kPlaces})
                       : std::vector<double>{};
}

AnalysisFigure rankDiagram(const Study& study, std::span<const std::size_t> puzzles) {
    AnalysisFigure figure =
        figureOf("critical-difference",
                 AnalysisText::tr("Mean ranks by median score. A bar joins methods that do not "
                                  "differ significantly (Nemenyi, 5 %)."),
                 study, puzzles);
    figure.kind = AnalysisFigure::Kind::Ranks;
    figure.across = AnalysisText::tr("Mean rank");
    const FriedmanResult test = friedman(study.medianBlocks(puzzles));
    figure.order.resize(study.methods.size());
    std::iota(figure.order.begin(), figure.order.end(), std::size_t{0});
    std::ranges::stable_sort(figure.order, {}, [&](std::size_t i) { return test.meanRanks[i]; });
    for (const std::size_t method : figure.order)
        figure.ranks.push_back(test.meanRanks[method]);
    figure.difference = criticalDifference(study.methods.size(), puzzles.size());
    figure.cliques = rankCliques(figure.ranks, figure.difference);
    return figure;
}

AnalysisFigure rankCurves(const Study& study, std::span<const std::size_t> puzzles) {
    AnalysisFigure figure =
        figureOf("ranks", AnalysisText::tr("Mean rank over puzzles, by the median score so far."),
                 study, puzzles);
    figure.up = AnalysisText::tr("Mean rank");
    figure.lowIsBest = true;
    figure.lines.resize(study.methods.size());
    for (std::size_t i = 0; i < figure.lines.size(); ++i)
        figure.lines[i].method = i;
    for (const double place : placesOf(study, puzzles)) {
        std::vector<double> sums(study.methods.size(), 0);
        for (const std::size_t puzzle : puzzles) {
            std::vector<double> medians;
            for (std::size_t method = 0; method < study.methods.size(); ++method)
                medians.push_back(median(study.scoresAt(puzzle, method, place)));
            const std::vector<double> ranks = ranksFromBest(medians);
            for (std::size_t method = 0; method < sums.size(); ++method)
                sums[method] += ranks[method];
        }
        for (std::size_t method = 0; method < sums.size(); ++method)
            figure.lines[method].points
                << QPointF(place, sums[method] / static_cast<double>(puzzles.size()));
    }
    return figure;
}

int bestScore(const Study& study, std::size_t puzzle) {
    int best = 0;
    for (const auto& cell : study.runs[puzzle]) {
        for (const StoredRun& run : cell)
            best = std::max(best, run.best);
    }
    return best;
}

AnalysisFigure reachedTargets(const Study& study, std::span<const std::size_t> puzzles) {
    AnalysisFigure figure = figureOf(
        "targets-reached",
        AnalysisText::tr("Share of all targets that the runs had reached (ECDF). Targets: up "
                         "to 51 scores per puzzle, from half of the full score to the best."),
        study, puzzles);
    figure.up = AnalysisText::tr("Targets reached, %");
    const std::vector<double> places = placesOf(study, puzzles);
    std::vector<double> ends = places;
    if (!ends.empty()) // at the end of the budget all counts, see Study::scoresAt()
        ends.back() = std::numeric_limits<double>::max();
    for (std::size_t method = 0; method < study.methods.size(); ++method) {
        std::vector<double> reached(places.size(), 0);
        double all = 0;
        for (const std::size_t puzzle : puzzles) {
            const RunPointers runs = study.cell(puzzle, method);
            const std::vector<int> targets =
                targetScores(study.puzzles[puzzle].total, bestScore(study, puzzle));
            const std::vector<double> counts = targetsReached(runs, targets, ends, study.axis);
            for (std::size_t i = 0; i < counts.size(); ++i)
                reached[i] += counts[i];
            all += static_cast<double>(runs.size() * targets.size());
        }
        FigureLine line{method, {}};
        for (std::size_t i = 0; i < places.size(); ++i)
            line.points << QPointF(places[i], all > 0 ? 100 * reached[i] / all : 0);
        figure.lines.push_back(std::move(line));
    }
    return figure;
}

AnalysisFigure profiles(const Study& study, std::span<const std::size_t> puzzles) {
    AnalysisFigure figure = figureOf(
        "performance-profile",
        AnalysisText::tr("Performance profile: share of problems whose expected time is "
                         "within a factor of the best method's. A problem is a puzzle with "
                         "80, 90, 95, 98 or 100 % of its full score as target."),
        study, puzzles);
    figure.kind = AnalysisFigure::Kind::Ratios;
    figure.across = AnalysisText::tr("Times the best expected time");
    figure.up = AnalysisText::tr("Problems, %");
    std::vector<std::vector<double>> times;
    for (const std::size_t puzzle : puzzles) {
        for (const double share : {0.8, 0.9, 0.95, 0.98, 1.0}) {
            const int target = scoreOfShare(study.puzzles[puzzle].total, share);
            auto& problem = times.emplace_back();
            for (std::size_t method = 0; method < study.methods.size(); ++method)
                problem.push_back(
                    targetTime(study.cell(puzzle, method), target, study.axis).expected);
        }
    }
    const auto all = performanceProfiles(times);
    for (std::size_t method = 0; method < all.size(); ++method) {
        FigureLine line{method, {}};
        for (const ProfilePoint& point : all[method])
            line.points << QPointF(point.ratio, 100 * point.share);
        figure.lines.push_back(std::move(line));
    }
    return figure;
}

AnalysisFigure timesToTarget(const Study& study, std::size_t puzzle, double targetShare) {
    const int target = reachedScore(study, puzzle, targetShare);
    AnalysisFigure figure = figureOf("time-to-target",
                                     AnalysisText::tr("Runs that had reached a score of %1 of %2.")
                                         .arg(target)
                                         .arg(study.puzzles[puzzle].total),
                                     study, {&puzzle, 1});
    figure.id += QStringLiteral("-%1").arg(puzzle + 1);
    figure.up = AnalysisText::tr("Runs, %");
    for (std::size_t method = 0; method < study.methods.size(); ++method) {
        FigureLine line{method, {}};
        const RunPointers runs = study.cell(puzzle, method);
        double share = 0;
        for (const double time : timesToTarget(runs, target, study.axis)) {
            share += 100 / static_cast<double>(runs.size());
            line.points << QPointF(time, share);
        }
        const double last = line.points.empty() ? 0 : line.points.back().x();
        if (!runs.empty())
            line.points << QPointF(std::max(last, study.puzzles[puzzle].end), share);
        figure.lines.push_back(std::move(line));
    }
    return figure;
}

} // namespace

std::vector<AnalysisFigure> analysisFigures(const Study& study, double targetShare) {
    std::vector<AnalysisFigure> figures;
    const std::vector<std::size_t> puzzles = study.completePuzzles();
    if (!puzzles.empty()) {
        if (study.methods.size() > 1)
            figures.push_back(rankDiagram(study, puzzles));
        figures.push_back(rankCurves(study, puzzles));
        figures.push_back(reachedTargets(study, puzzles));
        figures.push_back(profiles(study, puzzles));
    }
    for (std::size_t puzzle = 0; puzzle < study.puzzles.size(); ++puzzle)
        figures.push_back(timesToTarget(study, puzzle, targetShare));
    return figures;
}

QByteArray AnalysisFigure::csv() const {
    QByteArray text;
    const auto number = [](double value) { return QByteArray::number(value, 'g', 8); };
    if (kind == Kind::Ranks) {
        // A method may be under several bars.
        text = "method,mean_rank,bars\n";
        for (std::size_t i = 0; i < order.size(); ++i) {
            QByteArrayList bars;
            for (std::size_t bar = 0; bar < cliques.size(); ++bar) {
                if (cliques[bar].first <= i && i <= cliques[bar].last)
                    bars << QByteArray::number(bar + 1);
            }
            text += csvField(names[static_cast<qsizetype>(order[i])]) + ',' + number(ranks[i]) +
                    ',' + bars.join(' ') + '\n';
        }
        return text + "critical difference," + number(difference) + ",\n";
    }
    text = "method,x,y\n";
    for (const FigureLine& line : lines) {
        for (const QPointF& point : line.points)
            text += csvField(names[static_cast<qsizetype>(line.method)]) + ',' + number(point.x()) +
                    ',' + number(point.y()) + '\n';
    }
    return text;
}

} // namespace tessera
