// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/Workspaces.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/common/ScreenFit.h"
#include "app/window/pages/PuzzlePage.h"
#include "app/window/settings/AppSettings.h"

#include "core/search/Solver.h"

#include <QActionGroup>
#include <QDockWidget>
#include <QMainWindow>
#include <QShortcut>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

/// Version of the stored layouts; other versions are not read.
constexpr int kVersion = 1;
/// The window with all panels can be made at least this small.
constexpr QSize kSmallWindow{1024, 660};
/// If panels need this much more than the screen has, they are not stacked.
constexpr double kCrowded = 1.25;
/// From this height on there is room for the numbers below the chart.
constexpr int kTallWindow = 900;
constexpr int kNumbersHeight = 150;
constexpr int kLeastColumn = 240;
constexpr int kMostInspector = 360;
constexpr const char* kPopulation = "dockPopulation";

bool isOnShow(PuzzlePage& page) { return page.search().state() != SearchState::Idle; }

} // namespace

Workspaces::Workspaces(QMainWindow& window, AppSettings& settings)
    : QObject(&window), m_window(window), m_settings(settings),
      m_leave(new QShortcut(QKeySequence(Qt::Key_Escape), &window)) {
    makeActions();
    m_leave->setEnabled(false);
    connect(m_leave, &QShortcut::activated, this, [this] { setFullScreen(false); });
    window.installEventFilter(this);
    window.centralWidget()->installEventFilter(this);
}

void Workspaces::makeActions() {
    auto* group = new QActionGroup(this);
    const auto choice = [&](const ActionSpec& spec, Workspace workspace) {
        QAction* action = makeAction(spec, this, [this, workspace] { show(workspace); });
        action->setCheckable(true);
        group->addAction(action);
        return action;
    };
    m_edit = choice({"viewEdit", tr("&Edit"), tr("Arrange the panels for building the puzzle")},
                    Workspace::Edit);
    m_watch = choice({"viewWatch", tr("&Watch"),
                      tr("Arrange the panels for watching a search: board, score and chart")},
                     Workspace::Watch);
    makeAction({"viewWorkspace", tr("S&witch workspace"),
                tr("Go to the other workspace, Edit or Watch"), QKeySequence(Qt::Key_F12)},
               this,
               [this] { show(m_current == Workspace::Edit ? Workspace::Watch : Workspace::Edit); });
    m_follows = makeAction({"viewFollowSearch", tr("&Change workspace with the search"),
                            tr("Show the Watch workspace when a search starts, and Edit when its "
                               "result is kept or discarded")},
                           this);
    m_follows->setCheckable(true);
    m_follows->setChecked(m_settings.followsSearch());
    connect(m_follows, &QAction::triggered, this,
            [this](bool on) { m_settings.followsSearch.set(on); });
    connect(&m_settings, &AppSettings::changed, m_follows,
            [this] { m_follows->setChecked(m_settings.followsSearch()); });
    makeAction({"viewResetLayout", tr("&Reset layout"),
                tr("Move the panels of this workspace back to their default places")},
               this, [this] { reset(); });
    m_full = makeAction({"viewFullScreen", tr("F&ull screen"),
                         tr("Show only board, score and chart, in full screen"),
                         QKeySequence(Qt::Key_F11)},
                        this);
    m_full->setCheckable(true);
    m_full->setChecked(m_window.isFullScreen());
    connect(m_full, &QAction::triggered, this, &Workspaces::setFullScreen);
    showState();
}

QDockWidget* Workspaces::dock(const char* name) const {
    return m_window.findChild<QDockWidget*>(QLatin1String(name));
}

void Workspaces::begin() {
    m_current = m_settings.watches() ? Workspace::Watch : Workspace::Edit;
    restore();
    showState();
}

/// Panels for watching have their names on tabs, and no title bars: the chart needs the room.
void Workspaces::showTitles() {
    const bool bare = m_alone || m_current == Workspace::Watch;
    for (const char* name : {"dockProgress", "dockNumbers", "dockPopulation", "dockRecords"}) {
        QDockWidget* each = dock(name);
        const bool isBare = each->titleBarWidget() != nullptr;
        if (isBare == (bare && !each->isFloating()))
            continue;
        if (isBare)
            restoreTitle(*each);
        else
            removeTitle(*each);
        connect(each, &QDockWidget::topLevelChanged, this, &Workspaces::showTitles,
                Qt::UniqueConnection);
    }
}

