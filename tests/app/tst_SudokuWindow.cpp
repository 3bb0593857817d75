// SPDX-License-Identifier: GPL-3.0-or-later
// Sudokus in the real window.
#include "app/window/common/ActionFactory.h"
#include "app/window/common/SortedTable.h"
#include "app/window/sudoku/SudokuActions.h"
#include "app/window/sudoku/SudokuDialogs.h"
#include "app/window/sudoku/SudokuPage.h"
#include "tests/TestProgram.h"
#include "tests/app/RaceTesting.h"
#include "tests/app/WindowTesting.h"
#include "tests/core/SudokuTesting.h"
#include "widgets/board/BoardThumbnail.h"
#include "widgets/charts/FitnessChart.h"
#include "widgets/sudoku/SudokuView.h"

#include "core/kind/Kind.h"
#include "core/sudoku/SudokuExact.h"
#include "core/sudoku/SudokuGenerator.h"
#include "core/sudoku/SudokuGrid.h"
#include "core/sudoku/formats/SudokuFile.h"
#include "core/sudoku/formats/SudokuFormat.h"
#include "core/support/FileIo.h"
#include "core/support/NumberText.h"
#include "core/support/Random.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>

namespace tessera::tst_SudokuWindow {

namespace {

SudokuFile made(int givens = 36, std::uint64_t seed = 1) {
    SudokuSettings settings;
    settings.givens = givens;
    settings.seed = seed;
    return SudokuFile(generateSudoku(settings)->givens);
}

int firstOpen(const SudokuFile& file) {
    int cell = 0;
    while (file.isGiven(cell))
        ++cell;
    return cell;
}

/// The rules of editing, written down once more, with a set of pencil marks for every cell.
struct PlainEdits {
    SudokuFile file;
    std::vector<DigitSet> marks = std::vector<DigitSet>(16);

