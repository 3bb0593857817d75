// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"

#include "core/edges/solvers/ants/PheromoneTrails.h"
#include "core/support/Packet.h"
#include "core/support/Random.h"
#include "core/support/UserError.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace tessera::tst_PheromoneTrails {

namespace {

constexpr std::size_t kPlenty = std::size_t{1} << 24U;
constexpr std::uint32_t kRows = 7;
constexpr std::uint32_t kPieces = 9;

bool near(float value, double expected) {
    return std::abs(static_cast<double>(value) - expected) <= 1e-5 * std::abs(expected);
}

TrailEdge randomEdge(Random& random) {
    return {random.below(kRows), static_cast<PieceIndex>(random.below(kPieces)),
            static_cast<std::uint8_t>(random.below(4))};
}

/// Every edge of the graph from the start, as in the formulas of the thesis.
struct DenseTrails {
    explicit DenseTrails(double initial) : values(kRows * kPieces * 4, initial) {}

    double& at(const TrailEdge& edge) {
        return values[(edge.row * kPieces + edge.piece) * 4 + edge.lane];
    }
    void clamp() {
        for (double& value : values)
            value = std::clamp(value, least, most);
    }
    std::vector<double> values;
    double least = static_cast<double>(PheromoneTrails::kFaintest);
    double most = 1e30;
};

bool agree(const PheromoneTrails& trails, DenseTrails& dense) {
    for (std::uint32_t row = 0; row < kRows; ++row) {
        for (PieceIndex piece = 0; piece < kPieces; ++piece) {
            for (std::uint8_t lane = 0; lane < 4; ++lane) {
                if (!near(trails.at({row, piece, lane}), dense.at({row, piece, lane})))
                    return false;
            }
        }
    }
    return true;
}

} // namespace

class TestPheromoneTrails : public QObject {
    Q_OBJECT

private slots:
    void edgesComeIntoBeingWhenChanged() {
        PheromoneTrails trails(kRows, 0.5F, kPlenty);
        QCOMPARE(trails.created(), std::size_t{0});
        QCOMPARE(trails.at({3, 4, 1}), 0.5F);
        trails.add({3, 4, 1}, 2.0F);
        QCOMPARE(trails.created(), std::size_t{4});
        QCOMPARE(trails.at({3, 4, 1}), 2.5F);
        QCOMPARE(trails.at({3, 4, 2}), 0.5F);
        QCOMPARE(trails.at({2, 4, 1}), 0.5F);
        QVERIFY(trails.bytes() > 0);
        trails.reset(1.0F);
        QCOMPARE(trails.created(), std::size_t{0});
        QCOMPARE(trails.bytes(), std::size_t{0});
        QCOMPARE(trails.at({3, 4, 1}), 1.0F);
    }

    /// Söderlind 2010, 3.2.1: (1 − 0.1)·(0.5 + 2) = 2.25, and 0.45 where no ant went.
    void evaporationReachesAllEdges() {
        PheromoneTrails trails(kRows, 0.5F, kPlenty);
        trails.add({3, 4, 1}, 2.0F);
        trails.evaporate(0.1F);
        QVERIFY(near(trails.at({3, 4, 1}), 2.25));
        QVERIFY(near(trails.at({0, 0, 0}), 0.45));
        // An edge created later starts with the current value of the others.
        trails.add({0, 0, 0}, 1.0F);
        QVERIFY(near(trails.at({0, 0, 0}), 1.45));
    }

    /// Söderlind 2010, 3.2.2: (1 − 0.2)·1 + 0.2·11 = 3, then (1 − 0.5)·3 + 0.5·1 = 2.
    void blendingMovesTowardsTheTarget() {
        PheromoneTrails trails(kRows, 1.0F, kPlenty);
        trails.blend({1, 2, 3}, 0.2F, 11.0F);
        QVERIFY(near(trails.at({1, 2, 3}), 3.0));
        trails.blend({1, 2, 3}, 0.5F, 1.0F);
        QVERIFY(near(trails.at({1, 2, 3}), 2.0));
    }

    /// The local rule of ACS pulls towards τ0, which unused edges have anyway.
    void blendingToTheSharedValueCreatesNothing() {
        PheromoneTrails trails(kRows, 0.1F, kPlenty);
        trails.blend({1, 2, 3}, 0.3F, 0.1F);
        QCOMPARE(trails.created(), std::size_t{0});
        QCOMPARE(trails.at({1, 2, 3}), 0.1F);
    }

    void trailsStayWithinTheBounds() {
        PheromoneTrails trails(kRows, 5.0F, kPlenty);
        trails.add({1, 1, 1}, 100.0F);
        trails.setBounds(2.0F, 50.0F);
        QCOMPARE(trails.at({1, 1, 1}), 50.0F);
        trails.add({1, 1, 1}, 7.0F);
        QCOMPARE(trails.at({1, 1, 1}), 50.0F);
        for (int i = 0; i < 100; ++i)
            trails.evaporate(0.5F);
        QCOMPARE(trails.at({1, 1, 1}), 2.0F);
        QCOMPARE(trails.uncreated(), 2.0F);
        trails.setBounds(3.0F, 4.0F);
        QCOMPARE(trails.at({1, 1, 1}), 3.0F);
        QCOMPARE(trails.at({6, 6, 2}), 3.0F);
    }

