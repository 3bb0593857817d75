// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sudoku/SudokuDialogs.h"

#include "app/window/common/FormControls.h"
#include "app/window/common/LongWork.h"
#include "widgets/sudoku/SudokuView.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QVBoxLayout>

namespace tessera {

namespace {

void fill(QComboBox& box, std::span<const SudokuWord> words) {
    for (std::size_t i = 0; i < words.size(); ++i)
        box.addItem(QCoreApplication::translate("Sudoku", words[i].name), static_cast<int>(i));
}

constexpr int kAnyDifficulty = -1;

} // namespace

NewSudokuDialog::NewSudokuDialog(QWidget* parent)
    : QDialog(parent), m_size(comboBox(this, "sudokuSize", tr("Size"), tr("Cells a side"))),
      m_content(comboBox(this, "sudokuContent", tr("Givens"),
                         tr("Generate a puzzle with one solution, or begin with an open grid"))),
      m_difficulty(comboBox(this, "sudokuDifficulty", tr("Difficulty"),
                            tr("What solving it takes: singles; pairs and locked candidates; "
                               "triples and X-wings; or more"))),
      m_givens(countBox(this, "sudokuGivens", tr("Number of givens"),
                        tr("How many digits are given; fewer are found for smaller numbers only by "
                           "luck"))),
      m_symmetry(comboBox(this, "sudokuSymmetry", tr("Symmetry"), tr("How the givens lie"))),
      m_seed(new SeedField(this)) {
    setWindowTitle(tr("New Sudoku"));
    for (int order = kSmallestOrder; order <= kLargestOrder; ++order)
        m_size->addItem(tr("%1 × %1").arg(order * order), order);
    m_size->setCurrentIndex(kUsualOrder - kSmallestOrder);
    m_content->addItem(tr("Generate a puzzle"), true);
    m_content->addItem(tr("Open grid to type into"), false);
    m_difficulty->addItem(tr("Any"), kAnyDifficulty);
    fill(*m_difficulty, sudokuDifficulties());
    m_difficulty->setCurrentIndex(m_difficulty->findData(0));
    fill(*m_symmetry, sudokuSymmetries());
    m_symmetry->setCurrentIndex(1);
    m_seed->setSeed(QRandomGenerator::global()->bounded(1U, 1'000'000U));
    auto* form = new QFormLayout;
    form->addRow(tr("&Size:"), m_size);
    form->addRow(tr("&Content:"), m_content);
    form->addRow(tr("&Difficulty:"), m_difficulty);
    form->addRow(tr("Number of &givens:"), m_givens);
    form->addRow(tr("S&ymmetry:"), m_symmetry);
    form->addRow(tr("S&eed:"), m_seed);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addStretch(1);
    layout->addWidget(acceptButtons(*this, tr("C&reate")));
    connect(m_size, &QComboBox::currentIndexChanged, this, &NewSudokuDialog::showWhatApplies);
    connect(m_content, &QComboBox::currentIndexChanged, this, &NewSudokuDialog::showWhatApplies);
    showWhatApplies();
}

void NewSudokuDialog::showWhatApplies() {
    const bool generates = m_content->currentData().toBool();
    m_difficulty->setEnabled(generates);
    m_givens->setEnabled(generates);
    m_symmetry->setEnabled(generates);
    m_seed->setEnabled(generates);
    const int order = m_size->currentData().toInt();
    m_givens->setRange(0, order * order * order * order);
    m_givens->setSpecialValueText(tr("as few as needed"));
}

SudokuSettings NewSudokuDialog::settings() const {
    SudokuSettings settings;
    settings.order = m_size->currentData().toInt();
    if (m_givens->value() > 0)
        settings.givens = m_givens->value();
    if (m_difficulty->currentData().toInt() != kAnyDifficulty)
        settings.difficulty = static_cast<SudokuDifficulty>(m_difficulty->currentData().toInt());
    settings.symmetry = static_cast<SudokuSymmetry>(m_symmetry->currentData().toInt());
    settings.seed = m_seed->seed();
    return settings;
}

void NewSudokuDialog::accept() {
    const SudokuSettings wished = settings();
    if (!m_content->currentData().toBool()) {
        m_file = SudokuFile(SudokuGrid(wished.order));
        QDialog::accept();
        return;
    }
    std::optional<GeneratedSudoku> made;
    const bool done =
        runLongWork(this, tr("Generating the Sudoku…"),
                    [&](const Progress& progress) { made = generateSudoku(wished, progress); });
    if (!done || !made)
        return;
    m_file = SudokuFile(made->givens);
    m_file.solution = made->solution;
    m_file.generator = toJson(wished);
    m_file.title = tr("Sudoku, %1").arg(difficultyText(made->difficulty).toLower());
    m_shortfall = shortfallText(wished, *made);
    QDialog::accept();
}

namespace {

/// More tabs at once help nobody.
constexpr qsizetype kMostOpened = 20;

} // namespace

SudokuListDialog::SudokuListDialog(std::vector<SudokuFile> puzzles, const QString& name,
                                   QWidget* parent)
    : QDialog(parent), m_puzzles(std::move(puzzles)), m_name(name), m_list(new QListWidget(this)),
      m_preview(new SudokuView(this)), m_open(nullptr) {
    setWindowTitle(tr("Sudokus in %1").arg(name));
    m_list->setObjectName(QStringLiteral("sudokuList"));
    m_list->setAccessibleName(tr("Puzzles"));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setUniformItemSizes(true);
    for (std::size_t i = 0; i < m_puzzles.size(); ++i) {
        const SudokuFile& puzzle = m_puzzles[i];
        QString text = tr("%1 · %2×%2 · %n given(s)", nullptr, puzzle.givens.filledCount())
                           .arg(i + 1)
                           .arg(puzzle.givens.side());
        if (!puzzle.title.isEmpty())
            text += QStringLiteral(" · ") + puzzle.title;
        m_list->addItem(text);
    }
    m_preview->setReadOnly(true);
    m_preview->setFocusPolicy(Qt::NoFocus);
    m_preview->setMinimumSize(320, 320);
    auto* buttons = acceptButtons(*this, tr("&Open"));
    m_open = buttons->button(QDialogButtonBox::Ok);
    auto* row = new QHBoxLayout;
    row->addWidget(m_list, 1);
    row->addWidget(m_preview, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(row, 1);
    layout->addWidget(buttons);
    resize(760, 440);
    connect(m_list, &QListWidget::itemDoubleClicked, this, &SudokuListDialog::accept);
    connect(m_list, &QListWidget::itemSelectionChanged, this, &SudokuListDialog::showChoice);
    m_list->setCurrentRow(0);
    showChoice();
}

void SudokuListDialog::showChoice() {
    const qsizetype count = m_list->selectedItems().size();
    m_open->setEnabled(count > 0 && count <= kMostOpened);
    m_open->setToolTip(count > kMostOpened ? tr("At most %n puzzle(s) at once", nullptr,
                                                static_cast<int>(kMostOpened))
                                           : tr("Open the selected puzzles in tabs"));
    if (m_list->currentRow() >= 0)
        m_preview->setContent(contentOf(m_puzzles[static_cast<std::size_t>(m_list->currentRow())]));
}

std::vector<SudokuFile> SudokuListDialog::chosen() const {
    std::vector<SudokuFile> chosen;
    for (int row = 0; row < m_list->count(); ++row) {
        if (!m_list->item(row)->isSelected())
            continue;
        chosen.push_back(m_puzzles[static_cast<std::size_t>(row)]);
        if (chosen.back().title.isEmpty())
            chosen.back().title = tr("%1, puzzle %2").arg(m_name).arg(row + 1);
    }
    return chosen;
}

} // namespace tessera