    void strike(int cell, Digit digit) {
        for (int other = 0; other < 16; ++other) {
            const SudokuGrid& grid = file.digits;
            if (grid.row(other) == grid.row(cell) || grid.column(other) == grid.column(cell) ||
                grid.block(other) == grid.block(cell))
                marks[asIndex(other)] &= ~digitBit(digit);
        }
        marks[asIndex(cell)] = 0;
    }
    void enter(const std::vector<int>& cells, Digit digit) {
        for (const int cell : cells) {
            if (file.isGiven(cell))
                continue;
            if (digit != 0)
                strike(cell, digit);
            else if (file.digits.isOpen(cell))
                marks[asIndex(cell)] = 0;
            file.digits.set(cell, digit);
        }
    }
    void mark(const std::vector<int>& cells, Digit digit) {
        bool allHave = true;
        for (const int cell : cells) {
            if (file.digits.isOpen(cell) && (marks[asIndex(cell)] & digitBit(digit)) == 0)
                allHave = false;
        }
        for (const int cell : cells) {
            if (!file.digits.isOpen(cell))
                continue;
            marks[asIndex(cell)] |= digitBit(digit);
            if (allHave)
                marks[asIndex(cell)] ^= digitBit(digit);
        }
    }
    void markAll() {
        for (int cell = 0; cell < 16; ++cell)
            marks[asIndex(cell)] = file.digits.isOpen(cell) ? file.digits.allDigits() : 0;
        for (int cell = 0; cell < 16; ++cell) {
            if (const Digit digit = file.digits.at(cell); digit != 0)
                strike(cell, digit);
        }
    }
    void lay(const SudokuGrid& grid) {
        for (int cell = 0; cell < 16; ++cell) {
            if (file.isGiven(cell))
                continue;
            if (file.digits.isOpen(cell) && grid.at(cell) != 0)
                strike(cell, grid.at(cell));
            file.digits.set(cell, grid.at(cell));
        }
        if (grid.isFull())
            marks.assign(16, 0);
    }
    [[nodiscard]] SudokuFile result() const {
        SudokuFile all = file;
        const bool isMarked = std::ranges::any_of(marks, [](DigitSet set) { return set != 0; });
        all.marks = isMarked ? marks : std::vector<DigitSet>();
        return all;
    }
};

} // namespace

class TestSudokuWindow : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_test = std::make_unique<WindowTest>();
        test::saveSudokus({&m_file, 1}, m_test->path("s.tessera"));
        m_test->window.openFiles({m_test->path("s.tessera")});
        m_test->window.show();
        QVERIFY(QTest::qWaitForWindowActive(&m_test->window));
        QVERIFY(page() != nullptr);
        page()->view().setFocus();
    }

    /// Random edits: each is one step or, where nothing changes, none.
    void everyEditKeepsToItsRules() {
        SudokuSettings settings;
        settings.order = 2;
        SudokuFile start(generateSudoku(settings)->givens);
        const SudokuGrid solution = generateSudoku(settings)->solution;
        start.solution = solution;
        start.generator = {{QStringLiteral("seed"), 1}};
        Random random(3);
        for (int game = 0; game < 12; ++game) {
            SudokuDocument document(start);
            PlainEdits plain{start};
            int refusals = 0;
            connect(&document, &SudokuDocument::refused, &document, [&] { ++refusals; });
            for (int turn = 0; turn < 60; ++turn) {
                std::vector<int> cells(random.below(4));
                for (int& cell : cells)
                    cell = static_cast<int>(random.below(16));
                const auto digit = static_cast<Digit>(random.below(5));
                const bool mayEdit =
                    std::ranges::any_of(cells, [&](int cell) { return !plain.file.isGiven(cell); });
                const SudokuFile before = document.file();
                const int steps = document.history().index();
                const int refused = refusals + (mayEdit || cells.empty() ? 0 : 1);
                const std::uint32_t kind = random.below(24);
                if (kind < 8) {
                    document.setDigit(cells, digit);
                    plain.enter(cells, digit);
                } else if (kind < 16) {
                    document.toggleMark(cells, static_cast<Digit>(1 + digit % 4));
                    if (mayEdit)
                        plain.mark(cells, static_cast<Digit>(1 + digit % 4));
                } else if (kind < 18) {
                    SudokuGrid grid = solution;
                    for (const int cell : cells)
                        grid.set(cell, random.chance(0.5) ? Digit{0} : digit);
                    document.lay(grid, [] { return QStringLiteral("lay"); });
                    plain.lay(grid);
                } else if (kind < 20) {
                    if (conflictsOf(document.digits()).empty()) {
                        document.markCandidates();
                        plain.markAll();
                    }
                } else if (kind == 20) {
                    document.clearMarks();
                    plain.marks.assign(16, 0);
                } else if (kind == 21) {
                    document.clearDigits();
                    plain.file.digits = plain.file.givens;
                    plain.marks.assign(16, 0);
                } else {
                    SudokuGrid& givens = plain.file.givens;
                    if (kind == 22)
                        document.fixGivens();
                    else
                        document.freeGivens();
                    givens = kind == 22 ? plain.file.digits : SudokuGrid(2);
                    plain.file.solution.reset();
                    plain.file.generator = {};
                }
                QVERIFY(document.file() == plain.result());
                QCOMPARE(refusals, kind < 16 ? refused : refusals);
                QCOMPARE(document.history().index(), steps + (document.file() == before ? 0 : 1));
                if (document.file() == before)
                    continue;
                document.history().undo();
                QVERIFY(document.file() == before);
                document.history().redo();
                QVERIFY(document.file() == plain.result());
            }
        }
    }

    void typingAndUndo() {
        const int cell = firstOpen(m_file);
        const SudokuGrid solution = *SudokuExact(3).count(m_file.givens).first;
        page()->view().setCurrentCell(cell);
        const auto key = static_cast<Qt::Key>(Qt::Key_0 + solution.at(cell));
        m_test->key(Qt::Key_9, Qt::ControlModifier);
        QCOMPARE(page()->document().file().marksAt(cell), digitBit(9));
        m_test->key(key);
        QCOMPARE(page()->document().digits().at(cell), solution.at(cell));
        QCOMPARE(page()->document().file().marksAt(cell), DigitSet{0});
        QVERIFY(page()->document().isModified());
        m_test->action("editUndo").trigger();
        m_test->action("editUndo").trigger();
        QCOMPARE(page()->document().file(), m_file);
        m_test->action("editRedo").trigger();
        QCOMPARE(page()->document().file().marksAt(cell), digitBit(9));
        // A given refuses changes, with a sentence.
        int given = 0;
        while (!m_file.isGiven(given))
            ++given;
        page()->view().setCurrentCell(given);
        m_test->key(Qt::Key_1);
        QCOMPARE(page()->document().digits().at(given), m_file.givens.at(given));
        QVERIFY(page()->message().contains(QStringLiteral("given")));
    }

    /// Ctrl and a letter is a shortcut.
    void theNoticeTellsHowToMakeMarks() {
        const auto notice = [this] { return m_test->child<QLabel>("liveNotice").text(); };
        QVERIFY2(notice().contains(QStringLiteral("Ctrl+digit")), qPrintable(notice()));
        m_test->window.tabs().addPage(std::make_unique<SudokuPage>(
            std::make_unique<SudokuDocument>(SudokuFile(SudokuGrid(4)))));
        const auto* page = m_test->window.tabs().currentPage<SudokuPage>();
        const QString shown = page->findChild<QLabel*>(QStringLiteral("liveNotice"))->text();
        QVERIFY2(shown.contains(QStringLiteral("Pencil mode")), qPrintable(shown));
        QVERIFY2(!shown.contains(QStringLiteral("Ctrl")), qPrintable(shown));
    }

    void aDigitErasesMarksOfItsPeers() {
        m_test->action("sudokuMarkAll").trigger();
        const int cell = firstOpen(m_file);
        const SudokuFile before = page()->document().file();
        const Digit digit = SudokuExact(3).count(m_file.givens).first->at(cell);
        page()->document().setDigit({cell}, digit);
        for (const std::uint16_t peer : SudokuUnits::of(3).peers(cell)) {
            QCOMPARE(page()->document().file().marksAt(peer),
                     before.marksAt(peer) & ~digitBit(digit));
        }
        m_test->action("sudokuClearMarks").trigger();
        QVERIFY(page()->document().file().marks.empty());
    }

    void filledSinglesEraseMarksOfTheirPeers() {
        SudokuGrid givens(2);
        for (int cell = 0; cell < 3; ++cell)
            givens.set(cell, static_cast<Digit>(cell + 1));
        m_test->window.tabs().addPage(
            std::make_unique<SudokuPage>(std::make_unique<SudokuDocument>(SudokuFile(givens))));
        m_test->action("sudokuMarkAll").trigger();
        const SudokuFile before = page()->document().file();
        m_test->action("solveForced").trigger();
        QCOMPARE(page()->document().digits().at(3), Digit{4});
        for (const std::uint16_t peer : SudokuUnits::of(2).peers(3))
            QCOMPARE(page()->document().file().marksAt(peer), before.marksAt(peer) & ~digitBit(4));
        m_test->action("editUndo").trigger();
        QCOMPARE(page()->document().file(), before);
    }

    /// The entered digits may exclude the other solutions of the puzzle.
    void theOnlySolutionIsThatOfThePuzzle() {
        SudokuGrid givens(2);
        givens.set(0, 1);
        m_test->window.tabs().addPage(
            std::make_unique<SudokuPage>(std::make_unique<SudokuDocument>(SudokuFile(givens))));
        const SudokuGrid solution = *SudokuExact(2).count(givens).first;
        for (int cell = 1; cell < 15; ++cell)
            page()->document().setDigit({cell}, solution.at(cell));
        m_test->action("editSolveRest").trigger();
        QVERIFY(isSolved(page()->document().digits()));
        QCOMPARE(page()->message(), QStringLiteral("This is the only solution with these digits."));
        m_test->window.tabs().setCurrentIndex(0);
        const int open = firstOpen(m_file);
        page()->document().setDigit({open}, SudokuExact(3).count(m_file.givens).first->at(open));
        m_test->action("editSolveRest").trigger();
        QCOMPARE(page()->message(), QStringLiteral("This is the only solution."));
    }

    void hintsAndChecks() {
        m_test->action("solveHint").trigger();
        QVERIFY(page()->message().startsWith(QLatin1Char('R')));
        m_test->action("solveCheck").trigger();
        QCOMPARE(page()->message(), QStringLiteral("No digits entered yet."));
        const int cell = firstOpen(m_file);
        const SudokuGrid solution = *SudokuExact(3).count(m_file.givens).first;
        page()->document().setDigit({cell}, solution.at(cell));
        m_test->action("solveCheck").trigger();
        QCOMPARE(page()->message(), QStringLiteral("All digits so far are right."));
        m_test->action("editUndo").trigger();
        const auto wrong = static_cast<Digit>(solution.at(cell) % 9 + 1);
        page()->document().setDigit({cell}, wrong);
        m_test->action("solveCheck").trigger();
        QVERIFY(page()->message() != QStringLiteral("All digits so far are right."));
        m_test->action("editUndo").trigger();
        m_test->action("editSolveRest").trigger();
        QVERIFY(isSolved(page()->document().digits()));
        QCOMPARE(page()->document().history().index(), 1);
        QCOMPARE(page()->scoreText(), QStringLiteral("solved"));
    }

    /// A wrong digit that breaks no rule is told before anything is derived from it.
    void nothingIsDerivedFromAWrongDigit() {
        const SudokuGrid solution = *SudokuExact(3).count(m_file.givens).first;
        int cell = -1;
        Digit wrong = 0;
        for (int open = 0; open < m_file.digits.cells() && cell < 0; ++open) {
            for (Digit digit = 1; digit <= 9 && m_file.digits.isOpen(open); ++digit) {
                SudokuGrid grid = m_file.digits;
                grid.set(open, digit);
                if (digit == solution.at(open) || !conflictsOf(grid).empty())
                    continue;
                cell = open;
                wrong = digit;
            }
        }
        QVERIFY(cell >= 0);
        page()->view().setCurrentCell(cell);
        m_test->key(static_cast<Qt::Key>(Qt::Key_0 + wrong));
        const SudokuGrid entered = page()->document().digits();
        for (const Qt::Key key : {Qt::Key_F6, Qt::Key_F7}) {
            page()->view().setCurrentCell(cell == 0 ? 1 : 0);
            m_test->key(key);
            QCOMPARE(page()->message(), QStringLiteral("1 digit(s) are wrong and now selected."));
            QCOMPARE(page()->view().selectedCells(), std::vector<int>{cell});
            QCOMPARE(page()->document().digits(), entered);
        }
    }

    void clearingCountsNoGivens() {
        const int cell = firstOpen(m_file);
        int given = 0;
        while (!m_file.isGiven(given))
            ++given;
        page()->view().setCurrentCell(cell);
        m_test->key(Qt::Key_5);
        page()->view().setSelectedCells({given, cell});
        m_test->key(Qt::Key_Delete);
        QCOMPARE(page()->document().history().undoText(), QStringLiteral("Clear 1 cell(s)"));
    }

    void theLastDigitIsCelebratedInOneWord() {
        const SudokuGrid solution = *SudokuExact(3).count(m_file.givens).first;
        for (int cell = 0; cell < solution.cells(); ++cell) {
            if (m_file.isGiven(cell))
                continue;
            page()->view().setCurrentCell(cell);
            m_test->key(static_cast<Qt::Key>(Qt::Key_0 + solution.at(cell)));
        }
        QCOMPARE(page()->message(), QStringLiteral("Solved."));
    }

    /// In both workspaces, and with a message.
    void whoeverTypesOnAResultIsOfferedWaysOut() {
        using Topic = PuzzlePage::Topic;
        const auto press = [this](const QString& text) {
            for (QPushButton* button : page()->findChildren<QPushButton*>()) {
                if (button->isVisible() && button->text() == text)
                    return button->click();
            }
            QFAIL(qPrintable(text));
        };
        for (const char* workspace : {"viewWatch", "viewEdit"}) {
            m_test->action("searchRun").trigger();
            QTRY_COMPARE(page()->search().state(), SearchState::Finished);
            m_test->action(workspace).trigger();
            page()->view().setFocus();
            const SudokuGrid result = page()->view().content().digits;
            m_test->key(Qt::Key_5);
            QVERIFY(page()->question(Topic::ReadOnly).contains(QStringLiteral("Keep it")));
            QCOMPARE(page()->view().content().digits, result);
            press(QStringLiteral("Go back"));
            QCOMPARE(page()->search().state(), SearchState::Idle);
            QVERIFY(page()->question(Topic::ReadOnly).isEmpty());
        }
        m_test->action("searchRun").trigger();
        QTRY_COMPARE(page()->search().state(), SearchState::Finished);
        page()->view().setFocus();
        m_test->key(Qt::Key_Delete);
        press(QStringLiteral("Keep this board"));
        QVERIFY(isSolved(page()->document().digits()));
    }

    void searchesInTheSameDocks() {
        auto& methods = m_test->child<QComboBox>("method");
        for (const SolverInfo& method : solversFor(SudokuProblem::kKind))
            QVERIFY2(methods.findData(QString::fromStdString(method.id)) >= 0, method.id.c_str());
        QCOMPARE(methods.currentData().toString(), QStringLiteral("gvns-sudoku"));
        // Listed below the defaults, which solve it.
        QCOMPARE(m_test->child<QComboBox>("preset").itemText(1),
                 QStringLiteral("As published (Hamza & Sevkli 2014)"));
        m_test->action("searchRun").trigger();
        QTRY_COMPARE(page()->search().state(), SearchState::Finished);
        QCOMPARE(page()->search().reason(), StopReason::Solved);
        QVERIFY(page()->view().isReadOnly());
        const QString notice = m_test->child<QLabel>("liveNotice").text();
        const QString time = durationText(page()->search().numbers().seconds, true);
        QVERIFY2(notice.endsWith(QStringLiteral(" in ") + time), qPrintable(notice));
        QVERIFY(isSolved(page()->view().content().digits));
        QVERIFY(!isSolved(page()->document().digits()));
        m_test->action("searchBack").trigger();
        QVERIFY(!page()->view().isReadOnly());
        QCOMPARE(page()->view().content().digits, m_file.digits);
        m_test->action("searchRun").trigger();
        QTRY_COMPARE(page()->search().state(), SearchState::Finished);
        m_test->action("searchKeep").trigger();
        QVERIFY(isSolved(page()->document().digits()));
        QCOMPARE(page()->document().history().count(), 1);
    }

    void clashingGivensAreRefused() {
        SudokuFile clash = m_file;
        clash.givens = clash.digits = SudokuGrid(3);
        for (const int cell : {0, 8}) {
            clash.givens.set(cell, 5);
            clash.digits.set(cell, 5);
        }
        m_test->window.tabs().addPage(
            std::make_unique<SudokuPage>(std::make_unique<SudokuDocument>(clash)));
        m_test->action("searchRun").trigger();
        QCOMPARE(page()->search().state(), SearchState::Idle);
        QCOMPARE(page()->message(),
                 QStringLiteral("The digit 5 occurs twice in row 1: R1C1 and R1C9."));
    }

    void badPuzzlesAreToldAtOnce_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* name, const QByteArray& line, const char* sentence) {
            QTest::newRow(name) << line << QString::fromUtf8(sentence);
        };
        row("clash", "11..............",
            "Line 1: The digit 1 occurs twice in row 1: R1C1 and R1C2.");
        row("none", "12..3.4..3......", "The puzzle has no solution.");
        row("several", "12..............", "The puzzle has more than one solution.");
        row("too short", "12.............",
            "expected 16, 81, 256 or 625 characters of a Sudoku, found 15 characters");
    }

    void badPuzzlesAreToldAtOnce() {
        QFETCH(QByteArray, line);
        QFETCH(QString, sentence);
        writeFile(line + '\n', m_test->path("bad.sdm"));
        m_test->window.openFiles({m_test->path("bad.sdm")});
        QVERIFY2(page()->message().endsWith(sentence), qPrintable(page()->message()));
    }

    void edgePanelsRest() {
        QVERIFY(!m_test->action("editRotate").isEnabled());
        QVERIFY(!m_test->action("viewZoomIn").isEnabled());
        QVERIFY(m_test->action("solveHint").isEnabled());
        QCOMPARE(m_test->action("solveForced").text(), QStringLiteral("Fill singles"));
        // Every enabled action without a dialog can be used without harm.
        m_test->window.tabs().addPage(
            std::make_unique<DocumentPage>(std::make_unique<PuzzleDocument>(PuzzleFile())));
        QVERIFY(m_test->action("viewZoomIn").isEnabled());
        QVERIFY(m_test->child<QComboBox>("method").count() > 5);
        QVERIFY(!m_test->action("sudokuMarkAll").isEnabled());
        QCOMPARE(m_test->action("solveForced").text(), QStringLiteral("Place forced pieces"));
    }

    void raced() {
        m_test->action("searchCompare").trigger();
        CompareWindow& compare = *raceOf(m_test->window);
        // A Sudoku has no edges to match.
        QCOMPARE(compare.findChild<FitnessChart*>()->content().scoreTitle, QStringLiteral("Score"));
        const Answer answer([](QWidget* dialog) {
            auto* methods = dialog->findChild<QTreeWidget*>(QStringLiteral("raceMethods"));
            QCOMPARE(static_cast<std::size_t>(methods->topLevelItemCount()),
                     solversFor(SudokuProblem::kKind).size());
            QTreeWidgetItem* method = methods->topLevelItem(0);
            QCOMPARE(method->checkState(0), Qt::Checked);
            // The published rule takes part as well; here it is left out.
            QCOMPARE(method->child(0)->checkState(0), Qt::Checked);
            method->child(0)->setCheckState(0, Qt::Unchecked);
            dialog->findChild<QSpinBox*>(QStringLiteral("seedCount"))->setValue(2);
            dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
        });
        compare.findChild<QAction*>(QStringLiteral("compareRace"))->trigger();
        QCOMPARE(answer.asked(), 1);
        const Comparison& comparison = compare.comparison();
        QCOMPARE(comparison.count(), 2);
        QTRY_COMPARE(comparison.search(0).reason, StopReason::Solved);
        QTRY_COMPARE(comparison.search(1).reason, StopReason::Solved);
        QCOMPARE(comparison.run(0).group, comparison.run(1).group);
        QVERIFY(isSolved(gridOf(3, comparison.run(1).board)));
        // A picture of the grid, and edge matching beside it.
        const auto shown = [&](int row) {
            return compare.findChild<BoardWall*>()->model()->index(row, 0).data(
                BoardThumbnailDelegate::kThumbnailRole);
        };
        QImage picture(90, 90, QImage::Format_RGB32);
        picture.fill(Qt::magenta);
        QPainter painter(&picture);
        shown(1).value<ThumbnailPainter>()(painter, picture.rect(), compare.palette());
        QVERIFY(picture.pixelColor(45, 40) != QColor(Qt::magenta));
        compare.findChild<SortedTable*>()->selectRow(1);
        compare.findChild<QAction*>(QStringLiteral("compareOpen"))->trigger();
        QCOMPARE(m_test->window.tabs().count(), 1);
        QCOMPARE(page()->search().state(), SearchState::Finished);
        QCOMPARE(page()->view().content().digits, gridOf(3, comparison.run(1).board));
        page()->search().keep();
        QVERIFY(isSolved(page()->document().digits()));
        m_test->window.tabs().addPage(
            std::make_unique<DocumentPage>(std::make_unique<PuzzleDocument>(samplePuzzle())));
        SearchSettings settings;
        settings.solver = "annealing";
        settings.values = findSolver(settings.solver)->defaults();
        settings.budget.evaluations = 1000;
        compare.add({settings});
        QTRY_COMPARE(comparison.search(2).state, QueuedSearch::State::Finished);
        QVERIFY(shown(2).value<BoardThumbnail>().board.has_value());
        QVERIFY(comparison.run(2).group != comparison.run(0).group);
    }

    void savedAndOpenedAgain() {
        const int cell = firstOpen(m_file);
        page()->document().toggleMark({cell}, 3);
        m_test->action("fileSave").trigger();
        QVERIFY(!page()->document().isModified());
        const SudokuFile saved = page()->document().file();
        WindowTest other;
        other.window.openFiles({m_test->path("s.tessera")});
        auto* reopened = other.window.tabs().currentPage<SudokuPage>();
        QVERIFY(reopened != nullptr);
        QCOMPARE(reopened->document().file(), saved);
    }

    void exportedAsPicturesAndLines() {
        const auto exported = [&](const char* name) {
            const Answer answer([&](QWidget* dialog) { chooseFile(dialog, m_test->path(name)); });
            m_test->action("fileExport").trigger();
            return readFile(m_test->path(name), 10'000'000);
        };
        QVERIFY(exported("s.png").startsWith("\x89PNG"));
        QVERIFY(exported("s.svg").contains("<svg"));
        QVERIFY(exported("s.pdf").startsWith("%PDF"));
        QCOMPARE(exported("s.sdm").trimmed(), lineOf(m_file.digits).toLatin1());
        QCOMPARE(exported("s.sdk").trimmed(), lineOf(m_file.digits).toLatin1());
        QVERIFY(!page()->message().contains(QStringLiteral("does not hold")));
        // A line of digits is no link for a web viewer.
        QVERIFY(!m_test->action("editCopyUrl").isEnabled());
        m_test->action("sudokuCopyLine").trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), lineOf(m_file.digits));
    }

    /// Lines do not tell digits from givens.
    void whatAnExportLosesIsTold() {
        page()->view().setCurrentCell(firstOpen(m_file));
        m_test->key(Qt::Key_5);
        for (const char* name : {"s.sdm", "s.png"}) {
            const Answer answer([&](QWidget* dialog) { chooseFile(dialog, m_test->path(name)); });
            m_test->action("fileExport").trigger();
            const QString message = page()->message();
            QVERIFY2(message.contains(m_test->path(name)), qPrintable(message));
            QCOMPARE(message.contains(QStringLiteral("does not hold which digits are givens.")),
                     QByteArray(name) == "s.sdm");
        }
    }

    void listsOpenWhatIsChosen() {
        const std::vector<SudokuFile> two{made(40, 1), made(40, 2)};
        test::saveSudokus(two, m_test->path("two.sdm"));
        const Answer answer([](QWidget* dialog) {
            auto* list = dialog->findChild<QListWidget*>();
            QVERIFY(list != nullptr && list->count() == 2);
            list->selectAll();
            dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
        });
        m_test->window.openFiles({m_test->path("two.sdm")});
        QCOMPARE(answer.asked(), 1);
        QCOMPARE(m_test->window.tabs().count(), 3);
        QCOMPARE(page()->document().file().givens, two[1].givens);
    }

    void digitsAreEnteredWithTheMouse() {
        const auto button = [&](const char* name) { return &m_test->child<QToolButton>(name); };
        QVERIFY(button("digit9")->isVisible());
        QCOMPARE(m_test->child<QDockWidget>("dockPieces").windowTitle(), QStringLiteral("Digits"));
        const int cell = firstOpen(m_file);
        page()->view().setCurrentCell(cell);
        const int left = 9 - static_cast<int>(std::ranges::count(m_file.digits.digits(), 9));
        QVERIFY(button("digit9")->toolTip().contains(QString::number(left)));
        QTest::mouseClick(button("digit9"), Qt::LeftButton);
        QCOMPARE(page()->document().digits().at(cell), Digit{9});
        QVERIFY(button("digit9")->toolTip().contains(QString::number(left - 1)));
        // The grid keeps the keys.
        m_test->key(Qt::Key_Delete);
        QCOMPARE(page()->document().digits().at(cell), Digit{0});
        m_test->action("sudokuPencil").trigger();
        QTest::mouseClick(button("digit4"), Qt::LeftButton);
        QCOMPARE(page()->document().file().marksAt(cell), digitBit(4));
        // As many as the grid has, and all disabled during a search.
        m_test->window.tabs().addPage(std::make_unique<SudokuPage>(
            std::make_unique<SudokuDocument>(SudokuFile(SudokuGrid(2)))));
        QVERIFY(m_test->window.findChild<QToolButton*>(QStringLiteral("digit5")) == nullptr);
        m_test->action("searchStep").trigger();
        QVERIFY(page()->isReadOnly());
        QVERIFY(!button("digit4")->isEnabled());
        page()->search().abandon();
        QVERIFY(button("digit4")->isEnabled());
    }

    void newOnesAreGenerated() {
        const Answer answer([](QWidget* dialog) {
            QVERIFY(qobject_cast<NewSudokuDialog*>(dialog) != nullptr);
            dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
        });
        m_test->action("fileNewSudoku").trigger();
        QCOMPARE(answer.asked(), 1);
        QVERIFY(SudokuExact(3).count(page()->document().file().givens).isUnique());
    }

    void givensAreFixedAndFreed() {
        m_test->action("sudokuFree").trigger();
        QCOMPARE(page()->document().file().givens.filledCount(), 0);
        QCOMPARE(page()->document().digits(), m_file.digits);
        m_test->action("sudokuFix").trigger();
        QCOMPARE(page()->document().file().givens, m_file.givens);
        // A solution and settings of the generator belong to the former givens.
        SudokuFile file = m_file;
        file.solution = SudokuExact(3).count(m_file.givens).first;
        file.generator = {{QStringLiteral("seed"), 1}};
        for (const char* const action : {"sudokuFree", "sudokuFix"}) {
            m_test->window.tabs().addPage(
                std::make_unique<SudokuPage>(std::make_unique<SudokuDocument>(file)));
            QVERIFY(page()->document().file().solution);
            m_test->action(action).trigger();
            QVERIFY(!page()->document().file().solution);
            QVERIFY(page()->document().file().generator.isEmpty());
        }
    }

private:
    [[nodiscard]] SudokuPage* page() const {
        return m_test->window.tabs().currentPage<SudokuPage>();
    }

    const SudokuFile m_file = made();
    std::unique_ptr<WindowTest> m_test;
};

TESSERA_TEST(TestSudokuWindow, Needs::Window)

} // namespace tessera::tst_SudokuWindow

#include "tst_SudokuWindow.moc"
