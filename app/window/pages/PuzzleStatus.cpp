// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/FormControls.h"
#include "app/window/pages/PuzzlePage.h"

#include "core/support/NumberText.h"

#include <QStatusBar>

namespace tessera {

namespace {

constexpr int kLeastCharacters = 14;

FixedLabel* addLabel(QStatusBar& bar, const QString& name) {
    auto* label = new FixedLabel({}, &bar);
    label->setObjectName(name);
    label->setContentsMargins(6, 0, 6, 0);
    // With large text the three labels would make the window wider than the screen.
    label->setMinimumWidth(label->fontMetrics().averageCharWidth() * kLeastCharacters);
    return label;
}

} // namespace

PuzzleStatus::PuzzleStatus(QStatusBar& bar)
    : QObject(&bar), m_score(addLabel(bar, QStringLiteral("statusScore"))),
      m_cell(addLabel(bar, QStringLiteral("statusCell"))),
      m_speed(addLabel(bar, QStringLiteral("statusSpeed"))) {
    m_score->setToolTip(tr("How much of the puzzle is solved, wrong or empty"));
    m_cell->setToolTip(tr("The cell under the mouse or cursor, and what is in it"));
    m_speed->setToolTip(tr("Speed and running time of the search"));
    m_speed->setWidest(
        tr("%1 evaluations/s · %2").arg(QStringLiteral("88.88 M"), QStringLiteral("8:88:88")));
    m_speed->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    bar.addWidget(m_score);
    bar.addWidget(m_cell);
    bar.addPermanentWidget(m_speed);
}

void PuzzleStatus::setPage(PuzzlePage* page) {
    m_link.setPage(page);
    if (page == nullptr) {
        for (FixedLabel* label : {m_score, m_cell, m_speed})
            label->clear();
        return;
    }
    QObject* context = m_link.context();
    connect(page, &PuzzlePage::shownBoardChanged, context, [this] {
        // A live board changes too often to be read; the score of a single step must match.
        const SearchController& search = m_link.page()->search();
        if (search.state() == SearchState::Running && !search.isStepping())
            return;
        showBoard();
    });
    connect(&page->search(), &SearchController::numbersChanged, context, [this] {
        showBoard();
        showSpeed();
    });
    connect(&page->search(), &SearchController::stateChanged, context, [this] { showSpeed(); });
    connect(page, &PuzzlePage::cellTextChanged, context, [this] { showBoard(); });
    m_score->setWidest(page->widestScoreText());
    m_cell->setWidest(page->widestCellText());
    showBoard();
    showSpeed();
}

void PuzzleStatus::showBoard() {
    m_score->setText(m_link.page()->scoreText());
    m_cell->setText(m_link.page()->cellText());
}

void PuzzleStatus::showSpeed() {
    const SearchController& search = m_link.page()->search();
    if (search.state() == SearchState::Idle)
        m_speed->clear();
    else if (search.state() == SearchState::Paused)
        m_speed->setText(tr("Paused · %1").arg(search.timeText()));
    else if (search.isRepeating())
        m_speed->setText(tr("Resuming · %1").arg(search.timeText()));
    else if (search.isStepping() || search.evaluationsPerSecond() <= 0) // none measured yet
        m_speed->setText(search.timeText());
    else
        m_speed->setText(tr("%1 evaluations/s · %2")
                             .arg(countText(search.evaluationsPerSecond()), search.timeText()));
}

} // namespace tessera
