// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/PicturePreview.h"
#include "app/window/print/PrintDialog.h"
#include "app/window/sudoku/SudokuPage.h"
#include "tests/TestProgram.h"
#include "tests/app/WindowTesting.h"
#include "tests/core/SudokuTesting.h"

#include "core/edges/generate/Generator.h"
#include "core/sudoku/SudokuGenerator.h"
#include "core/support/UserError.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPrintDialog>
#include <QPrintPreviewDialog>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QProgressDialog>
#include <QPushButton>
#include <QToolButton>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

namespace tessera::tst_PrintDialog {

namespace {

PuzzleFile solvedPuzzle(GridSize size) {
    GeneratorSettings settings;
    settings.size = size;
    settings.solved = true;
    return generatePuzzle(settings);
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

qsizetype pagesIn(const QString& path) { return contentOf(path).count("/Type /Page\n"); }

} // namespace

#ifdef Q_OS_WIN
#define SKIP_WITHOUT_QTS_DIALOG() QSKIP("Windows shows its own print dialog")
#else
#define SKIP_WITHOUT_QTS_DIALOG() static_cast<void>(0)
#endif

class TestPrintDialog : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        PrintChoice choice;
        choice.kind = PrintChoice::Kind::Sheets;
        m_dialog = std::make_unique<PrintDialog>(solvedPuzzle({8, 8}), choice);
        m_dialog->setAskForPath([this] { return path("out.pdf"); });
        m_dialog->show();
        m_dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }

    void arrowsPointOutwards_data() {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::newRow("left to right") << Qt::LeftToRight;
        QTest::newRow("right to left") << Qt::RightToLeft;
    }
    void arrowsPointOutwards() {
        QFETCH(Qt::LayoutDirection, direction);
        const auto restore =
            qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
        QGuiApplication::setLayoutDirection(direction);
        init();
        const auto* previous = find<QToolButton>("previousPage");
        const auto* next = find<QToolButton>("nextPage");
        QTRY_COMPARE(previous->x() < next->x(), direction == Qt::LeftToRight);
        QCOMPARE(previous->arrowType() == Qt::LeftArrow, direction == Qt::LeftToRight);
        QCOMPARE(next->arrowType() == Qt::RightArrow, direction == Qt::LeftToRight);
    }

    void pagesAreTurned() {
        QCOMPARE(find<QLabel>("pageNumber")->text(), QStringLiteral("Page 1 of 3"));
        auto* preview = find<PicturePreview>("pagePreview");
        QTRY_VERIFY(!preview->picture().isNull());
        const QImage first = preview->picture();
        QVERIFY(!find<QToolButton>("previousPage")->isEnabled());
        QTest::keyClick(m_dialog.get(), Qt::Key_PageDown, Qt::ControlModifier);
        QTRY_COMPARE(find<QLabel>("pageNumber")->text(), QStringLiteral("Page 2 of 3"));
        QTRY_VERIFY(preview->picture() != first);
        QTest::mouseClick(find<QToolButton>("nextPage"), Qt::LeftButton);
        QCOMPARE(find<QLabel>("pageNumber")->text(), QStringLiteral("Page 3 of 3"));
        QVERIFY(!find<QToolButton>("nextPage")->isEnabled());
        QTest::keyClick(m_dialog.get(), Qt::Key_PageUp, Qt::ControlModifier);
        QTRY_COMPARE(find<QLabel>("pageNumber")->text(), QStringLiteral("Page 2 of 3"));
        QTest::keyClick(m_dialog.get(), Qt::Key_PageUp, Qt::ControlModifier);
        QTRY_COMPARE(preview->picture(), first);
    }

