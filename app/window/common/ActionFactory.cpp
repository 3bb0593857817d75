// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/ActionFactory.h"

#include "app/window/common/Icons.h"

#include <QCoreApplication>

namespace tessera {

namespace {

struct ActionFactoryText {
    Q_DECLARE_TR_FUNCTIONS(ActionFactory)
};

constexpr const char* kReason = "whyNotAllowed";

} // namespace

void setAllowed(QAction& action, bool allowed, const QString& reason) {
    action.setEnabled(allowed);
    action.setProperty(kReason, reason);
}

QString whyNotAllowed(const QAction& action) {
    if (action.isEnabled())
        return {};
    const QString reason = action.property(kReason).toString();
    return reason.isEmpty() ? ActionFactoryText::tr("Not possible at the moment.") : reason;
}

void setHelp(QAction& action, const QString& text) {
    const QString keys = action.shortcut().toString(QKeySequence::NativeText);
    action.setToolTip(keys.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, keys));
    action.setStatusTip(text);
}

QAction* makeAction(const ActionSpec& spec, QObject* parent) {
    auto* action = new QAction(spec.text, parent);
    action->setObjectName(QString::fromLatin1(spec.name));
    action->setShortcut(spec.shortcut);
    action->setWhatsThis(spec.toolTip);
    setHelp(*action, spec.toolTip);
    if (spec.icon != nullptr)
        action->setIcon(symbolicIcon(spec.icon));
    return action;
}

} // namespace tessera
