// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/EntryDialog.h"
#include "tests/TestProgram.h"
#include "tests/app/FieldTesting.h"
#include "tests/app/RecoveryTesting.h"
#include "widgets/board/PieceTray.h"

#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>

namespace tessera::tst_EntryDialog {

namespace {

/// A user with a real set of pieces.
class Table : public WindowTest {
public:
    /// New ▸ Enter pieces, by keys and clicks.
    [[nodiscard]] bool begin(GridSize size, std::initializer_list<const char*> toggled = {}) {
        window.openSample();
        window.show();
        if (!QTest::qWaitForWindowActive(&window))
            return false;
        const Answer answer([&](QWidget* dialog) {
            testing::typeNumber(dialog->findChild<QSpinBox*>(QStringLiteral("width")), size.width);
            testing::typeNumber(dialog->findChild<QSpinBox*>(QStringLiteral("height")),
                                size.height);
            for (const char* rule : toggled)
                QTest::keyClick(dialog->findChild<QCheckBox*>(QLatin1String(rule)), Qt::Key_Space);
            QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("enterPieces")),
                              Qt::LeftButton);
        });
        key(Qt::Key_N, Qt::ControlModifier);
        return answer.asked() == 1 && isOpen();
    }
    [[nodiscard]] bool isOpen() {
        m_dialog = window.findChild<EntryDialog*>();
        if (m_dialog == nullptr)
            return false;
        m_dialog->activateWindow();
        return QTest::qWaitForWindowActive(m_dialog);
    }
    [[nodiscard]] EntryDialog* dialog() const { return m_dialog; }
    template <typename Widget>
    [[nodiscard]] Widget& part(const char* name) const {
        return *m_dialog->findChild<Widget*>(QLatin1String(name));
    }
    [[nodiscard]] QLineEdit& line() const { return part<QLineEdit>("entryLine"); }
    [[nodiscard]] QString notice() const { return part<QLabel>("notice").text(); }
    [[nodiscard]] QString state() const { return part<QLabel>("entryState").text(); }
    [[nodiscard]] QString title() const { return part<QLabel>("entryTitle").text(); }
    [[nodiscard]] PieceTray& tray() const { return *m_dialog->findChild<PieceTray*>(); }

    /// To the widget with the focus.
    void press(Qt::Key pressed, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const {
        QTest::keyClick(m_dialog->windowHandle(), pressed, modifiers);
    }
    void type(const QString& letters) const { QTest::keyClicks(m_dialog->focusWidget(), letters); }
    void enter(const QStringList& pieces) const {
        for (const QString& piece : pieces) {
            type(piece);
            press(Qt::Key_Return);
        }
    }
    [[nodiscard]] QStringList entered() {
        QStringList texts;
        for (const Piece& piece : document().puzzle().pieces())
            texts << textOfEdges(piece, document().puzzle().rules());
        return texts;
    }

private:
    QPointer<EntryDialog> m_dialog;
};

const QStringList kSet{QStringLiteral("aabc"), QStringLiteral("aacd"), QStringLiteral("aadb"),
                       QStringLiteral("aabb")};

} // namespace

class TestEntryDialog : public QObject {
    Q_OBJECT

private slots:
    void aSetIsTypedIn() {
        Table table;
        QVERIFY(table.begin({2, 2}));
        QVERIFY(table.line().hasFocus());
        QCOMPARE(table.state(), QStringLiteral("0 of 4 pieces. Missing: 4 corner piece(s)."));
        table.enter(kSet);
        QCOMPARE(table.entered(), kSet);
        QCOMPARE(table.document().puzzle().size(), (GridSize{2, 2}));
        QCOMPARE(table.board().placedCount(), 0);
        QCOMPARE(table.document().history().count(), 4);
        QCOMPARE(table.tray().pieces().rowCount(), 4);
        QVERIFY(table.window.isWindowModified());
        // b three times along the frame: the set is odd.
        QVERIFY2(!table.state().contains(QStringLiteral("of 4 pieces")), qPrintable(table.state()));
        QVERIFY2(table.state().contains(QStringLiteral("odd number")) ||
                     table.state().contains(QStringLiteral("complete")),
                 qPrintable(table.state()));
        QCOMPARE(table.title(), QStringLiteral("4 of 4 pieces."));
        table.type(QStringLiteral("aabd"));
        table.press(Qt::Key_Return);
        QVERIFY(table.notice().startsWith(QStringLiteral("The set is full.")));
        QCOMPARE(table.entered(), kSet);
    }

