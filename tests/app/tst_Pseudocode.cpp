// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help/HelpPages.h"
#include "app/window/keys/KeyBindings.h"
#include "app/window/search/Pseudocode.h"
#include "app/window/search/PseudocodePanel.h"
#include "tests/TestProgram.h"
#include "tests/app/WindowTesting.h"

#include "core/edges/moves/EdgeProblem.h"
#include "core/edges/puzzle/Board.h"
#include "core/kind/EdgeKind.h"
#include "core/kind/SudokuKind.h"
#include "core/search/SearchRun.h"
#include "core/sudoku/SudokuGenerator.h"

#include <QAccessible>
#include <QComboBox>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QThread>

#include <algorithm>
#include <set>

namespace tessera::tst_Pseudocode {

namespace {

QStringList linesOf(const QString& language) {
    QFile file(
        QStringLiteral(TESSERA_SOURCE_DIR "/resources/help/%1/pseudocode.txt").arg(language));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split(u'\n')
                                          : QStringList();
}

qsizetype indentOf(const QString& line) { return line.size() - line.trimmed().size(); }

std::shared_ptr<const Problem> problemFor(const SolverInfo& info) {
    if (info.problemKind != EdgeProblem::kKind) {
        SudokuSettings settings;
        settings.givens = 22;
        const AnyPuzzle puzzle = anyPuzzle(SudokuFile(generateSudoku(settings)->givens));
        return puzzle.kind().problem(puzzle, StartKind::Own);
    }
    const AnyPuzzle puzzle = anyPuzzle(hardPuzzle({5, 5}));
    return puzzle.kind().problem(puzzle, StartKind::Own);
}

/// Values with which every kind of step occurs soon.
ParameterValues hurried(const SolverInfo& info) {
    ParameterValues values = info.defaults();
    const auto set = [&](const char* id, const char* text) {
        values.setText(id, QLatin1String(text));
    };
    if (info.id == "tabu-two-phase") {
        set("i1", "20");
        set("i2", "20");
        set("i3", "40");
    } else if (info.id == "gvns-sudoku") {
        values.set("singles", false); // with them it is solved too soon
    } else if (info.id == "annealing-sudoku") {
        set("singles", "false");
        set("measured", "true");
        set("chain", "0.001");
    } else if (info.id == "genetic-sudoku") {
        set("singles", "false");
        set("population", "4");
        set("polish", "1");
    } else if (info.id == "genetic") {
        set("population", "4");
        set("polish", "descent");
    }
    return values;
}

/// The first column of a picture in which anything is drawn.
int firstInk(const QImage& picture) {
    const QRgb ground = picture.pixel(0, 0);
    for (int x = 0; x < picture.width(); ++x) {
        for (int y = 0; y < picture.height(); ++y) {
            if (picture.pixel(x, y) != ground)
                return x;
        }
    }
    return picture.width();
}

} // namespace

class TestPseudocode : public QObject {
    Q_OBJECT

private slots:
    void eachMethodHasOne_data() {
        QTest::addColumn<QString>("solver");
        for (const SolverInfo& info : allSolvers())
            QTest::newRow(info.id.c_str()) << QString::fromStdString(info.id);
    }
    /// Short enough for a panel, and the same text as on the method's page.
    void eachMethodHasOne() {
        QFETCH(QString, solver);
        const auto lines = pseudocodeOf(solver);
        QVERIFY(lines.size() >= 6 && lines.size() <= 22);
        QString page;
        for (const HelpChapter& chapter : helpChapters(KeyBindings())) {
            for (const HelpPage& each : chapter.pages)
                page = each.id == methodPageId(solver) ? each.text : page;
        }
        for (const PseudocodeLine& line : lines) {
            QVERIFY(!line.text.isEmpty() && line.text.size() + line.indent <= 72);
            QCOMPARE(line.indent % 4, 0);
            QVERIFY2(page.contains(QString(line.indent, u' ') + line.text + u'\n'),
                     qPrintable(line.text));
        }
    }

