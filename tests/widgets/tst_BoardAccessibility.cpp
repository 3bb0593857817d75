// SPDX-License-Identifier: GPL-3.0-or-later
#include "BoardTesting.h"
#include "tests/TestProgram.h"
#include "widgets/board/BoardView.h"
#include "widgets/board/TileArt.h"
#include "widgets/board/TileTheme.h"

#include <QAccessible>
#include <QSet>
#include <QSignalSpy>

namespace tessera::tst_BoardAccessibility {

class TestBoardAccessibility : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_file = solvedPuzzle({4, 4});
        m_file.board.clear(5);
        m_file.locked[7] = true;
        m_view = std::make_unique<BoardView>();
        m_view->resize(400, 400);
        m_view->setPuzzle(m_file.puzzle);
        m_view->setBoard(m_file.board, m_file.locked);
        m_view->show();
        m_view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
        m_view->setFocus();
        m_board = QAccessible::queryAccessibleInterface(m_view.get());
        QVERIFY(m_board != nullptr);
    }
    void cleanup() { m_view.reset(); }

    void theBoardIsATableWithAChildPerCell() {
        QCOMPARE(m_board->role(), QAccessible::Table);
        QVERIFY(!m_board->text(QAccessible::Name).isEmpty());
        QVERIFY(!m_board->text(QAccessible::Description).isEmpty());
        QCOMPARE(m_board->childCount(), 16);
        auto* table = m_board->tableInterface();
        QVERIFY(table != nullptr);
        QCOMPARE(table->rowCount(), 4);
        QCOMPARE(table->columnCount(), 4);
        QCOMPARE(table->columnDescription(2), QStringLiteral("C"));
        QVERIFY(table->cellAt(4, 0) == nullptr);
        QVERIFY(m_board->child(16) == nullptr);
        for (int cell = 0; cell < 16; ++cell) {
            QAccessibleInterface* child = m_board->child(cell);
            QVERIFY(child != nullptr && child->isValid());
            QCOMPARE(child->parent(), m_board);
            QCOMPARE(m_board->indexOfChild(child), cell);
            QCOMPARE(table->cellAt(cell / 4, cell % 4), child);
            QCOMPARE(child->tableCellInterface()->rowIndex(), cell / 4);
            QCOMPARE(child->tableCellInterface()->columnIndex(), cell % 4);
            QCOMPARE(m_board->childAt(child->rect().center().x(), child->rect().center().y()),
                     child);
        }
    }

    void namesSayWhatLiesThere() {
        const QString empty = m_board->child(5)->text(QAccessible::Name);
        QCOMPARE(empty, QStringLiteral("row 2, column 2, empty"));
        m_file.board.place(0, Placement(m_file.board.at(0).piece(), 2));
        m_view->setBoard(m_file.board, m_file.locked);
        const QString name = m_board->child(0)->text(QAccessible::Name);
        QVERIFY(name.startsWith(QStringLiteral("row 1, column 1, piece %1, rotated twice, north ")
                                    .arg(m_file.board.at(0).piece() + 1)));
        QVERIFY(name.contains(QStringLiteral("grey")));
        QVERIFY(name.contains(QStringLiteral(" of 2")));
        QVERIFY(m_board->child(7)->text(QAccessible::Name).endsWith(QStringLiteral("locked")));
        QVERIFY(m_board->child(7)->state().readOnly);
        QVERIFY(!m_board->child(6)->state().readOnly);
    }

    /// The whole tree as a screen reader sees it, compared with the pieces.
    void theTreeOfAFourByFour() {
        QStringList tree{line(m_board)};
        QStringList expected{QStringLiteral("table | Board")};
        for (int cell = 0; cell < m_board->childCount(); ++cell) {
            tree << line(m_board->child(cell));
            expected << QStringLiteral("cell | ") + said(cell) +
                            QStringLiteral(" | SetFocus, Toggle, Pick up or place, "
                                           "Rotate clockwise, Rotate anticlockwise, "
                                           "Rotate as a block, Rotate anticlockwise as a block, "
                                           "Remove, Lock or unlock, Edit the piece, "
                                           "Show what fits, Choose a fitting piece");
        }
        for (const QString& text : std::as_const(tree))
            qInfo().noquote() << text;
        QCOMPARE(tree, expected);
    }

    void cursorAndSelectionAreKnown() {
        QCOMPARE(m_board->focusChild(), m_board->child(0));
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QCOMPARE(m_board->focusChild(), m_board->child(1));
        QVERIFY(m_board->child(1)->state().focused);
        QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(m_board->tableInterface()->selectedCellCount(), 2);
        QVERIFY(m_board->child(1)->state().selected);
        QVERIFY(m_board->child(2)->state().selected);
        QVERIFY(!m_board->child(3)->state().selected);
    }

    void actionsAct() {
        QSignalSpy rotated(m_view.get(), &BoardView::rotateRequested);
        QSignalSpy removed(m_view.get(), &BoardView::removeRequested);
        QSignalSpy locked(m_view.get(), &BoardView::lockRequested);
        QSignalSpy edited(m_view.get(), &BoardView::editPieceRequested);
        QSignalSpy swapped(m_view.get(), &BoardView::swapRequested);
        auto* cell = m_board->child(10)->actionInterface();
        QVERIFY(cell != nullptr);
        for (const QString& name : cell->actionNames()) {
            QVERIFY(!cell->localizedActionName(name).isEmpty());
            cell->doAction(name);
        }
        QCOMPARE(m_view->currentCell(), 10);
        QCOMPARE(rotated.count(), 2);
        QCOMPARE(removed.count(), 1);
        QCOMPARE(locked.count(), 1);
        QCOMPARE(edited.count(), 1);
        // The first action picked the piece up: it can be placed elsewhere.
        m_board->child(5)->actionInterface()->doAction(QStringLiteral("Pick up or place"));
        QCOMPARE(swapped.last(), (QVariantList{10, 5}));
        QCOMPARE(cell->keyBindingsForAction(QStringLiteral("Remove")),
                 QStringList{QStringLiteral("Del")});
    }

    void actionsAreForTheSelection() {
        QSignalSpy turned(m_view.get(), &BoardView::turnBlockRequested);
        QSignalSpy chosen(m_view.get(), &BoardView::candidateChoiceRequested);
        const auto act = [this](int cell, const QString& name) {
            m_board->child(cell)->actionInterface()->doAction(name);
        };
        const QVector<int> block{10, 11, 14, 15};
        m_view->setCurrentCell(10);
        for (const int cell : {11, 14, 15})
            act(cell, QAccessibleActionInterface::toggleAction());
        QCOMPARE(m_view->selectedCells(), block);
        act(11, QStringLiteral("Rotate as a block"));
        act(14, QStringLiteral("Rotate anticlockwise as a block"));
        QCOMPARE(turned.count(), 2);
        QCOMPARE(turned.first(), (QVariantList{QVariant::fromValue(block), 1}));
        QCOMPARE(turned.last(), (QVariantList{QVariant::fromValue(block), -1}));
        QCOMPARE(m_view->currentCell(), 14);
        act(5, QStringLiteral("Choose a fitting piece"));
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(m_view->selectedCells(), QVector<int>{5});
        QCOMPARE(m_board->child(5)->actionInterface()->keyBindingsForAction(
                     QAccessibleActionInterface::toggleAction()),
                 QStringList{QStringLiteral("Ctrl+Space")});
    }

    void theLegendIsDescribed() {
        const QString before = m_board->text(QAccessible::Description);
        m_view->setOverlays(BoardOverlay::Locks | BoardOverlay::Legend);
        QCOMPARE(m_board->text(QAccessible::Description),
                 before + QStringLiteral(" Legend: locked · hint"));
        m_view->setOverlays(BoardOverlay::Locks);
        QCOMPARE(m_board->text(QAccessible::Description), before);
    }

    void aSmallerBoardLeavesInvalidCellsBehind() {
        QAccessibleInterface* last = m_board->child(15);
        m_view->setPuzzle(solvedPuzzle({2, 2}, {}, 2).puzzle);
        QCOMPARE(m_board->childCount(), 4);
        QVERIFY(!last->isValid());
        QVERIFY(last->text(QAccessible::Name).isEmpty());
        QVERIFY(last->state().invalid);
        last->actionInterface()->doAction(QStringLiteral("Remove"));
    }

    void patternsHaveNames() {
        for (const TileTheme& theme : tileThemes()) {
            QSet<QString> names;
            for (Color color = 1; color <= 40; ++color)
                names.insert(patternName(theme, color));
            QCOMPARE(names.size(), 40);
            QVERIFY(patternName(theme, -1).contains(QStringLiteral("blank")));
            for (Color color = 41; color <= kMaxColor; ++color)
                QVERIFY(!patternName(theme, color).isEmpty());
        }
        QCOMPARE(patternName(tileThemes().front(), 1), QStringLiteral("blue disc"));
        QCOMPARE(patternName(tileThemes().front(), 25), QStringLiteral("plum pierced leaf"));
        QCOMPARE(patternName(tileThemes().front(), kGrey), QStringLiteral("grey"));
        QCOMPARE(emblemShapes(), 20); // as many as have names
    }

