// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/watch/PopulationPanel.h"

#include "app/window/board/DocumentPage.h"
#include "widgets/board/BoardThumbnail.h"
#include "widgets/board/TileTheme.h"

#include "core/search/Trace.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QStackedLayout>
#include <QStandardItemModel>

namespace tessera {

namespace {

struct PopulationText {
    Q_DECLARE_TR_FUNCTIONS(tessera::PopulationModel)
};

/// The item of one member; @p others is the number of cells that differ from the best.
QMap<int, QVariant> itemOf(const std::shared_ptr<const Puzzle>& puzzle, const Individual& member,
                           int row, std::size_t others) {
    const int total = puzzle->totalEdges();
    const QString sentence =
        PopulationText::tr(
            "Board %1 of the population: %2 of %3 edges match; cells that differ from the best: %4")
            .arg(row + 1)
            .arg(member.score)
            .arg(total)
            .arg(others);
    QString caption = row == 0 ? PopulationText::tr("best") : PopulationText::tr("same");
    if (others > 0) {
        //: under a small board: so many of its cells are not as in the best one
        caption = PopulationText::tr("%1 differ").arg(others);
    }
    return {{BoardThumbnailDelegate::kThumbnailRole,
             QVariant::fromValue(BoardThumbnail{
                 puzzle, Board::fromCodes(puzzle->size(), puzzle->pieceCount(), member.solution)})},
            {BoardThumbnailDelegate::kCaptionRole, caption},
            {Qt::DisplayRole, QStringLiteral("%1/%2").arg(member.score).arg(total)},
            {Qt::ToolTipRole, sentence},
            {Qt::AccessibleTextRole, sentence}};
}

/// Painting fifty boards is expensive, and users cannot follow them faster.
constexpr int kPaceMilliseconds = 500;

} // namespace

PopulationPanel::PopulationPanel(QWidget* parent)
    : QWidget(parent), m_model(new QStandardItemModel(this)), m_wall(new BoardWall(this)),
      m_empty(new QLabel(
          tr("The genetic algorithm and ant colonies show the boards of their population here."),
          this)),
      m_stack(new QStackedLayout(this)) {
    m_wall->setObjectName(QStringLiteral("populationWall"));
    m_wall->setAccessibleName(tr("Boards of the population"));
    m_wall->setWhatsThis(tr("A sample of the population, best first. Select a board to show it and "
                            "follow its place in the population. Esc shows the best board again."));
    m_wall->setSelectionMode(QAbstractItemView::SingleSelection);
    m_wall->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_wall->setModel(m_model);
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setMargin(12);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_wall);
    connect(m_wall->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &PopulationPanel::showChosen);
    connect(m_model, &QStandardItemModel::modelReset, this, &PopulationPanel::showChosen);
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
    // A replay, or another choice, replaces the choice made here.
    connect(&search, &SearchController::shownBoardChanged, m_link.context(), [this] {
        if (!m_link.page()->search().shownMember())
            m_wall->selectionModel()->clear();
    });
    connect(page, &DocumentPage::tilesChanged, m_link.context(), [this] { setTileTheme(m_theme); });
    setTileTheme(m_theme);
    want(m_onShow);
    showPopulation();
}

void PopulationPanel::setTileTheme(const QString& id) {
    m_theme = id;
    DocumentPage* page = m_link.page();
    m_wall->setTheme(page != nullptr ? themeFor(tileTheme(id), page->document().file())
                                     : tileTheme(id));
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

/// Requests and follows details only while the panel is visible.
void PopulationPanel::want(bool wanted) {
    if (m_link.page() == nullptr)
        return;
    m_link.page()->search().setWanted(SearchDetail::Population, wanted);
    if (!wanted)
        m_link.page()->search().setShownMember(std::nullopt);
}

/// Keeps the selection as long as puzzle and number are the same.
void PopulationPanel::showPopulation() {
    if (m_link.page() == nullptr || !m_onShow)
        return;
    m_sinceShown.start();
    const BoardSearch& search = m_link.page()->search();
    const std::vector<Individual>& population = search.details().population;
    const auto count = static_cast<int>(population.size());
    const bool isSamePuzzle = m_puzzle && *m_puzzle == search.searched().puzzle;
    if (!isSamePuzzle)
        m_puzzle = std::make_shared<Puzzle>(search.searched().puzzle);
    if (!isSamePuzzle || count != m_model->rowCount()) {
        m_model->clear();
        m_model->setColumnCount(1);
        m_model->setRowCount(count);
    }
    for (int row = 0; row < count; ++row) {
        const Individual& member = population[static_cast<std::size_t>(row)];
        const auto others = differingCells(population.front().solution, member.solution).size();
        m_model->setItemData(m_model->index(row, 0), itemOf(m_puzzle, member, row, others));
    }
    m_stack->setCurrentWidget(count > 0 ? static_cast<QWidget*>(m_wall) : m_empty);
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
