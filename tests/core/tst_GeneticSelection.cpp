// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/GeneticTesting.h"

#include "core/edges/solvers/genetic/Operators.h"

#include <cmath>

namespace tessera::tst_GeneticSelection {
using namespace tessera::test;

namespace {

constexpr int kDraws = 100000;

/// Pearson's statistic of drawing from a selection, compared with expected shares.
double chiSquare(Selection& selection, const std::vector<std::int64_t>& fitness,
                 const std::vector<double>& expected, Random& random) {
    selection.begin(fitness);
    std::vector<int> drawn(fitness.size());
    for (int i = 0; i < kDraws; ++i)
        ++drawn[selection.choose(random)];
    double statistic = 0.0;
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        const double wanted = expected[i] * kDraws;
        const double off = drawn[i] - wanted;
        if (wanted > 0.0)
            statistic += off * off / wanted;
        else if (drawn[i] > 0)
            return 1e9;
    }
    return statistic;
}

/// Exceeded with probability 0.001 at 5 degrees of freedom.
constexpr double kLimit = 20.515;

} // namespace

class TestGeneticSelection : public QObject {
    Q_OBJECT

private slots:
    void rouletteIsProportionalToFitness() {
        Random random(21);
        Selection selection(SelectionKind::Roulette, 1.5, 3);
        const double statistic =
            chiSquare(selection, {5, 1, 0, 10, 2, 2}, {0.25, 0.05, 0.0, 0.5, 0.1, 0.1}, random);
        QVERIFY2(statistic < kLimit, qPrintable(QString::number(statistic)));
        const double even =
            chiSquare(selection, {0, 0, 0, 0, 0, 0}, std::vector<double>(6, 1.0 / 6.0), random);
        QVERIFY2(even < kLimit, qPrintable(QString::number(even)));
    }

    void linearRankingFollowsItsFormula_data() {
        QTest::addColumn<double>("pressure");
        for (const double pressure : {1.0, 1.2, 1.5, 2.0})
            QTest::addRow("s = %.1f", pressure) << pressure;
    }

    void linearRankingFollowsItsFormula() {
        QFETCH(double, pressure);
        Random random(22);
        Selection selection(SelectionKind::LinearRanking, pressure, 3);
        const std::vector<std::int64_t> fitness{30, 10, 20, 60, 40, 50};
        std::vector<double> expected;
        for (const std::int64_t value : fitness) {
            const auto rank = static_cast<double>(value / 10 - 1); // from 0, the worst
            expected.push_back((2.0 - pressure) / 6.0 + 2.0 * rank * (pressure - 1.0) / 30.0);
        }
        const double statistic = chiSquare(selection, fitness, expected, random);
        QVERIFY2(statistic < kLimit, qPrintable(QString::number(statistic)));
    }

    void tournamentsTakeTheBestOfK_data() {
        QTest::addColumn<int>("contestants");
        for (const int contestants : {1, 2, 3, 7})
            QTest::addRow("k = %d", contestants) << contestants;
    }

    /// The member of rank i wins if all k are at most i and at least one is i.
    void tournamentsTakeTheBestOfK() {
        QFETCH(int, contestants);
        Random random(23);
        Selection selection(SelectionKind::Tournament, 1.5, contestants);
        const std::vector<std::int64_t> fitness{1, 2, 3, 4, 5, 6};
        std::vector<double> expected;
        for (int rank = 0; rank < 6; ++rank)
            expected.push_back(std::pow((rank + 1) / 6.0, contestants) -
                               std::pow(rank / 6.0, contestants));
        const double statistic = chiSquare(selection, fitness, expected, random);
        QVERIFY2(statistic < kLimit, qPrintable(QString::number(statistic)));
    }

    /// The member of rank i wins if the other k − 1 come from the i below it.
    void tournamentsWithoutReplacement_data() {
        QTest::addColumn<int>("contestants");
        for (const int contestants : {1, 2, 3, 6, 9})
            QTest::addRow("k = %d", contestants) << contestants;
    }

    void tournamentsWithoutReplacement() {
        QFETCH(int, contestants);
        Random random(25);
        Selection selection(SelectionKind::Tournament, 1.5, contestants, false);
        const std::vector<std::int64_t> fitness{1, 2, 3, 4, 5, 6};
        const int drawn = std::min(contestants, 6);
        const auto choices = [](int from, int count) {
            double product = 1.0;
            for (int i = 0; i < count; ++i)
                product *= static_cast<double>(from - i) / (count - i);
            return from < count ? 0.0 : product;
        };
        std::vector<double> expected;
        for (int rank = 0; rank < 6; ++rank)
            expected.push_back(choices(rank, drawn - 1) / choices(6, drawn));
        const double statistic = chiSquare(selection, fitness, expected, random);
        QVERIFY2(statistic < kLimit, qPrintable(QString::number(statistic)));
    }

    /// Among equally fit ones the first; at most half of them.
    void elitesReplaceTheLeastFit() {
        const std::vector<std::int64_t> members{5, 9, 7, 9};
        const std::vector<std::int64_t> offspring{3, 4, 1, 1};
        using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;
        for (const auto& [elites, expected] : {std::pair{0, Pairs{}},
                                               {1, Pairs{{2, 1}}},
                                               {2, Pairs{{2, 1}, {3, 3}}},
                                               {9, Pairs{{2, 1}, {3, 3}}}}) {
            Pairs replaced;
            Elitism(elites).apply(members, offspring, [&](std::size_t child, std::size_t one) {
                replaced.emplace_back(child, one);
            });
            QVERIFY2(replaced == expected, QByteArray::number(elites));
        }
    }

