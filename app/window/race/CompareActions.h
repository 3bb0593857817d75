// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/pages/KindPart.h"

#include <QObject>
#include <QPointer>

class QAction;
class QWidget;

namespace tessera {

class AppSettings;
class CompareWindow;
class DocumentTabs;
class RunActions;
struct RaceRecord;

/// Opens the window that compares searches, and its searches in the editor.
class CompareActions final : public QObject {
    Q_OBJECT

public:
    CompareActions(DocumentTabs& tabs, const KindParts& kinds, RunActions& runs,
                   AppSettings& settings, QWidget* window);

    QAction* compare;

    /// Makes the window, not yet shown, unless it is there.
    void makeWindow();
    /// Nothing before it was opened. Searches go on while it is closed.
    [[nodiscard]] CompareWindow* compareWindow() const;
    /// Whether the window has searches, at work or ended.
    [[nodiscard]] bool hasSearches() const;
    /// Asks if searches would be lost. False if the person wants to stay.
    [[nodiscard]] bool mayClose();
    /// Lists the searches of an earlier program: what had ended as it was, the others
    /// paused, to begin anew when the person lets them go on.
    void bringBack(const RaceRecord& race);

signals:
    /// There was none before.
    void windowMade(tessera::CompareWindow* window);
    void helpWanted(const QString& page);

private:
    void showWindow();

    DocumentTabs& m_tabs;
    KindParts m_kinds;
    RunActions& m_runs;
    AppSettings& m_settings;
    QWidget* m_window;
    QPointer<CompareWindow> m_compareWindow;
};

} // namespace tessera
