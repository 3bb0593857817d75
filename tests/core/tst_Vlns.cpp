// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/core/SolverTesting.h"

#include "core/edges/generate/Generator.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace tessera::tst_Vlns {
using namespace tessera::test;

namespace {

const SolverInfo& method() { return *findSolver("vlns"); }

Puzzle hardest(int side, std::uint64_t seed) {
    GeneratorSettings settings;
    settings.size = {side, side};
    settings.seed = seed;
    return generatePuzzle(settings).puzzle;
}

double gauge(const Outcome& outcome, std::string_view name) {
    for (const Gauge& gauge : outcome.view.numbers.gauges) {
        if (gauge.name == name)
            return gauge.value;
    }
    return -1;
}

} // namespace

class TestVlns : public QObject {
    Q_OBJECT

private slots:
    /// Each half alone reaches less for the same evaluations.
    void movesAndRefillsTogetherReachMost() {
        const auto reached = [](const char* moves, const char* refills) {
            int sum = 0;
            for (const std::uint64_t seed : {21U, 22U, 23U}) {
                ParameterValues values = method().defaults();
                values.setText("moves", QLatin1String(moves));
                values.setText("refills", QLatin1String(refills));
                sum += solve(method(), problemOf(hardest(10, seed)), values, evaluations(4'000'000))
                           .view.numbers.best;
            }
            return sum;
        };
        const int both = [&] {
            int sum = 0;
            for (const std::uint64_t seed : {21U, 22U, 23U})
                sum += solve(method(), problemOf(hardest(10, seed)), method().defaults(),
                             evaluations(4'000'000))
                           .view.numbers.best;
            return sum;
        }();
        const int moves = reached("1000000000", "1");
        const int refills = reached("1", "1000000000");
        QVERIFY2(both > moves && both > refills,
                 qPrintable(
                     QStringLiteral("%1, moves %2, refills %3").arg(both).arg(moves).arg(refills)));
    }

    /// A refill is never divided, so one that the budget does not hold is left out.
    void refillsStayWithinTheBudget() {
        const auto problem = problemOf(hardest(8, 3));
        ParameterValues values = method().defaults();
        values.set("moves", std::int64_t{1});
        values.set("sample", std::int64_t{1});
        values.set("set-size", std::int64_t{64});
        double refills = 0;
        for (const std::uint64_t budget : {1000U, 4096U, 5000U, 20'000U, 50'001U}) {
            const Outcome outcome = solve(method(), problem, values, evaluations(budget));
            // The three rotations of a cell are counted together.
            QVERIFY2(outcome.view.numbers.evaluations <= budget + 2,
                     qPrintable(QString::number(outcome.view.numbers.evaluations)));
            refills = gauge(outcome, "Refills");
            // The start board and the first moves take some of it.
            if (budget <= 4096 || budget >= 20'000)
                QCOMPARE(refills > 0, budget > 4096);
        }
        QVERIFY(gauge(solve(method(), problem, values, evaluations(50'001)),
                      "Refills with a gain") > 0);
    }

    void thePresetSaysWhatItSets() {
        ParameterValues values = method().defaults();
        values.apply(*method().preset("schaus-2008"));
        QCOMPARE(values.integer("list-length"), std::int64_t(10));
        QCOMPARE(values.integer("sample"), std::int64_t(0));
        QCOMPARE(values.integer("moves"), std::int64_t(100));
        QCOMPARE(values.integer("set-size"), std::int64_t(64));
        QCOMPARE(values.integer("rest"), std::int64_t(1));
        QCOMPARE(values.integer("refills"), std::int64_t(10));
    }
};

TESSERA_TEST(TestVlns, Needs::Core)

} // namespace tessera::tst_Vlns

#include "tst_Vlns.moc"
