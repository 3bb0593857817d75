// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/pages/DocumentTabs.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/settings/AppSettings.h"

#include "core/support/FileIo.h"
#include "core/support/Platform.h"

#include <QEvent>
#include <QTabBar>

namespace tessera {

namespace {

/// The maximum for a name on a tab.
constexpr int kTabCharacters = 32;
constexpr char16_t kFirstStrongIsolate = 0x2068;
constexpr char16_t kPopDirectionalIsolate = 0x2069;

} // namespace

DocumentTabs::DocumentTabs(const AppSettings& settings, QWidget* parent)
    : QTabWidget(parent), m_settings(settings) {
    setDocumentMode(true);
    setTabsClosable(true);
    setMovable(true);
    setTabBarAutoHide(true);
    // The tab key would stop at the hidden tab bar.
    setFocusPolicy(Qt::NoFocus);
    setUsesScrollButtons(true);
    // Scrolling is better than names cut to a few letters; updateName() shortens the longest.
    setElideMode(Qt::ElideNone);
    setAccessibleName(tr("Open puzzles"));
    connect(&settings, &AppSettings::changed, this, [this] {
        for (int index = 0; index < count(); ++index)
            page(index)->setTileTheme(m_settings.tileTheme());
    });
    connect(this, &QTabWidget::currentChanged, this,
            [this] { emit currentPageChanged(currentPage()); });
    connect(this, &QTabWidget::tabCloseRequested, this,
            [this](int index) { emit closeRequested(page(index)); });
}

DocumentTabs::~DocumentTabs() {
    // Pages end their searches when Qt destroys them, after the members of this.
    for (int index = 0; index < count(); ++index)
        page(index)->search().disconnect(this);
}

void DocumentTabs::changeEvent(QEvent* event) {
    QTabWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    setAccessibleName(tr("Open puzzles"));
    // The name of a puzzle without a title depends on the language.
    updateNames();
}

void DocumentTabs::insert(PuzzlePage* added) {
    added->setTileTheme(m_settings.tileTheme());
    if (QUndoStack& history = added->document().history(); history.count() == 0)
        history.setUndoLimit(m_settings.undoSteps());
    connect(&added->document(), &Document::nameChanged, this, [this, added] { updateName(added); });
    connect(&added->search(), &SearchController::stateChanged, this,
            [this, added] { updateSearch(added); });
    addTab(added, {});
    updateName(added);
    emit pageAdded(added);
    bringForward(*added);
    added->setFocus();
}

void DocumentTabs::bringForward(PuzzlePage& wanted) {
    setCurrentWidget(&wanted);
    setCovered(false);
}

void DocumentTabs::showNext(int step) {
    if (count() == 0)
        return;
    PuzzlePage* next = page((currentIndex() + step + count()) % count());
    bringForward(*next);
    next->setFocus();
}

void DocumentTabs::setCovered(bool covered) {
    if (covered == m_covered)
        return;
    m_covered = covered;
    emit coveredChanged(covered);
    emit currentPageChanged(currentPage());
}

void DocumentTabs::warn(const QString& sentence) {
    if (PuzzlePage* front = currentPage())
        front->warn(sentence);
    else
        emit warned(sentence);
}

PuzzlePage* DocumentTabs::pageOf(const QString& path) const {
    const QString wanted = fileIdentity(path);
    for (int index = 0; !wanted.isEmpty() && index < count(); ++index) {
        if (fileIdentity(page(index)->document().path()) == wanted)
            return page(index);
    }
    return nullptr;
}

void DocumentTabs::removePage(PuzzlePage* closing) {
    removeTab(indexOf(closing));
    emit pageRemoved(closing);
    // The last one with a name needs no number.
    updateNames();
    delete closing;
    returnFreedMemory();
    if (PuzzlePage* front = currentPage())
        front->setFocus();
}

/// Two generated puzzles may have the same title.
void DocumentTabs::giveNumber(PuzzlePage& named) {
    Document& document = named.document();
    QStringList taken;
    for (int index = 0; index < count(); ++index) {
        if (page(index) != &named)
            taken << page(index)->document().displayName();
    }
    int number = 1;
    document.setNumber(number);
    while (document.path().isEmpty() && taken.contains(document.displayName()))
        document.setNumber(++number);
}

void DocumentTabs::updateNames() {
    for (int index = 0; index < count(); ++index)
        updateName(page(index));
}

void DocumentTabs::updateName(PuzzlePage* changed) {
    const int index = indexOf(changed);
    if (index < 0)
        return;
    giveNumber(*changed);
    const Document& document = changed->document();
    QString name = document.displayName();
    updateSearch(changed);
    const QFontMetrics metrics = tabBar()->fontMetrics();
    name = metrics.elidedText(name, Qt::ElideMiddle, metrics.averageCharWidth() * kTabCharacters);
    // A single ampersand would become a mnemonic.
    name.replace(QLatin1Char('&'), QStringLiteral("&&"));
    // Or the order of its numbers would be that of a right-to-left window.
    if (isRightToLeft())
        name = QChar(kFirstStrongIsolate) + name + QChar(kPopDirectionalIsolate);
    setTabText(index, document.isModified() ? name + QStringLiteral(" •") : name);
    if (changed == currentPage())
        emit currentNameChanged();
}

/// A sign at a puzzle whose search is running or paused, also while another puzzle is in front.
void DocumentTabs::updateSearch(PuzzlePage* changed) {
    const int index = indexOf(changed);
    if (index < 0)
        return;
    const Document& document = changed->document();
    QString help = document.path().isEmpty() ? document.displayName() : document.path();
    QIcon icon;
    if (changed->search().state() == SearchState::Running) {
        icon = symbolicIcon("start");
        help += u'\n' + tr("Its search is running.");
    } else if (changed->search().state() == SearchState::Paused) {
        icon = symbolicIcon("pause");
        help += u'\n' + tr("Its search is paused.");
    }
    setTabIcon(index, icon);
    setTabToolTip(index, plainToolTip(help));
}

} // namespace tessera
