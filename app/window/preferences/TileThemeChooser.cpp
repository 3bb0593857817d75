// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/preferences/TileThemeChooser.h"

#include "app/window/common/FormControls.h"
#include "app/window/preferences/PaletteDialog.h"
#include "app/window/settings/AppSettings.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>

#include <algorithm>

namespace tessera {

namespace {

QStringList namesOf(const std::vector<UserPalette>& palettes) {
    QStringList names;
    for (const UserPalette& palette : palettes)
        names << palette.name;
    return names;
}

} // namespace

TileThemeChooser::TileThemeChooser(AppSettings& settings, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_box(tileThemeBox(this, "tileTheme")),
      m_add(pushButton(this, "newPalette", tr("&Own colours…"),
                       tr("Make a palette of your own, beginning with these colours"))),
      m_change(pushButton(this, "changePalette", tr("C&hange…"), tr("Change this palette"))),
      m_remove(pushButton(this, "removePalette", tr("&Remove"), tr("Remove this palette"))) {
    m_box->setCurrentIndex(std::max(0, m_box->findData(settings.tileTheme())));
    setFocusProxy(m_box);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_box, 1);
    for (QPushButton* act : {m_add, m_change, m_remove})
        layout->addWidget(act);
    connect(m_box, &QComboBox::currentIndexChanged, this, [this] {
        showButtons();
        emit themeChanged();
    });
    connect(m_add, &QPushButton::clicked, this, &TileThemeChooser::add);
    connect(m_change, &QPushButton::clicked, this, &TileThemeChooser::change);
    connect(m_remove, &QPushButton::clicked, this, &TileThemeChooser::remove);
    showButtons();
}

QString TileThemeChooser::theme() const {
    return m_box->currentData().toString();
}

int TileThemeChooser::ownIndex() const {
    return m_box->currentIndex() - static_cast<int>(tileThemes().size());
}

void TileThemeChooser::showButtons() {
    m_change->setEnabled(ownIndex() >= 0);
    m_remove->setEnabled(ownIndex() >= 0);
}

void TileThemeChooser::add() {
    std::vector<UserPalette> palettes = m_settings.userPalettes();
    const QStringList names = namesOf(palettes);
    QString name = tr("My colours");
    for (int number = 2; names.contains(name); ++number)
        name = tr("My colours %1").arg(number);
    const TileTheme* begin = findTileTheme(theme());
    PaletteDialog dialog(paletteFrom(begin != nullptr ? *begin : tileThemes().front(), name), names,
                         m_colorsInUse, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    palettes.push_back(dialog.palette());
    save(palettes, dialog.palette().name);
}

void TileThemeChooser::change() {
    std::vector<UserPalette> palettes = m_settings.userPalettes();
    auto& palette = palettes.at(static_cast<std::size_t>(ownIndex()));
    QStringList others = namesOf(palettes);
    others.removeAll(palette.name);
    PaletteDialog dialog(paletteFrom(themeOf(palette), palette.name), others, m_colorsInUse, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    palette = dialog.palette();
    save(palettes, palette.name);
}

void TileThemeChooser::remove() {
    std::vector<UserPalette> palettes = m_settings.userPalettes();
    palettes.erase(palettes.begin() + ownIndex());
    save(palettes, {});
}

void TileThemeChooser::save(const std::vector<UserPalette>& palettes, const QString& chosen) {
    m_settings.setUserPalettes(palettes);
    setUserPalettes(palettes);
    const QSignalBlocker blocker(m_box);
    fillTileThemes(*m_box);
    m_box->setCurrentIndex(std::max(0, chosen.isEmpty() ? 0 : m_box->findText(chosen)));
    showButtons();
    emit themeChanged();
    emit palettesChanged();
}

} // namespace tessera