    void thePieceIsDrawnAsItGrows() {
        Table table;
        QVERIFY(table.begin({4, 4}));
        auto* sketch = table.dialog()->findChild<QWidget*>(QStringLiteral("entrySketch"));
        QVERIFY(sketch != nullptr);
        QImage before = sketch->grab().toImage();
        for (const QChar letter : QStringLiteral("abcd")) {
            table.type(letter);
            const QImage now = sketch->grab().toImage();
            QVERIFY(now != before);
            before = now;
        }
        QCOMPARE(sketch->accessibleDescription().count(u','), 3);
    }

    void wrongLettersStayOut() {
        Table table;
        QVERIFY(table.begin({4, 4}));
        table.type(QStringLiteral("a?b!"));
        QCOMPARE(table.line().text(), QStringLiteral("ab"));
        QVERIFY(table.notice().contains(QStringLiteral("not an edge")));
        table.press(Qt::Key_Return);
        QVERIFY2(table.notice().contains(QStringLiteral("2 edge(s) are missing")),
                 qPrintable(table.notice()));
        QCOMPARE(table.document().puzzle().pieceCount(), 0);
        table.type(QStringLiteral("cde"));
        QCOMPARE(table.line().text(), QStringLiteral("abcd"));
        QVERIFY(table.notice().contains(QStringLiteral("Enter to add it")));
        table.press(Qt::Key_Return);
        QCOMPARE(table.entered(), QStringList{QStringLiteral("abcd")});
        QCOMPARE(table.notice(), QString());
    }

    void whatIsOddIsToldAtOnce() {
        Table table;
        QVERIFY(table.begin({3, 3}));
        table.enter({QStringLiteral("aabc")});
        QVERIFY2(table.state().contains(QStringLiteral("B (once), C (once)")),
                 qPrintable(table.state()));
        const auto told = [&](const char* piece, const char* part) {
            table.type(QString::fromUtf8(piece));
            const bool right = table.notice().contains(QString::fromUtf8(part));
            if (!right)
                qWarning("%s", qPrintable(table.notice()));
            table.press(Qt::Key_Escape);
            return right && table.line().text().isEmpty() && table.notice().isEmpty();
        };
        QVERIFY(told("aabc", "same as piece 1."));
        QVERIFY(told("caab", "piece 1, rotated a quarter turn clockwise"));
        QVERIFY(told("bcaa", "piece 1, rotated a half turn"));
        QVERIFY(told("abca", "piece 1, rotated a quarter turn anticlockwise"));
        QVERIFY(told("aaab", "has no such cell"));
        table.enter({QStringLiteral("aabd"), QStringLiteral("aabe"), QStringLiteral("aabf")});
        QVERIFY(told("aabg", "The set already has all 4 corner piece(s)"));
        QVERIFY(table.state().startsWith(
            QStringLiteral("4 of 9 pieces. Missing: 1 inner piece(s), 4 side piece(s).")));
        // The remark on the previous piece stays while the next is typed.
        table.enter({QStringLiteral("bfaa")});
        table.type(QStringLiteral("ab"));
        QCOMPARE(table.notice(),
                 QStringLiteral("Piece 5: The same as piece 4, rotated a half turn."));
    }

    void undoIsGreyWithNothingToUndo() {
        Table table;
        QVERIFY(table.begin({4, 4}));
        auto& undo = table.part<QPushButton>("entryUndo");
        QVERIFY(!undo.isEnabled());
        table.type(QStringLiteral("ab"));
        QVERIFY(undo.isEnabled());
        QTest::mouseClick(&undo, Qt::LeftButton);
        QCOMPARE(table.line().text(), QString());
        QVERIFY(!undo.isEnabled());
        table.enter({QStringLiteral("aabc")});
        QVERIFY(undo.isEnabled());
        QTest::mouseClick(&undo, Qt::LeftButton);
        QVERIFY(!undo.isEnabled());
        QVERIFY(table.line().hasFocus());
        table.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(undo.isEnabled());
    }

    void stepsAreTakenBack() {
        Table table;
        QVERIFY(table.begin({4, 4}));
        table.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(table.notice().contains(QStringLiteral("no piece to undo")));
        table.enter({QStringLiteral("aabc"), QStringLiteral("aacd")});
        table.type(QStringLiteral("ab"));
        table.press(Qt::Key_Z, Qt::ControlModifier); // undoes only what is typed
        QCOMPARE(table.entered().size(), 2);
        table.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(table.entered(), QStringList{QStringLiteral("aabc")});
        table.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(table.entered().size(), 2);
        QTest::mouseClick(&table.part<QPushButton>("entryUndo"), Qt::LeftButton);
        QCOMPARE(table.entered().size(), 1);
        QVERIFY(table.line().hasFocus());
        QCOMPARE(table.title(), QStringLiteral("Piece 2"));
    }

