// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/EdgeActions.h"
#include "app/window/pages/DocumentTabs.h"
#include "app/window/race/CompareActions.h"
#include "app/window/race/Comparison.h"
#include "app/window/search/SearchForm.h"
#include "app/window/settings/AppSettings.h"
#include "app/window/settings/ColorScheme.h"
#include "app/window/settings/Languages.h"
#include "app/window/shell/BoardActions.h"
#include "app/window/shell/FileActions.h"
#include "app/window/shell/MainWindow.h"
#include "app/window/shell/Workspaces.h"
#include "app/window/start/StartPage.h"
#include "app/window/watch/SearchPanel.h"

#include "core/search/Solver.h"

#include <QApplication>
#include <QCheckBox>
#include <QChildEvent>
#include <QComboBox>
#include <QDockWidget>
#include <QLayout>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabBar>
#include <QTimer>
#include <QToolBar>

#include <array>
#include <map>

// How the window adapts to small screens, to large text, and to another language.

namespace tessera {

namespace {

/// Whether the widget is in a dock that is hidden behind another tab.
bool isCovered(const QWidget* widget) {
    for (; widget != nullptr; widget = widget->parentWidget()) {
        if (qobject_cast<const QDockWidget*>(widget) != nullptr)
            return widget->visibleRegion().isEmpty();
    }
    return false;
}

/// Fields of the panels whose state belongs to the window, and is not in the settings.
constexpr std::array kKeptBoxes{
    QLatin1String("searchPace"),       QLatin1String("chartView"),    QLatin1String("chartAxis"),
    QLatin1String("chartLogarithmic"), QLatin1String("chartCurrent"), QLatin1String("chartEarlier"),
    QLatin1String("replaySpeed"),      QLatin1String("pieceKind"),    QLatin1String("pieceColor"),
    QLatin1String("pieceOrder"),       QLatin1String("paintBoth")};

/// The index of a combo box, or whether a check box is checked.
int choiceOf(const QWidget& window, QLatin1String name) {
    if (const auto* box = window.findChild<QComboBox*>(name))
        return box->currentIndex();
    return window.findChild<QCheckBox*>(name)->isChecked() ? 1 : 0;
}

void choose(const QWidget& window, QLatin1String name, int choice) {
    auto* box = window.findChild<QComboBox*>(name);
    if (box == nullptr)
        window.findChild<QCheckBox*>(name)->setChecked(choice != 0);
    else if (choice < box->count()) // colours are listed only with their puzzle
        box->setCurrentIndex(choice);
}

/// Whether build() created it, and not Qt for the window's layout.
bool isMadeHere(const QMainWindow& window, QObject* child) {
    if (!child->isWidgetType())
        return child != window.layout();
    return qobject_cast<QDockWidget*>(child) != nullptr ||
           qobject_cast<QToolBar*>(child) != nullptr || qobject_cast<QMenu*>(child) != nullptr ||
           qobject_cast<QMenuBar*>(child) != nullptr ||
           qobject_cast<QStatusBar*>(child) != nullptr || static_cast<QWidget*>(child)->isWindow();
}

} // namespace

/// Qt counts covered docks as visible, and would move the focus out of sight.
bool MainWindow::focusNextPrevChild(bool next) {
    const QWidget* firstCovered = nullptr;
    while (QMainWindow::focusNextPrevChild(next)) {
        const QWidget* now = focusWidget();
        if (!isCovered(now) || now == firstCovered)
            return true;
        if (firstCovered == nullptr)
            firstCovered = now;
    }
    return false;
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_workspaces != nullptr)
        m_workspaces->fitScreen();
}

void MainWindow::childEvent(QChildEvent* event) {
    QMainWindow::childEvent(event);
    // Tabs of docks scroll instead of being cut to three letters.
    if (event->type() != QEvent::ChildPolished)
        return;
    if (auto* tabs = qobject_cast<QTabBar*>(event->child()))
        tabs->setElideMode(Qt::ElideNone);
}

