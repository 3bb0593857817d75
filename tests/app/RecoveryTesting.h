// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/recovery/SessionKeeper.h"
#include "tests/TestProgram.h"
#include "tests/app/WindowTesting.h"

#include <QDir>
#include <QFile>
#include <QPushButton>

namespace tessera {

/// Simulates a program that writes its recovery copies and then crashes: a window is destroyed
/// without being closed.
inline void leaveBehind(AppSettings& settings, const std::function<void(MainWindow&)>& work) {
    MainWindow window(settings);
    work(window);
    for (PageKeeper* keeper : window.findChildren<PageKeeper*>())
        keeper->flush();
}

/// Starts a search that does not end, and waits for its first board.
[[nodiscard]] inline bool searchWithoutEnd(DocumentPage& page) {
    SearchSettings settings;
    settings.solver = "annealing";
    settings.values = findSolver("annealing")->defaults();
    page.search().start(settings);
    return QTest::qWaitFor(
        [&page] { return page.search().bestBoard() && page.search().numbers().best > 0; },
        TESSERA_PATIENCE);
}

/// Names of the recovery copies in the folder of the settings.
inline QStringList copies(const QString& folder) {
    QStringList found;
    for (const QString& part :
         QDir(folder + QStringLiteral("/recovery")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        found += QDir(folder + QStringLiteral("/recovery/") + part)
                     .entryList({QStringLiteral("*.recovery")}, QDir::Files);
    }
    return found;
}

/// The content of the only recovery copy; nothing if there is none, or more than one.
inline QByteArray onlyCopy(const QString& folder) {
    if (copies(folder).size() != 1)
        return {};
    const QDir recovery(folder + QStringLiteral("/recovery"));
    for (const QString& part : recovery.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QDir copies(recovery.filePath(part));
        for (const QString& name : copies.entryList({QStringLiteral("*.recovery")}, QDir::Files)) {
            QFile file(copies.filePath(name));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        }
    }
    return {};
}

/// Clicks the button of a message.
inline void press(QWidget& page, const char* text) {
    for (auto* button : page.findChildren<QPushButton*>()) {
        if (button->text() == QString::fromUtf8(text) && button->isVisibleTo(&page)) {
            button->click();
            return;
        }
    }
    qFatal("no button %s", text);
}

} // namespace tessera
