// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/generate/Generator.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace tessera {

/// The rows of a form that choose how many colours a generated puzzle has, and
/// the line that shows how the hardest counts come about.
class ColorFields final : public QObject {
    Q_OBJECT

public:
    /// Adds its rows to the form, whose widget owns them.
    explicit ColorFields(QFormLayout& form, QWidget* parent);

    [[nodiscard]] ColorChoice choice() const;
    void setChoice(const ColorChoice& choice);

    /// Shows the hardest counts for a size, rules and hints: as a formula with
    /// the numbers before rounding, and in the boxes while they are the choice.
    void showHardest(const HardestColors& hardest, bool framed);
    /// In place of the formula, when the size or the hints are not possible.
    void showNoHardest();

signals:
    void choiceChanged();

private:
    void showKind();

    QFormLayout& m_form;
    QComboBox* m_kind;
    QSpinBox* m_border;
    QSpinBox* m_inner;
    QSpinBox* m_total;
    QLabel* m_formula;
    HardestColors m_hardest;
};

class ColorFields;
class HintFields;
class SeedField;

/// A form for all settings of the generator. Each of its values can be typed,
/// even those that cannot be had: the generator says why.
class GeneratorForm final : public QWidget {
    Q_OBJECT

public:
    explicit GeneratorForm(QWidget* parent = nullptr);

    [[nodiscard]] GeneratorSettings settings() const;
    void setSettings(const GeneratorSettings& settings);

signals:
    /// Once for each change, also by setSettings().
    void settingsChanged();

private:
    void addRules(QFormLayout& form);
    void connectFields();
    void changed();
    void showPreset();
    void showHardest();

    QComboBox* m_preset;
    QSpinBox* m_width;
    QSpinBox* m_height;
    QCheckBox* m_framed;
    QCheckBox* m_signed;
    QCheckBox* m_unique;
    ColorFields* m_colors = nullptr;
    QComboBox* m_distribution;
    HintFields* m_hints = nullptr;
    SeedField* m_seed;
    QCheckBox* m_solved;
    bool m_setting = false; ///< several fields are being set: changed() comes once
};

} // namespace tessera
