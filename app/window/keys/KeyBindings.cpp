// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/keys/KeyBindings.h"

#include "app/window/common/ActionFactory.h"

#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

#include <algorithm>
#include <array>
#include <optional>

namespace tessera {

namespace {

struct KeyBindingsText {
    Q_DECLARE_TR_FUNCTIONS(KeyBindings)
};

/// Stands for "no key" in the settings; an empty text is damage.
constexpr QLatin1String kNoKey("none");

QString savedText(const QList<QKeySequence>& keys) {
    return keys.isEmpty() ? QString(kNoKey)
                          : QKeySequence::listToString(keys, QKeySequence::PortableText);
}

bool isOneKey(const QKeySequence& key) {
    return key.count() == 1 && key[0].key() != Qt::Key_unknown && key[0].key() != 0;
}

std::optional<QList<QKeySequence>> keysFrom(const QString& text) {
    if (text == kNoKey)
        return QList<QKeySequence>();
    const auto keys = QKeySequence::listFromString(text, QKeySequence::PortableText);
    if (keys.isEmpty() || !std::ranges::all_of(keys, isOneKey))
        return std::nullopt;
    return keys;
}

void collect(const QMenu& menu, const QString& group, std::vector<KeyBinding>& bindings) {
    for (const QAction* action : menu.actions()) {
        if (const QMenu* inner = action->menu())
            collect(*inner, group, bindings);
        else if (!action->objectName().isEmpty())
            bindings.push_back({action->objectName(), group, plainMenuText(action->text()),
                                action->shortcuts(), action->shortcuts()});
    }
}

constexpr std::array kBoardKeys{
    Qt::Key_Left,   Qt::Key_Right, Qt::Key_Up,     Qt::Key_Down,     Qt::Key_Home,   Qt::Key_End,
    Qt::Key_PageUp, Qt::Key_Enter, Qt::Key_Return, Qt::Key_PageDown, Qt::Key_Escape, Qt::Key_Space,
};

/// A row with the keys of some actions, after the fixed ones.
struct BoardGesture {
    Q_DECLARE_TR_FUNCTIONS(Gestures)

public:
    QString act;
    QString mouse;
    std::vector<const char*> actions{};
    QString fixedKeys{};

