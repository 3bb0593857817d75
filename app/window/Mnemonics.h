// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMainWindow;
class QWidget;

namespace tessera {

/// Lets every letter pressed with Alt mean one thing in a window. The menu bar
/// keeps its letters; a label or button whose letter is taken moves to another
/// one of its text, or goes without. Done at run time, because no translator
/// can see which texts share a window.
///
/// @param last fields in here choose after all others, e.g. a form that changes;
/// to be called again when it did
void settleMnemonics(QMainWindow& window, const QWidget* last = nullptr);

} // namespace tessera
