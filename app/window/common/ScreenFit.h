// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSize>

class QDialog;
class QWidget;

namespace tessera {

/// What a window may take of its screen: without bars of the desktop and the frame
/// that window managers put around it.
[[nodiscard]] QSize roomFor(const QWidget& window);

/// Sees to it, as event filter of the application, that no window opens larger than
/// its screen. A dialog that cannot be made so small, as with large text on a small
/// screen, gets its content scrolled and keeps its buttons in sight.
class ScreenFit final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace tessera
