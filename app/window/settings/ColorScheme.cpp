// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings/ColorScheme.h"

#include "app/window/settings/ClearStyle.h"

#include <QApplication>
#include <QStyle>

namespace tessera {

namespace {

/// The colours that a palette is made of.
struct Colors {
    QColor window, base, alternate, button, text, placeholder, disabled, highlight, highlighted,
        disabledHighlight, link, visited, tip, light, midlight, mid, dark, shadow, bright;
};

QPalette paletteOf(const Colors& colors) {
    QPalette palette;
    const auto set = [&](QPalette::ColorRole role, const QColor& color) {
        palette.setColor(QPalette::All, role, color);
    };
    set(QPalette::Window, colors.window);
    set(QPalette::WindowText, colors.text);
    set(QPalette::Base, colors.base);
    set(QPalette::AlternateBase, colors.alternate);
    set(QPalette::Text, colors.text);
    set(QPalette::Button, colors.button);
    set(QPalette::ButtonText, colors.text);
    set(QPalette::BrightText, colors.bright);
    set(QPalette::PlaceholderText, colors.placeholder);
    set(QPalette::ToolTipBase, colors.tip);
    set(QPalette::ToolTipText, colors.text);
    set(QPalette::Highlight, colors.highlight);
    set(QPalette::HighlightedText, colors.highlighted);
    set(QPalette::Link, colors.link);
    set(QPalette::LinkVisited, colors.visited);
    set(QPalette::Light, colors.light);
    set(QPalette::Midlight, colors.midlight);
    set(QPalette::Mid, colors.mid);
    set(QPalette::Dark, colors.dark);
    set(QPalette::Shadow, colors.shadow);
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::PlaceholderText,
          QPalette::HighlightedText, QPalette::Link, QPalette::LinkVisited}) {
        palette.setColor(QPalette::Disabled, role, colors.disabled);
    }
    palette.setColor(QPalette::Disabled, QPalette::Highlight, colors.disabledHighlight);
    palette.setColor(QPalette::Disabled, QPalette::Base, colors.window);
    return palette;
}

} // namespace

QStringList colorSchemes() {
    return {QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark"),
            QStringLiteral("contrast-dark"), QStringLiteral("contrast-light")};
}

QPalette lightPalette() {
    return paletteOf({.window = QColor(0xf2, 0xf2, 0xf4),
                      .base = QColor(0xff, 0xff, 0xff),
                      .alternate = QColor(0xf7, 0xf7, 0xf9),
                      .button = QColor(0xea, 0xea, 0xed),
                      .text = QColor(0x1d, 0x1e, 0x22),
                      .placeholder = QColor(0x63, 0x65, 0x6d),
                      .disabled = QColor(0x94, 0x96, 0x9d),
                      .highlight = QColor(0x1f, 0x62, 0xb5),
                      .highlighted = QColor(0xff, 0xff, 0xff),
                      .disabledHighlight = QColor(0xd6, 0xd7, 0xdc),
                      .link = QColor(0x14, 0x55, 0xa8),
                      .visited = QColor(0x6f, 0x3a, 0x94),
                      .tip = QColor(0xff, 0xfd, 0xee),
                      .light = QColor(0xff, 0xff, 0xff),
                      .midlight = QColor(0xf6, 0xf6, 0xf8),
                      .mid = QColor(0xbd, 0xbe, 0xc5),
                      .dark = QColor(0xa0, 0xa1, 0xa9),
                      .shadow = QColor(0x60, 0x61, 0x68),
                      .bright = QColor(0xb0, 0x12, 0x22)});
}

