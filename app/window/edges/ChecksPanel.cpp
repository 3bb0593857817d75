// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/ChecksPanel.h"

#include "app/window/board/DocumentPage.h"
#include "app/window/common/ActionFactory.h"
#include "app/window/edges/PieceFinder.h"
#include "widgets/board/BoardView.h"

#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

/// A board can break its rules on every cell; nobody reads more than these.
constexpr std::size_t kMostViolations = 200;

} // namespace

ChecksPanel::ChecksPanel(QWidget* parent)
    : QWidget(parent), m_list(new QListWidget(this)), m_update(*this, [this] { check(); }) {
    m_list->setObjectName(QStringLiteral("checks"));
    m_list->setAccessibleName(tr("Problems of the puzzle and its board"));
    m_list->setToolTip(tr("What is wrong; click on a sentence to select the pieces to blame"));
    m_list->setWordWrap(true);
    m_list->setTextElideMode(Qt::ElideNone);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setSpacing(2);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(m_list);
    const auto go = [this](const QListWidgetItem* item) { goTo(m_list->row(item)); };
    connect(m_list, &QListWidget::itemClicked, this, go);
    connect(m_list, &QListWidget::itemActivated, this, go);
}

void ChecksPanel::setPage(DocumentPage* page) {
    m_link.setPage(page);
    setEnabled(page != nullptr);
    m_update.cancel();
    if (page == nullptr)
        return;
    QObject* context = m_link.context();
    connect(&page->document(), &PuzzleDocument::puzzleReplaced, context,
            [this] { requestPuzzle(); });
    connect(&page->document(), &PuzzleDocument::piecesChanged, context,
            [this] { requestPuzzle(); });
    connect(&page->document(), &PuzzleDocument::boardChanged, context,
            [this] { m_update.request(); });
    requestPuzzle();
}

void ChecksPanel::requestPuzzle() {
    m_newPuzzle = true;
    m_update.request();
}

void ChecksPanel::check() {
    const PuzzleDocument& document = m_link.page()->document();
    if (std::exchange(m_newPuzzle, false))
        m_diagnoses = diagnose(document.puzzle());
    m_violations = violationsOf(document.puzzle(), document.board());
    showFindings();
}

void ChecksPanel::showFindings() {
    // The row stays, so that one can go through the list while the board changes.
    const int row = m_list->currentRow();
    m_list->clear();
    for (const Diagnosis& diagnosis : m_diagnoses) {
        const bool error = diagnosis.severity == Diagnosis::Severity::Error;
        addSentence(error ? "error" : "warning", error ? tr("Error") : tr("Warning"),
                    diagnosis.sentence);
    }
    const GridSize size = m_link.page()->document().puzzle().size();
    const std::size_t shown = std::min(m_violations.size(), kMostViolations);
    for (std::size_t i = 0; i < shown; ++i)
        addSentence("pieces", tr("On the board"), describe(m_violations[i], size));
    if (m_violations.size() > shown)
        addSentence("pieces", tr("On the board"),
                    tr("%n more cell(s) break the rules.", nullptr,
                       static_cast<int>(m_violations.size() - shown)));
    if (m_list->count() == 0) {
        addSentence("information", tr("Fine"),
                    tr("No problems found: the pieces suit the board, every colour can be paired "
                       "off, and no piece breaks the rules where it lies."));
    }
    m_list->setCurrentRow(std::min(row, m_list->count() - 1), QItemSelectionModel::NoUpdate);
}

void ChecksPanel::addSentence(const char* icon, const QString& kind, const QString& sentence) {
    auto* item = new QListWidgetItem(symbolicIcon(icon), sentence, m_list);
    //: 1 is Error, Warning or On the board, 2 a sentence
    item->setData(Qt::AccessibleTextRole, tr("%1: %2").arg(kind, sentence));
    item->setToolTip(item->data(Qt::AccessibleTextRole).toString());
}

void ChecksPanel::goTo(int row) {
    auto index = static_cast<std::size_t>(row);
    if (index < m_diagnoses.size()) {
        if (const auto off = selectPieces(*m_link.page(), m_diagnoses[index].pieces))
            emit unplacedPieceChosen(*off);
        return;
    }
    index -= m_diagnoses.size();
    if (index >= m_violations.size())
        return;
    QVector<int> cells;
    if (index < kMostViolations) {
        cells.append(m_violations[index].cell);
    } else {
        for (std::size_t i = index; i < m_violations.size(); ++i)
            cells.append(m_violations[i].cell);
    }
    selectCells(m_link.page()->view(), cells);
}

} // namespace tessera
