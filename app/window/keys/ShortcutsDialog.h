// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/keys/KeyBindings.h"

#include <QDialog>

class QLineEdit;
class QTreeWidget;

namespace tessera {

/// A way to do something; keys or mouse are empty where there is none.
struct Gesture {
    QString act;
    QString keys;
    QString mouse;
};

/// All that can be done with mouse and keys on the board, then every other
/// action that has a key, with the keys that hold at present.
[[nodiscard]] std::vector<Gesture> gestures(const KeyBindings& bindings);

class KeyBindings;

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

} // namespace tessera
