// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace tessera {

/// Tells a person who may look elsewhere that a puzzle is solved: the window
/// asks for attention, and the desktop shows the sentence if it can.
void notifySolved(QWidget& window, const QString& sentence);

} // namespace tessera
