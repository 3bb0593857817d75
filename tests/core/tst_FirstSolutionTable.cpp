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
