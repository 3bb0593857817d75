// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/keys/KeyBindings.h"

#include <QKeySequenceEdit>
#include <QWidget>

class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace tessera {

/// Accepts one key with its modifiers as soon as it is pressed; Tab leaves the field.
class KeyField final : public QKeySequenceEdit {
    Q_OBJECT

public:
    using QKeySequenceEdit::QKeySequenceEdit;

signals:
    void keyTyped(const QKeySequence& key);

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

class NoticeLine;

/// Chooses the key of every action: a table by menu, a filter, and a field for the key. Takes
/// another action's key only after the user confirms.
class KeysEditor final : public QWidget {
    Q_OBJECT

public:
    explicit KeysEditor(KeyBindings bindings, QWidget* parent = nullptr);

    [[nodiscard]] const KeyBindings& bindings() const { return m_bindings; }

signals:
    void changed();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fill();
    void filter(const QString& text);
    void showKeys();
    void showCurrent();
    void ask(const QList<QKeySequence>& keys);
    void assign(const QList<QKeySequence>& keys);
    void resetAll();
    [[nodiscard]] const KeyBinding* current() const;

    KeyBindings m_bindings;
    /// The requested keys while another action has them.
    QList<QKeySequence> m_wanted;
    QLineEdit* m_filter;
    QTreeWidget* m_tree;
    KeyField* m_field;
    QPushButton* m_takeOver;
    QPushButton* m_none;
    QPushButton* m_reset;
    QPushButton* m_resetAll;
    NoticeLine* m_notice;
};

} // namespace tessera
