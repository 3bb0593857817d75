// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/PicturePreview.h"
#include "app/window/edges/ImportDialog.h"
#include "tests/TestProgram.h"
#include "tests/app/DocumentTesting.h"
#include "tests/app/FieldTesting.h"

#include "core/edges/puzzle/Board.h"
#include "core/edges/puzzle/SetChecksum.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace tessera::tst_ImportDialog {

namespace {

PuzzleSource golden(const char* name) {
    QFile file(QStringLiteral(TESSERA_SOURCE_DIR "/tests/formats/") + QLatin1String(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no golden file %s", name);
    return {file.fileName(), file.fileName(), file.readAll()};
}

} // namespace

class TestImportDialog : public QObject {
    Q_OBJECT

private slots:
    void showsWhatWasFoundAndWhy() {
        open(golden("grid-6x6.grid"));
        QVERIFY(m_dialog->windowTitle().contains(QStringLiteral("grid-6x6.grid")));
        QVERIFY(!m_dialog->windowTitle().contains(u'/'));
        QVERIFY(find<QComboBox>("importFormat")->currentText().contains(QStringLiteral("Editor")));
        QVERIFY(!find<QLabel>("importReason")->text().isEmpty());
        QCOMPARE(text("factSize"), QStringLiteral("6×6"));
        QCOMPARE(text("factPieces"), QStringLiteral("36"));
        QCOMPARE(text("factRules"), QStringLiteral("with a frame"));
        QVERIFY2(text("factBoard").contains(QStringLiteral("of 60")),
                 qPrintable(text("factBoard")));
        QTRY_VERIFY(!m_dialog->findChild<PicturePreview*>()->picture().isNull());
        QVERIFY(ok()->isEnabled());
        emit m_dialog->findChild<LatestJob*>()->failed(QStringLiteral("No memory."));
        QCOMPARE(text("notice"), QStringLiteral("No memory."));
        // For a board none of this is open.
        QVERIFY(!find<QComboBox>("importEdgeOrder")->isEnabled());
        QVERIFY(!find<QSpinBox>("importGrey")->isEnabled());
    }

    void aListShowsItsPieces() {
        open(golden("framed-12x6.txt"));
        QCOMPARE(text("factBoard"), QStringLiteral("empty"));
        QVERIFY(!text("importCaption").isEmpty());
        auto* preview = m_dialog->findChild<PicturePreview*>();
        QTRY_VERIFY(!preview->picture().isNull());
        QVERIFY(preview->picture().width() > preview->picture().height());
        QVERIFY(find<QSpinBox>("importGrey")->text().contains(u'0'));
    }

    /// In languages read from the right, a bare number is there, too.
    void numbersStandBesideTheirNames() {
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        open(golden("grid-6x6.grid"));
        auto* label = find<QLabel>("factPieces");
        label->resize(200, label->height());
        const QImage picture = label->grab().toImage();
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        const QRgb ground = picture.pixel(picture.width() / 2, 0);
        int left = picture.width();
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x)
                left = picture.pixel(x, y) == ground ? left : std::min(left, x);
        }
        QVERIFY2(left > picture.width() / 2 && left < picture.width(),
                 qPrintable(QString::number(left)));
    }

    void correctionsAreReadAtOnce() {
        open(golden("framed-12x6.txt"));
        // The number of pieces gives the other side, if it divides.
        type("importHeight", 7);
        QVERIFY2(text("notice").contains(QStringLiteral("10×7")), qPrintable(text("notice")));
        QVERIFY(!ok()->isEnabled());
        type("importHeight", 0);
        type("importWidth", 6);
        QCOMPARE(text("factSize"), QStringLiteral("6×12"));
        type("importHeight", 12);
        QCOMPARE(text("factSize"), QStringLiteral("6×12"));
        QCOMPARE(m_dialog->result().puzzle.size(), (GridSize{6, 12}));
        type("importHeight", 9);
        QVERIFY(!text("notice").isEmpty());
        QVERIFY(!ok()->isEnabled());
        QCOMPARE(text("factSize"), QStringLiteral("–"));
        // Beside an error no text says that all is well.
        QVERIFY(find<QPlainTextEdit>("importWarnings")->placeholderText().isEmpty());
        type("importHeight", 0);
        QVERIFY(ok()->isEnabled());
        QVERIFY(text("notice").isEmpty());
        pick("importEdgeOrder", 3);
        QVERIFY2(text("notice").contains(QStringLiteral("fits a framed")),
                 qPrintable(text("notice")));
        QVERIFY(find<QComboBox>("importEdgeOrder")->isEnabled());
        pick("importEdgeOrder", 0);
        QVERIFY(ok()->isEnabled());
    }

