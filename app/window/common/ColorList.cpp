// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/ColorList.h"

#include "widgets/board/ColorSwatch.h"
#include "widgets/board/PatternName.h"

#include <QCoreApplication>
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

} // namespace tessera
