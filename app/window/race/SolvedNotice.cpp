// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/race/SolvedNotice.h"

#include <QApplication>
#include <QSystemTrayIcon>
#include <QWidget>

namespace tessera {

namespace {

const char kTrayName[] = "solvedNotice";

/// The tray's icon of a window, made when it is needed first.
QSystemTrayIcon& trayIcon(QWidget& window) {
    auto* icon = window.findChild<QSystemTrayIcon*>(QLatin1String(kTrayName));
    if (icon == nullptr) {
        icon = new QSystemTrayIcon(QApplication::windowIcon(), &window);
        icon->setObjectName(QLatin1String(kTrayName));
        icon->setToolTip(QApplication::applicationDisplayName());
    }
    return *icon;
}

} // namespace

void notifySolved(QWidget& window, const QString& sentence) {
    if (QApplication::activeWindow() != nullptr)
        return;
    QApplication::alert(&window);
    if (!QSystemTrayIcon::isSystemTrayAvailable() || !QSystemTrayIcon::supportsMessages())
        return;
    QSystemTrayIcon& icon = trayIcon(window);
    icon.show();
    icon.showMessage(QApplication::applicationDisplayName(), sentence);
}

} // namespace tessera
