// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/TestProgram.h"
#include "tests/app/WindowTesting.h"
#include "widgets/board/PieceTray.h"

#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>
#include <QTabBar>
#include <QWheelEvent>

#include <array>
#include <vector>

namespace tessera::tst_BuildByHand {

namespace {

/// A user at the window with only mouse and keyboard, who records the document after each step of
/// its history.
class Maker : public WindowTest {
public:
    /// Types into a field of a dialog after a click on it.
    static void type(QWidget& field, const QString& text) {
        QTest::mouseClick(&field, Qt::LeftButton);
        QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(&field, text);
    }

    [[nodiscard]] bool createPuzzle() {
        const Answer answer([](QWidget* dialog) {
            for (const char* side : {"width", "height"})
                type(*dialog->findChild<QSpinBox*>(QLatin1String(side)), QStringLiteral("4"));
            type(*dialog->findChild<QSpinBox*>(QStringLiteral("colors")), QStringLiteral("3"));
            QTest::keyClick(dialog, Qt::Key_Return);
        });
        key(Qt::Key_N, Qt::ControlModifier);
        return answer.asked() == 1 && activate();
    }

    /// Runs a command without a key by a few letters of its name.
    [[nodiscard]] bool run(const QString& letters) {
        const Answer answer([&letters](QWidget* dialog) {
            QTest::keyClicks(dialog->focusWidget(), letters);
            QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        });
        key(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        return answer.asked() == 1 && activate();
    }

    /// Saves in the folder that was used last.
    [[nodiscard]] bool saveAs(const QString& file) {
        const Answer answer([&file](QWidget* dialog) {
            auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
            type(*name, file);
            QTest::keyClick(name, Qt::Key_Return);
        });
        key(Qt::Key_S, Qt::ControlModifier);
        return answer.asked() == 1 && activate();
    }

    /// Opens the popup for the cell and clicks on the first suitable piece.
    template <typename Meant>
    [[nodiscard]] bool chooseCandidate(int cell, bool byMouse, Meant meant) {
        if (byMouse) {
            click(cell, Qt::RightButton);
        } else {
            click(cell);
            key(Qt::Key_C);
        }
        const QPointer<QWidget> popup = QApplication::activePopupWidget();
        if (popup == nullptr)
            return false;
        auto& list = *popup->findChild<PieceTray*>();
        for (int row = 0; row < list.pieces().rowCount(); ++row) {
            const QModelIndex index = list.pieces().index(row, 0);
            if (!meant(list.pieces().placement(index)))
                continue;
            list.scrollTo(index);
            QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(index).center());
            return QTest::qWaitFor([&popup] { return popup.isNull(); }, TESSERA_PATIENCE) &&
                   activate() && !board().at(cell).isEmpty();
        }
        return false;
    }

    /// Brings a panel to the front by its tab.
    [[nodiscard]] bool showPanel(const QString& title) {
        for (QTabBar* bar : window.findChildren<QTabBar*>()) {
            for (int i = 0; i < bar->count(); ++i) {
                if (bar->tabText(i).remove(u'&') != title)
                    continue;
                QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(i).center());
                return true;
            }
        }
        return false;
    }

    void clickPattern(const QString& name) {
        auto& palette = child<QListWidget>("palette");
        QListWidgetItem* item = palette.findItems(name, Qt::MatchExactly).value(0);
        palette.scrollToItem(item);
        QTest::mouseClick(palette.viewport(), Qt::LeftButton, {},
                          palette.visualItemRect(item).center());
    }

