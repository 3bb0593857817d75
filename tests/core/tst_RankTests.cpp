// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"

#include "core/experiments/Statistics.h"
#include "core/support/Random.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tessera::tst_RankTests {

namespace {

using Values = std::vector<double>;

bool isClose(double a, double b, double tolerance) { return std::abs(a - b) <= tolerance; }

/// Demšar (2006), table 6: AUC of four decision trees on 14 data sets. The table prints both last
/// values of "voting" as 0.975 but ranks them 2 and 3.
const Blocks& demsar() {
    static const Blocks blocks{
        {0.763, 0.768, 0.771, 0.798},  {0.599, 0.591, 0.590, 0.569}, {0.954, 0.971, 0.968, 0.967},
        {0.628, 0.661, 0.654, 0.657},  {0.882, 0.888, 0.886, 0.898}, {0.936, 0.931, 0.916, 0.931},
        {0.661, 0.668, 0.609, 0.685},  {0.583, 0.583, 0.563, 0.625}, {0.775, 0.838, 0.866, 0.875},
        {1.000, 1.000, 1.000, 1.000},  {0.940, 0.962, 0.965, 0.962}, {0.619, 0.666, 0.614, 0.669},
        {0.972, 0.981, 0.975, 0.9749}, {0.957, 0.978, 0.946, 0.970}};
    return blocks;
}

/// Hollander & Wolfe (1973), p. 140: three ways to round first base; also in R's ?friedman.test.
const Blocks& roundingTimes() {
    static const Blocks blocks{
        {5.40, 5.50, 5.55}, {5.85, 5.70, 5.75}, {5.20, 5.60, 5.50}, {5.55, 5.50, 5.40},
        {5.90, 5.85, 5.70}, {5.45, 5.55, 5.60}, {5.40, 5.40, 5.35}, {5.45, 5.50, 5.35},
        {5.25, 5.15, 5.00}, {5.85, 5.80, 5.70}, {5.25, 5.20, 5.10}, {5.65, 5.55, 5.45},
        {5.60, 5.35, 5.45}, {5.05, 5.00, 4.95}, {5.50, 5.50, 5.40}, {5.45, 5.55, 5.50},
        {5.55, 5.55, 5.35}, {5.45, 5.50, 5.55}, {5.50, 5.45, 5.25}, {5.65, 5.60, 5.40},
        {5.70, 5.65, 5.55}, {6.30, 6.30, 6.25}};
    return blocks;
}

/// The p of signedRank() by trying all signs.
double enumeratedSignedP(const Values& first, const Values& second) {
    Values sizes;
    for (std::size_t i = 0; i < first.size(); ++i) {
        if (first[i] != second[i])
            sizes.push_back(-std::abs(first[i] - second[i]));
    }
    const Values ranks = ranksFromBest(sizes);
    const double observed = signedRank(first, second).plus;
    double below = 0;
    double above = 0;
    const std::size_t count = std::size_t{1} << ranks.size();
    for (std::size_t signs = 0; signs < count; ++signs) {
        double sum = 0;
        for (std::size_t i = 0; i < ranks.size(); ++i)
            sum += (signs >> i) % 2 == 1 ? ranks[i] : 0;
        below += sum <= observed ? 1 : 0;
        above += sum >= observed ? 1 : 0;
    }
    return std::min(1.0, 2 * std::min(below, above) / static_cast<double>(count));
}

/// The p of friedman() by trying all orders of ranks in all blocks.
double enumeratedFriedmanP(const Blocks& blocks) {
    Blocks ranks;
    for (const Values& block : blocks)
        ranks.push_back(ranksFromBest(block));
    const auto squares = [](const Values& sums) {
        return std::inner_product(sums.begin(), sums.end(), sums.begin(), 0.0);
    };
    std::vector<Values> all{Values(ranks.front().size(), 0)};
    Values observed = all.front();
    for (const Values& block : ranks) {
        std::vector<Values> next;
        std::vector<std::size_t> order(block.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        do {
            for (Values sums : all) {
                for (std::size_t i = 0; i < order.size(); ++i)
                    sums[i] += block[order[i]];
                next.push_back(std::move(sums));
            }
        } while (std::next_permutation(order.begin(), order.end()));
        all = std::move(next);
        for (std::size_t i = 0; i < block.size(); ++i)
            observed[i] += block[i];
    }
    const auto extreme = std::ranges::count_if(
        all, [&](const Values& sums) { return squares(sums) >= squares(observed) - 1e-9; });
    return static_cast<double>(extreme) / static_cast<double>(all.size());
}

} // namespace

/// “R” means R 4.2.2; the comment beside each number is the call that gave it.
class TestRankTests : public QObject {
    Q_OBJECT

private slots:
    /// Hollander & Wolfe (1973), p. 29: a depression scale before and after treatment. V = 40,
    /// one-sided p = 0.0195; R: wilcox.test(x, y, paired = TRUE) 0.0390625.
    void theDepressionScaleOfHollanderAndWolfe() {
        const Values before{1.83, 0.50, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.30};
        const Values after{0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29};
        const SignedRankResult result = signedRank(before, after);
        QCOMPARE(result.plus, 40.0);
        QCOMPARE(result.pairs, std::size_t{9});
        QVERIFY(result.exact);
        QVERIFY(isClose(result.p, 0.0390625, 1e-12));
    }

