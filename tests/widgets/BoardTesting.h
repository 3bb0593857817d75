// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/PuzzleTesting.h"

#include <QCoreApplication>
#include <QWheelEvent>
#include <QWidget>

namespace tessera {

/// Turns the wheel by notches (positive: away from the user) over a point.
inline void turnWheel(QWidget* viewport, QPoint position, int notches,
                      Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QWheelEvent event(position, viewport->mapToGlobal(position), QPoint(), {0, 120 * notches},
                      Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(viewport, &event);
}

} // namespace tessera
