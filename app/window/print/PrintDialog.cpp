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

#include "core/support/UserError.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kPagePreviewSide = 1100;
constexpr double kWidestMargin = 80;
constexpr double kWidestGap = 20;

QDoubleSpinBox* millimetreBox(QWidget* parent, const char* objectName, double lowest,
                              double highest, double value, const QString& tip) {
    return decimalBox(parent, objectName, lowest, highest, value, PrintDialog::tr(" mm"), tip);
}

QToolButton* arrowButton(QWidget* parent, const char* objectName, Qt::ArrowType arrow,
                         const QString& name, const QKeySequence& key) {
    auto* button = new QToolButton(parent);
    button->setObjectName(QLatin1String(objectName));
    button->setArrowType(arrow);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(name);
    button->setShortcut(key);
    button->setToolTip(QStringLiteral("%1 (%2)").arg(name, key.toString(QKeySequence::NativeText)));
    return button;
}

} // namespace

PrintDialog::PrintDialog(PuzzleFile file, const PrintChoice& choice, QWidget* parent)
    : QDialog(parent), m_file(std::move(file)),
      m_kind(comboBox(this, "printKind", tr("What"), tr("What is printed"))),
      m_paper(comboBox(this, "printPaper", tr("Paper"), tr("The size of the paper"))),
      m_orientation(
          comboBox(this, "printOrientation", tr("Orientation"), tr("How the paper lies"))),
      m_margin(millimetreBox(this, "printMargin", 0, kWidestMargin, choice.sheets.margin,
                             tr("The margin on all four sides; most printers need 5 mm"))),
      m_tiles(tileThemeBox(this, "printTiles")), m_notice(new NoticeLine(this)),
      m_preview(new PicturePreview(this)),
      m_previous(arrowButton(this, "previousPage", Qt::LeftArrow, tr("Page before"),
                             QKeySequence(Qt::CTRL | Qt::Key_PageUp))),
      m_next(arrowButton(this, "nextPage", Qt::RightArrow, tr("Next page"),
                         QKeySequence(Qt::CTRL | Qt::Key_PageDown))),
      m_pageNumber(new QLabel(this)), m_print(new QPushButton(tr("&Print…"), this)),
      m_save(new QPushButton(tr("&Save as PDF…"), this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Close, this)), m_job(new LatestJob(this)) {
    setWindowTitle(tr("Print Preview"));
    m_kind->addItems({tr("The board as it is"), tr("The puzzle, to cut out and play")});
    m_kind->setCurrentIndex(static_cast<int>(choice.kind));
    m_paper->addItem(tr("A4 (210 × 297 mm)"), QPageSize::A4);
    m_paper->addItem(tr("A3 (297 × 420 mm)"), QPageSize::A3);
    m_paper->addItem(tr("Letter (8.5 × 11 in)"), QPageSize::Letter);
    m_paper->addItem(tr("Legal (8.5 × 14 in)"), QPageSize::Legal);
    m_paper->setCurrentIndex(std::max(0, m_paper->findData(choice.paper)));
    m_orientation->addItems({tr("Upright"), tr("Across")});
    m_orientation->setCurrentIndex(choice.across ? 1 : 0);
    m_tiles->setCurrentIndex(std::max(0, m_tiles->findData(choice.picture.theme)));
    m_boardBox = boardBox(choice.picture);
    m_sheetsBox = sheetsBox(choice.sheets);
    m_print->setObjectName(QStringLiteral("print"));
    m_print->setToolTip(tr("Choose a printer and print"));
    m_print->setDefault(true);
    m_save->setObjectName(QStringLiteral("savePdf"));
    m_save->setToolTip(tr("Write these pages to a file"));
    arrange();
    connectAll();
    choiceChanged();
    m_job->hurry();
}

QGroupBox* PrintDialog::boardBox(const PictureOptions& options) {
    auto* box = new QGroupBox(tr("Board"), this);
    m_labels = checkBox(box, "labels", tr("Piece &numbers"), tr("Write each piece’s number on it"),
                        options.labels);
    m_coordinates = checkBox(box, "coordinates", tr("Coor&dinates"),
                             tr("Column letters and row numbers on the rim"), options.coordinates);
    m_mismatches = checkBox(box, "mismatches", tr("Mis&match marks"),
                            tr("Mark the joints that do not match"), options.mismatches);
    m_locks = checkBox(box, "locks", tr("P&ins"), tr("Show which pieces are locked or hints"),
                       options.locks);
    auto* layout = new QVBoxLayout(box);
    for (QCheckBox* check : {m_labels, m_coordinates, m_mismatches, m_locks})
        layout->addWidget(check);
    return box;
}

QGroupBox* PrintDialog::sheetsBox(const SheetSettings& settings) {
    auto* box = new QGroupBox(tr("Puzzle"), this);
    m_piece = millimetreBox(box, "printPiece", kSmallestPieceMm, kLargestPieceMm, settings.piece,
                            tr("A side of a piece, and of a cell of the board"));
    m_gap = millimetreBox(box, "printGap", 0, kWidestGap, settings.gap,
                          tr("Between pieces; with 0 one cut parts two of them"));
    m_backs =
        checkBox(box, "printBacks", tr("Num&bers on the back"),
                 tr("A second page for each sheet of pieces: print on both sides, turned over "
                    "at the long edge"),
                 settings.backs);
    m_emptyBoard = checkBox(box, "printEmptyBoard", tr("&Empty board with hints"),
                            tr("A board to play on at the same scale, in parts if it is large"),
                            settings.board);
    auto* form = new QFormLayout(box);
    form->addRow(tr("Piece si&ze:"), m_piece);
    form->addRow(tr("&Gap:"), m_gap);
    form->addRow(m_backs);
    form->addRow(m_emptyBoard);
    return box;
}