    void choiceFollowsTheControls() {
        type("printPiece", QStringLiteral("31.5"));
        type("printMargin", QStringLiteral("12"));
        type("printGap", QStringLiteral("2"));
        QTest::keyClick(find<QCheckBox>("printBacks"), Qt::Key_Space);
        QTest::keyClick(find<QComboBox>("printPaper"), Qt::Key_End);
        QTest::keyClick(find<QComboBox>("printOrientation"), Qt::Key_Down);
        const PrintChoice choice = m_dialog->choice();
        QCOMPARE(choice.sheets.piece, 31.5);
        QCOMPARE(choice.sheets.margin, 12.0);
        QCOMPARE(choice.sheets.gap, 2.0);
        QVERIFY(!choice.sheets.backs);
        QCOMPARE(choice.paper, QPageSize::Legal);
        QVERIFY(choice.across);
        const QSizeF paper = choice.pageLayout().fullRect(QPageLayout::Millimeter).size();
        QVERIFY(paper.width() > paper.height());
        QVERIFY(!find<QCheckBox>("labels")->isVisible());
        QTest::keyClick(find<QComboBox>("printKind"), Qt::Key_Up);
        QVERIFY(find<QCheckBox>("labels")->isVisible());
        QVERIFY(!find<QCheckBox>("printBacks")->isVisible());
        QCOMPARE(m_dialog->choice().kind, PrintChoice::Kind::Board);
        QCOMPARE(find<QLabel>("pageNumber")->text(), QStringLiteral("Page 1 of 1"));
    }

    void whatDoesNotFitIsSaidAndCannotBePrinted() {
        type("printMargin", QStringLiteral("80"));
        type("printPiece", QStringLiteral("60"));
        QVERIFY(find<QLabel>("notice")->text().contains(QStringLiteral("too small")));
        QVERIFY(!find<QPushButton>("print")->isEnabled());
        QVERIFY(!find<QPushButton>("savePdf")->isEnabled());
        QVERIFY(find<QLabel>("pageNumber")->text().isEmpty());
        type("printMargin", QStringLiteral("10"));
        QVERIFY(find<QLabel>("notice")->text().isEmpty());
        QVERIFY(find<QPushButton>("print")->isEnabled());
    }

    void nobodyCanAskForPiecesOfNoSize() {
        type("printPiece", QStringLiteral("0"));
        QVERIFY(m_dialog->choice().sheets.piece >= kSmallestPieceMm);
        PrintChoice choice;
        choice.kind = PrintChoice::Kind::Sheets;
        choice.sheets.piece = 0;
        QVERIFY_THROWS_EXCEPTION(UserError,
                                 static_cast<void>(printedPages(solvedPuzzle({4, 4}), choice)));
    }

    void savesAPdf() {
        QTest::mouseClick(find<QPushButton>("savePdf"), Qt::LeftButton);
        QVERIFY(m_dialog->result().contains(path("out.pdf")));
        QVERIFY(!m_dialog->isVisible());
        QCOMPARE(pagesIn(path("out.pdf")), 3);
    }

    void aPlaceThatCannotBeWrittenIsSaid() {
        m_dialog->setAskForPath([this] { return path("none/out.pdf"); });
        QTest::mouseClick(find<QPushButton>("savePdf"), Qt::LeftButton);
        QVERIFY(find<QLabel>("notice")->text().contains(QStringLiteral("none/out.pdf")));
        QVERIFY(m_dialog->isVisible());
        QVERIFY(QDir(m_folder->path()).isEmpty());
        m_dialog->setAskForPath([] { return QString(); });
        QTest::mouseClick(find<QPushButton>("savePdf"), Qt::LeftButton);
        QVERIFY(m_dialog->isVisible());
    }

