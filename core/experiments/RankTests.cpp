// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/Statistics.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numbers>
#include <numeric>
#include <optional>
#include <unordered_map>

namespace tessera {

namespace {

constexpr double kTiny = 1e-300;
constexpr double kPrecise = 1e-15;
constexpr int kMostTerms = 10'000;

/// Σ (t³ − t) over the groups of t equal ranks.
double tiesAmong(std::span<const double> ranks) {
    double term = 0;
    for (const double rank : ranks) {
        const auto equal = static_cast<double>(std::ranges::count(ranks, rank));
        term += equal * equal - 1;
    }
    return term;
}

/// The number of ways to give a sign to each rank, by twice the sum of the positive ones.
std::vector<double> waysBySum(std::span<const double> ranks) {
    std::vector<double> ways{1};
    for (const double rank : ranks) {
        const auto step = static_cast<std::size_t>(std::lround(2 * rank));
        ways.resize(ways.size() + step, 0.0);
        for (std::size_t sum = ways.size(); sum-- > step;)
            ways[sum] += ways[sum - step];
    }
    return ways;
}

double exactSignedP(double plus, std::span<const double> ranks) {
    const std::vector<double> ways = waysBySum(ranks);
    const auto at = ways.begin() + static_cast<std::ptrdiff_t>(std::lround(2 * plus));
    const double below = std::accumulate(ways.begin(), at + 1, 0.0);
    const double above = std::accumulate(at, ways.end(), 0.0);
    const double all = std::accumulate(ways.begin(), ways.end(), 0.0);
    return std::min(1.0, 2 * std::min(below, above) / all);
}

double approximateSignedP(double plus, std::span<const double> ranks) {
    const auto n = static_cast<double>(ranks.size());
    const double variance = n * (n + 1) * (2 * n + 1) / 24 - tiesAmong(ranks) / 48;
    const double distance = std::max(0.0, std::abs(plus - n * (n + 1) / 4) - 0.5);
    return std::min(1.0, 2 * normalTail(distance / std::sqrt(variance)));
}

/// The sums of ranks of all treatments, doubled and sorted, in one number.
class RankSums {
public:
    static constexpr std::size_t kMostTreatments = 6;
    static constexpr std::size_t kBits = 10;
    static constexpr std::size_t kHighest = (std::size_t{1} << kBits) - 1;

    using Sums = std::vector<std::uint16_t>;

