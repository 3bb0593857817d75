// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/print/PrintDialog.h"

#include "app/window/board/DocumentPage.h"
#include "app/window/common/ActionFactory.h"
#include "app/window/common/FilePrompts.h"
#include "app/window/common/FormControls.h"
#include "app/window/common/PicturePreview.h"
#include "app/window/pages/KindPart.h"
#include "app/window/settings/AppSettings.h"
#include "widgets/board/BoardView.h"

#include "core/support/FileIo.h"
#include "core/support/UserError.h"

#include <QCoreApplication>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPointer>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tessera {

QPageLayout PrintChoice::pageLayout() const {
    return {QPageSize(paper), across ? QPageLayout::Landscape : QPageLayout::Portrait, QMarginsF(),
            QPageLayout::Millimeter};
}

namespace {

/// @param paper in millimetres, as printed
PrintedPages pagesOn(QSizeF paper, const PuzzleFile& file, const PrintChoice& choice) {
    if (choice.kind == PrintChoice::Kind::Board)
        return boardPages(file, choice.picture, paper, choice.sheets.margin);
    SheetSettings settings = choice.sheets;
    settings.paper = paper;
    return puzzleSheets(file, settings, choice.picture.theme);
}

QSizeF paperOf(const QPageLayout& layout) {
    return layout.fullRect(QPageLayout::Millimeter).size();
}

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

/// @return the number of pages painted before a stop, which are printed anyway
int printPages(QPrinter& printer, const PrintedPages& pages, PageRange range,
               const Progress& progress) {
    int sent = 0;
    bool goesOn = true;
    const bool printed = paintPages(pages, range, printer, [&](int done, int total) {
        sent = done;
        goesOn = progress(done, total);
        return goesOn;
    });
    const bool toPdf = printer.outputFormat() == QPrinter::PdfFormat;
    if (goesOn && (!printed || (toPdf && dropTornPdf(printer.outputFileName()))))
        throw UserError(printerRefusal());
    return sent;
}

/// Asks for a printer and prints on the paper chosen there.
/// @return a sentence on the result; empty if nothing was printed
QString printWithDialog(QWidget* window, const PuzzleFile& file, const PrintChoice& choice) {
    PrintedPages pages = printedPages(file, choice);
    QPrinter printer(QPrinter::HighResolution);
    requirePrinter(printer);
    setUp(printer, pages, choice);
    QPrintDialog dialog(&printer, window);
    dialog.setMinMax(1, pages.count);
    dialog.setOption(QAbstractPrintDialog::PrintPageRange, pages.count > 1);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    pages = pagesOn(paperOf(printer.pageLayout()), file, choice);
    const PageRange range = rangeOf(printer, pages.count);
    int sent = 0;
    const bool done =
        runLongWork(window, PrintingText::tr("Printing…"), [&](const Progress& progress) {
            sent = printPages(printer, pages, range, progress);
        });
    if (done)
        return PrintingText::tr("Printed %n page(s).", nullptr, range.last - range.first + 1);
    return sent > 0 ? PrintingText::tr("Stopped. %n page(s) were already sent to the printer.",
                                       nullptr, sent)
                    : QString();
}

constexpr int kPagePreviewSide = 1100;
constexpr double kWidestMargin = 80;
constexpr double kWidestGap = 20;

QDoubleSpinBox* millimetreBox(QWidget* parent, const char* objectName, double lowest,
                              double highest, const QString& tip) {
    return decimalBox(parent, objectName, lowest, highest, lowest, PrintDialog::tr(" mm"), tip);
}

QToolButton* arrowButton(QWidget* parent, const char* objectName, Qt::ArrowType arrow,
                         const QString& name, const QKeySequence& key) {
    auto* button = new QToolButton(parent);
    button->setArrowType(arrow);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setShortcut(key);
    const QString tip = QStringLiteral("%1 (%2)");
    return described(button, objectName, tip.arg(name, key.toString(QKeySequence::NativeText)),
                     name);
}

} // namespace

