// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/board/BoardSearch.h"
#include "app/window/common/FormControls.h"
#include "app/window/common/LongWork.h"
#include "app/window/edges/BenchmarkDialog.h"
#include "tests/TestProgram.h"
#include "tests/app/WindowTesting.h"

#include "core/experiments/KeptFiles.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPushButton>
#include <QTableView>

namespace tessera::tst_BenchmarkDialog {

namespace {

const BenchmarkInstance& small() { return *findBenchmark(QStringLiteral("4x4-hardest-1")); }
const BenchmarkInstance& medium() { return *findBenchmark(QStringLiteral("6x6-hardest-1")); }

KnownPuzzles knownAs(const char* path, int best, int total) {
    return {{QString::fromLatin1(path), QStringLiteral("4×4"), best, total, {}}};
}

/// The text in the row of an instance.
QString cellOf(const QDialog& dialog, const BenchmarkInstance& instance, int column) {
    const QAbstractItemModel* model = dialog.findChild<QTableView*>()->model();
    for (int row = 0; row < model->rowCount(); ++row) {
        if (model->index(row, 0).data().toString() == instance.name)
            return model->index(row, column).data().toString();
    }
    return {};
}

} // namespace

class TestBenchmarkDialog : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QStandardPaths::setTestModeEnabled(true);
        for (const BenchmarkInstance* instance :
             {&small(), &medium(), &benchmarkInstances().back()})
            QFile::remove(recordsPath(benchmarkPuzzle(*instance).puzzle));
    }

    void ownTriesAreTold() {
        QCOMPARE(benchmarkTry(small(), {}), (BenchmarkTry{false, 0}));
        QCOMPARE(benchmarkTry(small(), knownAs("/a/4x4-hardest-1.tessera", 20, 24)),
                 (BenchmarkTry{true, 20}));
        QCOMPARE(benchmarkTry(small(), knownAs("/a/4x4-hardest-1.tessera", 20, 25)),
                 (BenchmarkTry{false, 0}));
        QCOMPARE(benchmarkTry(small(), knownAs("/a/4x4-hardest-12.tessera", 20, 24)),
                 (BenchmarkTry{false, 0}));
        // A search's board in the records.
        const BenchmarkBoard best =
            bestKnownBoard(small(), QStringLiteral(TESSERA_SOURCE_DIR "/resources/benchmark"));
        const Puzzle puzzle = benchmarkPuzzle(small()).puzzle;
        BoardRecord record;
        record.score = best.score;
        record.board = best.board;
        QVERIFY(QDir().mkpath(QFileInfo(recordsPath(puzzle)).path()));
        QVERIFY(RecordsFile(recordsPath(puzzle), puzzle).offer(record));
        QCOMPARE(benchmarkTry(small(), {}), (BenchmarkTry{true, 24}));

        BenchmarkDialog dialog(knownAs("/a/6x6-hardest-1.tessera", 50, 60));
        dialog.show();
        QTRY_COMPARE(cellOf(dialog, small(), 4), QStringLiteral("Solved"));
        QCOMPARE(cellOf(dialog, small(), 3), QStringLiteral("24"));
        QCOMPARE(cellOf(dialog, medium(), 4), QStringLiteral("Tried"));
        QCOMPARE(cellOf(dialog, medium(), 2), QStringLiteral("60"));
        QCOMPARE(cellOf(dialog, benchmarkInstances().back(), 4), QStringLiteral("Untouched"));
        QCOMPARE(cellOf(dialog, benchmarkInstances().back(), 3), QString());
    }

    void wordsStartAtTheLeftAndNumbersEndAtTheRight() {
        const BenchmarkDialog dialog({});
        const QAbstractItemModel* model = dialog.findChild<QTableView*>()->model();
        const std::vector<bool> isWord{true, false, false, false, true};
        for (int column = 0; column < model->columnCount(); ++column) {
            const Qt::Alignment expected =
                isWord.at(static_cast<std::size_t>(column)) ? Qt::AlignLeft : Qt::AlignRight;
            const QVariant cell = model->index(0, column).data(Qt::TextAlignmentRole);
            QVERIFY2((cell.toInt() & int(expected)) != 0, qPrintable(QString::number(column)));
            QCOMPARE(model->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole), cell);
        }
    }

    void aFailureIsTold() {
        const BenchmarkDialog dialog({});
        emit dialog.findChild<LatestJob*>()->failed(QStringLiteral("No memory."));
        QCOMPARE(dialog.findChild<NoticeLine*>()->text(), QStringLiteral("No memory."));
    }

    void theChosenInstanceOpens() {
        WindowTest test;
        bool wasEnabled = true;
        QString title;
        const Answer answer([&](QWidget* asked) {
            auto* dialog = qobject_cast<BenchmarkDialog*>(asked);
            QVERIFY(dialog != nullptr);
            QPushButton* open =
                dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
            wasEnabled = open->isEnabled();
            auto* table = dialog->findChild<QTableView*>();
            table->setCurrentIndex(table->model()->index(2, 0));
            title = table->currentIndex().data().toString();
            open->click();
        });
        test.action("fileBenchmark").trigger();
        QVERIFY(!wasEnabled);
        QVERIFY(findBenchmark(title) != nullptr);
        QCOMPARE(test.document().file().info.title, title);
        QCOMPARE(benchmarkOf(test.document().puzzle()), findBenchmark(title));
    }
};

TESSERA_TEST(TestBenchmarkDialog, Needs::Window)

} // namespace tessera::tst_BenchmarkDialog

#include "tst_BenchmarkDialog.moc"
