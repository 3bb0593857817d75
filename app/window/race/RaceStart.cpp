// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/race/RaceStart.h"

#include "app/window/common/FormControls.h"

#include "core/kind/Kind.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

RaceStart::RaceStart(QWidget* parent)
    : QWidget(parent), m_title(sentenceLabel(this, "raceStartTitle")),
      m_methods(sentenceLabel(this, "raceStartMethods")),
      m_estimate(sentenceLabel(this, "raceStartEstimate")),
      m_race(described(new QPushButton(tr("Race th&ese methods"), this), "raceStartRace",
                       tr("Start a search with the defaults of each of these methods"))) {
    auto* choose = described(new QPushButton(tr("Choose metho&ds…"), this), "raceStartChoose",
                             tr("Choose methods, presets, limits and seeds first"));
    QFont large = font();
    large.setPointSizeF(1.4 * large.pointSizeF());
    large.setBold(true);
    m_title->setFont(large);
    for (QLabel* label : {m_title, m_methods, m_estimate})
        label->setAlignment(Qt::AlignCenter);
    m_race->setDefault(true);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_race);
    buttons->addWidget(choose);
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(fontMetrics().lineSpacing() / 2);
    layout->addStretch(2);
    layout->addWidget(m_title);
    layout->addWidget(m_methods);
    layout->addWidget(m_estimate);
    layout->addLayout(buttons);
    layout->addStretch(3);
    connect(m_race, &QPushButton::clicked, this, &RaceStart::raceWanted);
    connect(choose, &QPushButton::clicked, this, &RaceStart::chooseWanted);
}

void RaceStart::propose(const RaceChoice& choice, const QString& puzzle, int atOnce) {
    QStringList names;
    for (const SearchSettings& search : choice.searches())
        names << methodLabel(*findSolver(search.solver), search.values);
    names.removeDuplicates();
    m_title->setText(
        tr("Race %n method(s) on %1", nullptr, static_cast<int>(names.size())).arg(puzzle));
    m_methods->setText(names.join(QStringLiteral(" · ")));
    m_estimate->setText(choice.estimate(atOnce));
    m_race->setEnabled(!names.isEmpty());
}

} // namespace tessera
