// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/settings/AppSettings.h"

#include <QDialog>
#include <QMap>
#include <QWidget>

class QAbstractButton;
class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QSpinBox;

namespace tessera {

class AppSettings;
class NumberSpinBox;

/// The page of the settings for what searches and generated puzzles begin with.
class DefaultsPage final : public QWidget {
    Q_OBJECT

public:
    explicit DefaultsPage(AppSettings& settings, QWidget* parent = nullptr);

    /// Whether something is chosen that the settings do not have yet.
    [[nodiscard]] bool isChanged() const;
    /// Writes what is chosen to the settings.
    void apply();

signals:
    void changed();

private:
    [[nodiscard]] QWidget* searchGroup();
    [[nodiscard]] QWidget* puzzleGroup();
    void addMethods();
    void showPresets();
    [[nodiscard]] SearchDefaults chosen() const;

    AppSettings& m_settings;
    QComboBox* m_method;
    QComboBox* m_preset;
    NumberSpinBox* m_seconds;
    NumberSpinBox* m_evaluations;
    QComboBox* m_puzzle;
};

class AppSettings;
class NoticeLine;

/// The page of the settings for how the program starts and works, and for the
/// settings themselves: to be taken to another machine, or given up.
class WorkPage final : public QWidget {
    Q_OBJECT

public:
    explicit WorkPage(AppSettings& settings, QWidget* parent = nullptr);

    /// Whether something is chosen that the settings do not have yet.
    [[nodiscard]] bool isChanged() const;
    /// Writes what is chosen to the settings.
    void apply();

signals:
    void changed();
    /// All settings are others now.
    void replaced();

private:
    [[nodiscard]] QWidget* fileButtons();
    void exportFile();
    void importFile();
    void restoreDefaults();

    AppSettings& m_settings;
    QCheckBox* m_restores;
    QSpinBox* m_atOnce;
    QSpinBox* m_autosave;
    QSpinBox* m_undoSteps;
    QSpinBox* m_memory;
    NoticeLine* m_notice;
};

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
