// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/app/ExperimentTesting.h"
#include "tests/app/TesseraProcess.h"

#include <QLocale>

namespace tessera::tst_TablesRemade {

namespace {

QByteArray bytesOf(const QString& path) { return readFile(path, 10'000'000); }

QJsonArray rowsOf(const QString& folder) {
    const QByteArray json = bytesOf(folder + QStringLiteral("/results.json"));
    return QJsonDocument::fromJson(json)[QLatin1String("rows")].toArray();
}

} // namespace

/// A table is the same wherever its plan is run.
class TestTablesRemade : public QObject {
    Q_OBJECT

private slots:
    /// The shipped plan in the window, and on the command line in two shards that are merged, as on
    /// a cluster.
    void windowAndMergedShardsAgree() {
        WindowTest test;
        QVERIFY(test.open(samplePuzzle()));
        const QString plan = test.path("plan.json");
        QVERIFY(QFile::copy(QStringLiteral(TESSERA_SOURCE_DIR) +
                                QStringLiteral("/resources/experiments/first-experiment.json"),
                            plan));
        test.action("searchExperiments").trigger();
        auto& experiments = *test.window.findChild<CompareActions*>()->experimentWindow();
        experiments.openPlan(plan);
        test.action("experimentStart").trigger();
        const QString folder = QFileInfo(plan).path();
        for (const char* shard : {"a --shard 1/2", "b --shard 2/2", "merged --merge a --merge b"})
            QCOMPARE(tessera(shard, folder), QByteArray());
        QTRY_VERIFY_WITH_TIMEOUT(!experiments.isRunning(), 2 * TESSERA_PATIENCE);
        QCOMPARE(experiments.experiment()->finishedCount(), std::size_t{50});

        const QString window = test.path("plan-results");
        const QString merged = test.path("merged");
        QVERIFY(bytesOf(merged + QStringLiteral("/table.md")).contains("| 8×8 | ms-gvns | 5 | "));
        for (const char* table : {"/table.md", "/table.tex"})
            QCOMPARE(bytesOf(window + QLatin1String(table)),
                     bytesOf(merged + QLatin1String(table)));
        QVERIFY(bytesOf(test.path("a/table.md")) != bytesOf(test.path("merged/table.md")));

        // The screen shows these numbers.
        auto* model = test.child<SortedTable>("resultsTable").model();
        const QJsonArray rows = rowsOf(merged);
        QCOMPARE(rows.size(), 10);
        QCOMPARE(model->rowCount(), 10);
        for (int row = 0; row < 10; ++row) {
            const QJsonObject expected = rows[row].toObject();
            const auto shown = [&](int column) {
                return model->index(row, column).data(SortedTable::kSortRole).toDouble();
            };
            QCOMPARE(shown(3), expected[QLatin1String("best")].toDouble());
            QCOMPARE(shown(4), expected[QLatin1String("mean")].toDouble());
            QCOMPARE(shown(5), expected[QLatin1String("median")].toDouble());
        }
    }

    /// A run that is stopped early leaves tables without scores.
    void tablesWithoutResultsAreTold() {
        ExperimentTest test;
        QVERIFY(test.openPlan(QByteArray(kPlan).replace("300000", "300000000")));
        test.action("experimentStart").trigger();
        QVERIFY(test.experiments().isRunning());
        QVERIFY2(test.message().startsWith(QStringLiteral("Finished runs are saved in ")),
                 qPrintable(test.message()));
        test.action("experimentStop").trigger();
        QTRY_VERIFY(!test.experiments().isRunning());
        QCOMPARE(test.experiment().finishedCount(), std::size_t{0});
        QVERIFY2(test.message().startsWith(QStringLiteral("No run has finished, so ")),
                 qPrintable(test.message()));
        QVERIFY(QFile::exists(test.path("plan-results/table.md")));
    }

private:
    /// Runs the plan of the folder in the real program. @return its messages
    static QByteArray tessera(const char* arguments, const QString& folder) {
        QProcess process;
        startTessera(process,
                     QStringLiteral("experiment plan.json --quiet -o %1")
                         .arg(QLatin1String(arguments))
                         .split(u' '),
                     folder);
        const Outcome outcome = finish(process);
        return outcome.code == 0 ? QByteArray() : "failed: " + outcome.err;
    }
};

TESSERA_TEST(TestTablesRemade, Needs::Window)

} // namespace tessera::tst_TablesRemade

#include "tst_TablesRemade.moc"
