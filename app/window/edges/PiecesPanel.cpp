// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/PiecesPanel.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/edges/PieceFilters.h"
#include "app/window/edges/PieceFinder.h"
#include "app/window/pages/DocumentPage.h"
#include "widgets/board/BoardView.h"
#include "widgets/board/PieceTray.h"
#include "widgets/forms/WrapLayout.h"

#include <QCheckBox>
#include <QDockWidget>
#include <QLabel>
#include <QVBoxLayout>

namespace tessera {

namespace {

constexpr int kLeastTray = 60;

} // namespace

PiecesPanel::PiecesPanel(QWidget* parent)
    : QWidget(parent), m_tray(new PieceTray(this)), m_finder(new PieceFinder(this)),
      m_find(makeAction({"editFindPiece", tr("Find a piece"),
                         tr("Find a piece by its number or its edges"), QKeySequence::Find},
                        this)),
      m_filters(new PieceFilters(*m_tray, this)), m_fits(new QCheckBox(tr("&Fits here"), this)),
      m_count(new QLabel(this)) {
    m_fits->setObjectName(QStringLiteral("fitsHere"));
    m_fits->setToolTip(tr("Show only pieces that match all neighbours of the selected cell (H)"));
    m_count->setTextFormat(Qt::PlainText);
    m_tray->setAccessibleName(tr("Pieces off the board"));

    auto* below = new WrapLayout;
    below->addWidget(m_count);
    below->addWidget(m_fits);
    m_fits->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(m_finder);
    layout->addWidget(m_filters);
    layout->addWidget(m_tray, 1);
    // A row of pieces: on a low screen better little than all of it scrolled once more.
    m_tray->setMinimumHeight(kLeastTray);
    layout->addLayout(below);
    setTabOrder(m_filters, m_tray);
    setTabOrder(m_tray, m_fits);
    connectTray();
}

void PiecesPanel::connectTray() {
    connect(m_find, &QAction::triggered, this, &PiecesPanel::startFind);
    connect(m_finder, &PieceFinder::unplacedPieceFound, this, &PiecesPanel::showUnplaced);
    connect(m_filters, &PieceFilters::changed, this, &PiecesPanel::showCount);
    connect(m_fits, &QCheckBox::toggled, this, &PiecesPanel::showFit);
    connect(m_tray, &PieceTray::fitCellChanged, this, [this](std::optional<int> cell) {
        const QSignalBlocker blocker(m_fits);
        m_fits->setChecked(cell.has_value());
        showCount();
    });
    connect(m_tray, &PieceTray::pieceActivated, this, [this](Placement placement) {
        if (m_link.page() == nullptr)
            return;
        m_link.page()->view().setFocus();
        m_link.page()->view().carry(placement);
    });
    connect(m_tray, &PieceTray::removeRequested, this, [this](const QVector<int>& cells) {
        if (m_link.page() == nullptr)
            return;
        // A dragged piece takes along what is selected with it.
        const QVector<int> selected = m_link.page()->view().selectedCells();
        const bool several = cells.size() == 1 && selected.contains(cells.front());
        m_link.page()->editor().remove(several ? selected : cells);
    });
}

void PiecesPanel::setPage(DocumentPage* page) {
    m_link.setPage(page);
    m_finder->setPage(page);
    m_find->setEnabled(page != nullptr);
    setEnabled(page != nullptr);
    if (page == nullptr)
        return;
    QObject* context = m_link.context();
    connect(&page->document(), &PuzzleDocument::puzzleReplaced, context, [this] { showPuzzle(); });
    connect(&page->document(), &PuzzleDocument::piecesChanged, context, [this] {
        m_tray->changePieces(m_link.page()->document().puzzle());
        m_filters->setPuzzle(m_link.page()->document().puzzle());
        showCount();
    });
    connect(page, &DocumentPage::shownBoardChanged, context, [this] {
        // A search has every piece on its board: the tray goes on showing what the
        // document has off it, and is not filled anew with every look at it.
        if (!m_link.page()->search().shownBoard())
            showBoard();
    });
    connect(page, &DocumentPage::readOnlyChanged, context,
            [this] { m_tray->setReadOnly(m_link.page()->isReadOnly()); });
    connect(&page->view(), &BoardView::currentCellChanged, context, [this] {
        if (m_fits->isChecked())
            showFit();
    });
    connect(&page->view(), &BoardView::candidatesRequested, context,
            [this](int cell) { m_tray->setFitCell(cell); });
    m_tray->setReadOnly(page->isReadOnly());
    showPuzzle();
}

void PiecesPanel::setTileTheme(const QString& id) {
    m_tray->setTheme(id);
    m_filters->setTileTheme(id);
}

void PiecesPanel::showPuzzle() {
    m_tray->setPuzzle(m_link.page()->document().puzzle());
    m_filters->setPuzzle(m_link.page()->document().puzzle());
    showBoard();
}

void PiecesPanel::showBoard() {
    m_tray->setBoard(m_link.page()->document().board());
    showCount();
}

void PiecesPanel::showFit() {
    if (m_link.page() == nullptr)
        return;
    if (m_fits->isChecked())
        m_tray->setFitCell(m_link.page()->view().currentCell());
    else
        m_tray->setFitCell(std::nullopt);
    showCount();
}

void PiecesPanel::startFind() {
    for (QWidget* above = parentWidget(); above != nullptr; above = above->parentWidget()) {
        if (auto* dock = qobject_cast<QDockWidget*>(above)) {
            dock->show();
            dock->raise();
        }
    }
    m_finder->start();
}

/// No filter may hide the piece.
void PiecesPanel::showUnplaced(PieceIndex piece) {
    m_tray->setCurrentPiece(piece);
    if (m_tray->currentPlacement().isEmpty() || m_tray->currentPlacement().piece() != piece) {
        m_fits->setChecked(false);
        m_filters->clear();
        m_tray->setCurrentPiece(piece);
    }
}

void PiecesPanel::showCount() {
    if (m_link.page() == nullptr)
        return;
    const auto fit = m_tray->fitCell();
    const int count = m_tray->count();
    m_count->setText(fit ? tr("%n piece(s) fit on %1", nullptr, count)
                               .arg(cellName(m_link.page()->document().puzzle().size(), *fit))
                         : tr("%n piece(s) off the board", nullptr, count));
}

} // namespace tessera
