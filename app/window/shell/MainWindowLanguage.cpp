// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/experiments/ExperimentWindow.h"
#include "app/window/pages/DocumentTabs.h"
#include "app/window/race/CompareActions.h"
#include "app/window/search/SearchForm.h"
#include "app/window/settings/AppSettings.h"
#include "app/window/settings/ColorScheme.h"
#include "app/window/settings/Languages.h"
#include "app/window/shell/FileActions.h"
#include "app/window/shell/MainWindow.h"
#include "app/window/shell/ViewActions.h"
#include "app/window/watch/SearchPanel.h"

#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QLayout>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QStatusBar>
#include <QTimer>
#include <QToolBar>

#include <algorithm>
#include <array>
#include <map>

namespace tessera {

namespace {

/// Fields of the panels that hold for the window, and in no settings.
constexpr std::array kKeptBoxes{QLatin1String("searchPace"), QLatin1String("chartAxis")};

/// Whether build() made it, and not Qt for the window's own layout.
bool isMadeHere(const QMainWindow& window, QObject* child) {
    if (!child->isWidgetType())
        return child != window.layout();
    return qobject_cast<QDockWidget*>(child) != nullptr ||
           qobject_cast<QToolBar*>(child) != nullptr || qobject_cast<QMenu*>(child) != nullptr ||
           qobject_cast<QMenuBar*>(child) != nullptr ||
           qobject_cast<QStatusBar*>(child) != nullptr || static_cast<QWidget*>(child)->isWindow();
}

} // namespace

void MainWindow::adoptLanguage() {
    if (m_settings.language() == m_language)
        return;
    // An act of the menus waits for a dialog or for its work: it goes with the menus.
    if (QApplication::activeModalWidget() != nullptr) {
        constexpr int later = 100;
        QTimer::singleShot(later, this, &MainWindow::adoptLanguage);
        return;
    }
    if (m_compare->hasSearches() || m_experiment->isRunning()) {
        if (m_shown != nullptr) {
            m_shown->inform(tr("The language changes at the next start, so that the race or the "
                               "experiment in the other window can stay as it is."));
        }
        return;
    }
    m_language = m_settings.language();
    // The pages hear of it by QEvent::LanguageChange.
    installLanguage(*qApp, m_language);
    // Its style follows the direction of reading.
    applyColorScheme(*qApp, m_settings.colorScheme());
    rebuild();
}

void MainWindow::rebuild() {
    const QByteArray docks = saveState();
    const SearchSettings search = m_search->form().settings();
    const QPointer<PuzzlePage> sample = m_file->sample;
    const HeatKind heat = m_view->heatKind();
    std::map<QLatin1String, int> chosen;
    for (const QLatin1String& name : kKeptBoxes)
        chosen[name] = findChild<QComboBox*>(name)->currentIndex();
    m_settings.solver.set(m_search->form().edgeSolver().toStdString());

    setUpdatesEnabled(false);
    takeApart();
    // What is made now writes its numbers as the new language does.
    unsetLocale();
    build();
    for (const auto& [name, index] : chosen)
        findChild<QComboBox*>(name)->setCurrentIndex(index);
    m_file->sample = sample;
    m_view->setHeatKind(heat);
    restoreState(docks);
    showPage(m_tabs->currentPage());
    m_search->form().setSettings(search);
    setUpdatesEnabled(true);
    if (m_shown != nullptr)
        m_shown->setFocus();
}

void MainWindow::takeApart() {
    showPage(nullptr);
    m_kinds.clear();
    std::vector<QPointer<QObject>> made;
    for (QObject* child : children()) {
        if (isMadeHere(*this, child))
            made.emplace_back(child);
    }
    // Some of them take others with them.
    for (const QPointer<QObject>& child : made)
        delete child.data();
}

} // namespace tessera
