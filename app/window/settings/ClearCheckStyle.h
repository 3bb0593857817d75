// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace tessera {

/// The Fusion style with check boxes and radio buttons whose outline can be
/// seen. Fusion takes it from the window's colour, made darker: on a dark
/// window that is next to nothing. In a mirrored window mnemonics work without
/// being underlined: the line tears joined letters apart and cuts off the last.
class ClearCheckStyle final : public QProxyStyle {
    Q_OBJECT

public:
    ClearCheckStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                                QStyleHintReturn* result) const override;
};

} // namespace tessera
