// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QSpinBox>
#include <QTest>

namespace tessera::testing {

/// Types a number into a spin box and leaves it, as a user does.
inline void typeNumber(QSpinBox* box, int value) {
    box->setFocus();
    QTest::keyClick(box, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(box, QString::number(value));
    QTest::keyClick(box, Qt::Key_Tab);
}

/// Goes to an entry with the arrow keys.
inline void pickEntry(QComboBox* box, int index) {
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Home);
    for (int presses = 0; box->currentIndex() != index && presses < 30; ++presses)
        QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(box->currentIndex(), index);
}

} // namespace tessera::testing
