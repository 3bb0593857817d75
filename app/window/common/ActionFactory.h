// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QString>

namespace tessera {

/// What an action is made of. The text has a mnemonic; the tooltip gets the
/// shortcut added.
struct ActionSpec {
    const char* name; ///< object name
    QString text;
    QString toolTip;
    QKeySequence shortcut;
    const char* icon = nullptr; ///< see symbolicIcon(), nothing for none
};

/// Sets an action's tooltip, with its shortcut added, and its status tip.
void setHelp(QAction& action, const QString& text);

/// Enables an action, or disables it and keeps the reason as a sentence.
void setAllowed(QAction& action, bool allowed, const QString& reason);
/// Why an action is disabled, as a sentence; empty while it is enabled.
[[nodiscard]] QString whyNotAllowed(const QAction& action);

/// Makes an action with everything that menus, toolbars, help and a screen
/// reader need.
[[nodiscard]] QAction* makeAction(const ActionSpec& spec, QObject* parent);

} // namespace tessera
