// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/SolverTesting.h"

#include "core/edges/generate/Generator.h"
#include "core/search/SearchContext.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace tessera::tst_TreeProgress {
using namespace tessera::test;

class TestTreeProgress : public QObject {
    Q_OBJECT

private slots:
    void theEstimateGivesWayToWhatWasSeen() {
        QCOMPARE(TreeProgress::from(1000, 0, 0).size, 1000.0);
        // A tree that is ten times as wide as expected.
        QCOMPARE(TreeProgress::from(1000, 0.01, 100).size, 0.8 * 1000 + 0.2 * 10'000);
        QCOMPARE(TreeProgress::from(1000, 0.05, 500).size, 10'000.0);
        QCOMPARE(TreeProgress::from(1000, 0.5, 5000).size, 10'000.0);
        QCOMPARE(TreeProgress::from(1000, 1, 10'000).secondsLeft(100), 0.0);
    }

    void theTimeLeftIsThatOfTheRest() {
        const TreeProgress half = TreeProgress::from(1000, 0.5, 500);
        QCOMPARE(half.secondsLeft(100), 5.0);
        QCOMPARE(half.secondsLeft(0), 0.0);
    }

    /// The gauge had the estimate before the search, the sentence that of now.
    void theGaugeIsThePresentEstimate() {
        const SolverInfo& tree = *findSolver("backtracking");
        for (const std::uint64_t seed : {std::uint64_t{1}, std::uint64_t{12}}) {
            GeneratorSettings settings;
            settings.size = {4, 4};
            settings.seed = seed;
            const auto problem = problemOf(generatePuzzle(settings).puzzle);
            const SearchNumbers numbers =
                solve(tree, problem, tree.defaults(), {}, seed).view.numbers;
            QVERIFY(numbers.tree && numbers.tree->searched > 0);
            const auto gauge =
                std::ranges::find(numbers.gauges, std::string_view("Tree (placements)"),
                                  [](const Gauge& each) { return std::string_view(each.name); });
            QVERIFY(gauge != numbers.gauges.end());
            QCOMPARE(gauge->value, std::round(numbers.tree->size));
        }
    }

    /// Larger than any number: nothing is said of it.
    void aTreeBeyondAllNumbersHasNoSize() {
        const SolverInfo& tree = *findSolver("backtracking");
        for (const int side : {6, 20}) {
            GeneratorSettings settings;
            settings.size = {side, side};
            settings.colors = parseColorChoice(QStringLiteral("3+5"));
            settings.uniquePieces = false;
            const auto problem = problemOf(generatePuzzle(settings).puzzle);
            for (const int threads : {1, 2}) {
                const SearchNumbers numbers =
                    solve(tree, problem, tree.defaults(), evaluations(10), 1, threads).view.numbers;
                QCOMPARE(numbers.tree.has_value(), side == 6);
                for (const Gauge& gauge : numbers.gauges)
                    QVERIFY(std::isfinite(gauge.value));
                QCOMPARE(numbers.iterations, std::uint64_t{0}); // it has no outer loop
            }
        }
    }
};

TESSERA_TEST(TestTreeProgress, Needs::Core)

} // namespace tessera::tst_TreeProgress

#include "tst_TreeProgress.moc"