    static std::vector<BoardGesture> all();
};

std::vector<BoardGesture> BoardGesture::all() {
    return {
        {tr("Place or swap a piece"),
         tr("Drag between tray and cells"),
         {},
         tr("Enter picks up and places")},
        {tr("Put a piece back into the tray"), tr("Drag it there"), {"editRemove"}},
        {tr("Rotate"),
         tr("Mouse wheel over a tile, right-click"),
         {"editRotate", "editRotateBack"}},
        {tr("Rotate a rectangle as a block"), {}, {"editTurnBlock", "editTurnBlockBack"}},
        {tr("Select"),
         tr("Click, Ctrl+click, Shift+click, rubber band"),
         {"editSelectAll"},
         tr("Arrows, Shift+arrows")},
        {tr("Move the selection"), tr("Drag it"), {}, tr("Alt+arrows")},
        {tr("Edit a piece’s edges"), tr("Double-click a tile"), {"editPiece"}},
        {tr("Lock or unlock"), tr("Middle click"), {"editLock"}},
        {tr("Show what fits here"), tr("Point at an empty cell"), {"editShowFitting"}},
        {tr("Choose a fitting piece"), tr("Right-click an empty cell"), {"editChooseFitting"}},
        {tr("Zoom"), tr("Ctrl+wheel, pinch"), {"viewZoomIn", "viewZoomOut", "viewZoomFit"}},
        {tr("Move the view"), tr("Drag with the middle button or with Space")},
    };
}

} // namespace

QString keysText(const QList<QKeySequence>& keys) {
    QStringList texts;
    for (const QKeySequence& key : keys)
        texts << key.toString(QKeySequence::NativeText);
    return texts.join(QStringLiteral(", "));
}

QString KeyBinding::fullName() const {
    return window.isEmpty() ? name : BoardGesture::tr("%1: %2").arg(group, name);
}

KeyBindings::KeyBindings(const QMainWindow& window) {
    for (const QAction* action : window.menuBar()->actions()) {
        if (action->menu() == nullptr)
            continue;
        const QString group = plainMenuText(action->text());
        collect(*action->menu(), group, m_bindings);
        m_menus.emplace(QKeySequence::mnemonic(action->text()), group);
    }
    m_menus.erase(QKeySequence());
}

void KeyBindings::addWindow(const QWidget& window) {
    const auto actions = window.findChildren<QAction*>(Qt::FindDirectChildrenOnly);
    for (const QAction* action : actions) {
        if (!action->objectName().isEmpty() && find(action->objectName()) == nullptr)
            add({action->objectName(), window.windowTitle(), plainMenuText(action->text()),
                 action->shortcuts(), action->shortcuts(), window.objectName()});
    }
}

const KeyBinding* KeyBindings::find(const QString& id) const {
    const auto found = std::ranges::find(m_bindings, id, &KeyBinding::id);
    return found == m_bindings.end() ? nullptr : &*found;
}

QString KeyBindings::text(const QString& id) const {
    const KeyBinding* binding = find(id);
    return binding != nullptr ? keysText(binding->keys) : QString();
}

const KeyBinding* KeyBindings::ownerOf(const QKeySequence& key, const QString& window) const {
    const auto found = std::ranges::find_if(m_bindings, [&](const KeyBinding& binding) {
        return binding.window == window && binding.keys.contains(key);
    });
    return found == m_bindings.end() ? nullptr : &*found;
}

QString KeyBindings::fixedUse(const QKeySequence& key, const QString& window) const {
    const QString name = key.toString(QKeySequence::NativeText);
    // Only the main window has these menus and the board.
    const bool isMain = window.isEmpty();
    const auto menu = m_menus.find(key);
    if (isMain && menu != m_menus.end())
        return KeyBindingsText::tr("%1 opens the menu “%2”.").arg(name, menu->second);
    const Qt::Key pressed = key[0].key();
    if (pressed == Qt::Key_Tab || pressed == Qt::Key_Backtab)
        return KeyBindingsText::tr("%1 moves from one part of the window to the next.").arg(name);
    const bool enters = pressed == Qt::Key_Return || pressed == Qt::Key_Enter;
    const Qt::KeyboardModifiers modifiers = key[0].keyboardModifiers();
    if (!isMain) {
        const bool operates = enters || pressed == Qt::Key_Space || pressed == Qt::Key_Escape;
        return operates && (modifiers & ~Qt::KeypadModifier) == Qt::NoModifier
                   ? KeyBindingsText::tr("%1 operates what has the focus.").arg(name)
                   : QString();
    }
    if (std::ranges::find(kBoardKeys, pressed) == kBoardKeys.end() ||
        (enters && modifiers.testFlag(Qt::ControlModifier)))
        return {};
    return KeyBindingsText::tr("%1 moves and selects on the board.").arg(name);
}

void KeyBindings::setKeys(const QString& id, const QList<QKeySequence>& keys) {
    const KeyBinding* chosen = find(id);
    if (chosen == nullptr)
        return;
    for (KeyBinding& binding : m_bindings) {
        if (binding.id == id)
            binding.keys = keys;
        else if (binding.window == chosen->window)
            binding.keys.removeIf([&](const QKeySequence& key) { return keys.contains(key); });
    }
}

void KeyBindings::resetAll() {
    for (KeyBinding& binding : m_bindings)
        binding.keys = binding.usual;
}

QMap<QString, QString> KeyBindings::changed() const {
    QMap<QString, QString> changed;
    for (const KeyBinding& binding : m_bindings) {
        if (binding.isChanged())
            changed.insert(binding.id, savedText(binding.keys));
    }
    return changed;
}

bool KeyBindings::isShared(const KeyBinding& binding) const {
    return std::ranges::any_of(m_bindings, [&](const KeyBinding& other) {
        return &other != &binding && other.window == binding.window &&
               std::ranges::any_of(
                   other.keys, [&](const QKeySequence& key) { return binding.keys.contains(key); });
    });
}

void KeyBindings::restore(const QMap<QString, QString>& changed) {
    resetAll();
    for (const auto& [id, text] : changed.asKeyValueRange()) {
        const auto binding = std::ranges::find(m_bindings, id, &KeyBinding::id);
        const auto keys = keysFrom(text);
        if (binding == m_bindings.end() || !keys)
            continue;
        const bool fixed = std::ranges::any_of(*keys, [&](const QKeySequence& key) {
            return !binding->usual.contains(key) && !fixedUse(key, binding->window).isEmpty();
        });
        if (!fixed)
            binding->keys = *keys;
    }
    // The default keys are distinct, so resetting conflicts to them terminates.
    bool settled = false;
    while (!settled) {
        settled = true;
        for (KeyBinding& binding : m_bindings) {
            if (binding.isChanged() && isShared(binding)) {
                binding.keys = binding.usual;
                settled = false;
            }
        }
    }
}

void KeyBindings::applyTo(const QMainWindow& window) const {
    for (const KeyBinding& binding : m_bindings) {
        auto* action = window.findChild<QAction*>(binding.id);
        if (action == nullptr || action->shortcuts() == binding.keys)
            continue;
        action->setShortcuts(binding.keys);
        setHelp(*action, action->statusTip());
    }
}

std::vector<Gesture> gestures(const KeyBindings& bindings) {
    std::vector<Gesture> rows;
    QStringList told;
    for (const BoardGesture& gesture : BoardGesture::all()) {
        QStringList keys{gesture.fixedKeys};
        for (const char* action : gesture.actions) {
            told << QString::fromLatin1(action);
            keys << bindings.text(told.back());
        }
        keys.removeAll({});
        rows.push_back({gesture.act, keys.join(QStringLiteral(", ")), gesture.mouse});
    }
    for (const KeyBinding& binding : bindings.all()) {
        if (binding.keys.isEmpty() || told.contains(binding.id))
            continue;
        rows.push_back({binding.fullName(), keysText(binding.keys), {}});
    }
    return rows;
}

} // namespace tessera
