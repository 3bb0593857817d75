// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/search/KnownCourses.h"
#include "app/window/watch/ProgressPanel.h"
#include "tests/TestProgram.h"
#include "tests/app/RaceTesting.h"
#include "tests/app/RecoveryTesting.h"
#include "widgets/charts/FitnessChart.h"

#include <QCheckBox>
#include <QDir>

namespace tessera::tst_KnownCourses {

namespace {

SearchSettings tabu(std::uint64_t seed, std::uint64_t evaluations = 60'000) {
    SearchSettings settings;
    settings.solver = "tabu";
    settings.values = findSolver("tabu")->defaults();
    settings.budget.evaluations = evaluations;
    settings.seed = seed;
    return settings;
}

PuzzleFile puzzle(std::uint64_t seed, GridSize size = {8, 8}) {
    GeneratorSettings settings;
    settings.size = size;
    settings.seed = seed;
    return generatePuzzle(settings);
}

/// A window whose courses have a folder of their own.
class CourseTest : public CompareTest {
public:
    CourseTest() { KnownCourses::setFolder(path("courses")); }
    ~CourseTest() {
        KnownCourses::waitUntilKept();
        KnownCourses::setFolder({});
    }

    [[nodiscard]] bool run(const SearchSettings& settings) {
        search().start(settings);
        const bool ended = QTest::qWaitFor(
            [this] { return search().state() == SearchState::Finished; }, TESSERA_PATIENCE);
        KnownCourses::waitUntilKept();
        return ended;
    }
    /// In a tab of its own.
    [[nodiscard]] bool runOn(const PuzzleFile& file, const SearchSettings& settings) {
        const QString name = QStringLiteral("p%1.tessera").arg(++m_opened);
        savePuzzle(file, path(qPrintable(name)));
        window.openFiles({path(qPrintable(name))});
        return run(settings);
    }
    [[nodiscard]] FitnessChart& chart() { return child<FitnessChart>("fitnessChart"); }
    [[nodiscard]] QCheckBox& box() { return child<QCheckBox>("chartEarlier"); }
    [[nodiscard]] const ChartCurve* expected() {
        const auto found = std::ranges::find_if(chart().curves(), &ChartCurve::expected);
        return found == chart().curves().end() ? nullptr : &*found;
    }
    [[nodiscard]] qsizetype files() const {
        return QDir(path("courses")).entryList(QDir::Files).size();
    }

private:
    int m_opened = 0;
};

} // namespace

class TestKnownCourses : public QObject {
    Q_OBJECT

private slots:
    /// Shaded from the fourth search of a kind on.
    void searchesOfLikePuzzlesLeadToExpect() {
        CourseTest test;
        QVERIFY(test.open(puzzle(1)));
        QVERIFY(test.run(tabu(1)));
        for (std::uint64_t seed = 2; seed <= 3; ++seed) {
            QVERIFY(test.runOn(puzzle(seed), tabu(seed)));
            QVERIFY(test.expected() == nullptr);
            QVERIFY(test.box().isHidden());
        }
        QVERIFY(test.runOn(puzzle(4), tabu(4)));
        QVERIFY(test.expected() != nullptr);
        QVERIFY(test.expected()->name.contains(u'3'));
        QCOMPARE(test.chart().curves().size(), std::size_t{2});
        QVERIFY(test.expected()->bandLow.back().best <= test.expected()->points.back().best);
        QVERIFY(test.expected()->points.back().best <= test.expected()->bandHigh.back().best);
        QVERIFY(!test.box().isHidden());
        QTest::keyClick(&test.box(), Qt::Key_Space);
        QVERIFY(test.expected() == nullptr);
        QTest::keyClick(&test.box(), Qt::Key_Space);
        QVERIFY(test.expected() != nullptr);
        // Other parameters, another size, another method: nothing is known of them.
        SearchSettings other = tabu(5);
        other.values.apply(findSolver("tabu")->presets.front());
        QVERIFY(test.run(other));
        QVERIFY(test.expected() == nullptr);
        QVERIFY(test.runOn(puzzle(5, {7, 8}), tabu(5)));
        QVERIFY(test.expected() == nullptr);
    }

