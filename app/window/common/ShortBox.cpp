// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/ShortBox.h"

#include <QStyleOptionComboBox>

namespace tessera {

ShortBox::ShortBox(QWidget* parent) : QComboBox(parent) {
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(4);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(this, &QComboBox::currentTextChanged, this, &QWidget::updateGeometry);
}

QSize ShortBox::sizeHint() const {
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QSize usual = QComboBox::sizeHint();
    option.rect = QRect(QPoint(), usual);
    const QRect field =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    // Styles keep a little room beside text and icon.
    constexpr int kBeside = 4;
    int content = fontMetrics().horizontalAdvance(currentText()) + kBeside;
    if (!option.currentIcon.isNull())
        content += iconSize().width() + kBeside;
    return {content + usual.width() - field.width(), usual.height()};
}

} // namespace tessera
