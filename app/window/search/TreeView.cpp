// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/search/TreeView.h"

#include "app/window/search/SearchController.h"
#include "widgets/charts/DepthChart.h"

#include "core/support/NumberText.h"

#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace tessera {

TreeView::TreeView(QWidget* parent)
    : QWidget(parent), m_chart(new DepthChart(this)), m_left(new QLabel(this)) {
    m_chart->setObjectName(QStringLiteral("depthChart"));
    m_left->setObjectName(QStringLiteral("treeProgress"));
    m_left->setAccessibleName(tr("Progress through the tree"));
    m_left->setToolTip(tr("The size of the tree is estimated by random descents (Knuth 1975); "
                          "it may be several times smaller or larger."));
    m_left->setWordWrap(true);
    auto* title = new QLabel(tr("Placements by depth (cells filled)"), this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(title);
    layout->addWidget(m_chart, 1);
    layout->addWidget(m_left);
    clear();
}

void TreeView::clear() {
    m_chart->clear();
    m_left->clear();
    hide();
}

void TreeView::showSearch(SearchController& search) {
    // Only tree searches put pieces down.
    const bool hasTree = search.numbers().nodes > 0;
    search.setWanted(SearchDetail::Depths, hasTree);
    if (!hasTree) {
        clear();
        return;
    }
    const auto& counts = search.details().depthCounts;
    if (!counts.empty())
        m_chart->setCounts({counts.begin(), counts.end()});
    setVisible(!m_chart->counts().empty());
    const auto& progress = search.numbers().tree;
    m_left->setVisible(progress.has_value());
    if (!progress)
        return;
    const QString searched =
        tr("%1 % of about %2 placements searched")
            .arg(QLocale().toString(100 * progress->searched, 'g', 3), countText(progress->size));
    const double left = progress->secondsLeft(search.evaluationsPerSecond());
    m_left->setText(search.state() == SearchState::Running && left > 0
                        ? tr("%1, all of it in about %2").arg(searched, roughDurationText(left))
                        : searched);
}

} // namespace tessera
