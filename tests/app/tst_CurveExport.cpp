// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/watch/RunActions.h"
#include "tests/TestProgram.h"
#include "tests/app/WindowTesting.h"
#include "widgets/forms/ParameterForm.h"

#include "core/experiments/Curves.h"
#include "core/support/FileIo.h"

#include <QComboBox>
#include <QImage>
#include <QLineEdit>
#include <QSvgRenderer>

namespace tessera::tst_CurveExport {

namespace {

/// Runs a short search in the window to its end.
void search(WindowTest& test) {
    test.child<NumberSpinBox>("timeLimit").setValue(0);
    test.child<NumberSpinBox>("evaluationLimit").setValue(20'000);
    test.key(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(test.search().state(), SearchState::Finished);
    QVERIFY(!test.search().trace().isEmpty());
}

/// Saves the curve under a name; selects a filter if the name has no ending.
void saveAs(WindowTest& test, const QString& path, const QString& filter = {}) {
    const Answer answer([&](QWidget* dialog) { chooseFile(dialog, path, filter); });
    test.action("searchSaveCurve").trigger();
    QCOMPARE(answer.asked(), 1);
}

} // namespace

/// The fitness curve as files, from the window.
class TestCurveExport : public QObject {
    Q_OBJECT

private slots:
    void withoutASearchThereIsNone() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        test.action("searchSaveCurve").trigger();
        QVERIFY2(test.page().message().contains(QStringLiteral("start a search")),
                 qPrintable(test.page().message()));
    }

    void picturesAndTables() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        search(test);
        saveAs(test, test.path("c.png"));
        const QImage image(test.path("c.png"));
        QVERIFY(image.width() == 2 * image.height() && image.width() > 1000);
        saveAs(test, test.path("c.svg"));
        const QByteArray svg = readFile(test.path("c.svg"), 1'000'000);
        QVERIFY(QSvgRenderer(svg).isValid());
        QVERIFY(svg.contains("<text"));
        saveAs(test, test.path("c.csv"));
        const QByteArray csv = readFile(test.path("c.csv"), 1'000'000);
        const std::vector<RunTrace> runs = readTraceCsv(csv);
        QCOMPARE(runs.size(), std::size_t(1));
        QCOMPARE(runs[0].seed, test.search().settings().seed);
        QCOMPARE(runs[0].points.size(), test.search().trace().points().size());
        QCOMPARE(runs[0].points.back().best, test.search().numbers().best);
        QVERIFY2(test.page().message().contains(test.path("c.csv")),
                 qPrintable(test.page().message()));
    }

    /// For a population the table has its mean and its worst board, and the picture has the puzzle.
    void populationsAreWhole() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        auto& method = test.child<QComboBox>("method");
        method.setCurrentIndex(method.findData(QStringLiteral("genetic")));
        search(test);
        saveAs(test, test.path("g.csv"));
        const QByteArray csv = readFile(test.path("g.csv"), 10'000'000);
        QVERIFY2(csv.startsWith("run,seed,seconds,evaluations,best,current,iterations,nodes,mean,"
                                "worst,Generation,"),
                 csv.left(100));
        const std::vector<RunTrace> runs = readTraceCsv(csv);
        const auto points = test.search().trace().points();
        QCOMPARE(runs[0].points.size(), points.size());
        for (std::size_t i = 0; i < points.size(); ++i) {
            QCOMPARE(runs[0].points[i].spread.has_value(), points[i].spread.has_value());
            if (points[i].spread) {
                QCOMPARE(runs[0].points[i].spread->mean, points[i].spread->mean);
                QCOMPARE(runs[0].points[i].spread->worst, points[i].spread->worst);
            }
        }
        saveAs(test, test.path("g.svg"));
        const QByteArray svg = readFile(test.path("g.svg"), 10'000'000);
        QVERIFY(svg.contains(test.document().displayName().toHtmlEscaped().toUtf8()));
        QVERIFY(svg.contains("264"));
    }

    /// The curve is not the board, whose picture has the same endings.
    void theFileIsNamedAfterTheCurve() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        search(test);
        const Answer answer([&](QWidget* dialog) {
            QCOMPARE(dialog->windowTitle(), QStringLiteral("Save the curve"));
            QCOMPARE(dialog->findChild<QLineEdit*>()->text(), QStringLiteral("puzzle curve.png"));
            dialog->close();
        });
        test.action("searchSaveCurve").trigger();
        QCOMPARE(answer.asked(), 1);
    }

    void theFilterGivesTheEnding() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        search(test);
        saveAs(test, test.path("plain"), QStringLiteral("*.csv"));
        QVERIFY(looksLikeTraceCsv(readFile(test.path("plain.csv"), 1'000'000)));
        saveAs(test, test.path("dot.ted"));
        QVERIFY(!QImage(test.path("dot.ted.png")).isNull());
    }

    void thePictureFollowsTheAxis() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        search(test);
        saveAs(test, test.path("seconds.svg"));
        QTest::keyClick(&test.child<QComboBox>("chartAxis"), Qt::Key_Down);
        saveAs(test, test.path("evaluations.svg"));
        QVERIFY(readFile(test.path("evaluations.svg"), 1'000'000).contains("Evaluations"));
        QVERIFY(!readFile(test.path("seconds.svg"), 1'000'000).contains("Evaluations"));
    }

    void whatCannotBeWrittenIsSaid() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle()));
        search(test);
        QVERIFY(QDir().mkdir(test.path("taken.png")));
        const Answer answer([&](QWidget* dialog) { dialog->close(); });
        test.action("searchSaveCurve").trigger();
        QCOMPARE(answer.asked(), 1);
        QVERIFY(QDir(test.path("taken.png")).isEmpty());
    }
};

TESSERA_TEST(TestCurveExport, Needs::Window)

} // namespace tessera::tst_CurveExport

#include "tst_CurveExport.moc"