void Workspaces::keep() {
    // Any other state is temporary.
    if (m_covered || m_alone)
        return;
    // It keeps its place for the next search that has one.
    if (m_withdrawn)
        dock(kPopulation)->show();
    kept() = m_window.saveState(kVersion);
    m_keptFits[layoutName()] = m_fits;
    if (m_withdrawn)
        dock(kPopulation)->hide();
}

QString Workspaces::layoutName() const {
    QString name =
        m_current == Workspace::Edit ? QStringLiteral("state") : QStringLiteral("watchState");
    if (!m_kind.isEmpty())
        name += u'-' + m_kind;
    return name;
}

QByteArray& Workspaces::kept() {
    const QString name = layoutName();
    return m_kept.try_emplace(name, m_settings.layout(name)).first->second;
}

void Workspaces::setKind(const QString& kind, const QStringList& absent) {
    if (kind == m_kind)
        return;
    endDrag();
    keep();
    m_kind = kind;
    m_absent = absent;
    showAbsent();
    if (!m_covered && !m_alone)
        restore();
}

/// Panels that cannot be shown are not offered.
void Workspaces::showAbsent() {
    for (QDockWidget* each : m_window.findChildren<QDockWidget*>()) {
        const bool isAbsent = m_absent.contains(each->objectName());
        each->toggleViewAction()->setVisible(!isAbsent);
        if (isAbsent)
            each->hide();
    }
    QDockWidget* population = dock(kPopulation);
    if (!m_hasPopulation) {
        population->toggleViewAction()->setVisible(false);
        m_withdrawn = m_withdrawn || !population->isHidden();
        population->hide();
    } else if (std::exchange(m_withdrawn, false)) {
        population->show();
    }
}

void Workspaces::save() {
    endDrag();
    setAlone(false);
    keep();
    for (const auto& [name, state] : m_kept)
        m_settings.setLayout(name, state);
    m_settings.watches.set(m_current == Workspace::Watch);
}

void Workspaces::show(Workspace workspace) {
    if (m_alone)
        setFullScreen(false);
    if (workspace != m_current) {
        endDrag();
        keep();
        m_current = workspace;
        if (!m_covered)
            restore();
    }
    showState();
}

void Workspaces::follow(PuzzlePage* page) {
    if (page == nullptr)
        return;
    const SolverInfo* method = findSolver(page->search().settings().solver);
    const bool hasPopulation = isOnShow(*page) && method != nullptr && method->hasPopulation;
    if (std::exchange(m_hasPopulation, hasPopulation) != hasPopulation && !m_covered && !m_alone)
        showAbsent();
    const Workspace wanted = isOnShow(*page) ? Workspace::Watch : Workspace::Edit;
    // Only on a change: the user may have chosen the other one meanwhile.
    if (m_wanted != wanted && m_settings.followsSearch()) {
        // Full screen stays until the user leaves it.
        if (m_alone)
            m_current = wanted;
        else
            show(wanted);
    }
    m_wanted = wanted;
}

void Workspaces::setCovered(bool covered) {
    if (covered == m_covered)
        return;
    if (m_alone)
        setFullScreen(false);
    endDrag();
    keep();
    m_covered = covered;
    if (covered) {
        for (QDockWidget* each : m_window.findChildren<QDockWidget*>())
            each->hide();
    } else {
        restore();
    }
    for (QAction* action : findChildren<QAction*>()) {
        if (action != m_full && action != m_follows)
            setAllowed(*action, !covered, tr("The start page is open. Open a puzzle first."));
    }
}

