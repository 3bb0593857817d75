// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help/HelpActions.h"

#include "app/window/common/ActionFactory.h"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QScreen>
#include <QWhatsThis>

#include <algorithm>

namespace tessera {

namespace {

/// Beside the dialog, somewhat narrower if need be: it is read while the dialog is filled in. Where
/// there is too little room it is left to the desktop.
void placeBeside(QWidget& help, const QDialog& dialog) {
    constexpr double leastShare = 0.65;
    const QRect screen = dialog.screen()->availableGeometry();
    const QRect taken = dialog.frameGeometry();
    const QSize edges = dialog.frameSize() - dialog.size();
    const int before = taken.left() - screen.left();
    const int after = screen.right() - taken.right();
    const int width = std::min(help.width(), std::max(before, after) - edges.width());
    if (width < leastShare * help.width())
        return;
    help.resize(width, help.height());
    const int lowest = screen.bottom() + 1 - help.height() - edges.height();
    help.move(after >= before ? taken.right() + 1 : taken.left() - width - edges.width(),
              std::max(screen.top(), std::min(taken.top(), lowest)));
}

} // namespace

HelpActions::HelpActions(const KeyBindings& keys, QWidget* window)
    : QObject(window), m_keys(keys), m_window(window) {}

void HelpActions::fill(QMenu& menu) {
    QAction* contents =
        makeAction({"helpContents", tr("&Help"), tr("Tutorial, methods, formats and commands"),
                    QKeySequence::HelpContents, "help"},
                   m_window);
    connect(contents, &QAction::triggered, this,
            [this, contents] { showPage(contents->data().toString()); });
    makeAction({"helpShortcuts", tr("&Keys and gestures"),
                tr("Keyboard shortcuts and mouse gestures"), QKeySequence(Qt::CTRL | Qt::Key_F1)},
               m_window, [this] { ShortcutsDialog(m_keys, m_window).exec(); });
    makeAction({"helpWhatsThis", tr("&What’s this?"),
                tr("Click anything in the window to read what it does"),
                QKeySequence(Qt::SHIFT | Qt::Key_F1)},
               m_window, [] { QWhatsThis::enterWhatsThisMode(); });
    makeAction(
        {"helpAbout", tr("&About Tessera"), tr("Version, licence and sources"), QKeySequence()},
        m_window, [this] { AboutDialog(m_window).exec(); })
        ->setMenuRole(QAction::AboutRole);
    placeActions(menu, *m_window, "helpContents helpShortcuts helpWhatsThis | helpAbout");
}

void HelpActions::makeWindow(QWidget* owner) {
    if (!m_help.isNull())
        return;
    m_help = new HelpWindow(m_keys, owner);
    m_help->setAttribute(Qt::WA_DeleteOnClose);
    emit windowMade(m_help);
}

void HelpActions::showPage(const QString& id) {
    auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
    // A window that is still hidden has the keys from its creation. One that is not the dialog’s
    // cannot be used while that is open.
    if (m_help != nullptr &&
        (m_help->isHidden() || (dialog != nullptr && m_help->parentWidget() != dialog)))
        delete m_help;
    if (m_help != nullptr)
        m_help->showPage(id);
    else
        makeAbove(dialog, id);
    m_help->show();
    m_help->raise();
    m_help->activateWindow();
}

void HelpActions::makeAbove(QDialog* dialog, const QString& id) {
    makeWindow(dialog != nullptr ? dialog : m_window);
    m_help->beginAt(id);
    if (dialog == nullptr)
        return;
    placeBeside(*m_help, *dialog);
    connect(dialog, &QDialog::finished, m_help, [this] { stayWithoutDialog(); });
}

/// What is read may be about what follows the dialog: it stays, but takes no keys.
void HelpActions::stayWithoutDialog() {
    const QString page = m_help->currentPage();
    const QRect place = m_help->geometry();
    m_help->close();
    m_help.clear();
    // That dialog is hidden by now, but another one may be open below it.
    makeAbove(qobject_cast<QDialog*>(QApplication::activeModalWidget()), page);
    m_help->setGeometry(place);
    m_help->setAttribute(Qt::WA_ShowWithoutActivating);
    m_help->show();
    m_help->setAttribute(Qt::WA_ShowWithoutActivating, false);
}

} // namespace tessera
