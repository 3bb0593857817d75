// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/keys/KeyField.h"

#include <QKeyEvent>

namespace tessera {

void KeyField::keyPressEvent(QKeyEvent* event) {
    QKeySequenceEdit::keyPressEvent(event);
    if (keySequence().isEmpty())
        return;
    const QKeySequence key(keySequence()[0]);
    // Ends the wait for a second key.
    setKeySequence(key);
    emit keyTyped(key);
}

} // namespace tessera