    void theSameSearchCountsOnce() {
        CourseTest test;
        QVERIFY(test.open(puzzle(1)));
        for (int i = 0; i < 5; ++i)
            QVERIFY(test.run(tabu(1)));
        QVERIFY(test.expected() == nullptr);
        QCOMPARE(KnownCourses::like(anyPuzzle(puzzle(1)), tabu(1)).size(), std::size_t{1});
    }

    void racesCountToo() {
        CourseTest test;
        QVERIFY(test.openCompare(puzzle(1)));
        std::vector<SearchSettings> searches;
        for (std::uint64_t seed = 1; seed <= 4; ++seed)
            searches.push_back(tabu(seed));
        test.compare().add(searches);
        QTRY_VERIFY(test.allFinished());
        KnownCourses::waitUntilKept();
        QVERIFY(test.runOn(puzzle(2), tabu(7)));
        QVERIFY(test.expected() != nullptr);
        QVERIFY(test.expected()->name.contains(u'4'));
    }

    void whatSaysNothingIsNotKept() {
        CourseTest test;
        QVERIFY(test.open(puzzle(1)));
        SearchSettings fromBoard = tabu(1);
        fromBoard.start = StartKind::Board;
        QVERIFY(test.run(fromBoard));
        QCOMPARE(test.files(), 0);
        SearchSettings endless = tabu(1);
        endless.budget = {};
        test.search().start(endless);
        QTRY_VERIFY(!test.search().bestSolution().empty());
        test.search().stop();
        QTRY_COMPARE(test.search().state(), SearchState::Finished);
        KnownCourses::waitUntilKept();
        QCOMPARE(test.files(), test.search().trace().points().back().seconds < 1 ? 0 : 1);
    }

    void oldFilesGo() {
        CourseTest test;
        QVERIFY(test.open(puzzle(1)));
        QVERIFY(QDir().mkpath(test.path("courses")));
        for (int i = 0; i < 250; ++i) {
            QFile file(test.path("courses") + QStringLiteral("/%1.json").arg(i));
            QVERIFY(file.open(QIODevice::WriteOnly));
            QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(-1 - i),
                                     QFileDevice::FileModificationTime));
        }
        QVERIFY(test.run(tabu(1)));
        QCOMPARE(test.files(), 200);
        QVERIFY(QFile::exists(test.path("courses") + QStringLiteral("/0.json")));
        QVERIFY(!QFile::exists(test.path("courses") + QStringLiteral("/249.json")));
        QCOMPARE(KnownCourses::like(anyPuzzle(puzzle(1)), tabu(1)).size(), std::size_t{1});
    }

    void aFolderThatCannotBeMadeDisturbsNothing() {
        CourseTest test;
        QFile inTheWay(test.path("courses"));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        QVERIFY(test.open(puzzle(1)));
        for (std::uint64_t seed = 1; seed <= 4; ++seed)
            QVERIFY(test.run(tabu(seed)));
        QVERIFY(test.expected() == nullptr);
    }

    void likeMeansSizeColoursFrameAndHints() {
        const Kind& kind = edgeKind();
        const QByteArray first = kind.likeness(anyPuzzle(puzzle(1)));
        QCOMPARE(kind.likeness(anyPuzzle(puzzle(2))), first);
        PuzzleFile other = puzzle(3);
        other.locked[9] = true;
        QVERIFY(kind.likeness(anyPuzzle(other)) != first);
        QVERIFY(kind.likeness(anyPuzzle(puzzle(1, {8, 9}))) != first);
        GeneratorSettings hinted;
        hinted.size = {8, 8};
        hinted.hints.cells = {27};
        QVERIFY(kind.likeness(anyPuzzle(generatePuzzle(hinted))) != first);
        hinted.hints = {};
        hinted.rules.framed = false;
        QVERIFY(kind.likeness(anyPuzzle(generatePuzzle(hinted))) != first);
    }
};

TESSERA_TEST(TestKnownCourses, Needs::Window)

} // namespace tessera::tst_KnownCourses

#include "tst_KnownCourses.moc"
