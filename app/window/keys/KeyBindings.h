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

/// Several keys separated by commas.
[[nodiscard]] QString keysText(const QList<QKeySequence>& keys);

struct KeyBinding {
    QString id;    ///< object name of the action
    QString group; ///< its menu, or the window it is for
    QString name;  ///< as in the menu, without mnemonic
    QList<QKeySequence> usual;
    QList<QKeySequence> keys;
    QString window{}; ///< object name of its window, empty for the main one

    [[nodiscard]] bool isChanged() const { return keys != usual; }
    /// With its window, unless that is the main one: several have a "Help".
    [[nodiscard]] QString fullName() const;
};

/// The keys of the main window and of further windows. No two actions of a window share one.
class KeyBindings {
public:
    KeyBindings() = default;
    /// Takes all named actions of a window as it was built, in the order of its menus.
    explicit KeyBindings(const QMainWindow& window);

    /// Adds the actions of a further window, unless they are included.
    void addWindow(const QWidget& window);
    void add(KeyBinding binding) { m_bindings.push_back(std::move(binding)); }

    [[nodiscard]] const std::vector<KeyBinding>& all() const { return m_bindings; }
    [[nodiscard]] const KeyBinding* find(const QString& id) const;
    /// The keys of an action as text, separated by commas; empty for none.
    [[nodiscard]] QString text(const QString& id) const;
    /// The action of that window with the key, or null.
    [[nodiscard]] const KeyBinding* ownerOf(const QKeySequence& key,
                                            const QString& window = {}) const;
    /// The fixed use of a key in that window, as a sentence; empty if the user may choose it.
    [[nodiscard]] QString fixedUse(const QKeySequence& key, const QString& window = {}) const;

    /// Assigns these keys to an action and removes them from all others of its window.
    void setKeys(const QString& id, const QList<QKeySequence>& keys);
    void resetAll();

    /// The keys that differ from the defaults, as text for the settings.
    [[nodiscard]] QMap<QString, QString> changed() const;
    /// Resets all, then applies the result of changed(), without unknown, fixed or duplicate keys.
    void restore(const QMap<QString, QString>& changed);

    /// Assigns keys to the window's actions, and adds them to their tooltips.
    void applyTo(const QMainWindow& window) const;

private:
    [[nodiscard]] bool isShared(const KeyBinding& binding) const;

    std::vector<KeyBinding> m_bindings;
    /// The menu that Alt and a letter opens, by key.
    std::map<QKeySequence, QString> m_menus;
};

/// A way to do something; keys or mouse are empty if there is none.
struct Gesture {
    QString act;
    QString keys;
    QString mouse;
};

/// Keys and mouse on the board, then every other action with a key.
[[nodiscard]] std::vector<Gesture> gestures(const KeyBindings& bindings);

} // namespace tessera
