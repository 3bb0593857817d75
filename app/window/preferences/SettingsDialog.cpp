// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/preferences/SettingsDialog.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/common/FilePrompts.h"
#include "app/window/common/FormControls.h"
#include "app/window/common/PicturePreview.h"
#include "app/window/keys/KeysEditor.h"
#include "app/window/preferences/TileThemeChooser.h"
#include "app/window/search/SearchForm.h"
#include "app/window/settings/ColorScheme.h"
#include "app/window/settings/Languages.h"
#include "widgets/board/BoardPicture.h"
#include "widgets/forms/ParameterForm.h"

#include "core/edges/generate/Generator.h"
#include "core/kind/Kind.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFormLayout>
#include <QGroupBox>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QThread>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kThemePreviewSide = 800;

void choose(QComboBox& box, const QString& data) {
    box.setCurrentIndex(std::max(0, box.findData(data)));
}

std::string chosenId(const QComboBox& box) { return box.currentData().toString().toStdString(); }

/// A form whose fields take the free width.
QFormLayout* wideForm(QWidget* parent = nullptr) {
    auto* form = new QFormLayout(parent);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    return form;
}

/// A few tiles with all that a theme can show: a frame, many patterns.
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
      m_pages(new QTabWidget(this)),
      m_language(comboBox(this, "language", tr("Language"), tr("The language of the program"))),
      m_method(comboBox(this, "beginMethod", tr("Method"), tr("The method that new searches use"))),
      m_preset(comboBox(this, "beginPreset", tr("Preset"),
                        tr("Parameter values from a paper, or values that work well"))),
      m_tiles(new PicturePreview(this)), m_keys(new KeysEditor(keys, this)),
      m_appliedKeys(keys.changed()), m_notice(new NoticeLine(this)),
      m_fileNotice(new NoticeLine(this)) {
    offerHelp(*this, "editing");
    setWindowTitle(tr("Settings"));
    m_pages->setObjectName(QStringLiteral("pages"));
    m_pages->addTab(generalPage(), tr("&General"));
    m_pages->addTab(m_keys, tr("&Keys"));
    m_pages->addTab(beginningPage(), tr("&Defaults"));
    m_pages->addTab(workPage(), tr("Sa&ving and limits"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_pages, 1);
    m_buttons = addButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel |
                                      QDialogButtonBox::Apply);
    m_bound.push_back({[this] { return m_keys->bindings().changed() != m_appliedKeys; },
                       [this] {
                           m_appliedKeys = m_keys->bindings().changed();
                           m_settings.setKeys(m_appliedKeys);
                       }});
    connect(m_keys, &KeysEditor::changed, this, &SettingsDialog::showChanges);
    connect(m_buttons->button(QDialogButtonBox::Apply), &QPushButton::clicked, this,
            &SettingsDialog::apply);
    settleMnemonics(*this);
    m_language->setFocus();
    showTiles();
    showChanges();
}

void SettingsDialog::bind(auto& setting, auto* field, auto changes, auto chosen) {
    m_bound.push_back({[&setting, chosen] { return chosen() != setting(); },
                       [&setting, chosen] { setting.set(chosen()); }});
    connect(field, changes, this, &SettingsDialog::showChanges);
}

void SettingsDialog::bindBox(QComboBox* box, Setting<QString>& setting) {
    choose(*box, setting());
    bind(setting, box, &QComboBox::currentIndexChanged,
         [box] { return box->currentData().toString(); });
}

QCheckBox* SettingsDialog::boundCheck(Setting<bool>& setting, const char* name, const QString& text,
                                      const QString& tip) {
    QCheckBox* box = checkBox(this, name, text, tip, setting());
    bind(setting, box, &QCheckBox::toggled, [box] { return box->isChecked(); });
    return box;
}

QSpinBox* SettingsDialog::boundCount(Setting<int>& setting, const char* name, int least, int most,
                                     const QString& title, const QString& tip) {
    QSpinBox* box = countBox(this, name, title, tip);
    box->setRange(least, most);
    box->setValue(setting());
    bind(setting, box, &QSpinBox::valueChanged, [box] { return box->value(); });
    return box;
}