    /// The first reading failed, and then a single side did nothing.
    void oneSideIsEnoughWithoutAFrame() {
        open({QStringLiteral("the text"), {}, QByteArray("1 2 3 4\n").repeated(12)});
        QVERIFY(!ok()->isEnabled());
        type("importWidth", 4);
        QCOMPARE(text("factSize"), QStringLiteral("4×3"));
        QVERIFY(ok()->isEnabled());
        type("importWidth", 0);
        QVERIFY(!ok()->isEnabled());
    }

    void anotherFormatCanBeChosen() {
        open({QStringLiteral("the text"), {}, "1 1 0 0 1\n2 0 1 1 0\n"});
        auto* format = find<QComboBox>("importFormat");
        pick("importFormat", format->findData(QStringLiteral("five-integers")));
        QCOMPARE(text("factSize"), QStringLiteral("1×2"));
        pick("importFormat", format->findData(QStringLiteral("binary-csv")));
        QVERIFY2(text("notice").contains(QStringLiteral(":")), qPrintable(text("notice")));
        QVERIFY(!ok()->isEnabled());
        // Pressing Enter imports nothing.
        QTest::keyClick(m_dialog.get(), Qt::Key_Return);
        QVERIFY(m_dialog->isVisible());
        QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
        QCOMPARE(m_dialog->QDialog::result(), static_cast<int>(QDialog::Rejected));
    }

    void unknownTextsWaitForAFormat() {
        open({QStringLiteral("the text"), {}, "Once upon a time"});
        QVERIFY(!ok()->isEnabled());
        QVERIFY(!text("notice").isEmpty());
    }

    void piecesOrBoardOrBoth() {
        const PuzzleFile solved = samplePuzzle({{6, 6}, {}, {}, true});
        PuzzleFile empty = solved;
        empty.board.clearAll();
        const PuzzleSource url{QStringLiteral("the text"),
                               {},
                               findFormat(QStringLiteral("viewer-url"))->write(solved)};
        open(url, &empty);
        QCOMPARE(m_dialog->scope(), ImportScope::Both);
        QCOMPARE(m_dialog->result().board.placedCount(), 36);
        pick("importScope", 1);
        QCOMPARE(m_dialog->result().board.placedCount(), 0);
        QCOMPARE(text("factBoard"), QStringLiteral("empty"));
        pick("importScope", 2);
        QCOMPARE(m_dialog->scope(), ImportScope::Board);
        QCOMPARE(m_dialog->result().puzzle, empty.puzzle);
        QVERIFY(scoreOf(solved.puzzle, m_dialog->result().board).isSolved());
        // The board of another puzzle.
        const PuzzleFile other = samplePuzzle({{5, 5}, {}, {}});
        open(url, &other);
        pick("importScope", 2);
        QVERIFY2(text("notice").contains(QStringLiteral("5×5")), qPrintable(text("notice")));
        QVERIFY(!ok()->isEnabled());
        pick("importScope", 0);
        QVERIFY(ok()->isEnabled());
        // Without an open puzzle the board has nowhere to go.
        open(url);
        auto* scope = find<QComboBox>("importScope");
        QTest::keyClick(scope, Qt::Key_End);
        QVERIFY(m_dialog->scope() != ImportScope::Board);
    }

    /// A board of the same set from another user, in another order, rotated and with other colours.
    void theSameSetTakesTheOpenPuzzlesNumbers() {
        const PuzzleFile solved = samplePuzzle({{6, 6}, {}, {}, true});
        PuzzleFile mine(solved.puzzle.withHints({{8, solved.board.at(8)}}), solved.info);
        mine.board.clearAll();
        PuzzleFile theirs =
            readPuzzle(findFormat(QStringLiteral("editor-grid"))->write(solved)).file;
        theirs.puzzle = renamed(theirs.puzzle, {{1, 2}, {2, 1}});
        theirs.locked[10] = true;
        const PuzzleSource source{QStringLiteral("the text"), {}, kNativeFormat.write(theirs)};
        open(source, &mine);
        QCOMPARE(m_dialog->scope(), ImportScope::Both);
        auto* numbers = find<QCheckBox>("importNumbers");
        auto* hints = find<QCheckBox>("importHints");
        QVERIFY(numbers->isEnabled() && numbers->isChecked());
        QVERIFY(hints->isEnabled() && hints->isChecked());
        QCOMPARE(m_dialog->result().puzzle, mine.puzzle);
        QVERIFY(scoreOf(mine.puzzle, m_dialog->result().board).isSolved());
        QCOMPARE(m_dialog->result().locked, theirs.locked);
        QTest::keyClick(hints, Qt::Key_Space);
        QCOMPARE(m_dialog->result().locked, theirs.locked);
        QVERIFY(m_dialog->result().puzzle.hints().empty());
        QVERIFY(scoreOf(mine.puzzle, m_dialog->result().board).isSolved());
        QTest::mouseClick(numbers, Qt::LeftButton, {}, {8, numbers->height() / 2});
        QVERIFY(!numbers->isChecked() && !hints->isEnabled());
        QCOMPARE(m_dialog->result().puzzle, theirs.puzzle);
        // A board that contradicts the hint: it stays unless the user decides otherwise.
        const PuzzleFile against(solved.puzzle.withHints({{8, solved.board.at(9)}}), solved.info);
        open(source, &against);
        QVERIFY(find<QCheckBox>("importNumbers")->isChecked());
        hints = find<QCheckBox>("importHints");
        QVERIFY(hints->isEnabled() && !hints->isChecked());
        QVERIFY(ok()->isEnabled());
        QTest::keyClick(hints, Qt::Key_Space);
        QVERIFY2(text("notice").contains(QStringLiteral("C2")), qPrintable(text("notice")));
        QVERIFY(!ok()->isEnabled());
        // Another set, and the very same list, leave nothing to choose.
        const PuzzleFile other = samplePuzzle({{6, 6}, {false, false}, {}});
        open(source, &other);
        QVERIFY(!find<QCheckBox>("importNumbers")->isEnabled());
        QVERIFY(!find<QCheckBox>("importNumbers")->isChecked());
        open(source, &theirs);
        QVERIFY(!find<QCheckBox>("importNumbers")->isEnabled());
    }

