// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/generate/GeneratorForm.h"

#include "app/window/common/FormControls.h"
#include "app/window/common/SeedField.h"
#include "app/window/generate/ColorFields.h"
#include "app/window/generate/HintFields.h"

#include "core/edges/generate/PuzzlePresets.h"
#include "core/support/UserError.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QSpinBox>

#include <utility>

namespace tessera {

namespace {

/// Whether two settings make the same kind of puzzle.
bool sameKind(GeneratorSettings a, const GeneratorSettings& b) {
    a.seed = b.seed;
    a.solved = b.solved;
    return a == b;
}

} // namespace

GeneratorForm::GeneratorForm(QWidget* parent)
    : QWidget(parent), m_preset(presetBox(this, tr("As set below"))),
      m_width(sideBox(this, "width", tr("Width"))), m_height(sideBox(this, "height", tr("Height"))),
      m_framed(checkBox(this, "framed", tr("&Frame"),
                        tr("The rim of the board is grey, and only the rim"))),
      m_signed(checkBox(this, "signed", tr("Si&gned"),
                        tr("Each colour has tabs and blanks, which join with each other only"))),
      m_unique(checkBox(this, "unique", tr("No co&pies"),
                        tr("No two pieces are the same, even when turned"))),
      m_distribution(comboBox(
          this, "distribution", tr("Distribution"),
          tr("Even: each colour as often as any other; random: each edge is drawn by itself"))),
      m_seed(new SeedField(this)),
      m_solved(checkBox(this, "solved", tr("&Leave the solution on the board"),
                        tr("Otherwise the board is empty but for the hints"))) {
    auto* form = new QFormLayout(this);
    form->setContentsMargins({});
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("Pu&zzle:"), m_preset);
    addSizeRow(*form, m_width, m_height);
    addRules(*form);
    m_colors = new ColorFields(*form, this);
    m_distribution->addItem(tr("Even"), static_cast<int>(Distribution::Even));
    m_distribution->addItem(tr("Random"), static_cast<int>(Distribution::Random));
    m_distribution->setAccessibleName(tr("Distribution"));
    m_distribution->setToolTip(tr("Even: each colour as often as any other; random: each edge is "
                                  "drawn by itself"));
    form->addRow(tr("&Distribution:"), m_distribution);
    m_hints = new HintFields(*form, this);
    form->addRow(tr("&Seed:"), m_seed);
    form->addRow(QString(), m_solved);
    connectFields();
    setSettings({});
}

void GeneratorForm::addRules(QFormLayout& form) {
    auto* rules = new QHBoxLayout;
    for (QCheckBox* box : {m_framed, m_signed, m_unique})
        rules->addWidget(box);
    rules->addStretch();
    form.addRow(tr("Rules:"), rules);
}

void GeneratorForm::connectFields() {
    for (QSpinBox* box : {m_width, m_height})
        connect(box, &QSpinBox::valueChanged, this, &GeneratorForm::changed);
    for (QCheckBox* box : {m_framed, m_signed, m_unique, m_solved})
        connect(box, &QCheckBox::toggled, this, &GeneratorForm::changed);
    connect(m_distribution, &QComboBox::currentIndexChanged, this, &GeneratorForm::changed);
    connect(m_colors, &ColorFields::choiceChanged, this, &GeneratorForm::changed);
    connect(m_hints, &HintFields::choiceChanged, this, &GeneratorForm::changed);
    connect(m_seed, &SeedField::seedChanged, this, &GeneratorForm::changed);
    connect(m_preset, &QComboBox::activated, this, [this] {
        const PuzzlePreset* preset = findPuzzlePreset(m_preset->currentData().toString());
        if (preset == nullptr)
            return;
        GeneratorSettings chosen = preset->settings;
        chosen.solved = m_solved->isChecked();
        setSettings(chosen);
    });
}

GeneratorSettings GeneratorForm::settings() const {
    GeneratorSettings settings;
    settings.size = {m_width->value(), m_height->value()};
    settings.rules = {m_framed->isChecked(), m_signed->isChecked()};
    settings.colors = m_colors->choice();
    settings.distribution = static_cast<Distribution>(m_distribution->currentData().toInt());
    settings.uniquePieces = m_unique->isChecked();
    settings.hints = m_hints->choice();
    settings.solved = m_solved->isChecked();
    settings.seed = m_seed->seed();
    return settings;
}

void GeneratorForm::setSettings(const GeneratorSettings& settings) {
    m_setting = true;
    m_width->setValue(settings.size.width);
    m_height->setValue(settings.size.height);
    m_framed->setChecked(settings.rules.framed);
    m_signed->setChecked(settings.rules.isSigned);
    m_unique->setChecked(settings.uniquePieces);
    m_colors->setChoice(settings.colors);
    m_distribution->setCurrentIndex(
        m_distribution->findData(static_cast<int>(settings.distribution)));
    m_hints->setBoardSize(settings.size);
    m_hints->setChoice(settings.hints);
    m_seed->setSeed(settings.seed);
    m_solved->setChecked(settings.solved);
    m_setting = false;
    changed();
}

void GeneratorForm::changed() {
    if (m_setting)
        return;
    m_hints->setBoardSize({m_width->value(), m_height->value()});
    showHardest();
    showPreset();
    emit settingsChanged();
}

void GeneratorForm::showHardest() {
    try {
        const GeneratorSettings current = settings();
        m_colors->showHardest(hardestColorsFor(current), current.rules.framed);
    } catch (const UserError&) {
        // Generating says the same again, where the person sees it.
        m_colors->showNoHardest();
    }
}

void GeneratorForm::showPreset() {
    const GeneratorSettings current = settings();
    int index = 0;
    for (int i = 1; i < m_preset->count(); ++i) {
        const PuzzlePreset* preset = findPuzzlePreset(m_preset->itemData(i).toString());
        if (preset != nullptr && sameKind(current, preset->settings))
            index = i;
    }
    m_preset->setCurrentIndex(index);
}

} // namespace tessera
