// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help/HelpActions.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/help/AboutDialog.h"
#include "app/window/help/HelpWindow.h"
#include "app/window/keys/ShortcutsDialog.h"

#include <QMenu>
#include <QWhatsThis>

namespace tessera {

HelpActions::HelpActions(const KeyBindings& keys, QWidget* window)
    : QObject(window), m_keys(keys), m_window(window) {}

void HelpActions::fill(QMenu& menu) {
    QAction* contents =
        makeAction({"helpContents", tr("&Help"), tr("A tutorial, the methods, formats, commands"),
                    QKeySequence::HelpContents, "help"},
                   m_window);
    connect(contents, &QAction::triggered, this, [this] { showPage({}); });
    QAction* shortcuts = makeAction({"helpShortcuts", tr("&Keys and gestures"),
                                     tr("What can be done with keyboard and mouse"),
                                     QKeySequence(Qt::CTRL | Qt::Key_F1)},
                                    m_window);
    connect(shortcuts, &QAction::triggered, this, &HelpActions::showShortcuts);
    QAction* whatsThis = makeAction({"helpWhatsThis", tr("&What’s this?"),
                                     tr("Then click on something to read what it is for"),
                                     QKeySequence(Qt::SHIFT | Qt::Key_F1)},
                                    m_window);
    connect(whatsThis, &QAction::triggered, this, &QWhatsThis::enterWhatsThisMode);
    QAction* about = makeAction(
        {"helpAbout", tr("&About Tessera"), tr("Version, licence and sources"), {}}, m_window);
    about->setMenuRole(QAction::AboutRole);
    connect(about, &QAction::triggered, this, [this] { AboutDialog(m_window).exec(); });
    menu.addActions({contents, shortcuts, whatsThis});
    menu.addSeparator();
    menu.addAction(about);
}

void HelpActions::showPage(const QString& id) {
    if (m_help.isNull()) {
        m_help = new HelpWindow(m_keys, m_window);
        m_help->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_help->showPage(id);
    m_help->show();
    m_help->raise();
    m_help->activateWindow();
}

void HelpActions::showShortcuts() {
    ShortcutsDialog(m_keys, m_window).exec();
}

} // namespace tessera