/// The docks show their content for that kind; those without have no place.
void MainWindow::showDocksOfKind(std::string_view kind) {
    QStringList absent;
    for (QDockWidget* each : findChildren<QDockWidget*>()) {
        auto* panel = each->findChild<KindPanel*>();
        if (panel == nullptr)
            continue;
        if (!panel->showKind(kind))
            absent << each->objectName();
        each->setWindowTitle(panel->title());
    }
    m_workspaces->setKind(kind == m_edges->kind().id()
                              ? QString()
                              : QString::fromUtf8(kind.data(), static_cast<qsizetype>(kind.size())),
                          absent);
}

void MainWindow::adoptLanguage() {
    if (m_settings.language() == m_language)
        return;
    // An action may be waiting for a dialog or its work: it would be deleted with the menus.
    if (QApplication::activeModalWidget() != nullptr) {
        constexpr int later = 100;
        QTimer::singleShot(later, this, &MainWindow::adoptLanguage);
        return;
    }
    if (const QWidget* window = m_compare->windowWithWork()) {
        const QString reason =
            (window->isVisible()
                 ? tr("The language changes when you next start Tessera, because the window “%1” "
                      "is in use.")
                 : tr("The language changes when you next start Tessera, because the closed window "
                      "“%1” has unfinished work."))
                .arg(window->windowTitle());
        if (m_link.page() != nullptr)
            m_link.page()->inform(reason);
        else
            m_tabs->warn(reason);
        return;
    }
    m_language = m_settings.language();
    // The pages are notified by QEvent::LanguageChange.
    installLanguage(*qApp, m_language);
    // The style follows the direction of text.
    applyColorScheme(*qApp, m_settings.colorScheme());
    for (int i = 0; i < m_tabs->count(); ++i)
        m_tabs->page(i)->document().retranslate();
    rebuild();
}

void MainWindow::rebuild() {
    m_workspaces->save();
    setUpdatesEnabled(false);
    // The settings of its run stay with the page.
    showPage(nullptr);
    const SearchSettings search = m_search->form().settings();
    const bool wanted = m_search->form().isChosen();
    const auto limits = m_limits;
    const QPointer<PuzzlePage> sample = m_file->sample;
    const bool isSampleUnseen = m_file->isSampleUnseen;
    const HeatKind heat = m_view->heatKind();
    std::map<QLatin1String, int> chosen;
    for (const QLatin1String& name : kKeptBoxes)
        chosen[name] = choiceOf(*this, name);
    m_settings.solver.set(m_search->form().edgeSolver().toStdString());
    m_settings.showsParameters.set(m_search->form().isUnfolded());
    const EndedRace race = m_compare->endedRace();

    takeApart();
    // New widgets use the number format of the new language.
    unsetLocale();
    build();
    m_compare->bringBackRace(race);
    m_file->sample = sample;
    m_file->isSampleUnseen = isSampleUnseen;
    m_view->setHeatKind(heat);
    m_workspaces->begin();
    if (m_tabs->isCovered())
        showStart(true);
    if (const SolverInfo* method = findSolver(search.solver))
        m_search->form().setKind(method->problemKind);
    m_search->form().setSettings(search, wanted);
    m_limits = limits;
    showPage(m_tabs->currentPage());
    for (const auto& [name, choice] : chosen)
        choose(*this, name, choice);
    if (isFullScreen())
        m_workspaces->setFullScreen(true);
    setUpdatesEnabled(true);
    if (m_link.page() != nullptr)
        m_link.page()->setFocus();
}

void MainWindow::showStart(bool shown) {
    setUpdatesEnabled(false);
    if (shown) {
        m_workspaces->setCovered(true);
        m_start->refresh();
        m_start->offerBack(!m_file->isSampleUnseen);
        m_center->setCurrentWidget(m_start);
        m_start->setFocus();
    } else {
        m_center->setCurrentWidget(m_tabs);
        m_workspaces->setCovered(false);
    }
    m_panels->setEnabled(!shown);
    setUpdatesEnabled(true);
}

void MainWindow::takeApart() {
    m_kinds.clear();
    std::vector<QPointer<QObject>> made;
    for (QObject* child : children()) {
        if (isMadeHere(*this, child))
            made.emplace_back(child);
    }
    // Deleting some of them deletes others.
    for (const QPointer<QObject>& child : made)
        delete child.data();
}

} // namespace tessera
