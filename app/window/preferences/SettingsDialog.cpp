// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/preferences/SettingsDialog.h"

#include "app/window/common/FormControls.h"
#include "app/window/common/PicturePreview.h"
#include "app/window/keys/KeysEditor.h"
#include "app/window/preferences/TileThemeChooser.h"
#include "app/window/search/SearchForm.h"
#include "app/window/settings/AppSettings.h"
#include "app/window/settings/ColorScheme.h"
#include "app/window/settings/Languages.h"

#include "widgets/board/BoardPicture.h"
#include "widgets/board/TileTheme.h"
#include "widgets/forms/NumberSpinBox.h"

#include "core/edges/generate/Generator.h"
#include "core/edges/moves/EdgeProblem.h"
#include "core/kind/Kind.h"
#include "core/support/UserError.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QThread>
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

WorkPage::WorkPage(AppSettings& settings, QWidget* parent)
    : QWidget(parent), m_settings(settings),
      m_restores(
          checkBox(this, "restoresSession", tr("&Open the files of last time at the start"),
                   tr("Searches, their results and races come back too. Unsaved work comes back "
                      "after a crash in any case"),
                   settings.restoresSession())),
      m_atOnce(countBox(this, "searchesAtOnce", tr("Searches at the same time"),
                        tr("How many races and experiments run at the same time when they begin. "
                           "More than one a core makes none of them faster."))),
      m_autosave(countBox(this, "autosaveSeconds", tr("Copies of unsaved work"),
                          tr("How far a copy of unsaved work, which comes back after a crash, may "
                             "be behind"))),
      m_undoSteps(countBox(this, "undoSteps", tr("Steps that can be undone"),
                           tr("Fewer take less memory, which counts for large boards. Holds for "
                              "puzzles that are opened from now on."))),
      m_memory(countBox(this, "searchMemory", tr("Memory of a search"),
                        tr("What each thread of a search may take at most, whatever its "
                           "parameters say. Only methods that need much have such a parameter."))),
      m_notice(new NoticeLine(this)) {
    m_autosave->setRange(1, AppSettings::kMostAutosaveSeconds);
    m_autosave->setValue(settings.autosaveSeconds());
    m_autosave->setSuffix(tr(" s"));
    m_undoSteps->setRange(0, AppSettings::kMostUndoSteps);
    m_undoSteps->setSpecialValueText(tr("all"));
    m_undoSteps->setValue(settings.undoSteps());
    m_undoSteps->setStepType(QSpinBox::AdaptiveDecimalStepType);
    m_memory->setRange(0, AppSettings::kMostSearchMemory);
    m_memory->setSpecialValueText(tr("as the search says"));
    m_memory->setValue(settings.searchMemory());
    m_memory->setSuffix(tr(" MB"));
    m_memory->setStepType(QSpinBox::AdaptiveDecimalStepType);
    m_atOnce->setRange(1, std::max(1, QThread::idealThreadCount()));
    m_atOnce->setValue(settings.searchesAtOnce());
    auto* form = new QFormLayout;
    form->addRow(m_restores);
    form->addRow(tr("&Copies of unsaved work, at least every:"), m_autosave);
    form->addRow(tr("Steps that can be &undone:"), m_undoSteps);
    form->addRow(tr("&Searches at the same time:"), m_atOnce);
    form->addRow(tr("&Memory of a search, at most:"), m_memory);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(fileButtons());
    layout->addStretch(1);
    layout->addWidget(m_notice);
    connect(m_restores, &QCheckBox::toggled, this, &WorkPage::changed);
    for (const QSpinBox* box : {m_atOnce, m_autosave, m_undoSteps, m_memory})
        connect(box, &QSpinBox::valueChanged, this, &WorkPage::changed);
}

QWidget* WorkPage::fileButtons() {
    auto* group = new QGroupBox(tr("All settings"), this);
    auto* save = pushButton(group, "exportSettings", tr("&Export…"),
                            tr("Write your settings to a file, for another machine"));
    auto* read = pushButton(group, "importSettings", tr("&Import…"),
                            tr("Take over the settings in a file that Tessera wrote"));
    auto* usual = pushButton(group, "restoreDefaults", tr("&Restore the usual ones"),
                             tr("Give up all of your settings, keys and palettes too"));
    auto* row = new QHBoxLayout(group);
    row->addWidget(save);
    row->addWidget(read);
    row->addWidget(usual);
    row->addStretch(1);
    connect(save, &QPushButton::clicked, this, &WorkPage::exportFile);
    connect(read, &QPushButton::clicked, this, &WorkPage::importFile);
    connect(usual, &QPushButton::clicked, this, &WorkPage::restoreDefaults);
    return group;
}

