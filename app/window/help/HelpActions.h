// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/help/HelpWindow.h"

#include <QObject>
#include <QPointer>

class QMenu;

namespace tessera {

/// The entries of the help menu.
class HelpActions final : public QObject {
    Q_OBJECT

public:
    /// @param keys the current ones, used whenever the help is opened
    HelpActions(const KeyBindings& keys, QWidget* window);

    void fill(QMenu& menu);
    /// Opens the help at the page with that id; at its start if empty. Above a modal dialog it
    /// belongs to that, until that closes.
    void showPage(const QString& id);
    /// Creates the window, hidden, unless it exists.
    void makeWindow() { makeWindow(m_window); }

signals:
    /// The window did not exist before.
    void windowMade(tessera::HelpWindow* window);

private:
    void makeWindow(QWidget* owner);
    /// Above the window if there is no dialog.
    void makeAbove(QDialog* dialog, const QString& id);
    void stayWithoutDialog();

    const KeyBindings& m_keys;
    QWidget* m_window;
    QPointer<HelpWindow> m_help;
};

} // namespace tessera
