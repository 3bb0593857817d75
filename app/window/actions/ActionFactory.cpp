// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/actions/ActionFactory.h"

#include "app/window/Icons.h"

namespace tessera {

QAction* makeAction(const ActionSpec& spec, QObject* parent) {
    auto* action = new QAction(spec.text, parent);
    action->setObjectName(QString::fromLatin1(spec.name));
    action->setShortcut(spec.shortcut);
    action->setStatusTip(spec.toolTip);
    action->setWhatsThis(spec.toolTip);
    const QString keys = spec.shortcut.toString(QKeySequence::NativeText);
    action->setToolTip(keys.isEmpty() ? spec.toolTip
                                      : QStringLiteral("%1 (%2)").arg(spec.toolTip, keys));
    if (spec.icon != nullptr)
        action->setIcon(symbolicIcon(spec.icon));
    return action;
}

} // namespace tessera
