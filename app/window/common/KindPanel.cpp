// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/common/KindPanel.h"

#include <QLabel>

#include <algorithm>

namespace tessera {

KindPanel::KindPanel(const std::vector<Content>& contents, const QString& title) : m_title(title) {
    for (const Content& content : contents) {
        addWidget(content.widget);
        m_kinds.push_back(content.kind);
    }
    auto* reason = new QLabel(tr("This panel is for edge-matching puzzles."), this);
    reason->setAlignment(Qt::AlignCenter);
    reason->setWordWrap(true);
    reason->setMargin(12);
    reason->setForegroundRole(QPalette::PlaceholderText);
    addWidget(reason);
}

QString KindPanel::title() const {
    const QString own = currentWidget()->windowTitle();
    return own.isEmpty() ? m_title : own;
}

bool KindPanel::showKind(std::string_view kind) {
    const auto found = std::ranges::find(m_kinds, kind);
    setCurrentIndex(static_cast<int>(found - m_kinds.begin()));
    return found != m_kinds.end();
}

} // namespace tessera