QWidget* SettingsDialog::generalPage() {
    m_language->addItem(tr("Same as the system"), QString());
    for (const Language& language : availableLanguages())
        m_language->addItem(language.name, language.code);
    bindBox(m_language, m_settings.language);
    QComboBox* scheme = comboBox(this, "colorScheme", tr("Colours"),
                                 tr("Light or dark windows, or the system’s choice"));
    const QStringList names{tr("Same as the system"), tr("Light"), tr("Dark"),
                            tr("High contrast, dark"), tr("High contrast, light")};
    for (qsizetype i = 0; i < names.size(); ++i)
        scheme->addItem(names[i], colorSchemes().at(i));
    bindBox(scheme, m_settings.colorScheme);
    m_theme = new TileThemeChooser(m_settings, this);
    connect(m_theme, &TileThemeChooser::themeChanged, this, &SettingsDialog::showTiles);
    bind(m_settings.tileTheme, m_theme, &TileThemeChooser::themeChanged,
         [this] { return m_theme->theme(); });
    m_tiles->setAccessibleName(tr("Preview of these tiles"));
    m_tiles->setFixedHeight(fontMetrics().lineSpacing() * 9);

    QFormLayout* form = wideForm();
    form->addRow(tr("&Language:"), m_language);
    form->addRow(tr("&Colours:"), scheme);
    form->addRow(tr("&Tiles:"), m_theme);
    form->addRow(boundCheck(m_settings.reducesMotion, "reducesMotion", tr("Reduce &motion"),
                            tr("Do not flash changed cells, and do not animate a solved puzzle")));
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->addLayout(form);
    layout->addWidget(m_tiles, 1);
    layout->addWidget(m_notice);
    return page;
}

QWidget* SettingsDialog::beginningPage() {
    auto* page = new QWidget(this);
    auto* search = new QGroupBox(tr("New searches"), page);
    addSearchRows(*wideForm(search));
    QComboBox* puzzle = presetBox(this, tr("Same as last time"));
    puzzle->setObjectName(QStringLiteral("beginPuzzle"));
    bindBox(puzzle, m_settings.generatorPreset);
    auto* generated = new QGroupBox(tr("Generated puzzles"), page);
    wideForm(generated)->addRow(tr("P&uzzle:"), puzzle);
    auto* layout = new QVBoxLayout(page);
    layout->addWidget(search);
    layout->addWidget(generated);
    layout->addStretch(1);
    return page;
}

void SettingsDialog::addSearchRows(QFormLayout& form) {
    const SearchDefaults defaults = m_settings.searchDefaults();
    m_method->addItem(tr("Same as last time"), QString());
    addMethods(*m_method, allKinds().front()->id());
    choose(*m_method, QString::fromStdString(defaults.solver));
    showPresets();
    choose(*m_preset, QString::fromStdString(defaults.preset));
    NumberSpinBox* seconds = timeLimitBox(this, "beginSeconds", defaults.seconds);
    NumberSpinBox* evaluations =
        evaluationLimitBox(this, "beginEvaluations", static_cast<double>(defaults.evaluations));
    form.addRow(tr("&Method:"), m_method);
    form.addRow(tr("&Preset:"), m_preset);
    form.addRow(tr("&Time limit:"), seconds);
    form.addRow(tr("&Evaluations:"), evaluations);
    const auto chosen = [this, seconds, evaluations] {
        return SearchDefaults{chosenId(*m_method), chosenId(*m_preset), seconds->enteredValue(),
                              static_cast<std::uint64_t>(evaluations->enteredValue())};
    };
    m_bound.push_back({[this, chosen] { return chosen() != m_settings.searchDefaults(); },
                       [this, chosen] { m_settings.setSearchDefaults(chosen()); }});
    connect(m_method, &QComboBox::currentIndexChanged, this, &SettingsDialog::showPresets);
    for (const QComboBox* box : {m_method, m_preset})
        connect(box, &QComboBox::currentIndexChanged, this, &SettingsDialog::showChanges);
    for (const NumberSpinBox* box : {seconds, evaluations}) {
        connect(box, &NumberSpinBox::valueChanged, this, &SettingsDialog::showChanges);
        // Reading the value would change the text that is being typed.
        connect(box->findChild<QLineEdit*>(), &QLineEdit::textEdited, this,
                [this] { m_buttons->button(QDialogButtonBox::Apply)->setEnabled(true); });
    }
}

