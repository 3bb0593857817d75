// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sudoku/NewSudokuDialog.h"

#include "app/window/common/FormControls.h"
#include "app/window/common/LongWork.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QVBoxLayout>

namespace tessera {

namespace {

void fill(QComboBox& box, std::span<const SudokuWord> words, int first) {
    for (std::size_t i = 0; i < words.size(); ++i)
        box.addItem(QCoreApplication::translate("Sudoku", words[i].name),
                    first + static_cast<int>(i));
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
    fill(*m_difficulty, sudokuDifficulties(), 0);
    m_difficulty->setCurrentIndex(m_difficulty->findData(0));
    fill(*m_symmetry, sudokuSymmetries(), 0);
    m_symmetry->setCurrentIndex(1);
    m_seed->setSeed(QRandomGenerator::global()->bounded(1U, 1'000'000U));
    auto* form = new QFormLayout;
    const auto addRow = [form](const QString& label, QWidget* field) {
        auto* text = new QLabel(label);
        text->setBuddy(field);
        form->addRow(text, field);
    };
    addRow(tr("&Size:"), m_size);
    addRow(tr("&Content:"), m_content);
    addRow(tr("&Difficulty:"), m_difficulty);
    addRow(tr("Number of &givens:"), m_givens);
    addRow(tr("S&ymmetry:"), m_symmetry);
    addRow(tr("S&eed:"), m_seed);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("C&reate"));
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addStretch(1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewSudokuDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &NewSudokuDialog::reject);
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

} // namespace tessera