void requirePrinter([[maybe_unused]] const QPrinter& printer) {
#if defined(Q_OS_WIN) || defined(Q_OS_MACOS)
    // Without a printer Qt writes a PDF, for which it never shows that dialog.
    if (printer.outputFormat() != QPrinter::NativeFormat)
        throw UserError(
            PrintingText::tr("Cannot print: no printer was found. Add one, or save a PDF."));
#endif
}

QString printerRefusal() {
    return PrintingText::tr("Cannot print: the printer or its file does not accept the pages. "
                            "Check the printer and try again.");
}

PrintedPages printedPages(const PuzzleFile& file, const PrintChoice& choice) {
    return pagesOn(paperOf(choice.pageLayout()), file, choice);
}

QString writePdf(QWidget* window, const PuzzleFile& file, const PrintChoice& choice,
                 const QString& path) {
    const PrintedPages pages = printedPages(file, choice);
    checkWritable(path);
    const bool done =
        runLongWork(window, PrintingText::tr("Saving the PDF…"), [&](const Progress& progress) {
            if (const auto bytes = pagesPdf(pages, progress))
                writeFile(*bytes, path);
        });
    return done ? PrintingText::tr("Saved %n page(s) as %1.", nullptr, pages.count).arg(path)
                : QString();
}

PrintDialog::PrintDialog(PuzzleFile file, PrintChoice choice, QWidget* parent)
    : QDialog(parent), m_file(std::move(file)), m_choice(std::move(choice)),
      m_fields(this, [this] { choiceChanged(); }) {
    offerHelp(*this, "printing");
    setWindowTitle(tr("Print preview"));
    auto* left = new QVBoxLayout;
    left->addLayout(paperForm());
    left->addWidget(m_boardBox = boardBox());
    left->addWidget(m_sheetsBox = sheetsBox());
    m_notice = new NoticeLine(this);
    QWidget* page = pageBox();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    const auto addButton = [&](const char* name, const QString& text, const QString& tip) {
        return described(buttons->addButton(text, QDialogButtonBox::ActionRole), name, tip);
    };
    m_save = addButton("savePdf", tr("&Save as PDF…"), tr("Save these pages as a PDF file"));
    m_print = addButton("print", tr("&Print…"), tr("Choose a printer and print"));
    m_print->setDefault(true);
    m_job = new LatestJob(this);
    arrangeChoices(this, left, m_notice, page, buttons);
    resize(820, 640);
    connect(m_print, &QPushButton::clicked, this,
            [this] { finishWith([this] { return printWithDialog(this, m_file, m_choice); }); });
    connect(m_save, &QPushButton::clicked, this, &PrintDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &PrintDialog::reject);
    choiceChanged();
    m_job->hurry();
}

QFormLayout* PrintDialog::paperForm() {
    auto* kind = comboBox(this, "printKind", tr("Content"), tr("What to print"));
    kind->addItems({tr("The current board"), tr("The puzzle, for cutting out and playing")});
    auto* paper = comboBox(this, "printPaper", tr("Paper"), tr("Paper size"));
    paper->addItem(tr("A4 (210 × 297 mm)"), QPageSize::A4);
    paper->addItem(tr("A3 (297 × 420 mm)"), QPageSize::A3);
    paper->addItem(tr("Letter (8.5 × 11 in)"), QPageSize::Letter);
    paper->addItem(tr("Legal (8.5 × 14 in)"), QPageSize::Legal);
    auto* orientation =
        comboBox(this, "printOrientation", tr("Orientation"), tr("Portrait or landscape"));
    orientation->addItems({tr("Portrait"), tr("Landscape")});
    auto* form = new QFormLayout;
    form->addRow(tr("&Content:"), m_fields.bind(kind, m_choice.kind));
    form->addRow(tr("P&aper:"), m_fields.bind(paper, m_choice.paper));
    form->addRow(tr("&Orientation:"), m_fields.bind(orientation, m_choice.across));
    form->addRow(
        tr("Ma&rgins:"),
        m_fields.bind(
            millimetreBox(this, "printMargin", 0, kWidestMargin,
                          tr("The margin on all four sides. Most printers need at least 5 mm")),
            m_choice.sheets.margin));
    form->addRow(tr("Ti&les:"),
                 m_fields.bind(tileThemeBox(this, "printTiles"), m_choice.picture.theme));
    return form;
}

