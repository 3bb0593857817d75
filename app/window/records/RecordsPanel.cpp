// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/records/RecordsPanel.h"

#include "app/window/board/BoardSearch.h"
#include "app/window/board/DocumentPage.h"
#include "app/window/common/ActionFactory.h"
#include "app/window/common/FilePrompts.h"
#include "app/window/common/FormControls.h"
#include "app/window/settings/AppSettings.h"
#include "widgets/forms/WrapLayout.h"

#include "core/kind/Kind.h"
#include "core/search/Solver.h"
#include "core/support/NumberText.h"
#include "core/support/UserError.h"

#include <QAction>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>

namespace tessera {

namespace {

QToolButton* button(QAction* action, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    return button;
}

QString methodText(const BoardRecord& record) {
    const SolverInfo* info = findSolver(record.solver.toStdString());
    const QString method = info != nullptr ? translated(info->name) : record.solver;
    return record.finder.isEmpty() ? method
                                   //: 1 a method, 2 the part of it that found a board
                                   : RecordsPanel::tr("%1, %2").arg(
                                         method, translated(record.finder.toUtf8().constData()));
}

QString noneSentence() {
    return RecordsPanel::tr(
        "No search has found a full board of this puzzle yet. The best ones appear here.");
}

enum RecordColumn { kScoreColumn, kMethodColumn };

/// A search may find several boards a second, and the whole file is read and checked.
constexpr int kReadMilliseconds = 1000;

QStringList recordHeader() {
    return {RecordsPanel::tr("Score"), RecordsPanel::tr("Method"),
            //: when a board was found
            RecordsPanel::tr("Found"),
            //: after how much running time a board was found
            RecordsPanel::tr("After"), RecordsPanel::tr("Seed")};
}

} // namespace

std::vector<Figure> recordFigures(const BoardRecord& record) {
    return {numberFigure(record.score, 0),
            wordFigure(methodText(record)),
            {QLocale().toString(record.time, QLocale::ShortFormat), record.time},
            {durationText(record.seconds, true), record.seconds},
            {QString::number(record.seed), static_cast<qulonglong>(record.seed)}};
}

RecordsPanel::RecordsPanel(AppSettings& settings, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_update(*this, [this] { showRecords(); }),
      m_model(new FigureTableModel(recordHeader(), this)),
      m_table(new SortedTable(*m_model, kMethodColumn, this)),
      m_notice(sentenceLabel(this, "recordsNotice")),
      m_lay(makeAction({"recordLay", tr("Place record"),
                        tr("Place the selected record on the board as one undo step"),
                        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L)},
                       this)),
      m_export(makeAction({"recordExport",
                           tr("Export records…"),
                           tr("Export all records of this puzzle as a table for other programs"),
                           {}},
                          this)) {
    described(m_table, "records",
              tr("The best boards found so far. Enter or a double click places one on the board."),
              tr("Best boards found for this puzzle"));
    m_table->sortByColumn(kScoreColumn, Qt::DescendingOrder);
    arrange();
    connect(m_lay, &QAction::triggered, this, &RecordsPanel::lay);
    connect(m_export, &QAction::triggered, this, &RecordsPanel::exportRecords);
    connect(m_table, &QTableView::activated, m_lay, &QAction::trigger);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &RecordsPanel::showWhatIsAllowed);
    showWhatIsAllowed();
}

void RecordsPanel::arrange() {
    auto* row = new QHBoxLayout;
    row->addWidget(m_notice, 1);
    // In one line, they would make the column wider than the other panels do.
    auto* buttons = new WrapLayout;
    buttons->addWidget(button(m_lay, this));
    buttons->addWidget(button(m_export, this));
    row->addLayout(buttons);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(4);
    layout->addWidget(m_table, 1);
    layout->addLayout(row);
}

