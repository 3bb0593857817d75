// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"

#include "core/edges/solvers/record/GainForecast.h"
#include "core/support/Random.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace tessera::tst_GainForecast {

namespace {

constexpr int kBest = 100;
constexpr std::uint64_t kWork = 1000; ///< of each try

void endTries(GainForecast& tries, int count, int score) {
    for (int i = 0; i < count; ++i) {
        tries.addWork(kWork);
        tries.endTry(score);
    }
}

/// The best score of a try: boards of a score come at random, each score with a tenth of the
/// boards of the score before it.
int drawnScore(Random& random) {
    const double uniform = (random.below(1'000'000) + 0.5) / 1e6;
    return kBest - 1 + static_cast<int>(std::floor(-std::log10(-std::log(uniform))));
}

} // namespace

class TestGainForecast : public QObject {
    Q_OBJECT

private slots:
    void tellsNothingBeforeEnoughTriesWereAsGood() {
        GainForecast tries;
        endTries(tries, 15, kBest - 1);
        endTries(tries, 2, kBest);
        endTries(tries, 30, -1);
        QVERIFY(!tries.evaluationsToGain(kBest));
        endTries(tries, 1, kBest);
        QVERIFY(tries.evaluationsToGain(kBest));
        QVERIFY(!tries.evaluationsToGain(kBest + 1)); // after a gain it starts again
        QCOMPARE(tries.tries(), std::uint64_t(48));
        QCOMPARE(tries.reached(kBest - 1), std::uint64_t(18));
    }

    /// At the twentieth try, if three were as good and more than these were nearly so.
    void tellsAsSoonAsItCan() {
        GainForecast tries;
        endTries(tries, 16, kBest - 1);
        endTries(tries, 3, kBest);
        QVERIFY(!tries.evaluationsToGain(kBest));
        endTries(tries, 1, -1);
        QVERIFY(tries.evaluationsToGain(kBest));
        GainForecast other;
        endTries(other, 40, -1);
        endTries(other, 3, kBest);
        QVERIFY(!other.evaluationsToGain(kBest));
        endTries(other, 1, kBest - 1);
        QVERIFY(other.evaluationsToGain(kBest));
    }

    /// In whatever order the scores come.
    void countsTheTriesThatReachAScore() {
        GainForecast tries;
        for (const int score : {7, 3, 9, 0, 3, -1, 5, 9, 0, 4, -3})
            tries.endTry(score);
        QCOMPARE(tries.tries(), std::uint64_t(11));
        for (const auto& [score, count] : {std::pair(-5, 9),
                                           {0, 9},
                                           {1, 7},
                                           {3, 7},
                                           {4, 5},
                                           {5, 4},
                                           {6, 3},
                                           {7, 3},
                                           {8, 2},
                                           {9, 2},
                                           {10, 0}})
            QCOMPARE(tries.reached(score), static_cast<std::uint64_t>(count));
    }

    /// Without a worse score nobody knows how rare the next one is.
    void tellsNothingFromOneScore() {
        GainForecast tries;
        endTries(tries, 40, kBest);
        QVERIFY(!tries.evaluationsToGain(kBest));
    }

    /// 10 of 1000 tries had the best score and 200 the one below: the next takes about 20 times as
    /// many as the best did.
    void continuesTheTail() {
        GainForecast tries;
        endTries(tries, 800, -1);
        endTries(tries, 190, kBest - 1);
        endTries(tries, 10, kBest);
        const double expected = *tries.evaluationsToGain(kBest) / double(kWork);
        QVERIFY2(expected > 2000 && expected < 2400, qPrintable(QString::number(expected)));
        const auto boards = [](double share) { return -std::log(1 - share / 1001); };
        const double next = boards(10) * boards(10) / boards(200);
        QVERIFY(std::abs(expected * (1 - std::exp(-next)) - 1) < 1e-9);
    }

    /// The current try is not over, and what it costs not yet known.
    void countsTheWorkOfTriesThatHaveEnded() {
        GainForecast tries;
        endTries(tries, 90, kBest - 1);
        endTries(tries, 10, kBest);
        const auto before = tries.evaluationsToGain(kBest);
        tries.addWork(1'000'000);
        QCOMPARE(tries.evaluationsToGain(kBest), before);
    }

    /// Where scores do come at random as assumed, half the gains come within the forecast's time
    /// times ln 2, give or take what few tries can know.
    void isRightWhereItsAssumptionHolds() {
        Random random(21);
        std::vector<double> ratios;
        for (int round = 0; round < 200; ++round) {
            GainForecast tries;
            int best = 0;
            std::optional<double> forecast;
            for (int i = 0; i < 500 || !forecast; ++i) {
                const int score = drawnScore(random);
                best = std::max(best, score);
                endTries(tries, 1, score);
                forecast = tries.evaluationsToGain(best);
                if (i > 20'000)
                    break;
            }
            if (!forecast)
                continue;
            double taken = 0;
            do
                ++taken;
            while (drawnScore(random) <= best && taken < 1e6);
            ratios.push_back(taken * kWork / *forecast);
        }
        QVERIFY(ratios.size() > 150);
        std::ranges::sort(ratios);
        const double median = ratios[ratios.size() / 2];
        QVERIFY2(median > 0.4 && median < 1.4, qPrintable(QString::number(median)));
    }

    void severalWorkersAddUp() {
        GainForecast first;
        endTries(first, 50, kBest - 1);
        endTries(first, 5, kBest);
        GainForecast second;
        endTries(second, 45, kBest - 1);
        endTries(second, 5, kBest);
        endTries(second, 1, kBest - 4);
        GainForecast all = first;
        all.add(second);
        QCOMPARE(all.tries(), std::uint64_t(106));
        QCOMPARE(all.reached(kBest), std::uint64_t(10));
        QCOMPARE(all.reached(0), std::uint64_t(106));
        GainForecast one;
        endTries(one, 1, kBest - 4);
        endTries(one, 95, kBest - 1);
        endTries(one, 10, kBest);
        QCOMPARE(all.evaluationsToGain(kBest), one.evaluationsToGain(kBest));
        // The first goes on with its own try, and not with the other's.
        second.addWork(500);
        GainForecast more = first;
        more.add(second);
        for (GainForecast* each : {&more, &all}) {
            each->addWork(70);
            each->endTry(kBest);
        }
        QCOMPARE(more.evaluationsToGain(kBest), all.evaluationsToGain(kBest));
    }

    void isKept() {
        GainForecast tries;
        endTries(tries, 30, kBest - 1);
        endTries(tries, 4, kBest);
        tries.addWork(77);
        PacketWriter writer;
        GainForecast::tell(writer, tries);
        GainForecast read;
        PacketReader reader(writer.bytes());
        GainForecast::tell(reader, read);
        QCOMPARE(read.evaluationsToGain(kBest), tries.evaluationsToGain(kBest));
        tries.endTry(kBest);
        read.endTry(kBest);
        QCOMPARE(read.evaluationsToGain(kBest), tries.evaluationsToGain(kBest));
    }
};

TESSERA_TEST(TestGainForecast, Needs::Nothing)

} // namespace tessera::tst_GainForecast

#include "tst_GainForecast.moc"
