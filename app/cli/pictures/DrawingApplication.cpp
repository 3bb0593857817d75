// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/DrawingApplication.h"

#include <QApplication>

namespace tessera {

std::unique_ptr<QCoreApplication> makeDrawingApplication(int& argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QApplication>(argc, argv);
}

} // namespace tessera