void RecordsPanel::setPage(DocumentPage* page) {
    m_link.setPage(page);
    setEnabled(page != nullptr);
    if (page != nullptr) {
        QObject* context = m_link.context();
        const auto forgetThem = [this] { forget(); };
        connect(&page->document(), &PuzzleDocument::puzzleReplaced, context, forgetThem);
        connect(&page->document(), &PuzzleDocument::piecesChanged, context, forgetThem);
        connect(&page->recordKeeper(), &RecordKeeper::added, context,
                [this] { setStale(kReadMilliseconds); });
        const auto update = [this] { showWhatIsAllowed(); };
        connect(page, &DocumentPage::readOnlyChanged, context, update);
        // Reasons differ during a search and after it.
        connect(&page->search(), &SearchController::stateChanged, context, update);
    }
    forget();
}

/// Other programs may add some before it is shown again.
void RecordsPanel::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    setStale();
}

void RecordsPanel::setStale(int milliseconds) {
    m_stale = true;
    m_update.request(milliseconds);
    showWhatIsAllowed();
}

void RecordsPanel::forget() {
    setRecords({});
    m_notice->setText(noneSentence());
    m_update.cancel();
    setStale();
}

void RecordsPanel::setRecords(std::vector<BoardRecord> records) {
    std::optional<Board> selected;
    if (const BoardRecord* record = selectedRecord())
        selected = record->board;
    m_records = std::move(records);
    std::vector<std::vector<Figure>> rows;
    std::ranges::transform(m_records, std::back_inserter(rows), recordFigures);
    m_model->setRows(std::move(rows));
    if (!selected)
        return;
    const auto found = std::ranges::find(m_records, *selected, &BoardRecord::board);
    if (found != m_records.end())
        m_table->chooseRow(static_cast<int>(found - m_records.begin()));
}

bool RecordsPanel::showRecords() {
    m_stale = false;
    m_update.cancel();
    if (m_link.page() == nullptr)
        return true;
    bool readable = true;
    const Puzzle& puzzle = m_link.page()->document().puzzle();
    try {
        setRecords(readRecords(recordsPath(puzzle), puzzle));
        m_notice->setText(m_records.empty()
                              ? noneSentence()
                              : tr("Best: %1 of %2")
                                    .arg(std::ranges::max(m_records, {}, &BoardRecord::score).score)
                                    .arg(puzzle.totalEdges()));
    } catch (const UserError& error) {
        setRecords({});
        m_notice->setText(error.sentence());
        m_link.page()->warn(error.sentence());
        readable = false;
    }
    showWhatIsAllowed();
    return readable;
}

/// Before they are read it is only known whether there is a file.
void RecordsPanel::showWhatIsAllowed() {
    DocumentPage* page = m_link.page();
    const bool hasAny =
        page != nullptr &&
        (m_stale ? QFileInfo::exists(recordsPath(page->document().puzzle())) : !m_records.empty());
    const QString none =
        page == nullptr ? tr("Open an edge-matching puzzle first.") : noneSentence();
    const QString readOnly = hasAny ? page->readOnlyReason() : none;
    setAllowed(*m_export, hasAny, none);
    setAllowed(*m_lay, readOnly.isEmpty(), readOnly);
}

bool RecordsPanel::hasRecords() {
    const bool isTold = m_stale && !showRecords();
    if (m_records.empty() && m_link.page() != nullptr && !isTold)
        m_link.page()->warn(noneSentence());
    return !m_records.empty();
}

const BoardRecord* RecordsPanel::selectedRecord() const {
    const int row = m_table->modelRow(m_table->currentIndex());
    return row < 0 ? nullptr : &m_records[static_cast<std::size_t>(row)];
}

void RecordsPanel::lay() {
    if (!hasRecords())
        return;
    // The best one if none is selected.
    const BoardRecord* selected = selectedRecord();
    const BoardRecord& record = selected != nullptr
                                    ? *selected
                                    : *std::ranges::max_element(m_records, {}, &BoardRecord::score);
    const int total = m_link.page()->document().puzzle().totalEdges();
    m_link.page()->editor().lay(record.board, [score = record.score, total] {
        return tr("Place a record (%1 of %2)").arg(score).arg(total);
    });
}

void RecordsPanel::exportRecords() {
    if (!hasRecords())
        return;
    DocumentPage& page = *m_link.page();
    page.exportTo(m_settings.lastFolder(), {QStringLiteral("csv")},
                  [&](const QString&) { return recordsCsv(m_records, page.document().puzzle()); });
}

} // namespace tessera