    static std::uint64_t packed(Sums sums) {
        std::ranges::sort(sums);
        std::uint64_t code = 0;
        for (const std::uint16_t sum : sums)
            code = (code << kBits) | sum;
        return code;
    }
    static Sums unpacked(std::uint64_t code, std::size_t count) {
        Sums sums(count);
        for (std::size_t i = count; i-- > 0; code >>= kBits)
            sums[i] = static_cast<std::uint16_t>(code & kHighest);
        return sums;
    }
};

/// How probable the sums of ranks are if each block's ranks are in any order.
using SumsTable = std::unordered_map<std::uint64_t, double>;

double squares(const RankSums::Sums& sums) {
    double total = 0;
    for (const std::uint16_t sum : sums)
        total += static_cast<double>(sum) * sum;
    return total;
}

/// The probability of rank sums that differ at least as much; nothing if there are too many.
std::optional<double> exactFriedmanP(const Blocks& ranks) {
    constexpr double mostSteps = 2e6;
    const std::size_t count = ranks.front().size();
    if (count > RankSums::kMostTreatments || 2 * count * ranks.size() > RankSums::kHighest)
        return std::nullopt;
    SumsTable table{{0, 1.0}};
    RankSums::Sums observed(count, 0);
    double steps = 0;
    for (const auto& block : ranks) {
        RankSums::Sums order;
        for (std::size_t i = 0; i < count; ++i) {
            order.push_back(static_cast<std::uint16_t>(std::lround(2 * block[i])));
            observed[i] = static_cast<std::uint16_t>(observed[i] + order.back());
        }
        std::ranges::sort(order);
        std::vector<RankSums::Sums> orders;
        do
            orders.push_back(order);
        while (std::next_permutation(order.begin(), order.end()));
        steps += static_cast<double>(orders.size()) * static_cast<double>(table.size());
        if (steps > mostSteps)
            return std::nullopt;
        SumsTable next;
        const double share = 1 / static_cast<double>(orders.size());
        for (const auto& [code, probability] : table) {
            const RankSums::Sums before = RankSums::unpacked(code, count);
            for (const RankSums::Sums& added : orders) {
                RankSums::Sums sums = before;
                for (std::size_t i = 0; i < count; ++i)
                    sums[i] = static_cast<std::uint16_t>(sums[i] + added[i]);
                next[RankSums::packed(std::move(sums))] += probability * share;
            }
        }
        table = std::move(next);
    }
    const double limit = squares(observed) - 0.5; // they are whole numbers
    double p = 0;
    for (const auto& [code, probability] : table)
        p += squares(RankSums::unpacked(code, count)) >= limit ? probability : 0;
    return std::min(1.0, p);
}

/// The regularized upper incomplete gamma function (Press et al. 2007, section 6.2).
double upperGamma(double a, double x) {
    if (x <= 0)
        return 1;
    const double scale = std::exp(-x + a * std::log(x) - std::lgamma(a));
    if (x < a + 1) {
        double term = 1 / a;
        double sum = term;
        for (int n = 1; n < kMostTerms && term > sum * kPrecise; ++n) {
            term *= x / (a + n);
            sum += term;
        }
        return 1 - sum * scale;
    }
    double b = x + 1 - a;
    double c = 1 / kTiny;
    double d = 1 / b;
    double h = d;
    for (int n = 1; n < kMostTerms; ++n) {
        const double an = -n * (n - a);
        b += 2;
        d = 1 / (an * d + b);
        c = b + an / c;
        h *= d * c;
        if (std::abs(d * c - 1) < kPrecise)
            break;
    }
    return scale * h;
}

/// The continued fraction of the incomplete beta function (Press et al. 2007, section 6.4).
double betaFraction(double a, double b, double x) {
    const auto safe = [](double value) { return std::abs(value) < kTiny ? kTiny : value; };
    double c = 1;
    double d = 1 / safe(1 - (a + b) * x / (a + 1));
    double h = d;
    for (int m = 1; m < kMostTerms; ++m) {
        const double even = m * (b - m) * x / ((a - 1 + 2 * m) * (a + 2 * m));
        d = 1 / safe(1 + even * d);
        c = safe(1 + even / c);
        h *= d * c;
        const double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 1 + 2 * m));
        d = 1 / safe(1 + odd * d);
        c = safe(1 + odd / c);
        h *= d * c;
        if (std::abs(d * c - 1) < kPrecise)
            break;
    }
    return h;
}

double regularizedBeta(double a, double b, double x) {
    if (x <= 0 || x >= 1)
        return x <= 0 ? 0 : 1;
    const double scale = std::exp(std::lgamma(a + b) - std::lgamma(a) - std::lgamma(b) +
                                  a * std::log(x) + b * std::log(1 - x));
    return x < (a + 1) / (a + b + 2) ? scale * betaFraction(a, b, x) / a
                                     : 1 - scale * betaFraction(b, a, 1 - x) / b;
}

/// The chance that the range of @p count standard normal numbers exceeds x.
double rangeTail(std::size_t count, double x) {
    // Simpson's rule over the lowest number; outside these bounds nothing is left.
    constexpr double bound = 9;
    constexpr int steps = 2000;
    constexpr double width = 2 * bound / steps;
    double sum = 0;
    for (int i = 0; i <= steps; ++i) {
        const double z = -bound + i * width;
        const double density = std::exp(-z * z / 2) / std::sqrt(2 * std::numbers::pi);
        const double inside = normalTail(z) - normalTail(z + x);
        const double weight = i == 0 || i == steps ? 1 : i % 2 == 1 ? 4 : 2;
        sum += weight * density * std::pow(inside, static_cast<double>(count - 1));
    }
    return 1 - static_cast<double>(count) * sum * width / 3;
}

} // namespace

double normalTail(double z) { return std::erfc(z / std::numbers::sqrt2) / 2; }

double chiSquaredTail(double x, double degrees) { return upperGamma(degrees / 2, x / 2); }

double fTail(double x, double upper, double lower) {
    return x <= 0 ? 1 : regularizedBeta(lower / 2, upper / 2, lower / (lower + upper * x));
}