QGroupBox* PrintDialog::boardBox() {
    auto* box = new QGroupBox(tr("Board"), this);
    auto* layout = new QVBoxLayout(box);
    const auto add = [&](const char* name, const QString& text, const QString& tip, bool& value) {
        layout->addWidget(m_fields.bind(checkBox(box, name, text, tip), value));
    };
    add("labels", tr("Piece &numbers"), tr("Print each piece’s number on it"),
        m_choice.picture.labels);
    add("coordinates", tr("Coor&dinates"), tr("Column letters and row numbers on the rim"),
        m_choice.picture.coordinates);
    add("mismatches", tr("Mis&match marks"), tr("Mark the joints that do not match"),
        m_choice.picture.mismatches);
    add("locks", tr("Loc&ks"), tr("Show which pieces are locked or hints"), m_choice.picture.locks);
    return box;
}

QGroupBox* PrintDialog::sheetsBox() {
    auto* box = new QGroupBox(tr("Puzzle"), this);
    auto* piece = millimetreBox(box, "printPiece", kSmallestPieceMm, kLargestPieceMm,
                                tr("Side length of a piece and of a board cell"));
    auto* gap = millimetreBox(box, "printGap", 0, kWidestGap,
                              tr("Space between the pieces. With 0, one cut separates two pieces"));
    auto* backs = checkBox(box, "printBacks", tr("Num&bers on the back"),
                           tr("Add a page of numbers for the back of each sheet. Print on both "
                              "sides, flipped on the long edge"));
    auto* board = checkBox(box, "printEmptyBoard", tr("&Empty board with hints"),
                           tr("Add an empty board to play on, at the same scale. A large board is "
                              "split over several pages"));
    auto* form = new QFormLayout(box);
    form->addRow(tr("Piece si&ze:"), m_fields.bind(piece, m_choice.sheets.piece));
    form->addRow(tr("&Gap:"), m_fields.bind(gap, m_choice.sheets.gap));
    form->addRow(m_fields.bind(backs, m_choice.sheets.backs));
    form->addRow(m_fields.bind(board, m_choice.sheets.board));
    return box;
}

QWidget* PrintDialog::pageBox() {
    auto* box = new QWidget(this);
    m_preview = new PicturePreview(box);
    described(m_preview, "pagePreview", {}, tr("Preview of the page"));
    const auto [before, after] = isRightToLeft() ? std::pair(Qt::RightArrow, Qt::LeftArrow)
                                                 : std::pair(Qt::LeftArrow, Qt::RightArrow);
    m_previous = arrowButton(box, "previousPage", before, tr("Previous page"),
                             QKeySequence(Qt::CTRL | Qt::Key_PageUp));
    m_next = arrowButton(box, "nextPage", after, tr("Next page"),
                         QKeySequence(Qt::CTRL | Qt::Key_PageDown));
    connect(m_previous, &QToolButton::clicked, this, [this] { turnTo(m_page - 1); });
    connect(m_next, &QToolButton::clicked, this, [this] { turnTo(m_page + 1); });
    m_pageNumber = new QLabel(box);
    m_pageNumber->setObjectName(QStringLiteral("pageNumber"));
    m_pageNumber->setAlignment(Qt::AlignCenter);
    auto* row = new QHBoxLayout;
    row->addStretch();
    row->addWidget(m_previous);
    row->addWidget(m_pageNumber);
    row->addWidget(m_next);
    row->addStretch();
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins({});
    layout->addWidget(m_preview, 1);
    layout->addLayout(row);
    return box;
}

