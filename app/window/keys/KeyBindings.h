// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QMap>
#include <QString>

#include <map>
#include <vector>

class QMainWindow;
class QWidget;

namespace tessera {

/// Several keys with commas between.
[[nodiscard]] QString keysText(const QList<QKeySequence>& keys);

struct KeyBinding {
    QString id;    ///< object name of the action
    QString group; ///< the menu it stands in, or the window it is for
    QString name;  ///< as in the menu, without mnemonic
    QList<QKeySequence> usual;
    QList<QKeySequence> keys;
    QString window{}; ///< object name of the window that it is for, empty for the main one

    [[nodiscard]] bool isChanged() const { return keys != usual; }
};

/// The keys of the main window and those beside it. No two actions of a window share one.
class KeyBindings {
public:
    KeyBindings() = default;
    /// Of all named actions of a window as it was built, in the order of its menus.
    explicit KeyBindings(const QMainWindow& window);

    /// Adds those of a window beside the main one, unless they are there.
    void addWindow(const QWidget& window);
    void add(KeyBinding binding) { m_bindings.push_back(std::move(binding)); }

    [[nodiscard]] const std::vector<KeyBinding>& all() const { return m_bindings; }
    [[nodiscard]] const KeyBinding* find(const QString& id) const;
    /// The keys of an action as text, several with commas between; empty for none.
    [[nodiscard]] QString text(const QString& id) const;
    /// The action of that window that has the key, or nothing.
    [[nodiscard]] const KeyBinding* ownerOf(const QKeySequence& key,
                                            const QString& window = {}) const;
    /// What a key is always for, as a sentence; empty if it is free to be chosen.
    [[nodiscard]] QString fixedUse(const QKeySequence& key) const;

    /// Gives an action these keys and takes them from all others of its window.
    void setKeys(const QString& id, const QList<QKeySequence>& keys);
    void resetAll();

    /// The keys that differ from the usual ones, as text for the settings.
    [[nodiscard]] QMap<QString, QString> changed() const;
    /// Resets all, then takes over what changed() gave, but no unknown, fixed or doubled keys.
    void restore(const QMap<QString, QString>& changed);

    /// Gives the window's actions their keys, and names them in their tooltips.
    void applyTo(const QMainWindow& window) const;

private:
    [[nodiscard]] bool isShared(const KeyBinding& binding) const;

    std::vector<KeyBinding> m_bindings;
    /// What Alt and a letter open, by the key.
    std::map<QKeySequence, QString> m_menus;
};

/// A way to do something; keys or mouse are empty where there is none.
struct Gesture {
    QString act;
    QString keys;
    QString mouse;
};

/// What mouse and keys do on the board, then every other action that has a key.
[[nodiscard]] std::vector<Gesture> gestures(const KeyBindings& bindings);

} // namespace tessera