double studentizedRange(std::size_t count, double alpha) {
    double low = 0;
    double high = 20;
    while (high - low > 1e-10) {
        const double middle = (low + high) / 2;
        (rangeTail(count, middle) > alpha ? low : high) = middle;
    }
    return (low + high) / 2;
}

std::vector<double> ranksFromBest(std::span<const double> values) {
    std::vector<double> ranks;
    for (const double value : values) {
        const auto better =
            static_cast<double>(std::ranges::count_if(values, [&](double x) { return x > value; }));
        const auto equal = static_cast<double>(std::ranges::count(values, value));
        ranks.push_back(better + (equal + 1) / 2);
    }
    return ranks;
}

SignedRankResult signedRank(std::span<const double> first, std::span<const double> second) {
    std::vector<double> differences;
    std::vector<double> sizes; // negative, so that the smallest gets rank 1
    for (std::size_t i = 0; i < std::min(first.size(), second.size()); ++i) {
        if (const double difference = first[i] - second[i]; difference != 0) {
            differences.push_back(difference);
            sizes.push_back(-std::abs(difference));
        }
    }
    SignedRankResult result;
    result.pairs = differences.size();
    if (differences.empty())
        return result;
    const std::vector<double> ranks = ranksFromBest(sizes);
    for (std::size_t i = 0; i < ranks.size(); ++i)
        result.plus += differences[i] > 0 ? ranks[i] : 0;
    result.exact = ranks.size() <= kMostExactPairs;
    result.p =
        result.exact ? exactSignedP(result.plus, ranks) : approximateSignedP(result.plus, ranks);
    return result;
}

FriedmanResult friedman(const Blocks& blocks) {
    FriedmanResult result;
    result.blocks = blocks.size();
    if (blocks.empty())
        return result;
    const std::size_t count = blocks.front().size();
    const auto n = static_cast<double>(blocks.size());
    const auto k = static_cast<double>(count);
    Blocks ranks;
    result.meanRanks.assign(count, 0);
    double within = 0;
    for (const auto& block : blocks) {
        ranks.push_back(ranksFromBest(block));
        for (std::size_t i = 0; i < count; ++i) {
            result.meanRanks[i] += ranks.back()[i] / n;
            within += ranks.back()[i] * ranks.back()[i];
        }
    }
    within -= n * k * (k + 1) * (k + 1) / 4;
    if (blocks.size() < 2 || count < 2 || within <= 0)
        return result;
    double between = 0;
    for (const double rank : result.meanRanks)
        between += n * n * (rank - (k + 1) / 2) * (rank - (k + 1) / 2);
    result.chiSquared = (k - 1) * between / within;
    result.pChiSquared = chiSquaredTail(result.chiSquared, k - 1);
    const double rest = n * (k - 1) - result.chiSquared;
    const bool agree = rest <= 1e-9 * n * k; // all blocks have the same order
    result.f = agree ? std::numeric_limits<double>::infinity() : (n - 1) * result.chiSquared / rest;
    result.pF = agree ? 0 : fTail(result.f, k - 1, (k - 1) * (n - 1));
    const auto exact = exactFriedmanP(ranks);
    result.exact = exact.has_value();
    result.p = exact.value_or(result.pF);
    return result;
}

double FriedmanResult::pairP(std::size_t first, std::size_t second) const {
    const auto k = static_cast<double>(meanRanks.size());
    const double error = std::sqrt(k * (k + 1) / (6 * static_cast<double>(blocks)));
    return std::min(1.0, 2 * normalTail(std::abs(meanRanks[first] - meanRanks[second]) / error));
}

double criticalDifference(std::size_t treatments, std::size_t blocks, double alpha) {
    const auto k = static_cast<double>(treatments);
    return studentizedRange(treatments, alpha) / std::numbers::sqrt2 *
           std::sqrt(k * (k + 1) / (6 * static_cast<double>(blocks)));
}

std::vector<RankClique> rankCliques(std::span<const double> risingRanks, double difference) {
    std::vector<RankClique> cliques;
    for (std::size_t first = 0; first < risingRanks.size(); ++first) {
        std::size_t last = first;
        while (last + 1 < risingRanks.size() &&
               risingRanks[last + 1] - risingRanks[first] < difference)
            ++last;
        if (last > first && (cliques.empty() || cliques.back().last < last))
            cliques.push_back({first, last});
    }
    return cliques;
}

} // namespace tessera