void Workspaces::restore() {
    const bool updates = m_window.updatesEnabled();
    m_window.setUpdatesEnabled(false);
    const QWidget* focused = m_window.focusWidget();
    showTitles();
    const QByteArray state = kept();
    // Qt restores the widths of columns only where there are panels already.
    if (!state.isEmpty() && !m_window.isVisible())
        arrange();
    // The window may have had another size.
    m_fits = m_keptFits[layoutName()];
    m_withdrawn = false;
    const QSize size = m_window.size();
    if (state.isEmpty() || !m_window.restoreState(state, kVersion))
        arrange();
    else
        fitScreen();
    // While panels change places, those of both layouts may need more room than the screen has.
    if (m_window.isVisible() && m_window.size() != size) {
        m_window.resize(size);
        m_window.restoreState(state, kVersion);
    }
    showAbsent();
    fitColumnTwice();
    // The layout moves under the pointer, and its tip would stay.
    m_window.statusBar()->clearMessage();
    // A field that was hidden has passed the focus on to any other: keys are for the board.
    if (QWidget* page = frontPage(); page != nullptr && m_window.focusWidget() != focused)
        page->setFocus();
    m_window.setUpdatesEnabled(updates);
}

void Workspaces::arrange() {
    if (m_current == Workspace::Watch) {
        placeWatch();
        fitScreen();
        return;
    }
    placeEdit(false);
    fitScreen();
    const QSize needed = m_window.minimumSizeHint();
    const QSize room = roomFor(m_window);
    if (needed.height() > kCrowded * room.height() ||
        needed.width() > std::max(room.width(), kSmallWindow.width())) {
        placeEdit(true);
        fitScreen();
    }
}

void Workspaces::placeEdit(bool crowded) {
    auto fronts = place(editPanels(crowded));
    const QSize size = m_window.size();
    const int column = std::clamp(size.width() / 4, kLeastColumn, kMostInspector);
    m_window.resizeDocks({fronts.front(), fronts.back()}, {size.width() / 4, column},
                         Qt::Horizontal);
    if (m_window.dockWidgetArea(fronts.front()) == Qt::LeftDockWidgetArea)
        fronts.removeFirst();
    if (!crowded)
        m_window.resizeDocks(fronts, {2 * size.height(), 3 * size.height()}, Qt::Vertical);
}

/// Without the panels that have no content.
QList<QDockWidget*> Workspaces::place(std::vector<PanelGroup> groups) {
    for (PanelGroup& group : groups) {
        const auto isUsed = [this](const char* name) {
            return !m_absent.contains(QLatin1String(name));
        };
        const auto absent = std::stable_partition(group.shown.begin(), group.shown.end(), isUsed);
        group.hidden.insert(group.hidden.end(), absent, group.shown.end());
        group.shown.erase(absent, group.shown.end());
    }
    return placePanels(m_window, groups);
}

void Workspaces::placeWatch() {
    const int height = m_window.height();
    const auto fronts = place(watchPanels(height >= kTallWindow));
    if (fronts.size() > 2)
        m_window.resizeDocks({fronts[1], fronts[2]}, {height, kNumbersHeight}, Qt::Vertical);
    m_fits = true;
    fitColumnTwice();
}

void Workspaces::reset() {
    endDrag();
    if (m_alone)
        setFullScreen(false);
    m_window.setUpdatesEnabled(false);
    m_withdrawn = false;
    arrange();
    showAbsent();
    m_window.setUpdatesEnabled(true);
}

void Workspaces::fitScreen() {
    const auto setYielding = [this](bool yielding) {
        for (const QDockWidget* each : m_window.findChildren<QDockWidget*>()) {
            if (auto* area = qobject_cast<PanelArea*>(each->widget()))
                area->setYielding(yielding);
        }
    };
    setYielding(false);
    // On a large screen, too, the user may want a small window.
    const QSize least = roomFor(m_window).boundedTo(kSmallWindow);
    const QSize needed = m_window.minimumSizeHint();
    setYielding(needed.boundedTo(least) != needed);
}

void Workspaces::showState() {
    (m_current == Workspace::Edit ? m_edit : m_watch)->setChecked(true);
    m_full->setChecked(m_window.isFullScreen());
}

void Workspaces::addSwitch(QToolBar& bar) {
    auto* spring = new QWidget(&bar);
    spring->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    // It must not look like an action.
    bar.addWidget(spring)->setSeparator(true);
    for (QAction* action : {m_edit, m_watch}) {
        bar.addAction(action);
        auto* button = static_cast<QToolButton*>(bar.widgetForAction(action));
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    }
}

} // namespace tessera
