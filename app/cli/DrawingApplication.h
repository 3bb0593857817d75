// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include <memory>

namespace tessera {

/// What a command that draws needs in place of a QCoreApplication, without a
/// display. A program without Qt Gui makes a QCoreApplication.
[[nodiscard]] std::unique_ptr<QCoreApplication> makeDrawingApplication(int& argc, char** argv);

} // namespace tessera
