// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/PuzzleStatus.h"

#include "app/window/DocumentPage.h"
#include "app/window/FixedLabel.h"
#include "widgets/board/BoardView.h"

#include "core/support/NumberText.h"

#include <QStatusBar>

namespace tessera {

namespace {

FixedLabel* addLabel(QStatusBar& bar, const QString& name) {
    auto* label = new FixedLabel({}, &bar);
    label->setObjectName(name);
    label->setContentsMargins(6, 0, 6, 0);
    return label;
}

} // namespace

PuzzleStatus::PuzzleStatus(QStatusBar& bar)
    : QObject(&bar), m_score(addLabel(bar, QStringLiteral("statusScore"))),
      m_cell(addLabel(bar, QStringLiteral("statusCell"))),
      m_speed(addLabel(bar, QStringLiteral("statusSpeed"))) {
    m_score->setToolTip(tr("Matched edges, mismatched edges and empty cells of the board on show"));
    m_cell->setToolTip(tr("The cell under the mouse: piece number, quarter turns"));
    m_speed->setToolTip(tr("How fast the search goes, and for how long it has run"));
    m_cell->setWidest(
        tr("cell %1: piece %2, %3")
            .arg(QStringLiteral("AA88"), QStringLiteral("8888"), QStringLiteral("⟳3")));
    m_speed->setWidest(
        tr("%1 evaluations/s · %2").arg(QStringLiteral("88.88 M"), QStringLiteral("8:88:88")));
    m_speed->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    bar.addWidget(m_score);
    bar.addWidget(m_cell);
    bar.addPermanentWidget(m_speed);
}

void PuzzleStatus::setPage(DocumentPage* page) {
    m_link.setPage(page);
    m_hovered = -1;
    if (page == nullptr)
        return;
    QObject* context = m_link.context();
    connect(page, &DocumentPage::shownBoardChanged, context, [this] {
        // A live board changes too often to be read; numbersChanged() covers it.
        if (m_link.page()->search().isActive())
            return;
        showScore();
        showCell();
    });
    connect(&page->search(), &SearchController::numbersChanged, context, [this] {
        showScore();
        showCell();
        showSpeed();
    });
    connect(&page->search(), &SearchController::stateChanged, context, [this] { showSpeed(); });
    connect(&page->view(), &BoardView::cellHovered, context, [this](int cell) {
        m_hovered = cell;
        showCell();
    });
    connect(&page->view(), &BoardView::currentCellChanged, context, [this] { showCell(); });
    const QString full = QString::number(page->document().puzzle().totalEdges());
    m_score->setWidest(tr("score %1/%2 · %n mismatch(es)", nullptr, 8888).arg(full, full) +
                       tr(" · %n empty", nullptr, 8888));
    showScore();
    showCell();
    showSpeed();
}

void PuzzleStatus::showScore() {
    const Score score = scoreOf(m_link.page()->document().puzzle(), m_link.page()->shownBoard());
    m_score->setText(tr("score %1/%2 · %n mismatch(es)", nullptr, score.mismatched)
                         .arg(score.matched)
                         .arg(score.total) +
                     tr(" · %n empty", nullptr, score.empty));
}

void PuzzleStatus::showCell() {
    DocumentPage& page = *m_link.page();
    const int cell = m_hovered >= 0 ? m_hovered : page.view().currentCell();
    const Board& board = page.shownBoard();
    if (cell < 0 || cell >= board.cells())
        return;
    const QString name = cellName(board.size(), cell);
    const Placement placement = board.at(cell);
    if (placement.isEmpty())
        m_cell->setText(tr("cell %1: empty").arg(name));
    else
        m_cell->setText(tr("cell %1: piece %2, %3")
                            .arg(name)
                            .arg(placement.piece() + 1)
                            .arg(QStringLiteral("⟳%1").arg(int(placement.rotation()))));
}

void PuzzleStatus::showSpeed() {
    const SearchController& search = m_link.page()->search();
    if (search.state() == SearchState::Idle)
        m_speed->clear();
    else
        m_speed->setText(tr("%1 evaluations/s · %2")
                             .arg(countText(search.evaluationsPerSecond()),
                                  durationText(search.numbers().seconds)));
}

} // namespace tessera
