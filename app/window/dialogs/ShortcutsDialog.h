// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>

class QAction;
class QLineEdit;
class QTreeWidget;

namespace tessera {

/// A table of all that can be done with mouse and keys on the board, and of all
/// actions that have a shortcut. Typing narrows it down.
class ShortcutsDialog final : public QDialog {
    Q_OBJECT

public:
    explicit ShortcutsDialog(const QList<QAction*>& actions, QWidget* parent = nullptr);

private:
    void addGestures();
    void addActions(const QList<QAction*>& actions);
    void filter(const QString& text);

    QLineEdit* m_filter;
    QTreeWidget* m_table;
};

} // namespace tessera
