// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/keys/KeysEditor.h"

#include "app/window/common/FormControls.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

namespace tessera {

void KeyField::keyPressEvent(QKeyEvent* event) {
    QKeySequenceEdit::keyPressEvent(event);
    if (keySequence().isEmpty())
        return;
    const QKeySequence key(keySequence()[0]);
    // Ends the wait for a second key.
    setKeySequence(key);
    emit keyTyped(key);
}

namespace {

enum KeyColumn { kActionName, kChosenKeys, kUsual };

} // namespace

KeysEditor::KeysEditor(KeyBindings bindings, QWidget* parent)
    : QWidget(parent), m_bindings(std::move(bindings)), m_filter(new QLineEdit(this)),
      m_tree(new QTreeWidget(this)), m_field(new KeyField(this)),
      m_takeOver(pushButton(this, "takeOverKey", tr("Reassi&gn"),
                            tr("Assign the key to this action and remove it from the other"))),
      m_none(pushButton(this, "noKey", tr("&No key"), tr("Remove the key of this action"))),
      m_reset(
          pushButton(this, "resetKey", tr("&Reset"), tr("Reset this action to its default keys"))),
      m_resetAll(pushButton(this, "resetAllKeys", tr("Reset &all"),
                            tr("Reset all actions to their default keys"))),
      m_notice(new NoticeLine(this)) {
    described(m_filter, "keysFilter", tr("Show only actions that contain these words"),
              tr("Filter"));
    m_filter->setPlaceholderText(tr("Filter by name or key"));
    m_filter->setClearButtonEnabled(true);
    described(m_tree, "keysTree", {}, tr("Actions and their keys"));
    m_tree->setHeaderLabels({tr("Action"), tr("Keys"), tr("Default keys")});
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setMinimumHeight(fontMetrics().lineSpacing() * 16);
    described(m_field, "keyField", tr("Press the key to assign to this action"), tr("Key"));
    fill();
    auto* keyRow = new QHBoxLayout;
    addLabelled(*keyRow, tr("&Key:"), m_field);
    keyRow->setStretchFactor(m_field, 1);
    for (QPushButton* button : {m_takeOver, m_none, m_reset, m_resetAll})
        keyRow->addWidget(button);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_filter);
    layout->addWidget(m_tree, 1);
    layout->addLayout(keyRow);
    layout->addWidget(m_notice);
    connect(m_filter, &QLineEdit::textChanged, this, &KeysEditor::filter);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &KeysEditor::showCurrent);
    connect(m_tree, &QTreeWidget::itemActivated, this, [this] { m_field->setFocus(); });
    connect(m_field, &KeyField::keyTyped, this, [this](const QKeySequence& key) { ask({key}); });
    connect(m_takeOver, &QPushButton::clicked, this, [this] { assign(m_wanted); });
    connect(m_none, &QPushButton::clicked, this, [this] { assign({}); });
    connect(m_reset, &QPushButton::clicked, this, [this] { ask(current()->usual); });
    connect(m_resetAll, &QPushButton::clicked, this, &KeysEditor::resetAll);
    m_tree->setCurrentItem(m_tree->topLevelItemCount() > 0 ? m_tree->topLevelItem(0)->child(0)
                                                           : nullptr);
    showCurrent();
}

void KeysEditor::fill() {
    QTreeWidgetItem* group = nullptr;
    for (const KeyBinding& binding : m_bindings.all()) {
        if (group == nullptr || group->text(kActionName) != binding.group) {
            group = new QTreeWidgetItem(m_tree, {binding.group});
            group->setFirstColumnSpanned(true);
            group->setFlags(Qt::ItemIsEnabled);
            group->setExpanded(true);
        }
        auto* item = new QTreeWidgetItem(group, {binding.name, {}, keysText(binding.usual)});
        item->setData(kActionName, Qt::UserRole, binding.id);
        item->setToolTip(kActionName, binding.fullName());
        item->setData(kActionName, Qt::AccessibleTextRole, binding.fullName());
        item->setToolTip(kUsual, item->text(kUsual));
    }
    showKeys();
    // Few actions have several keys; room for all of them would leave none for the names.
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(kActionName, QHeaderView::ResizeToContents);
}

