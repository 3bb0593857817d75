// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/ColorList.h"

#include "widgets/board/ColorSwatch.h"
#include "widgets/board/TileTheme.h"

#include <QApplication>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QStandardItemModel>
#include <QWidget>

namespace tessera {

QStandardItemModel* colorList(QWidget& parent, const TileTheme& theme,
                              std::span<const Color> colors) {
    auto* model = new QStandardItemModel(&parent);
    const TileColors look = TileColors::fromPalette(parent.palette());
    for (const Color color : colors) {
        // The number comes first, so that typing it finds the colour.
        auto* item = new QStandardItem(QCoreApplication::translate("ColorList", "%1 – %2")
                                           .arg(color)
                                           .arg(patternName(theme, color)));
        item->setData(color, Qt::UserRole);
        item->setIcon(colorSwatch(color, theme, look, kListSwatchSide, parent.devicePixelRatioF()));
        model->appendRow(item);
    }
    return model;
}

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
