// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/race/AddSearchesDialog.h"

#include "app/window/race/SeedCountBox.h"
#include "app/window/search/SearchForm.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

namespace tessera {

AddSearchesDialog::AddSearchesDialog(QWidget* parent)
    : QDialog(parent), m_form(new SearchForm), m_seeds(seedCountBox(this, 1)) {
    setWindowTitle(tr("Add Searches"));
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(m_form);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* label = new QLabel(tr("&Number of seeds:"), this);
    label->setBuddy(m_seeds);
    auto* seeds = new QFormLayout;
    seeds->addRow(label, m_seeds);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    QPushButton* add = buttons->button(QDialogButtonBox::Ok);
    add->setText(tr("&Add"));
    add->setToolTip(tr("Queue these searches beside the others"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(scroll, 1);
    layout->addLayout(seeds);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    const int line = fontMetrics().lineSpacing();
    resize(line * 24, line * 36);
}

std::vector<SearchSettings> AddSearchesDialog::searches() const {
    std::vector<SearchSettings> searches(static_cast<std::size_t>(m_seeds->value()),
                                         m_form->settings());
    for (std::size_t i = 0; i < searches.size(); ++i)
        searches[i].seed += i;
    return searches;
}

} // namespace tessera
