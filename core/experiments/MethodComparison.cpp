// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/MethodComparison.h"

namespace tessera {

namespace {

struct MethodComparisonText {
    Q_DECLARE_TR_FUNCTIONS(MethodComparison)
};

/// On one puzzle each run's score, on several one of each puzzle.
std::vector<double> independentScores(std::span<const FinishedRun> runs,
                                      std::span<const std::size_t> group) {
    std::vector<double> scores;
    if (group.size() == 1) {
        for (const FinishedRun& run : runs)
            scores.push_back(run.run->best);
        return scores;
    }
    for (const std::size_t puzzle : group) {
        std::vector<double> ofPuzzle;
        for (const FinishedRun& run : runs) {
            if (run.puzzle == puzzle)
                ofPuzzle.push_back(run.run->best);
        }
        if (!ofPuzzle.empty())
            scores.push_back(median(ofPuzzle));
    }
    return scores;
}

struct NamedPair {
    QString puzzle;
    MethodPair pair;
};

std::vector<NamedPair> allPairs(const ExperimentPlan& plan, StoredRuns runs) {
    std::vector<NamedPair> pairs;
    for (const auto& group : plan.groups()) {
        for (const MethodPair& pair : comparedMethods(plan, runs, group))
            pairs.push_back({plan.puzzles[group.front()].tableName(), pair});
    }
    return pairs;
}

QString shortNumber(double value) { return QString::number(value, 'g', 3); }

} // namespace

std::vector<MethodPair> comparedMethods(const ExperimentPlan& plan, StoredRuns runs,
                                        std::span<const std::size_t> group) {
    std::vector<std::vector<double>> scores;
    for (std::size_t method = 0; method < plan.methods.size(); ++method)
        scores.push_back(independentScores(finishedRuns(plan, runs, group, method), group));
    std::vector<MethodPair> pairs;
    std::vector<double> ps;
    for (std::size_t first = 0; first < scores.size(); ++first) {
        for (std::size_t second = first + 1; second < scores.size(); ++second) {
            if (scores[first].empty() || scores[second].empty())
                continue;
            pairs.push_back({first, second, scores[first].size(), scores[second].size(),
                             group.size() > 1, mannWhitney(scores[first], scores[second])});
            ps.push_back(pairs.back().test.p);
        }
    }
    const std::vector<double> adjusted = holmAdjusted(ps);
    for (std::size_t i = 0; i < pairs.size(); ++i)
        pairs[i].adjustedP = adjusted[i];
    return pairs;
}

QString effectText(double effect) {
    const std::array texts{MethodComparisonText::tr("negligible"),
                           MethodComparisonText::tr("small"), MethodComparisonText::tr("medium"),
                           MethodComparisonText::tr("large")};
    return texts.at(static_cast<std::size_t>(effectSize(effect)));
}

QString sampleText(const MethodPair& pair) {
    const QString counts = QStringLiteral("%1 + %2").arg(pair.firstCount).arg(pair.secondCount);
    return pair.countsPuzzles ? MethodComparisonText::tr("%1 puzzles").arg(counts)
                              : MethodComparisonText::tr("%1 runs").arg(counts);
}

QString exactnessText(const MethodPair& pair) {
    return pair.test.exact ? MethodComparisonText::tr("exact")
                           : MethodComparisonText::tr("approximate");
}

TextTable comparisonTable(const ExperimentPlan& plan, StoredRuns runs) {
    TextTable table{{QStringLiteral("puzzle"), QStringLiteral("first"), QStringLiteral("second"),
                     QStringLiteral("sample"), QStringLiteral("U"), QStringLiteral("p"),
                     QStringLiteral("p (Holm)"), QStringLiteral("A"), QStringLiteral("effect"),
                     QStringLiteral("p is")},
                    3,
                    {}};
    for (const auto& [puzzle, pair] : allPairs(plan, runs)) {
        table.rows << QStringList{puzzle,
                                  plan.methods[pair.first].name,
                                  plan.methods[pair.second].name,
                                  sampleText(pair),
                                  QString::number(pair.test.u),
                                  shortNumber(pair.test.p),
                                  shortNumber(pair.adjustedP),
                                  QString::number(pair.test.effect, 'f', 2),
                                  effectText(pair.test.effect),
                                  exactnessText(pair)};
    }
    return table;
}

QByteArray comparisonJson(const ExperimentPlan& plan, StoredRuns runs) {
    QJsonArray tests;
    for (const auto& [puzzle, pair] : allPairs(plan, runs)) {
        tests.append(
            QJsonObject{{QStringLiteral("puzzle"), puzzle},
                        {QStringLiteral("first"), plan.methods[pair.first].name},
                        {QStringLiteral("second"), plan.methods[pair.second].name},
                        {QStringLiteral("unit"),
                         pair.countsPuzzles ? QStringLiteral("puzzle") : QStringLiteral("run")},
                        {QStringLiteral("first_count"), static_cast<qint64>(pair.firstCount)},
                        {QStringLiteral("second_count"), static_cast<qint64>(pair.secondCount)},
                        {QStringLiteral("u"), pair.test.u},
                        {QStringLiteral("p"), pair.test.p},
                        {QStringLiteral("p_holm"), pair.adjustedP},
                        {QStringLiteral("effect"), pair.test.effect},
                        {QStringLiteral("exact"), pair.test.exact}});
    }
    return writeJson({{"title", plan.title}, {"tests", tests}});
}

} // namespace tessera