    void printsOnThePaperPickedForThePrinter() {
        SKIP_WITHOUT_QTS_DIALOG();
        Answer answer([this](QWidget* dialog) {
            auto* print = qobject_cast<QPrintDialog*>(dialog);
            QVERIFY(print != nullptr);
            QPrinter* printer = print->printer();
            printer->setOutputFormat(QPrinter::PdfFormat);
            printer->setOutputFileName(path("printed.pdf"));
            // Other paper than in the preview: laid out again, on more pages.
            printer->setPageSize(QPageSize(QPageSize::A6));
            QMetaObject::invokeMethod(print, "done", Q_ARG(int, QDialog::Accepted));
        });
        QTest::mouseClick(find<QPushButton>("print"), Qt::LeftButton);
        QCOMPARE(answer.asked(), 1);
        QVERIFY(!m_dialog->result().isEmpty());
        QVERIFY(pagesIn(path("printed.pdf")) > 6);
    }

    void aPrinterThatFailsIsSaid() {
        SKIP_WITHOUT_QTS_DIALOG();
        Answer answer([this](QWidget* dialog) {
            auto* print = qobject_cast<QPrintDialog*>(dialog);
            QVERIFY(print != nullptr);
            print->printer()->setOutputFormat(QPrinter::PdfFormat);
            print->printer()->setOutputFileName(path("none/printed.pdf"));
            QMetaObject::invokeMethod(print, "done", Q_ARG(int, QDialog::Accepted));
        });
        QTest::mouseClick(find<QPushButton>("print"), Qt::LeftButton);
        QCOMPARE(answer.asked(), 1);
        QVERIFY(find<QLabel>("notice")->text().contains(QStringLiteral("does not accept")));
        QVERIFY(m_dialog->isVisible());
    }

