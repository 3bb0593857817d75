// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequenceEdit>

namespace tessera {

/// Takes one key with its modifiers as soon as it is pressed. Tab leaves the
/// field, so that it is no trap for those without a mouse.
class KeyField final : public QKeySequenceEdit {
    Q_OBJECT

public:
    using QKeySequenceEdit::QKeySequenceEdit;

signals:
    void keyTyped(const QKeySequence& key);

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace tessera