    /// The words after the bar are kinds of steps, and each kind has a word.
    void theWordsAreKinds() {
        std::set<QString> words{QStringLiteral("hot")};
        for (const char* word : stepKindWords())
            words.insert(QString::fromLatin1(word));
        std::set<QString> used;
        for (const QString& line : linesOf(QStringLiteral("en"))) {
            for (const QString& word :
                 line.section(QStringLiteral(" | "), 1).split(u' ', Qt::SkipEmptyParts)) {
                QVERIFY2(words.contains(word), qPrintable(line));
                used.insert(word);
            }
        }
        QCOMPARE(used, words);
    }

    void everyLanguageHasTheSameLines_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"ar", "de", "es", "fr", "ja", "zh"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void everyLanguageHasTheSameLines() {
        QFETCH(QString, language);
        const QStringList english = linesOf(QStringLiteral("en"));
        const QStringList other = linesOf(language);
        QCOMPARE(other.size(), english.size());
        qsizetype same = 0;
        for (qsizetype i = 0; i < english.size(); ++i) {
            const QString text = english[i].section(QStringLiteral(" | "), 0, 0);
            QCOMPARE(indentOf(other[i]), indentOf(text));
            QCOMPARE(other[i].startsWith(u'['), text.startsWith(u'['));
            QVERIFY(!other[i].contains(QStringLiteral(" | ")));
            // Assignments point at the name, which is on the right of Arabic words.
            static const QRegularExpression away(QStringLiteral("→ [^ء-ي]|[ء-ي] ←|← [ء-ي]"));
            QVERIFY2(!other[i].contains(away), qPrintable(other[i]));
            same += other[i] == text && !text.isEmpty() && !text.startsWith(u'[') ? 1 : 0;
        }
        QVERIFY(same < 10); // formulas only
    }

    void eachStepHasItsLine_data() { eachMethodHasOne_data(); }
    /// In real steps every one has a line, and not always the same.
    void eachStepHasItsLine() {
        QFETCH(QString, solver);
        const SolverInfo& info = *findSolver(solver.toStdString());
        const auto lines = pseudocodeOf(solver);
        const auto problem = problemFor(info);
        SearchRun run(makeSolver(info, problem, hurried(info)), problem->total(), {{}, 3, 1});
        run.startPaused();
        SnapshotView view;
        std::set<std::size_t> seen;
        int told = 0;
        std::uint64_t last = 0;
        constexpr int enough = 300;
        while (told < enough && run.state() != SearchState::Finished) {
            QDeadlineTimer deadline(TESSERA_PATIENCE);
            do {
                QThread::yieldCurrentThread();
                run.look(view, true);
            } while (view.numbers.steps == last && run.state() != SearchState::Finished &&
                     !deadline.hasExpired());
            QVERIFY(!deadline.hasExpired());
            if (view.numbers.step && view.numbers.steps != last) {
                const auto line = lineAtWork(lines, *view.numbers.step);
                QVERIFY2(line, stepKindWords()[static_cast<std::size_t>(view.numbers.step->kind)]);
                seen.insert(*line);
                ++told;
            }
            last = view.numbers.steps;
            run.step();
        }
        QVERIFY2(told >= std::min(enough, 50), qPrintable(QString::number(told)));
        QVERIFY(seen.size() > 1 || solver == QLatin1String("tabu")); // which only moves
        run.stop();
        QVERIFY(run.waitFor(60));
        const auto followed = std::ranges::count_if(
            lines, [](const PseudocodeLine& line) { return !line.kinds.empty(); });
        // Others take longer to come to each of their lines.
        if (solver.endsWith(QLatin1String("-sudoku")) && !solver.startsWith(QLatin1String("gvns")))
            QCOMPARE(static_cast<std::ptrdiff_t>(seen.size()), followed);
    }

