// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/Tuner.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

/// The two-sided probability that a variable of Student's t exceeds |t|.
double studentTail(double t, double degrees) {
    return std::isinf(t) ? 0 : fTail(t * t, 1, degrees);
}

/// Σ over all cells of (rank − (k + 1)/2)²: it vanishes only if all are tied.
double rankSpread(const ScoreTable& scores) {
    double spread = 0;
    for (const auto& row : scores) {
        for (const double rank : ranksFromBest(row)) {
            const double off = rank - (static_cast<double>(row.size()) + 1) / 2;
            spread += off * off;
        }
    }
    return spread;
}

std::vector<bool> droppedByRanks(const ScoreTable& scores, double level) {
    const FriedmanResult result = friedman(scores);
    std::vector<bool> dropped(result.meanRanks.size(), false);
    if (result.pChiSquared >= level)
        return dropped;
    const auto n = static_cast<double>(scores.size());
    const auto k = static_cast<double>(dropped.size());
    const double error = std::sqrt(std::max(0.0, 2 * (1 - result.chiSquared / (n * (k - 1))) *
                                                     rankSpread(scores) / (n * (n - 1) * (k - 1))));
    const double best = std::ranges::min(result.meanRanks);
    for (std::size_t i = 0; i < dropped.size(); ++i) {
        const double difference = result.meanRanks[i] - best;
        dropped[i] = difference > 0 &&
                     (error == 0 || studentTail(difference / error, (n - 1) * (k - 1)) < level);
    }
    return dropped;
}

/// The mean difference of two columns divided by its standard error.
double pairedT(const ScoreTable& scores, std::size_t first, std::size_t second) {
    double sum = 0;
    double squares = 0;
    for (const auto& row : scores) {
        sum += row[first] - row[second];
        squares += (row[first] - row[second]) * (row[first] - row[second]);
    }
    const auto n = static_cast<double>(scores.size());
    const double variance = std::max(0.0, (squares - sum * sum / n) / (n - 1));
    if (variance == 0)
        return sum == 0 ? 0 : std::copysign(HUGE_VAL, sum);
    return sum / n / std::sqrt(variance / n);
}

std::vector<bool> droppedByMeans(const ScoreTable& scores, double level) {
    const std::size_t columns = scores.front().size();
    std::vector<double> sums(columns, 0);
    for (const auto& row : scores) {
        for (std::size_t i = 0; i < columns; ++i)
            sums[i] += row[i];
    }
    const auto best = static_cast<std::size_t>(std::ranges::max_element(sums) - sums.begin());
    std::vector<bool> dropped(columns, false);
    for (std::size_t i = 0; i < columns; ++i) {
        dropped[i] =
            sums[i] < sums[best] &&
            studentTail(pairedT(scores, best, i), static_cast<double>(scores.size()) - 1) < level;
    }
    return dropped;
}

} // namespace

std::vector<bool> droppedByRace(const ScoreTable& scores, RaceTest test, double level) {
    if (scores.size() < 2 || scores.front().size() < 2)
        return std::vector<bool>(scores.empty() ? 0 : scores.front().size(), false);
    return test == RaceTest::Friedman ? droppedByRanks(scores, level)
                                      : droppedByMeans(scores, level);
}

} // namespace tessera
