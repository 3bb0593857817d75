// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/CompletionsDialog.h"

#include "widgets/board/BoardThumbnailDelegate.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace tessera {

namespace {

constexpr int kThumbnailSide = 132;

} // namespace

CompletionsDialog::CompletionsDialog(const Puzzle& puzzle, Completions found,
                                     const TileTheme& theme, QWidget* parent)
    : QDialog(parent), m_found(std::move(found)), m_model(new QStandardItemModel(this)),
      m_list(new QListView(this)) {
    setWindowTitle(tr("Ways to Solve the Rest"));
    auto* label = new QLabel(summary(), this);
    label->setObjectName(QStringLiteral("completionsSummary"));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    auto* delegate = new BoardThumbnailDelegate(this);
    delegate->setTheme(theme, palette());
    delegate->setBoardSize(kThumbnailSide);
    fill(puzzle);
    m_list->setObjectName(QStringLiteral("completions"));
    m_list->setAccessibleName(tr("Solutions"));
    m_list->setToolTip(tr("Each is shown on the board as you go to it"));
    m_list->setItemDelegate(delegate);
    m_list->setModel(m_model);
    m_list->setFlow(QListView::LeftToRight);
    m_list->setWrapping(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setUniformItemSizes(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    QPushButton* take = buttons->button(QDialogButtonBox::Ok);
    take->setText(tr("&Take this one"));
    take->setToolTip(tr("Lay the chosen solution on the board, as one step of the history"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(label);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    resize(2 * kThumbnailSide + 90, 480);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QListView::doubleClicked, this, &QDialog::accept);
    m_list->setCurrentIndex(m_model->index(0, 0));
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &CompletionsDialog::boardChanged);
    m_list->setFocus();
}

void CompletionsDialog::fill(const Puzzle& puzzle) {
    const auto shared = std::make_shared<const Puzzle>(puzzle);
    for (std::size_t i = 0; i < m_found.boards.size(); ++i) {
        auto* item = new QStandardItem(tr("Solution %1").arg(i + 1));
        item->setData(QVariant::fromValue(BoardThumbnail{shared, m_found.boards[i]}),
                      BoardThumbnailDelegate::kThumbnailRole);
        m_model->appendRow(item);
    }
}

QString CompletionsDialog::summary() const {
    const auto count = static_cast<int>(m_found.boards.size());
    if (!m_found.all)
        return tr("%n solution(s) from here; there may be others.", nullptr, count);
    return count == 1 ? tr("There is only one solution from here.")
                      : tr("There are exactly %n solution(s) from here.", nullptr, count);
}

int CompletionsDialog::row() const {
    return std::max(0, m_list->currentIndex().row());
}

const Board& CompletionsDialog::board() const {
    return m_found.boards[static_cast<std::size_t>(row())];
}

QString CompletionsDialog::boardName() const {
    return tr("Solution %1 of %2").arg(row() + 1).arg(m_found.boards.size());
}

} // namespace tessera
