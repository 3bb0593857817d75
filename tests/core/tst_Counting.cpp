// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"

#include "core/edges/puzzle/Counting.h"

#include <cmath>
#include <set>

namespace tessera::tst_Counting {

class TestCounting : public QObject {
    Q_OBJECT

private slots:
    void fullScores() {
        QCOMPARE((GridSize{10, 10}).totalEdges(), 180);
        QCOMPARE((GridSize{16, 16}).totalEdges(), 480);
        QCOMPARE((GridSize{12, 6}).totalEdges(), 126);
        QCOMPARE((GridSize{1, 1}).totalEdges(), 0);
    }

    void distinctPiecesByEnumeration() {
        for (int colors = 1; colors <= 6; ++colors) {
            std::set<Piece> seen;
            for (int code = 0; code < colors * colors * colors * colors; ++code) {
                Piece piece;
                int rest = code;
                for (Color& edge : piece.edges) {
                    edge = static_cast<Color>(1 + rest % colors);
                    rest /= colors;
                }
                seen.insert(piece.canonical());
            }
            QCOMPARE(distinctPieces(static_cast<std::uint64_t>(colors)), seen.size());
        }
        QCOMPARE(distinctPieces(254), 1040594820ULL);
    }

    void kindsByEnumeration() {
        for (int width = 1; width <= 9; ++width) {
            for (int height = 1; height <= 9; ++height) {
                const GridSize size{width, height};
                std::array<int, kCellKinds> counted{};
                for (int cell = 0; cell < size.cells(); ++cell)
                    ++counted[static_cast<std::size_t>(size.framedKind(cell))];
                QVERIFY(cellsOfKinds(size) == counted);
            }
        }
    }

    void totalCombinationsOfSmallBoards() {
        QCOMPARE(totalCombinations({1, 1}, {false}).toString(), QStringLiteral("4"));
        QCOMPARE(totalCombinations({2, 2}, {false}).toString(), QStringLiteral("6144"));
        QCOMPARE(totalCombinations({2, 2}, {true}).toString(), QStringLiteral("24"));
        QCOMPARE(totalCombinations({3, 3}, {true}).toString(), QStringLiteral("2304")); // 4!·4!·4
        QCOMPARE(totalCombinations({5, 1}, {true}).toString(), QStringLiteral("96")); // 2!·3!·2³
        QCOMPARE(totalCombinations({3, 3}, {false, false, true}).toString(),
                 QStringLiteral("362880")); // 9!
        // 4!·8!·4!·4⁴
        QCOMPARE(totalCombinations({4, 4}, {true}).toString(), QStringLiteral("5945425920"));
    }

    void exactAndLogarithmAgree() {
        for (const bool framed : {true, false}) {
            for (const GridSize size : {GridSize{4, 4}, {1, 9}, {12, 6}, {16, 16}, {40, 30}}) {
                const QString exact = totalCombinations(size, {framed}).toString();
                const double log = log10TotalCombinations(size, {framed});
                const double fraction = (QStringLiteral("0.") + exact.left(15)).toDouble();
                const double exactLog = std::log10(fraction) + static_cast<double>(exact.size());
                QVERIFY(std::abs(exactLog - log) < 1e-6 * (1 + log));
                QCOMPARE(exact.size(), static_cast<qsizetype>(std::floor(log)) + 1);
            }
        }
    }

    /// Söderlind 2010 calls square boards the best for hardness.
    void squareBoardsHaveTheMostCombinations() {
        QVERIFY(log10TotalCombinations({6, 6}, {true}) > log10TotalCombinations({9, 4}, {true}));
        QVERIFY(log10TotalCombinations({9, 4}, {true}) > log10TotalCombinations({12, 3}, {true}));
    }

    void bigNumbers() {
        BigNumber number(4'294'967'295U);
        number *= 4'294'967'295U;
        number *= 10;
        QCOMPARE(number.toString(), QStringLiteral("184467440651196170250"));
        number *= 0;
        QCOMPARE(number, BigNumber());
        QCOMPARE(number.toString(), QStringLiteral("0"));
        BigNumber padded(1'000'000'000U);
        padded *= 1'000'000'001U;
        QCOMPARE(padded.toString(), QStringLiteral("1000000001000000000"));
    }
};

TESSERA_TEST(TestCounting, Needs::Nothing)

} // namespace tessera::tst_Counting

#include "tst_Counting.moc"