QWidget* PrintDialog::pageBox() {
    m_preview->setObjectName(QStringLiteral("pagePreview"));
    m_preview->setAccessibleName(tr("Preview of the page"));
    m_pageNumber->setObjectName(QStringLiteral("pageNumber"));
    m_pageNumber->setAlignment(Qt::AlignCenter);
    auto* box = new QWidget(this);
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

void PrintDialog::arrange() {
    auto* form = new QFormLayout;
    form->addRow(tr("&What:"), m_kind);
    form->addRow(tr("P&aper:"), m_paper);
    form->addRow(tr("&Orientation:"), m_orientation);
    form->addRow(tr("Ma&rgins:"), m_margin);
    form->addRow(tr("Ti&les:"), m_tiles);
    auto* left = new QVBoxLayout;
    left->addLayout(form);
    left->addWidget(m_boardBox);
    left->addWidget(m_sheetsBox);
    m_buttons->addButton(m_save, QDialogButtonBox::ActionRole);
    m_buttons->addButton(m_print, QDialogButtonBox::ActionRole);
    arrangeChoices(this, left, m_notice, pageBox(), m_buttons);
    resize(820, 640);
}

void PrintDialog::connectAll() {
    for (QComboBox* box : {m_kind, m_paper, m_orientation, m_tiles})
        connect(box, &QComboBox::currentIndexChanged, this, &PrintDialog::choiceChanged);
    for (QDoubleSpinBox* box : {m_margin, m_piece, m_gap})
        connect(box, &QDoubleSpinBox::valueChanged, this, &PrintDialog::choiceChanged);
    for (QCheckBox* box : {m_labels, m_coordinates, m_mismatches, m_locks, m_backs, m_emptyBoard})
        connect(box, &QCheckBox::toggled, this, &PrintDialog::choiceChanged);
    connect(m_previous, &QToolButton::clicked, this, [this] { turnTo(m_page - 1); });
    connect(m_next, &QToolButton::clicked, this, [this] { turnTo(m_page + 1); });
    connect(m_print, &QPushButton::clicked, this, &PrintDialog::print);
    connect(m_save, &QPushButton::clicked, this, &PrintDialog::save);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &PrintDialog::reject);
}

PrintChoice PrintDialog::choice() const {
    PrintChoice choice;
    choice.kind = static_cast<PrintChoice::Kind>(m_kind->currentIndex());
    choice.paper = static_cast<QPageSize::PageSizeId>(m_paper->currentData().toInt());
    choice.across = m_orientation->currentIndex() == 1;
    choice.picture.theme = m_tiles->currentData().toString();
    choice.picture.labels = m_labels->isChecked();
    choice.picture.coordinates = m_coordinates->isChecked();
    choice.picture.mismatches = m_mismatches->isChecked();
    choice.picture.locks = m_locks->isChecked();
    choice.sheets.margin = m_margin->value();
    choice.sheets.piece = m_piece->value();
    choice.sheets.gap = m_gap->value();
    choice.sheets.backs = m_backs->isChecked();
    choice.sheets.board = m_emptyBoard->isChecked();
    return choice;
}

void PrintDialog::choiceChanged() {
    const PrintChoice chosen = choice();
    m_boardBox->setVisible(chosen.kind == PrintChoice::Kind::Board);
    m_sheetsBox->setVisible(chosen.kind == PrintChoice::Kind::Sheets);
    QString trouble;
    try {
        m_pages = printedPages(m_file, chosen);
    } catch (const UserError& error) {
        trouble = error.sentence();
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
    showPage();
}

void PrintDialog::showPage() {
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

void PrintDialog::print() {
    finishWith([this] { return printWithDialog(this, m_file, choice()); });
}

void PrintDialog::save() {
    const QString path = m_askForPath ? m_askForPath() : QString();
    if (!path.isEmpty())
        finishWith([this, path] { return writePdf(this, m_file, choice(), path); });
}

void PrintDialog::finishWith(const std::function<QString()>& act) {
    try {
        m_result = act();
    } catch (const UserError& error) {
        m_notice->setWarning(error.sentence());
        return;
    }
    if (!m_result.isEmpty())
        accept();
}

PrintActions::PrintActions(PageActs& acts, AppSettings& settings, QWidget* window)
    : QObject(window),
      preview(makeAction({"filePrintPreview", tr("Print pre&view…"),
                          tr("Lay out the board, or the puzzle to cut out and play, and print it"),
                          QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)},
                         this)),
      print(makeAction({"filePrint", tr("&Print…"), tr("Print as the print preview shows it"),
                        QKeySequence::Print, "print"},
                       this)),
      m_settings(settings), m_window(window) {
    acts.on<DocumentPage>(preview, PageActs::When::Always,
                          [this](DocumentPage& page) { showPreview(page); });
    acts.on<DocumentPage>(print, PageActs::When::Always,
                          [this](DocumentPage& page) { printNow(page); });
}

PuzzleFile PrintActions::shownFile(DocumentPage& page) const {
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
        page->showMessage(MessageBar::Kind::Information, dialog.result());
}

void PrintActions::printNow(DocumentPage& shown) {
    const QPointer<DocumentPage> page(&shown);
    m_choice.picture.theme = page->view().theme();
    auto kind = MessageBar::Kind::Information;
    QString result;
    try {
        result = printWithDialog(m_window, shownFile(*page), m_choice);
    } catch (const UserError& error) {
        kind = MessageBar::Kind::Warning;
        result = error.sentence();
    }
    if (page != nullptr && !result.isEmpty())
        page->showMessage(kind, result);
}

} // namespace tessera
