// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sudoku/SudokuPage.h"

#include "widgets/sudoku/SudokuView.h"

#include "core/kind/SudokuKind.h"
#include "core/sudoku/SudokuGrid.h"

#include <QAction>
#include <QCoreApplication>
#include <QGridLayout>
#include <QLocale>
#include <QPainter>
#include <QStringList>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace tessera {

RecordedRun SudokuSearch::record() const {
    RecordedRun run = SearchController::record();
    SudokuFile file = searchedPuzzle().as<SudokuFile>();
    file.digits = file.givens;
    file.marks.clear();
    run.puzzle = anyPuzzle(std::move(file));
    return run;
}

void SudokuSearch::lay(const Solution& solution, int /*score*/) {
    m_document.lay(gridOf(m_document.file().givens.order(), solution),
                   [] { return tr("Keep the search’s grid"); });
}

QString SudokuSearch::narrate(const StepMoment& before, const StepMoment& after,
                              std::span<const TraceEvent> events) const {
    const SearchNumbers& now = after.numbers;
    const auto& step = now.step;
    if (before.solution.empty() && !(step && step->kind != StepKind::Start))
        return tr("The first grid: %1 of %2.").arg(now.current).arg(now.total);
    QStringList sentences;
    if (std::ranges::any_of(
            events, [](const TraceEvent& event) { return event.kind == TraceEventKind::Restart; }))
        sentences << tr("Restart.");
    if (std::ranges::any_of(
            events, [](const TraceEvent& event) { return event.kind == TraceEventKind::Reheat; }))
        sentences << tr("Reheated.");
    if (step)
        sentences << toldText(*step, now.current);
    sentences << changesText(before, after);
    if (!before.solution.empty() && now.best > before.numbers.best)
        sentences << (now.current == now.best
                          ? tr("The best so far.")
                          : tr("On the way it reached %1, the best so far.").arg(now.best));
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

/// The method's report of a step; empty if the changed cells say enough.
QString SudokuSearch::toldText(const SearchStep& step, int score) const {
    if (step.temperature || step.kind == StepKind::Measurement)
        return annealedText(step);
    const QString part = QCoreApplication::translate("Solver", step.name);
    switch (step.kind) {
    case StepKind::Shake:
        return tr("Shaken by %n random move(s) among the %1.", nullptr,
                  static_cast<int>(step.count.value_or(0)))
            .arg(part);
    case StepKind::Move:
        return tr("Makes the best of the %1.").arg(part);
    case StepKind::NoMove:
        return tr("None of the %1 improves the grid.").arg(part);
    case StepKind::GoBack:
        return tr("%1 is no improvement, so the search returns to the kept grid.")
            .arg(step.from.value_or(0));
    case StepKind::Keep:
        if (!step.from)
            return tr("A local optimum is kept as the starting point.");
        return score > *step.from
                   ? tr("Better than the kept grid (%1), so it is kept.").arg(*step.from)
                   : tr("As good as the kept grid, so it is kept.");
    default:
        return bredText(step);
    }
}

/// A step of simulated annealing.
QString SudokuSearch::annealedText(const SearchStep& step) const {
    const auto number = [](double value) { return QLocale().toString(value, 'g', 3); };
    const QString temperature = number(step.temperature.value_or(0));
    switch (step.kind) {
    case StepKind::Measurement:
        return tr("%n random swap(s) were made to choose the temperature.", nullptr,
                  static_cast<int>(step.count.value_or(0)));
    case StepKind::Cooling:
        return tr("Level %1 starts at temperature %2.")
            .arg(step.level.value_or(0))
            .arg(temperature);
    case StepKind::Move:
        return step.delta >= 0
                   ? tr("No loss, so it is accepted at any temperature.")
                   : tr("Accepted at temperature %1, with probability %2.")
                         .arg(temperature, number(step.chance.value_or(0)));
    default:
        return tr("Swap %1 and %2? Rejected: at temperature %3 its probability was %4.")
            .arg(sudokuCellName(m_document.digits(), static_cast<int>(step.cells.front())),
                 sudokuCellName(m_document.digits(), static_cast<int>(step.cells.back())),
                 temperature, number(step.chance.value_or(0)));
    }
}

/// A step of the genetic algorithm.
QString SudokuSearch::bredText(const SearchStep& step) {
    const int count = static_cast<int>(step.count.value_or(0));
    switch (step.kind) {
    case StepKind::Start:
        return step.level ? tr("Grid %1 of %2 of a new population.").arg(*step.level).arg(count)
                          : QString();
    case StepKind::Selection:
        return tr("Two parents were chosen, with %1 and %2. This is the first.")
            .arg(step.from.value_or(0))
            .arg(step.other.value_or(0));
    case StepKind::Crossover:
        return tr("The child takes %n block(s) from its other parent (%1).", nullptr, count)
            .arg(step.other.value_or(0));
    case StepKind::Mutation:
        return tr("Mutation: %n random swap(s).", nullptr, count);
    case StepKind::Polish:
        return tr("Local search works on the grid.");
    case StepKind::Generation:
        return tr("Generation %1 is complete. This is its best grid.").arg(step.level.value_or(0));
    default:
        return {};
    }
}

QString SudokuSearch::changesText(const StepMoment& before, const StepMoment& after) const {
    const SearchNumbers& now = after.numbers;
    const QString score = tr("%1 of %2").arg(now.current).arg(now.total);
    const auto changed = differingCells(before.solution, after.solution);
    constexpr std::size_t most = 8;
    QStringList cells;
    for (std::size_t i = 0; i < std::min(changed.size(), most); ++i)
        cells << sudokuCellName(m_document.digits(), static_cast<int>(changed[i]));
    const QString names = cells.join(QStringLiteral(", "));
    if (changed.empty())
        return tr("No cell changed: still %1.").arg(score);
    if (changed.size() <= most)
        return tr("%1 changed: now %2.").arg(names, score);
    return tr("%1 and %n more cell(s) changed: now %2.", nullptr,
              static_cast<int>(changed.size() - most))
        .arg(names, score);
}

QString SudokuSearch::scoreSentence() const {
    return tr("%n digit(s) are missing in rows and columns.", nullptr,
              numbers().total - numbers().best);
}

QString SudokuSearch::endSentence(StopReason reason) const {
    return reason == StopReason::Solved ? tr("Solved: every row, column and block has each digit.")
                                        : SearchController::endSentence(reason);
}

SudokuPage::SudokuPage(std::unique_ptr<SudokuDocument> document, QWidget* parent)
    : PuzzlePage(*document, parent), m_document(std::move(document)), m_search(*m_document),
      m_view(new SudokuView(this)) {
    m_view->setObjectName(QStringLiteral("sudokuView"));
    setView(m_view);
    connect(m_view, &SudokuView::digitRequested, m_document.get(), &SudokuDocument::setDigit);
    connect(m_view, &SudokuView::markRequested, m_document.get(), &SudokuDocument::toggleMark);
    connect(m_view, &SudokuView::refused, this, &SudokuPage::refuseReadOnly);
    connect(m_view, &SudokuView::currentCellChanged, this, &PuzzlePage::cellTextChanged);
    connect(m_document.get(), &SudokuDocument::changed, this, &SudokuPage::showGrid);
    connect(m_document.get(), &SudokuDocument::refused, this, &PuzzlePage::warn);
    // A message is outdated after any other action.
    connect(&m_document->history(), &QUndoStack::indexChanged, this, [this] { inform({}); });
    connect(&m_search, &SearchController::shownBoardChanged, this, &SudokuPage::showGrid);
    connect(&m_search, &SearchController::stepTaken, this, &SudokuPage::showGrid);
    followSearch();
    showGrid();
    showState();
}

SudokuGrid SudokuPage::shownDigits() const {
    const Solution& live = m_search.shownSolution();
    return live.empty() ? m_document->digits() : gridOf(m_document->digits().order(), live);
}

SudokuFile SudokuPage::shownFile() const {
    SudokuFile file = m_document->file();
    file.digits = shownDigits();
    return file;
}

QString SudokuPage::scoreText() {
    const SudokuGrid grid = shownDigits();
    if (tessera::isSolved(grid))
        return tr("solved");
    return tr("%n empty cell(s)", nullptr, grid.cells() - grid.filledCount()) +
           tr(" · %n conflict(s)", nullptr, static_cast<int>(conflictsOf(grid).size()));
}

bool SudokuPage::isSolved() { return tessera::isSolved(m_document->digits()); }

Celebration::Stage SudokuPage::stage() {
    const int cells = m_document->digits().cells();
    const QRectF grid = m_view->cellRect(0) | m_view->cellRect(cells - 1);
    const int current = m_view->currentCell();
    return {
        m_view, grid.toAlignedRect(),
        (current >= 0 && current < cells ? m_view->cellRect(current) : grid).center().toPoint()};
}

QString SudokuPage::widestScoreText() {
    return tr("%n empty cell(s)", nullptr, 888) + tr(" · %n conflict(s)", nullptr, 888);
}

QString SudokuPage::cellText() { return m_view->cellDescription(m_view->currentCell()); }

void SudokuPage::retranslate() {
    m_view->setAccessibleName(SudokuView::tr("Sudoku grid"));
    m_view->setAccessibleDescription(cellText());
    PuzzlePage::retranslate();
}

void SudokuPage::showGrid() {
    m_view->setContent(contentOf(shownFile()));
    m_view->setOutlined(m_search.stepCells());
    emit shownBoardChanged();
    emit cellTextChanged();
}

void SudokuPage::showState() {
    const bool readOnly = isReadOnly();
    if (m_view->isReadOnly() != readOnly) {
        m_view->setReadOnly(readOnly);
        emit readOnlyChanged();
    }
    // Ctrl and a letter is a shortcut.
    const QString notice =
        m_document->digits().order() <= 3
            ? tr("Type digits · Ctrl+digit makes a pencil mark · Delete clears")
            : tr("Type digits or letters · Pencil mode makes pencil marks · Delete clears");
    showNotice(readOnly ? shownSolutionNotice() : notice);
}

/// A digit with a number in its corner.
class DigitButton final : public QToolButton {
public:
    using QToolButton::QToolButton;

    void setLeft(int left) {
        m_left = left;
        update();
    }

protected:
    void paintEvent(QPaintEvent* event) override {
        QToolButton::paintEvent(event);
        QPainter painter(this);
        QFont small = font();
        small.setPixelSize(std::max(9, small.pixelSize() / 2));
        painter.setFont(small);
        painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled,
                                       QPalette::PlaceholderText));
        painter.drawText(rect().adjusted(4, 3, -4, -3), Qt::AlignRight | Qt::AlignBottom,
                         m_left > 0 ? QString::number(m_left) : QStringLiteral("✓"));
    }

