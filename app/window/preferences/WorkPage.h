// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QCheckBox;
class QSpinBox;

namespace tessera {

class AppSettings;
class NoticeLine;

/// The page of the settings for how the program starts and works, and for the
/// settings themselves: to be taken to another machine, or given up.
class WorkPage final : public QWidget {
    Q_OBJECT

public:
    explicit WorkPage(AppSettings& settings, QWidget* parent = nullptr);

    /// Whether something is chosen that the settings do not have yet.
    [[nodiscard]] bool isChanged() const;
    /// Writes what is chosen to the settings.
    void apply();

signals:
    void changed();
    /// All settings are others now.
    void replaced();

private:
    [[nodiscard]] QWidget* fileButtons();
    void exportFile();
    void importFile();
    void restoreDefaults();

    AppSettings& m_settings;
    QCheckBox* m_restores;
    QSpinBox* m_atOnce;
    QSpinBox* m_autosave;
    QSpinBox* m_undoSteps;
    QSpinBox* m_memory;
    NoticeLine* m_notice;
};

} // namespace tessera
