// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/keys/ShortcutsDialog.h"

#include "app/window/keys/Gestures.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace tessera {

ShortcutsDialog::ShortcutsDialog(const KeyBindings& bindings, QWidget* parent)
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
    for (const Gesture& gesture : gestures(bindings))
        m_table->addTopLevelItem(new QTreeWidgetItem({gesture.act, gesture.keys, gesture.mouse}));
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
