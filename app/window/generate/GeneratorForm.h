// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/generate/Generator.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QSpinBox;

namespace tessera {

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