    void aFullDiskLeavesNoTornFile() {
#ifdef Q_OS_UNIX
        SKIP_WITHOUT_QTS_DIALOG();
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit usual{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &usual), 0);
        Answer answer([&](QWidget* dialog) {
            auto* print = qobject_cast<QPrintDialog*>(dialog);
            QVERIFY(print != nullptr);
            print->printer()->setOutputFormat(QPrinter::PdfFormat);
            print->printer()->setOutputFileName(path("torn.pdf"));
            rlimit full = usual;
            full.rlim_cur = 1000;
            QCOMPARE(setrlimit(RLIMIT_FSIZE, &full), 0);
            QMetaObject::invokeMethod(print, "done", Q_ARG(int, QDialog::Accepted));
        });
        QTest::mouseClick(find<QPushButton>("print"), Qt::LeftButton);
        setrlimit(RLIMIT_FSIZE, &usual); // else the messages of a failure may lack room too
        QCOMPARE(answer.asked(), 1);
        QVERIFY(find<QLabel>("notice")->text().contains(QStringLiteral("does not accept")));
        QVERIFY(!QFile::exists(path("torn.pdf")));
#else
        QSKIP("The size of files has no limit here.");
#endif
    }

    void aMissingPrinterIsSaid() {
        if (QPrinter().outputFormat() == QPrinter::NativeFormat)
            QSKIP("There is a printer here.");
#ifdef Q_OS_WIN
        QTest::mouseClick(find<QPushButton>("print"), Qt::LeftButton);
        QVERIFY(find<QLabel>("notice")->text().contains(QStringLiteral("no printer")));
        QVERIFY(m_dialog->isVisible());
        WindowTest test;
        QVERIFY(test.open(solvedPuzzle({5, 5})));
        test.action("filePrint").trigger();
        QVERIFY(test.page().message().contains(QStringLiteral("no printer")));
        const SudokuFile file(generateSudoku({})->givens);
        test::saveSudokus({&file, 1}, path("s.tessera"));
        test.window.openFiles({path("s.tessera")});
        test.action("filePrint").trigger();
        QVERIFY(
            test.window.findChild<SudokuPage*>()->message().contains(QStringLiteral("no printer")));
#else
        QSKIP("Qt's own dialog can print into a file.");
#endif
    }

    void theWindowStaysAliveAndTheWorkCanBeCancelled() {
        PrintChoice choice;
        choice.kind = PrintChoice::Kind::Sheets;
        choice.sheets.piece = 60;
        choice.sheets.gap = 5;
        // Longer work than any machine does before the bar appears.
        const PuzzleFile large = solvedPuzzle({127, 127});
        bool isBarSeen = false;
        QTimer heart;
        connect(&heart, &QTimer::timeout, &heart, [&] {
            auto* bar = QApplication::activeModalWidget();
            if (bar != nullptr && bar->objectName() == QLatin1String("longWork")) {
                isBarSeen = true;
                QTest::keyClick(bar, Qt::Key_Escape);
            }
        });
        heart.start(5);
        const QString result = writePdf(m_dialog.get(), large, choice, path("large.pdf"));
        QVERIFY(isBarSeen);
        QVERIFY2(result.isEmpty(), qPrintable(result));
        QVERIFY(!QFile::exists(path("large.pdf")));
    }

    /// The printer gets the pages that were painted before.
    void aStoppedPrintTellsItsPages() {
        SKIP_WITHOUT_QTS_DIALOG();
        PrintChoice choice;
        choice.kind = PrintChoice::Kind::Sheets;
        choice.sheets.piece = 60;
        choice.sheets.gap = 5;
        PrintDialog large(solvedPuzzle({127, 127}), choice);
        large.show();
        const Answer answer([this](QWidget* dialog) {
            auto* print = qobject_cast<QPrintDialog*>(dialog);
            QVERIFY(print != nullptr);
            print->printer()->setOutputFormat(QPrinter::PdfFormat);
            print->printer()->setOutputFileName(path("stopped.pdf"));
            QMetaObject::invokeMethod(print, "done", Q_ARG(int, QDialog::Accepted));
        });
        QTimer heart;
        connect(&heart, &QTimer::timeout, &heart, [] {
            auto* bar = qobject_cast<QProgressDialog*>(QApplication::activeModalWidget());
            if (bar != nullptr && bar->value() > 0)
                QTest::keyClick(bar, Qt::Key_Escape);
        });
        heart.start(5);
        large.findChild<QPushButton*>(QStringLiteral("print"))->click();
        const QString result = large.result();
        QVERIFY2(result.startsWith(QStringLiteral("Stopped. ")), qPrintable(result));
        QCOMPARE(qsizetype{result.section(u' ', 1, 1).toInt()}, pagesIn(path("stopped.pdf")));
    }

    void theWindowPrintsTheShownBoard() {
        WindowTest test;
        QVERIFY(test.open(solvedPuzzle({5, 5})));
        Answer answer([&](QWidget* dialog) {
            QVERIFY(qobject_cast<PrintDialog*>(dialog) != nullptr);
            QTest::keyClick(dialog, Qt::Key_Escape);
        });
        test.key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(answer.asked(), 1);
        test.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&test.window));
        Answer print([&](QWidget* dialog) {
            auto* asked = qobject_cast<QPrintDialog*>(dialog);
            QVERIFY(asked != nullptr);
            asked->printer()->setOutputFormat(QPrinter::PdfFormat);
            asked->printer()->setOutputFileName(path("board.pdf"));
            QMetaObject::invokeMethod(asked, "done", Q_ARG(int, QDialog::Accepted));
        });
        SKIP_WITHOUT_QTS_DIALOG();
        test.key(Qt::Key_P, Qt::ControlModifier);
        QTRY_COMPARE(print.asked(), 1);
        QCOMPARE(pagesIn(path("board.pdf")), 1);
        QVERIFY(!test.page().message().isEmpty());
    }

    void aSudokuIsPrintedOrThePrinterRefuses() {
        SKIP_WITHOUT_QTS_DIALOG();
        WindowTest test;
        const SudokuFile file(generateSudoku({})->givens);
        test::saveSudokus({&file, 1}, path("s.tessera"));
        test.window.openFiles({path("s.tessera")});
        test.window.show();
        auto* page = test.window.findChild<SudokuPage*>();
        for (const bool works : {false, true, false}) {
            test.window.activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&test.window));
            const QString pdf = path(works ? "sudoku.pdf" : "none/sudoku.pdf");
            Answer answer([&](QWidget* dialog) {
                auto* print = qobject_cast<QPrintDialog*>(dialog);
                QVERIFY(print != nullptr);
                print->printer()->setOutputFormat(QPrinter::PdfFormat);
                print->printer()->setOutputFileName(pdf);
                QMetaObject::invokeMethod(print, "done", Q_ARG(int, QDialog::Accepted));
            });
            test.key(Qt::Key_P, Qt::ControlModifier);
            QTRY_COMPARE(answer.asked(), 1);
            QCOMPARE(QFile::exists(pdf), works);
            QCOMPARE(page->message(),
                     works ? QStringLiteral("The Sudoku was printed.") : printerRefusal());
        }
    }

    void aPreviewedSudokuIsPrintedOrThePrinterRefuses() {
        WindowTest test;
        const SudokuFile file(generateSudoku({})->givens);
        test::saveSudokus({&file, 1}, path("s.tessera"));
        test.window.openFiles({path("s.tessera")});
        test.window.show();
        auto* page = test.window.findChild<SudokuPage*>();
        for (const bool works : {true, false}) {
            const QString pdf = path(works ? "sudoku.pdf" : "none/sudoku.pdf");
            test.window.activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&test.window));
            Answer answer([&](QWidget* dialog) {
                auto* preview = qobject_cast<QPrintPreviewDialog*>(dialog);
                QVERIFY(preview != nullptr);
                preview->printer()->setOutputFormat(QPrinter::PdfFormat);
                preview->printer()->setOutputFileName(pdf);
                preview->findChild<QPrintPreviewWidget*>()->print();
                preview->accept();
            });
            test.key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
            QTRY_COMPARE(answer.asked(), 1);
            QCOMPARE(QFile::exists(pdf), works);
            QCOMPARE(page->message(), works ? QString() : printerRefusal());
        }
    }

    /// Also on a page that is wider than high.
    void aWholeSudokuIsOnItsPage() {
        WindowTest test;
        const SudokuFile file(generateSudoku({})->givens);
        test::saveSudokus({&file, 1}, path("s.tessera"));
        test.window.openFiles({path("s.tessera")});
        test.window.show();
        QVERIFY(QTest::qWaitForWindowActive(&test.window));
        Answer answer([](QWidget* dialog) {
            auto* view = dialog->findChild<QPrintPreviewWidget*>();
            view->setLandscapeOrientation();
            view->fitInView();
            const QImage seen = view->grab().toImage();
            dialog->close();
            QRect page;
            const auto isPaper = [&](int x, int y) {
                return seen.pixelColor(x, y).lightness() > 250;
            };
            for (int y = 0; y < seen.height(); ++y) {
                for (int x = 0; x < seen.width(); ++x) {
                    if (isPaper(x, y))
                        page |= QRect(x, y, 1, 1);
                }
            }
            QVERIFY(page.width() > page.height());
            // Only paper is below the grid.
            const int y = page.bottom() - page.height() / 50;
            for (int x = page.left() + 3; x < page.right() - 3; ++x)
                QVERIFY2(isPaper(x, y), qPrintable(QString::number(x)));
        });
        test.key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(answer.asked(), 1);
    }

private:
    template <typename T>
    T* find(const char* name) const {
        return m_dialog->findChild<T*>(QLatin1String(name));
    }
    QString path(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    void type(const char* name, const QString& text) const {
        auto* box = find<QDoubleSpinBox>(name);
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, text);
        QTest::keyClick(box, Qt::Key_Tab);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<PrintDialog> m_dialog;
};

TESSERA_TEST(TestPrintDialog, Needs::Window)

} // namespace tessera::tst_PrintDialog

#include "tst_PrintDialog.moc"
