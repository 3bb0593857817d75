// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tessera {

/// Says, once when the program begins, that it serves a window: from then on
/// giveWayToTheWindow() has an effect. On the command line searches are all
/// that the program is there for, so nobody calls this.
void declareWindow();

/// From now on the calling thread, and every thread that it starts, gets a core
/// only as long as the program's other threads and other programs leave it one,
/// so that the window's thread never waits for those that calculate. To be
/// called once on a thread. Does nothing where threads cannot have ranks of their own without
/// privileges.
void giveWayToTheWindow();

} // namespace tessera