    /// R: ranks of the nine differences by rank(abs(d)), then the sums of all 512 choices of signs.
    void signedRanksWithTiesAreCounted() {
        const Values first{162, 165, 160, 158, 163, 161, 166, 164, 160, 159};
        const Values second{160, 162, 161, 158, 160, 160, 163, 165, 157, 157};
        const SignedRankResult result = signedRank(first, second);
        QCOMPARE(result.plus, 41.0);
        QCOMPARE(result.pairs, std::size_t{9});
        QVERIFY(isClose(result.p, 0.02734375, 1e-12));
        Random random(3);
        for (int round = 0; round < 30; ++round) {
            Values a(2 + random.index(9));
            Values b(a.size());
            for (Values* values : {&a, &b}) {
                for (double& value : *values)
                    value = static_cast<double>(random.below(5));
            }
            QVERIFY(isClose(signedRank(a, b).p, enumeratedSignedP(a, b), 1e-12));
            QVERIFY(isClose(signedRank(b, a).p, signedRank(a, b).p, 1e-12));
        }
    }

    /// R: i <- 1:150; wilcox.test((i * 37) %% 101, (i * 53) %% 97, paired = TRUE)
    void manyPairsAreApproximated() {
        Values first;
        Values second;
        for (int i = 1; i <= 150; ++i) {
            first.push_back(i * 37 % 101);
            second.push_back(i * 53 % 97);
        }
        const SignedRankResult result = signedRank(first, second);
        QVERIFY(!result.exact);
        QCOMPARE(result.plus, 6000.0);
        QCOMPARE(result.pairs, std::size_t{149});
        QVERIFY(isClose(result.p, 0.434918296637, 1e-10));
        // As many as are counted, and one more.
        Values rising(kMostExactPairs);
        std::iota(rising.begin(), rising.end(), 1.0);
        const Values zeros(kMostExactPairs + 1, 0.0);
        QVERIFY(signedRank(rising, zeros).exact);
        rising.push_back(0.5);
        QVERIFY(!signedRank(rising, zeros).exact);
    }

    void pairsWithoutDifferenceSayNothing() {
        const Values equal(5, 160.0);
        QCOMPARE(signedRank(equal, equal).p, 1.0);
        QCOMPARE(signedRank({}, {}).p, 1.0);
    }

    /// Mean ranks 3.143, 2.000, 2.893 and 1.964; χ² = 9.28 without correction for ties; critical
    /// difference 1.25. R: friedman.test() corrects for ties, then pf((n − 1) χ² / (n (k − 1) −
    /// χ²)).
    void theDecisionTreesOfDemsar() {
        const FriedmanResult result = friedman(demsar());
        QCOMPARE(result.blocks, std::size_t{14});
        const Values published{3.143, 2.000, 2.893, 1.964};
        double squares = 0;
        for (std::size_t i = 0; i < published.size(); ++i) {
            QVERIFY(isClose(result.meanRanks[i], published[i], 5e-4));
            squares += result.meanRanks[i] * result.meanRanks[i];
        }
        QVERIFY(isClose(12.0 * 14 / 20 * (squares - 25), 9.28, 5e-3));
        QVERIFY(isClose(criticalDifference(4, 14), 1.25, 5e-3));
        QVERIFY(isClose(result.chiSquared, 10.2283464566929, 1e-8));
        QVERIFY(isClose(result.pChiSquared, 0.0167215803284, 1e-10));
        QVERIFY(isClose(result.f, 4.1851301115242, 1e-8));
        QVERIFY(isClose(result.pF, 0.0116206595153, 1e-10));
        QVERIFY(isClose(result.pairP(0, 3), 0.01571998021, 1e-10));
        QCOMPARE(result.pairP(3, 0), result.pairP(0, 3));
    }

