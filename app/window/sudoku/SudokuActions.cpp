// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sudoku/SudokuActions.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/pages/DocumentTabs.h"
#include "app/window/print/PrintDialog.h"
#include "app/window/settings/AppSettings.h"
#include "app/window/sudoku/SudokuDialogs.h"
#include "app/window/sudoku/SudokuPage.h"
#include "widgets/board/BoardThumbnail.h"
#include "widgets/pictures/PictureFile.h"
#include "widgets/sudoku/SudokuView.h"

#include "core/kind/SudokuKind.h"
#include "core/sudoku/SudokuExact.h"
#include "core/sudoku/SudokuGrid.h"
#include "core/sudoku/SudokuLogic.h"
#include "core/sudoku/formats/SudokuFormat.h"
#include "core/support/UserError.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QImage>
#include <QMenu>
#include <QPainter>
#include <QPointer>
#include <QPrintDialog>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QStringList>

#include <optional>

namespace tessera {

namespace {

struct SudokuHelpText {
    Q_DECLARE_TR_FUNCTIONS(SudokuHelp)
};

/// A sentence for the user, the cells concerned, and a grid to apply.
struct SudokuAdvice {
    QString sentence;
    std::vector<int> cells{};
    bool isWarning = false;
    std::optional<SudokuGrid> grid{}; ///< the digits that the action enters
};

std::optional<SudokuAdvice> clashOf(const SudokuGrid& grid) {
    const auto conflicts = conflictsOf(grid);
    if (conflicts.empty())
        return std::nullopt;
    const SudokuConflict& first = conflicts.front();
    return SudokuAdvice{describe(first, grid), {first.first, first.second}, true};
}

/// The digits that differ from the only solution, if there is one and it is found quickly.
std::optional<SudokuAdvice> mistakesOf(const SudokuFile& file, const SudokuCount& solutions) {
    if (!solutions.isUnique())
        return std::nullopt;
    std::vector<int> wrong;
    for (int cell = 0; cell < file.digits.cells(); ++cell) {
        if (!file.digits.isOpen(cell) && file.digits.at(cell) != solutions.first->at(cell))
            wrong.push_back(cell);
    }
    if (wrong.empty())
        return std::nullopt;
    const auto many = static_cast<int>(wrong.size());
    return SudokuAdvice{
        SudokuHelpText::tr("%n digit(s) are wrong and now selected.", nullptr, many), wrong, true};
}

SudokuAdvice contradiction() {
    return {SudokuHelpText::tr("These digits allow no solution: at least one is wrong."), {}, true};
}

SudokuAdvice byTheSolution(const SudokuFile& file) {
    const SudokuCount count = quickCount(file.digits);
    if (count.isUnsolvable())
        return contradiction();
    if (!count.first)
        return {SudokuHelpText::tr("No simple deduction is left.")};
    SudokuCandidates candidates(file.digits.order());
    static_cast<void>(candidates.load(file.digits));
    const int cell = candidates.tightestCell();
    return {SudokuHelpText::tr("No simple deduction is left. In a solution, %1 is %2.")
                .arg(sudokuCellName(file.digits, cell))
                .arg(digitSymbol(count.first->at(cell))),
            {cell}};
}

/// @param count of the entered digits, with a solution
QString sentenceOn(const SudokuFile& file, const SudokuCount& count) {
    if (!count.isUnique())
        return SudokuHelpText::tr("This is one of several solutions.");
    return file.digits == file.givens || quickCount(file.givens).isUnique()
               ? SudokuHelpText::tr("This is the only solution.")
               : SudokuHelpText::tr("This is the only solution with these digits.");
}

/// A possible next step, with the reason; or which digits are wrong.
SudokuAdvice hintFor(const SudokuFile& file) {
    if (isSolved(file.digits))
        return {SudokuHelpText::tr("The Sudoku is solved.")};
    if (auto clash = clashOf(file.digits))
        return *clash;
    // What follows from a wrong digit is wrong, too.
    if (auto mistakes = mistakesOf(file, quickCount(file.givens)))
        return *mistakes;
    SudokuCandidates candidates(file.digits.order());
    if (!candidates.load(file.digits))
        return contradiction();
    // Steps that only exclude digits are explained together with the digit that follows.
    QStringList reasons;
    std::vector<int> cells;
    while (const auto step = nextStep(candidates)) {
        reasons << describe(*step, file.digits);
        cells = step->cells;
        if (step->isSingle())
            return {reasons.join(u'\n'), cells};
        if (!apply(*step, candidates))
            return contradiction();
    }
    return byTheSolution(file);
}

/// Whether the digits agree with the puzzle's solution.
SudokuAdvice checkOf(const SudokuFile& file) {
    if (auto clash = clashOf(file.digits))
        return *clash;
    const SudokuCount count = quickCount(file.givens);
    if (count.isUnsolvable())
        return {SudokuHelpText::tr("The puzzle has no solution."), {}, true};
    if (!count.isUnique()) {
        if (quickCount(file.digits).isUnsolvable())
            return contradiction();
        return {
            count.solutions > 1
                ? SudokuHelpText::tr("No mistakes so far. The puzzle has more than one solution.")
                : SudokuHelpText::tr("A quick check found no mistakes.")};
    }
    if (auto mistakes = mistakesOf(file, count))
        return *mistakes;
    return {isSolved(file.digits)        ? SudokuHelpText::tr("The Sudoku is solved.")
            : file.digits == file.givens ? SudokuHelpText::tr("No digits entered yet.")
                                         : SudokuHelpText::tr("All digits so far are right.")};
}

/// Everything that follows by singles; or which digits are wrong.
SudokuAdvice withSingles(const SudokuFile& file) {
    if (auto mistakes = mistakesOf(file, quickCount(file.givens)))
        return *mistakes;
    SudokuCandidates candidates(file.digits.order());
    if (!candidates.load(file.digits) || !candidates.fillSingles())
        return contradiction();
    SudokuGrid grid = candidates.singles();
    const int filled = grid.filledCount() - file.digits.filledCount();
    if (filled == 0)
        return {SudokuHelpText::tr("There are no singles to fill.")};
    return {SudokuHelpText::tr("%n cell(s) filled.", nullptr, filled), {}, false, grid};
}

/// The rest, by exact search.
SudokuAdvice solvedRest(const SudokuFile& file) {
    if (auto clash = clashOf(file.digits))
        return *clash;
    const SudokuCount count = quickCount(file.digits);
    if (count.isUnsolvable())
        return contradiction();
    if (!count.first)
        return {SudokuHelpText::tr("No solution was found quickly. Start a search."), {}, true};
    return {sentenceOn(file, count), {}, false, count.first};
}

/// Shows advice, after applying it as an undo step of that name.
void say(SudokuPage& page, const SudokuAdvice& advice, const StepText& step) {
    if (advice.grid)
        page.document().lay(*advice.grid, step);
    if (!advice.cells.empty()) {
        page.view().setCurrentCell(advice.cells.front());
        page.view().setSelectedCells(advice.cells);
    }
    page.showMessage(advice.isWarning ? MessageBar::Kind::Warning : MessageBar::Kind::Information,
                     advice.sentence);
}

constexpr int kGridPictureSide = 1024;
/// As shares of the page's width and height: a grid as in a puzzle book.
constexpr double kGridPageShare = 0.82;
constexpr double kGridHeightShare = 0.84;

QByteArray pictureOf(const SudokuFile& file, PictureFormat format) {
    return pictureBytes(format, {kGridPictureSide, kGridPictureSide}, file.title,
                        [&](QPainter& painter, const QRectF& area) {
                            paintSudoku(painter, area, contentOf(file), SudokuColors::print());
                        });
}

/// @return whether the printer took it
bool paintPage(QPrinter& printer, const SudokuFile& file, const QString& title) {
    QPainter painter;
    if (!painter.begin(&printer))
        return false;
    const QRectF page = painter.viewport();
    const double length = std::min(page.width() * kGridPageShare, page.height() * kGridHeightShare);
    const QRectF grid(page.left() + (page.width() - length) / 2, page.top() + page.height() * 0.12,
                      length, length);
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(length / 30));
    painter.setFont(font);
    painter.drawText(QRectF(grid.left(), page.top(), grid.width(), grid.top() - page.top() - 20),
                     Qt::AlignLeft | Qt::AlignBottom, title);
    paintSudoku(painter, grid, contentOf(file), SudokuColors::print());
    return painter.end();
}

} // namespace

