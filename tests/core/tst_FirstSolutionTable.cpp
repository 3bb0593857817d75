// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/FormatError.h"
#include "core/generate/FirstSolutionTable.h"
#include "core/generate/HardestColors.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace tessera;

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
    /// 003, 3.1.4: hardness peaks where about one solution is expected.
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

    void brokenTables() {
        QVERIFY(parseFirstSolutionTable("side\n").empty());
        QVERIFY(parseFirstSolutionTable("").empty());
        QVERIFY_EXCEPTION_THROWN((void)parseFirstSolutionTable("side\n4,3\n"), FormatError);
        QVERIFY_EXCEPTION_THROWN((void)parseFirstSolutionTable("side\n4,3,2,11,x,40,1\n"),
                                 FormatError);
        QVERIFY_EXCEPTION_THROWN((void)parseFirstSolutionTable("side\n4,3,2,11,1,-4,1\n"),
                                 FormatError);
    }
};

QTEST_APPLESS_MAIN(TestFirstSolutionTable)
#include "tst_FirstSolutionTable.moc"
