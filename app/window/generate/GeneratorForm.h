// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edges/generate/Generator.h"

#include <QWidget>

#include <memory>

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace tessera {

class SeedField;

/// A form for all settings of the generator. Each of its values can be typed,
/// even those that cannot be had: the generator says why.
class GeneratorForm final : public QWidget {
    Q_OBJECT

public:
    explicit GeneratorForm(QWidget* parent = nullptr);
    ~GeneratorForm() override;

    [[nodiscard]] GeneratorSettings settings() const;
    void setSettings(const GeneratorSettings& settings);

signals:
    /// Once for each change, also by setSettings().
    void settingsChanged();

private:
    class ColorFields;
    class HintFields;

    void connectFields();
    void changed();
    void showHardest();
    void showPreset();

    QComboBox* m_preset;
    QSpinBox* m_width;
    QSpinBox* m_height;
    QCheckBox* m_framed;
    QCheckBox* m_signed;
    QCheckBox* m_unique;
    std::unique_ptr<ColorFields> m_colors;
    QComboBox* m_distribution;
    std::unique_ptr<HintFields> m_hints;
    SeedField* m_seed;
    QCheckBox* m_solved;
    bool m_setting = false; ///< several fields are being set: changed() comes once
};

} // namespace tessera
