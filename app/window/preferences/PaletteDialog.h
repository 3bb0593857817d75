// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/TileTheme.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTreeWidget;

namespace tessera {

class NoticeLine;

/// Lets a person choose the ground and the emblem of each colour, and says what
/// is too near to be told apart.
class PaletteDialog final : public QDialog {
    Q_OBJECT

public:
    /// @param others the names that are taken
    /// @param colorsInUse how many of the first colours are checked at first
    PaletteDialog(UserPalette palette, QStringList others, int colorsInUse,
                  QWidget* parent = nullptr);

    [[nodiscard]] const UserPalette& palette() const { return m_palette; }

private:
    void nameFields();
    void arrange();
    void connectAll();
    void takeColors(const TileTheme& theme);
    void edit(int column);
    void showColors();
    void check();
    void importFile();
    void exportFile();
    [[nodiscard]] QString trouble() const;

    UserPalette m_palette;
    QStringList m_others;
    QLineEdit* m_name;
    QComboBox* m_figures;
    QComboBox* m_start;
    QTreeWidget* m_table;
    QPushButton* m_ground;
    QPushButton* m_emblem;
    QPushButton* m_import;
    QPushButton* m_export;
    QSpinBox* m_count;
    NoticeLine* m_notice;
    QDialogButtonBox* m_buttons;
};

} // namespace tessera
