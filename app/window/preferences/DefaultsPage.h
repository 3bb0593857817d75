// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/settings/SearchDefaults.h"

#include <QWidget>

class QComboBox;

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

} // namespace tessera
