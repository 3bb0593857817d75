// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/generate/GeneratorForm.h"

#include "app/window/common/FormControls.h"
#include "app/window/generate/HintGrid.h"

#include "core/edges/generate/PuzzlePresets.h"
#include "core/support/UserError.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSpinBox>

#include <cmath>
#include <utility>

namespace tessera {

namespace {

/// As many decimals as it takes to see why a number was rounded up: not 4.00 → 5.
int decimalsFor(double exact, int rounded) {
    constexpr int usual = 2;
    constexpr int most = 6;
    for (int decimals = usual; decimals <= most; ++decimals) {
        const double scale = std::pow(10.0, decimals);
        if (std::ceil(std::round(exact * scale) / scale) >= rounded)
            return decimals;
    }
    return usual;
}

QString rounding(const QString& letter, double exact, int rounded) {
    return QStringLiteral("%1 = %2 → %3")
        .arg(letter, QLocale().toString(exact, 'f', decimalsFor(exact, rounded)))
        .arg(rounded);
}

QString formulaText(const HardestColors& hardest, bool framed) {
    QStringList parts;
    if (!framed) {
        parts << rounding(QStringLiteral("C"), hardest.innerExact, hardest.inner);
    } else {
        if (hardest.inner > 0)
            parts << rounding(QStringLiteral("M"), hardest.innerExact, hardest.inner);
        if (hardest.border > 0)
            parts << rounding(QStringLiteral("B"), hardest.borderExact, hardest.border);
    }
    return parts.isEmpty()
               ? ColorFields::tr("none: there are no joints")
               : ColorFields::tr("%1 (rounded up)").arg(parts.join(QStringLiteral(", ")));
}

} // namespace

ColorFields::ColorFields(QFormLayout& form, QWidget* parent)
    : QObject(parent), m_form(form),
      m_kind(comboBox(parent, "colorKind", tr("Colours"),
                      tr("How many colours the edges have, and whether those along the frame are "
                         "colours of their own"))),
      m_border(countBox(parent, "borderColors", tr("Border colours"),
                        tr("Colours of the joints along the frame"))),
      m_inner(countBox(parent, "innerColors", tr("Inner colours"),
                       tr("Colours of all other joints; without a frame, of all"))),
      m_total(countBox(parent, "totalColors", tr("Colours in all"),
                       tr("Colours of one common set for all joints"))),
      m_formula(new QLabel(parent)) {
    m_kind->addItem(tr("Hardest"), static_cast<int>(ColorChoice::Kind::Hardest));
    m_kind->addItem(tr("Border and inner apart"),
                    static_cast<int>(ColorChoice::Kind::BorderAndInner));
    m_kind->addItem(tr("One common set"), static_cast<int>(ColorChoice::Kind::Total));
    m_formula->setObjectName(QStringLiteral("hardestFormula"));
    m_formula->setTextFormat(Qt::PlainText);
    m_formula->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_formula->setAccessibleName(tr("Hardest colour counts"));
    m_formula->setToolTip(tr("The colour counts for which about one solution is expected "
                             "(Söderlind 2010, 3.1.4): M inside, B along the frame, C without a "
                             "frame. Rounding up leaves chance less than that one. The formula "
                             "takes joints as independent; that the edges of each colour pair off "
                             "gives chance more again, above all with few or signed colours."));
    m_formula->setWordWrap(true);
    form.addRow(tr("&Colours:"), m_kind);
    form.addRow(tr("&Border:"), m_border);
    form.addRow(tr("&Inner:"), m_inner);
    form.addRow(tr("In &all:"), m_total);
    form.addRow(tr("Hardest:"), m_formula);
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        showKind();
        emit choiceChanged();
    });
    for (QSpinBox* box : {m_border, m_inner, m_total})
        connect(box, &QSpinBox::valueChanged, this, &ColorFields::choiceChanged);
    showKind();
}

ColorChoice ColorFields::choice() const {
    // Only what the kind uses, so that equal puzzles have equal settings.
    switch (static_cast<ColorChoice::Kind>(m_kind->currentData().toInt())) {
    case ColorChoice::Kind::Hardest:
        break;
    case ColorChoice::Kind::BorderAndInner:
        return {ColorChoice::Kind::BorderAndInner, m_border->value(), m_inner->value(), 0};
    case ColorChoice::Kind::Total:
        return {ColorChoice::Kind::Total, 0, 0, m_total->value()};
    }
    return {};
}

void ColorFields::setChoice(const ColorChoice& choice) {
    const QSignalBlocker blocker(this);
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(choice.kind)));
    if (choice.kind == ColorChoice::Kind::BorderAndInner) {
        m_border->setValue(choice.border);
        m_inner->setValue(choice.inner);
    }
    if (choice.kind == ColorChoice::Kind::Total)
        m_total->setValue(choice.total);
    showKind();
}

void ColorFields::showHardest(const HardestColors& hardest, bool framed) {
    m_hardest = hardest;
    m_formula->setText(formulaText(hardest, framed));
    showKind();
}

void ColorFields::showNoHardest() {
    m_formula->setText(QStringLiteral("–"));
}

void ColorFields::showKind() {
    const QSignalBlocker blocker(this);
    const auto kind = static_cast<ColorChoice::Kind>(m_kind->currentData().toInt());
    m_border->setEnabled(kind == ColorChoice::Kind::BorderAndInner);
    m_inner->setEnabled(kind == ColorChoice::Kind::BorderAndInner);
    m_total->setEnabled(kind == ColorChoice::Kind::Total);
    // The boxes not in use show the hardest counts, the best ones to start from.
    if (kind != ColorChoice::Kind::BorderAndInner) {
        m_border->setValue(m_hardest.border);
        m_inner->setValue(m_hardest.inner);
    }
    if (kind != ColorChoice::Kind::Total)
        m_total->setValue(m_hardest.total());
}

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