    /// R: friedman.test(RoundingTimes) as on its help page: χ² = 11.143, p = 0.003805.
    void theBasesOfHollanderAndWolfe() {
        const FriedmanResult result = friedman(roundingTimes());
        QVERIFY(isClose(result.chiSquared, 11.14285714285714, 1e-10));
        QVERIFY(isClose(result.pChiSquared, 0.00380504077551, 1e-12));
        QVERIFY(isClose(result.f, 7.12173913043478, 1e-8));
        QVERIFY(isClose(result.pF, 0.00217129838761, 1e-10));
        QVERIFY(result.exact);
        QVERIFY(isClose(result.p, result.pChiSquared, 2e-3));
    }

    /// From tables of the exact distribution (Friedman 1937; Siegel 1956, table N): three
    /// treatments in three blocks reach χ² = 6 with p = 0.028, in four blocks 8 with 0.0046.
    void agreeingBlocksHaveTheTabledP() {
        const FriedmanResult three = friedman(Blocks(3, Values{3, 2, 1}));
        QVERIFY(isClose(three.chiSquared, 6, 1e-12));
        QVERIFY(isClose(three.p, 1.0 / 36, 1e-12));
        const FriedmanResult four = friedman(Blocks(4, Values{3, 2, 1}));
        QVERIFY(isClose(four.chiSquared, 8, 1e-12));
        QVERIFY(isClose(four.p, 0.0046, 5e-5));
        QCOMPARE(four.pF, 0.0);
    }

    /// R: all 6⁵ arrangements of rank(-block), by expand.grid().
    void friedmanWithTiesIsCounted() {
        const Blocks blocks{{5, 5, 7}, {3, 4, 6}, {2, 2, 2}, {1, 5, 5}, {3, 4, 4}};
        const FriedmanResult result = friedman(blocks);
        QVERIFY(isClose(result.chiSquared, 6.615384615385, 1e-10));
        QVERIFY(result.exact);
        QVERIFY(isClose(result.p, 0.037037037037, 1e-10));
        Random random(4);
        for (int round = 0; round < 20; ++round) {
            Blocks some(2 + random.index(2), Values(2 + random.index(3)));
            for (Values& block : some) {
                block.resize(some.front().size());
                for (double& value : block)
                    value = static_cast<double>(random.below(4));
            }
            QVERIFY(isClose(friedman(some).p, enumeratedFriedmanP(some), 1e-9));
        }
    }

    /// Seven methods on ten puzzles have too many arrangements to count.
    void manyTreatmentsAreApproximated() {
        Blocks blocks;
        Random random(5);
        for (int i = 0; i < 10; ++i) {
            Values& block = blocks.emplace_back();
            for (int j = 0; j < 7; ++j)
                block.push_back(random.real() + 0.1 * j);
        }
        const FriedmanResult result = friedman(blocks);
        QVERIFY(!result.exact);
        QCOMPARE(result.p, result.pF);
        QVERIFY(result.pF < 1 && result.pF > 0);
        // Up to six can be counted: two blocks agree in one of 720 ways.
        const FriedmanResult six = friedman(Blocks(2, Values{6, 5, 4, 3, 2, 1}));
        QVERIFY(six.exact);
        QVERIFY(isClose(six.p, 1.0 / 720, 1e-12));
        QVERIFY(!friedman(Blocks(2, Values{7, 6, 5, 4, 3, 2, 1})).exact);
    }

    void tooFewBlocksSayNothing() {
        QCOMPARE(friedman({}).p, 1.0);
        QCOMPARE(friedman({{1, 2, 3}}).p, 1.0);
        QCOMPARE(friedman({{1}, {2}}).p, 1.0);
        QCOMPARE(friedman(Blocks(4, Values{2, 2, 2})).p, 1.0);
    }

    /// Demšar (2006), table 5a; R: qtukey(0.95, k, Inf) / sqrt(2), and qtukey(0.9, …).
    void rangesAreThoseOfR() {
        const Values five{1.95996398477, 2.34370058790, 2.56903177742, 2.72777438252, 2.84970544327,
                          2.94832006072, 3.03087852260, 3.10173045751, 3.16368375350};
        const Values ten{1.64485362698, 2.05229273055, 2.29134149700, 2.45951576443, 2.58852060214,
                         2.69273210126, 2.77988360853, 2.85460643167, 2.91988884065};
        for (std::size_t i = 0; i < five.size(); ++i) {
            QVERIFY(isClose(studentizedRange(i + 2, 0.05) / std::sqrt(2), five[i], 1e-6));
            QVERIFY(isClose(studentizedRange(i + 2, 0.1) / std::sqrt(2), ten[i], 1e-6));
        }
    }