private:
    int m_left = 0;
};

DigitPanel::DigitPanel(QAction* pencil, QWidget* parent)
    : QWidget(parent), m_pad(new QWidget(this)), m_grid(new QGridLayout(m_pad)),
      m_clear(new QToolButton(this)) {
    setWindowTitle(tr("Digits"));
    // As in the grid, digits run from left to right in every language.
    m_pad->setLayoutDirection(Qt::LeftToRight);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_clear->setText(tr("Clear"));
    m_clear->setToolTip(tr("Remove the digit or pencil marks from the selected cells"));
    auto* marks = new QToolButton(this);
    marks->setDefaultAction(pencil);
    auto* layout = new QVBoxLayout(this);
    m_grid->setSpacing(4);
    layout->addWidget(m_pad, 1);
    auto* row = new QHBoxLayout;
    for (QToolButton* button : {m_clear, marks}) {
        button->setFocusPolicy(Qt::NoFocus);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        row->addWidget(button, 1);
    }
    layout->addLayout(row);
    connect(m_clear, &QToolButton::clicked, this, [this] { m_link.page()->view().enterDigit(0); });
}

void DigitPanel::setPage(SudokuPage* page) {
    if (page == m_link.page())
        return;
    m_link.setPage(page);
    if (page == nullptr)
        return;
    for (const auto signal : {&PuzzlePage::shownBoardChanged, &PuzzlePage::readOnlyChanged})
        connect(page, signal, m_link.context(), [this] { refresh(); });
    refresh();
}

