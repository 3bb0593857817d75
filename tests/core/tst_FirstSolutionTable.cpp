// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"

#include "core/edges/generate/HardestColors.h"
#include "core/text/TokenReader.h"

#include <QFile>

#include <algorithm>

namespace tessera::tst_FirstSolutionTable {

namespace {

std::vector<FirstSolutionTime> shippedTable() {
    QFile file(QStringLiteral(TESSERA_SOURCE_DIR "/resources/hardness/first-solution.csv"));
    return file.open(QIODevice::ReadOnly) ? parseFirstSolutionTable(file.readAll())
                                          : std::vector<FirstSolutionTime>();
}

} // namespace

class TestFirstSolutionTable : public QObject {
    Q_OBJECT

private slots:
    /// Söderlind 2010, 3.1.4: hardness peaks where about one solution is expected.
    void hardnessPeaksNearOneExpectedSolution() {
        const auto table = shippedTable();
        for (int side = 5; side <= 7; ++side) {
            std::vector<FirstSolutionTime> rows;
            std::ranges::copy_if(table, std::back_inserter(rows), [&](const auto& row) {
                return row.size == GridSize{side, side};
            });
            QVERIFY(rows.size() > 5);
            const auto peak = std::ranges::max_element(rows, {}, &FirstSolutionTime::medianNodes);
            QVERIFY(std::abs(peak->inner - hardestColors({side, side}).inner) <= 1);
            QVERIFY(peak->medianNodes > 5 * rows.back().medianNodes);
        }
    }

    void nearestRows() {
        const auto table = shippedTable();
        const auto nearest = [&](GridSize size, int inner, int hardest) {
            const FirstSolutionTime* row = nearestRow(table, size, inner, hardest);
            return row == nullptr ? std::pair(0, 0) : std::pair(row->size.width, row->inner);
        };
        const auto hardest = [](int side) { return hardestColors({side, side}).inner; };
        QCOMPARE(nearest({6, 6}, 7, hardest(6)), std::pair(6, 7));
        QCOMPARE(nearest({6, 6}, 40, hardest(6)), std::pair(6, 12));
        QCOMPARE(nearest({12, 3}, 3, 0), std::pair(6, 3));
        // Hardest counts are compared with hardest counts, however many colours they are.
        QCOMPARE(nearest({16, 16}, hardest(16), hardest(16)), std::pair(8, hardest(8)));
        QCOMPARE(nearest({2, 2}, 1, 0), std::pair(4, 2));
        QCOMPARE(nearestRow({}, {5, 5}, 3, 3), nullptr);
    }

    void eachColumnIsRead() {
        const auto rows =
            parseFirstSolutionTable("side\n4,3,2,11,-1.5,19999999,2.5e-1\n"
                                    "5,1,0,7,3,2000000000,600\n6,0,3,1,0,20000000,1\n");
        QCOMPARE(rows.size(), std::size_t{3});
        QCOMPARE(rows[0].size, (GridSize{4, 4}));
        QCOMPARE(rows[0].border, 3);
        QCOMPARE(rows[0].inner, 2);
        QCOMPARE(rows[0].puzzles, 11);
        QCOMPARE(rows[0].log10ExpectedSolutions, -1.5);
        QCOMPARE(rows[0].medianNodes, std::uint64_t{19'999'999});
        QCOMPARE(rows[0].medianSeconds, 0.25);
        QCOMPARE(rows[1].medianNodes, std::uint64_t{2'000'000'000});
        QVERIFY(!rows[0].isGivenUp() && rows[1].isGivenUp() && rows[2].isGivenUp());
        // Of two sizes equally near, the inner colours decide, by their share of the hardest count.
        std::vector<FirstSolutionTime> table(3);
        table[0] = {{4, 4}, 3, 2};
        table[1] = {{4, 4}, 3, 5};
        table[2] = {{6, 6}, 3, 6};
        const auto nearest = [&](GridSize size, int inner, int hardest) {
            return nearestRow(table, size, inner, hardest) - table.data();
        };
        QCOMPARE(nearest({13, 2}, 6, 0), 2); // 26 cells are as near to 16 as to 36
        QCOMPARE(nearest({13, 2}, 5, 0), 1);
        QCOMPARE(nearest({5, 5}, 6, 0), 1); // 25 cells are nearer to 16
        QCOMPARE(nearest({5, 5}, 6, 6), 0);
        QCOMPARE(nearest({4, 4}, 3, 0), 0);
        QCOMPARE(nearest({4, 4}, 4, 0), 1);
        QCOMPARE(nearest({4, 4}, 8, 8), 0); // the hardest count, which is 3 on a 4×4 board
        QCOMPARE(nearest({4, 4}, 12, 8), 1);
    }

    void faultsAreNamedWithTheirPlace() {
        const auto sentence = [](const QByteArray& row) {
            try {
                (void)parseFirstSolutionTable("side\n" + row + "\n");
            } catch (const FormatError& error) {
                return error.sentence();
            }
            return QString();
        };
        QCOMPARE(sentence("4,3,2,11,1,40,1"), QString());
        QVERIFY(sentence("4,3,2,11,1,40").startsWith(QStringLiteral("2:1: ")));
        QVERIFY(sentence("4,3,2,11,1,40").contains(QStringLiteral("7 columns")));
        QVERIFY(sentence("4,3,2,11,1,40,1,1").startsWith(QStringLiteral("2:")));
        QVERIFY(sentence("4,3,-2,11,1,40,1").startsWith(QStringLiteral("2:5: ")));
        QVERIFY(sentence("4,3,2,11,x,40,1").contains(QStringLiteral("a number")));
        QVERIFY(sentence("4,3,2,11,x,40,1").startsWith(QStringLiteral("2:10: ")));
        QVERIFY(sentence("4,3,2,11,1,2000000001,1").startsWith(QStringLiteral("2:12: ")));
        QVERIFY(sentence("4,3,2,11,1,40,y").startsWith(QStringLiteral("2:15: ")));
    }

    void brokenTables() {
        QVERIFY(parseFirstSolutionTable("side\n").empty());
        QVERIFY(parseFirstSolutionTable("").empty());
        QVERIFY_THROWS_EXCEPTION(FormatError, (void)parseFirstSolutionTable("side\n4,3\n"));
        QVERIFY_THROWS_EXCEPTION(FormatError,
                                 (void)parseFirstSolutionTable("side\n4,3,2,11,x,40,1\n"));
        QVERIFY_THROWS_EXCEPTION(FormatError,
                                 (void)parseFirstSolutionTable("side\n4,3,2,11,1,-4,1\n"));
    }
};

TESSERA_TEST(TestFirstSolutionTable, Needs::Nothing)

} // namespace tessera::tst_FirstSolutionTable

#include "tst_FirstSolutionTable.moc"