private:
    static QString line(QAccessibleInterface* item) {
        QStringList parts{item->role() == QAccessible::Table  ? QStringLiteral("table")
                          : item->role() == QAccessible::Cell ? QStringLiteral("cell")
                                                              : QStringLiteral("?"),
                          item->text(QAccessible::Name)};
        if (item->role() == QAccessible::Cell)
            parts << item->actionInterface()->actionNames().join(QStringLiteral(", "));
        return parts.join(QStringLiteral(" | "));
    }

    /// The name that a cell should have, made from the puzzle alone.
    [[nodiscard]] QString said(int cell) const {
        const Placement placement = m_file.board.at(cell);
        QString text = QStringLiteral("row %1, column %2, ").arg(cell / 4 + 1).arg(cell % 4 + 1);
        if (placement.isEmpty())
            return text + QStringLiteral("empty");
        const char* turns[] = {"not rotated", "rotated once", "rotated twice",
                               "rotated three times"};
        text += QStringLiteral("piece %1, ").arg(placement.piece() + 1) +
                QLatin1String(turns[placement.rotation()]);
        const char* winds[] = {"north", "east", "south", "west"};
        int neighbours = 0;
        for (const Side side : kSides) {
            text += QStringLiteral(", %1 %2").arg(
                QLatin1String(winds[static_cast<std::size_t>(side)]),
                patternName(tileThemes().front(), m_file.puzzle.edge(placement, side)));
            const auto across = m_file.puzzle.size().neighbour(cell, side);
            neighbours += across && !m_file.board.at(*across).isEmpty() ? 1 : 0;
        }
        // The board is a solution with a hole, so all neighbours match.
        text += QStringLiteral(", matches %1 of %1").arg(neighbours);
        return m_file.locked[static_cast<std::size_t>(cell)] ? text + QStringLiteral(", locked")
                                                             : text;
    }

    PuzzleFile m_file;
    std::unique_ptr<BoardView> m_view;
    QAccessibleInterface* m_board = nullptr;
};

TESSERA_TEST(TestBoardAccessibility, Needs::Window)

} // namespace tessera::tst_BoardAccessibility

#include "tst_BoardAccessibility.moc"
