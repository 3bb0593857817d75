// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/keys/ShortcutsDialog.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace tessera {

namespace {

struct GesturesText {
    Q_DECLARE_TR_FUNCTIONS(Gestures)
};

/// A row whose keys are those of some actions, after what is fixed.
struct BoardGesture {
    QString act;
    QString fixedKeys;
    QStringList actions;
    QString mouse;
};

std::vector<BoardGesture> boardGestures() {
    const auto ids = [](std::initializer_list<const char*> names) {
        QStringList list;
        for (const char* name : names)
            list << QString::fromLatin1(name);
        return list;
    };
    return {
        {GesturesText::tr("Place or swap a piece"),
         GesturesText::tr("Enter picks up and puts down"),
         {},
         GesturesText::tr("Drag between tray and cells")},
        {GesturesText::tr("Put a piece back into the tray"),
         {},
         ids({"editRemove"}),
         GesturesText::tr("Drag it there")},
        {GesturesText::tr("Rotate"),
         {},
         ids({"editRotate", "editRotateBack"}),
         GesturesText::tr("Wheel over a tile, right click")},
        {GesturesText::tr("Turn a rectangle as a block"),
         {},
         ids({"editTurnBlock", "editTurnBlockBack"}),
         {}},
        {GesturesText::tr("Select"), GesturesText::tr("Arrows, Shift+arrows"),
         ids({"editSelectAll"}), GesturesText::tr("Click, Ctrl+click, Shift+click, rubber band")},
        {GesturesText::tr("Move the selection"),
         GesturesText::tr("Alt+arrows"),
         {},
         GesturesText::tr("Drag it")},
        {GesturesText::tr("Edit a piece’s edges"),
         {},
         ids({"editPiece"}),
         GesturesText::tr("Double click a tile")},
        {GesturesText::tr("Lock or unlock"),
         {},
         ids({"editLock"}),
         GesturesText::tr("Middle click")},
        {GesturesText::tr("Show what fits here"),
         {},
         ids({"editShowFitting"}),
         GesturesText::tr("Hover an empty cell")},
        {GesturesText::tr("Choose from what fits here"),
         {},
         ids({"editChooseFitting"}),
         GesturesText::tr("Right click on an empty cell")},
        {GesturesText::tr("Zoom"),
         {},
         ids({"viewZoomIn", "viewZoomOut", "viewZoomFit"}),
         GesturesText::tr("Ctrl+wheel, pinch")},
        {GesturesText::tr("Pan"),
         {},
         {},
         GesturesText::tr("Drag with the middle button or with Space")},
    };
}

} // namespace

std::vector<Gesture> gestures(const KeyBindings& bindings) {
    std::vector<Gesture> rows;
    QStringList told;
    for (const BoardGesture& gesture : boardGestures()) {
        QStringList keys{gesture.fixedKeys};
        for (const QString& action : gesture.actions)
            keys << bindings.text(action);
        keys.removeAll({});
        rows.push_back({gesture.act, keys.join(QStringLiteral(", ")), gesture.mouse});
        told << gesture.actions;
    }
    for (const KeyBinding& binding : bindings.all()) {
        const QString keys = bindings.text(binding.id);
        if (!keys.isEmpty() && !told.contains(binding.id))
            rows.push_back({binding.window.isEmpty()
                                ? binding.name
                                : GesturesText::tr("%1: %2").arg(binding.group, binding.name),
                            keys,
                            {}});
    }
    return rows;
}

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
