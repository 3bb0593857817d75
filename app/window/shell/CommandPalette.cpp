// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/CommandPalette.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/common/FormControls.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

int fuzzyFit(const QString& letters, const QString& text) {
    int fit = 0;
    qsizetype at = -1;
    for (const QChar letter : letters) {
        const qsizetype next = text.indexOf(letter, at + 1, Qt::CaseInsensitive);
        if (next < 0)
            return -1;
        const bool startsWord = next == 0 || text[next - 1].isSpace();
        fit += next == at + 1 ? 3 : startsWord ? 2 : 0;
        at = next;
    }
    return fit;
}

namespace {

bool isSubmenu(const QMenu& menu) {
    if (qobject_cast<const QMenuBar*>(menu.parentWidget()) != nullptr)
        return false;
    return std::ranges::any_of(menu.menuAction()->associatedObjects(), [&](const QObject* place) {
        const auto* parent = qobject_cast<const QMenu*>(place);
        return parent != nullptr && parent != &menu;
    });
}

/// An action's text, after the title of its submenu, which may alone say what it does.
QString nameOf(const QAction& action) {
    const QString text = plainMenuText(action.text());
    for (const QObject* place : action.associatedObjects()) {
        const auto* menu = qobject_cast<const QMenu*>(place);
        if (menu != nullptr && isSubmenu(*menu))
            return CommandPalette::tr("%1 ▸ %2").arg(plainMenuText(menu->title()), text);
    }
    return text;
}

bool hasWords(const QString& text, const QString& words) {
    return std::ranges::all_of(words.split(u' ', Qt::SkipEmptyParts), [&](const QString& word) {
        return text.contains(word, Qt::CaseInsensitive);
    });
}

} // namespace

CommandPalette::CommandPalette(const QList<QAction*>& actions, QWidget* parent)
    : QDialog(parent), m_field(new QLineEdit(this)), m_list(new QListWidget(this)) {
    setWindowTitle(tr("Find command"));
    for (QAction* action : actions) {
        if (!action->objectName().isEmpty() && !plainMenuText(action->text()).isEmpty() &&
            action->isVisible() && action->menu() == nullptr)
            m_actions.append(action);
    }
    described(m_field, "commandLetters", {}, tr("Type part of a command’s name"));
    m_field->setPlaceholderText(m_field->accessibleName());
    m_field->installEventFilter(this);
    described(m_list, "commands", {}, tr("Commands"));
    m_list->setFocusPolicy(Qt::NoFocus);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_field);
    layout->addWidget(m_list, 1);
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::find);
    const auto take = [this] {
        if (chosen() != nullptr)
            accept();
    };
    connect(m_field, &QLineEdit::returnPressed, this, take);
    // A click on a greyed command leaves another one current.
    connect(m_list, &QListWidget::itemClicked, this, [this, take](const QListWidgetItem* item) {
        if (item == m_list->currentItem())
            take();
    });
    const int line = fontMetrics().lineSpacing();
    resize(line * 30, line * 22);
    find({});
}

QAction* CommandPalette::chosen() const {
    const QListWidgetItem* item = m_list->currentItem();
    if (item == nullptr || !item->flags().testFlag(Qt::ItemIsEnabled))
        return nullptr;
    return m_actions[item->data(Qt::UserRole).toInt()];
}

void CommandPalette::find(const QString& letters) {
    std::vector<std::pair<int, int>> found;
    for (int i = 0; i < m_actions.size(); ++i) {
        int fit = fuzzyFit(letters, plainMenuText(m_actions[i]->text()));
        // Among letters of so much text nearly all would be found.
        if (fit < 0 && hasWords(nameOf(*m_actions[i]), letters))
            fit = 0;
        if (fit >= 0)
            found.emplace_back(m_actions[i]->isEnabled() ? -fit - 1 : 1, i);
    }
    std::ranges::stable_sort(found, {}, &std::pair<int, int>::first);
    m_list->clear();
    for (const auto& [order, i] : found) {
        const QString keys = m_actions[i]->shortcut().toString(QKeySequence::NativeText);
        const QString text = nameOf(*m_actions[i]);
        auto* item =
            new QListWidgetItem(keys.isEmpty() ? text : tr("%1  (%2)").arg(text, keys), m_list);
        item->setData(Qt::UserRole, i);
        item->setToolTip(plainToolTip(m_actions[i]->statusTip()));
        if (!m_actions[i]->isEnabled()) {
            item->setFlags(Qt::NoItemFlags);
            const QString reason = whyNotAllowed(*m_actions[i]);
            item->setText(tr("%1 – %2").arg(item->text(), reason));
            item->setToolTip(reason);
        }
        // As wide as the list: what does not fit is cut with dots.
        item->setSizeHint({0, m_list->sizeHintForRow(m_list->count() - 1)});
    }
    if (found.empty())
        (new QListWidgetItem(tr("No command found."), m_list))->setFlags(Qt::NoItemFlags);
    m_list->setCurrentRow(0);
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp ||
            key == Qt::Key_PageDown)
            return QApplication::sendEvent(m_list, event);
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace tessera
