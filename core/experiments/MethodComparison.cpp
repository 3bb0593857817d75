// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/MethodComparison.h"

#include "core/support/Markdown.h"

#include <QCoreApplication>

#include <array>

namespace tessera {

namespace {

struct MethodComparisonText {
    Q_DECLARE_TR_FUNCTIONS(MethodComparison)
};

std::vector<double> scoresOf(std::span<const FinishedRun> runs) {
    std::vector<double> scores;
    for (const FinishedRun& run : runs)
        scores.push_back(run.run->best);
    return scores;
}

} // namespace

std::vector<MethodPair> comparedMethods(const ExperimentPlan& plan, StoredRuns runs,
                                        std::span<const std::size_t> group) {
    std::vector<std::vector<double>> scores;
    for (std::size_t method = 0; method < plan.methods.size(); ++method)
        scores.push_back(scoresOf(finishedRuns(plan, runs, group, method)));
    std::vector<MethodPair> pairs;
    for (std::size_t first = 0; first < scores.size(); ++first) {
        for (std::size_t second = first + 1; second < scores.size(); ++second) {
            if (!scores[first].empty() && !scores[second].empty())
                pairs.push_back({first, second, mannWhitney(scores[first], scores[second])});
        }
    }
    return pairs;
}

QString effectText(double effect) {
    const std::array texts{MethodComparisonText::tr("negligible"),
                           MethodComparisonText::tr("small"), MethodComparisonText::tr("medium"),
                           MethodComparisonText::tr("large")};
    return texts.at(static_cast<std::size_t>(effectSize(effect)));
}

QByteArray comparisonMarkdown(const ExperimentPlan& plan, StoredRuns runs) {
    const QStringList header{QStringLiteral("puzzle"), QStringLiteral("first"),
                             QStringLiteral("second"), QStringLiteral("U"),
                             QStringLiteral("p"),      QStringLiteral("A")};
    QString text = markdownRow(header) + markdownRule(3, header.size());
    for (const auto& group : plan.groups()) {
        for (const MethodPair& pair : comparedMethods(plan, runs, group)) {
            text += markdownRow({markdownCell(plan.puzzles[group.front()].tableName()),
                                 markdownCell(plan.methods[pair.first].name),
                                 markdownCell(plan.methods[pair.second].name),
                                 QString::number(pair.test.u), QString::number(pair.test.p, 'g', 3),
                                 QString::number(pair.test.effect, 'f', 2)});
        }
    }
    return text.toUtf8();
}

} // namespace tessera