SudokuActions::SudokuActions(DocumentTabs& tabs, PageActs& acts, AppSettings& settings,
                             QWidget* window)
    : KindPart(sudokuKind(), tabs, window), m_acts(acts), m_settings(settings),
      m_create(makeAction({"fileNewSudoku", tr("New S&udoku…"),
                           tr("Generate a Sudoku or start with an empty grid"),
                           QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N), "sudoku"},
                          this, [this] { createSudoku(); })),
      m_menu(new QMenu(tr("Sudo&ku"), window)) {
    m_menu->setObjectName(QStringLiteral("sudokuMenu"));
    m_pencil =
        addAct("sudokuPencil", tr("&Pencil mode"),
               tr("Type digits as pencil marks. Ctrl reverses this."), QKeySequence(Qt::Key_F3),
               [this](SudokuPage& page) { page.view().setPencil(m_pencil->isChecked()); });
    m_candidates = addAct(
        "sudokuCandidates", tr("Show &candidates"), tr("Show the possible digits in empty cells"),
        QKeySequence(Qt::Key_F4),
        [this](SudokuPage& page) { page.view().setShowCandidates(m_candidates->isChecked()); });
    for (QAction* action : {m_pencil, m_candidates})
        action->setCheckable(true);
    m_menu->addSeparator();
    addAct("sudokuMarkAll", tr("Pencil in all c&andidates"),
           tr("Add the possible digits of empty cells as pencil marks"), QKeySequence(Qt::Key_F5),
           [](SudokuPage& page) { page.document().markCandidates(); });
    addAct("sudokuClearMarks", tr("Clear pencil &marks"), tr("Remove all pencil marks"), {},
           [](SudokuPage& page) { page.document().clearMarks(); });
    m_menu->addSeparator();
    addAct("sudokuFix", tr("Make the digits &givens"),
           tr("The digits on the grid become the puzzle"), {},
           [](SudokuPage& page) { page.document().fixGivens(); });
    addAct("sudokuFree", tr("&Free the givens"), tr("Allow every digit to be changed"), {},
           [](SudokuPage& page) { page.document().freeGivens(); });
    acts.on<SudokuPage>(m_menu->menuAction(), PageActs::When::Always);
    m_digits = new DigitPanel(m_pencil, window);
    m_forced = acts.named(QLatin1String("solveForced"));
    m_forcedText = m_forced->text();
    m_forcedHelp = m_forced->whatsThis();
    giveMeanings();
}