    /// Without bounds no trail becomes 0, so that every choice has a weight.
    void nothingFadesAway() {
        PheromoneTrails trails(kRows, 1.0F, kPlenty);
        trails.add({1, 1, 1}, 1.0F);
        for (int i = 0; i < 2000; ++i)
            trails.evaporate(0.9F);
        QCOMPARE(trails.at({1, 1, 1}), PheromoneTrails::kFaintest);
        QCOMPARE(trails.uncreated(), PheromoneTrails::kFaintest);
    }

    void lazyEdgesAreAsGoodAsAllEdges() {
        Random random(11);
        PheromoneTrails trails(kRows, 0.7F, kPlenty);
        DenseTrails dense(static_cast<double>(0.7F));
        for (int step = 0; step < 400; ++step) {
            const TrailEdge edge = randomEdge(random);
            const auto amount = static_cast<float>(random.real() * 3.0);
            switch (random.below(step < 200 ? 3 : 4)) {
            case 0:
                trails.add(edge, amount);
                dense.at(edge) += static_cast<double>(amount);
                break;
            case 1:
                trails.evaporate(0.03F);
                for (double& value : dense.values)
                    value *= 1.0 - static_cast<double>(0.03F);
                break;
            case 2:
                trails.blend(edge, 0.25F, amount);
                dense.at(edge) = 0.75 * dense.at(edge) + 0.25 * static_cast<double>(amount);
                break;
            default:
                dense.least = 0.1 * random.real() + 0.01;
                dense.most = dense.least + 2.0 * random.real();
                trails.setBounds(static_cast<float>(dense.least), static_cast<float>(dense.most));
                break;
            }
            dense.clamp();
            QVERIFY2(agree(trails, dense), qPrintable(QString::number(step)));
        }
    }

    void memoryIsBoundedAndTheStrongestStay() {
        constexpr std::size_t bound = 4096;
        PheromoneTrails trails(4, 1.0F, bound);
        trails.add({2, 999, 3}, 500.0F);
        for (PieceIndex piece = 0; piece < 900; ++piece)
            trails.add({piece % 4U, piece, 0}, 1.0F);
        QVERIFY(trails.timesForgotten() > 0);
        // One row may have grown again before it was noticed.
        QVERIFY2(trails.bytes() <= 2 * bound, qPrintable(QString::number(trails.bytes())));
        QVERIFY(trails.created() < 4 * 900);
        QCOMPARE(trails.at({2, 999, 3}), 501.0F);
        int forgotten = 0;
        for (PieceIndex piece = 0; piece < 900; ++piece)
            forgotten += trails.at({piece % 4U, piece, 0}) == 1.0F ? 1 : 0;
        QVERIFY(forgotten > 0 && forgotten < 900);
    }

    /// Whenever a search is resumed.
    void resumedTrailsForgetAtTheSameMoment() {
        constexpr PieceIndex pieces = 900;
        const auto addTo = [](PheromoneTrails& trails, PieceIndex piece) {
            trails.add({piece % 4U, piece, 0}, 1.0F);
        };
        const auto textOf = [](const PheromoneTrails& trails) {
            PacketWriter packet;
            trails.save(packet);
            return packet.bytes();
        };
        PheromoneTrails trails(4, 1.0F, 4096);
        std::vector<QByteArray> kept;
        for (PieceIndex piece = 0; piece < pieces; ++piece) {
            kept.push_back(textOf(trails));
            addTo(trails, piece);
        }
        for (PieceIndex from = 0; from < pieces; from = static_cast<PieceIndex>(from + 7)) {
            PheromoneTrails resumed(4, 1.0F, 4096);
            PacketReader packet(kept[from]);
            resumed.load(packet, pieces);
            for (PieceIndex piece = from; piece < pieces; ++piece)
                addTo(resumed, piece);
            QCOMPARE(resumed.timesForgotten(), trails.timesForgotten());
            QVERIFY(textOf(resumed) == textOf(trails));
        }
    }

    void impossibleTrailsAreRefused() {
        constexpr float uncreated = 0.75F;
        constexpr float least = 0.5F;
        constexpr float most = 2.0F;
        constexpr float created = 1.25F;
        const auto bytesOf = [](float number) {
            PacketWriter packet;
            packet(number);
            return packet.bytes();
        };
        PheromoneTrails trails(kRows, uncreated, kPlenty);
        trails.setBounds(least, most);
        trails.set({1, 2, 3}, created);
        PacketWriter kept;
        trails.save(kept);
        PacketReader whole(kept.bytes());
        PheromoneTrails(kRows, 1.0F, kPlenty).load(whole, kPieces);
        const float none = std::numeric_limits<float>::quiet_NaN();
        for (const auto& [from, to] :
             {std::pair(uncreated, -1.0F), std::pair(uncreated, 1e31F), std::pair(uncreated, none),
              std::pair(least, 3.0F), std::pair(most, 0.25F), std::pair(most, none),
              std::pair(created, -1.0F), std::pair(created, none)}) {
            QByteArray bytes = kept.bytes();
            bytes.replace(bytes.indexOf(bytesOf(from)), sizeof from, bytesOf(to)); // the first
            PacketReader packet(bytes);
            PheromoneTrails damaged(kRows, 1.0F, kPlenty);
            QVERIFY_THROWS_EXCEPTION(UserError, damaged.load(packet, kPieces));
        }
    }
};

TESSERA_TEST(TestPheromoneTrails, Needs::Nothing)

} // namespace tessera::tst_PheromoneTrails

#include "tst_PheromoneTrails.moc"