    [[nodiscard]] QPoint edge(int cell, Side side) {
        const QPoint center = at(cell);
        const int reach = view().cellRect(cell).width() / 3;
        const std::array away{QPoint(0, -reach), QPoint(reach, 0), QPoint(0, reach),
                              QPoint(-reach, 0)};
        return center + away[static_cast<std::size_t>(side)];
    }
    void clickEdge(int cell, Side side, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mouseClick(view().viewport(), button, {}, edge(cell, side));
    }
    void wheel(int cell, Side side) {
        const QPointF at(edge(cell, side));
        QWheelEvent event(at, view().viewport()->mapToGlobal(at), {}, {0, -120}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(view().viewport(), &event);
    }
    [[nodiscard]] Color shown(int cell, Side side) {
        return document().puzzle().edge(board().at(cell), side);
    }

    /// Records the state. @return whether exactly one step was made since the last record
    [[nodiscard]] bool wasOneStep() {
        const auto index = static_cast<std::size_t>(document().history().index());
        if (index != states.size() || (index > 0 && states.back() == document().file()))
            return false;
        states.push_back(document().file());
        return true;
    }
    /// Whether everything is as recorded, in the document and in the window's title, at this index
    /// of a history in which one index was saved.
    [[nodiscard]] bool isAsBefore(std::size_t index, std::size_t saved) {
        return document().history().index() == static_cast<int>(index) &&
               document().file() == states[index] &&
               document().score().matched ==
                   scoreOf(states[index].puzzle, states[index].board).matched &&
               window.windowTitle().startsWith(QStringLiteral("made.tessera")) &&
               window.isWindowModified() == (index != saved) && view().board() == board() &&
               view().puzzle() == document().puzzle() &&
               action("editUndo").isEnabled() == (index > 0) &&
               action("editRedo").isEnabled() == (index + 1 < states.size());
    }

    std::vector<PuzzleFile> states;
};

} // namespace

/// A 4×4 puzzle made from nothing, saved, solved by hand, undone to the start and redone to the
/// end, only by real mouse and key events.
class TestBuildByHand : public QObject {
    Q_OBJECT

private slots:
    void fromNothingToASolution() {
        Maker maker;
        maker.settings().lastFolder.set(maker.path(""));
        maker.window.show();
        QVERIFY(QTest::qWaitForWindowActive(&maker.window));
        QVERIFY(maker.createPuzzle());
        QCOMPARE(maker.document().puzzle().size(), (GridSize{4, 4}));
        QCOMPARE(maker.board().placedCount(), 16);
        QVERIFY(maker.wasOneStep());
        maker.key(Qt::Key_Delete, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(maker.board().placedCount(), 0);
        QVERIFY(maker.wasOneStep());
        layThePieces(maker);
        paintEdges(maker);
        editOnePiece(maker);
        makePuzzle(maker);
        const std::size_t made = maker.states.size() - 1;
        QVERIFY(maker.saveAs(QStringLiteral("made")));
        QVERIFY(maker.isAsBefore(made, made));
        solve(maker);
        QVERIFY(maker.window.isWindowModified());
        maker.key(Qt::Key_S, Qt::ControlModifier);
        const std::size_t last = maker.states.size() - 1;
        QVERIFY(maker.isAsBefore(last, last));
        QCOMPARE(openDocument(maker.path("made.tessera"))->file(), maker.states.back());

        for (std::size_t index = last; index-- > 0;) {
            maker.key(Qt::Key_Z, Qt::ControlModifier);
            QVERIFY2(maker.isAsBefore(index, last), qPrintable(QString::number(index)));
        }
        for (std::size_t index = 1; index <= last; ++index) {
            maker.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
            QVERIFY2(maker.isAsBefore(index, last), qPrintable(QString::number(index)));
        }
        QVERIFY(maker.document().score().isSolved());
    }

private:
    /// The pieces of a new puzzle fit together in their listed order.
    static void layThePieces(Maker& maker) {
        for (int cell = 0; cell < 16; ++cell) {
            QVERIFY(maker.chooseCandidate(
                cell, false, [cell](Placement placement) { return placement == piece(cell); }));
            QVERIFY(maker.wasOneStep());
        }
        QVERIFY(maker.document().score().isSolved());
    }

    static void paintEdges(Maker& maker) {
        maker.key(Qt::Key_B, Qt::ControlModifier);
        QVERIFY(maker.showPanel(QStringLiteral("Paint")));
        maker.clickPattern(QStringLiteral("4"));
        QWidget* viewport = maker.view().viewport();
        QTest::mousePress(viewport, Qt::LeftButton, {}, maker.edge(4, Side::Up));
        for (const int cell : {5, 6, 7})
            QTest::mouseMove(viewport, maker.edge(cell, Side::Up));
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, maker.edge(7, Side::Up));
        QCOMPARE(maker.shown(7, Side::Up), Color{4});
        QVERIFY(maker.wasOneStep());

        maker.clickPattern(QStringLiteral("Next"));
        const Color before = maker.shown(9, Side::Right);
        maker.clickEdge(9, Side::Right);
        maker.clickEdge(9, Side::Right);
        QVERIFY(maker.shown(9, Side::Right) != before);
        QVERIFY(maker.wasOneStep());

        const Color picked = maker.shown(7, Side::Up);
        maker.clickEdge(7, Side::Up, Qt::RightButton);
        maker.clickEdge(13, Side::Left);
        QCOMPARE(maker.shown(13, Side::Left), picked);
        QVERIFY(maker.wasOneStep());
        maker.wheel(10, Side::Down);
        QVERIFY(maker.wasOneStep());
        // Both sides of each joint were painted.
        QVERIFY(maker.document().score().isSolved());
        maker.key(Qt::Key_B, Qt::ControlModifier);
    }

