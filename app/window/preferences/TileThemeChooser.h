// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QPushButton;

namespace tessera {

class AppSettings;
struct UserPalette;

/// The tiles to choose from, and buttons to make, change and remove palettes of
/// one's own. What is done to palettes is saved at once.
class TileThemeChooser final : public QWidget {
    Q_OBJECT

public:
    explicit TileThemeChooser(AppSettings& settings, QWidget* parent = nullptr);

    [[nodiscard]] QComboBox* box() const { return m_box; }
    [[nodiscard]] QString theme() const;
    /// How many colours a palette is checked for.
    void setColorsInUse(int count) { m_colorsInUse = count; }

signals:
    /// Another theme was chosen, or its colours changed.
    void themeChanged();
    /// The saved palettes are others now.
    void palettesChanged();

private:
    void add();
    void change();
    void remove();
    void save(const std::vector<UserPalette>& palettes, const QString& chosen);
    void showButtons();
    /// Where the chosen palette stands among the person's own, or −1.
    [[nodiscard]] int ownIndex() const;

    AppSettings& m_settings;
    QComboBox* m_box;
    QPushButton* m_add;
    QPushButton* m_change;
    QPushButton* m_remove;
    int m_colorsInUse = 22;
};

} // namespace tessera