bool WorkPage::isChanged() const {
    return m_restores->isChecked() != m_settings.restoresSession() ||
           m_atOnce->value() != m_settings.searchesAtOnce() ||
           m_autosave->value() != m_settings.autosaveSeconds() ||
           m_undoSteps->value() != m_settings.undoSteps() ||
           m_memory->value() != m_settings.searchMemory();
}

void WorkPage::apply() {
    m_settings.setRestoresSession(m_restores->isChecked());
    m_settings.setSearchesAtOnce(m_atOnce->value());
    m_settings.setAutosaveSeconds(m_autosave->value());
    m_settings.setUndoSteps(m_undoSteps->value());
    m_settings.setSearchMemory(m_memory->value());
}

void WorkPage::exportFile() {
    const QString path = QFileDialog::getSaveFileName(this, tr("Export the Settings"),
                                                      QStringLiteral("tessera-settings.ini"),
                                                      tr("Settings (*.ini)"));
    if (path.isEmpty())
        return;
    try {
        m_settings.exportTo(path);
        m_notice->setNote(tr("Written to %1.").arg(QDir::toNativeSeparators(path)));
    } catch (const UserError& error) {
        m_notice->setWarning(error.sentence());
    }
}

void WorkPage::importFile() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Import Settings"), {},
                                                      tr("Settings (*.ini);;All files (*)"));
    if (path.isEmpty())
        return;
    try {
        m_settings.importFrom(path);
        emit replaced();
    } catch (const UserError& error) {
        m_notice->setWarning(error.sentence());
    }
}

void WorkPage::restoreDefaults() {
    const auto answer = QMessageBox::question(
        this, tr("Restore the usual settings"),
        tr("This gives up all of your settings, with your keys and palettes. It cannot be undone."),
        QMessageBox::RestoreDefaults | QMessageBox::Cancel, QMessageBox::Cancel);
    if (answer != QMessageBox::RestoreDefaults)
        return;
    m_settings.restoreDefaults();
    emit replaced();
}

namespace {

constexpr int kThemePreviewSide = 800;

void choose(QComboBox& box, const QString& data) {
    box.setCurrentIndex(std::max(0, box.findData(data)));
}

/// A few tiles with all that a theme has to show: a frame, many patterns.
PuzzleFile sampleTiles() {
    GeneratorSettings settings;
    settings.size = {8, 3};
    settings.colors = {ColorChoice::Kind::BorderAndInner, 6, 12, 0};
    settings.solved = true;
    return generatePuzzle(settings);
}

} // namespace

SettingsDialog::SettingsDialog(AppSettings& settings, const KeyBindings& keys, QWidget* parent)
    : QDialog(parent), m_settings(settings), m_runningLanguage(settings.language()),
      m_language(comboBox(this, "language", tr("Language"), tr("The language of the program"))),
      m_scheme(comboBox(this, "colorScheme", tr("Colours"),
                        tr("Light or dark windows, or as the system has them"))),
      m_theme(new TileThemeChooser(settings, this)), m_tiles(new PicturePreview(this)),
      m_keys(new KeysEditor(keys, this)), m_defaults(new DefaultsPage(settings, this)),
      m_work(new WorkPage(settings, this)), m_appliedKeys(keys.changed()),
      m_notice(new NoticeLine(this)),
      m_buttons(new QDialogButtonBox(
          QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::Apply, this)) {
    setWindowTitle(tr("Settings"));
    addLanguages();
    addColorSchemes();
    m_tiles->setAccessibleName(tr("Tiles of this kind"));
    m_tiles->setFixedHeight(fontMetrics().lineSpacing() * 9);
    arrange();
    for (const QComboBox* box : {m_language, m_scheme})
        connect(box, &QComboBox::currentIndexChanged, this, &SettingsDialog::showChanges);
    connect(m_theme, &TileThemeChooser::themeChanged, this, &SettingsDialog::showTiles);
    connect(m_theme, &TileThemeChooser::themeChanged, this, &SettingsDialog::showChanges);
    connect(m_theme, &TileThemeChooser::palettesChanged, &m_settings, &AppSettings::changed);
    connect(m_keys, &KeysEditor::changed, this, &SettingsDialog::showChanges);
    connect(m_defaults, &DefaultsPage::changed, this, &SettingsDialog::showChanges);
    connect(m_work, &WorkPage::changed, this, &SettingsDialog::showChanges);
    connect(m_work, &WorkPage::replaced, this, &SettingsDialog::takeReplaced);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &SettingsDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &SettingsDialog::reject);
    connect(m_buttons->button(QDialogButtonBox::Apply), &QPushButton::clicked, this,
            &SettingsDialog::apply);
    showTiles();
    showChanges();
}

