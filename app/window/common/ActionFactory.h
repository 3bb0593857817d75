// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QIcon>
#include <QKeySequence>
#include <QString>

#include <functional>
#include <initializer_list>

class QMainWindow;
class QWidget;

namespace tessera {

/// What an action is made of. The text has a mnemonic; the tooltip gets the shortcut added.
struct ActionSpec {
    const char* name; ///< object name
    QString text;
    QString toolTip;
    QKeySequence shortcut{};
    const char* icon = nullptr; ///< see symbolicIcon(), nothing for none
};

/// Sets an action's tooltip, with its shortcut added, and its status tip.
void setHelp(QAction& action, const QString& text);

/// Enables an action, or disables it and keeps the reason as a sentence.
void setAllowed(QAction& action, bool allowed, const QString& reason);
/// Why an action is disabled, as a sentence; empty while it is enabled.
[[nodiscard]] QString whyNotAllowed(const QAction& action);

/// Makes an action with everything that menus, toolbars, help and a screen reader need.
[[nodiscard]] QAction* makeAction(const ActionSpec& spec, QObject* parent);
/// The same with what it does.
QAction* makeAction(const ActionSpec& spec, QObject* parent, const std::function<void()>& act);

/// Puts the window's actions of these names into a menu or a bar; an empty name is a separator.
void placeActions(QWidget& place, const QObject& window, std::initializer_list<const char*> names);

/// A text whose mnemonic is none of @p used: moved, or left out. Adds it to @p used.
[[nodiscard]] QString withFreeMnemonic(QString text, QString& used);

/// A menu's text as it reads in a sentence: without mnemonic and dots.
[[nodiscard]] QString plainMenuText(QString text);

/// Lets every letter with Alt mean one thing in a window, and one entry in a menu. Done at run
/// time, because no translator can see which texts share a window.
/// @param last fields in here choose after all others; to be called again when they changed
void settleMnemonics(QMainWindow& window, const QWidget* last = nullptr);

/// An icon of resources/icons, without ".svg", drawn in the palette's text colour.
[[nodiscard]] QIcon symbolicIcon(const char* name);

} // namespace tessera
