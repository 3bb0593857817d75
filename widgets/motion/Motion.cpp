// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/motion/Motion.h"

#include <QCoreApplication>
#include <QStyle>
#include <QVariant>
#include <QWidget>

namespace tessera {

namespace {

constexpr const char* kReduced = "tesseraReducedMotion";

} // namespace

bool showsMotion(const QWidget& widget) {
    return !QCoreApplication::instance()->property(kReduced).toBool() &&
           widget.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &widget) > 0;
}

void setReducedMotion(bool reduced) {
    // Settings may be read by a program without a window.
    if (QCoreApplication* program = QCoreApplication::instance())
        program->setProperty(kReduced, reduced);
}

} // namespace tessera