void SettingsDialog::addLanguages() {
    m_language->addItem(tr("As the system"), QString());
    for (const Language& language : availableLanguages())
        m_language->addItem(language.name, language.code);
    choose(*m_language, m_settings.language());
}

void SettingsDialog::addColorSchemes() {
    const QStringList names{tr("As the system"), tr("Light"), tr("Dark"), tr("High contrast, dark"),
                            tr("High contrast, light")};
    for (qsizetype i = 0; i < names.size(); ++i)
        m_scheme->addItem(names[i], colorSchemes().at(i));
    choose(*m_scheme, m_settings.colorScheme());
}

QWidget* SettingsDialog::generalPage() {
    auto* page = new QWidget(this);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("&Language:"), m_language);
    form->addRow(tr("&Colours:"), m_scheme);
    form->addRow(tr("&Tiles:"), m_theme);
    auto* layout = new QVBoxLayout(page);
    layout->addLayout(form);
    layout->addWidget(m_tiles, 1);
    layout->addWidget(m_notice);
    return page;
}

void SettingsDialog::arrange() {
    auto* pages = new QTabWidget(this);
    pages->setObjectName(QStringLiteral("pages"));
    pages->addTab(generalPage(), tr("&General"));
    pages->addTab(m_keys, tr("&Keys"));
    pages->addTab(m_defaults, tr("&Beginning"));
    pages->addTab(m_work, tr("&Work"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(pages, 1);
    layout->addWidget(m_buttons);
}

void SettingsDialog::setColorsInUse(int count) {
    m_theme->setColorsInUse(count);
}

void SettingsDialog::accept() {
    apply();
    QDialog::accept();
}

void SettingsDialog::apply() {
    m_settings.setLanguage(m_language->currentData().toString());
    m_settings.setColorScheme(m_scheme->currentData().toString());
    m_settings.setTileTheme(m_theme->theme());
    m_appliedKeys = m_keys->bindings().changed();
    m_settings.setKeys(m_appliedKeys);
    m_defaults->apply();
    m_work->apply();
    applyColorScheme(*qApp, m_settings.colorScheme());
    showChanges();
    emit m_settings.changed();
}

void SettingsDialog::takeReplaced() {
    applyColorScheme(*qApp, m_settings.colorScheme());
    emit m_settings.changed();
    // What is chosen here is of the old settings.
    QDialog::accept();
}

void SettingsDialog::showChanges() {
    const QString language = m_language->currentData().toString();
    const bool changed = language != m_settings.language() ||
                         m_scheme->currentData().toString() != m_settings.colorScheme() ||
                         m_theme->theme() != m_settings.tileTheme() ||
                         m_keys->bindings().changed() != m_appliedKeys || m_defaults->isChanged() ||
                         m_work->isChanged();
    m_buttons->button(QDialogButtonBox::Apply)->setEnabled(changed);
    m_notice->setNote(language != m_runningLanguage
                          ? tr("The language changes when this dialog is closed.")
                          : QString());
}

void SettingsDialog::showTiles() {
    static const PuzzleFile sample = sampleTiles();
    PictureOptions options;
    options.theme = m_theme->theme();
    options.transparent = true;
    m_tiles->setPicture(boardImage(sample.puzzle, sample.board, {}, kThemePreviewSide, options));
    const TileTheme* theme = findTileTheme(options.theme);
    m_tiles->setToolTip(theme != nullptr ? theme->displayDescription() : QString());
}

} // namespace tessera
