// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/WindowMain.h"

#include "app/window/common/ActionFactory.h"
#include "app/window/common/ScreenFit.h"
#include "app/window/pages/DocumentTabs.h"
#include "app/window/settings/AppSettings.h"
#include "app/window/settings/ColorScheme.h"
#include "app/window/settings/Languages.h"
#include "app/window/shell/MainWindow.h"

#include "core/support/Platform.h"

#include <QApplication>
#include <QIcon>

namespace tessera {

int runWindow(int argc, char** argv) {
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("tessera"));
    QApplication::setOrganizationName(QStringLiteral("tessera"));
    QApplication::setApplicationDisplayName(QStringLiteral("Tessera"));
    QApplication::setApplicationVersion(QStringLiteral(TESSERA_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("tessera"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/tessera.svg")));

    declareWindow();
    AppSettings settings;
    installLanguage(application, settings.language());
    applyColorScheme(application, settings.colorScheme());
    application.installEventFilter(new ScreenFit(&application));
    MainWindow window(settings);
    // Behind a preview of a foreign file there is something to be seen; the
    // sample gives way to whatever is opened.
    window.openSample();
    window.show();
    window.restoreSession(QApplication::arguments().mid(1));
    return QApplication::exec();
}

} // namespace tessera