void SettingsDialog::showPresets() {
    fillPresets(*m_preset, findSolver(chosenId(*m_method)));
    m_preset->setEnabled(m_preset->count() > 1);
}

QWidget* SettingsDialog::workPage() {
    auto* form = new QFormLayout;
    form->addRow(boundCheck(m_settings.restoresSession, "restoresSession",
                            tr("Re&open files at startup"),
                            tr("Restores searches, their results and races too. After a crash, "
                               "unsaved work is always restored")));
    form->addRow(boundCheck(m_settings.showsStartPage, "showsStartPage",
                            tr("Show the start &page when no puzzle is open"),
                            tr("Otherwise Tessera shows a sample puzzle")));
    form->addRow(boundCheck(m_settings.followsSearch, "followsSearch",
                            tr("C&hange workspace with the search"),
                            tr("Show the Watch workspace when a search starts, and Edit when its "
                               "result is kept or discarded")));
    QSpinBox* autosave = boundCount(m_settings.autosaveSeconds, "autosaveSeconds", 1,
                                    AppSettings::kMostAutosaveSeconds, tr("Recovery copies"),
                                    tr("How often unsaved work is copied, at least. After a crash, "
                                       "Tessera restores this copy"));
    autosave->setSuffix(tr(" s"));
    QSpinBox* steps = boundCount(m_settings.undoSteps, "undoSteps", 0, AppSettings::kMostUndoSteps,
                                 tr("Undo steps"),
                                 tr("Fewer steps need less memory, which matters for large boards. "
                                    "Applies to puzzles opened from now on."));
    steps->setSpecialValueText(tr("all"));
    QSpinBox* atOnce = boundCount(m_settings.searchesAtOnce, "searchesAtOnce", 1,
                                  std::max(1, QThread::idealThreadCount()), tr("Searches at once"),
                                  tr("How many searches a new race or experiment runs at once. "
                                     "More than one per core makes none of them faster."));
    QSpinBox* memory =
        boundCount(m_settings.searchMemory, "searchMemory", 0, AppSettings::kMostSearchMemory,
                   tr("Memory per thread"),
                   tr("The most memory that each thread of a search uses for the boards of a beam "
                      "or the trails of ants, whatever its parameters say. Nothing else is "
                      "limited."));
    memory->setSpecialValueText(tr("set by the search"));
    memory->setSuffix(tr(" MB"));
    for (QSpinBox* box : {steps, memory})
        box->setStepType(QSpinBox::AdaptiveDecimalStepType);
    form->addRow(tr("Re&covery copies, at least every:"), autosave);
    form->addRow(tr("&Undo steps:"), steps);
    form->addRow(tr("&Searches at once:"), atOnce);
    form->addRow(tr("&Memory per thread, at most:"), memory);
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->addLayout(form);
    layout->addWidget(fileButtons());
    layout->addStretch(1);
    layout->addWidget(m_fileNotice);
    return page;
}

QWidget* SettingsDialog::fileButtons() {
    auto* group = new QGroupBox(tr("All settings"), this);
    auto* row = new QHBoxLayout(group);
    const auto add = [&](QPushButton* button, void (SettingsDialog::*act)()) {
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, act);
    };
    add(pushButton(
            group, "exportSettings", tr("&Export…"),
            tr("Apply your changes and save all settings in a file, for use on another computer")),
        &SettingsDialog::exportFile);
    add(pushButton(group, "importSettings", tr("&Import…"),
                   tr("Use the settings from a file that Tessera exported")),
        &SettingsDialog::importFile);
    add(pushButton(group, "restoreDefaults", tr("&Restore defaults"),
                   tr("Reset all settings, including keys and palettes")),
        &SettingsDialog::restoreDefaults);
    row->addStretch(1);
    return group;
}

