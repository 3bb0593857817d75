// SPDX-License-Identifier: GPL-3.0-or-later

// The races of CompareWindow: what it proposes, asks for and adds.
#include "app/window/common/ActionFactory.h"
#include "app/window/common/FilePrompts.h"
#include "app/window/common/SortedTable.h"
#include "app/window/race/CompareWindow.h"
#include "app/window/search/SearchForm.h"
#include "app/window/settings/AppSettings.h"
#include "widgets/board/BoardThumbnail.h"

#include "core/experiments/PlanDraft.h"
#include "core/support/UserError.h"

#include <QSpinBox>
#include <QSplitter>
#include <QStackedWidget>
#include <QTimer>

#include <algorithm>

namespace tessera {

RaceChoice CompareWindow::proposed(const AnyPuzzle& puzzle) const {
    const std::string_view kind = puzzle.kind().id();
    const auto last = m_races.find(kind);
    RaceChoice race = last != m_races.end() ? last->second : usualRace(kind);
    // Repeating the same seeds would give no new evidence.
    race.firstSeed = m_comparison.nextSeed(puzzle).value_or(race.firstSeed);
    return race;
}

void CompareWindow::raceProposed() {
    if (const auto puzzle = m_puzzle())
        add(proposed(*puzzle).searches());
}

void CompareWindow::race() {
    const auto puzzle = m_puzzle();
    if (!puzzle)
        return;
    const std::string_view kind = puzzle->kind().id();
    RaceDialog dialog(proposed(*puzzle), kind, m_atOnce->value(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_races[kind] = dialog.choice();
    add(m_races[kind].searches());
}

void CompareWindow::makePlan() {
    std::vector<SearchSettings> searches;
    std::optional<AnyPuzzle> puzzle = m_puzzle();
    bool isRaced = puzzle && m_comparison.count() == 0;
    for (int row = 0; row < m_comparison.count() && puzzle && !isRaced; ++row)
        isRaced = isSamePuzzle(m_comparison.run(row).puzzle, *puzzle);
    if (!isRaced && m_comparison.count() > 0)
        puzzle = m_comparison.run(0).puzzle;
    if (!puzzle)
        return;
    for (int row = 0; row < m_comparison.count(); ++row) {
        if (isSamePuzzle(m_comparison.run(row).puzzle, *puzzle))
            searches.push_back(m_comparison.run(row).settings);
    }
    if (searches.empty())
        searches = proposed(*puzzle).searches();
    if (!searches.empty())
        emit planWanted(planOfSearches(*puzzle, puzzle->kind().label(*puzzle), searches));
}

void CompareWindow::showStage() {
    const bool isEmpty = m_comparison.count() == 0;
    m_lower->setVisible(!isEmpty);
    m_stage->setCurrentWidget(isEmpty ? static_cast<QWidget*>(m_start) : m_wall);
    if (isVisible()) {
        const auto puzzle = m_puzzle();
        const QString reason = tr("The start page is open. Open a puzzle first.");
        for (QAction* action : {m_race, m_add, m_plan}) {
            const bool may = puzzle || (action == m_plan && !isEmpty);
            setAllowed(*action, may, reason);
            setHelp(*action, may ? action->whatsThis() : reason);
        }
        if (isEmpty && puzzle)
            m_start->propose(proposed(*puzzle), puzzle->kind().label(*puzzle), m_atOnce->value());
        else if (isEmpty)
            m_start->refuse(reason);
    }
    // When parts that appear or disappear have their places.
    QTimer::singleShot(0, this, &CompareWindow::divide);
}

void CompareWindow::divide() {
    // A chart of three hundred pixels with its choices, but at least as much for the boards.
    constexpr int lowerHeight = 340;
    constexpr double leastShare = 0.55;
    const int all = m_split->height() - m_split->handleWidth();
    if (m_dividedByHand || m_comparison.count() == 0 || all <= 0)
        return;
    const int wall =
        m_wall->heightWithin(std::max(static_cast<int>(leastShare * all), all - lowerHeight));
    if (wall != m_split->sizes().constFirst())
        m_split->setSizes({wall, all - wall});
    // The table shows all of its columns; the chart takes the rest.
    constexpr int tableLines = 47;
    const int across = std::max(0, m_lower->width() - m_lower->handleWidth());
    const int usual = std::min(across / 2, tableLines * fontMetrics().lineSpacing());
    const int table = std::clamp(m_table->wholeWidth(), usual, across * 5 / 8);
    if (table != m_lower->sizes().constLast())
        m_lower->setSizes({across - table, table});
}

void CompareWindow::addSearches() {
    const auto puzzle = m_puzzle();
    if (!puzzle)
        return;
    AddSearchesDialog dialog(m_settings, this);
    dialog.form().setKind(puzzle->kind().id());
    if (dialog.exec() == QDialog::Accepted)
        add(dialog.searches());
}

void CompareWindow::removeChosen() {
    const auto hasBegun = [this](int row) {
        return m_comparison.search(row).view.numbers.evaluations > 0;
    };
    const std::vector<int> rows = chosen();
    const bool removesAll = rows.size() > 1 && !m_table->selectionModel()->hasSelection();
    if ((removesAll || std::ranges::any_of(rows, hasBegun)) &&
        !askToRemove(this, static_cast<int>(rows.size())))
        return;
    for (const int row : chosen()) // the race went on while the question was open
        m_comparison.remove(row);
}

void CompareWindow::add(const std::vector<SearchSettings>& searches) {
    m_notice.clear();
    m_fastest = std::numeric_limits<double>::infinity();
    const auto puzzle = m_puzzle();
    if (!puzzle)
        return;
    const auto bytesOf = [](const AnyPuzzle& any) { return any.kind().write({&any, 1}); };
    if (!m_latest || bytesOf(*m_latest) != bytesOf(*puzzle))
        m_latest = puzzle;
    const int megabytes = m_settings.searchMemory();
    for (SearchSettings settings : searches) {
        if (megabytes > 0)
            limitMemory(settings.values, megabytes);
        try {
            m_comparison.add(settings, *m_latest);
        } catch (const std::exception&) {
            m_notice = failureSentence();
            break;
        }
    }
    showProgress();
}

} // namespace tessera
