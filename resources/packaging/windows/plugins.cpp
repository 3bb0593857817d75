// SPDX-License-Identifier: GPL-3.0-or-later

// Qt's tools import plugins into programs only, and the program is a library here.
#include <QtPlugin>

Q_IMPORT_PLUGIN(QJpegPlugin)
Q_IMPORT_PLUGIN(QOffscreenIntegrationPlugin) // commands draw without a display
Q_IMPORT_PLUGIN(QSvgIconPlugin)
Q_IMPORT_PLUGIN(QSvgPlugin)
Q_IMPORT_PLUGIN(QWindowsIntegrationPlugin)
