// SPDX-License-Identifier: GPL-3.0-or-later
// A puzzle whose kind has no page class; the tests use a Sudoku as one.
#include "app/window/pages/KindPart.h"
#include "tests/TestProgram.h"

#include "core/kind/SudokuKind.h"
#include "core/sudoku/SudokuGenerator.h"
#include "core/sudoku/SudokuGrid.h"
#include "core/support/FileIo.h"

#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tessera::tst_PlainPage {

class TestPlainPage : public QObject {
    Q_OBJECT

private slots:
    void init() {
        SudokuSettings settings;
        settings.givens = 40;
        m_puzzle = anyPuzzle(SudokuFile(generateSudoku(settings)->givens));
        m_page = std::make_unique<PlainPage>(std::make_unique<PlainDocument>(m_puzzle));
    }

    void showsItsBoardAsText() {
        QCOMPARE(text(), sudokuKind().boardText(m_puzzle));
        QCOMPARE(m_page->scoreText(),
                 QStringLiteral("%1 of 162").arg(sudokuKind().score(m_puzzle)));
    }

    void isSearchedAndKept() {
        QSignalSpy readOnly(m_page.get(), &PuzzlePage::readOnlyChanged);
        search();
        QVERIFY(m_page->isReadOnly());
        QVERIFY(!m_page->readOnlyReason().isEmpty());
        QCOMPARE(m_page->scoreText(), QStringLiteral("162 of 162"));
        QCOMPARE(m_page->search().resultSentence(), QStringLiteral("Solved: 162 of 162"));
        QVERIFY(!text().contains(u'.'));
        m_page->search().discard();
        QCOMPARE(text(), sudokuKind().boardText(m_puzzle));
        search();
        m_page->search().keep();
        QVERIFY(!m_page->isReadOnly());
        QCOMPARE(readOnly.count(), 4);
        QCOMPARE(m_page->document().history().count(), 1);
        QVERIFY(!text().contains(u'.'));
        m_page->document().history().undo();
        QCOMPARE(text(), sudokuKind().boardText(m_puzzle));
    }

    void isSavedAndReadAgain() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("p.tessera"));
        m_page->document().save(path);
        QVERIFY(!m_page->document().isModified());
        QCOMPARE(kindOf(readFile(path, 1'000'000)).id(), sudokuKind().id());
        search();
        m_page->search().keep();
        QVERIFY(m_page->document().isModified());
        m_page->document().reload();
        QVERIFY(!m_page->document().isModified());
        QCOMPARE(text(), sudokuKind().boardText(m_puzzle));
    }

private:
    [[nodiscard]] QString text() const {
        return m_page->findChild<QPlainTextEdit*>()->toPlainText();
    }
    void search() {
        SearchSettings settings;
        settings.solver = m_page->document().content().kind().methods().front().id;
        settings.values = findSolver(settings.solver)->defaults();
        m_page->search().start(settings);
        QTRY_COMPARE(m_page->search().reason(), StopReason::Solved);
    }

    AnyPuzzle m_puzzle;
    std::unique_ptr<PlainPage> m_page;
};

TESSERA_TEST(TestPlainPage, Needs::Window)

} // namespace tessera::tst_PlainPage

#include "tst_PlainPage.moc"