void SudokuActions::giveMeanings() {
    const auto on = [this](const char* name, PageActs::When when, const Act& act) {
        m_acts.on(m_acts.named(QLatin1String(name)), when, act);
    };
    const auto advise = [&](const char* name, SudokuAdvice (*adviceOn)(const SudokuFile&),
                            const StepText& step) {
        on(name, PageActs::When::Changeable, [adviceOn, step](SudokuPage& page) {
            say(page, adviceOn(page.document().file()), step);
        });
    };
    advise("solveHint", &hintFor, {});
    advise("solveCheck", &checkOf, {});
    advise("solveForced", &withSingles, [] { return tr("Fill singles"); });
    advise("editSolveRest", &solvedRest, [] { return tr("Solve the rest"); });
    on("editClear", PageActs::When::Changeable,
       [](SudokuPage& page) { page.document().clearDigits(); });
    on("editSolution", PageActs::When::Changeable, [](SudokuPage& page) {
        SudokuFile puzzle = page.document().file();
        puzzle.digits = puzzle.givens;
        say(page, solvedRest(puzzle), [] { return tr("Show the solution"); });
    });
    on("editCopyPicture", PageActs::When::Always, [](SudokuPage& page) {
        QGuiApplication::clipboard()->setImage(
            QImage::fromData(pictureOf(page.shownFile(), PictureFormat::Png)));
        page.inform(tr("The grid was copied as a picture."));
    });
    m_menu->addAction(m_acts.make<SudokuPage>(
        {"sudokuCopyLine",
         tr("Copy as a &line of digits"),
         tr("Copy the grid as text, its digits in one line"),
         {}},
        PageActs::When::Always, [](SudokuPage& page) {
            QGuiApplication::clipboard()->setText(lineOf(page.shownDigits()));
            page.inform(tr("The grid was copied as a line of digits."));
        }));
    on("fileExport", PageActs::When::Always, [this](SudokuPage& page) { exportPage(page); });
    on("filePrint", PageActs::When::Always, [this](SudokuPage& page) { printPage(page); });
    on("filePrintPreview", PageActs::When::Always, [this](SudokuPage& page) { preview(page); });
}

QAction* SudokuActions::addAct(const char* name, const QString& text, const QString& toolTip,
                               const QKeySequence& shortcut, const Act& act) {
    QAction* action = m_acts.make({name, text, toolTip, shortcut}, PageActs::When::Changeable, act);
    m_menu->addAction(action);
    return action;
}

