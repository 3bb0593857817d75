// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace tessera {

/// Keeps shortcuts from windows that a modal dialog blocks. Qt looks shortcuts up in
/// the active window, which the dialog becomes only some time after it was shown: a
/// key pressed at once would close the page that the dialog was opened for.
/// An event filter of the application.
class ModalGuard final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace tessera
