// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QObject>
#include <QPointer>

class QLineEdit;
class QMenu;
class QTreeWidget;

namespace tessera {

class HelpWindow;
class KeyBindings;

/// Name, version, licence, and the works that the program builds on.
class AboutDialog final : public QDialog {
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent = nullptr);

private:
    [[nodiscard]] QWidget* heading();
    [[nodiscard]] QWidget* body();
};

/// A table of all that can be done with mouse and keys on the board, and of all
/// actions that have a shortcut. Typing narrows it down.
class ShortcutsDialog final : public QDialog {
    Q_OBJECT

public:
    explicit ShortcutsDialog(const KeyBindings& bindings, QWidget* parent = nullptr);

private:
    void filter(const QString& text);

    QLineEdit* m_filter;
    QTreeWidget* m_table;
};

/// The help menu's contents.
class HelpActions final : public QObject {
    Q_OBJECT

public:
    /// @param keys as they hold whenever the help is opened
    HelpActions(const KeyBindings& keys, QWidget* window);

    void fill(QMenu& menu);
    /// Opens the help at the page of that id; at its beginning if empty.
    void showPage(const QString& id);
    /// Makes the window, not yet shown, unless it is there.
    void makeWindow();

signals:
    /// There was none before.
    void windowMade(tessera::HelpWindow* window);

private:
    const KeyBindings& m_keys;
    QWidget* m_window;
    QPointer<HelpWindow> m_help;
};

} // namespace tessera
