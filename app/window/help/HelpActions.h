// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QObject>
#include <QPointer>

class QAction;
class QMenu;
class QWidget;

namespace tessera {

/// Name, version, licence, and the works that the program builds on.
class AboutDialog final : public QDialog {
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent = nullptr);

private:
    [[nodiscard]] QWidget* heading();
    [[nodiscard]] QWidget* body();
    [[nodiscard]] static QString commitSentence();
};

class HelpWindow;
class KeyBindings;

/// The help menu's contents.
class HelpActions final : public QObject {
    Q_OBJECT

public:
    /// @param keys as they hold whenever the help is opened
    HelpActions(const KeyBindings& keys, QWidget* window);

    void fill(QMenu& menu);
    /// Opens the help at the page of that id; at its beginning if empty.
    void showPage(const QString& id);

private:
    void showShortcuts();

    const KeyBindings& m_keys;
    QWidget* m_window;
    QPointer<HelpWindow> m_help;
};

} // namespace tessera