    /// Beside the board while steps are followed; the line of the shown step is marked by more than
    /// a colour, also for screen readers.
    void thePanelMarksTheLine() {
        WindowTest test;
        QVERIFY(test.open(hardPuzzle({8, 8})));
        auto& method = test.child<QComboBox>("method");
        method.setCurrentIndex(method.findData(QStringLiteral("annealing")));
        auto& panel = *test.window.findChild<PseudocodePanel*>();
        auto& list = test.child<QListWidget>("pseudocode");
        QVERIFY(!panel.isVisible());
        std::vector<std::optional<std::size_t>> marked;
        for (int step = 0; step < 4; ++step) {
            QSignalSpy told(&test.search(), &SearchController::stepTaken);
            test.key(Qt::Key_Period, Qt::ControlModifier);
            QTRY_VERIFY(told.count() > 0);
            marked.push_back(panel.markedLine());
        }
        QVERIFY(panel.isVisible());
        for (const auto& line : marked)
            QVERIFY(line);
        QCOMPARE(list.count(), static_cast<int>(pseudocodeOf(QStringLiteral("annealing")).size()));
        for (int row = 0; row < list.count(); ++row) {
            const QListWidgetItem& item = *list.item(row);
            const bool isMarked = static_cast<std::size_t>(row) == *marked.back();
            QCOMPARE(item.font().bold(), isMarked);
            list.scrollToItem(&item);
            const QImage seen = list.viewport()->grab(list.visualItemRect(&item)).toImage();
            const QRgb highlight = list.palette().color(QPalette::Highlight).rgb();
            QCOMPARE(seen.pixel(0, 0) == highlight, isMarked);
            // Also shown without colours: a mark is where the others have a margin.
            const int margin = list.fontMetrics().horizontalAdvance(u'm');
            QCOMPARE(firstInk(seen) < margin, isMarked);
        }
        const QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(&list);
        QCOMPARE(heard->text(QAccessible::Description),
                 pseudocodeOf(QStringLiteral("annealing"))[*marked.back()].text);
        // A line that is too long is wrapped and indented.
        list.setFixedWidth(list.fontMetrics().averageCharWidth() * 24);
        list.scrollToTop();
        int broken = 0;
        for (int row = 0; row < list.count(); ++row) {
            const QRect place = list.visualItemRect(list.item(row));
            const std::size_t line = static_cast<std::size_t>(row);
            if (place.height() < 2 * list.fontMetrics().height() || line == *marked.back() ||
                !list.viewport()->rect().contains(place))
                continue;
            ++broken;
            const int indent = pseudocodeOf(QStringLiteral("annealing"))[line].indent;
            QVERIFY(firstInk(list.viewport()->grab(place).toImage()) >=
                    (4 + indent) * list.fontMetrics().horizontalAdvance(u'm') / 4);
        }
        QVERIFY(broken > 0);
        // The line goes back with the step.
        for (std::size_t place = marked.size() - 1; place-- > 0;) {
            test.key(Qt::Key_Backspace, Qt::ControlModifier);
            QTRY_COMPARE(test.search().stepsBack(), marked.size() - 1 - place);
            QCOMPARE(panel.markedLine(), marked[place]);
        }
        // Users can switch it off permanently, in the menu.
        QAction& offer = test.action("viewPseudocode");
        const QList<QAction*> titles = test.window.menuBar()->actions();
        const auto title = std::ranges::find_if(
            titles, [&](const QAction* menu) { return menu->menu()->actions().contains(&offer); });
        QVERIFY(title != titles.end());
        QMenu* view = (*title)->menu();
        view->popup(test.window.pos());
        view->setActiveAction(&offer);
        QTest::keyClick(view, Qt::Key_Return);
        QVERIFY(!panel.isVisible());
        QVERIFY(!test.settings().showsPseudocode());
        test.action("viewPseudocode").trigger();
        QVERIFY(panel.isVisible());
        test.action("searchRun").trigger();
        QTRY_VERIFY(!panel.isVisible());
        test.search().abandon();
    }
};

TESSERA_TEST(TestPseudocode, Needs::Window)

} // namespace tessera::tst_Pseudocode

#include "tst_Pseudocode.moc"
