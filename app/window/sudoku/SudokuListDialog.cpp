// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sudoku/SudokuListDialog.h"

#include "widgets/sudoku/SudokuView.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace tessera {

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
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_open = buttons->button(QDialogButtonBox::Ok);
    m_open->setText(tr("&Open"));
    auto* row = new QHBoxLayout;
    row->addWidget(m_list, 1);
    row->addWidget(m_preview, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(row, 1);
    layout->addWidget(buttons);
    resize(760, 440);
    connect(buttons, &QDialogButtonBox::accepted, this, &SudokuListDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &SudokuListDialog::reject);
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