void SettingsDialog::exportFile() {
    const QString path =
        askForPath(this, "editing", QFileDialog::AnyFile,
                   {tr("Export settings"),
                    QDir(m_settings.lastFolder()).filePath(QStringLiteral("tessera-settings.ini")),
                    tr("Settings (*.ini)")});
    if (path.isEmpty())
        return;
    // The file has what the dialog shows.
    apply();
    m_fileNotice->attempt([&] {
        m_settings.exportTo(path);
        m_fileNotice->setNote(tr("Saved as %1.").arg(QDir::toNativeSeparators(path)));
    });
}

void SettingsDialog::importFile() {
    const QString path = askForPath(
        this, "editing", QFileDialog::ExistingFile,
        {tr("Import settings"), m_settings.lastFolder(), tr("Settings (*.ini);;All files (*)")});
    if (path.isEmpty())
        return;
    if (!isConfirmed(this, QMessageBox::Question, tr("Import settings"),
                     tr("All your settings, keys and palettes will be replaced by those in “%1”. "
                        "This cannot be undone.")
                         .arg(QDir::toNativeSeparators(path)),
                     tr("&Replace")))
        return;
    m_fileNotice->attempt([&] {
        m_settings.importFrom(path);
        takeReplaced();
        showPlainly(
            parentWidget(), QMessageBox::Information, tr("Import settings"),
            tr("The settings were imported from “%1”.").arg(QDir::toNativeSeparators(path)));
    });
}

void SettingsDialog::restoreDefaults() {
    const auto answer = QMessageBox::question(
        this, tr("Restore default settings"),
        tr("All your settings, keys and palettes will be lost. This cannot be undone."),
        QMessageBox::RestoreDefaults | QMessageBox::Cancel, QMessageBox::Cancel);
    if (answer != QMessageBox::RestoreDefaults)
        return;
    m_settings.restoreDefaults();
    takeReplaced();
}

void SettingsDialog::setColorsInUse(int count) { m_theme->setColorsInUse(count); }

void SettingsDialog::accept() {
    apply();
    QDialog::accept();
}

void SettingsDialog::apply() {
    for (const Bound& bound : m_bound)
        bound.apply();
    applyColorScheme(*qApp, m_settings.colorScheme());
    showTiles();
    showChanges();
    emit m_settings.changed();
    warnUnlessWritten(m_settings, this);
}

void SettingsDialog::takeReplaced() {
    applyColorScheme(*qApp, m_settings.colorScheme());
    emit m_settings.changed();
    warnUnlessWritten(m_settings, this);
    // The choices in the dialog are based on the old settings.
    QDialog::accept();
}

void SettingsDialog::showChanges() {
    const bool changed =
        std::ranges::any_of(m_bound, [](const Bound& bound) { return bound.differs(); });
    m_buttons->button(QDialogButtonBox::Apply)->setEnabled(changed);
    m_notice->setNote(m_language->currentData().toString() != m_runningLanguage
                          ? tr("The language changes when you close this dialog, or at the "
                               "next start if a race or an experiment is open.")
                          : QString());
}

void SettingsDialog::showTiles() {
    static const PuzzleFile sample = sampleTiles();
    PictureOptions options;
    options.theme = m_theme->theme();
    options.transparent = true;
    options.colors = TileColors::fromPalette(QApplication::palette());
    m_tiles->setPicture(boardImage(sample, kThemePreviewSide, options));
    const TileTheme* theme = findTileTheme(options.theme);
    m_tiles->setToolTip(theme != nullptr ? theme->displayDescription() : QString());
}

} // namespace tessera