    /// The same set in another order, with a board that rotates pieces which keep their rotation.
    void turnedPiecesThatKeepTheirRotationAreRefusedInASentence() {
        const PuzzleFile solved = samplePuzzle({{4, 4}, {false, false}, {}, true});
        const auto listed = solved.puzzle.pieces();
        PuzzleFile mine(Puzzle(solved.puzzle.size(), {false, false, true},
                               {listed.begin(), listed.end()}, {{0, {0, 0}}}),
                        solved.info);
        mine.board.clearAll();
        std::vector<Piece> pieces(listed.begin(), listed.end());
        std::rotate(pieces.begin(), pieces.begin() + 1, pieces.end());
        PuzzleFile theirs(Puzzle(solved.puzzle.size(), {false, false}, pieces));
        theirs.board.place(5, {0, 1});
        open({QStringLiteral("the text"), {}, kNativeFormat.write(theirs)}, &mine);
        QVERIFY(find<QCheckBox>("importNumbers")->isChecked());
        QVERIFY(!find<QCheckBox>("importHints")->isChecked());
        QVERIFY2(text("notice").contains(QStringLiteral("no piece")), qPrintable(text("notice")));
        QVERIFY(!ok()->isEnabled());
        QTest::mouseClick(find<QCheckBox>("importNumbers"), Qt::LeftButton, {},
                          {8, find<QCheckBox>("importNumbers")->height() / 2});
        QVERIFY(ok()->isEnabled());
    }

    void remarksAreShown() {
        open({QStringLiteral("the text"), {}, "0 1 1 0\n0 1 1 0\n0 1 1 0\n0 1 1 1\n"});
        QVERIFY(!find<QPlainTextEdit>("importWarnings")->toPlainText().isEmpty() ||
                !text("notice").isEmpty());
    }

    /// The open puzzle has the pieces of empty cells.
    void emptyCellsLackPiecesOnlyWithoutAPuzzle() {
        const PuzzleFile solved = samplePuzzle({{6, 6}, {}, {}, true});
        PuzzleFile partial = solved;
        partial.board.clear(7);
        const PuzzleSource url{QStringLiteral("the text"),
                               {},
                               findFormat(QStringLiteral("viewer-url"))->write(partial)};
        const auto notes = [this] { return find<QPlainTextEdit>("importWarnings")->toPlainText(); };
        open(url);
        QVERIFY2(notes().contains(QStringLiteral("unknown")), qPrintable(notes()));
        open(url, &solved);
        pick("importScope", 2);
        QCOMPARE(m_dialog->result().board.emptyCount(), 1);
        QVERIFY2(!notes().contains(QStringLiteral("unknown")), qPrintable(notes()));
    }

private:
    void open(const PuzzleSource& source, const PuzzleFile* onto = nullptr) {
        m_dialog = std::make_unique<ImportDialog>(source, onto, QStringLiteral("mine"));
        m_dialog->show();
        m_dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }
    template <typename T>
    T* find(const char* name) const {
        return m_dialog->findChild<T*>(QLatin1String(name));
    }
    QString text(const char* name) const { return find<QLabel>(name)->text(); }
    QPushButton* ok() const {
        return m_dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    }
    void type(const char* name, int value) const {
        testing::typeNumber(find<QSpinBox>(name), value);
        QCOMPARE(find<QSpinBox>(name)->value(), value);
    }
    void pick(const char* name, int index) const {
        testing::pickEntry(find<QComboBox>(name), index);
    }

    std::unique_ptr<ImportDialog> m_dialog;
};

TESSERA_TEST(TestImportDialog, Needs::Window)

} // namespace tessera::tst_ImportDialog

#include "tst_ImportDialog.moc"
