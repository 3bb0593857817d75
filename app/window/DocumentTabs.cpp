// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/DocumentTabs.h"

#include "app/window/DocumentPage.h"

#include <QFileInfo>

namespace tessera {

DocumentTabs::DocumentTabs(QWidget* parent) : QTabWidget(parent) {
    setDocumentMode(true);
    setTabsClosable(true);
    setMovable(true);
    setTabBarAutoHide(true);
    // The tab key would end at the tab bar while it is hidden.
    setFocusPolicy(Qt::NoFocus);
    setUsesScrollButtons(true);
    setElideMode(Qt::ElideMiddle);
    setAccessibleName(tr("Open puzzles"));
    connect(this, &QTabWidget::currentChanged, this,
            [this] { emit currentPageChanged(currentPage()); });
    connect(this, &QTabWidget::tabCloseRequested, this,
            [this](int index) { emit closeRequested(page(index)); });
}

DocumentPage* DocumentTabs::addPage(std::unique_ptr<PuzzleDocument> document) {
    auto* added = new DocumentPage(std::move(document), this);
    if (!m_tileTheme.isEmpty())
        added->setTileTheme(m_tileTheme);
    added->setBoardKeys(m_boardKeys);
    connect(&added->document(), &PuzzleDocument::nameChanged, this,
            [this, added] { updateName(added); });
    const int index = addTab(added, {});
    updateName(added);
    emit pageAdded(added);
    setCurrentIndex(index);
    added->setFocus();
    return added;
}

DocumentPage* DocumentTabs::currentPage() const {
    return qobject_cast<DocumentPage*>(currentWidget());
}

DocumentPage* DocumentTabs::page(int index) const {
    return qobject_cast<DocumentPage*>(widget(index));
}

DocumentPage* DocumentTabs::pageOf(const QString& path) const {
    const QString wanted = QFileInfo(path).canonicalFilePath();
    for (int index = 0; !wanted.isEmpty() && index < count(); ++index) {
        if (QFileInfo(page(index)->document().path()).canonicalFilePath() == wanted)
            return page(index);
    }
    return nullptr;
}

void DocumentTabs::removePage(DocumentPage* closing) {
    removeTab(indexOf(closing));
    emit pageRemoved(closing);
    delete closing;
}

void DocumentTabs::setTileTheme(const QString& id) {
    m_tileTheme = id;
    for (int index = 0; index < count(); ++index)
        page(index)->setTileTheme(id);
}

void DocumentTabs::setBoardKeys(const BoardKeys& keys) {
    m_boardKeys = keys;
    for (int index = 0; index < count(); ++index)
        page(index)->setBoardKeys(keys);
}

void DocumentTabs::updateName(DocumentPage* changed) {
    const int index = indexOf(changed);
    if (index < 0)
        return;
    const PuzzleDocument& document = changed->document();
    QString name = document.displayName();
    setTabToolTip(index, document.path().isEmpty() ? name : document.path());
    // A single ampersand would become a mnemonic.
    name.replace(QLatin1Char('&'), QStringLiteral("&&"));
    setTabText(index, document.isModified() ? name + QStringLiteral(" •") : name);
    if (changed == currentPage())
        emit currentNameChanged();
}

} // namespace tessera
