// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QMap>

class QAbstractButton;
class QComboBox;
class QDialogButtonBox;

namespace tessera {

class AppSettings;
class DefaultsPage;
class KeyBindings;
class KeysEditor;
class NoticeLine;
class PicturePreview;
class TileThemeChooser;
class WorkPage;

/// The person's choices for the whole program: language, colours, tiles, keys,
/// what it begins with, and how it works.
class SettingsDialog final : public QDialog {
    Q_OBJECT

public:
    /// @param keys as they hold now
    SettingsDialog(AppSettings& settings, const KeyBindings& keys, QWidget* parent = nullptr);

    /// How many colours a palette is checked for.
    void setColorsInUse(int count);
    void accept() override;

private:
    void addLanguages();
    void addColorSchemes();
    [[nodiscard]] QWidget* generalPage();
    void arrange();
    void apply();
    void takeReplaced();
    void showChanges();
    void showTiles();

    AppSettings& m_settings;
    QString m_runningLanguage;
    QComboBox* m_language;
    QComboBox* m_scheme;
    TileThemeChooser* m_theme;
    PicturePreview* m_tiles;
    KeysEditor* m_keys;
    DefaultsPage* m_defaults;
    WorkPage* m_work;
    QMap<QString, QString> m_appliedKeys;
    NoticeLine* m_notice;
    QDialogButtonBox* m_buttons;
};

} // namespace tessera