void KeysEditor::keyPressEvent(QKeyEvent* event) {
    // The filter and the tree leave Enter to the dialog, which would close.
    event->setAccepted(event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter);
}

const KeyBinding* KeysEditor::current() const {
    const QTreeWidgetItem* item = m_tree->currentItem();
    return item == nullptr ? nullptr
                           : m_bindings.find(item->data(kActionName, Qt::UserRole).toString());
}

void KeysEditor::filter(const QString& text) {
    QTreeWidgetItem* first = nullptr;
    for (int row = 0; row < m_tree->topLevelItemCount(); ++row) {
        QTreeWidgetItem* group = m_tree->topLevelItem(row);
        bool any = false;
        for (int child = 0; child < group->childCount(); ++child) {
            QTreeWidgetItem* item = group->child(child);
            const bool found = item->text(kActionName).contains(text, Qt::CaseInsensitive) ||
                               item->text(kChosenKeys).contains(text, Qt::CaseInsensitive);
            item->setHidden(!found);
            any = any || found;
            first = first == nullptr && found ? item : first;
        }
        group->setHidden(!any);
    }
    // No hidden action may get a key.
    if (m_tree->currentItem() == nullptr || m_tree->currentItem()->isHidden())
        m_tree->setCurrentItem(first);
}

void KeysEditor::showKeys() {
    for (QTreeWidgetItemIterator it(m_tree); *it != nullptr; ++it) {
        const KeyBinding* binding =
            m_bindings.find((*it)->data(kActionName, Qt::UserRole).toString());
        if (binding == nullptr)
            continue;
        (*it)->setText(kChosenKeys, keysText(binding->keys));
        (*it)->setToolTip(kChosenKeys, (*it)->text(kChosenKeys));
        QFont font = m_tree->font();
        font.setBold(binding->isChanged());
        (*it)->setFont(kChosenKeys, font);
    }
}

void KeysEditor::showCurrent() {
    const KeyBinding* binding = current();
    m_wanted.clear();
    m_notice->setNote({});
    m_takeOver->setEnabled(false);
    m_field->setEnabled(binding != nullptr);
    m_none->setEnabled(binding != nullptr && !binding->keys.isEmpty());
    m_reset->setEnabled(binding != nullptr && binding->isChanged());
    m_resetAll->setEnabled(!m_bindings.changed().isEmpty());
    m_field->setKeySequence(binding != nullptr ? binding->keys.value(0) : QKeySequence());
}

void KeysEditor::ask(const QList<QKeySequence>& keys) {
    const KeyBinding* binding = current();
    if (binding == nullptr)
        return;
    for (const QKeySequence& key : keys) {
        const QString use = m_bindings.fixedUse(key, binding->window);
        if (!use.isEmpty() && !binding->usual.contains(key)) {
            showCurrent();
            m_notice->setWarning(use);
            return;
        }
        const KeyBinding* owner = m_bindings.ownerOf(key, binding->window);
        if (owner != nullptr && owner->id != binding->id) {
            showCurrent();
            m_wanted = keys;
            m_field->setKeySequence(key);
            m_takeOver->setEnabled(true);
            m_notice->setWarning(
                (owner->window.isEmpty() ? tr("%1 is already assigned to “%2” in the menu “%3”.")
                                         : tr("%1 is already assigned to “%2” in the window “%3”."))
                    .arg(key.toString(QKeySequence::NativeText), owner->name, owner->group));
            return;
        }
    }
    assign(keys);
}

void KeysEditor::assign(const QList<QKeySequence>& keys) {
    const KeyBinding* binding = current();
    if (binding == nullptr)
        return;
    const KeyBinding* owner =
        keys.isEmpty() ? nullptr : m_bindings.ownerOf(keys.front(), binding->window);
    const bool robbed = owner != nullptr && owner->id != binding->id;
    m_bindings.setKeys(binding->id, keys);
    showKeys();
    showCurrent();
    if (robbed && owner->keys.isEmpty())
        m_notice->setNote(tr("“%1” now has no key.").arg(owner->name));
    emit changed();
}

void KeysEditor::resetAll() {
    m_bindings.resetAll();
    showKeys();
    showCurrent();
    emit changed();
}

} // namespace tessera
