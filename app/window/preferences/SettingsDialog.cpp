// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/preferences/SettingsDialog.h"

#include "app/window/common/FormControls.h"
#include "app/window/common/NoticeLine.h"
#include "app/window/common/PicturePreview.h"
#include "app/window/keys/KeysEditor.h"
#include "app/window/preferences/DefaultsPage.h"
#include "app/window/preferences/TileThemeChooser.h"
#include "app/window/preferences/WorkPage.h"
#include "app/window/settings/AppSettings.h"
#include "app/window/settings/ColorScheme.h"
#include "app/window/settings/Languages.h"
#include "widgets/board/BoardPicture.h"
#include "widgets/board/TileTheme.h"

#include "core/edges/generate/Generator.h"

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

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
