// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/TileTheme.h"

#include <QDialog>
#include <QWidget>

class QComboBox;
class QDialogButtonBox;
class QHBoxLayout;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTreeWidget;

namespace tessera {

class AppSettings;
class NoticeLine;

/// Chooses the ground and the emblem of each colour, and warns of those hard to distinguish.
class PaletteDialog final : public QDialog {
    Q_OBJECT

public:
    /// @param others the names in use
    /// @param colorsInUse the initial number of colours to check
    PaletteDialog(UserPalette palette, QStringList others, int colorsInUse,
                  QWidget* parent = nullptr);

    [[nodiscard]] const UserPalette& palette() const { return m_palette; }
    /// Sets the initial folder of the file dialogs.
    void setFolder(const QString& folder) { m_folder = folder; }

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QTreeWidget* colorTable();
    [[nodiscard]] QComboBox* startBox();
    [[nodiscard]] QHBoxLayout* acts();
    void edit(int column);
    void showColors();
    void check();
    void importFile();
    void exportFile();

    UserPalette m_palette;
    QStringList m_others;
    QString m_folder;
    QLineEdit* m_name;
    QComboBox* m_figures;
    QTreeWidget* m_table;
    QPushButton* m_emblem = nullptr;
    QPushButton* m_export = nullptr;
    QSpinBox* m_count;
    NoticeLine* m_notice;
    QDialogButtonBox* m_buttons = nullptr;
};

/// Writes the settings file now, and says so if that fails.
void warnUnlessWritten(AppSettings& settings, QWidget* window);

/// The tiles to choose from, and buttons for the user's palettes, whose changes are saved
/// immediately.
class TileThemeChooser final : public QWidget {
    Q_OBJECT

public:
    explicit TileThemeChooser(AppSettings& settings, QWidget* parent = nullptr);

    [[nodiscard]] QComboBox* box() const { return m_box; }
    [[nodiscard]] QString theme() const;
    /// Sets the number of colours for which a palette is checked.
    void setColorsInUse(int count) { m_colorsInUse = count; }

signals:
    /// Another theme was chosen, or its colours changed.
    void themeChanged();

private:
    void add();
    void change();
    void remove();
    /// Opens a dialog for one of the palettes.
    void edit(std::vector<UserPalette> palettes, std::size_t index);
    void save(const std::vector<UserPalette>& palettes, const QString& chosen);
    void showButtons();
    /// The index of the chosen palette among the user's, or −1.
    [[nodiscard]] int ownIndex() const;

    AppSettings& m_settings;
    QComboBox* m_box;
    QPushButton* m_change;
    QPushButton* m_remove;
    int m_colorsInUse = 22;
};

} // namespace tessera
