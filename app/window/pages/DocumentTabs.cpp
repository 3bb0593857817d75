// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/pages/DocumentTabs.h"

#include "app/window/pages/DocumentPage.h"
#include "app/window/pages/SudokuPage.h"

#include <QEvent>
#include <QFileInfo>
#include <QTabBar>

namespace tessera {

namespace {

/// Of a name on a tab.
constexpr int kTabCharacters = 32;

} // namespace

DocumentTabs::DocumentTabs(QWidget* parent) : QTabWidget(parent) {
    setDocumentMode(true);
    setTabsClosable(true);
    setMovable(true);
    setTabBarAutoHide(true);
    // The tab key would end at the tab bar while it is hidden.
    setFocusPolicy(Qt::NoFocus);
    setUsesScrollButtons(true);
    // Rather scrolled than cut to a few letters; updateName() shortens the longest.
    setElideMode(Qt::ElideNone);
    setAccessibleName(tr("Open puzzles"));
    connect(this, &QTabWidget::currentChanged, this,
            [this] { emit currentPageChanged(currentPuzzlePage()); });
    connect(this, &QTabWidget::tabCloseRequested, this,
            [this](int index) { emit closeRequested(puzzlePage(index)); });
}

void DocumentTabs::changeEvent(QEvent* event) {
    QTabWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    setAccessibleName(tr("Open puzzles"));
    // A puzzle without a name is called so in every language.
    updateNames();
}

DocumentPage* DocumentTabs::addPage(std::unique_ptr<PuzzleDocument> document) {
    auto* added = new DocumentPage(std::move(document), this);
    insert(added);
    return added;
}

SudokuPage* DocumentTabs::addPage(std::unique_ptr<SudokuDocument> document) {
    auto* added = new SudokuPage(std::move(document), this);
    insert(added);
    return added;
}

void DocumentTabs::insert(PuzzlePage* added) {
    if (!m_tileTheme.isEmpty())
        added->setTileTheme(m_tileTheme);
    added->setBoardKeys(m_boardKeys);
    if (QUndoStack& history = added->document().history(); history.count() == 0)
        history.setUndoLimit(m_undoLimit);
    connect(&added->document(), &Document::nameChanged, this, [this, added] { updateName(added); });
    const int index = addTab(added, {});
    updateName(added);
    emit pageAdded(added);
    setCurrentIndex(index);
    added->setFocus();
}

PuzzlePage* DocumentTabs::currentPuzzlePage() const {
    return qobject_cast<PuzzlePage*>(currentWidget());
}

PuzzlePage* DocumentTabs::puzzlePage(int index) const {
    return qobject_cast<PuzzlePage*>(widget(index));
}

DocumentPage* DocumentTabs::currentPage() const {
    return qobject_cast<DocumentPage*>(currentWidget());
}

DocumentPage* DocumentTabs::page(int index) const {
    return qobject_cast<DocumentPage*>(widget(index));
}

PuzzlePage* DocumentTabs::pageOf(const QString& path) const {
    const QString wanted = QFileInfo(path).canonicalFilePath();
    for (int index = 0; !wanted.isEmpty() && index < count(); ++index) {
        if (QFileInfo(puzzlePage(index)->document().path()).canonicalFilePath() == wanted)
            return puzzlePage(index);
    }
    return nullptr;
}

void DocumentTabs::removePage(PuzzlePage* closing) {
    removeTab(indexOf(closing));
    emit pageRemoved(closing);
    // The last one of a name needs no number.
    updateNames();
    delete closing;
}

void DocumentTabs::setTileTheme(const QString& id) {
    m_tileTheme = id;
    for (int index = 0; index < count(); ++index)
        puzzlePage(index)->setTileTheme(id);
}

void DocumentTabs::setBoardKeys(const BoardKeys& keys) {
    m_boardKeys = keys;
    for (int index = 0; index < count(); ++index)
        puzzlePage(index)->setBoardKeys(keys);
}

/// Two generated puzzles may have the same title.
void DocumentTabs::giveNumber(PuzzlePage& page) {
    Document& document = page.document();
    QStringList taken;
    for (int index = 0; index < count(); ++index) {
        if (puzzlePage(index) != &page)
            taken << puzzlePage(index)->document().displayName();
    }
    int number = 1;
    document.setNumber(number);
    while (document.path().isEmpty() && taken.contains(document.displayName()))
        document.setNumber(++number);
}

void DocumentTabs::updateNames() {
    for (int index = 0; index < count(); ++index)
        updateName(puzzlePage(index));
}

void DocumentTabs::updateName(PuzzlePage* changed) {
    const int index = indexOf(changed);
    if (index < 0)
        return;
    giveNumber(*changed);
    const Document& document = changed->document();
    QString name = document.displayName();
    setTabToolTip(index, document.path().isEmpty() ? name : document.path());
    const QFontMetrics metrics = tabBar()->fontMetrics();
    name = metrics.elidedText(name, Qt::ElideMiddle, metrics.averageCharWidth() * kTabCharacters);
    // A single ampersand would become a mnemonic.
    name.replace(QLatin1Char('&'), QStringLiteral("&&"));
    setTabText(index, document.isModified() ? name + QStringLiteral(" •") : name);
    if (changed == currentPuzzlePage())
        emit currentNameChanged();
}

} // namespace tessera
