// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/TileTheme.h"

#include <QComboBox>
#include <QElapsedTimer>

#include <span>

class QStandardItemModel;
class QWidget;

namespace tessera {

/// Logical pixels of a swatch in a ColorBox.
inline constexpr int kListSwatchSide = 24;

/// Entries for a ColorBox: swatch, number and name of each color, the number as
/// data. Belongs to the widget, whose palette it follows.
[[nodiscard]] QStandardItemModel* colorList(QWidget& parent, const TileTheme& theme,
                                            std::span<const Color> colors);

/// Chooses a colour by its number, which is each entry's data. Typing a number
/// goes to exactly that one; a usual box would go on to the next that begins
/// with it, from 11 by way of 9 to 90.
class ColorBox final : public QComboBox {
    Q_OBJECT

public:
    using QComboBox::QComboBox;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QString m_typed;
    QElapsedTimer m_sinceKey;
};

} // namespace tessera
