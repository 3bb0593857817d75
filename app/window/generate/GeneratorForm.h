// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/forms/BoundFields.h"

#include "core/edges/generate/Generator.h"

#include <QWidget>

#include <memory>

class QFormLayout;

namespace tessera {

/// All settings of the generator, including impossible ones: the generator reports why.
class GeneratorForm final : public QWidget {
    Q_OBJECT

public:
    explicit GeneratorForm(QWidget* parent = nullptr);
    ~GeneratorForm() override;

    [[nodiscard]] const GeneratorSettings& settings() const { return m_settings; }
    void setSettings(const GeneratorSettings& settings);

signals:
    /// Once for each change, including setSettings().
    void settingsChanged();

private:
    class ColorFields;
    class HintFields;

    void addRules(QFormLayout& form);
    void takePreset();
    void changed();
    void showHardest();
    void showPreset();

    GeneratorSettings m_settings;
    BoundFields m_fields;
    QComboBox* m_preset;
    std::unique_ptr<ColorFields> m_colors;
    std::unique_ptr<HintFields> m_hints;
    bool m_setting = false; ///< several fields are being set: settingsChanged() is emitted once
};

} // namespace tessera