void DigitPanel::makeButtons(int order) {
    qDeleteAll(std::exchange(m_buttons, {}));
    for (int digit = 1; digit <= order * order; ++digit) {
        const QString symbol = digitSymbol(static_cast<Digit>(digit));
        auto* button = new DigitButton(m_pad);
        // So that typed digits still go to the grid.
        button->setFocusPolicy(Qt::NoFocus);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        button->setText(symbol);
        button->setObjectName(QStringLiteral("digit") + symbol);
        QFont font = button->font();
        font.setPixelSize(order <= 3 ? 22 : 15);
        button->setFont(font);
        connect(button, &QToolButton::clicked, this,
                [this, digit] { m_link.page()->view().enterDigit(static_cast<Digit>(digit)); });
        m_grid->addWidget(button, (digit - 1) / order, (digit - 1) % order);
        m_buttons.push_back(button);
    }
}

void DigitPanel::refresh() {
    const SudokuGrid grid = m_link.page()->shownDigits();
    if (static_cast<int>(m_buttons.size()) != grid.side())
        makeButtons(grid.order());
    const bool usable = !m_link.page()->isReadOnly();
    m_clear->setEnabled(usable);
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const auto digit = static_cast<Digit>(i + 1);
        const auto placed = std::ranges::count(grid.digits(), digit);
        const int left = std::max(0, grid.side() - static_cast<int>(placed));
        DigitButton& button = *m_buttons[i];
        button.setEnabled(usable);
        button.setLeft(left);
        const QString what =
            left > 0 ? tr("Digit %1: %n left to place", nullptr, left).arg(digitSymbol(digit))
                     : tr("Digit %1: all are placed").arg(digitSymbol(digit));
        button.setToolTip(what);
        button.setAccessibleName(what);
    }
}

} // namespace tessera
