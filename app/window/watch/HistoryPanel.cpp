// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/watch/HistoryPanel.h"

#include "app/window/common/ActionFactory.h"

#include <QUndoGroup>

namespace tessera {

HistoryPanel::HistoryPanel(QUndoGroup* group, QWidget* parent) : QUndoView(group, parent) {
    setAccessibleName(tr("History"));
    setEmptyLabel(tr("As opened"));
    setCleanIcon(symbolicIcon("save"));
    // Thousands of steps would be measured with each new one.
    setUniformItemSizes(true);
    setToolTip(tr("Everything that was done; click on a step to go there"));
}

} // namespace tessera