void PrintDialog::choiceChanged() {
    m_boardBox->setVisible(m_choice.kind == PrintChoice::Kind::Board);
    m_sheetsBox->setVisible(m_choice.kind == PrintChoice::Kind::Sheets);
    QString trouble;
    try {
        m_pages = printedPages(m_file, m_choice);
    } catch (const std::exception&) {
        trouble = failureSentence();
        m_pages = {};
    }
    m_notice->setWarning(trouble);
    m_print->setEnabled(trouble.isEmpty());
    m_save->setEnabled(trouble.isEmpty());
    turnTo(m_page);
}

void PrintDialog::turnTo(int page) {
    m_page = std::clamp(page, 0, std::max(0, m_pages.count - 1));
    m_previous->setEnabled(m_page > 0);
    m_next->setEnabled(m_page + 1 < m_pages.count);
    m_pageNumber->setText(
        m_pages.count == 0 ? QString() : tr("Page %1 of %2").arg(m_page + 1).arg(m_pages.count));
    m_preview->setOutdated(true);
    if (m_pages.count == 0)
        return;
    m_job->request([this, pages = m_pages, page = m_page] {
        const QImage image = pageImage(pages, page, kPagePreviewSide);
        return [this, image] {
            m_preview->setPicture(image);
            m_preview->setOutdated(m_pages.count == 0);
        };
    });
}

void PrintDialog::save() {
    const QString path = m_askForPath ? m_askForPath() : QString();
    if (!path.isEmpty())
        finishWith([this, path] { return writePdf(this, m_file, m_choice, path); });
}

void PrintDialog::finishWith(const std::function<QString()>& act) {
    try {
        m_result = act();
    } catch (const std::exception&) {
        m_notice->setWarning(failureSentence());
        return;
    }
    if (!m_result.isEmpty())
        accept();
}

PrintActions::PrintActions(PageActs& acts, AppSettings& settings, QWidget* window)
    : QObject(window),
      preview(makeAction({"filePrintPreview", tr("Print pre&view…"),
                          tr("Preview and print the board, or the pieces to cut out"),
                          QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)},
                         this)),
      print(makeAction({"filePrint", tr("&Print…"),
                        tr("Print with the settings of the print preview"), QKeySequence::Print,
                        "print"},
                       this)),
      m_settings(settings), m_window(window) {
    // Countries with inches use Letter; the language does not decide that.
    if (QLocale::system().measurementSystem() == QLocale::ImperialUSSystem)
        m_choice.paper = QPageSize::Letter;
    acts.on<DocumentPage>(preview, PageActs::When::Always,
                          [this](DocumentPage& page) { showPreview(page); });
    acts.on<DocumentPage>(print, PageActs::When::Always,
                          [this](DocumentPage& page) { printNow(page); });
}

PuzzleFile PrintActions::shownFile(DocumentPage& page) {
    PuzzleFile file = page.document().file();
    file.board = page.shownBoard();
    if (file.info.title.isEmpty())
        file.info.title = page.document().displayName();
    return file;
}

void PrintActions::showPreview(DocumentPage& shown) {
    const QPointer<DocumentPage> page(&shown);
    m_choice.picture.theme = page->view().theme();
    PrintDialog dialog(shownFile(*page), m_choice, m_window);
    dialog.setAskForPath([&] {
        return page == nullptr ? QString()
                               : askForExport(&dialog, m_settings.lastFolder(), page->document(),
                                              {QStringLiteral("pdf")});
    });
    dialog.exec();
    m_choice = dialog.choice();
    if (page != nullptr && !dialog.result().isEmpty())
        page->inform(dialog.result());
}

void PrintActions::printNow(DocumentPage& shown) {
    const QPointer<DocumentPage> page(&shown);
    m_choice.picture.theme = page->view().theme();
    try {
        const QString result = printWithDialog(m_window, shownFile(*page), m_choice);
        if (page != nullptr && !result.isEmpty())
            page->inform(result);
    } catch (const std::exception&) {
        if (page != nullptr)
            page->warn(failureSentence());
    }
}

} // namespace tessera
