// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QAction;
class QWidget;

namespace tessera {

class AppSettings;
class ExperimentWindow;
class RunActions;
struct ExperimentRecord;

/// Opens the window that runs plans, and its runs in the editor.
class ExperimentActions final : public QObject {
    Q_OBJECT

public:
    ExperimentActions(RunActions& runs, AppSettings& settings, QWidget* window);

    QAction* experiments;

    /// Makes the window, not yet shown, unless it is there.
    void makeWindow();
    /// Nothing before it was opened. Runs go on while it is closed.
    [[nodiscard]] ExperimentWindow* experimentWindow() const;
    [[nodiscard]] bool isRunning() const;
    /// Asks if runs would be broken off. False if the person wants to stay.
    [[nodiscard]] bool mayClose();
    /// Shows what an earlier program was at work on. Nothing runs.
    void bringBack(const ExperimentRecord& record);

signals:
    void helpWanted(const QString& page);
    /// There was none before.
    void windowMade(tessera::ExperimentWindow* window);

private:
    void showWindow();

    RunActions& m_runs;
    AppSettings& m_settings;
    QWidget* m_window;
    QPointer<ExperimentWindow> m_experimentWindow;
};

} // namespace tessera
