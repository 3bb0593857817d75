// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/ColorBox.h"

#include <QApplication>
#include <QKeyEvent>

namespace tessera {

void ColorBox::keyPressEvent(QKeyEvent* event) {
    const QString text = event->text();
    const bool belongs =
        text.size() == 1 && (text.front().isDigit() || text.front() == QLatin1Char('-'));
    if (!belongs) {
        QComboBox::keyPressEvent(event);
        return;
    }
    if (!m_sinceKey.isValid() || m_sinceKey.hasExpired(QApplication::keyboardInputInterval()))
        m_typed.clear();
    m_sinceKey.start();
    m_typed += text;
    bool isNumber = false;
    const int index = findData(m_typed.toInt(&isNumber));
    if (isNumber && index >= 0)
        setCurrentIndex(index);
}

} // namespace tessera
