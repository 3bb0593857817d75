// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sudoku/SudokuDialogs.h"

#include "app/window/common/FormControls.h"
#include "app/window/common/LongWork.h"
#include "widgets/sudoku/SudokuView.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QRandomGenerator>
#include <QVBoxLayout>

namespace tessera {

namespace {

void fill(QComboBox& box, std::span<const SudokuWord> words) {
    for (std::size_t i = 0; i < words.size(); ++i)
        box.addItem(QCoreApplication::translate("Sudoku", words[i].name), static_cast<int>(i));
}

constexpr int kAnyDifficulty = -1;

struct SudokuListText {
    Q_DECLARE_TR_FUNCTIONS(tessera::SudokuListDialog)
};

/// More tabs at the same time are not useful.
constexpr int kMostOpened = 20;

} // namespace

NewSudokuDialog::NewSudokuDialog(QWidget* parent)
    : QDialog(parent), m_fields(this, [this] { showWhatApplies(); }) {
    offerHelp(*this, "sudoku");
    setWindowTitle(tr("New Sudoku"));
    m_settings.symmetry = SudokuSymmetry::HalfTurn;
    m_settings.seed = QRandomGenerator::global()->bounded(1U, 1'000'000U);
    auto* size = comboBox(this, "sudokuSize", tr("Size"), tr("Cells per side"));
    for (int order = kSmallestOrder; order <= kLargestOrder; ++order)
        size->addItem(tr("%1 × %1").arg(order * order), order);
    auto* content =
        comboBox(this, "sudokuContent", tr("Givens"),
                 tr("Generate a puzzle with one solution, or start with an empty grid"));
    content->addItem(tr("Generate a puzzle"), 1);
    content->addItem(tr("Empty grid"), 0);
    auto* difficulty = comboBox(this, "sudokuDifficulty", tr("Difficulty"),
                                tr("What it takes to solve: singles; pairs and locked candidates; "
                                   "triples and X-wings; or more"));
    difficulty->addItem(tr("Any"), kAnyDifficulty);
    fill(*difficulty, sudokuDifficulties());
    m_givens =
        countBox(this, "sudokuGivens", tr("Number of givens"),
                 tr("How many digits are given. Very small numbers are found only by luck."));
    m_givens->setRange(0, kMostSudokuCells);
    m_givens->setSpecialValueText(tr("as few as needed"));
    auto* symmetry =
        comboBox(this, "sudokuSymmetry", tr("Symmetry"), tr("How the givens are arranged"));
    fill(*symmetry, sudokuSymmetries());
    auto* seed = new SeedField(this);
    m_fields.add(
        seed, &SeedField::seedChanged, [=, this] { seed->setSeed(m_settings.seed); },
        [=, this] { m_settings.seed = seed->seed(); });
    m_ofGenerator = {difficulty, m_givens, symmetry, seed};
    auto* form = new QFormLayout;
    form->addRow(tr("&Size:"), m_fields.bind(size, m_settings.order));
    form->addRow(tr("&Content:"), m_fields.bind(content, m_generates));
    form->addRow(tr("&Difficulty:"), m_fields.bind(difficulty, m_wishedDifficulty));
    form->addRow(tr("Number of &givens:"), m_fields.bind(m_givens, m_wishedGivens));
    form->addRow(tr("S&ymmetry:"), m_fields.bind(symmetry, m_settings.symmetry));
    form->addRow(tr("S&eed:"), seed);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addStretch(1);
    layout->addWidget(acceptButtons(*this, tr("C&reate")));
    showWhatApplies();
}

void NewSudokuDialog::showWhatApplies() {
    for (QWidget* field : m_ofGenerator)
        field->setEnabled(m_generates);
    m_givens->setMaximum(SudokuGrid(m_settings.order).cells());
}

SudokuSettings NewSudokuDialog::settings() const {
    SudokuSettings settings = m_settings;
    if (m_wishedGivens > 0)
        settings.givens = m_wishedGivens;
    if (m_wishedDifficulty != kAnyDifficulty)
        settings.difficulty = static_cast<SudokuDifficulty>(m_wishedDifficulty);
    return settings;
}

void NewSudokuDialog::accept() {
    const SudokuSettings wished = settings();
    if (!m_generates) {
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

std::vector<SudokuFile> chooseSudokus(const std::vector<SudokuFile>& puzzles, const QString& name,
                                      QWidget* parent) {
    QDialog dialog(parent);
    dialog.setWindowTitle(SudokuListText::tr("Sudokus in %1").arg(name));
    offerHelp(dialog, "sudoku");
    auto* list =
        described(new QListWidget(&dialog), "sudokuList", {}, SudokuListText::tr("Puzzles"));
    list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    list->setUniformItemSizes(true);
    for (const SudokuFile& puzzle : puzzles) {
        QString text =
            SudokuListText::tr("%1 · %2×%2 · %n given(s)", nullptr, puzzle.givens.filledCount())
                .arg(list->count() + 1)
                .arg(puzzle.givens.side());
        if (!puzzle.title.isEmpty())
            text += QStringLiteral(" · ") + puzzle.title;
        list->addItem(text);
    }
    auto* preview = new SudokuView(&dialog);
    preview->setReadOnly(true);
    preview->setFocusPolicy(Qt::NoFocus);
    preview->setMinimumSize(320, 320);
    auto* buttons = acceptButtons(dialog, SudokuListText::tr("&Open"));
    auto* row = new QHBoxLayout;
    row->addWidget(list, 1);
    row->addWidget(preview, 1);
    auto* layout = new QVBoxLayout(&dialog);
    layout->addLayout(row, 1);
    layout->addWidget(buttons);
    dialog.resize(760, 440);
    const auto showChoice = [&] {
        const auto count = static_cast<int>(list->selectedItems().size());
        QPushButton* open = buttons->button(QDialogButtonBox::Ok);
        open->setEnabled(count > 0 && count <= kMostOpened);
        open->setToolTip(
            count > kMostOpened
                ? SudokuListText::tr("At most %n puzzle(s) at a time", nullptr, kMostOpened)
                : SudokuListText::tr("Open the selected puzzles in tabs"));
        if (list->currentRow() >= 0)
            preview->setContent(contentOf(puzzles[static_cast<std::size_t>(list->currentRow())]));
    };
    QObject::connect(list, &QListWidget::itemDoubleClicked, &dialog, &QDialog::accept);
    QObject::connect(list, &QListWidget::itemSelectionChanged, &dialog, showChoice);
    list->setCurrentRow(0);
    showChoice();
    std::vector<SudokuFile> chosen;
    if (dialog.exec() != QDialog::Accepted)
        return chosen;
    for (int row = 0; row < list->count(); ++row) {
        if (!list->item(row)->isSelected())
            continue;
        chosen.push_back(puzzles[static_cast<std::size_t>(row)]);
        if (chosen.back().title.isEmpty())
            chosen.back().title =
                SudokuListText::tr("%1, puzzle %2").arg(name, QString::number(row + 1));
    }
    return chosen;
}

} // namespace tessera
