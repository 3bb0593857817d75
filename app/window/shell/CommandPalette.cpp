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

CommandPalette::CommandPalette(const QList<QAction*>& actions, QWidget* parent)
    : QDialog(parent), m_field(new QLineEdit(this)), m_list(new QListWidget(this)) {
    setWindowTitle(tr("Find Command"));
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
        const int fit = fuzzyFit(letters, plainMenuText(m_actions[i]->text()));
        if (fit >= 0)
            found.emplace_back(m_actions[i]->isEnabled() ? -fit - 1 : 1, i);
    }
    std::ranges::stable_sort(found, {}, &std::pair<int, int>::first);
    m_list->clear();
    for (const auto& [order, i] : found) {
        const QString keys = m_actions[i]->shortcut().toString(QKeySequence::NativeText);
        const QString text = plainMenuText(m_actions[i]->text());
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
    }
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