    /// f = w₁·3/60 + w₂·2/25 of the weights' sum is missing.
    void constraintsHaveWeights() {
        const GridSize size{6, 6};
        const FitnessRule rule(Constraints::EdgesAndAreas, size, 60, {.edges = 3, .areas = 1});
        const double expected = 1.0 - (3.0 * 3.0 / 60.0 + 2.0 / 25.0) / 4.0;
        QVERIFY(std::abs(rule.value(rule.fitness(57, 2)) - expected) < 1e-12);
        QCOMPARE(rule.value(rule.fitness(60, 0)), 1.0);
        const FitnessRule edges(Constraints::EdgesAndAreas, size, 60, {.edges = 1, .areas = 0});
        QCOMPARE(edges.value(edges.fitness(57, 2)), 0.95);
    }

    /// From the screens of Niang 2010: bad edges and bad areas with the fitness shown.
    void fitnessHasThePublishedValues_data() {
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("badEdges");
        QTest::addColumn<int>("badAreas");
        QTest::addColumn<double>("published");
        QTest::newRow("Figure 43") << 6 << 3 << 2 << 0.935;
        QTest::newRow("Figure 45") << 5 << 3 << 2 << 0.900;
        QTest::newRow("Figure 44") << 4 << 3 << 2 << 0.826;
        QTest::newRow("Figure 23") << 5 << 25 << 13 << 0.281;
    }

    void fitnessHasThePublishedValues() {
        QFETCH(int, side);
        QFETCH(int, badEdges);
        QFETCH(int, badAreas);
        QFETCH(double, published);
        const GridSize size{side, side};
        const FitnessRule rule(Constraints::EdgesAndAreas, size, size.totalEdges());
        const auto fitness = rule.fitness(size.totalEdges() - badEdges, badAreas);
        // The thesis truncates 0.8263… and 0.28125 after three digits.
        QCOMPARE(std::floor(rule.value(fitness) * 1000.0 + 1e-9) / 1000.0, published);
        QCOMPARE(rule.value(rule.fitness(size.totalEdges(), 0)), 1.0);
        const FitnessRule edges(Constraints::Edges, size, size.totalEdges());
        QCOMPARE(edges.value(edges.fitness(size.totalEdges() - badEdges, 0)),
                 1.0 - static_cast<double>(badEdges) / size.totalEdges());
    }

    void fitnessIsThatOfTheScore() {
        Random random(24);
        for (const Puzzle& puzzle : puzzlesOfEveryKind(random)) {
            GeneticBench bench(puzzle);
            const Chromosome member = bench.randomMember(random);
            const FitnessRule rule(Constraints::EdgesAndAreas, puzzle.size(), puzzle.totalEdges());
            const double fitness = rule.value(rule.fitness(member.score(), member.badAreas()));
            const Score score = scoreOf(puzzle, member.board().toBoard());
            QVERIFY(std::abs(fitness - score.fitness()) < 1e-12);
        }
    }

    /// By hand: threshold 4, lowered by half.
    void deadlocksAreTaggedThenRepaired() {
        using Step = DeadlockWatch::Step;
        DeadlockWatch watch(4, 0.5);
        QCOMPARE(watch.next(10, false), Step::Untag); // the first best is an improvement
        for (int i = 0; i < 3; ++i)
            QCOMPARE(watch.next(10, false), Step::Wait);
        QCOMPARE(watch.next(9, false), Step::Tag); // worse is not an improvement: the fourth
        QCOMPARE(watch.threshold(), 2);
        QCOMPARE(watch.next(10, true), Step::Wait);
        QCOMPARE(watch.next(10, true), Step::Repair);
        QCOMPARE(watch.threshold(), 4);
        QCOMPARE(watch.next(7, false), Step::Untag); // counting starts again after a repair
    }

    void improvementClearsTheTag() {
        using Step = DeadlockWatch::Step;
        DeadlockWatch watch(2, 0.5);
        QCOMPARE(watch.next(10, false), Step::Untag);
        QCOMPARE(watch.next(10, false), Step::Wait);
        QCOMPARE(watch.next(10, false), Step::Tag);
        QCOMPARE(watch.next(11, true), Step::Untag);
        QCOMPARE(watch.threshold(), 2);
        DeadlockWatch harsh(3, 1.0);
        for (int i = 0; i < 3; ++i)
            QVERIFY(harsh.next(10, false) != Step::Tag);
        QCOMPARE(harsh.next(10, false), Step::Tag);
        QCOMPARE(harsh.threshold(), 1); // never below one generation
        QCOMPARE(harsh.next(10, true), Step::Repair);
    }

    /// If other boards have displaced all tagged ones, the best are tagged and not yet repaired.
    void nothingIsRepairedWithoutATag() {
        using Step = DeadlockWatch::Step;
        DeadlockWatch watch(1, 0.0);
        QCOMPARE(watch.next(10, false), Step::Untag);
        for (int i = 0; i < 3; ++i)
            QCOMPARE(watch.next(10, false), Step::Tag);
        QCOMPARE(watch.next(10, true), Step::Repair);
    }
};

TESSERA_TEST(TestGeneticSelection, Needs::Nothing)

} // namespace tessera::tst_GeneticSelection

#include "tst_GeneticSelection.moc"
