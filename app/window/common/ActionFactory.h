// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QIcon>
#include <QKeySequence>
#include <QList>
#include <QString>

#include <functional>

class QMainWindow;
class QWidget;

namespace tessera {

/// The data of an action. The text has a mnemonic; the shortcut is added to the tooltip.
struct ActionSpec {
    const char* name; ///< object name
    QString text;
    QString toolTip;
    QKeySequence shortcut{};
    const char* icon = nullptr; ///< see symbolicIcon(), null for none
};

/// Sets an action's tooltip, with the shortcut added, and its status tip.
void setHelp(QAction& action, const QString& text);

/// Enables an action, or disables it and stores the reason as a sentence.
void setAllowed(QAction& action, bool allowed, const QString& reason);
/// The reason why an action is disabled, as a sentence; empty while it is enabled.
[[nodiscard]] QString whyNotAllowed(const QAction& action);

/// Makes an action complete for menus, toolbars, help and screen readers.
[[nodiscard]] QAction* makeAction(const ActionSpec& spec, QObject* parent);
/// The same with its function.
QAction* makeAction(const ActionSpec& spec, QObject* parent, const std::function<void()>& act);

/// Adds the window's actions with these names, separated by spaces, to a menu or a bar; "|" is a
/// separator.
void placeActions(QWidget& place, const QObject& window, const char* names);

/// The actions of a window, its menus and panels, without those of windows that it has opened.
[[nodiscard]] QList<QAction*> actionsOf(const QMainWindow& window);

/// A text whose mnemonic is not in @p used: moved, or left out. Adds it to @p used.
[[nodiscard]] QString withFreeMnemonic(QString text, QString& used);

/// A menu's text as used in a sentence: without mnemonic and dots.
[[nodiscard]] QString plainMenuText(QString text);

/// A text with the user's words for a tooltip, which would read some of them as HTML.
[[nodiscard]] QString plainToolTip(const QString& text);

/// Makes every mnemonic unique, in a window and in each menu. Done at run time, because translators
/// cannot see which texts share a window.
/// @param last fields in it choose last; call it again when they change
void settleMnemonics(QMainWindow& window, const QWidget* last = nullptr);

/// The same for a window without menus. Pages of its tabs may share letters, but not with the tabs.
void settleMnemonics(QWidget& window);

/// An icon of resources/icons, without ".svg", drawn in the palette's text colour.
[[nodiscard]] QIcon symbolicIcon(const char* name);

} // namespace tessera
