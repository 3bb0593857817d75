// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;
class QWidget;

namespace tessera {

// Controls that several dialogs have, with their name and help in one go.

/// A spin box for one side of a board.
[[nodiscard]] QSpinBox* sideBox(QWidget* parent, const char* objectName, const QString& name);
/// A spin box for a number of colours.
[[nodiscard]] QSpinBox* countBox(QWidget* parent, const char* objectName, const QString& name,
                                 const QString& tip);
/// A spin box for a length or a time with one decimal.
/// @param unit with a space before it
[[nodiscard]] QDoubleSpinBox* decimalBox(QWidget* parent, const char* objectName, double lowest,
                                         double highest, double value, const QString& unit,
                                         const QString& tip);
[[nodiscard]] QCheckBox* checkBox(QWidget* parent, const char* objectName, const QString& text,
                                  const QString& tip, bool checked = false);
[[nodiscard]] QComboBox* comboBox(QWidget* parent, const char* objectName, const QString& name,
                                  const QString& tip);
/// A button that leaves Enter to the dialog.
[[nodiscard]] QPushButton* pushButton(QWidget* parent, const char* objectName, const QString& text,
                                      const QString& tip);
/// A value beside its name on a form, which can be selected and copied.
[[nodiscard]] QLabel* valueLabel(QWidget* parent, const char* objectName = "");
/// The names of all tile themes, also of the person's own, with their ids as data.
[[nodiscard]] QComboBox* tileThemeBox(QWidget* parent, const char* objectName);
/// Fills such a box anew.
void fillTileThemes(QComboBox& box);

/// The published puzzles by name, with their ids as data, after an entry
/// without one for a puzzle of one's own.
[[nodiscard]] QComboBox* presetBox(QWidget* parent, const QString& own);

/// Width × height in one row of a form.
void addSizeRow(QFormLayout& form, QSpinBox* width, QSpinBox* height);

} // namespace tessera