    /// At the limit, each step removes the oldest one.
    void stepsAreTakenBackAtTheLimitOfUndo() {
        Table table;
        table.settings().undoSteps.set(3);
        QVERIFY(table.begin({4, 4}));
        table.enter({QStringLiteral("aabc"), QStringLiteral("aacd"), QStringLiteral("aadb"),
                     QStringLiteral("abde")});
        table.dialog()->close();
        QTRY_VERIFY(table.window.findChild<EntryDialog*>() == nullptr);
        table.action("puzzleEnter").trigger();
        QVERIFY(table.isOpen());
        table.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(table.notice().contains(QStringLiteral("no piece to undo")));
        table.enter({QStringLiteral("acbe"), QStringLiteral("bcde")});
        for (const int left : {5, 4, 4}) {
            table.press(Qt::Key_Z, Qt::ControlModifier);
            QCOMPARE(table.entered().size(), left);
        }
        QVERIFY(table.notice().contains(QStringLiteral("no piece to undo")));
        for (const int now : {5, 6, 6}) {
            table.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
            QCOMPARE(table.entered().size(), now);
        }
    }

    /// Steps that were undone in the main window are not this dialog's.
    void onlyItsOwnStepsAreDoneAgain() {
        Table table;
        QVERIFY(table.begin({4, 4}));
        table.enter({QStringLiteral("aabc"), QStringLiteral("aacd")});
        table.dialog()->close();
        QTRY_VERIFY(table.window.findChild<EntryDialog*>() == nullptr);
        table.action("editUndo").trigger();
        table.action("puzzleEnter").trigger();
        QVERIFY(table.isOpen());
        table.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(table.entered(), QStringList{QStringLiteral("aabc")});
    }

    void backspaceAndArrowsGoIntoPieces() {
        Table table;
        QVERIFY(table.begin({4, 4}));
        table.enter({QStringLiteral("aabc"), QStringLiteral("aacd"), QStringLiteral("abde")});
        table.type(QStringLiteral("a"));
        table.press(Qt::Key_Backspace);
        table.press(Qt::Key_Backspace);
        QCOMPARE(table.line().text(), QStringLiteral("abde"));
        QCOMPARE(table.title(), QStringLiteral("Correct piece 3"));
        QCOMPARE(table.notice(), QString()); // a piece is not a copy of itself
        table.press(Qt::Key_Backspace);
        table.type(QStringLiteral("f"));
        table.press(Qt::Key_Return);
        QCOMPARE(table.entered()[2], QStringLiteral("abdf"));
        QCOMPARE(table.line().text(), QString());
        QCOMPARE(table.title(), QStringLiteral("Piece 4"));
        table.press(Qt::Key_Up);
        table.press(Qt::Key_Up);
        QCOMPARE(table.title(), QStringLiteral("Correct piece 2"));
        QCOMPARE(table.tray().currentPlacement(), piece(1));
        table.press(Qt::Key_Down);
        table.press(Qt::Key_Down);
        table.press(Qt::Key_Down);
        QCOMPARE(table.title(), QStringLiteral("Piece 4"));
        for (int i = 0; i < 5; ++i)
            table.press(Qt::Key_Up);
        QCOMPARE(table.title(), QStringLiteral("Correct piece 1"));
        table.press(Qt::Key_Escape);
        QCOMPARE(table.title(), QStringLiteral("Piece 4"));
        QVERIFY(table.dialog()->isVisible());
        table.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(table.entered()[2], QStringLiteral("abde"));
    }

    void aClickOnAPieceCorrectsIt() {
        Table table;
        QVERIFY(table.begin({4, 4}));
        table.enter({QStringLiteral("aabc"), QStringLiteral("aacd")});
        PieceTray& tray = table.tray();
        const auto click = [&](int row) {
            QTest::mouseClick(tray.viewport(), Qt::LeftButton, {},
                              tray.visualRect(tray.pieces().index(row, 0)).center());
        };
        QVERIFY(!table.part<QPushButton>("entryDelete").isEnabled());
        click(0);
        QCOMPARE(table.line().text(), QStringLiteral("aabc"));
        QVERIFY(table.line().hasFocus());
        QTest::mouseClick(&table.part<QPushButton>("entryDelete"), Qt::LeftButton);
        QCOMPARE(table.entered(), QStringList{QStringLiteral("aacd")});
        QCOMPARE(table.title(), QStringLiteral("Piece 2"));
    }

