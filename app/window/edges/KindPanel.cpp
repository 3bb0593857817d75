// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edges/KindPanel.h"

#include <QLabel>

namespace tessera {

KindPanel::KindPanel(QWidget* content, QWidget* other) {
    addWidget(content);
    if (other != nullptr) {
        addWidget(other);
        return;
    }
    auto* reason = new QLabel(tr("This panel is for edge-matching puzzles."), this);
    reason->setAlignment(Qt::AlignCenter);
    reason->setWordWrap(true);
    reason->setMargin(12);
    reason->setForegroundRole(QPalette::PlaceholderText);
    addWidget(reason);
}

void KindPanel::setUsable(bool usable) {
    setCurrentIndex(usable ? 0 : 1);
}

} // namespace tessera
