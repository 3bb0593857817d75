// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/settings/AppSettings.h"
#include "tests/app/RecoveryTesting.h"

#include <QLabel>

#include <memory>

namespace tessera {

inline BoardSearch& searchIn(MainWindow& window) {
    return window.tabs().currentPage<DocumentPage>()->search();
}

inline QAction& action(MainWindow& window, const char* name) {
    return *window.findChild<QAction*>(QLatin1String(name));
}

inline QString text(MainWindow& window, const char* label) {
    return window.findChild<QLabel*>(QLatin1String(label))->text();
}

/// Tests of what one window leaves to the next: each has a folder of files and settings, with a
/// puzzle in hard.tessera.
class SessionTest : public QObject {
protected:
    /// Call it in each test's init().
    void makeFolder() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<AppSettings>(path("tessera.ini"));
        savePuzzle(hardPuzzle(), path("hard.tessera"));
    }
    [[nodiscard]] QString path(const char* name) const {
        return m_folder->filePath(QLatin1String(name));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<AppSettings> m_settings;
};

} // namespace tessera