    /// R: pchisq(x, k, lower = FALSE), pf(x, a, b, lower = FALSE).
    void tailsAreThoseOfR() {
        QVERIFY(isClose(chiSquaredTail(0.5, 1), 4.79500122187e-01, 1e-11));
        QVERIFY(isClose(chiSquaredTail(3, 3), 3.91625176271e-01, 1e-11));
        QVERIFY(isClose(chiSquaredTail(9.28, 6), 1.58432598040e-01, 1e-11));
        QVERIFY(isClose(chiSquaredTail(40, 10), 1.69447439301e-05, 1e-15));
        // Student's t, two-sided, is F of its square.
        QVERIFY(isClose(fTail(12.706204736432095 * 12.706204736432095, 1, 1), 0.05, 1e-11));
        QVERIFY(isClose(fTail(1.9623390808264078 * 1.9623390808264078, 1, 1000), 0.05, 1e-11));
        QVERIFY(isClose(fTail(0.3, 1, 5), 6.07435494076e-01, 1e-11));
        QVERIFY(isClose(fTail(3.69, 3, 39), 1.97440996895e-02, 1e-11));
        QVERIFY(isClose(fTail(25, 6, 54) / 5.85095490971e-14, 1, 1e-8));
    }

    /// Bars join what does not differ; a bar within another is left out.
    void cliquesAreMaximal() {
        const Values ranks{1.2, 1.9, 2.4, 4.0, 4.5};
        const auto cliques = rankCliques(ranks, 1.0);
        QCOMPARE(cliques.size(), std::size_t{3});
        QCOMPARE(cliques[0].first, std::size_t{0});
        QCOMPARE(cliques[0].last, std::size_t{1});
        QCOMPARE(cliques[1].first, std::size_t{1});
        QCOMPARE(cliques[1].last, std::size_t{2});
        QCOMPARE(cliques[2].first, std::size_t{3});
        QCOMPARE(rankCliques(ranks, 10).size(), std::size_t{1});
        QVERIFY(rankCliques(ranks, 0.1).empty());
        QVERIFY(rankCliques(Values{1, 2}, 1).empty()); // they differ by as much
    }

    /// R: 200,000 samples with sample(x, replace = TRUE), then quantile(e, c(0.025, 0.975)).
    void intervalsAreThoseOfR() {
        const Values first{160, 162, 162, 163, 165, 165, 167, 170};
        const Values second{158, 160, 161, 161, 162, 163, 166, 159, 160};
        const Interval effect = effectInterval(first, second);
        QVERIFY(isClose(effect.value, 0.798611111111, 1e-11));
        QCOMPARE(effect.value, mannWhitney(first, second).effect);
        QVERIFY(isClose(effect.low, 0.555555555556, 0.03));
        QVERIFY(isClose(effect.high, 0.979166666667, 0.02));
        const Interval difference = medianDifference(first, second);
        QCOMPARE(difference.value, 3.0);
        QVERIFY(isClose(difference.low, 0, 0.5));
        QVERIFY(isClose(difference.high, 6, 0.5));
        const Values p{162, 165, 160, 158, 163, 161, 166, 164, 160, 159};
        const Values q{160, 162, 161, 158, 160, 160, 163, 165, 157, 157};
        const Interval paired = pairedDifference(p, q);
        QCOMPARE(paired.value, 2.0);
        QCOMPARE(paired.low, 0.0);
        QCOMPARE(paired.high, 3.0);
        QCOMPARE(effectInterval(first, second).low, effect.low); // the same every time
        const Interval average = meanInterval(Values{1.5, 2.25, 7, 4, 0.125, 3, 9, 5.5});
        QVERIFY(isClose(average.value, 4.046875, 1e-12));
        QByteArray drawn;
        for (const double end : {effect.low, effect.high, average.low, average.high})
            drawn += QByteArray::number(end, 'g', 10) + ' ';
        QCOMPARE(drawn, QByteArray("0.5553819444 0.9791666667 2.125 6.03125 "));
    }
};

TESSERA_TEST(TestRankTests, Needs::Core)

} // namespace tessera::tst_RankTests

#include "tst_RankTests.moc"
