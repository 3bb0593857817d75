// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/Racing.h"

#include "core/support/Random.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tessera {

namespace {

constexpr int kMostTerms = 10'000;
constexpr double kTiny = 1e-300;
constexpr double kEnough = 1e-14;

/// ln Γ(n/2) from whole steps down to Γ(1) or Γ(1/2): the C library's may differ by machine.
double logGammaOfHalf(int n) {
    double sum = n % 2 == 0 ? 0 : 0.5 * portableLog(3.14159265358979323846);
    for (int k = n - 2; k > 0; k -= 2)
        sum += portableLog(k / 2.0);
    return sum;
}

/// The upper regularised incomplete gamma function, by its series or continued fraction
/// (Abramowitz & Stegun 1964, 6.5.29 and 6.5.31). @param n twice its first argument
double upperGamma(int n, double x) {
    if (x <= 0)
        return 1;
    const double a = n / 2.0;
    const double front = portableExp(a * portableLog(x) - x - logGammaOfHalf(n));
    if (x < a + 1) {
        double term = 1 / a;
        double sum = term;
        for (int k = 1; k < kMostTerms && term > sum * kEnough; ++k) {
            term *= x / (a + k);
            sum += term;
        }
        return std::clamp(1 - front * sum, 0.0, 1.0);
    }
    double b = x + 1 - a;
    double c = 1 / kTiny;
    double d = 1 / b;
    double fraction = d;
    for (int k = 1; k < kMostTerms; ++k) {
        const double step = -k * (k - a);
        b += 2;
        d = 1 / (step * d + b);
        c = b + step / c;
        fraction *= d * c;
        if (std::abs(d * c - 1) < kEnough)
            break;
    }
    return std::clamp(front * fraction, 0.0, 1.0);
}

/// The regularised incomplete beta function I_x(n/2, m/2) by its continued fraction (Abramowitz &
/// Stegun 1964, 26.5.8). @pre 0 < x < 1, best below (a + 1) / (a + b + 2)
double betaFraction(int n, int m, double x) {
    const double a = n / 2.0;
    const double b = m / 2.0;
    const double front = portableExp(logGammaOfHalf(n + m) - logGammaOfHalf(n) - logGammaOfHalf(m) +
                                     a * portableLog(x) + b * portableLog(1 - x)) /
                         a;
    double c = 1;
    double d = 1 / (1 - (a + b) * x / (a + 1));
    double fraction = d;
    for (int k = 1; k < kMostTerms; ++k) {
        const double even = k * (b - k) * x / ((a + 2 * k - 1) * (a + 2 * k));
        d = 1 / (1 + even * d);
        c = 1 + even / c;
        fraction *= d * c;
        const double odd = -(a + k) * (a + b + k) * x / ((a + 2 * k) * (a + 2 * k + 1));
        d = 1 / (1 + odd * d);
        c = 1 + odd / c;
        fraction *= d * c;
        if (std::abs(d * c - 1) < kEnough)
            break;
    }
    return front * fraction;
}

/// Σ over all cells of (rank − (k + 1)/2)²: its row sums vanish only if all are tied.
double rankSpread(const std::vector<std::vector<double>>& ranks) {
    double spread = 0;
    for (const auto& row : ranks) {
        for (const double rank : row) {
            const double off = rank - (static_cast<double>(row.size()) + 1) / 2;
            spread += off * off;
        }
    }
    return spread;
}

std::vector<bool> droppedByRanks(const ScoreTable& scores, double level) {
    const RaceRanks result = rankedRace(scores);
    const auto columns = result.rankSums.size();
    std::vector<bool> dropped(columns, false);
    if (result.p >= level)
        return dropped;
    std::vector<std::vector<double>> ranks;
    for (const auto& row : scores)
        ranks.push_back(raceRanksOf(row));
    const auto n = static_cast<double>(scores.size());
    const auto k = static_cast<double>(columns);
    const double error = std::sqrt(std::max(0.0, 2 * n * (1 - result.statistic / (n * (k - 1))) *
                                                     rankSpread(ranks) / ((n - 1) * (k - 1))));
    const double best = std::ranges::min(result.rankSums);
    const int degrees = static_cast<int>((n - 1) * (k - 1));
    for (std::size_t i = 0; i < columns; ++i) {
        const double difference = result.rankSums[i] - best;
        dropped[i] =
            difference > 0 && (error == 0 || raceStudentTail(difference / error, degrees) < level);
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
            raceStudentTail(pairedT(scores, best, i), static_cast<int>(scores.size()) - 1) < level;
    }
    return dropped;
}

} // namespace

double raceChiSquareTail(double x, int degrees) { return upperGamma(degrees, x / 2); }

double raceStudentTail(double t, int degrees) {
    if (std::isinf(t))
        return 0;
    const double x = degrees / (degrees + t * t);
    if (x >= 1)
        return 1;
    if (x < (degrees / 2.0 + 1) / (degrees / 2.0 + 2.5))
        return betaFraction(degrees, 1, x);
    return 1 - betaFraction(1, degrees, 1 - x);
}

std::vector<double> raceRanksOf(std::span<const double> values) {
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order,
                             [&](std::size_t a, std::size_t b) { return values[a] > values[b]; });
    std::vector<double> ranks(values.size());
    for (std::size_t begin = 0; begin < order.size();) {
        std::size_t end = begin;
        while (end < order.size() && values[order[end]] == values[order[begin]])
            ++end;
        for (std::size_t i = begin; i < end; ++i)
            ranks[order[i]] = static_cast<double>(begin + end + 1) / 2;
        begin = end;
    }
    return ranks;
}

RaceRanks rankedRace(const ScoreTable& scores) {
    const std::size_t columns = scores.front().size();
    RaceRanks result;
    result.rankSums.assign(columns, 0);
    std::vector<std::vector<double>> ranks;
    for (const auto& row : scores) {
        ranks.push_back(raceRanksOf(row));
        for (std::size_t i = 0; i < columns; ++i)
            result.rankSums[i] += ranks.back()[i];
    }
    const double spread = rankSpread(ranks);
    if (columns < 2 || spread == 0)
        return result;
    const double middle =
        static_cast<double>(scores.size()) * (static_cast<double>(columns) + 1) / 2;
    double between = 0;
    for (const double sum : result.rankSums)
        between += (sum - middle) * (sum - middle);
    result.statistic = static_cast<double>(columns - 1) * between / spread;
    result.p = raceChiSquareTail(result.statistic, static_cast<int>(columns) - 1);
    return result;
}

std::vector<bool> droppedByRace(const ScoreTable& scores, RaceTest test, double level) {
    if (scores.size() < 2 || scores.front().size() < 2)
        return std::vector<bool>(scores.empty() ? 0 : scores.front().size(), false);
    return test == RaceTest::Friedman ? droppedByRanks(scores, level)
                                      : droppedByMeans(scores, level);
}

} // namespace tessera