QPalette darkPalette() {
    return paletteOf({.window = QColor(0x27, 0x28, 0x2c),
                      .base = QColor(0x32, 0x34, 0x3a),
                      .alternate = QColor(0x37, 0x39, 0x40),
                      .button = QColor(0x3a, 0x3c, 0x42),
                      .text = QColor(0xe8, 0xe9, 0xec),
                      .placeholder = QColor(0xab, 0xad, 0xb5),
                      .disabled = QColor(0x7c, 0x7e, 0x86),
                      .highlight = QColor(0x2a, 0x68, 0xb8),
                      .highlighted = QColor(0xff, 0xff, 0xff),
                      .disabledHighlight = QColor(0x44, 0x46, 0x4d),
                      .link = QColor(0x7c, 0xb4, 0xf5),
                      .visited = QColor(0xc5, 0xa0, 0xe6),
                      .tip = QColor(0x3a, 0x3b, 0x41),
                      .light = QColor(0x52, 0x54, 0x5b),
                      .midlight = QColor(0x42, 0x44, 0x4a),
                      .mid = QColor(0x1f, 0x20, 0x23),
                      .dark = QColor(0x18, 0x19, 0x1b),
                      .shadow = QColor(0x0b, 0x0b, 0x0d),
                      .bright = QColor(0xff, 0x8a, 0x8a)});
}

QPalette darkContrastPalette() {
    return paletteOf({.window = Qt::black,
                      .base = Qt::black,
                      .alternate = QColor(0x1c, 0x1c, 0x1c),
                      .button = Qt::black,
                      .text = Qt::white,
                      .placeholder = QColor(0xd0, 0xd0, 0xd0),
                      .disabled = QColor(0x9a, 0x9a, 0x9a),
                      .highlight = QColor(0xff, 0xe6, 0x00),
                      .highlighted = Qt::black,
                      .disabledHighlight = QColor(0x2e, 0x2e, 0x2e),
                      .link = QColor(0x8c, 0xd2, 0xff),
                      .visited = QColor(0xe6, 0xb8, 0xff),
                      .tip = Qt::black,
                      .light = QColor(0xc8, 0xc8, 0xc8),
                      .midlight = QColor(0x96, 0x96, 0x96),
                      .mid = QColor(0x78, 0x78, 0x78),
                      .dark = QColor(0x96, 0x96, 0x96),
                      .shadow = QColor(0xc8, 0xc8, 0xc8),
                      .bright = QColor(0xff, 0x9a, 0x9a)});
}

QPalette lightContrastPalette() {
    return paletteOf({.window = Qt::white,
                      .base = Qt::white,
                      .alternate = QColor(0xee, 0xee, 0xee),
                      .button = Qt::white,
                      .text = Qt::black,
                      .placeholder = QColor(0x42, 0x42, 0x42),
                      .disabled = QColor(0x5e, 0x5e, 0x5e),
                      .highlight = QColor(0x00, 0x2a, 0x8c),
                      .highlighted = Qt::white,
                      .disabledHighlight = QColor(0xdc, 0xdc, 0xdc),
                      .link = QColor(0x00, 0x2a, 0x8c),
                      .visited = QColor(0x5a, 0x00, 0x78),
                      .tip = Qt::white,
                      .light = QColor(0xdc, 0xdc, 0xdc),
                      .midlight = QColor(0xb4, 0xb4, 0xb4),
                      .mid = QColor(0x8c, 0x8c, 0x8c),
                      .dark = QColor(0x6e, 0x6e, 0x6e),
                      .shadow = QColor(0x3c, 0x3c, 0x3c),
                      .bright = QColor(0x96, 0x00, 0x10)});
}

std::optional<QPalette> ownPalette(const QString& scheme) {
    switch (colorSchemes().indexOf(scheme)) {
    case 1:
        return lightPalette();
    case 2:
        return darkPalette();
    case 3:
        return darkContrastPalette();
    case 4:
        return lightContrastPalette();
    default:
        return std::nullopt;
    }
}

void applyColorScheme(QApplication& application, const QString& scheme) {
    // What the platform chose, before anything was changed.
    static const QString platformStyle = QApplication::style()->name();
    const std::optional<QPalette> own = ownPalette(scheme);
    const bool isOwn = qobject_cast<ClearStyle*>(QApplication::style()) != nullptr;
    const bool wantsOwn = own || QApplication::isRightToLeft() ||
                          platformStyle.compare(u"fusion", Qt::CaseInsensitive) == 0;
    if (wantsOwn && !isOwn)
        QApplication::setStyle(new ClearStyle);
    else if (!wantsOwn && isOwn)
        application.setStyle(platformStyle);
    // A palette without any colours set means the platform's.
    QApplication::setPalette(own.value_or(QPalette()));
    if (!own)
        QApplication::setPalette(missingColors(QApplication::palette()));
}

} // namespace tessera
