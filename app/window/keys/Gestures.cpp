// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/keys/Gestures.h"

#include <QCoreApplication>

namespace tessera {

namespace {

struct Text {
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
        {Text::tr("Place or swap a piece"),
         Text::tr("Enter picks up and puts down"),
         {},
         Text::tr("Drag between tray and cells")},
        {Text::tr("Put a piece back into the tray"),
         {},
         ids({"editRemove"}),
         Text::tr("Drag it there")},
        {Text::tr("Rotate"),
         {},
         ids({"editRotate", "editRotateBack"}),
         Text::tr("Wheel over a tile, right click")},
        {Text::tr("Turn a rectangle as a block"),
         {},
         ids({"editTurnBlock", "editTurnBlockBack"}),
         {}},
        {Text::tr("Select"), Text::tr("Arrows, Shift+arrows"), ids({"editSelectAll"}),
         Text::tr("Click, Ctrl+click, Shift+click, rubber band")},
        {Text::tr("Move the selection"), Text::tr("Alt+arrows"), {}, Text::tr("Drag it")},
        {Text::tr("Edit a piece’s edges"), {}, ids({"editPiece"}), Text::tr("Double click a tile")},
        {Text::tr("Lock or unlock"), {}, ids({"editLock"}), Text::tr("Middle click")},
        {Text::tr("Show what fits here"),
         {},
         ids({"editShowFitting"}),
         Text::tr("Hover an empty cell")},
        {Text::tr("Choose from what fits here"),
         {},
         ids({"editChooseFitting"}),
         Text::tr("Right click on an empty cell")},
        {Text::tr("Zoom"),
         {},
         ids({"viewZoomIn", "viewZoomOut", "viewZoomFit"}),
         Text::tr("Ctrl+wheel, pinch")},
        {Text::tr("Pan"), {}, {}, Text::tr("Drag with the middle button or with Space")},
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
            rows.push_back({binding.name, keys, {}});
    }
    return rows;
}

} // namespace tessera