std::unique_ptr<PuzzlePage> SudokuActions::pageFor(const AnyPuzzle& puzzle,
                                                   const QString& path) const {
    return std::make_unique<SudokuPage>(
        std::make_unique<SudokuDocument>(puzzle.as<SudokuFile>(), path));
}

QVariant SudokuActions::thumbnail(const AnyPuzzle& puzzle, const Solution& solution) const {
    SudokuFile file = puzzle.as<SudokuFile>();
    file.digits = solution.empty() ? file.givens : gridOf(file.givens.order(), solution);
    file.marks.clear();
    return QVariant::fromValue(ThumbnailPainter(
        [content = contentOf(file)](QPainter& painter, const QRect& area, const QPalette& palette) {
            paintSudoku(painter, area, content, SudokuColors::of(palette));
        }));
}

std::map<QLatin1String, QWidget*> SudokuActions::docks() const {
    return {{QLatin1String("dockPieces"), m_digits}};
}

void SudokuActions::setPage(PuzzlePage* shown) {
    auto* page = static_cast<SudokuPage*>(shown);
    m_digits->setPage(page);
    m_forced->setText(page != nullptr ? tr("Fill singles") : m_forcedText);
    m_forced->setWhatsThis(page != nullptr ? tr("Fill all cells whose digits follow by singles")
                                           : m_forcedHelp);
    setHelp(*m_forced, m_forced->whatsThis());
    if (page == nullptr)
        return;
    m_pencil->setChecked(page->view().isPencil());
    m_candidates->setChecked(page->view().showsCandidates());
}

std::vector<AnyPuzzle> SudokuActions::chosen(std::vector<AnyPuzzle> puzzles,
                                             const QString& name) const {
    std::vector<SudokuFile> files;
    for (const AnyPuzzle& puzzle : puzzles)
        files.push_back(puzzle.as<SudokuFile>());
    puzzles.clear();
    for (SudokuFile& file : chooseSudokus(files, name, window()))
        puzzles.push_back(anyPuzzle(std::move(file)));
    return puzzles;
}

QString SudokuActions::defectOf(const AnyPuzzle& puzzle) const {
    const SudokuGrid& givens = puzzle.as<SudokuFile>().givens;
    return givens.filledCount() == 0 ? QString() : sudokuDefect(givens);
}

void SudokuActions::createSudoku() {
    NewSudokuDialog dialog(window());
    if (dialog.exec() == QDialog::Accepted)
        add(pageFor(anyPuzzle(dialog.file()), {}))->inform(dialog.shortfall());
}

void SudokuActions::preview(SudokuPage& page) {
    const QPointer<SudokuPage> previewed(&page);
    const SudokuFile file = page.shownFile();
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(page.document().displayName());
    QPrintPreviewDialog dialog(&printer, window());
    bool isRefused = false;
    connect(&dialog, &QPrintPreviewDialog::paintRequested, &dialog,
            [&](QPrinter* to) { isRefused = !paintPage(*to, file, printer.docName()); });
    dialog.exec();
    if (isRefused && previewed != nullptr)
        previewed->inform(printerRefusal());
}

void SudokuActions::printPage(SudokuPage& page) {
    const QPointer<SudokuPage> printed(&page);
    const SudokuFile file = page.shownFile();
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(page.document().displayName());
    try {
        requirePrinter(printer);
    } catch (const std::exception&) {
        page.warn(failureSentence());
        return;
    }
    QPrintDialog dialog(&printer, window());
    if (dialog.exec() != QDialog::Accepted)
        return;
    const bool toPdf = printer.outputFormat() == QPrinter::PdfFormat;
    const bool done = paintPage(printer, file, printer.docName()) &&
                      !(toPdf && dropTornPdf(printer.outputFileName()));
    if (printed != nullptr)
        page.showMessage(done ? MessageBar::Kind::Information : MessageBar::Kind::Warning,
                         done ? tr("The Sudoku was printed.") : printerRefusal());
}

void SudokuActions::exportPage(SudokuPage& page) {
    const SudokuFile file = page.shownFile();
    page.exportTo(
        m_settings.lastFolder(), pictureExtensions() + kSudokuLinesFormat.extensions(),
        [&](const QString& ending) {
            const auto format = pictureFormatOf(u'.' + ending);
            return format ? pictureOf(file, *format) : kSudokuLinesFormat.write({&file, 1});
        },
        [&](const QString& ending) {
            return pictureFormatOf(u'.' + ending)
                       ? QString()
                       : kind().lossesOf(anyPuzzle(file), kSudokuLinesFormat.id());
        });
}

} // namespace tessera
