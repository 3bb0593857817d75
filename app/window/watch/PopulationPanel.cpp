// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/watch/PopulationPanel.h"

#include "app/window/board/DocumentPage.h"
#include "widgets/board/BoardThumbnail.h"
#include "widgets/board/TileTheme.h"

#include "core/search/Trace.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QStackedLayout>

namespace tessera {

void PopulationModel::setPopulation(const Puzzle& puzzle, std::span<const Individual> population) {
    const bool samePuzzle = m_puzzle && *m_puzzle == puzzle;
    const bool same = samePuzzle && population.size() == m_population.size();
    if (!same)
        beginResetModel();
    if (!samePuzzle)
        m_puzzle = std::make_shared<Puzzle>(puzzle);
    m_population.assign(population.begin(), population.end());
    if (!same)
        endResetModel();
    else if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

int PopulationModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_population.size());
}

std::size_t PopulationModel::difference(std::size_t row) const {
    return differingCells(m_population.front().solution, m_population[row].solution).size();
}

/// Short, for the boards are small: how far a member is from the best.
QString PopulationModel::differenceText(std::size_t row) const {
    if (row == 0)
        return tr("best");
    const auto cells = difference(row);
    //: under a small board: so many of its cells are not as in the best one
    return cells == 0 ? tr("same") : tr("%1 differ").arg(cells);
}

QString PopulationModel::sentence(std::size_t row) const {
    return tr("Board %1 of the population: %2 of %3 edges match; cells not as in the best: %4")
        .arg(row + 1)
        .arg(m_population[row].score)
        .arg(m_puzzle->totalEdges())
        .arg(difference(row));
}

QVariant PopulationModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const Individual& member = m_population[row];
    switch (role) {
    case BoardThumbnailDelegate::kThumbnailRole:
        return QVariant::fromValue(BoardThumbnail{
            m_puzzle, Board::fromCodes(m_puzzle->size(), m_puzzle->pieceCount(), member.solution)});
    case Qt::DisplayRole:
        return QStringLiteral("%1/%2").arg(member.score).arg(m_puzzle->totalEdges());
    case BoardThumbnailDelegate::kCaptionRole:
        return differenceText(row);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return sentence(row);
    default:
        return {};
    }
}

namespace {

/// Painting fifty boards is dear, and nobody follows them any faster.
constexpr int kPaceMilliseconds = 500;

} // namespace

PopulationPanel::PopulationPanel(QWidget* parent)
    : QWidget(parent), m_model(new PopulationModel(this)), m_wall(new BoardWall(this)),
      m_empty(new QLabel(tr("Methods with a population show its boards here: the genetic "
                            "algorithm and ant colonies."),
                         this)),
      m_stack(new QStackedLayout(this)) {
    m_wall->setObjectName(QStringLiteral("populationWall"));
    m_wall->setAccessibleName(tr("Boards of the population"));
    m_wall->setWhatsThis(tr("A sample of the population, best first. Choose a board to see it in "
                            "full and to follow what becomes of its place; Esc shows the best "
                            "board again."));
    m_wall->setSelectionMode(QAbstractItemView::SingleSelection);
    m_wall->setModel(m_model);
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setMargin(12);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_wall);
    connect(m_wall->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &PopulationPanel::showChosen);
    connect(m_model, &PopulationModel::modelReset, this, &PopulationPanel::showChosen);
}

void PopulationPanel::setPage(DocumentPage* page) {
    if (m_link.page() != nullptr)
        want(false);
    m_link.setPage(page);
    setEnabled(page != nullptr);
    if (page == nullptr)
        return;
    BoardSearch& search = page->search();
    connect(&search, &SearchController::stateChanged, m_link.context(),
            [this] { showPopulation(); });
    connect(&search, &SearchController::numbersChanged, m_link.context(), [this] {
        const bool runs = m_link.page()->search().state() == SearchState::Running;
        if (!runs || !m_sinceShown.isValid() || m_sinceShown.hasExpired(kPaceMilliseconds))
            showPopulation();
    });
    // A replay, or another choice, takes the place of what was chosen here.
    connect(&search, &SearchController::shownBoardChanged, m_link.context(), [this] {
        if (!m_link.page()->search().shownMember())
            m_wall->selectionModel()->clear();
    });
    want(m_onShow);
    showPopulation();
}

void PopulationPanel::setTileTheme(const QString& id) {
    m_theme = id;
    m_wall->setTheme(tileTheme(id));
}

void PopulationPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        setTileTheme(m_theme);
}

void PopulationPanel::setOnShow(bool onShow) {
    m_onShow = onShow;
    want(onShow);
    showPopulation();
}

void PopulationPanel::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && m_wall->selectionModel()->hasSelection())
        m_wall->clearSelection();
    else
        QWidget::keyPressEvent(event);
}

/// What nobody sees is not asked for, and nothing that nobody sees is followed.
void PopulationPanel::want(bool wanted) {
    if (m_link.page() == nullptr)
        return;
    m_link.page()->search().setWanted(SearchDetail::Population, wanted);
    if (!wanted)
        m_link.page()->search().setShownMember(std::nullopt);
}

void PopulationPanel::showPopulation() {
    if (m_link.page() == nullptr || !m_onShow)
        return;
    m_sinceShown.start();
    const BoardSearch& search = m_link.page()->search();
    m_model->setPopulation(search.searched().puzzle, search.details().population);
    m_stack->setCurrentWidget(m_model->rowCount() > 0 ? static_cast<QWidget*>(m_wall) : m_empty);
}

void PopulationPanel::showChosen() {
    if (m_link.page() == nullptr)
        return;
    const QModelIndexList chosen = m_wall->selectionModel()->selectedIndexes();
    m_link.page()->search().setShownMember(
        chosen.isEmpty() ? std::nullopt
                         : std::optional(static_cast<std::size_t>(chosen.front().row())));
}

} // namespace tessera
