// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/print/Printing.h"

#include "app/window/common/LongWork.h"

#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPrintDialog>
#include <QPrinter>

#include <algorithm>

namespace tessera {

QPageLayout PrintChoice::pageLayout() const {
    return {QPageSize(paper), across ? QPageLayout::Landscape : QPageLayout::Portrait, QMarginsF(),
            QPageLayout::Millimeter};
}

PrintChoice usualPrintChoice() {
    PrintChoice choice;
    // Where inches are in use, so is Letter; the language says nothing about that.
    if (QLocale::system().measurementSystem() == QLocale::ImperialUSSystem)
        choice.paper = QPageSize::Letter;
    return choice;
}

PrintedPages printedPages(const PuzzleFile& file, const PrintChoice& choice) {
    return printedPages(file, choice, choice.pageLayout().fullRect(QPageLayout::Millimeter).size());
}

PrintedPages printedPages(const PuzzleFile& file, const PrintChoice& choice, QSizeF paper) {
    if (choice.kind == PrintChoice::Kind::Board)
        return boardPages(file, choice.picture, paper, choice.sheets.margin);
    SheetSettings settings = choice.sheets;
    settings.paper = paper;
    return puzzleSheets(file, settings, choice.picture.theme);
}

namespace {

struct PrintingText {
    Q_DECLARE_TR_FUNCTIONS(Printing)
};

void setUp(QPrinter& printer, const PrintedPages& pages, const PrintChoice& choice) {
    printer.setDocName(pages.title);
    printer.setCreator(QStringLiteral("Tessera"));
    printer.setFullPage(true);
    printer.setPageLayout(choice.pageLayout());
    const bool backs = choice.kind == PrintChoice::Kind::Sheets && choice.sheets.backs;
    printer.setDuplex(backs ? QPrinter::DuplexLongSide : QPrinter::DuplexNone);
}

PageRange rangeOf(const QPrinter& printer, int count) {
    const bool some = printer.printRange() == QPrinter::PageRange && printer.fromPage() > 0;
    if (!some)
        return {0, count - 1};
    const int first = std::clamp(printer.fromPage(), 1, count);
    return {first - 1, std::clamp(printer.toPage(), first, count) - 1};
}

void printPages(QPrinter& printer, const PrintedPages& pages, PageRange range,
                const Progress& progress) {
    bool goesOn = true;
    const bool printed = paintPages(pages, range, printer, [&](int done, int total) {
        goesOn = progress(done, total);
        return goesOn;
    });
    if (!goesOn)
        printer.abort();
    else if (!printed)
        throw UserError(PrintingText::tr("The printer or its file does not take the pages."));
}

} // namespace

QString printWithDialog(QWidget* window, const PuzzleFile& file, const PrintChoice& choice) {
    PrintedPages pages = printedPages(file, choice);
    QPrinter printer(QPrinter::HighResolution);
    setUp(printer, pages, choice);
    QPrintDialog dialog(&printer, window);
    dialog.setMinMax(1, pages.count);
    dialog.setOption(QAbstractPrintDialog::PrintPageRange, pages.count > 1);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    const QSizeF paper = printer.pageLayout().fullRect(QPageLayout::Millimeter).size();
    pages = printedPages(file, choice, paper);
    const PageRange range = rangeOf(printer, pages.count);
    const bool done =
        runLongWork(window, PrintingText::tr("Printing…"),
                    [&](const Progress& progress) { printPages(printer, pages, range, progress); });
    return done ? PrintingText::tr("%n page(s) printed.", nullptr, range.last - range.first + 1)
                : QString();
}

QString writePdf(QWidget* window, const PuzzleFile& file, const PrintChoice& choice,
                 const QString& path) {
    const PrintedPages pages = printedPages(file, choice);
    checkWritable(path);
    const bool done =
        runLongWork(window, PrintingText::tr("Writing the PDF…"), [&](const Progress& progress) {
            if (const auto bytes = pagesPdf(pages, progress))
                writeFile(*bytes, path);
        });
    return done ? PrintingText::tr("%n page(s) written to %1.", nullptr, pages.count).arg(path)
                : QString();
}

} // namespace tessera
