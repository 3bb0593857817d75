// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/preferences/DefaultsPage.h"

#include "app/window/common/FormControls.h"
#include "app/window/search/LimitBox.h"
#include "app/window/settings/AppSettings.h"
#include "widgets/forms/NumberSpinBox.h"

#include "core/edges/moves/EdgeProblem.h"
#include "core/kind/Kind.h"

#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

DefaultsPage::DefaultsPage(AppSettings& settings, QWidget* parent)
    : QWidget(parent), m_settings(settings),
      m_method(comboBox(this, "beginMethod", tr("Method"),
                        tr("The method that is chosen when the program starts, and when a puzzle "
                           "is opened"))),
      m_preset(comboBox(this, "beginPreset", tr("Preset"),
                        tr("Parameter values from a paper, or ones that proved good"))),
      m_seconds(timeLimitBox(this, "beginSeconds", settings.searchDefaults().seconds)),
      m_evaluations(evaluationLimitBox(this, "beginEvaluations",
                                       static_cast<double>(settings.searchDefaults().evaluations))),
      m_puzzle(presetBox(this, tr("As last time"))) {
    m_puzzle->setObjectName(QStringLiteral("beginPuzzle"));
    m_puzzle->setCurrentIndex(std::max(0, m_puzzle->findData(settings.generatorPreset())));
    addMethods();
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(searchGroup());
    layout->addWidget(puzzleGroup());
    layout->addStretch(1);
    connect(m_method, &QComboBox::currentIndexChanged, this, &DefaultsPage::showPresets);
    for (const QComboBox* box : {m_method, m_preset, m_puzzle})
        connect(box, &QComboBox::currentIndexChanged, this, &DefaultsPage::changed);
    for (const NumberSpinBox* box : {m_seconds, m_evaluations})
        connect(box, &NumberSpinBox::valueChanged, this, &DefaultsPage::changed);
}

QWidget* DefaultsPage::searchGroup() {
    auto* group = new QGroupBox(tr("A search begins with"), this);
    auto* form = new QFormLayout(group);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("&Method:"), m_method);
    form->addRow(tr("&Preset:"), m_preset);
    form->addRow(tr("&Time limit:"), m_seconds);
    form->addRow(tr("&Evaluations:"), m_evaluations);
    return group;
}

QWidget* DefaultsPage::puzzleGroup() {
    auto* group = new QGroupBox(tr("A generated puzzle begins with"), this);
    auto* form = new QFormLayout(group);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("P&uzzle:"), m_puzzle);
    return group;
}

void DefaultsPage::addMethods() {
    m_method->addItem(tr("As last time"), QString());
    for (const SolverInfo& method : solversFor(EdgeProblem::kKind)) {
        m_method->addItem(translated(method.name), QString::fromStdString(method.id));
        m_method->setItemData(m_method->count() - 1, translated(method.summary), Qt::ToolTipRole);
    }
    const SearchDefaults defaults = m_settings.searchDefaults();
    m_method->setCurrentIndex(
        std::max(0, m_method->findData(QString::fromStdString(defaults.solver))));
    showPresets();
    m_preset->setCurrentIndex(
        std::max(0, m_preset->findData(QString::fromStdString(defaults.preset))));
}

void DefaultsPage::showPresets() {
    m_preset->clear();
    m_preset->addItem(tr("Defaults"), QString());
    const SolverInfo* method = findSolver(m_method->currentData().toString().toStdString());
    if (method != nullptr) {
        for (const Preset& preset : method->presets)
            m_preset->addItem(translated(preset.name), QString::fromStdString(preset.id));
    }
    m_preset->setEnabled(m_preset->count() > 1);
}

SearchDefaults DefaultsPage::chosen() const {
    return {m_method->currentData().toString().toStdString(),
            m_preset->currentData().toString().toStdString(), m_seconds->value(),
            static_cast<std::uint64_t>(m_evaluations->value())};
}

bool DefaultsPage::isChanged() const {
    return chosen() != m_settings.searchDefaults() ||
           m_puzzle->currentData().toString() != m_settings.generatorPreset();
}

void DefaultsPage::apply() {
    m_settings.setSearchDefaults(chosen());
    m_settings.setGeneratorPreset(m_puzzle->currentData().toString());
}

} // namespace tessera
