// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/ShortcutsDialog.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSet>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace tessera {

namespace {

struct Gesture {
    QString act;
    QString keys;
    QString mouse;
};

QString keys(QKeySequence sequence) {
    return sequence.toString(QKeySequence::NativeText);
}

std::vector<Gesture> gestures() {
    const auto list = [](const QStringList& parts) { return parts.join(QStringLiteral(", ")); };
    return {
        {ShortcutsDialog::tr("Place, swap or remove a piece"),
         ShortcutsDialog::tr("Enter picks up and puts down, Delete removes"),
         ShortcutsDialog::tr("Drag between tray and cells")},
        {ShortcutsDialog::tr("Rotate"), list({keys(Qt::Key_R), keys(Qt::SHIFT | Qt::Key_R)}),
         ShortcutsDialog::tr("Wheel over a tile, right click")},
        {ShortcutsDialog::tr("Select"),
         list({ShortcutsDialog::tr("Arrows, Shift+arrows"), keys(Qt::CTRL | Qt::Key_A)}),
         ShortcutsDialog::tr("Click, Ctrl+click, Shift+click, rubber band")},
        {ShortcutsDialog::tr("Edit a piece’s edges"), keys(Qt::Key_E),
         ShortcutsDialog::tr("Double click a tile")},
        {ShortcutsDialog::tr("Lock or unlock"), keys(Qt::Key_L),
         ShortcutsDialog::tr("Middle click")},
        {ShortcutsDialog::tr("Show what fits here"), keys(Qt::Key_H),
         ShortcutsDialog::tr("Hover an empty cell")},
        {ShortcutsDialog::tr("Choose from what fits here"), keys(Qt::Key_C),
         ShortcutsDialog::tr("Right click on an empty cell")},
        {ShortcutsDialog::tr("Zoom"),
         list({keys(Qt::CTRL | Qt::Key_Plus), keys(Qt::CTRL | Qt::Key_Minus),
               keys(Qt::CTRL | Qt::Key_0)}),
         ShortcutsDialog::tr("Ctrl+wheel, pinch")},
        {ShortcutsDialog::tr("Pan"),
         {},
         ShortcutsDialog::tr("Drag with the middle button or with Space")},
        {ShortcutsDialog::tr("Start or pause the search"), keys(Qt::CTRL | Qt::Key_Return), {}},
        {ShortcutsDialog::tr("Step the search"), keys(Qt::CTRL | Qt::Key_Period), {}},
        {ShortcutsDialog::tr("Stop the search"), keys(Qt::CTRL | Qt::SHIFT | Qt::Key_Period), {}},
        {ShortcutsDialog::tr("Show or hide an overlay"), QStringLiteral("1 … 9"), {}},
    };
}

QString plainText(const QAction& action) {
    // "S&ave", and as some languages write it, "保存(&S)".
    static const QRegularExpression mnemonic(QStringLiteral("\\(&.\\)|&(?=.)"));
    return action.text().remove(mnemonic).remove(QStringLiteral("…"));
}

} // namespace

ShortcutsDialog::ShortcutsDialog(const QList<QAction*>& actions, QWidget* parent)
    : QDialog(parent), m_filter(new QLineEdit(this)), m_table(new QTreeWidget(this)) {
    setWindowTitle(tr("Keys and Gestures"));
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setAccessibleName(tr("Filter"));
    m_filter->setToolTip(tr("Show only rows with these words"));
    m_table->setHeaderLabels({tr("What"), tr("Keys"), tr("Mouse")});
    m_table->setRootIsDecorated(false);
    m_table->setAlternatingRowColors(true);
    m_table->setAllColumnsShowFocus(true);
    m_table->setAccessibleName(windowTitle());
    addGestures();
    addActions(actions);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_filter, &QLineEdit::textChanged, this, &ShortcutsDialog::filter);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_filter);
    layout->addWidget(m_table, 1);
    layout->addWidget(buttons);
    const int line = fontMetrics().lineSpacing();
    resize(line * 44, line * 30);
}

void ShortcutsDialog::addGestures() {
    for (const Gesture& gesture : gestures())
        m_table->addTopLevelItem(new QTreeWidgetItem({gesture.act, gesture.keys, gesture.mouse}));
}

void ShortcutsDialog::addActions(const QList<QAction*>& actions) {
    QSet<QString> listed;
    for (const Gesture& gesture : gestures()) {
        for (const QString& part : gesture.keys.split(QStringLiteral(", ")))
            listed.insert(part);
    }
    for (const QAction* action : actions) {
        QStringList shortcuts;
        for (const QKeySequence& sequence : action->shortcuts())
            shortcuts << keys(sequence);
        const QString name = plainText(*action);
        const QString all = shortcuts.join(QStringLiteral(", "));
        // The board's own keys stand with their gestures already.
        if (shortcuts.isEmpty() || name.isEmpty() || listed.contains(shortcuts.front()))
            continue;
        listed.insert(shortcuts.front());
        m_table->addTopLevelItem(new QTreeWidgetItem({name, all, {}}));
    }
}

void ShortcutsDialog::filter(const QString& text) {
    for (int row = 0; row < m_table->topLevelItemCount(); ++row) {
        QTreeWidgetItem* item = m_table->topLevelItem(row);
        bool found = false;
        for (int column = 0; column < m_table->columnCount(); ++column)
            found = found || item->text(column).contains(text, Qt::CaseInsensitive);
        item->setHidden(!found);
    }
}

} // namespace tessera