    void rowsArePasted() {
        Table table;
        QVERIFY(table.begin({2, 2}));
        const auto paste = [&](const char* text) {
            QGuiApplication::clipboard()->setText(QString::fromUtf8(text));
            table.press(Qt::Key_V, Qt::ControlModifier);
        };
        paste("id\tup\tright\tdown\tleft\r\n1\t0\t0\t1\t2\r\n2\t\"0\"\t0\t2\t3\r\n");
        QCOMPARE(table.entered(), kSet.first(2));
        QCOMPARE(table.document().history().count(), 1);
        paste("aadb\naabb\naabb\n");
        QCOMPARE(table.notice(),
                 QStringLiteral("Pieces in the clipboard: 3. There is room for only 2."));
        paste("0 0 1\n");
        QVERIFY2(table.notice().contains(QStringLiteral("4 numbers or letters on a line")),
                 qPrintable(table.notice()));
        paste("");
        QVERIFY(table.notice().contains(QStringLiteral("no rows")));
        QCOMPARE(table.entered().size(), 2);
        QGuiApplication::clipboard()->setText(QStringLiteral("aadb\naabb\n"));
        QTest::mouseClick(&table.part<QPushButton>("entryPaste"), Qt::LeftButton);
        QCOMPARE(table.entered(), kSet);
        QGuiApplication::clipboard()->clear();
    }

    void signedPiecesHaveCapitals() {
        Table table;
        QVERIFY(table.begin({3, 3}, {"framed", "signed"}));
        QVERIFY(table.part<QLabel>("entryHelp").text().contains(QStringLiteral("Capital letters")));
        table.enter({QStringLiteral("BbCc"), QStringLiteral("-1,1,-30,30")});
        QCOMPARE(table.document().puzzle().piece(0), (Piece{{1, -1, 2, -2}}));
        QCOMPARE(table.document().puzzle().piece(1), (Piece{{-1, 1, -30, 30}}));
        table.press(Qt::Key_Up);
        QCOMPARE(table.line().text(), QStringLiteral("-1,1,-30,30"));
    }

    void unturnedCopiesAloneCountWherePiecesKeepTheirRotation() {
        Table table;
        QVERIFY(table.begin({3, 3}, {"keepsRotation"}));
        QVERIFY(table.document().puzzle().keepsRotation());
        QVERIFY(!table.document().puzzle().framed());
        table.enter({QStringLiteral("1234")});
        table.type(QStringLiteral("4123"));
        QCOMPARE(table.notice(), QString());
        table.press(Qt::Key_Return);
        table.type(QStringLiteral("1234"));
        QVERIFY(table.notice().contains(QStringLiteral("same as piece 1.")));
        QCOMPARE(table.document().puzzle().piece(0), (Piece{{2, 3, 4, 5}}));
        table.press(Qt::Key_Escape);
        table.press(Qt::Key_Up);
        QCOMPARE(table.line().text(), QStringLiteral("4123"));
    }

    void halfASetIsKeptAndGoesOn() {
        Table table;
        QVERIFY(table.begin({2, 2}));
        table.enter(kSet.first(2));
        table.press(Qt::Key_Escape);
        QTRY_VERIFY(table.dialog() == nullptr);
        QVERIFY(table.activate());
        QCOMPARE(table.entered(), kSet.first(2));
        table.document().save(table.path("half.tessera"));
        QCOMPARE(loadPuzzle(table.path("half.tessera")).file, table.document().file());
        table.key(Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(table.isOpen());
        // This does not undo earlier entries.
        table.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(table.entered(), kSet.first(2));
        table.enter(kSet.last(2));
        QCOMPARE(table.entered(), kSet);
    }

    void whatIsEnteredOutlivesTheProgram() {
        const QTemporaryDir folder;
        AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
        PuzzleFile left;
        leaveBehind(settings, [&](MainWindow& window) {
            window.openSample();
            window.show();
            const Answer answer([](QWidget* dialog) {
                dialog->findChild<QPushButton*>(QStringLiteral("enterPieces"))->click();
            });
            window.findChild<QAction*>(QStringLiteral("fileNew"))->trigger();
            auto* line = window.findChild<QLineEdit*>(QStringLiteral("entryLine"));
            QVERIFY(line != nullptr);
            QTest::keyClicks(line, QStringLiteral("aabc"));
            QTest::keyClick(line, Qt::Key_Return);
            left = window.tabs().currentPage<DocumentPage>()->document().file();
        });
        QCOMPARE(left.puzzle.pieceCount(), 1);
        MainWindow window(settings);
        window.openSample();
        window.restoreSession();
        QVERIFY(window.tabs().currentPage<DocumentPage>()->document().file() == left);
    }
};

TESSERA_TEST(TestEntryDialog, Needs::Window)

} // namespace tessera::tst_EntryDialog

#include "tst_EntryDialog.moc"
