// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/settings/AppSettings.h"

#include <QDialog>
#include <QMap>

#include <functional>
#include <vector>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QSpinBox;
class QTabWidget;

namespace tessera {

class KeyBindings;
class KeysEditor;
class NoticeLine;
class PicturePreview;
class TileThemeChooser;

/// The choices for the whole program: language, colours, tiles, keys, defaults, saving.
class SettingsDialog final : public QDialog {
    Q_OBJECT

public:
    /// @param keys the current ones
    SettingsDialog(AppSettings& settings, const KeyBindings& keys, QWidget* parent = nullptr);

    /// Sets the number of colours for which a palette is checked.
    void setColorsInUse(int count);
    void accept() override;

private:
    /// Binds a field to a setting. @param changes its signal
    void bind(auto& setting, auto* field, auto changes, auto chosen);
    void bindBox(QComboBox* box, Setting<QString>& setting);
    [[nodiscard]] QCheckBox* boundCheck(Setting<bool>& setting, const char* name,
                                        const QString& text, const QString& tip);
    [[nodiscard]] QSpinBox* boundCount(Setting<int>& setting, const char* name, int least, int most,
                                       const QString& title, const QString& tip);
    [[nodiscard]] QWidget* generalPage();
    [[nodiscard]] QWidget* beginningPage();
    [[nodiscard]] QWidget* workPage();
    void addSearchRows(QFormLayout& form);
    void showPresets();
    [[nodiscard]] QWidget* fileButtons();
    void exportFile();
    void importFile();
    void restoreDefaults();
    void apply();
    void takeReplaced();
    void showChanges();
    void showTiles();

    /// A setting and its chosen value.
    struct Bound {
        std::function<bool()> differs;
        std::function<void()> apply;
    };

    AppSettings& m_settings;
    QString m_runningLanguage;
    std::vector<Bound> m_bound;
    QTabWidget* m_pages; ///< before all fields: Tab follows the order in which they are made
    QComboBox* m_language;
    QComboBox* m_method;
    QComboBox* m_preset;
    TileThemeChooser* m_theme = nullptr;
    PicturePreview* m_tiles;
    KeysEditor* m_keys;
    QMap<QString, QString> m_appliedKeys;
    NoticeLine* m_notice;
    NoticeLine* m_fileNotice; ///< for the files of the settings
    QDialogButtonBox* m_buttons = nullptr;
};

} // namespace tessera