    static void editOnePiece(Maker& maker) {
        const Color wanted = maker.shown(5, Side::Down) == 2 ? 5 : 2;
        maker.click(5);
        maker.key(Qt::Key_E);
        QWidget* dialog = QApplication::activeModalWidget();
        QVERIFY(dialog != nullptr && QTest::qWaitForWindowActive(dialog));
        QTest::keyClick(dialog, Qt::Key_D, Qt::AltModifier);
        QTest::keyClicks(dialog->focusWidget(), QString::number(wanted));
        QTest::keyClick(dialog, Qt::Key_Return);
        QCOMPARE(maker.shown(5, Side::Down), wanted);
        QVERIFY(maker.wasOneStep());
        QCOMPARE(maker.document().score().mismatched, 1);
        QVERIFY(maker.activate());
        maker.key(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(maker.wasOneStep());
        QVERIFY(maker.document().score().isSolved());
    }

    static void makePuzzle(Maker& maker) {
        Maker::type(maker.child<QLineEdit>("puzzleTitle"), QStringLiteral("Mine"));
        QCOMPARE(maker.document().info().title, QStringLiteral("Mine"));
        QVERIFY(maker.wasOneStep());
        QVERIFY(maker.run(QStringLiteral("make a puz")));
        QVERIFY(maker.wasOneStep());
        QCOMPARE(maker.board().placedCount(), 0);
        QCOMPARE(maker.document().file().solution.size(), std::size_t{16});
    }

    static void solve(Maker& maker) {
        const Puzzle& puzzle = maker.document().puzzle();
        const auto solution = maker.document().file().solution;
        for (int cell = 0; cell < 16; ++cell) {
            const auto wanted = Placement::fromCode(solution[static_cast<std::size_t>(cell)]);
            QVERIFY(maker.chooseCandidate(cell, cell % 2 == 0, [&](Placement placement) {
                return puzzle.looksLike(placement, wanted);
            }));
            QVERIFY(maker.wasOneStep());
            if (cell % 5 == 0) {
                maker.key(Qt::Key_L);
                QVERIFY(maker.wasOneStep());
            }
        }
        QVERIFY(maker.document().score().isSolved());
    }
};

TESSERA_TEST(TestBuildByHand, Needs::Window)

} // namespace tessera::tst_BuildByHand

#include "tst_BuildByHand.moc"
