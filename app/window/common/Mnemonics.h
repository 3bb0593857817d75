// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QMainWindow;
class QWidget;

namespace tessera {

/// A text whose mnemonic (an ampersand before a letter) is none of @p used, to
/// which it is added: moved to another letter if it is taken, or left out.
[[nodiscard]] QString withFreeMnemonic(QString text, QString& used);

/// A menu's text as it reads in a sentence: without mnemonic and dots.
[[nodiscard]] QString plainMenuText(QString text);

/// Lets every letter pressed with Alt mean one thing in a window, and every letter
/// in an open menu one entry. The menu bar goes first; an entry, label or button
/// whose letter is taken moves to another one of its text, or goes without. Done at run time,
/// because no translator can see which texts share a window.
///
/// @param last fields in here choose after all others, e.g. a form that changes;
/// to be called again when it did
void settleMnemonics(QMainWindow& window, const QWidget* last = nullptr);

} // namespace tessera
