// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/Mnemonics.h"

#include <QAbstractButton>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QToolButton>

namespace tessera {

namespace {

/// Where the ampersand of the mnemonic stands, or −1. Two of them are a plain one.
qsizetype mnemonicPosition(const QString& text) {
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        if (text[i] != u'&')
            continue;
        if (text[i + 1] != u'&')
            return i;
        ++i;
    }
    return -1;
}

void settle(QWidget* widget, QString& used) {
    if (auto* label = qobject_cast<QLabel*>(widget)) {
        if (label->buddy() != nullptr)
            label->setText(withFreeMnemonic(label->text(), used));
        return;
    }
    // The text of a tool button is its action's, without a mnemonic.
    auto* button = qobject_cast<QAbstractButton*>(widget);
    if (button != nullptr && qobject_cast<QToolButton*>(widget) == nullptr)
        button->setText(withFreeMnemonic(button->text(), used));
}

/// The entries of a menu, and of the menus in it. A text that has its letter for
/// itself is left alone, since setting it would tell everybody of a change.
void settleMenu(const QList<QAction*>& actions) {
    QString used;
    for (QAction* action : actions) {
        const QString text = withFreeMnemonic(action->text(), used);
        if (text != action->text())
            action->setText(text);
        if (action->menu() != nullptr)
            settleMenu(action->menu()->actions());
    }
}

} // namespace

QString withFreeMnemonic(QString text, QString& used) {
    const qsizetype position = mnemonicPosition(text);
    if (position < 0)
        return text;
    const auto take = [&used](QChar letter) {
        if (!letter.isLetterOrNumber() || used.contains(letter, Qt::CaseInsensitive))
            return false;
        used += letter;
        return true;
    };
    if (take(text[position + 1]))
        return text;
    text.remove(position, 1);
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (take(text[i]))
            return text.insert(i, u'&');
    }
    return text;
}

QString plainMenuText(QString text) {
    // "S&ave", and as some languages write it, "保存(&S)".
    static const QRegularExpression mnemonic(QStringLiteral("\\(&.\\)|&(?=.)"));
    return text.remove(mnemonic).remove(u'…');
}

void settleMnemonics(QMainWindow& window, const QWidget* last) {
    settleMenu(window.menuBar()->actions());
    QString used;
    for (const QAction* menu : window.menuBar()->actions()) {
        const qsizetype position = mnemonicPosition(menu->text());
        if (position >= 0)
            used += menu->text()[position + 1];
    }
    const auto widgets = window.findChildren<QWidget*>();
    for (const bool inLast : {false, true}) {
        for (QWidget* widget : widgets) {
            if (inLast == (last != nullptr && last->isAncestorOf(widget)))
                settle(widget, used);
        }
    }
}

} // namespace tessera
